/**
 * "a 10 mm hole in the centre and a 5 mm hole on either side of it, 25 mm away": one so far on either side of the middle,
 * where what it lies beside is in the middle.
 */
import { where } from '../../text/heard.ts'
import { asFiller, type Item, means, unsaid } from '../../text/items.ts'
import { littleWord } from '../../text/little-words.ts'
import { findSpoken } from '../../text/spoken.ts'

const EITHER_SIDE =
  /(?:, )?(?:one )?(?:on|to) (?:either|each) side of (?:(?<other>it|(?:the|this|that) (?:[a-z]+ )?hole)|the (?:exact )?(?:cent(?:er|re)|middle)) (?:, )?# (?:away(?: from (?:it|the cent(?:er|re)))?|from (?:it|the cent(?:er|re)))(?= [,.;]|$| and )/u
const IN_THE_MIDDLE =
  /(?:^| )hole (?:.* )?(?:in|at|through) (?:the|its) (?:exact |very )?(?:cent(?:er|re)|middle)(?: |$)/u

function besideMiddle(items: Item[]): Item[] {
  const found = findSpoken(items, EITHER_SIDE)
  const size = items[found?.quantities[0] ?? -1]
  if (!found || !size) return items
  if (found.match.groups?.['other'] && !findSpoken(items.slice(0, found.from), IN_THE_MIDDLE)) return items
  const said = items.slice(found.from, found.to + 1)
  const side = said.findIndex((item) => means(item, 'edge', 'side') || /side$/iu.test(item.text))
  const either = said
    .slice(0, side + 1)
    .filter((item) => /^(?:either|each|side|either side|each side)$/iu.test(item.text))
  const idle = said.filter((item) => item !== size && !either.includes(item) && item.kind !== 'mark')
  return [
    ...items.slice(0, found.from),
    size,
    ...either,
    littleWord(size, 'of'),
    littleWord(size, 'the'),
    unsaid(size, { category: 'place', concept: 'centre' }, 'center'),
    ...idle.map((item) => asFiller(item, 'what they are beside')),
    ...items.slice(found.to + 1),
  ]
}

export const withEitherSide = where(['feature:', 'either side of |each side of '], (sentences) =>
  sentences.map(besideMiddle),
)
