/** What is left open of where a cut lies and which way it goes. */
import { AXES, isSame, levelOf, middleOf, type Side, sizeAlong } from '../../operations/space.ts'
import { placesOf } from '../scene.ts'
import { type Question, refsOf, sidesIn } from './question.ts'

/** "A hole through the side" of what is longer than wide: through which? */
const isSomeSide: Question = ({ place }, { thing }, { whole }) =>
  thing.role === 'cut' &&
  place.kind === 'through' &&
  !isSame(sizeAlong(whole, 'x'), sizeAlong(whole, 'y')) &&
  place.refs.some(
    (ref) =>
      ref.concept === 'side' &&
      /^(?:a|the|one of|)$/u.test(ref.det) &&
      !ref.plural &&
      ref.words.length + ref.bare.length === 0 &&
      sidesIn(ref).length === 0 &&
      ref.of?.kind !== 'place',
  )

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

/** "A groove in the top face": straight across a disc, or around; along a block, or across? */
const isSomeGroove: Question = ({ place }, { thing, shape, mouth }, { bodies, whole, prompt }) => {
  const [host] = bodies
  if (shape !== 'box' || place.kind !== 'at' || placesOf(thing).length !== 1 || place.how !== 'in')
    return false
  const isRound = thing.concept === 'groove' && host?.round === true && host.axis === mouth?.axis
  const isSaw =
    /\bsaw\b/u.test(prompt.slice(...thing.span)) && !isSame(sizeAlong(whole, 'x'), sizeAlong(whole, 'y'))
  return isRound || isSaw
}

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

/** "It comes out of the right face", though it goes in at the front. */
const isOutElsewhere: Question = ({ place }, { thing, axis }) =>
  thing.role === 'cut' &&
  place.kind === 'through' &&
  place.exit !== undefined &&
  place.exit.of === undefined &&
  sidesIn(place.exit).some((side) => side.axis !== axis && side.axis !== 'z')

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

/** "A hole across the middle section" is none along its axis. */
const isAlongNotAcross: Question = ({ place }, { thing, axis, round }, { bodies }) =>
  thing.role === 'cut' &&
  round &&
  place.kind === 'at' &&
  place.how === 'across' &&
  place.ref.kind === 'body' &&
  bodies.some((body) => body.round && body.axis === axis && body.thing.name === place.ref.name)

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

/** "An opening cut through along Y" that goes another way. */
const isAlongOther: Question = ({ place, own }, { thing, axis, boxes }) =>
  thing.role === 'cut' &&
  /^(?:hole|pocket|half)$/u.test(thing.concept) &&
  boxes.length === 1 &&
  own === undefined &&
  place.kind === 'way' &&
  /^(?:along|in|through)$/u.test(place.how) &&
  place.axis !== axis

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

export const OF_CUTS: readonly Question[] = [
  isSomeSide,
  isAtSomeHeight,
  isAlongSomewhere,
  isSomeGroove,
  isDeepBeyond,
  isOnSomeEdge,
  isFromEvery,
  isNearOther,
  isOutElsewhere,
  isAtSomeShoulder,
  isAlongNotAcross,
  isBottomless,
  isOnly,
  isBrokenOut,
  isAlongOther,
  isBesideIt,
  isThroughBoth,
  isNotThrough,
  isBesidePocket,
  isUnmet,
  isAtOneSide,
]
