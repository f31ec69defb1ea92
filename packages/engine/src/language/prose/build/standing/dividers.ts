/** Dividers in what is hollow: from wall to wall, at even distances, as high as the walls where nothing else is told. */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import { AXES, type Box, indexOf, longest, middleOf, sizeAlong, union } from '../../../operations/space.ts'
import { missing, unread } from '../../../operations/unread.ts'
import { placesOf, type SaidPlace, sizeOf, type Thing } from '../../scene.ts'
import { isDividerNamed } from '../../tell/compartments.ts'
import { siteOf } from '../sites/sites.ts'
import type { Solid, World } from '../world.ts'

/** The box with room inside that they stand in; undefined where they are told to stand somewhere else. */
export function dividedBy(world: World, thing: Thing): Solid | undefined {
  if (!isDividerNamed(thing) || thing.section) return undefined
  const isPlaced = placesOf(thing).some(({ place }) =>
    /^(?:from|beyond|coordinate|range|points|apart)$/u.test(place.kind),
  )
  if (isPlaced) return undefined
  const hollow = world.bodies.findLast(({ inner }) => inner !== undefined)
  return hollow?.shape === 'box' ? hollow : undefined
}

/** Which way they run, from wall to wall: across the longer way of the room, where nothing tells. */
function runOf(world: World, thing: Thing, room: Box): AxisName {
  const long = longest(room, ['x', 'y'])
  const short: AxisName = long === 'x' ? 'y' : 'x'
  const ways = placesOf(thing).flatMap((said): AxisName[] => {
    const way = wayTold(world, thing, said, long, short)
    if (way) said.used = true
    return way ? [way] : []
  })
  const [way] = ways
  if (ways.some((each) => each !== way)) throw unread(world.quote(thing.span))
  if (thing.words.some((word) => /^(?:lengthwise|longitudinal)$/u.test(word))) return long
  if (!way) world.assume(`Each ${thing.name} runs across the longer way of the room`)
  return way ?? short
}

function wayTold(
  world: World,
  thing: Thing,
  { place }: SaidPlace,
  long: AxisName,
  short: AxisName,
): AxisName | undefined {
  if (place.kind === 'manner')
    return place.word === 'lengthwise'
      ? long
      : /^(?:crosswise|widthwise|sideways)$/u.test(place.word)
        ? short
        : undefined
  if (place.kind === 'way' && place.axis !== 'z') return place.axis
  if (place.kind === 'parallel') {
    if (place.axis) return place.axis === 'z' ? undefined : place.axis
    const words = place.ref?.words ?? []
    return words.some((word) => word.startsWith('short'))
      ? short
      : words.some((word) => word.startsWith('long'))
        ? long
        : undefined
  }
  if (place.kind === 'between' && !place.halfway) {
    const [side] = place.refs.flatMap((ref) => siteOf(ref, { world, self: thing })?.sides ?? [])
    return side && side.axis !== 'z' ? side.axis : undefined
  }
  if (place.kind !== 'at' || !/^(?:across|along|down|over)$/u.test(place.how)) return undefined
  if (place.ref.kind === 'dimension')
    return place.ref.concept === 'length' ? long : place.ref.concept === 'width' ? short : undefined
  return place.how === 'across' ? short : place.ref.concept === 'center' ? long : undefined
}

/** In the middle, in it, between its walls: where they are anyway. */
const isInside = (world: World, thing: Thing, host: Solid, { place }: SaidPlace): boolean =>
  place.kind === 'even' ||
  place.kind === 'centered' ||
  (place.kind === 'manner' && /^(?:upright|standing|vertically|inside)$/u.test(place.word)) ||
  (place.kind === 'at' &&
    /^(?:in|inside|into|to|within|across|down|at|on)$/u.test(place.how) &&
    (place.ref.concept === 'center' ||
      place.ref.concept === 'inside' ||
      place.ref.concept === 'floor' ||
      siteOf(place.ref, { world, self: thing })?.solid === host))

export function addDividers(world: World, thing: Thing, host: Solid): void {
  const room = host.inner as Box
  const count = thing.count > 0 ? thing.count : 1
  if (thing.plural && thing.count === 0) throw missing('count', thing.name)
  const run = runOf(world, thing, room)
  const across: AxisName = run === 'x' ? 'y' : 'x'
  const thick = sizeOf(thing, 'thickness', 'bare', 'width', 'wall')
  const wall = host.wall
  if (!thick && wall === undefined) throw missing('thickness', thing.name)
  if (!thick) world.assume(`Each ${thing.name} is as thick as the walls`)
  const thickness = thick ? world.takeSize(thing, thick) : (wall as number)
  const tall = sizeOf(thing, 'height')
  const full = sizeAlong(room, 'z')
  // Measured from the floor inside, where it is no higher than the walls.
  const height = tall ? world.takeSize(thing, tall) : full
  if (!tall && !thing.words.includes('full')) world.assume(`Each ${thing.name} is as high as the walls`)
  if (height > full + 1e-6 || thickness * count >= sizeAlong(room, across))
    throw unread((tall ?? thick)?.figure.text ?? thing.name)
  const length = sizeOf(thing, 'length')
  if (length && Math.abs(length.figure.value - sizeAlong(room, run)) > 1e-6) throw unread(length.figure.text)
  if (length) world.takeSize(thing, length)
  for (const said of placesOf(thing)) if (isInside(world, thing, host, said)) said.used = true
  const free = (sizeAlong(room, across) - count * thickness) / (count + 1)
  const low = room.min[indexOf(across)]
  // Into the walls and the floor, so that nothing is left between.
  const into = Math.min(wall ?? 0, host.box.max[0] - room.max[0]) / 2
  const boxes: Box[] = []
  const features: string[] = []
  for (let nth = 0; nth < count; nth++) {
    const from = low + free * (nth + 1) + thickness * nth
    const box: Box = { min: [...room.min], max: [...room.max] }
    box.min[indexOf(across)] = from
    box.max[indexOf(across)] = from + thickness
    box.max[2] = room.min[2] + height
    const grown: Box = { min: [...box.min], max: [...box.max] }
    grown.min[indexOf(run)] -= into
    grown.max[indexOf(run)] += into
    grown.min[2] -= Math.min(into, room.min[2] - host.box.min[2])
    const id = nth === 0 ? thing.id : `${thing.id}-${nth + 1}`
    world.features.push({
      kind: 'box',
      id,
      operation: 'add',
      size: AXES.map((axis) => sizeAlong(grown, axis)) as Point3,
      frame: { origin: [middleOf(grown, 'x'), middleOf(grown, 'y'), grown.min[2]] },
    })
    boxes.push(box)
    features.push(id)
  }
  world.solids.push({
    thing,
    boxes,
    box: union(boxes),
    axis: across,
    round: false,
    shape: 'box',
    features,
    on: host,
  })
}
