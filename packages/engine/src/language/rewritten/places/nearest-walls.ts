/** "10 mm from the outside faces of the two nearest walls": from the two nearest edges of the body, seen from above. */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, unsaid } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const WALLS =
  /(?<=# (?:away )?from )(?:the |its |both )?(?:outside|outer|exterior|external|outermost) (?:faces?|surfaces?|sides?) of (?:the )?(?:two )?(?:nearest|closest)(?: two)? (?:(?:side|outer|outside) )?(?:walls|sides)(?= |$)/u

const KEPT = /^(?:two|nearest|closest)$/iu

/** "12 mm from the outside of the box in X and in Y": both ways, so from the two sides that are nearest. */
const BOTH_WAYS =
  /(?<=# (?:away )?from )(?:(?:the |its )?(?:two )?(?:nearest|closest) (?:two )?(?:outside|outer|exterior) (?:faces|walls|sides|surfaces)(?: of the (?:box|enclosure|tray|case|housing|part))?|(?:the |its )(?:(?:outside|outer|exterior)(?: (?:faces?|walls?|sides?|edges?|surfaces?))?) (?:of (?:the |its )?(?:box|enclosure|tray|case|housing|walls?|part|body|base) )?(?:\( )?(?:in (?:both )?x and (?:in )?y(?: (?:directions?|dimensions?))?|in both (?:directions|x and y|dimensions|ways)|both ways)(?: \))?)(?= |$)/u

function withBothWays(items: Item[]): Item[] {
  const found = findSpoken(items, BOTH_WAYS)
  const said = found && items[found.from]
  if (!found || !said) return items
  const behind = { span: said.span }
  return [
    ...items.slice(0, found.from),
    unsaid(behind, { category: 'which', concept: 'adjacent' }, 'nearest'),
    { ...unsaid(behind, { category: 'edge', concept: 'edge' }, 'edges', 'edge'), plural: true },
    ...items
      .slice(found.from, found.to + 1)
      .map((item) => (item.kind === 'mark' ? item : asFiller(item, 'both ways')))
      .filter((item) => item.kind !== 'mark'),
    ...items.slice(found.to + 1),
  ]
}

export const withNearestWalls = where('nearest |closest | outside | outer | exterior ', (sentences) =>
  sentences.map(withBothWays).map((items) => {
    const found = findSpoken(items, WALLS)
    if (!found) return [...items]
    const said = items.slice(found.from, found.to + 1)
    const last = said.at(-1) as Item
    const kept = said.filter(({ text }) => KEPT.test(text))
    return [
      ...items.slice(0, found.from),
      ...kept,
      asTerm(last, { category: 'edge', concept: 'edge' }, { form: 'edge', plural: true }),
      ...said
        .filter((item) => item !== last && !kept.includes(item))
        .map((item) => asFiller(item, 'the outside of the body')),
      ...items.slice(found.to + 1),
    ]
  }),
)
