/** "60 mm apart, 30 mm either side of the middle": the spacing once more, by its half; another number is told of something else. */
import { where } from '../../text/heard.ts'
import { amountOf, type Item } from '../../text/items.ts'
import { asIdle, findSpoken } from '../../text/spoken.ts'

const APART = /# (?:apart|cent(?:er|re) to cent(?:er|re)|between cent(?:er|re)s)(?= |$)/u
const HALF =
  /(?:[,;]|\() (?:(?:so|i ?e|that is|meaning|being|each) )*# (?:(?:to|on|at) )?(?:either|each) side of (?:(?:the|its) )?(?:middle|cent(?:er|re)(?: ?line)?|origin)(?: of (?:it|the [a-z]+))?(?: \))?(?= |$)/u

function withoutHalf(items: Item[]): Item[] {
  const [apart, half] = [findSpoken(items, APART), findSpoken(items, HALF)]
  if (!apart || !half || half.from < apart.from) return items
  const [whole, part] = [apart, half].map(({ quantities: [at] }) => amountOf(items[at ?? -1]))
  return whole !== undefined && whole === 2 * (part ?? 0) ? asIdle(items, half, 'half of the spacing') : items
}

export const withoutHalfSpacings = where(
  [' either | each ', 'apart| to center| to centre|between '],
  (sentences) => sentences.map(withoutHalf),
)
