/**
 * Corners told by their radius alone. "Round the edges of these rectangles at two corners": those corners of them. And "cutouts with rounded edges" of a
 * figure whose corners were rounded before: nothing new.
 */
import { where } from '../../text/heard.ts'
import { asFiller, type Item, means, unsaid } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const SIDE =
  '(?:corresponding to|belonging to|adjacent to|lying on|that lie on|which lie on|on|along|at) (?:the|one|a) (?:longer|shorter|longest|shortest|long|short) (?:edge|side)'
const AT_CORNERS = new RegExp(
  `(?<=^(?:(?:then|next|now|and|,) )*(?:round|fillet|chamfer|bevel)(?: off)? )(?:the )?edges of (?:the|this|that|these|those|each|both) (?:\\w+ )?\\w+ at (?<corners>(?:the |its |their )?(?:two |three |four |all )?(?:\\w+ )?corners)(?<side> ${SIDE})?(?<whose> of the \\w+)?(?= |$)`,
  'u',
)

/** "of these rectangles at two corners on the longer edge of the rectangle": the corners first, then whose they are. */
function turnedAround(items: readonly Item[]): Item[] {
  const found = findSpoken(items, AT_CORNERS)
  const edges = items.findIndex((item, at) => at >= (found?.from ?? 0) && means(item, 'edge', 'edge'))
  const at = items.findIndex((item, index) => index > edges && /^at$/iu.test(item.text))
  if (!found || edges < 0 || at < 0 || at > found.to) return [...items]
  const corners = items.slice(at + 1, found.to + 1)
  const noun = corners.findIndex((item) => means(item, 'edge', 'corner'))
  const side = corners.findLastIndex((item) => means(item, 'edge'))
  // Behind the side it is the same body again; before it, only that it is one of that side.
  const told = corners.map((item, index) =>
    index > side || (index > noun && !means(item, 'edge') && !means(item, 'which'))
      ? asFiller(item, 'corners of that side')
      : item,
  )
  return [...items.slice(0, found.from), ...told, ...items.slice(edges + 1, at), ...items.slice(found.to + 1)]
}

const ROUNDED_AGAIN =
  /(?<=(?:cutouts?|cuts?|openings?|notches|notch|pockets?|recess(?:es)?) )with (?:rounded|filleted) (?:edges|corners)(?= |$)(?!.*#)/u

const WHICH = '(?:vertical|upright|outer|outside|external|exterior|standing|plan view|long|four)'
/** "with 6 mm radius vertical corners", "R5 corners": rounded, by the radius alone. */
const BY_RADIUS = new RegExp(
  `(?:# radius(?= (?:${WHICH} )+(?:corners|edges)(?: |$))|r#(?: radius)?(?= (?:${WHICH} )*(?:corners|edges)(?: |$)))`,
  'u',
)

function withRounding(items: readonly Item[]): Item[] {
  const found = findSpoken(items, BY_RADIUS)
  const next = found && items[found.to + 1]
  if (!found || !next || items.some((item) => means(item, 'feature', 'fillet', 'chamfer'))) return [...items]
  const rounded = unsaid(next, { category: 'feature', concept: 'fillet' }, 'rounded')
  return items.toSpliced(found.to + 1, 0, rounded)
}

const isRounding = (items: readonly Item[]): boolean =>
  items.some((item) => means(item, 'feature', 'fillet')) &&
  items.some((item) => item.kind === 'quantity' && item.quantity.kind !== 'count')

export const withRoundedCorners = where('corners|edges', (sentences) =>
  sentences.map((sentence, index) => {
    const items = withRounding(turnedAround(sentence))
    const found = findSpoken(items, ROUNDED_AGAIN)
    const again = found && sentences.slice(0, index).some(isRounding) ? found : undefined
    return items.map((item, at) =>
      again && at >= again.from && at <= again.to ? asFiller(item, 'said before') : item,
    )
  }),
)
