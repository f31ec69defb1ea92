/** Counterbores and countersinks: what is wider at the mouth of holes that are there. */
import type { Point3 } from '../../../../plan/geometry.ts'
import { featuresOf } from '../../../operations/shapes.ts'
import {
  AXES,
  around,
  type Box,
  indexOf,
  levelOf,
  middleOf,
  opposite,
  sizeAlong,
  union,
} from '../../../operations/space.ts'
import { missing, unread } from '../../../operations/unread.ts'
import { allSizes, placesOf, type SaidPlace, sizeOf, type Thing } from '../../scene.ts'
import { across } from '../bodies/shaped.ts'
import type { Solid, World } from '../world.ts'
import { holesOf, mouthsOfWidening, widthOf } from './widened.ts'

/** "The counterbore is 14 mm wide and 36 mm long": about the same centres as the slot, it is as much longer as it is wider. */
function holdLength(world: World, thing: Thing, holes: readonly Solid[], wide: number): void {
  const long = sizeOf(thing, 'length')
  const [hole] = holes
  const box = hole?.boxes[0]
  if (!long || hole?.shape !== 'slot' || !box) return
  const narrow = widthOf(hole, box)
  const reach = Math.max(...AXES.filter((axis) => axis !== hole.axis).map((axis) => sizeAlong(box, axis)))
  if (Math.abs(reach - narrow + wide - long.figure.value) > 1e-6) throw unread(long.figure.text)
  world.takeSize(thing, long)
}

export function addWidening(world: World, thing: Thing): void {
  const holes = holesOf(world, thing)
  if (holes.length === 0) throw unread(thing.name)
  const round = sizeOf(thing, 'diameter', 'radius', 'width', 'bare')
  if (!round) throw missing('diameter', thing.name)
  const angle = sizeOf(thing, 'angle')
  const diameter = across(world, thing, round)
  const isSink = thing.concept === 'countersink'
  const deep =
    sizeOf(thing, 'depth', 'height', 'thickness') ??
    allSizes(thing).find((said) => said.dimension === 'bare' && said !== round)
  if (angle) world.count(angle.figure)
  holdLength(world, thing, holes, diameter)
  const halfway = deep ? undefined : halfwayThrough(thing)
  if (halfway) halfway.used = true
  if (!deep && !isSink && !halfway) throw missing('depth', thing.name)
  const boxes: Box[] = []
  const features: string[] = []
  for (const hole of holes) {
    const mouths = mouthsOfWidening(world, thing, hole)
    for (const { box, mouth } of hole.boxes.flatMap((each) =>
      mouths.map((side) => ({ box: each, mouth: side })),
    )) {
      const narrow = widthOf(hole, box)
      if (diameter <= narrow + 1e-9) throw unread(round.figure.text)
      const half = ((angle?.figure.value ?? 90) / 2) * (Math.PI / 180)
      const sunk = (diameter - narrow) / 2 / Math.tan(half)
      // How deep a countersink is follows from its angle, and is seen to.
      const follows = isSink && deep !== undefined && Math.abs(deep.figure.value - sunk) < 0.01 * sunk
      if (follows && deep) [deep.used] = [true, world.count(deep.figure)]
      // Deeper than where it meets the hole it cannot be.
      if (isSink && angle && deep && !follows && (deep.gloss || deep.figure.value > sunk))
        throw unread(deep.figure.text)
      const depth = halfway
        ? sizeAlong(box, hole.axis) / 2
        : !deep || follows
          ? sunk
          : world.takeSize(thing, deep)
      const level = levelOf(box, mouth)
      const center: Point3 = [middleOf(box, 'x'), middleOf(box, 'y'), middleOf(box, 'z')]
      center[indexOf(hole.axis)] = level - (mouth.sign * depth) / 2
      const size: Point3 = [diameter, diameter, diameter]
      size[indexOf(hole.axis)] = depth
      const id = features.length === 0 ? thing.id : `${thing.id}-${features.length + 1}`
      const foot: Point3 = [...center]
      foot[indexOf(hole.axis)] = level
      const normal = `${mouth.sign > 0 ? '-' : '+'}${hole.axis}` as const
      if (isSink) {
        const bottom = deep && angle && !follows ? diameter - 2 * depth * Math.tan(half) : narrow
        world.features.push({
          kind: 'cone',
          id,
          operation: 'cut',
          bottomDiameter: diameter,
          topDiameter: Math.max(0, bottom),
          height: depth,
          frame: { origin: foot, normal },
        })
        world.measureAs(round.figure, { kind: 'cone-diameter', near: foot })
      } else if (hole.shape === 'slot') {
        // A wider slot about the same centres.
        const [u, v] = AXES.filter((axis) => axis !== hole.axis) as ['x', 'y']
        const along = sizeAlong(box, u) > sizeAlong(box, v) ? u : v
        const long: Point3 = [...size]
        long[indexOf(along)] = sizeAlong(box, along) - narrow + diameter
        world.features.push(
          ...featuresOf(
            id,
            { kind: 'slot', length: long[indexOf(along)], width: diameter, along },
            around(center, long),
            hole.axis,
            'cut',
          ),
        )
      } else
        world.features.push({
          kind: 'cylinder',
          id,
          operation: 'cut',
          diameter,
          height: depth,
          frame: { origin: foot, normal },
        })
      boxes.push(around(center, size))
      features.push(id)
    }
  }
  const [first] = holes
  const mouth = first?.mouth ?? { axis: 'z' as const, sign: 1 as const }
  world.solids.push({
    thing,
    boxes,
    box: union(boxes),
    axis: mouth.axis,
    round: true,
    mouth,
    shape: 'round',
    features,
  })
}
export { opposite }

/** "the counterbore goes halfway through the plate". */
const halfwayThrough = (thing: Thing): SaidPlace | undefined =>
  placesOf(thing).find(
    ({ place, own }) =>
      own === undefined &&
      ((place.kind === 'manner' && place.word === 'halfway') ||
        (place.kind === 'full' && place.word.startsWith('halfway'))),
  )
