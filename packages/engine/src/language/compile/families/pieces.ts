/** Holes and slots on the pieces of a family's part: "two holes on the base", "a slot in each leg". */
import { EngineError } from '../../../errors.ts'
import type { Built, PieceFace } from '../../../library/families/family.ts'
import type { Entity } from '../../entity.ts'
import { opposite } from '../../lexicon/sides.ts'
import type { Place } from '../../places/place.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import { type Face, faceOf, type Stand } from '../faces/stand.ts'

/** One face a cut goes into, and the cut as it is there. */
export interface Share {
  entity: Entity
  face: Face
}

/** Said of a cut whose host was named with "each" or "both": so many on every one of them. */
export const ON_EACH = 'on each'
/** Of a cut in "one leg", where there are two. */
export const ON_ONE = 'on one of them'
/** Of a hole through several bodies that were told one by one. */
export const THROUGH_ALL = 'through all of them'

const BOTH_WALLS = 'both walls'

/** The two legs of a channel. */
const areOpposite = ([first, second, ...more]: readonly PieceFace[]): boolean =>
  more.length === 0 && first?.normal[1] === second?.normal[1] && first?.normal !== second?.normal

/** The faces that are named, or those that share what was given no place: without the ones that others are said to be on. */
function facesFor(
  entity: Entity,
  { pieces = {}, shares }: Built,
  entities: readonly Entity[],
): readonly PieceFace[] {
  const member = entity.host?.member
  if (member && Object.keys(pieces).length > 0 && !pieces[member.name])
    throw new EngineError(
      'prompt_too_ambiguous',
      `I do not know where on the ${member.name} of the ${member.of.concept} ${quote(entity.item.text)} should be. Name another piece of it, or a face.`,
    )
  if (member) return pieces[member.name] ?? []
  const walls = entity.manners.has(BOTH_WALLS) ? Object.values(pieces).find(areOpposite) : undefined
  if (walls) return walls
  const placed = entity.host?.kind === 'feature' || entity.places.some(({ place }) => place.kind === 'face')
  const all = placed || shares === undefined ? [] : (pieces[shares] ?? [])
  const taken = new Set(
    entities.flatMap(({ host }) => (host?.member ? (pieces[host.member.name] ?? []).slice(0, 1) : [])),
  )
  const free = all.filter((face) => !taken.has(face))
  return free.length > 0 ? free : all
}

function faceOfPiece({ normal, min, max, hole, row, free }: PieceFace, stand: Stand): Face {
  const face = faceOf({ ...stand, min, max, faces: {}, shape: 'box' }, normal, { facing: normal })
  const near = face.centre.map(tidy) as [number, number, number]
  return {
    ...face,
    selector: { facing: normal, near },
    innerDiameter: 0,
    wall: true,
    ...(hole ? { hole } : {}),
    ...(row ? { row } : {}),
    ...(free ? { free } : {}),
  }
}

/** Every face that something goes on which is not counted: a honeycomb. */
export const allFaces = (
  entity: Entity,
  built: Built | undefined,
  stand: Stand,
  entities: readonly Entity[],
): Face[] => (built ? facesFor(entity, built, entities).map((piece) => faceOfPiece(piece, stand)) : [])

/** "12 mm from the end": from the free one, where the piece is joined to the rest at its other end. */
const fromFreeEnd = (entity: Entity, { free }: Face): Entity =>
  free && entity.places.some(({ place }) => isBareEnd(place))
    ? {
        ...entity,
        places: entity.places.map((said) =>
          isBareEnd(said.place)
            ? { ...said, place: { ...said.place, side: said.place.far ? opposite(free) : free } }
            : said,
        ),
      }
    : entity

const isBareEnd = (place: Place): place is Extract<Place, { kind: 'from' }> =>
  place.kind === 'from' && place.of === 'end' && !place.side && !place.axis && !place.which && !place.all

const TOGETHER = new Set(['apart', 'row', 'pattern', 'points', 'from', 'corners', 'bolt-circle'])

/** How many go on each face: as many as were said where it was "each", else an equal part of them, else all on the first. */
export function sharesOf(
  entity: Entity,
  built: Built | undefined,
  stand: Stand,
  entities: readonly Entity[],
): Share[] {
  const faces = allFaces(entity, built, stand, entities)
  const [first] = faces
  if (!first) return []
  const on = (face: Face, part = entity): Share => ({ entity: fromFreeEnd(part, face), face })
  const count = entity.count?.value
  const both = entity.manners.has(BOTH_WALLS) && faces.length === 2
  if (both || entity.manners.has(ON_EACH)) return faces.map((face) => on(face))
  // What is said to be so far apart, or in a row, stays together.
  const together = entity.places.some(({ place }) => TOGETHER.has(place.kind)) && count === faces.length
  const alone = entity.manners.has(ON_ONE)
  if (count === undefined || count % faces.length !== 0 || together || alone) return [on(first)]
  const part = {
    ...entity,
    count: { ...entity.count, item: entity.count?.item, value: count / faces.length },
  }
  return faces.map((face) => on(face, part))
}
