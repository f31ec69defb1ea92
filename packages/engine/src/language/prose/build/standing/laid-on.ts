/** "five fins 20 mm tall, evenly spaced along the length", "a lug in the middle of the base": told across only, and standing on top by what they are. */
import { type Box, sizeAlong } from '../../../operations/space.ts'
import { placesOf, type SaidPlace, sizeOf, type Thing } from '../../scene.ts'
import { siteOf } from '../sites/sites.ts'
import type { Solid, World } from '../world.ts'
import { stanceOf } from './inferred.ts'
import type { Support } from './supports.ts'

const isLateral = (concept: string): boolean =>
  /^(?:end|edge|side|left|right|front|back|corner)$/u.test(concept)

/** Where across the plate it lies. */
function isAcross(world: World, thing: Thing, said: SaidPlace): boolean {
  const { place, own } = said
  if (own !== undefined) return true
  switch (place.kind) {
    case 'even':
    case 'apart':
    case 'circle':
    case 'grid':
    case 'row':
    case 'number':
    case 'angles':
    case 'flush':
    case 'aligned':
    case 'eachside':
    case 'parallel':
    case 'perpendicular':
    case 'points':
    case 'until':
      return true
    case 'coordinate':
      return place.axis !== 'z'
    case 'from':
      return place.refs.every(
        ({ concept, kind }) => kind === 'place' && (isLateral(concept) || concept === 'center'),
      )
    case 'centered':
      return true
    case 'manner':
      return /^(?:upright|vertically|vertical|standing|lengthwise|crosswise)$/u.test(place.word)
    case 'at': {
      if (place.ref.kind === 'dimension') return true
      const site = siteOf(place.ref, { world, self: thing })
      return (
        site?.part === 'center' ||
        site?.part === 'axis' ||
        (site?.part === 'side' && isLateral(place.ref.concept))
      )
    }
    default:
      return false
  }
}

const isFlat = ({ min, max }: Box): boolean =>
  sizeAlong({ min, max }, 'z') <= Math.max(sizeAlong({ min, max }, 'x'), sizeAlong({ min, max }, 'y')) + 1e-9

/** The one flat body that is there: what is tall stands on it, a block does where it is put in its middle. */
export function laidOn(world: World, thing: Thing): Support | undefined {
  const bodies = world.bodies.filter(
    (solid) => solid.thing !== thing && !(thing.group && solid.thing.group === thing.group),
  )
  const host = bodies.length === 1 ? bodies[0] : baseOf(bodies)
  if (!host || (host.shape !== 'box' && !(host.round && host.axis === 'z')) || host.boxes.length > 1)
    return undefined
  // In the middle of a ring there is nothing to stand on.
  if (host.inner) return undefined
  const places = placesOf(thing)
  const told = places.filter(({ used, gloss }) => !used && !gloss)
  if (told.length === 0 || !told.every((said) => isAcross(world, thing, said))) return undefined
  const isInMiddle = told.some(
    ({ place }) => place.kind === 'centered' || (place.kind === 'at' && place.ref.concept === 'center'),
  )
  const stance = stanceOf(thing)
  const isTall = stance === 'up' || sizeOf(thing, 'height') !== undefined
  const isPut = thing.added || thing.group?.added === true
  if (stance === 'down' || !isFlat(host.box)) return undefined
  if (!isTall && !(isPut && isInMiddle && (stance === undefined || stance === 'out'))) return undefined
  world.assume(`The ${thing.name}${thing.plural ? 's stand' : ' stands'} on top of the ${host.thing.name}`)
  return { host, side: { axis: 'z', sign: 1 }, box: host.box }
}

/** Of several the one that all the others stand on. */
const baseOf = (bodies: readonly Solid[]): Solid | undefined =>
  bodies.find((base) =>
    bodies.every(
      (other) =>
        other === base ||
        (other.box.min[2] >= base.box.max[2] - 1e-6 &&
          [0, 1].every(
            (k) =>
              (other.box.min[k] as number) >= (base.box.min[k] as number) - 1e-6 &&
              (other.box.max[k] as number) <= (base.box.max[k] as number) + 1e-6,
          )),
    ),
  )
