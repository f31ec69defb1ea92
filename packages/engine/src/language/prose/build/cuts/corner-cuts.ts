/** What is cut out of the corners of a block: right triangles with a leg along either side, quadrants of circles about the corner. */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import { between, FRAMES } from '../../../operations/build.ts'
import { around, type Box, indexOf, levelOf, type Side, sizeAlong, union } from '../../../operations/space.ts'
import { missing, unread } from '../../../operations/unread.ts'
import { placesOf, sizeOf, type Thing } from '../../scene.ts'
import { across } from '../bodies/shaped.ts'
import { siteOf } from '../sites/sites.ts'
import type { Feature, World } from '../world.ts'
import { legsOf } from './corner-legs.ts'
import { type Corner, type Cornered, corneredBy, cornerIn, isRounded } from './corners.ts'

const CLEAR_MM = 2

/** What else is said of them: through the thickness, about their corners, at either side. */
function hear(world: World, thing: Thing, { normal, host }: Cornered): void {
  for (const said of placesOf(thing)) {
    const { place } = said
    const isThrough =
      (place.kind === 'through' && (place.axis ?? normal) === normal && !place.figure) ||
      (place.kind === 'at' && place.ref.kind === 'dimension' && /^(?:through|over)$/u.test(place.how)) ||
      (place.kind === 'at' &&
        /^(?:from|in|of|out|on)$/u.test(place.how) &&
        siteOf(place.ref, { world, self: thing })?.solid === host &&
        place.ref.kind !== 'place') ||
      (place.kind === 'at' &&
        /^(?:side|edge)$/u.test(place.ref.concept) &&
        /^(?:along|on|from)$/u.test(place.how) &&
        (place.ref.plural || /^(?:each|both|all)$/u.test(place.ref.det))) ||
      (place.kind === 'manner' && /^(?:diagonally|vertically)$/u.test(place.word)) ||
      (place.kind === 'parallel' && place.axis === normal) ||
      place.kind === 'mirrored'
    if (isThrough) said.used = true
  }
}

/** Builds them; false where nothing is cut from corners. */
export function addCornerCut(world: World, thing: Thing): boolean {
  const told = corneredBy(world, thing)
  if (!told) return false
  const { host, normal, plane, corners } = told
  const isRound = thing.concept !== 'triangle' && isRounded(thing)
  const isTriangle = thing.concept === 'triangle'
  if (!isTriangle && !isRound) return false
  const point = ([a, b]: Corner): readonly [number, number] => {
    const side = (axis: AxisName, sign: 1 | -1): Side => ({ axis, sign })
    return [levelOf(host.box, side(plane[0], a)), levelOf(host.box, side(plane[1], b))]
  }
  let reach: readonly [number, number]
  let add: object[]
  if (isTriangle) {
    const legs = legsOf(world, thing, told)
    reach = [legs[plane[0]] as number, legs[plane[1]] as number]
    const [du, dv] = reach
    add = corners.map((corner) => {
      const [u, v] = point(corner)
      const [a, b] = corner
      const points = [
        [u - a * du, v],
        [u - a * du, v + b * CLEAR_MM],
        [u + a * CLEAR_MM, v + b * CLEAR_MM],
        [u + a * CLEAR_MM, v - b * dv],
        [u, v - b * dv],
      ]
      return {
        kind: 'outline',
        start: points[0],
        segments: points.slice(1).map((to) => ({ kind: 'line', to })),
      }
    })
  } else {
    const said = sizeOf(thing, 'radius', 'diameter', 'bare')
    if (!said) throw missing('radius', thing.name)
    const diameter = across(world, thing, said)
    reach = [diameter / 2, diameter / 2]
    add = corners.map((corner) => ({ kind: 'circle', diameter, at: point(corner) }))
    for (const each of placesOf(thing))
      if (typeof each.own === 'object' && each.own.concept === 'center' && cornerIn(each)) each.used = true
  }
  const isWide = plane.some((axis, nth) => {
    const opposed = corners.some((corner) =>
      corners.some(
        (other) =>
          other[nth as 0 | 1] !== corner[nth as 0 | 1] &&
          other[nth === 0 ? 1 : 0] === corner[nth === 0 ? 1 : 0],
      ),
    )
    return (reach[nth] as number) * (opposed ? 2 : 1) > sizeAlong(host.box, axis) + 1e-9
  })
  if (isWide) throw unread(world.quote(thing.span))
  hear(world, thing, told)
  const k = indexOf(normal)
  world.features.push({
    kind: 'extrude',
    id: thing.id,
    operation: 'cut',
    plane: { on: 'frame', ...FRAMES[normal] },
    sketch: { add },
    extent: between(normal, host.box.min[k], host.box.max[k]),
  } as Feature)
  const boxes = corners.map((corner): Box => {
    const [u, v] = point(corner)
    const middle: Point3 = [...host.box.min]
    middle[k] = (host.box.min[k] + host.box.max[k]) / 2
    middle[indexOf(plane[0])] = u - (corner[0] * reach[0]) / 2
    middle[indexOf(plane[1])] = v - (corner[1] * reach[1]) / 2
    const size: Point3 = [0, 0, 0]
    size[k] = sizeAlong(host.box, normal)
    size[indexOf(plane[0])] = reach[0]
    size[indexOf(plane[1])] = reach[1]
    return around(middle, size)
  })
  world.solids.push({
    thing,
    boxes,
    box: union(boxes),
    axis: normal,
    round: false,
    mouth: { axis: normal, sign: 1 },
    through: true,
    shape: isTriangle ? 'triangle' : 'corner arc',
    features: [thing.id],
  })
  return true
}
