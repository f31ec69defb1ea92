/** What is left open of how far a cut goes. */
import { AXES, isSame, sizeAlong } from '../../operations/space.ts'
import { placesOf } from '../scene.ts'
import type { Question } from './question.ts'

/** "12 mm deep into the cylinder from the bottom of the plate" that it stands on: from where on so deep? */
const isDeepBeyond: Question = ({ place, span }, { thing }, { prompt }) => {
  const depth = thing.sizes.find(({ dimension }) => dimension === 'depth')
  if (place.kind !== 'at' || place.how !== 'into' || place.ref.kind !== 'body' || !depth) return false
  return (
    /^\s*deep\s*$/u.test(prompt.slice(depth.figure.span[1], span[0])) &&
    placesOf(thing).some(({ place: other }) => {
      const of = other.kind === 'at' && other.how === 'from' ? other.ref.of : undefined
      return of?.kind === 'body' && of.name !== place.ref.name
    })
  )
}

/** "A hole with a round bottom" has one: how deep is it? */
const isBottomless: Question = ({ place }, { thing, through }) =>
  thing.role === 'cut' && through === true && place.kind === 'manner' && place.word === 'roundinner'

/** "A hole goes through the boss only", and not on through what that stands on. */
const isOnly: Question = ({ place, span }, { thing, boxes }, { prompt, solids }) => {
  const around = prompt.slice(Math.max(0, span[0] - 6), span[1] + 6)
  if (thing.role !== 'cut' || place.kind !== 'through' || !/\bonly\b/u.test(around)) return false
  if (place.refs.length === 0 || place.refs.some(({ kind }) => kind !== 'body')) return false
  const named = solids.filter((solid) => place.refs.some(({ name }) => name === solid.thing.name))
  if (named.length === 0) return false
  return !boxes.every(({ min, max }) =>
    named.some(({ box }) =>
      AXES.every(
        (_, k) =>
          (min[k] as number) > (box.min[k] as number) - 1e-6 &&
          (max[k] as number) < (box.max[k] as number) + 1e-6,
      ),
    ),
  )
}

/** A hole by its coordinates, where one body lies on another: through both? */
const isThroughBoth: Question = ({ place }, { thing, axis, boxes }, { bodies }) =>
  thing.concept === 'hole' &&
  /^(?:points|coordinate)$/u.test(place.kind) &&
  thing.host === undefined &&
  axis === 'z' &&
  bodies.every(({ shape, round }) => shape === 'box' && !round) &&
  bodies.length === 2 &&
  placesOf(thing).length === 1 &&
  boxes.every((box) => bodies.every((body) => sizeAlong(box, axis) > sizeAlong(body.box, axis) + 1e-6))

/** "Cut through along Y": it comes out at both ends of it. */
const isNotThrough: Question = ({ place, span }, { thing, box }, { prompt, whole }) => {
  if (thing.role !== 'cut' || place.kind !== 'way' || place.how !== 'along') return false
  const isThrough = /\bthrough\b/u.test(prompt.slice(Math.max(0, span[0] - 9), span[1]))
  const k = AXES.indexOf(place.axis)
  return (
    isThrough &&
    ((box.min[k] as number) > (whole.min[k] as number) + 1e-6 ||
      (box.max[k] as number) < (whole.max[k] as number) - 1e-6)
  )
}

/** "Until it meets the first hole", which is narrower, or is not met that deep. */
const isUnmet: Question = ({ place }, { thing, boxes: [box], axis }, { solids }) => {
  if (thing.role !== 'cut' || place.kind !== 'until' || place.ref.kind !== 'cut' || !box) return false
  const met = solids.filter(
    (other) =>
      other.thing !== thing && other.thing.role === 'cut' && other.thing.concept === place.ref.concept,
  )
  // "8 mm deep, until it reaches the hole": no deeper, and no less.
  const depth = thing.sizes.find(({ dimension }) => dimension === 'depth')
  if (met.length > 0 && depth && !isSame(sizeAlong(box, axis), depth.figure.value)) return true
  const isTouching = met.some((other) =>
    AXES.every(
      (_, k) =>
        (box.min[k] as number) <= (other.box.max[k] as number) + 1e-6 &&
        (box.max[k] as number) >= (other.box.min[k] as number) - 1e-6,
    ),
  )
  const isWider = met.some(
    (other) =>
      other.axis !== axis &&
      AXES.some(
        (each) =>
          each !== axis && each !== other.axis && sizeAlong(box, each) > sizeAlong(other.box, each) + 1e-6,
      ),
  )
  return met.length > 0 && (!isTouching || isWider)
}

export const OF_CUT_DEPTHS: readonly Question[] = [
  isDeepBeyond,
  isBottomless,
  isOnly,
  isThroughBoth,
  isNotThrough,
  isUnmet,
]
