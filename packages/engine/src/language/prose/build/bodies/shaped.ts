/** What bodies of every shape are made with: the ground they stand on, the way they lie, how long they are. */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import type { Shape } from '../../../operations/shapes.ts'
import { AXES, indexOf, type Side } from '../../../operations/space.ts'
import { missing } from '../../../operations/unread.ts'
import type { Dimension } from '../../phrases.ts'
import {
  allSizes,
  isShaped,
  placesOf,
  type SaidPlace,
  type SaidSize,
  sizeOf,
  type Thing,
} from '../../scene.ts'
import type { World } from '../world.ts'

export interface Shaped {
  shape: Shape
  size: Point3
  axis: AxisName
  round: boolean
  name: string
  middle?: Point3
  /** Where the middle of its box lies, of what is drawn by its coordinates. */
  at?: Point3
  wall?: number
  /** How wide its hollow is. */
  bore?: number
}

/** What it stands on: what is not said of a body may follow from it. */
export interface Ground {
  side: Side
  /** From one level to another along an axis, where that is told. */
  reach: (axis: AxisName) => number | undefined
  /** The host's size along an axis, for what runs over the whole of it. */
  spans: (axis: AxisName) => number | undefined
  /** A wall there is thin that way. */
  thin?: AxisName | undefined
  /** It was said to run over all of it that way. */
  runs?: readonly AxisName[]
  /** The level on which it stands. */
  foot?: number
}

/** The way it is told to lie: "along X", "its axis is vertical". */
export function wayOf(thing: Thing): AxisName | undefined {
  let found: AxisName | undefined
  for (const said of placesOf(thing)) {
    // A disc that lies is flat.
    if (said.place.kind === 'manner' && said.place.word === 'lying' && isFlat(thing)) {
      said.used = true
      continue
    }
    const axis = wayIn(said, ROUND.test(thing.concept) || isShaped(thing, 'circular', 'round'))
    if (axis === undefined || (found !== undefined && axis !== found)) continue
    found = axis
    said.used = true
  }
  return found
}

const ROUND = /^(?:torus|tube|cylinder|circle)$/u

const isFlat = (thing: Thing): boolean =>
  /^(?:disc|disk|plate|sheet|ring|washer|flange|flywheel|wheel|gear|torus|donut|toroid)$/u.test(thing.name) ||
  (sizeOf(thing, 'thickness') !== undefined && sizeOf(thing, 'length', 'height') === undefined)

function wayIn(said: SaidPlace, isRound: boolean): AxisName | undefined {
  const { place, own } = said
  if (place.kind === 'way')
    return (own === undefined && /^(?:along|in|on|about|around)$/u.test(place.how)) ||
      (typeof own === 'object' && own.concept === 'axis')
      ? place.axis
      : undefined
  if (place.kind === 'parallel') return place.axis
  // "a torus in the XZ plane": its axis is the third.
  if (place.kind === 'perpendicular' && own === undefined && place.axis && place.axis !== 'z' && isRound)
    return place.axis
  if (place.kind !== 'manner') return undefined
  if (/^(?:vertically|upright|vertical|upward|up|standing)$/u.test(place.word)) return 'z'
  if (/^(?:horizontally|horizontal|lying)$/u.test(place.word)) return 'x'
  if (place.word === 'flat') said.used = true
  return undefined
}

export const isRoundSize = ({ dimension }: SaidSize): boolean =>
  dimension === 'diameter' || dimension === 'radius'

export const isOuter = ({ words }: SaidSize): boolean =>
  words.some((word) => /^(?:outer|outside|external|overall|maximum|major)$/u.test(word))

export const isInner = ({ words }: SaidSize): boolean =>
  words.some((word) => /^(?:inner|inside|internal|bore|hole|minor|clear|minimum)$/u.test(word))

export const roundAxis = (thing: Thing): AxisName | undefined => {
  const tagged = allSizes(thing).find(
    ({ dimension, axis }) => axis && /^(?:length|height|thickness|depth)$/u.test(dimension),
  )
  if (allSizes(thing).some(isRoundSize) && tagged) return tagged.axis
  return allSizes(thing).find((said) => isRoundSize(said) && said.axis)?.axis
}

export const solid = (across: number, axis: AxisName, run: number): Point3 => {
  const size: Point3 = [across, across, across]
  size[indexOf(axis)] = run
  return size
}

const RUN: readonly Dimension[] = ['height', 'length', 'thickness', 'depth', 'width', 'bare']

/** How long what is round or prismatic is, along its axis. */
export function runOf(
  world: World,
  thing: Thing,
  axis: AxisName,
  ground: Ground,
  taken: readonly (SaidSize | undefined)[],
): number {
  const free = (said: SaidSize | undefined): said is SaidSize => said !== undefined && !taken.includes(said)
  const said =
    allSizes(thing).find((each) => each.axis === axis && free(each) && !isRoundSize(each)) ??
    RUN.map((name) => sizeOf(thing, name)).find(free)
  if (said) return world.takeSize(thing, said)
  // "30 mm between the two faces": its ends are so far apart.
  const apart = thing.count === 1 ? placesOf(thing).find(isBetweenEnds) : undefined
  if (apart?.place.kind === 'apart') {
    apart.used = true
    return world.take(apart.place.figure, `${thing.name} length`)
  }
  const reached = ground.reach(axis)
  if (reached !== undefined) return reached
  throw missing('height', thing.name)
}

const isBetweenEnds = ({ place }: SaidPlace): boolean =>
  place.kind === 'apart' &&
  place.ref !== undefined &&
  place.ref.plural &&
  /^(?:face|end)$/u.test(place.ref.concept)

/** A diameter of it; told by a radius it is twice that. */
export const across = (world: World, thing: Thing, said: SaidSize): number =>
  world.takeSize(thing, said) * (said.dimension === 'radius' ? 2 : 1)

export const footOf = (box: { min: Point3; max: Point3 }, axis: AxisName, up: number): Point3 => {
  const middle = AXES.map((_, k) => ((box.min[k] as number) + (box.max[k] as number)) / 2) as Point3
  middle[indexOf(axis)] = box.min[indexOf(axis)] + up
  return middle
}
