/** Holes that cross: "one along each axis", "in all three directions", "from front to back and again from left to right". */
import type { AxisName } from '../../../../plan/geometry.ts'
import { AXES } from '../../../operations/space.ts'
import type { Phrase } from '../../phrases.ts'
import { placesOf, type SaidPlace, type Thing } from '../../scene.ts'
import { siteOf } from '../sites/sites.ts'
import type { Solid, World } from '../world.ts'
import type { Aim } from './aim.ts'

const isWays = ({ kind, concept }: Phrase): boolean =>
  kind === 'place' && /^(?:direction|axis)$/u.test(concept)

/** "each of the three directions", "all three axes", "each axis". */
const isEvery = (ref: Phrase): boolean =>
  isWays(ref) &&
  /^(?:each|all)$/u.test(ref.det) &&
  (ref.count === 3 || (ref.count === undefined && ref.concept === 'axis')) &&
  ref.words.every((word) => /^(?:main|principal|coordinate)$/u.test(word))

/** "the other two directions": those in which the cut before does not go. */
const isOthers = (ref: Phrase): boolean =>
  isWays(ref) && (ref.det === 'other' || ref.words.includes('other')) && (ref.count ?? 2) === 2 && ref.plural

/** Which ways one place says. */
function waysOf(world: World, thing: Thing, { place }: SaidPlace): AxisName[] {
  if (place.kind === 'way') return [place.axis]
  if (place.kind === 'through' && place.axis) return [place.axis]
  if (place.kind === 'at' && /^(?:in|along|on|for)$/u.test(place.how)) {
    if (isEvery(place.ref)) return [...AXES]
    const before = isOthers(place.ref)
      ? world.solids.findLast((solid) => solid.thing.role === 'cut' && solid.thing !== thing)
      : undefined
    return before ? AXES.filter((axis) => axis !== before.axis) : []
  }
  if (place.kind !== 'between' || place.halfway || place.refs.length !== 2) return []
  const sides = place.refs.map((ref) => siteOf(ref, { world, self: thing })?.sides ?? [])
  const [a, b] = sides.map((each) => (each.length === 1 ? each[0] : undefined))
  return a && b && a.axis === b.axis && a.sign !== b.sign ? [a.axis] : []
}

/** One aim for each way that is told; undefined where it goes but one way. */
export function crossingAims(world: World, thing: Thing, host: Solid): Aim[] | undefined {
  if (thing.concept !== 'hole' && thing.concept !== 'cylinder') return undefined
  const told = placesOf(thing)
    .map((said) => ({ said, axes: waysOf(world, thing, said) }))
    .filter(({ axes }) => axes.length > 0)
  const axes = AXES.filter((axis) => told.some((each) => each.axes.includes(axis)))
  if (axes.length < 2) return undefined
  const isOneSaying = told.some(
    ({ said, axes: own }) =>
      own.length > 1 || told.some((other) => other.said !== said && other.said.span[0] === said.span[0]),
  )
  const isMany = thing.count === axes.length || (thing.count === 0 && isOneSaying)
  if (!isMany && !(thing.count === 1 && (thing.again || isOneSaying))) return undefined
  for (const { said } of told) said.used = true
  return axes.map((axis) => ({
    host,
    axis,
    mouth: { axis, sign: 1 },
    boxes: [host.box],
    told: true,
    crossing: true as const,
  }))
}
