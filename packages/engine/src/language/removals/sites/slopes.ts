/** A top cut at a slope, from how high it is at one side to how high it is at the other. */
import type { AxisName, SignedAxis } from '../../../plan/geometry.ts'
import { opposite } from '../../lexicon/sides.ts'
import type { Removal } from '../removal.ts'
import { axisOf, BEYOND, extent, type Host, high, inward, isFlat, low, others } from './host.ts'
import { wayFits } from './placing.ts'
import { type Seen, type Site, tooLarge } from './site.ts'

export function slopes(removal: Removal, host: Host): Site[] | undefined {
  const [one, two] = removal.heights
  if (!one || !two || removal.heights.length > 2 || removal.sizes.length > 0) return undefined
  if (opposite(one.side) !== two.side || !isFlat(one.side)) return undefined
  const axis = axisOf(one.side)
  const [way] = others(axis, 'z') as [AxisName]
  if (!wayFits(removal, way, [one.side, two.side, '+z']) || removal.places.length > 0) return undefined
  const [bottom, top] = [low(host, 'z'), high(host, 'z')]
  const tall = top - bottom
  if (Math.max(one.value.value, two.value.value) > tall + 1e-6) throw tooLarge('a side of the slope')
  const point = (side: SignedAxis, out: number, z: number): Partial<Record<AxisName, number>> => ({
    [axis]: inward(host, side, -out),
    z,
  })
  const rise = (two.value.value - one.value.value) / extent(host, axis)
  const [a, b] = [one.value.value - rise * BEYOND, two.value.value + rise * BEYOND]
  const points = [
    point(one.side, BEYOND, bottom + a),
    point(two.side, BEYOND, bottom + b),
    point(two.side, BEYOND, top + Math.abs(rise) * BEYOND + BEYOND),
    point(one.side, BEYOND, top + Math.abs(rise) * BEYOND + BEYOND),
  ]
  const near = extent(host, axis) / 50
  const seen = (
    [
      [one, rise],
      [two, -rise],
    ] as const
  ).map(([{ side, value }, up]): Seen => {
    const length = value.value + up * near
    return { value, left: 'z', at: { [axis]: inward(host, side, near), z: bottom + length / 2 }, length }
  })
  return [
    {
      way,
      run: undefined,
      outline: { kind: 'polygon', points: points.map((at) => ({ at })) },
      seen,
      chosen: [],
    },
  ]
}
