/** From what arms go out, how far it reaches each way, and which bodies are told as its arms. */
import { type Box, isSame, middleOf, sizeAlong } from '../../../../operations/space.ts'
import type { Phrase } from '../../../phrases.ts'
import { placesOf, type SaidPlace, type Thing } from '../../../scene.ts'
import { siteOf } from '../../sites/sites.ts'
import type { Solid, World } from '../../world.ts'

const ARM =
  /^(?:arm|spoke|blade|fin|vane|bar|leg|rib|tooth|paddle|finger|lobe|rod|beam|strut|wing|boom|lug|ear|tab)$/u

/** Of the hub, and not of one of its sides. */
export const isCenter = (ref: Phrase | undefined): boolean =>
  ref !== undefined &&
  /^(?:center|axis|origin)$/u.test(ref.concept) &&
  !/^(?:side|edge|face)$/u.test(ref.of?.concept ?? '')

/** "from the middle of its four sides", "one on each of the four sides". */
const isFourSides = (ref: Phrase): boolean =>
  (ref.kind === 'place' &&
    /^(?:side|edge|face)$/u.test(ref.concept) &&
    (ref.count === 4 || /^(?:each|all)$/u.test(ref.det) || (ref.plural && ref.words.length === 0))) ||
  (ref.concept === 'center' && ref.of !== undefined && isFourSides(ref.of))

const sidesTold = ({ place }: SaidPlace): boolean =>
  place.kind === 'at' && /^(?:at|from|off|out|on|to|of|in)$/u.test(place.how) && isFourSides(place.ref)

/** They may as well stand up. */
const EITHER = /^(?:lug|ear|tab|leg)$/u

const isRadial = (thing: Thing): boolean =>
  thing.words.some((word) => /^(?:radial|radiating|diagonal)$/u.test(word)) ||
  placesOf(thing).some(
    ({ place }) =>
      place.kind === 'angles' ||
      place.kind === 'clock' ||
      (place.kind === 'manner' && /^(?:radially|diagonally|outward|out)$/u.test(place.word)) ||
      (place.kind === 'even' && !EITHER.test(thing.name)) ||
      ((place.kind === 'from' || place.kind === 'until') &&
        isCenter(place.kind === 'from' ? place.refs[0] : place.ref)),
  )

const isSquare = ({ box }: Solid): boolean => isSame(sizeAlong(box, 'x'), sizeAlong(box, 'y'))

/** "an arm on each side" of what is square: on all four. */
const isOnEachSide = (thing: Thing, hub: Solid): boolean =>
  hub.shape === 'box' &&
  isSquare(hub) &&
  thing.count === 1 &&
  !thing.plural &&
  placesOf(thing).some((said) => said.place.kind === 'eachside' || sidesTold(said))

/** Out of a block they go only where angles, or all four of its sides, say so. */
const isAround = (thing: Thing): boolean =>
  thing.words.includes('diagonal') ||
  placesOf(thing).some(
    (said) =>
      said.place.kind === 'angles' ||
      (said.place.kind === 'manner' && /^(?:radially|diagonally)$/u.test(said.place.word)) ||
      (thing.count === 4 && sidesTold(said)),
  )

/** The body that they go out from, where they are told as arms of it. */
export function hubOf(world: World, thing: Thing): Solid | undefined {
  if (!ARM.test(thing.name) || thing.group) return undefined
  const others = world.bodies.filter(({ thing: other }) => other !== thing)
  const fits = ({ axis, shape, boxes }: Solid): boolean =>
    boxes.length === 1 && (shape === 'box' || (axis === 'z' && /^(?:round|polygon|tube)$/u.test(shape)))
  const named = placesOf(thing).flatMap(({ place }) => {
    const ref =
      place.kind === 'at' && /^(?:from|off|out|to|around|of)$/u.test(place.how) ? place.ref : undefined
    const solid = ref?.kind === 'body' ? siteOf(ref, { world, self: thing })?.solid : undefined
    return solid ? [solid] : []
  })
  const [hub] = others.length === 1 ? others : named
  if (!hub || !fits(hub)) return undefined
  if (isOnEachSide(thing, hub)) return hub
  if (thing.count < 2) return undefined
  if (hub.shape === 'box' ? !isAround(thing) : !isRadial(thing) && !placesOf(thing).some(sidesTold))
    return undefined
  const isOnTop = placesOf(thing).some(
    ({ place }) => place.kind === 'at' && place.how === 'on' && place.ref.concept === 'top',
  )
  // Bars that stand around on a disc are no arms of it.
  return isOnTop ? undefined : hub
}

/** How far it is from the middle of the hub to its outside at that angle; of a block only square to its sides and to the corners of a square. */
export function outsideAt({ box, shape }: { box: Box; shape: string }, degrees: number): number | undefined {
  const [x, y] = [sizeAlong(box, 'x') / 2, sizeAlong(box, 'y') / 2]
  if (shape !== 'box') return x
  const turn = ((degrees % 180) + 180) % 180
  if (isSame(turn, 0)) return x
  if (isSame(turn, 90)) return y
  return undefined
}

export const middleOfHub = ({ box }: Solid): [number, number] => [middleOf(box, 'x'), middleOf(box, 'y')]
