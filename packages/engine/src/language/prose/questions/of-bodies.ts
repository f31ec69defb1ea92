/** What is left open of where a body lies. */
import { AXES, type Box, sizeAlong } from '../../operations/space.ts'
import { placesOf } from '../scene.ts'
import { type Question, refsOf } from './question.ts'

const lengthsOf = (box: Box): number[] => AXES.map((axis) => sizeAlong(box, axis))

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

/** "Its flat side faces up" of half a ball that was set on its flat side. */
const isUpsideDown: Question = ({ place, own }, { shape, features }, world) =>
  shape === 'hemisphere' &&
  place.kind === 'manner' &&
  /^up(?:wards?)?$/u.test(place.word) &&
  typeof own === 'object' &&
  [own.concept, own.name, ...own.words].some((word) => word.startsWith('flat')) &&
  !world.features.some(
    (feature) =>
      feature.id !== undefined &&
      features.includes(feature.id) &&
      'frame' in feature &&
      feature.frame !== undefined &&
      'normal' in feature.frame &&
      feature.frame.normal === '-z',
  )

/** "It hangs from the left end": under it, or out of it? */
const isHungSomewhere: Question = ({ place }, { thing, side }) =>
  thing.role === 'add' &&
  thing.stance === 'down' &&
  place.kind === 'at' &&
  place.ref.kind === 'place' &&
  side !== undefined &&
  side.axis !== 'z'

/** "A cylinder along one of the long edges" lies there, and does not stand. */
const isStoodAlong: Question = ({ place }, { thing, round, axis, box }) =>
  thing.role === 'add' &&
  round &&
  axis === 'z' &&
  place.kind === 'at' &&
  place.how === 'along' &&
  place.ref.concept === 'edge' &&
  sizeAlong(box, 'z') > sizeAlong(box, 'x')

/** "A rim around the top" of a cylinder: on it, or out from its side? */
const isSomeRim: Question = ({ place }, { thing }, { bodies, prompt }) =>
  thing.role === 'add' &&
  /^(?:rim|lip|border)$/u.test(thing.name) &&
  place.kind === 'at' &&
  place.how === 'around' &&
  place.ref.concept === 'top' &&
  bodies[0]?.round === true &&
  thing.sizes.every(({ dimension }) => !/^(?:diameter|radius)$/u.test(dimension)) &&
  !/\b(?:raised|inside|outside|on top|flush)\b/u.test(prompt)

export const OF_BODIES: readonly Question[] = [
  isWideAtEnds,
  isToldToStand,
  isOpenSolid,
  isInsideSolid,
  isUpsideDown,
  isHungSomewhere,
  isStoodAlong,
  isSomeRim,
]
