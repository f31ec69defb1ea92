/**
 * "four 3 mm holes on a 31 mm x 31 mm square pattern about the same center", "… centered at Y=0, Z=29": four on a rectangle
 * whose middle is told, each by its own coordinates. The same middle is that of the hole told before.
 */
import type { AxisName } from '../../../plan/geometry.ts'
import { pointAxes, type Quantity } from '../../quantities/quantity.ts'
import { tidy } from '../../quantities/scan.ts'
import { where } from '../../text/heard.ts'
import { type Item, means, phraseOf, unsaid } from '../../text/items.ts'
import { type Found, findSpoken } from '../../text/spoken.ts'

const FIGURE =
  '(?:(?:square|rectangular|bolt|hole|bolt hole|mounting) )*(?:pattern|grid|array|layout|arrangement|square|rectangle)'
const SIZE = `(?:#x# ${FIGURE}|# square(?: (?:bolt|hole|mounting|bolt hole))?(?: (?:pattern|grid|array|layout))?)`
const ABOUT =
  '(?:(?:about|around)|(?:which is |that is )?(?:itself )?cent(?:ered|red) (?:at|on|about|around)|with (?:its|the) cent(?:er|re) at)'
const SAME =
  '(?:(?:the|that) same (?:cent(?:er|re)(?: point)?|point|axis|middle)|(?:the|that|this) (?:[a-z]+ )?(?:hole|bore|opening))'
const PATTERN = new RegExp(
  `(?:on|in|at|forming) (?:a |an |the )?${SIZE}(?: ,)? ${ABOUT} (?:${SAME}|(?:the point )?(?:\\(#\\)|[xyz]=# (?:, |and |, and )?[xyz]=#))(?= [,.;)]|$| and | through )`,
  'u',
)

interface Middle {
  axes: readonly AxisName[]
  at: readonly number[]
}

/** The coordinates among some items: one point, or one number for each of two axes. */
function middleIn(items: readonly Item[]): Middle | undefined {
  const told = items.flatMap((item): Quantity[] => (item.kind === 'quantity' ? [item.quantity] : []))
  const point = told.find((each) => each.kind === 'points')
  if (point?.kind === 'points' && point.points.length === 1 && point.points[0]?.length === 2)
    return { axes: pointAxes(point), at: point.points[0] }
  const single = told.flatMap((each) => (each.kind === 'coordinate' ? [each] : []))
  const at = single.map(({ values }) => values[0]?.value ?? 0)
  return single.length === 2 ? { axes: single.map(({ axis }) => axis), at } : undefined
}

const isHole = (item: Item): boolean => means(item, 'feature', 'hole')

/** Where the last single hole before lies. */
function holeBefore(items: readonly Item[]): Middle | undefined {
  const last = items.findLastIndex((item) => isHole(item) && item.kind === 'term' && !item.plural)
  return last < 0 ? undefined : middleIn(items.slice(last))
}

const isFour = (items: readonly Item[]): boolean => {
  const noun = items.findLastIndex((item) => isHole(item))
  return items
    .slice(Math.max(0, noun - 6), noun)
    .some(
      (item) =>
        item.kind === 'quantity' &&
        ['count', 'number'].includes(item.quantity.kind) &&
        item.quantity.values[0]?.value === 4,
    )
}

function pointsOf(items: readonly Item[], { from, to }: Found, { axes, at }: Middle): Item | undefined {
  const size = items.slice(from, to + 1).find((item) => item.kind === 'quantity')
  if (size?.kind !== 'quantity') return undefined
  const [wide = 0, high = wide] = size.quantity.values.map(({ value }) => value)
  const [u = 0, v = 0] = at
  const points = [1, -1].flatMap((a) =>
    [1, -1].map((b) => [tidy(u + (a * wide) / 2), tidy(v + (b * high) / 2)]),
  )
  const { text, span } = phraseOf(items.slice(from, to + 1) as [Item, ...Item[]])
  const plain = axes[0] === 'x' && axes[1] === 'y'
  const quantity: Quantity = {
    kind: 'points',
    points,
    values: size.quantity.values,
    span,
    text,
    approximate: false,
    ...(plain ? {} : { axes }),
  }
  return { kind: 'quantity', quantity, text, span }
}

export const withCentredPatterns = where(
  'about |around |centered |centred |center at |centre at ',
  (sentences) =>
    sentences.map((items, index) => {
      const found = findSpoken(items, PATTERN)
      if (!found || !isFour(items.slice(0, found.from))) return items
      const own = middleIn(items.slice(found.from, found.to + 1))
      const middle = own ?? holeBefore([...sentences.slice(0, index).flat(), ...items.slice(0, found.from)])
      const points = middle && pointsOf(items, found, middle)
      if (!points) return items
      const at = unsaid(points, { category: 'preposition', concept: 'at' }, 'at')
      return [...items.slice(0, found.from), at, points, ...items.slice(found.to + 1)]
    }),
)
