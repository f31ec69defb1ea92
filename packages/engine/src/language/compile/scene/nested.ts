/** Balls, half balls and cones by the way they stand: as told, or as the one that they are taken from. */
import type { AxisName, Point3, SignedAxis } from '../../../plan/geometry.ts'
import { type Entity, isHollow, shapeOf } from '../../entity.ts'
import type { ShapeKind } from '../../lexicon/bodies.ts'
import { INVERTED } from '../../rewritten/figures/ways-up.ts'
import { SLICE } from '../../worked/slices.ts'
import { opensUp } from '../bodies/hollow.ts'
import { along, type Stand } from '../faces/stand.ts'
import type { Intervals } from './interval.ts'

/** Bodies that look different from below: they point away from what they stand on, and into what they are cut from. */
export const POINTED: ReadonlySet<ShapeKind> = new Set(['hemisphere', 'cap', 'cone', 'pyramid'])

const ENDS = { top: /\b(?:top|upper)\b/iu, bottom: /\b(?:bottom|lower)\b/iu }

/** "30 mm at the top and 10 mm at the bottom": each end by where it is, so that it stands as told; not those of the one it is like. */
const areEndsTold = ({ given, like }: Entity): boolean =>
  (['top', 'bottom'] as const).every((end) =>
    given.some(
      (each) =>
        each.word.startsWith(end) &&
        each.items.some(({ text }) => ENDS[end].test(text)) &&
        !like?.model.given.includes(each),
    ),
  )

/** Whether it points the other way than its axis does: away from the side it stands on, into the one it is cut from. */
export function isUpsideDown(entity: Entity, axis: AxisName, side: SignedAxis | undefined): boolean {
  if (areEndsTold(entity)) return false
  // A bowl stands on its round side.
  if (shapeOf(entity) === 'hemisphere' && isHollow(entity) && opensUp(entity)) return true
  return side === `${entity.cut ? '+' : '-'}${axis}` || (axis === 'z' && entity.manners.has(INVERTED))
}

const isElsewhere = ({ places }: Entity): boolean => places.some(({ place }) => place.kind !== 'centre')

const isBallCut = (entity: Entity): boolean => entity.cut && shapeOf(entity) === 'sphere'

/** A ball that is taken from a body has its middle unless it is told another place: so a ball leaves a shell of a ball. */
export function ballCentre(entity: Entity, { shape, min, max, downward }: Stand): number | undefined {
  if (!isBallCut(entity) || isElsewhere(entity)) return undefined
  if (shape === 'hemisphere') return downward ? max[2] : min[2]
  return (min[2] + max[2]) / 2
}

/** A ball cut into a face is half in it: from within it would only touch. */
export const ballFace = (entity: Entity): SignedAxis | undefined => {
  const place = isBallCut(entity)
    ? entity.places.find((said) => said.place.kind === 'face')?.place
    : undefined
  return place?.kind === 'face' ? place.face : undefined
}

/** How deep the end of a thinner rod goes into a ball that is set on it: on the tip of it the two would only touch. */
export function seatOf(entity: Entity, host: Stand, size: Point3): number {
  if (entity.cut || shapeOf(entity) !== 'sphere' || (host.shape !== 'round' && host.shape !== 'tube'))
    return 0
  const [ball, rod] = [size[0] / 2, (host.dimensions.values.get('diameter') ?? 0) / 2]
  return rod < ball ? ball - Math.sqrt(ball ** 2 - rod ** 2) : 0
}

/** A ball as far as it reaches on a side where a slice was taken off. */
export function withoutSlice(host: Stand, side: SignedAxis, stands: readonly Stand[]): Stand {
  const slice = host.shape === 'sphere' ? stands.find(({ entity }) => isSliceAt(entity, side)) : undefined
  if (!slice) return host
  const axis = AXES.indexOf(side[1] as AxisName)
  return side[0] === '+'
    ? { ...host, max: host.max.with(axis, slice.min[axis] as number) as Point3 }
    : { ...host, min: host.min.with(axis, slice.max[axis] as number) as Point3 }
}

const AXES: readonly AxisName[] = ['x', 'y', 'z']

const isSliceAt = ({ concept, places }: Entity, side: SignedAxis): boolean =>
  concept === SLICE && places.some(({ place }) => place.kind === 'face' && place.face === side)

/** Puts such a ball there: in the middle of the height of a side, as what is cut into sides is. */
export function settleMouth(
  entity: Entity,
  { min, max }: Stand,
  intervals: Intervals,
): SignedAxis | undefined {
  const face = ballFace(entity)
  const axis = face?.[1] as AxisName | undefined
  if (!face || !axis) return undefined
  intervals.otherwise(axis, 'centre', along(face[0] === '+' ? max : min, axis))
  if (axis !== 'z') intervals.otherwise('z', 'centre', (min[2] + max[2]) / 2)
  return face
}

/** A half ball that is taken from a half ball lies in it the same way, with its flat in that of the other. */
export function nestedSide(entity: Entity, { shape, downward }: Stand): SignedAxis | undefined {
  const halves = entity.cut && shapeOf(entity) === 'hemisphere' && (shape === 'hemisphere' || shape === 'cap')
  if (!halves || isElsewhere(entity)) return undefined
  return downward ? '+z' : '-z'
}
