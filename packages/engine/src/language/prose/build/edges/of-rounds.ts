/** The edges of what is round: its rims, at the one end or the other. */
import type { AxisName } from '../../../../plan/geometry.ts'
import { AXES, levelOf, type Side, sizeAlong } from '../../../operations/space.ts'
import { unread } from '../../../operations/unread.ts'
import type { Phrase } from '../../phrases.ts'
import { endTaken, isOtherEnd } from '../sites/one-end.ts'
import type { Solid, World } from '../world.ts'
import type { Edges, Selector } from './selectors.ts'

/** The rims of what is round. */
export function ofRound(
  world: World,
  solid: Solid,
  phrase: Phrase,
  sides: readonly Side[],
  feature: readonly string[] | undefined,
): Edges {
  const along = sides.filter(({ axis }) => axis === solid.axis)
  const has = (...wanted: string[]): boolean => phrase.words.some((word) => wanted.includes(word))
  const inner = has('inner', 'inside', 'internal')
  const cross = AXES.find((axis) => axis !== solid.axis) as AxisName
  // Of a shaft in several diameters: that of the section at the end.
  const diameterAt = (end: Side): number | undefined => {
    if (inner) return solid.inner && sizeAlong(solid.inner, cross)
    const there = world.bodies.filter(
      ({ round, box, axis }) =>
        round && axis === solid.axis && Math.abs(levelOf(box, end) - levelOf(solid.box, end)) < 1e-6,
    )
    const isWhole = solid.box !== world.solidOf(solid.thing)?.box
    return sizeAlong((isWhole ? there.at(-1)?.box : undefined) ?? solid.box, cross)
  }
  const ends: Side[] =
    along.length > 0
      ? [...along]
      : phrase.plural || phrase.det === 'both' || phrase.det === 'each' || phrase.det === 'all'
        ? [
            { axis: solid.axis, sign: 1 },
            { axis: solid.axis, sign: -1 },
          ]
        : []
  if (phrase.concept === 'end' && ends.length === 0)
    ends.push({ axis: solid.axis, sign: endOf(world, solid, phrase) })
  if (ends.length === 0 && (phrase.kind === 'body' || phrase.concept === 'edge'))
    ends.push({ axis: solid.axis, sign: 1 })
  const isEvery =
    phrase.det === 'all' && phrase.concept === 'edge' && solid.inner !== undefined && !has('outer', 'outside')
  return ends.flatMap((end): Edges => {
    const diameter = diameterAt(end)
    const rim: Selector = {
      curve: 'circle',
      at: { axis: solid.axis, value: levelOf(solid.box, end) },
      ...(diameter && !isEvery && solid.shape === 'round' && world.bodies.includes(solid)
        ? { diameter }
        : {}),
      ...(world.bodies.includes(solid) || inner ? {} : { outer: true }),
    }
    return feature && !isEvery && solid.shape === 'cone'
      ? feature.map((each) => ({ ...rim, feature: each }))
      : [rim]
  })
}

/** "the end" of a body that stands on another is the free one. */
function endOf(world: World, solid: Solid, phrase: Phrase): 1 | -1 {
  // "One end has a chamfer", of two that are not alike.
  const [low, high] = ([-1, 1] as const).map((sign) => widthAt(world, { axis: solid.axis, sign }))
  if (/^(?:a|one of)$/u.test(phrase.det) && low !== high && !phrase.of) throw unread(world.quote(phrase.span))
  if (isOtherEnd(phrase)) return endTaken(world, solid, solid.axis, phrase, 1)
  const isFree = (sign: 1 | -1): boolean => {
    const level = levelOf(solid.box, { axis: solid.axis, sign })
    return !world.bodies.some(
      (other) =>
        other.thing !== solid.thing &&
        Math.abs(levelOf(other.box, { axis: solid.axis, sign: sign > 0 ? -1 : 1 }) - level) < 1e-6,
    )
  }
  return endTaken(world, solid, solid.axis, phrase, isFree(1) || !isFree(-1) ? 1 : -1)
}

/** How wide the part is at its one end or the other. */
function widthAt(world: World, end: Side): number {
  const cross = AXES.find((axis) => axis !== end.axis) as AxisName
  const level = levelOf(world.whole, end)
  return Math.max(
    ...world.bodies
      .filter(({ box }) => Math.abs(levelOf(box, end) - level) < 1e-6)
      .map(({ box }) => sizeAlong(box, cross)),
  )
}
