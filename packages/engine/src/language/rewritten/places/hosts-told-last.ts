/**
 * "Two posts 10 mm in diameter and 30 mm tall stand 40 mm apart on a plate of 90 x 50 x 5 mm": the plate is told first then, and
 * they stand on it, so that how far apart they are is known to be theirs.
 */
import { where } from '../../text/heard.ts'
import { type Item, means } from '../../text/items.ts'
import { littleWord } from '../../text/little-words.ts'
import { findSpoken } from '../../text/spoken.ts'

const COUNT = '(?:two|three|four|five|six|\\d+|#)'
const STAND =
  '(?:stand|sit|rest|rise|lie|(?:(?:that|which|are|is) )+(?:placed|set|standing|sitting|resting|mounted|located|positioned|put|fixed)|standing|sitting|placed|mounted|resting)(?: up| upright| side by side)*'
const APART =
  '(?:spaced )?# (?:apart|from each other)(?: (?:center to center|centre to centre|on centers|on centres))?'
const ON = '(?:on top of|on|upon|onto|atop)'
const FIRST = new RegExp(
  `^(?:(?:make|create|build|model|design|there are) )?${COUNT} [^;.()]*?(?: ,)? ${STAND} (?:(?<apart>${APART}) )?${ON} (?=(?:a|an|one) )`,
  'u',
)
const BEHIND = new RegExp(`(?:, |and )?${APART}$`, 'u')
/** Its sizes, and nothing that is on it or of something else. */
const PLAIN_HOST = /^(?:a|an|one) [^,;.()]*?(?:,(?! (?:and|with)) [^,;.()]*)*$/u
const MORE =
  /(?:^| )(?:with|and (?:a|an|two|three|four|it|they|has|have)|(?:that|which)(?! (?:is|measures) #)|whose|where|while|in (?:a|the|its|it)|at|from)(?: |$)/u

function hostFirst(items: Item[]): Item[][] | undefined {
  const found = findSpoken(items, FIRST)
  if (!found) return undefined
  const behind = findSpoken(items, BEHIND)
  const host = items.slice(found.to + 1, behind?.from)
  const bodies = items.slice(0, found.to + 1)
  const apart = behind ? items.slice(behind.from) : []
  const told = findSpoken(host, PLAIN_HOST)
  const solids = (each: readonly Item[]): number => each.filter((item) => means(item, 'solid')).length
  if (!told || findSpoken(host, MORE) || solids(host) !== 1 || solids(bodies) === 0) return undefined
  if ((found.match.groups?.['apart'] === undefined) !== (behind !== undefined)) return undefined
  const last = items.at(-1) as Item
  return [host, [...bodies, littleWord(last, 'it'), ...apart]]
}

export const withHostsToldLast = where(
  [' apart|from each other', ' on | upon | onto | atop'],
  (sentences) => {
    const [first, ...others] = sentences
    const told = first && hostFirst(first)
    return told ? [...told, ...others] : sentences
  },
)
