/** Balls, half balls and cones by the way they stand: as told, or as the one that they are taken from. */
import type { SignedAxis } from '../../../plan/geometry.ts'
import { type Entity, shapeOf } from '../../entity.ts'
import type { ShapeKind } from '../../lexicon/bodies.ts'
import { INVERTED } from '../../rewritten/figures/ways-up.ts'
import type { Stand } from '../faces/stand.ts'

/** Bodies that look different from below: they point away from what they stand on, and into what they are cut from. */
export const POINTED: ReadonlySet<ShapeKind> = new Set(['hemisphere', 'cap', 'cone', 'pyramid'])

const ENDS = { top: /\b(?:top|upper)\b/iu, bottom: /\b(?:bottom|lower)\b/iu }

/** "30 mm at the top and 10 mm at the bottom": each end by where it is, so that it stands as told. */
const areEndsTold = ({ given }: Entity): boolean =>
  (['top', 'bottom'] as const).every((end) =>
    given.some(({ word, items }) => word.startsWith(end) && items.some(({ text }) => ENDS[end].test(text))),
  )

export function isUpsideDown(entity: Entity, side: SignedAxis | undefined): boolean {
  if (areEndsTold(entity)) return false
  return side === (entity.cut ? '+z' : '-z') || entity.manners.has(INVERTED)
}

const isElsewhere = ({ places }: Entity): boolean => places.some(({ place }) => place.kind !== 'centre')

/** A ball that is taken from a larger ball has its middle unless it is told another height: so it leaves a shell. */
export function ballCentre(entity: Entity, { shape, min, max, downward }: Stand): number | undefined {
  if (!entity.cut || shapeOf(entity) !== 'sphere' || isElsewhere(entity)) return undefined
  if (shape === 'sphere') return (min[2] + max[2]) / 2
  return shape === 'hemisphere' ? (downward ? max[2] : min[2]) : undefined
}

/** A half ball that is taken from a half ball lies in it the same way, with its flat in that of the other. */
export function nestedSide(entity: Entity, { shape, downward }: Stand): SignedAxis | undefined {
  const halves = entity.cut && shapeOf(entity) === 'hemisphere' && (shape === 'hemisphere' || shape === 'cap')
  if (!halves || isElsewhere(entity)) return undefined
  return downward ? '+z' : '-z'
}
