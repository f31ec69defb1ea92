/** Notches: at a corner, in a side, or down through one wall of a hollow body. */
import type { AxisName, SignedAxis } from '../../../plan/geometry.ts'
import type { Value } from '../../quantities/quantity.ts'
import { isOnly, type Removal, sizeOf } from '../removal.ts'
import { boxOf, type Reach } from './boxes.ts'
import {
  axisOf,
  BEYOND,
  extent,
  type Host,
  high,
  inward,
  isFlat,
  isThin,
  levelOf,
  low,
  others,
  type Range,
  sorted,
} from './host.ts'
import {
  along,
  cornersMeant,
  NOT_SAID,
  ONE_CORNER,
  ONE_SIDE,
  sidesMeant,
  spansSeen,
  wayFits,
} from './placing.ts'
import { type Seen, type Site, tooLarge } from './site.ts'

/** Between two walls of a notch, along its side. */
function notchAcross(
  removal: Removal,
  host: Host,
  {
    across,
    width,
    reach,
    way,
    run,
  }: { across: AxisName; width: Value; reach: Reach; way: AxisName; run?: Range },
): Site | undefined {
  const placed = along(removal, host, across, width.value)
  if (!placed) return undefined
  const { middle, told, centred } = placed
  const [from, to] = [middle - width.value / 2, middle + width.value / 2]
  if (from < low(host, across) - 1e-6 || to > high(host, across) + 1e-6)
    throw tooLarge(`a notch ${width.value} mm wide`)
  const site = boxOf(host, way, [reach], run)
  if (site.outline.kind !== 'box') return undefined
  const places: Seen[] = told.map(({ side, value, middle: byMiddle }) => {
    const outer = levelOf(host, side)
    const inner = inward(host, side, value.value - (byMiddle ? width.value / 2 : 0))
    return { value, axis: across, from: Math.min(outer, inner), to: Math.max(outer, inner) }
  })
  return {
    ...site,
    outline: { kind: 'box', ranges: { ...site.outline.ranges, [across]: [from, to] } },
    seen: [
      ...site.seen,
      { value: width, axis: across, from, to },
      ...places,
      ...spansSeen(removal, host, across),
    ],
    chosen: centred ? [] : [NOT_SAID],
  }
}

function cornerNotch(told: Removal, host: Host): Site[] | undefined {
  const flat = told.sides.filter(isFlat)
  // "the front left corner of the top face".
  const removal = flat.length === 2 && !told.sides.includes('-z') ? { ...told, sides: flat } : told
  const meant = cornersMeant(removal)
  if (!meant || removal.places.length > 0 || removal.spans.length > 0 || removal.centred) return undefined
  const sites = meant.pairs.map((pair): Site | undefined => {
    const [p, q] = pair as [SignedAxis, SignedAxis]
    if (!isFlat(p) || !isFlat(q)) return undefined
    if (!wayFits(removal, 'z', [...pair, '+z'])) return undefined
    if (!isOnly(removal, [axisOf(p)], [axisOf(q)], ['square'], ['depth', 'z'])) return undefined
    const square = sizeOf(removal, 'square')
    const [first, second] = [square ?? sizeOf(removal, axisOf(p)), square ?? sizeOf(removal, axisOf(q))]
    const deep = sizeOf(removal, 'depth', 'z')
    if (!first || !second || (square && (sizeOf(removal, 'x') || sizeOf(removal, 'y')))) return undefined
    const through = removal.through || removal.way === 'z'
    if (through === (deep !== undefined)) return undefined
    if (meant.pairs.length > 1 && 2 * first.value >= extent(host, axisOf(p)))
      throw tooLarge('what is cut out of all corners')
    const run = deep ? sorted(high(host, 'z') - deep.value, high(host, 'z') + BEYOND) : undefined
    const site = boxOf(
      host,
      'z',
      [
        { side: p, value: first },
        { side: q, value: second },
      ],
      run,
    )
    const level: Seen[] = deep
      ? [{ value: deep, axis: 'z', from: high(host, 'z') - deep.value, to: high(host, 'z') }]
      : []
    if (deep && deep.value >= extent(host, 'z')) throw tooLarge(`${deep.value} mm`)
    return { ...site, seen: [...site.seen, ...level], chosen: meant.chosen ? [ONE_CORNER] : [] }
  })
  return sites.every((site) => site !== undefined) ? sites : undefined
}

function sideNotch(removal: Removal, host: Host, side: SignedAxis, top: boolean): Site[] | undefined {
  // In a wall it is cut down from the top, through that wall alone.
  const inWall = removal.wall && isFlat(side)
  if (inWall) {
    if (!top || !host.hollow) return undefined
    const [across] = others(axisOf(side), 'z') as [AxisName]
    if (!wayFits(removal, axisOf(side), [side, '+z'])) return undefined
    if (!isOnly(removal, ['width', across, 'length'], ['depth', 'z'])) return undefined
    const [width, deep] = [sizeOf(removal, 'width', 'length', across), sizeOf(removal, 'depth', 'z')]
    if (!width || !deep) return undefined
    const middle = (low(host, axisOf(side)) + high(host, axisOf(side))) / 2
    const run = sorted(inward(host, side, -BEYOND), middle)
    const reach: Reach = { side: '+z', value: deep }
    const site = notchAcross(removal, host, { across, width, reach, way: axisOf(side), run })
    return site && [site]
  }
  if (top && isFlat(side)) return undefined
  const way = removal.way ?? (removal.through && isFlat(side) && isThin(host) ? 'z' : undefined)
  if (!way || way === axisOf(side) || !wayFits(removal, way, [side])) return undefined
  const [across] = others(way, axisOf(side)) as [AxisName]
  if (!isOnly(removal, ['width', across], ['depth', axisOf(side)], ['square'])) return undefined
  const square = sizeOf(removal, 'square')
  if (square && removal.sizes.length > 1) return undefined
  const width = square ?? sizeOf(removal, 'width', across)
  const value = square ?? sizeOf(removal, 'depth', axisOf(side))
  if (!width || !value) return undefined
  const site = notchAcross(removal, host, { across, width, reach: { side, value }, way })
  return site && [site]
}

export function notches(removal: Removal, host: Host): Site[] | undefined {
  const corner = cornerNotch(removal, host)
  // A pocket that is not open at a corner is a pocket like any other.
  if (corner || /pocket|recess/u.test(removal.form)) return corner
  const meant = sidesMeant(removal, host)
  const upright = removal.sides.filter((side) => !isFlat(side))
  const flat = removal.sides.filter(isFlat)
  const each = flat.length > 0 ? flat : (meant?.each ?? upright)
  if (flat.length > 1 || upright.length > 1 || (flat.length > 0 && meant)) return undefined
  if (each.length === 0 || (each.length > 1 && removal.places.length > 0)) return undefined
  const top = upright.includes('+z')
  const sites = each.map((side) => sideNotch(removal, host, side, top && side !== '+z'))
  if (!sites.every((site) => site !== undefined)) return undefined
  const chosen = meant?.chosen ? [ONE_SIDE] : []
  return sites.flat().map((site) => ({ ...site, chosen: [...site.chosen, ...chosen] }))
}
