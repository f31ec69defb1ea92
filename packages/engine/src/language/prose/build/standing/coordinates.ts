/** Bodies that are placed by coordinates: "at X=70, Y=0", "centered at Z=32", "rises to Z=60", "at (±40, ±20)". */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import { type Box, indexOf, isSame, sizeAlong } from '../../../operations/space.ts'
import { nowhere } from '../../../operations/unread.ts'
import { placesOf, type SaidPlace, type Thing } from '../../scene.ts'
import type { Shaped } from '../bodies/shaped.ts'
import type { Solid, World } from '../world.ts'

/** What of it lies at a level: its low end, its high end, its middle; or its foot, where nothing says. */
export type Hold = 'start' | 'end' | 'center' | 'foot'

export function holdOf({ place, own }: SaidPlace): Hold {
  const how = place.kind === 'coordinate' ? place.how : ''
  const part = typeof own === 'object' ? own.concept : own
  if (part === 'start' || part === 'bottom' || /\bfrom\b/u.test(how)) return 'start'
  if (part === 'end' || part === 'top' || /\b(?:to|until|down to|up to)$/u.test(how)) return 'end'
  return part === 'center' || part === 'axis' || how === 'centered' ? 'center' : 'foot'
}

/** "its top is a half circle centered at Z=30": of the rounding, and of nothing else. */
const isOfRound = ({ words }: Thing, said: SaidPlace): boolean =>
  words.includes('roundtop') &&
  said.place.kind === 'coordinate' &&
  said.place.axis === 'z' &&
  holdOf(said) === 'center'

interface Level {
  axis: AxisName
  value: number
  hold: Hold
  said: SaidPlace
}

/** Single levels that are told of it; the end that faces nothing else comes last. */
export function levelsOf(world: World, thing: Thing): Level[] {
  return placesOf(thing).flatMap((said): Level[] => {
    const { place } = said
    const [figure] = place.kind === 'coordinate' ? place.figures : []
    if (place.kind !== 'coordinate' || !figure || place.figures.length > 1 || said.gloss) return []
    if (isOfRound(thing, said)) return []
    // "with everything below Z=-14 cut off": no place of it.
    if (!/^(?:|at|on|in|from|to|up to|down to|until|centered)$/u.test(place.how)) return []
    return [{ axis: place.axis, value: world.level(figure), hold: holdOf(said), said }]
  })
}

/** Which axes its coordinates are along. */
export const axesTold = (thing: Thing): ReadonlySet<AxisName> =>
  new Set(
    placesOf(thing).flatMap((said): readonly AxisName[] => {
      const { place, gloss } = said
      // Levels in brackets are told as any: "32 mm tall (Z=8 to Z=40)".
      return (gloss && place.kind !== 'range') || isOfRound(thing, said)
        ? []
        : place.kind === 'coordinate' || place.kind === 'range'
          ? [place.axis]
          : place.kind === 'points'
            ? place.axes
            : []
    }),
  )

/** From one level up to another, told apart: "starting at Z=5 and rising to Z=60"; from the ground, where only its end is told. */
export function risenTo(world: World, thing: Thing, axis: AxisName, ground: number): number | undefined {
  const levels = levelsOf(world, thing).filter((level) => level.axis === axis)
  const end = levels.find(({ hold }) => hold === 'end')
  if (!end) return undefined
  const start = levels.find(({ hold }) => hold === 'start' || hold === 'foot')
  return Math.abs(end.value - (start?.value ?? startAside(world, thing, axis) ?? ground))
}

/** "from the run axis (Z=0) up to Z=55": where it begins, in brackets. */
function startAside(world: World, thing: Thing, axis: AxisName): number | undefined {
  const isFromFace = placesOf(thing).some(({ place, own }) => {
    const ref = own === undefined && place.kind === 'at' && place.how === 'from' ? place.ref : undefined
    return ref !== undefined && !/^(?:center|axis|origin)$/u.test(ref.concept)
  })
  // Of a face it only says again where that is.
  if (isFromFace) return undefined
  for (const { place, gloss } of placesOf(thing))
    if (
      gloss &&
      place.kind === 'coordinate' &&
      place.axis === axis &&
      place.figures.length === 1 &&
      place.how === ''
    )
      return place.figures[0] && world.level(place.figures[0])
  return undefined
}

/** Where its middle is along an axis, by a single level of it; what lies about an axis is told by that. */
export function middleTold(
  world: World,
  thing: Thing,
  axis: AxisName,
  { size, axis: own, round }: Shaped,
): number | undefined {
  const levels = levelsOf(world, thing).filter((level) => level.axis === axis)
  const [first] = levels
  if (!first) return undefined
  for (const { said } of levels) said.used = true
  const half = size[indexOf(axis)] / 2
  const isCentred = axis !== 'z' || (round && own !== 'z')
  const { value, hold } = first
  if (hold === 'end') return value - half
  if (hold === 'start') return value + half
  return hold === 'center' || isCentred ? value : value + half
}

const isWithin = (box: Box, other: Box): boolean =>
  (['x', 'y'] as const).every(
    (axis) =>
      box.min[indexOf(axis)] >= other.min[indexOf(axis)] - 1e-6 &&
      box.max[indexOf(axis)] <= other.max[indexOf(axis)] + 1e-6,
  )

const overlaps = (box: Box, other: Box): boolean =>
  (['x', 'y'] as const).every(
    (axis) =>
      box.min[indexOf(axis)] < other.max[indexOf(axis)] - 1e-6 &&
      box.max[indexOf(axis)] > other.min[indexOf(axis)] + 1e-6,
  )

/**
 * The level of the middle of what is told only across: on top of what it stands on altogether; beside the rest, or as thick
 * as it, on the same ground.
 */
export function groundedAt(world: World, thing: Thing, boxes: readonly Box[]): number {
  const [box] = boxes
  const { whole } = world
  if (!box) throw nowhere(thing.name)
  const half = sizeAlong(box, 'z') / 2
  const bodies: readonly Solid[] = world.bodies.filter((solid) => solid.thing !== thing)
  const parts = bodies.flatMap(({ boxes: each }) => [...each])
  if (isSame(sizeAlong(whole, 'z'), 2 * half)) return whole.min[2] + half
  const under = boxes.map((each) => parts.filter((part) => isWithin(each, part)))
  const tops = under.map((each) => Math.max(...each.map(({ max }) => max[2])))
  const [top] = tops
  if (top !== undefined && tops.every((each) => Number.isFinite(each) && isSame(each, top))) return top + half
  if (boxes.every((each) => parts.every((part) => !overlaps(each, part)))) return whole.min[2] + half
  throw nowhere(thing.name)
}

/** Nothing is there yet: places are told from the origin. */
export const originOf = (thing: Thing): Solid => {
  const zero: Point3 = [0, 0, 0]
  const box: Box = { min: zero, max: zero }
  return { thing, boxes: [box], box, axis: 'z', round: false, shape: 'box', features: [] }
}
