/**
 * "A plate running from (0,0) to (150,90)", "a rectangle with opposite corners at (-20, 0) and (40, 30)": how long and wide it
 * is, and where it lies. Said as two ranges: x = 0 to x = 150, y = 0 to y = 90.
 */
import type { AxisName } from '../../../plan/geometry.ts'
import type { Quantity } from '../../quantities/quantity.ts'
import { impliedValue } from '../../quantities/quantity.ts'
import { where } from '../../text/heard.ts'
import { asFiller, type Item, isThing, means, type Sized } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const CORNERS =
  /(?:(?:running|going|extending|reaching|spanning|spans|drawn|stretching|extends|runs|goes) )?(?:from (?:corner |the (?:corner|point) )?\(#\) to (?:corner |the (?:corner|point) )?\(#\)|(?:with|having|whose) (?:its |the |two )*(?:(?:diagonally )?opposite )?corners (?:are )?(?:at )?\(#\)(?: and (?:at )?\(#\))?|between (?:the (?:corners|points) )?\(#\)(?: and \(#\))?)/u

const isPoint = (item: Item | undefined): item is Sized & { quantity: Quantity & { kind: 'points' } } =>
  item?.kind === 'quantity' && item.quantity.kind === 'points'

/** Along one axis, from the lesser to the greater. */
function rangeOf(item: Sized, axis: AxisName, ends: readonly [number, number]): Item {
  const { text, span } = item
  const values = ends.toSorted((a, b) => a - b).map((end) => impliedValue(end, 'length', span, text))
  return {
    kind: 'quantity',
    text,
    span,
    quantity: { kind: 'range', axis, text, span, values, approximate: false },
  }
}

function ranged(items: Item[]): Item[] {
  const found = findSpoken(items, CORNERS)
  const told = found?.quantities.map((at) => items[at]) ?? []
  const points = told.filter(isPoint)
  const [first, second = first] = points
  const [from, to, ...more] = points.flatMap(({ quantity }) => quantity.points)
  if (!found || !first || !second || points.length !== told.length || more.length > 0) return items
  const body = items.slice(0, found.from).findLast((item) => isThing(item) || means(item, 'portion'))
  // A line, a hole or a slot from one point to another is no rectangle.
  const flat = means(body, 'solid') || means(body, 'portion', 'rectangle', 'square')
  const [x = 0, y = 0] = from ?? []
  const [endX = 0, endY = 0] = to ?? []
  if (!flat || from?.length !== 2 || to?.length !== 2 || x === endX || y === endY) return items
  const words = items
    .slice(found.from, found.to + 1)
    .filter((item) => item.kind !== 'quantity')
    .map((item) => asFiller(item, 'from corner to corner'))
  return [
    ...items.slice(0, found.from),
    ...words,
    rangeOf(first, 'x', [x, endX]),
    rangeOf(second, 'y', [y, endY]),
    ...items.slice(found.to + 1),
  ]
}

export const withCornerToCorner = where('(#)', (sentences) => sentences.map(ranged))
