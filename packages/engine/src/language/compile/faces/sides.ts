/** Cuts that are made alike in several faces of one body: in each of six, in both ends, in the top and the bottom. */
import { EngineError } from '../../../errors.ts'
import type { AxisName, SignedAxis } from '../../../plan/geometry.ts'
import { type Entity, isHollow } from '../../entity.ts'
import { quote } from '../../sizes/sizes.ts'
import { type Item, means } from '../../text/items.ts'
import type { Share } from '../families/pieces.ts'
import { all, facesTold } from '../layout/statements.ts'
import { hostFace } from './host-face.ts'
import { along, cutInto, ROUND_SHAPES, type Stand } from './stand.ts'

const extent = ({ min, max }: Stand, axis: AxisName): number => along(max, axis) - along(min, axis)

/** A bar has end faces to drill into; what lies at the ends of a plate is on its top. */
const SLENDER = 1.5
const SQUARE = 3

/** The two faces that a bar or a round body ends in. */
function endFaces(stand: Stand): readonly SignedAxis[] | undefined {
  if (ROUND_SHAPES.has(stand.shape) || stand.shape === 'polygon')
    return [`+${stand.axis}`, `-${stand.axis}`] as SignedAxis[]
  if (stand.shape !== 'box') return undefined
  const [long, wide, thin] = (['x', 'y', 'z'] as const).toSorted(
    (a, b) => extent(stand, b) - extent(stand, a),
  )
  if (!long || !wide || !thin) return undefined
  const bar =
    extent(stand, long) >= SLENDER * extent(stand, wide) && extent(stand, wide) < SQUARE * extent(stand, thin)
  return bar ? [`+${long}`, `-${long}`] : undefined
}

/** "in each end", "both ends have". */
const INTO = /^(?:in|into|each|both)$/iu

/** "at each end" of a rod, so many deep, or "in the center of each end face": drilled into it along its axis. */
function isInto(
  { concept, given, manners }: Entity,
  { shape }: Stand,
  [first, ...said]: readonly Item[],
): boolean {
  if (INTO.test(first?.text ?? '')) return true
  if (concept !== 'hole' || manners.has('radial') || !ROUND_SHAPES.has(shape)) return false
  return given.some(({ word }) => word === 'depth') || said.some((item) => means(item, 'edge', 'face'))
}

function facesOf(entity: Entity, stand: Stand): readonly SignedAxis[] | undefined {
  const faces = facesTold(entity.places)
  const [ends] = all(entity.places, 'ends')
  if (faces || !ends) return faces
  const found = isInto(entity, stand, ends.source.items) ? endFaces(stand) : undefined
  // "close to each end, 8 mm from the edges": the distance tells. Of a plate it is the ends of its top face, of a bar with
  // round ends the middles of those.
  const flat = (stand.shape === 'box' && endFaces(stand) === undefined) || stand.shape === 'stadium'
  if (found || flat || all(entity.places, 'from').length > 0) return found
  throw new EngineError(
    'prompt_too_ambiguous',
    `Where at the ends is ${quote(entity.item.text)}? Say how far it is from each end, or which face it goes into.`,
  )
}

export function sharesOfSides(entity: Entity, stands: readonly Stand[]): Share[] {
  const stand = cutInto(entity.host, stands)
  const sides = stand && facesOf(entity, stand)
  if (!stand || !sides) return []
  const blind = entity.given.some(({ word }) => word === 'depth') || isHollow(stand.entity)
  // What goes all the way through comes out of the opposite face.
  const faces = blind
    ? sides
    : sides.filter((side) => !(side[0] === '-' && sides.includes(`+${side[1] as AxisName}`)))
  const told = entity.count?.value
  // "a hole through each face. The three holes …": as many as there are then, and not so many in each.
  const again = (entity.count?.item?.span[0] ?? 0) > entity.item.span[0] && told === faces.length
  const each = told === sides.length || again ? 1 : told
  return faces.map((face) => {
    const places = entity.places.filter(({ place }) => place.kind !== 'faces' && place.kind !== 'ends')
    const part: Entity = {
      ...entity,
      // "a hole in each face … the holes": one in each.
      plural: entity.plural && each !== undefined,
      ...(each === undefined ? {} : { count: { ...entity.count, item: entity.count?.item, value: each } }),
      places: [...places, { place: { kind: 'face', face }, items: [entity.item] }],
    }
    return { entity: part, face: hostFace(part, stands) }
  })
}
