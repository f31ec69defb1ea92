/** Half circles cut into a side, and quarters of them at an edge. */
import type { AxisName, SignedAxis } from '../../../plan/geometry.ts'
import { isOnly, type Removal, sizeOf } from '../removal.ts'
import { axisOf, extent, type Host, high, inward, isFlat, isThin, levelOf, low, others } from './host.ts'
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
import { Misfit, type Seen, type Site, tooLarge } from './site.ts'

function half(removal: Removal, host: Host, side: SignedAxis, facing: boolean): Site[] | undefined {
  const way = removal.way ?? (removal.through && isFlat(side) && isThin(host) ? 'z' : undefined)
  if (!way || way === axisOf(side) || !wayFits(removal, way, [side])) return undefined
  const [across] = others(way, axisOf(side)) as [AxisName]
  if (!isOnly(removal, ['diameter', 'width'], ['radius'], ['depth'])) return undefined
  const [diameter, radiusTold, deep] = [
    sizeOf(removal, 'diameter', 'width'),
    sizeOf(removal, 'radius'),
    sizeOf(removal, 'depth'),
  ]
  const radius = diameter ? diameter.value / 2 : (radiusTold?.value ?? deep?.value)
  if (radius === undefined || removal.places.some((place) => axisOf(place.side) !== across)) return undefined
  if (removal.centredAlong.some((axis) => axis !== across && axis !== way)) return undefined
  for (const told of [radiusTold, deep])
    if (told && Math.abs(told.value - radius) > 1e-6)
      throw new Misfit(`a half circle ${2 * radius} mm across is ${radius} mm deep, not ${told.value} mm`)
  const placed = along(removal, host, across, 0)
  if (!placed) return undefined
  const { middle, told, centred } = placed
  if (
    middle - radius < low(host, across) - 1e-6 ||
    middle + radius > high(host, across) + 1e-6 ||
    (facing ? 2 : 1) * radius >= extent(host, axisOf(side))
  )
    throw tooLarge(`a half circle ${2 * radius} mm across`)
  const level = levelOf(host, side)
  const inner = (by: number): number => inward(host, side, by)
  // One from the other side takes as much.
  const below = extent(host, axisOf(side)) - (facing ? 2 : 1) * radius
  const seen: Seen[] = removal.sizes.map(({ value }) => ({
    value,
    left: axisOf(side),
    at: { [across]: middle, [axisOf(side)]: inner(radius + below / 2) },
    length: below,
  }))
  for (const { side: from, value } of told) {
    const reach = value.value - (Math.sqrt(3) / 2) * radius
    if (reach > 0)
      seen.push({
        value,
        left: across,
        at: { [across]: inward(host, from, reach / 2), [axisOf(side)]: inner(radius / 2) },
        length: reach,
      })
  }
  return [
    {
      way,
      run: undefined,
      outline: { kind: 'circle', at: { [across]: middle, [axisOf(side)]: level }, radius },
      seen: [...seen, ...spansSeen(removal, host, across)],
      chosen: centred ? [] : [NOT_SAID],
    },
  ]
}

/** In one side, in one of two alike, or in both that face each other. */
export function halfRounds(removal: Removal, host: Host): Site[] | undefined {
  const [side, ...more] = removal.sides
  const meant = sidesMeant(removal, host)
  const each = side && more.length === 0 && !meant ? [side] : side ? [] : (meant?.each ?? [])
  const sites = each.map((at) => half(removal, host, at, each.length > 1))
  const chosen = meant?.chosen ? [ONE_SIDE] : []
  return sites.length > 0 && sites.every((site) => site !== undefined)
    ? sites.flat().map((site) => ({ ...site, chosen: [...site.chosen, ...chosen] }))
    : undefined
}

export function quarterRounds(removal: Removal, host: Host): Site[] | undefined {
  const meant = cornersMeant(removal)
  if (!meant || !isOnly(removal, ['diameter', 'radius']) || removal.places.length > 0) return undefined
  const size = sizeOf(removal, 'radius') ?? sizeOf(removal, 'diameter')
  if (!size || removal.spans.length > 0) return undefined
  const radius = sizeOf(removal, 'radius') ? size.value : size.value / 2
  const sites = meant.pairs.map((pair): Site | undefined => {
    const [p, q] = pair as [SignedAxis, SignedAxis]
    const [way] = others(axisOf(p), axisOf(q)) as [AxisName]
    if (!wayFits(removal, way, pair) || !(removal.through || removal.way)) return undefined
    if (radius >= extent(host, axisOf(p)) || radius >= extent(host, axisOf(q)))
      throw tooLarge(`a quarter circle of ${radius} mm radius`)
    const beside = (Math.sqrt(3) / 2) * radius
    const length = extent(host, axisOf(p)) - beside
    // Four of them leave what is between two.
    const between = meant.pairs.length > 1 ? length - beside : length
    return {
      way,
      run: undefined,
      outline: {
        kind: 'circle',
        at: { [axisOf(p)]: levelOf(host, p), [axisOf(q)]: levelOf(host, q) },
        radius,
      },
      seen: [
        {
          value: size,
          left: axisOf(p),
          at: {
            [axisOf(p)]: inward(host, p, beside + between / 2),
            [axisOf(q)]: inward(host, q, radius / 2),
          },
          length: between,
        },
      ],
      chosen: meant.chosen ? [ONE_CORNER] : [],
    }
  })
  return sites.every((site) => site !== undefined) ? sites : undefined
}
