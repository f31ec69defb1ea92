/** A round part sawn in half along its axis: a half pipe, a half cylinder. */
import type { Point3 } from '../../../plan/geometry.ts'
import {
  AXES,
  type Box,
  indexOf,
  isSame,
  middleOf,
  type Side,
  sizeAlong,
  union,
} from '../../operations/space.ts'
import { unread } from '../../operations/unread.ts'
import type { Halving, SaidPlace } from '../scene.ts'
import type { Solid, World } from './world.ts'

const CLEAR_MM = 2

/** "lengthwise", "along its axis", "along its length", "down the middle": no other way of it is read. */
const isLengthwise = ({ place }: SaidPlace): boolean =>
  (place.kind === 'manner' && /^(?:lengthwise|vertically|axially)$/u.test(place.word)) ||
  (place.kind === 'at' &&
    /^(?:along|down|through)$/u.test(place.how) &&
    /^(?:length|axis|center|diameter)$/u.test(place.ref.concept))

export function halve(world: World, { places, span, quarter }: Halving): void {
  const [first] = world.bodies
  const along = places.filter(isLengthwise)
  if (!first || (along.length === 0 && !quarter)) throw unread(world.quote(span))
  for (const said of along) said.used = true
  for (const said of places) if (!said.used) world.fail(said)
  const { axis } = first
  const isCoaxial = world.bodies.every(
    ({ round, axis: other, box }) =>
      round &&
      other === axis &&
      AXES.every((each) => each === axis || isSame(middleOf(box, each), middleOf(first.box, each))),
  )
  if (!isCoaxial) throw unread(world.quote(span))
  // What lies keeps its upper half, what stands the one at the back.
  const away: Side = { axis: axis === 'z' ? 'y' : 'z', sign: -1 }
  takeHalf(world, first, away)
  if (quarter) {
    const across = AXES.find((each) => each !== axis && each !== away.axis)
    if (across) takeHalf(world, first, { axis: across, sign: -1 })
    world.assume('Of the four quadrants the one on the side of +X and +Y is kept, where it stands')
    return
  }
  world.assume(
    axis === 'z'
      ? 'Of the two halves the one at the back is kept'
      : 'Of the two halves the upper one is kept',
  )
}

/** All that lies on one side of the middle is taken away. */
function takeHalf(world: World, first: Solid, away: Side): void {
  const k = indexOf(away.axis)
  const level = middleOf(first.box, away.axis)
  const { whole } = world
  const cut: Box = { min: [...whole.min], max: [...whole.max] }
  for (const each of AXES) {
    cut.min[indexOf(each)] -= CLEAR_MM
    cut.max[indexOf(each)] += CLEAR_MM
  }
  cut.max[k] = level
  const size = AXES.map((each) => sizeAlong(cut, each)) as Point3
  const origin: Point3 = [middleOf(cut, 'x'), middleOf(cut, 'y'), cut.min[2]]
  world.features.push({
    kind: 'box',
    id: `half-${world.features.length + 1}`,
    operation: 'cut',
    size,
    frame: { origin },
  })
  for (const [at, solid] of world.solids.entries()) {
    const boxes = solid.boxes.map((box): Box => {
      const kept: Box = { min: [...box.min], max: [...box.max] }
      kept.min[k] = Math.max(kept.min[k], level)
      return kept
    })
    world.solids[at] = { ...solid, boxes, box: union(boxes), shape: 'half', round: false }
  }
}
