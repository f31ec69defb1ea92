/** "Hollow it out from the flat side with a hemisphere of 52 mm": the order to cut that body out of it. */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, isMark } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const FIGURE =
  '(?:hemisphere|half sphere|sphere|ball|cylinder|rectangle|square|circle|box|cube|block|hexagon|prism|cone)'
const HOLLOWED = new RegExp(
  `(?<=^|(?:then|and|,|now|finally|next) )(?:hollow|scoop|carve|core)(?: out)? (?:it|this|(?:the|this) (?:[a-z]+ )?[a-z]+)(?: out)?(?<side> (?:starting )?from (?:the |its )?(?:[a-z]+ )?(?:top|bottom|underside|side|face|surface|end)(?: (?:face|side|surface))?)? (?=(?:with|using|by (?:cutting|subtracting|removing)(?: out| away)?) (?:a|an) (?=[^,;]*#)[^,;]*(?<= )${FIGURE}(?: |$))`,
  'u',
)
const WITH = /^(?:with|using|by|cutting|subtracting|removing|out|away)$/iu

function withOrder(items: readonly Item[]): Item[] {
  const found = findSpoken(items, HOLLOWED)
  const order = found && items[found.from]
  if (!found || !order) return [...items]
  const side = found.match.groups?.['side']
    ? items.findIndex(({ text }, at) => at > found.from && /^from$/iu.test(text))
    : -1
  const lead = side < 0 ? found.to + 1 : side
  let figure = found.to + 1
  while (WITH.test(items[figure]?.text ?? '')) figure++
  // What follows from it is told behind.
  const comma = items.findIndex((item, at) => at > figure && isMark(item, ',', ';'))
  const end = comma < 0 ? items.length : comma
  const idle = (from: number, to: number): Item[] =>
    items.slice(from, to).map((item) => asFiller(item, 'what is hollowed'))
  return [
    ...items.slice(0, found.from),
    ...idle(found.from + 1, lead),
    ...idle(found.to + 1, figure),
    asTerm({ ...order, text: 'cut out' }, { category: 'operation', concept: 'cut' }),
    ...items.slice(figure, end),
    ...items.slice(lead, found.to + 1),
    ...items.slice(end),
  ]
}

export const withHollowedBy = where('hollow|scoop|carve|core', (sentences) => sentences.map(withOrder))
