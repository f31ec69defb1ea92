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
import { allSizes, placesOf, sizeOf, type Thing } from '../../scene.ts'
import { across } from '../bodies/shaped.ts'
import { siteOf } from '../site.ts'
import type { World } from '../world.ts'

export function addWidening(world: World, thing: Thing): void {
  const holes = (thing.holes ?? [])
    .flatMap((hole) => (hole.members.length > 0 ? hole.members : [hole]))
    .flatMap((hole) => world.solidOf(hole) ?? [])
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
  if (!deep && !isSink) throw missing('depth', thing.name)
  const boxes: Box[] = []
  const features: string[] = []
  for (const hole of holes) {
    let mouth = hole.mouth ?? { axis: hole.axis, sign: 1 as const }
    for (const said of placesOf(thing)) {
      const { place } = said
      if (place.kind !== 'at') continue
      const site = siteOf(place.ref, { world, self: thing })
      const side = site?.sides.find(({ axis }) => axis === hole.axis)
      if (side) mouth = side
      if (side || site?.part === 'body') said.used = true
    }
    for (const said of placesOf(thing))
      if (said.place.kind === 'concentric' || said.place.kind === 'centered' || said.place.kind === 'manner')
        said.used = true
    for (const box of hole.boxes) {
      const narrow = Math.min(
        ...AXES.filter((axis) => axis !== hole.axis).map((axis) => sizeAlong(box, axis)),
      )
      if (diameter <= narrow + 1e-9) throw unread(round.figure.text)
      const half = ((angle?.figure.value ?? 90) / 2) * (Math.PI / 180)
      const depth = deep ? world.takeSize(thing, deep) : (diameter - narrow) / 2 / Math.tan(half)
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
        const bottom = deep && angle ? diameter - 2 * depth * Math.tan(half) : narrow
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
