/** Steps along a side, a rabbet or a shoulder: so far in, and so far down. */
import type { AxisName } from '../../../plan/geometry.ts'
import { isOnly, type Removal, type RemovalWord, sizeOf } from '../removal.ts'
import { boxOf } from './boxes.ts'
import { axisOf, extent, type Host, isFlat, others } from './host.ts'
import { sidesMeant, wayFits } from './placing.ts'
import { Misfit, type Site, tooLarge } from './site.ts'

export function steps(removal: Removal, host: Host): Site[] | undefined {
  const flat = removal.sides.filter(isFlat)
  const upright = removal.sides.filter((side) => !isFlat(side))
  if (flat.length > 1 || upright.length > 1 || removal.places.length > 0 || removal.spans.length > 0)
    return undefined
  if (removal.centred || removal.centredAlong.length > 0) return undefined
  const meant = sidesMeant(removal, host)
  const [side] = flat
  if (side && meant && !meant.chosen) return undefined
  const [x, y] = [extent(host, 'x'), extent(host, 'y')]
  // "one long side … on the +Y side": which one it is; that it is a long one has to be so.
  if (side && meant && ((axisOf(side) === 'y') !== (removal.several?.which === 'long')) === x > y)
    throw new Misfit(`its ${removal.several?.which} sides are not where it is told to be`)
  const each = side ? [side] : meant?.each
  if (!each) return undefined
  const down = upright[0] ?? '+z'
  const sites = each.map((at): Site | undefined => {
    const [way] = others(axisOf(at), 'z') as [AxisName]
    if (!wayFits(removal, way, [at, down])) return undefined
    const square = sizeOf(removal, 'square')
    const words: RemovalWord[][] = [['width', 'length', axisOf(at)], ['depth', 'z'], ['square']]
    if (!isOnly(removal, ...words) || (square && removal.sizes.length > 1)) return undefined
    const wide = square ?? sizeOf(removal, 'width', 'length', axisOf(at))
    const deep = square ?? sizeOf(removal, 'depth', 'z')
    if (!wide || !deep) return undefined
    if (each.length > 1 && 2 * wide.value >= extent(host, axisOf(at)))
      throw tooLarge('what is taken from both sides')
    const site = boxOf(host, way, [
      { side: at, value: wide },
      { side: down, value: deep },
    ])
    return {
      ...site,
      chosen:
        meant?.chosen && !side ? [`is on the ${at === '-y' ? 'front' : 'left'} side, as both are alike`] : [],
    }
  })
  return sites.every((site) => site !== undefined) ? sites : undefined
}
