/** Tubes, half rounds, capsules, rings of round section, links with round ends. */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import { indexOf, isSame } from '../../../operations/space.ts'
import { missing, unread } from '../../../operations/unread.ts'
import type { Phrase } from '../../phrases.ts'
import { allSizes, type SaidPlace, type SaidSize, sizeOf, type Thing } from '../../scene.ts'
import type { World } from '../world.ts'
import { boreOfHalf, halfRing } from './half-rings.ts'
import {
  across,
  footOf,
  type Ground,
  isInner,
  isOuter,
  isRoundSize,
  runOf,
  type Shaped,
  solid,
  wayOf,
} from './shaped.ts'

export function tube(
  world: World,
  thing: Thing,
  axis: AxisName,
  ground: Ground,
  outer: SaidSize | undefined,
  inner: SaidSize | undefined,
): Shaped {
  const wall =
    sizeOf(thing, 'wall') ??
    ((outer && inner) || sizeOf(thing, 'length', 'height', 'depth', 'width') === undefined
      ? undefined
      : sizeOf(thing, 'thickness'))
  const bore = inner && across(world, thing, inner)
  const thick = wall && world.takeSize(thing, wall)
  const diameter = outer
    ? across(world, thing, outer)
    : bore !== undefined && thick !== undefined
      ? bore + 2 * thick
      : undefined
  if (diameter === undefined) throw missing('outer diameter', thing.name)
  const within = bore ?? (thick === undefined ? undefined : diameter - 2 * thick)
  const run = runOf(world, thing, axis, ground, [outer, inner, wall])
  // Its bore is told as a hole of its own.
  if (within === undefined)
    return {
      shape: { kind: 'round', diameter },
      size: solid(diameter, axis, run),
      axis,
      round: true,
      name: 'round',
    }
  if (within >= diameter) throw unread(inner?.figure.text ?? thing.name)
  return {
    shape: { kind: 'round', diameter, inner: within },
    size: solid(diameter, axis, run),
    axis,
    round: true,
    name: 'round',
    wall: (diameter - within) / 2,
    bore: within,
  }
}

export function halfRound(
  world: World,
  thing: Thing,
  axis: AxisName,
  ground: Ground,
  outer: SaidSize | undefined,
): Shaped {
  const said = outer ?? sizeOf(thing, 'bare')
  const reached = said ? undefined : ground.spans('x')
  if (!said && reached === undefined) throw missing('diameter', thing.name)
  const diameter = said ? across(world, thing, said) : (reached as number)
  const onto = axis === 'z' ? alongHost(thing, ground, diameter) : undefined
  const along = wayOf(thing) ?? onto ?? (axis === 'z' ? 'y' : axis)
  // "lying on its flat face": as it does.
  for (const said of thing.places)
    if (said.place.kind === 'at' && said.place.how === 'on' && isFlatFace(said.place.ref)) said.used = true
  const isAsLong = onto === along && !RUNS.some((name) => sizeOf(thing, name) && sizeOf(thing, name) !== said)
  const run = isAsLong ? ground.spans(along) : undefined
  const size = solid(diameter, along, run ?? runOf(world, thing, along, ground, [said]))
  size[2] = diameter / 2
  const bore = said && boreOfHalf(world, thing, said, diameter)
  if (bore !== undefined)
    return {
      shape: halfRing(along, diameter, bore),
      size,
      axis: along,
      round: false,
      name: 'half',
      wall: (diameter - bore) / 2,
    }
  // What is concentric with it is so about the middle of its flat side.
  const middle: Point3 = [0, 0, -diameter / 4]
  return { shape: { kind: 'half', diameter }, size, axis: along, round: false, name: 'half', middle }
}

const RUNS = ['length', 'height', 'thickness', 'depth', 'width', 'bare'] as const

/** On a block that is as wide as it: along the other way of that. */
function alongHost(thing: Thing, { spans }: Ground, diameter: number): AxisName | undefined {
  const [x, y] = [spans('x'), spans('y')]
  if (x === undefined || y === undefined || isSame(x, y)) return undefined
  const along = isSame(x, diameter) ? 'y' : isSame(y, diameter) ? 'x' : undefined
  // "its axis along the depth", "its flat side on the block": as it does.
  for (const said of thing.places) {
    const { place, own } = said
    if (typeof own !== 'object' || place.kind !== 'at') continue
    if (own.concept === 'axis' && place.ref.kind === 'dimension') {
      const told = /^(?:depth|width)$/u.test(place.ref.concept) ? 'y' : 'x'
      if (told === along) said.used = true
    } else if (isFlatFace(own) && /^(?:on|against|to|onto)$/u.test(place.how)) said.used = true
  }
  return along
}

const isFlatFace = ({ concept, words, name }: Phrase): boolean =>
  /^(?:face|side)$/u.test(concept) && (words.includes('flat') || name.startsWith('flat'))

export function capsule(world: World, thing: Thing, axis: AxisName): Shaped {
  const said = sizeOf(thing, 'diameter', 'radius')
  const long = sizeOf(thing, 'length', 'height')
  if (!said || !long) throw missing(said ? 'length' : 'diameter', thing.name)
  // "a 60 mm rod with hemispherical ends": with or without them?
  const isWhole = long.words.some((word) => /^(?:overall|total)$/u.test(word))
  if (thing.concept !== 'capsule' && !isWhole) throw missing('overall length', thing.name)
  const diameter = across(world, thing, said)
  const length = world.takeSize(thing, long)
  if (length <= diameter) throw unread(long.figure.text)
  const size = solid(diameter, axis, length)
  return {
    shape: {
      kind: 'free',
      make: (id, box, operation) => [
        {
          kind: 'cylinder',
          id,
          operation,
          diameter,
          height: length - diameter,
          frame: { origin: footOf(box, axis, diameter / 2), normal: `+${axis}` },
        },
        {
          kind: 'sphere',
          id: `${id}-low`,
          operation,
          diameter,
          frame: { origin: footOf(box, axis, diameter / 2) },
        },
        {
          kind: 'sphere',
          id: `${id}-high`,
          operation,
          diameter,
          frame: { origin: footOf(box, axis, length - diameter / 2) },
        },
      ],
    },
    size,
    axis,
    round: true,
    name: 'capsule',
  }
}

export function torus(world: World, thing: Thing, axis: AxisName): Shaped {
  const rounds = allSizes(thing).filter(isRoundSize)
  const tubeSaid = rounds.find(
    ({ words, of }) =>
      of?.concept === 'tube' ||
      words.some((word) => /^(?:cross|section|tube|minor|cross section|cord)$/u.test(word)),
  )
  const told = ringTold(world, thing)
  // The major diameter of a torus is that of its ring.
  const isWhole = (said: SaidSize): boolean => isOuter(said) && !said.words.includes('major')
  const outer = rounds.find(isWhole)
  const major = rounds.find((said) => said !== tubeSaid && !isInner(said))
  const inner = rounds.find((said) => said !== tubeSaid && isInner(said))
  const value = (said: SaidSize | undefined): number | undefined =>
    said && said.figure.value * (said.dimension === 'radius' ? 2 : 1)
  const plane: AxisName = axis === 'x' ? 'y' : 'x'
  const use = (...all: (SaidSize | undefined)[]): void => {
    for (const said of all)
      if (said) {
        said.used = true
        const half = said.dimension === 'radius' ? 2 : 1
        const isRing = said === major && !isWhole(said)
        // The hole in the middle has no flat nor round face of its own.
        if (said === inner) world.count(said.figure)
        else if (said === tubeSaid || isRing)
          world.takeAs(
            said.figure,
            `${thing.name} ${said.dimension}`,
            { kind: 'torus-diameter', which: isRing ? 'ring' : 'tube' },
            said.figure.value * half,
          )
        else world.take(said.figure, `${thing.name} ${said.dimension}`, { kind: 'extent', axis: plane })
      }
  }
  const cord = value(tubeSaid)
  let ring: number
  let tubeDiameter: number
  if (told !== undefined && cord !== undefined) {
    tubeDiameter = cord
    ring = told
  } else if (outer && inner) {
    tubeDiameter = ((value(outer) as number) - (value(inner) as number)) / 2
    ring = (value(outer) as number) - tubeDiameter
  } else if (cord !== undefined && major) {
    tubeDiameter = cord
    ring = isWhole(major) ? (value(major) as number) - cord : (value(major) as number)
  } else if (cord !== undefined && inner) {
    tubeDiameter = cord
    ring = (value(inner) as number) + cord
  } else throw missing('diameters', thing.name)
  use(outer, inner, tubeSaid, major)
  const wide = ring + tubeDiameter
  return {
    shape: {
      kind: 'free',
      make: (id, box, operation) => [
        {
          kind: 'torus',
          id,
          operation,
          ringDiameter: ring,
          tubeDiameter,
          frame: { origin: footOf(box, axis, tubeDiameter / 2), normal: `+${axis}` },
        },
      ],
    },
    size: solid(wide, axis, tubeDiameter),
    axis,
    round: true,
    name: 'torus',
  }
}

/** "25 mm from the axis to the middle of the tube", "its center runs on a 50 mm circle": how wide the ring is. */
function ringTold(world: World, thing: Thing): number | undefined {
  for (const said of thing.places) {
    const { place } = said
    const isMiddle = typeof said.own === 'object' && said.own.concept === 'center'
    const isToTube =
      place.kind === 'from' &&
      place.refs.every(({ concept }) => /^(?:axis|center|origin)$/u.test(concept)) &&
      thing.places.some(isAtTube)
    const figure =
      place.kind === 'circle' && isMiddle ? place.figure : isToTube ? place.figures[0] : undefined
    if (!figure) continue
    for (const other of thing.places) if (other === said || isAtTube(other)) other.used = true
    const isRadius = place.kind === 'from' || (place.kind === 'circle' && place.radius)
    const diameter = figure.value * (isRadius ? 2 : 1)
    world.takeAs(figure, `${thing.name} ring`, { kind: 'torus-diameter', which: 'ring' }, diameter)
    return diameter
  }
  return undefined
}

const isAtTube = ({ place }: SaidPlace): boolean =>
  place.kind === 'at' &&
  place.how === 'to' &&
  place.ref.concept === 'center' &&
  place.ref.of?.concept === 'tube'

export function obround(world: World, thing: Thing, ground: Ground): Shaped {
  const centers = sizeOf(thing, 'centers') ?? distanceOfEnds(thing) ?? distanceOfHoles(world, thing)
  const round = sizeOf(thing, 'diameter', 'radius')
  const [long, wide] = [sizeOf(thing, 'length'), sizeOf(thing, 'width')]
  const sides = allSizes(thing).filter(({ rank }) => rank !== undefined)
  const width = wide
    ? world.takeSize(thing, wide)
    : round
      ? across(world, thing, round)
      : sides[1]
        ? world.takeSize(thing, sides[1])
        : undefined
  if (wide && round && width !== undefined) across(world, thing, round)
  if (width === undefined) throw missing('width', thing.name)
  const length = centers
    ? world.takeSize(thing, centers) + width
    : long
      ? world.takeSize(thing, long)
      : sides[0]
        ? world.takeSize(thing, sides[0])
        : undefined
  if (length === undefined) throw missing('length', thing.name)
  if (centers && long) world.takeSize(thing, long)
  if (sides.length === 3 && sides[2]) world.takeSize(thing, sides[2])
  const axis = ground.side.axis
  const first: AxisName = axis === 'x' ? 'y' : 'x'
  const run =
    sides.length === 3 && sides[2]
      ? sides[2].figure.value
      : runOf(world, thing, axis, ground, [centers, round, long, wide])
  const along =
    allSizes(thing).find(({ axis: tagged, dimension }) => tagged && tagged !== axis && dimension === 'length')
      ?.axis ?? first
  const size: Point3 = [width, width, width]
  size[indexOf(along)] = length
  size[indexOf(axis)] = run
  return { shape: { kind: 'slot', length, width, along }, size, axis, round: false, name: 'obround' }
}

/** "the distance between the centres of the ends". */
function distanceOfEnds(thing: Thing): SaidSize | undefined {
  const said = thing.places.find(({ place }) => place.kind === 'apart')
  if (said?.place.kind !== 'apart') return undefined
  said.used = true
  return { dimension: 'centers', figure: said.place.figure, words: [], gloss: false, used: false }
}

/** "The two holes are at the centres of the rounded ends, 40 mm apart": so far are the ends apart. */
function distanceOfHoles(world: World, thing: Thing): SaidSize | undefined {
  if (sizeOf(thing, 'length') || allSizes(thing).some(({ rank }) => rank !== undefined)) return undefined
  const holes = world.told.things.find(
    ({ role, places, group }) =>
      role === 'cut' &&
      !group &&
      places.some(
        ({ place }) =>
          place.kind === 'at' &&
          /^(?:center|axis)$/u.test(place.ref.concept) &&
          /^(?:end|half|arc)$/u.test(place.ref.of?.concept ?? ''),
      ),
  )
  const said = holes?.places.find(({ place }) => place.kind === 'apart')
  return said?.place.kind === 'apart'
    ? { dimension: 'centers', figure: said.place.figure, words: [], gloss: false, used: false }
    : undefined
}
