/**
 * "Two round bars. One bar lies along X, the other along Y; both are 20 mm in diameter": what one sentence tells of two bodies
 * and the next ones of their ways and sizes, put in one sentence, as those are told that lie each another way.
 */
import { where } from '../text/heard.ts'
import { asSettled, commaAt, countOf, type Item, means } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'

const LIES =
  '(?: (?:lies|runs|is|goes|extends|points|lying|running|placed|laid|oriented|aligned|with (?:its|the) axis))*(?: flat| horizontally| vertically)* (?:along|parallel to)(?: the)? [xyz](?: axis| direction)?'
const WAYS = new RegExp(
  `^(?:one|the first)(?: of them)?(?: (?<first>[a-z]+))??(?: one)?${LIES}(?: ,)?(?: and)? (?:the other|the second|another|one)(?: (?<second>[a-z]+))??(?: one)?${LIES}(?=$| [,.;])`,
  'u',
)
/** What they both are; where they lie to each other is said otherwise. */
const OF_BOTH =
  /^(?:they are both|both of them|each of them|both|each|each one)(?: [a-z]+)?? (?:are|is|have|has|measures?)(?= )(?!.*(?:apart|spac|between|each other|one another|distance))/u

const isPair = (items: readonly Item[]): number =>
  items.findIndex(
    (item, at) =>
      item.kind === 'term' &&
      item.plural &&
      means(item, 'solid') &&
      items.slice(Math.max(0, at - 4), at).some((each) => countOf(each) === 2),
  )

/** The noun of the pair where it is said again, also by its last word: "round bars" are bars. */
const settled = (items: readonly Item[], noun: Item): Item[] =>
  items.map((item) => {
    const again = item.kind === 'term' && noun.kind === 'term' && ` ${noun.form}`.endsWith(` ${item.form}`)
    return again ? asSettled(item, 'one of them') : item
  })

export const withWaysToldAfter = where(
  ['one |first ', 'other|second|another', ' along | parallel ', ' x | y | z '],
  (sentences) => {
    const told: Item[][] = []
    for (let at = 0; at < sentences.length; at++) {
      const items = sentences[at] as Item[]
      const next = sentences[at + 1]
      const noun = items[isPair(items)]
      const ways = noun && next && findSpoken(next, WAYS)
      const first = next?.[0]
      if (!ways || !first) {
        told.push(items)
        continue
      }
      const both = sentences[at + 2]
      const sizes = both && findSpoken(both, OF_BOTH) ? both : []
      const comma = sizes[0] ? [commaAt(sizes[0].span[0])] : []
      told.push([...items, commaAt(first.span[0]), ...settled(next, noun), ...comma, ...settled(sizes, noun)])
      at += sizes.length > 0 ? 2 : 1
    }
    return told
  },
)
