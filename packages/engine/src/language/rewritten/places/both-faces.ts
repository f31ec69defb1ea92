/** "cut into both faces of the disc", "on each side of the wheel": of what is flat and round, its top and its underside. */
import { where } from '../../text/heard.ts'
import { type Item, means, unsaid } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const BOTH =
  /(?<=(?:^| )(?:in|into|on|of|from|at|to) (?:each|both|either)(?: of)?(?: the| its)?(?: two)? )(?:faces|sides|face|side|ends|end)(?: of (?:the|this) [a-z]+)?(?= [,.;)(]| and | there | is | has | to |$)/u

const isFlat = (item: Item): boolean =>
  means(item, 'solid', 'disc', 'wheel', 'washer', 'ring', 'flange', 'puck')
/** What has side faces has other sides than those two. */
const isOther = (item: Item): boolean => means(item, 'solid') && !isFlat(item)

export const withBothFaces = where(' each | both | either ', (sentences) => {
  const said = sentences.flat()
  if (!said.some(isFlat) || said.some(isOther)) return sentences
  return sentences.map((items) => {
    const found = findSpoken(items, BOTH)
    const noun = found && items[found.from]
    return noun
      ? [
          ...items.slice(0, found.from),
          unsaid(noun, { category: 'filler', concept: 'its flat faces' }, 'flat'),
          ...items.slice(found.from),
        ]
      : [...items]
  })
})
