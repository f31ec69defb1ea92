/** What is left open of which way a cut goes. */
import { isSame, sizeAlong } from '../../operations/space.ts'
import { placesOf } from '../scene.ts'
import { type Question, sidesIn } from './question.ts'

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

/** "It comes out of the right face", though it goes in at the front. */
const isOutElsewhere: Question = ({ place }, { thing, axis }) =>
  thing.role === 'cut' &&
  place.kind === 'through' &&
  place.exit !== undefined &&
  place.exit.of === undefined &&
  sidesIn(place.exit).some((side) => side.axis !== axis && side.axis !== 'z')

/** "A hole across the middle section" is none along its axis. */
const isAlongNotAcross: Question = ({ place }, { thing, axis, round }, { bodies }) =>
  thing.role === 'cut' &&
  round &&
  place.kind === 'at' &&
  place.how === 'across' &&
  place.ref.kind === 'body' &&
  bodies.some((body) => body.round && body.axis === axis && body.thing.name === place.ref.name)

/** "An opening cut through along Y" that goes another way. */
const isAlongOther: Question = ({ place, own }, { thing, axis, boxes }) =>
  thing.role === 'cut' &&
  /^(?:hole|pocket|half)$/u.test(thing.concept) &&
  boxes.length === 1 &&
  own === undefined &&
  place.kind === 'way' &&
  /^(?:along|in|through)$/u.test(place.how) &&
  place.axis !== axis

export const OF_CUT_WAYS: readonly Question[] = [
  isSomeSide,
  isSomeGroove,
  isOutElsewhere,
  isAlongNotAcross,
  isAlongOther,
]
