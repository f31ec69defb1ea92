/**
 * What the words leave open though each of them is understood: where another answer would be another part, it is asked for
 * and not chosen.
 */
import { AXES, type Box, isSame, middleOf, SIDES, type Side, sizeAlong } from '../operations/space.ts'
import type { Solid, World } from './build/world.ts'
import type { Phrase } from './phrases.ts'
import { placesOf, type SaidPlace } from './scene.ts'

/** Whether what is said of where something lies leaves open where that is. */
type Question = (said: SaidPlace, solid: Solid, world: World) => boolean

const refsOf = ({ place }: SaidPlace): readonly Phrase[] =>
  'refs' in place ? place.refs : 'ref' in place && place.ref ? [place.ref] : []

const sidesIn = ({ concept, words }: Phrase): Side[] =>
  [concept, ...words].flatMap((word) => SIDES[word] ?? [])

const lengthsOf = (box: Box): number[] => AXES.map((axis) => sizeAlong(box, axis))

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

/** "A hole at mid height" that goes down: from which side does it come? */
const isAtSomeHeight: Question = ({ place }, { thing, axis, mouth }) =>
  thing.role === 'cut' &&
  axis === 'z' &&
  // A groove that goes around opens to the side.
  (mouth === undefined || mouth.axis === 'z') &&
  place.kind === 'at' &&
  /^(?:mid|half)[ -]?height$/u.test(place.ref.name)

/** "A slot along the right edge", so far from it? */
const isAlongSomewhere: Question = ({ place, gloss }, { thing, boxes: [box], mouth }, { whole }) => {
  if (thing.role !== 'cut' || gloss || place.kind !== 'at' || place.how !== 'along' || !box) return false
  if (place.ref.kind !== 'place' || !/^(?:edge|side)$/u.test(place.ref.concept)) return false
  const [side, another] = sidesIn(place.ref).filter(({ axis }) => axis !== mouth?.axis)
  return side !== undefined && !another && isSame(middleOf(box, side.axis), middleOf(whole, side.axis))
}

/** "A cylinder at each end of the bar", wider than that is: on top of it, or in line with it? */
const isWideAtEnds: Question = (said, { thing, boxes }, world) => {
  const { place } = said
  const isAtEnds =
    thing.role === 'add' &&
    boxes.length > 1 &&
    place.kind === 'at' &&
    /^(?:at|on)$/u.test(place.how) &&
    place.ref.concept === 'end'
  const [bar] = world.bodies
  const [box] = boxes
  if (!isAtEnds || !bar || !box || bar.thing === thing || bar.round || bar.shape !== 'box') return false
  const isAlone = placesOf(thing).every((other) => other === said || other.gloss)
  return isAlone && sizeAlong(box, 'y') > sizeAlong(bar.box, 'y') + 1e-6 && !thing.words.includes('upright')
}

/** "A plate standing upright" that was laid flat, as its sizes are told. */
const isToldToStand: Question = ({ place, own }, { thing, shape, box }, { bodies }) =>
  thing.role === 'add' &&
  bodies.length === 1 &&
  own === undefined &&
  place.kind === 'manner' &&
  place.word === 'upright' &&
  shape === 'box' &&
  sizeAlong(box, 'z') < Math.max(...lengthsOf(box)) - 1e-6

/** "A groove in the top face" of a disc: straight across it, or around? */
const isSomeGroove: Question = ({ place }, { thing, shape, mouth }, { bodies }) => {
  const [host] = bodies
  return (
    thing.concept === 'groove' &&
    shape === 'box' &&
    host?.round === true &&
    host.axis === mouth?.axis &&
    place.kind === 'at' &&
    placesOf(thing).length === 1
  )
}

/** "The open end faces down" of what is not hollow. */
const isOpenSolid: Question = ({ own }, { thing, shape, wall, inner }, { solids }) =>
  typeof own === 'object' &&
  own.words.includes('open') &&
  thing.role === 'add' &&
  shape !== 'section' &&
  thing.section === undefined &&
  wall === undefined &&
  inner === undefined &&
  solids.every((other) => other.thing.role === 'add')

/** "In each inside corner" of what has no inside. */
const isInsideSolid: Question = (said, { thing }, { solids }) =>
  thing.role === 'add' &&
  refsOf(said).some(
    ({ concept, words }) =>
      concept === 'corner' && words.some((word) => /^(?:inside|inner|interior)$/u.test(word)),
  ) &&
  solids.every(
    (other) => other.thing.role === 'add' && other.inner === undefined && other.shape !== 'section',
  )

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

/** "Its flat side faces up" of half a ball that was set on its flat side. */
const isUpsideDown: Question = ({ place, own }, { shape, features }, world) =>
  shape === 'hemisphere' &&
  place.kind === 'manner' &&
  /^up(?:wards?)?$/u.test(place.word) &&
  typeof own === 'object' &&
  [own.concept, own.name, ...own.words].some((word) => /^flat/u.test(word)) &&
  !world.features.some(
    (feature) =>
      feature.id !== undefined &&
      features.includes(feature.id) &&
      'frame' in feature &&
      feature.frame !== undefined &&
      'normal' in feature.frame &&
      feature.frame.normal === '-z',
  )

const QUESTIONS: readonly Question[] = [
  isSomeSide,
  isAtSomeHeight,
  isAlongSomewhere,
  isWideAtEnds,
  isToldToStand,
  isSomeGroove,
  isOpenSolid,
  isInsideSolid,
  isDeepBeyond,
  isUpsideDown,
]

export function askOpenQuestions(world: World): void {
  for (const solid of world.solids)
    for (const said of placesOf(solid.thing))
      if (QUESTIONS.some((isOpen) => isOpen(said, solid, world))) world.fail(said)
}
