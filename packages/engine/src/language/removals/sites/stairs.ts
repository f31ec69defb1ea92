/** Stairs: equal steps that fill the body, each so deep and so high, from one end up to the other. */
import type { AxisName } from '../../../plan/geometry.ts'
import { opposite } from '../../lexicon/sides.ts'
import type { Value } from '../../quantities/quantity.ts'
import { isOnly, type Removal, sizeOf } from '../removal.ts'
import {
  axisOf,
  BEYOND,
  extent,
  type Host,
  high,
  inward,
  isFlat,
  levelOf,
  low,
  others,
  sorted,
} from './host.ts'
import { wayFits } from './placing.ts'
import { Misfit, type OutlinePoint, type Seen, type Site } from './site.ts'

export function stairs(removal: Removal, host: Host): Site[] | undefined {
  const { rises, count } = removal
  if (!rises || !isFlat(rises) || count < 2 || removal.places.length > 0 || removal.centred) return undefined
  const axis = axisOf(rises)
  const [way] = others(axis, 'z') as [AxisName]
  if (!wayFits(removal, way, [rises, '+z', '-z']) || removal.sides.some((side) => side !== '+z'))
    return undefined
  if (!isOnly(removal, ['depth', 'length', axis], ['height', 'z'], ['width', way])) return undefined
  const [tread, riser, wide] = [
    sizeOf(removal, 'depth', 'length', axis),
    sizeOf(removal, 'height', 'z'),
    sizeOf(removal, 'width', way),
  ]
  const [long, tall] = [extent(host, axis), extent(host, 'z')]
  for (const [size, whole, what] of [
    [tread, long, 'long'],
    [riser, tall, 'high'],
  ] as const)
    if (size && Math.abs(size.value * count - whole) > 1e-6)
      throw new Misfit(`${count} steps of ${size.value} mm are not ${whole} mm ${what}`)
  if (wide && Math.abs(wide.value - extent(host, way)) > 1e-6)
    throw new Misfit(`the body is ${extent(host, way)} mm wide, not ${wide.value} mm`)
  const foot = opposite(rises)
  const [run, rise] = [long / count, tall / count]
  const point = (by: number, up: number): OutlinePoint => ({
    at: { [axis]: inward(host, foot, by), z: low(host, 'z') + up },
  })
  const points = [point(-BEYOND, rise)]
  for (let at = 1; at < count; at++) points.push(point(at * run, at * rise), point(at * run, (at + 1) * rise))
  points.pop()
  points.push(point((count - 1) * run, tall + BEYOND), point(-BEYOND, tall + BEYOND))
  const level = (value: Value, along: AxisName, from: number, to: number): Seen => {
    const [first, last] = sorted(from, to)
    return { value, axis: along, from: first, to: last }
  }
  const seen = [
    ...(tread ? [level(tread, axis, levelOf(host, foot), inward(host, foot, run))] : []),
    ...(riser ? [level(riser, 'z', low(host, 'z'), low(host, 'z') + rise)] : []),
    ...(wide ? [level(wide, way, low(host, way), high(host, way))] : []),
    ...removal.levels.map(({ step: which, value }) => {
      const up = (which === 'last' ? count : which) * rise
      if (Math.abs(up - value.value) > 1e-6)
        throw new Misfit(`that step is ${up} mm above the bottom, not ${value.value} mm`)
      return level(value, 'z', low(host, 'z'), low(host, 'z') + up)
    }),
  ]
  return [{ way, run: undefined, outline: { kind: 'polygon', points }, seen, chosen: [] }]
}
