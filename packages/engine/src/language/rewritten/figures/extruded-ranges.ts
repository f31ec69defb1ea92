/**
 * "Drawn in the XZ plane … extruded 45 mm along Y, spanning Y=-22.5 to Y=22.5": the levels that an extrusion about its plane
 * has anyway. They would be taken for a size of the section.
 */
import type { AxisName } from '../../../plan/geometry.ts'
import { where } from '../../text/heard.ts'
import { amountOf, asSettled, conceptOf, type Item, isMark, means } from '../../text/items.ts'

const PLANES: Readonly<Record<string, AxisName>> = { xz: 'y', yz: 'x' }
const LEADS =
  /^(?:from|spanning|spans|which spans|so it spans|it spans|running|runs|going|goes|reaching|reaches|i\.?e\.?|that is|so that it spans)$/iu
const WHY = 'as far as it is extruded'

const planeIn = (items: readonly Item[]): AxisName | undefined =>
  items.map((item) => PLANES[conceptOf(item, 'axis') ?? '']).find((axis) => axis !== undefined)

/** About the plane, and as far as the size that it is extruded by. */
function isReach(item: Item, axis: AxisName, extruded: readonly number[]): boolean {
  if (item.kind !== 'quantity' || item.quantity.kind !== 'range' || item.quantity.axis !== axis) return false
  const [low = 0, high = 0] = item.quantity.values.map(({ value }) => value)
  return Math.abs(low + high) < 1e-6 && extruded.some((size) => Math.abs(size - (high - low)) < 1e-6)
}

function withoutReach(items: Item[], axis: AxisName): Item[] {
  const verb = items.findIndex((item) => means(item, 'operation', 'extrude'))
  if (verb < 0) return items
  const sizes = items.slice(verb).flatMap((item) => amountOf(item) ?? [])
  const at = items.findIndex((item, index) => index > verb && isReach(item, axis, sizes))
  if (at < 0) return items
  let from = at
  while (isMark(items[from - 1], ',', '(') || LEADS.test(items[from - 1]?.text ?? '')) from--
  const to = isMark(items[at + 1], ')') ? at + 1 : at
  const gone = items.slice(from, to + 1).filter((item) => !isMark(item))
  return [...items.slice(0, from), ...gone.map((item) => asSettled(item, WHY)), ...items.slice(to + 1)]
}

export const withExtrudedRanges = where(
  ['axis:xz|axis:yz', 'operation:extrude', 'trapez|triang|rectang|square'],
  (sentences) => {
    const axis = sentences.map(planeIn).find((each) => each !== undefined)
    return axis ? sentences.map((items) => withoutReach(items, axis)) : sentences
  },
)
