/** What is left open of where a cut lies. */
import { AXES, isSame, levelOf, middleOf, type Side, sizeAlong } from '../../operations/space.ts'
import { placesOf } from '../scene.ts'
import { type Question, refsOf, sidesIn } from './question.ts'

/** "A hole at mid height" that goes down, or lies at another: from which side does it come, and where? */
const isAtSomeHeight: Question = ({ place }, { thing, axis, mouth, boxes }, { whole }) =>
  thing.role === 'cut' &&
  place.kind === 'at' &&
  /^(?:mid|half)[ -]?height$/u.test(place.ref.name) &&
  // A groove that goes around opens to the side.
  ((axis === 'z' && (mouth === undefined || mouth.axis === 'z')) ||
    (!place.ref.of && !boxes.some((box) => isSame(middleOf(box, 'z'), middleOf(whole, 'z')))))

/** "A slot along the right edge", so far from it? */
const isAlongSomewhere: Question = ({ place, gloss }, { thing, boxes: [box], mouth }, { whole }) => {
  if (thing.role !== 'cut' || gloss || place.kind !== 'at' || place.how !== 'along' || !box) return false
  if (place.ref.kind !== 'place' || !/^(?:edge|side)$/u.test(place.ref.concept)) return false
  const [side, another] = sidesIn(place.ref).filter(({ axis }) => axis !== mouth?.axis)
  return side !== undefined && !another && isSame(middleOf(box, side.axis), middleOf(whole, side.axis))
}

/** "On the right edge", in which it is not cut: how far from it? */
const isOnSomeEdge: Question = (said, { thing, axis, mouth, boxes }, { whole }) => {
  const { place, gloss } = said
  if (thing.role !== 'cut' || gloss || !(place.kind === 'centered' || place.kind === 'at')) return false
  if (place.how !== 'on' || said.own !== undefined) return false
  const refs = refsOf(said)
  const [side, another] = refs.flatMap((ref): Side[] =>
    ref.concept === 'edge' && !ref.of ? sidesIn(ref) : [],
  )
  if (refs.length !== 1 || !side || another) return false
  const isTold = placesOf(thing).some(
    (other) => other !== said && /^(?:from|coordinate|points|beyond)$/u.test(other.place.kind),
  )
  // A hole on an edge: half of it, or beside it?
  if (place.kind === 'at' && /^(?:hole|pocket)$/u.test(thing.concept)) return !isTold
  if (side.axis === axis || side.axis === mouth?.axis) return false
  // What is open there by its name reaches up to it.
  const isOpen = /^(?:notch|step|rabbet|cutout|groove|channel)$/u.test(thing.concept)
  const level = levelOf(whole, side) * side.sign - (isOpen ? 1e-6 : -1e-6)
  const k = AXES.indexOf(side.axis)
  return (
    !isTold && boxes.every(({ min, max }) => ((side.sign > 0 ? max : min)[k] as number) * side.sign < level)
  )
}

/** "9 mm from every edge" of a single one: it is not so far from all of them. */
const isFromEvery: Question = ({ place }, { thing, boxes, axis }, { whole }) => {
  const [box] = boxes
  if (thing.role !== 'cut' || place.kind !== 'from' || boxes.length !== 1 || !box) return false
  const isAll = place.refs.some(
    ({ concept, det, count, of }) =>
      concept === 'edge' && /^(?:each|all)$/u.test(det) && count === undefined && !of,
  )
  const across = AXES.filter((each) => each !== axis)
  return isAll && !across.every((each) => isSame(middleOf(box, each), middleOf(whole, each)))
}

/** "Near the left edge, 100 mm from it", beyond the middle. */
const isNearOther: Question = ({ place }, { thing, boxes }, { whole }) =>
  thing.role === 'cut' &&
  place.kind === 'at' &&
  place.how === 'near' &&
  boxes.length === 1 &&
  boxes.some((box) =>
    sidesIn(place.ref).some(({ axis, sign }) => (middleOf(box, axis) - middleOf(whole, axis)) * sign < -1e-6),
  )

/** "Next to the shoulder" of a shaft that has two. */
const isAtSomeShoulder: Question = (said, { thing }, { bodies }) => {
  const isShoulder = refsOf(said).some(
    ({ concept, det, words, of, ordinal }) =>
      concept === 'shoulder' &&
      /^(?:the|a)$/u.test(det) &&
      words.length === 0 &&
      !of &&
      ordinal === undefined,
  )
  const [first] = bodies
  const turned = bodies.filter(({ round, axis }) => round && axis === first?.axis)
  return thing.role === 'cut' && said.place.kind === 'at' && isShoulder && turned.length > 2
}

/** A hole that breaks out of a side which nobody spoke of. */
const isBrokenOut: Question = (said, { thing, axis, boxes, round }, { whole }) =>
  thing.concept === 'hole' &&
  round &&
  boxes.some((box) =>
    AXES.some((each, k) => {
      const [low, high] = [whole.min[k] as number, whole.max[k] as number]
      const middle = middleOf(box, each)
      const isIn = middle > low + 1e-6 && middle < high - 1e-6
      return (
        each !== axis && isIn && ((box.min[k] as number) < low - 1e-6 || (box.max[k] as number) > high + 1e-6)
      )
    }),
  ) &&
  placesOf(thing).every((other) =>
    refsOf(other).every(({ concept }) => !/^(?:edge|corner|rim)$/u.test(concept)),
  ) &&
  !said.gloss

/** "28 mm to the left and right of it", not of the middle of the part. */
const isBesideIt: Question = ({ place, span }, { thing, box }, { prompt, solids }) => {
  const { axis } = place.kind === 'eachside' ? place : {}
  if (!axis || !/\bof it\b/u.test(prompt.slice(...span))) return false
  return solids.some(
    (other) =>
      other.thing !== thing &&
      other.thing.concept === thing.concept &&
      !isSame(middleOf(other.box, axis), middleOf(box, axis)),
  )
}

/** "40 mm to the right of the pocket": from its middle, or from its edge? */
const isBesidePocket: Question = ({ place, own, span }, { thing, round }, { solids, prompt }) =>
  thing.role === 'cut' &&
  round &&
  own === undefined &&
  place.kind === 'beyond' &&
  place.ref?.kind === 'cut' &&
  !/\b(?:cent(?:er|re)|middle|edge|side)\b/u.test(prompt.slice(...span)) &&
  solids.some(
    (other) => other.thing.name === place.ref?.name && other.thing.role === 'cut' && other.shape === 'box',
  )

/** "Out of the front right edge", which stands upright: it is cut at both of these sides. */
const isAtOneSide: Question = (said, { thing, boxes: [box] }, { whole }) => {
  const { place, gloss } = said
  if (thing.role !== 'cut' || gloss || !box || place.kind !== 'at' || place.how !== 'in') return false
  const sides = place.ref.concept === 'edge' && !place.ref.of ? sidesIn(place.ref) : []
  return (
    sides.length === 2 &&
    !sides.every((side) => {
      const k = AXES.indexOf(side.axis)
      const reach = ((side.sign > 0 ? box.max : box.min)[k] as number) * side.sign
      const isAcross = sizeAlong(box, side.axis) > sizeAlong(whole, side.axis) - 1e-6
      return reach > levelOf(whole, side) * side.sign - 1e-6 && !isAcross
    })
  )
}

export const OF_CUT_PLACES: readonly Question[] = [
  isAtSomeHeight,
  isAlongSomewhere,
  isOnSomeEdge,
  isFromEvery,
  isNearOther,
  isAtSomeShoulder,
  isBrokenOut,
  isBesideIt,
  isBesidePocket,
  isAtOneSide,
]
