/** The edges of what is cut: its mouth, its floor, the corners between its walls. */
import type { Build } from '../build.ts'
import { isSame, levelOf, opposite, type Side, type Solid } from '../space.ts'
import type { Asked } from './asked.ts'
import type { Selector } from './work.ts'

/** Undefined where the words choose none of them. */
export function cutEdges(build: Build, cut: Solid, asked: Asked): Selector[] | undefined {
  const { words, groups, concept } = asked
  if (asked.length !== undefined || asked.along) return undefined
  const mouth = cut.mouth ?? { axis: cut.axis, sign: 1 as const }
  const corner = concept === 'corner' || asked.of.includes('corner')
  const told = groups.flat()
  if (!cut.round && (words.has('vertical') || words.has('upright') || corner)) {
    if (words.has('vertical') && mouth.axis !== 'z') return undefined
    if (told.length > 0 || (asked.count !== undefined && asked.count % 4 !== 0)) return undefined
    return cut.features.map((feature) => ({ parallelTo: `+${mouth.axis}` as const, feature }))
  }
  if ([...words].some((word) => /^(?:long|short|free|far|other|vertical|upright)/u.test(word)))
    return undefined
  if (groups.some((group) => group.length > 1) || told.some(({ axis }) => axis !== mouth.axis))
    return undefined
  const both = groups.length > 1 || asked.count === 2 || (asked.every && /^(?:end|face)$/u.test(concept))
  const sides = told.length > 0 ? told : both ? [mouth, opposite(mouth)] : [mouth]
  const rims = sides.map((side) => levelEdges(build, cut, side))
  return rims.some((rim) => rim.length === 0) ? undefined : rims.flat()
}

/** Around its mouth, or its floor: of a hole that is wider there, the rim of what widens it. */
export function levelEdges(build: Build, cut: Solid, side: Side): Selector[] {
  const wider = build.solids.findLast(
    ({ thing, mouth }) => thing.holes === cut.thing && mouth?.axis === side.axis && mouth.sign === side.sign,
  )
  const { features } = wider ?? cut
  const at = { axis: side.axis, value: levelOf(cut.box, side) }
  // The floor of a blind hole is no edge that anyone breaks.
  const { whole } = build
  const isFloor =
    cut.mouth !== undefined && cut.mouth.sign !== side.sign && !isSame(at.value, levelOf(whole, side))
  if (isFloor && cut.round) return []
  return features.map((feature) => ({ feature, at, ...(cut.round ? { curve: 'circle' as const } : {}) }))
}
