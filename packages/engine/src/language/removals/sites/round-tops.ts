/** A top rounded along both of its edges one way; where the roundings meet it is half a circle. */
import type { AxisName } from '../../../plan/geometry.ts'
import { isOnly, type Removal, sizeOf } from '../removal.ts'
import { BEYOND, extent, type Host, high, inward, low, others } from './host.ts'
import { wayFits } from './placing.ts'
import { Misfit, type OutlinePoint, type Seen, type Site, tooLarge } from './site.ts'

export function roundTop(removal: Removal, host: Host): Site[] | undefined {
  const { way } = removal
  const size = sizeOf(removal, 'radius') ?? sizeOf(removal, 'diameter')
  if (!way || way === 'z' || !size || !isOnly(removal, ['radius', 'diameter']) || removal.places.length > 0)
    return undefined
  if (!wayFits(removal, way, ['+z']) || removal.sides.some((side) => side !== '+z')) return undefined
  const [across] = others(way, 'z') as [AxisName]
  const radius = sizeOf(removal, 'radius') ? size.value : size.value / 2
  const wide = extent(host, across)
  if (2 * radius > wide + 1e-6) throw tooLarge(`a rounding of ${radius} mm radius`)
  if (removal.full && Math.abs(2 * radius - wide) > 1e-6)
    throw new Misfit(`a half circle of ${radius} mm radius is ${2 * radius} mm wide, not ${wide} mm`)
  if (radius >= extent(host, 'z')) throw tooLarge(`a rounding of ${radius} mm radius`)
  const top = high(host, 'z')
  const corner = radius * (1 - Math.SQRT1_2)
  return ([`-${across}`, `+${across}`] as const).map((side): Site => {
    const point = (by: number, down: number): Partial<Record<AxisName, number>> => ({
      [across]: inward(host, side, by),
      z: top - down,
    })
    const points: OutlinePoint[] = [
      { at: point(0, radius), via: point(corner, corner) },
      { at: point(radius, 0) },
      { at: point(radius, -BEYOND) },
      { at: point(-BEYOND, -BEYOND) },
      { at: point(-BEYOND, radius) },
    ]
    const length = wide - 2 * radius + Math.sqrt(3) * radius
    const middle = (low(host, across) + high(host, across)) / 2
    const seen: Seen = { value: size, left: across, at: { [across]: middle, z: top - radius / 2 }, length }
    return { way, run: undefined, outline: { kind: 'polygon', points }, seen: [seen], chosen: [] }
  })
}
