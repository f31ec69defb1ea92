/** Where it lies on a body, from the words for its place: at which sides, which corners, and how far along them. */
import type { AxisName, SignedAxis } from '../../../plan/geometry.ts'
import type { Removal } from '../removal.ts'
import { axisOf, extent, type Host, high, inward, low } from './host.ts'
import { Misfit, type Seen } from './site.ts'

/** The sides that "one long side", "both short sides" stand for: a long one lies along the longer way. */
export function sidesMeant(
  { several }: Removal,
  host: Host,
): { each: SignedAxis[]; chosen: boolean } | undefined {
  if (!several || several.which === 'corner') return undefined
  const [x, y] = [extent(host, 'x'), extent(host, 'y')]
  if (x === y) throw new Misfit('its sides are all alike, and none of them is longer than the others')
  const across = x > y === (several.which === 'long') ? 'y' : 'x'
  const pair: SignedAxis[] = [`-${across}`, `+${across}`]
  return several.all ? { each: pair, chosen: false } : { each: pair.slice(0, 1), chosen: true }
}

/** The pairs of sides that meet where it is: an edge, a corner seen the way it runs. */
export function cornersMeant(removal: Removal): { pairs: SignedAxis[][]; chosen: boolean } | undefined {
  const { sides, several } = removal
  if (several?.which === 'corner') {
    if (sides.length > 0) return undefined
    const all: SignedAxis[][] = [
      ['-x', '-y'],
      ['+x', '-y'],
      ['-x', '+y'],
      ['+x', '+y'],
    ]
    return several.all ? { pairs: all, chosen: false } : { pairs: [['+x', '+y']], chosen: true }
  }
  return several || sides.length !== 2 || axisOf(sides[0] as SignedAxis) === axisOf(sides[1] as SignedAxis)
    ? undefined
    : { pairs: [sides], chosen: false }
}

/** Where it lies along an axis: from its middle, or from the side that its own is told from. */
export function along(
  removal: Removal,
  host: Host,
  axis: AxisName,
  width: number,
): { middle: number; told: Removal['places']; centred: boolean } | undefined {
  const told = removal.places.filter(({ side }) => axisOf(side) === axis)
  const centred = removal.centred || removal.centredAlong.includes(axis)
  const middle = (low(host, axis) + high(host, axis)) / 2
  if (told.length === 0) return { middle, told, centred }
  const [place] = told
  if (!place || told.length > 1 || removal.centredAlong.includes(axis)) return undefined
  return {
    middle: inward(host, place.side, place.value.value + (place.middle ? 0 : width / 2)),
    told,
    centred: true,
  }
}

export function spansSeen(removal: Removal, host: Host, axis: AxisName): Seen[] {
  return removal.spans.map((value) => {
    if (Math.abs(extent(host, axis) - value.value) > 1e-6)
      throw new Misfit(`the side it lies on is ${extent(host, axis)} mm long, not ${value.value} mm`)
    return { value, axis, from: low(host, axis), to: high(host, axis) }
  })
}

/** A size along the way it runs says no more than that it goes all the way. */
export function wayFits(removal: Removal, way: AxisName, sides: readonly SignedAxis[]): boolean {
  return (
    removal.waysAgain.every((again) => again === way) &&
    (removal.way === undefined || removal.way === way) &&
    removal.again.every((side) => sides.includes(side))
  )
}

// What is chosen where nobody says it.
export const NOT_SAID = 'lies in the middle of its side, as no other place was given'
export const ONE_CORNER = 'is cut out of the back right corner, as all corners are alike'
export const ONE_SIDE = 'is cut into one of two sides that are alike'
