/** Corners cut off straight, from one side to its neighbour. */
import type { AxisName, SignedAxis } from '../../../plan/geometry.ts'
import type { Value } from '../../quantities/quantity.ts'
import { isOnly, type Removal, sizeOf } from '../removal.ts'
import { axisOf, BEYOND, extent, type Host, inward, others } from './host.ts'
import { cornersMeant, ONE_CORNER, wayFits } from './placing.ts'
import { type Seen, type Site, tooLarge } from './site.ts'

export function cutCorners(removal: Removal, host: Host): Site[] | undefined {
  const meant = cornersMeant(removal)
  if (!meant || removal.places.length > 0 || removal.spans.length > 0 || removal.centred) return undefined
  const sites = meant.pairs.map((pair): Site | undefined => {
    const [p, q] = pair as [SignedAxis, SignedAxis]
    const [way] = others(axisOf(p), axisOf(q)) as [AxisName]
    if (!wayFits(removal, way, pair)) return undefined
    if (!isOnly(removal, [axisOf(p)], [axisOf(q)], ['leg', 'square'])) return undefined
    const both = sizeOf(removal, 'leg', 'square')
    if (both && removal.sizes.length > 1) return undefined
    const [first, second] = [both ?? sizeOf(removal, axisOf(p)), both ?? sizeOf(removal, axisOf(q))]
    if (!first || !second) return undefined
    if (first.value >= extent(host, axisOf(p)) || second.value >= extent(host, axisOf(q)))
      throw tooLarge('what is cut off the corner')
    const point = (a: number, b: number): Partial<Record<AxisName, number>> => ({
      [axisOf(p)]: inward(host, p, a),
      [axisOf(q)]: inward(host, q, b),
    })
    // The slanting side goes on beyond both ends.
    const [a, b] = [first.value, second.value]
    const more = BEYOND
    const points = [
      point(a + (a / b) * more, -more),
      point(-more, b + (b / a) * more),
      point(-more - 1, b + (b / a) * more),
      point(-more - 1, -more),
    ]
    const left = (side: SignedAxis, by: Value, other: SignedAxis, at: Value): Seen => {
      const length = extent(host, axisOf(side)) - by.value / 2
      const taken = meant.pairs.length > 1 ? by.value / 2 : 0
      return {
        value: by,
        left: axisOf(side),
        at: {
          [axisOf(side)]: inward(host, side, by.value / 2 + (length - taken) / 2),
          [axisOf(other)]: inward(host, other, at.value / 2),
        },
        length: length - taken,
      }
    }
    return {
      way,
      run: undefined,
      outline: { kind: 'polygon', points: points.map((at) => ({ at })) },
      seen: [left(p, first, q, second), left(q, second, p, first)],
      chosen: meant.chosen ? [ONE_CORNER] : [],
    }
  })
  return sites.every((site) => site !== undefined) ? sites : undefined
}
