/** What holes, slots and pockets have in common: a face, places on it, a depth. */

import { EngineError } from '../../../errors.ts'
import type { Point2, Point3 } from '../../../plan/geometry.ts'
import type { Entity, Given } from '../../entity.ts'
import { plural } from '../../lexicon/lexicon.ts'
import { quote } from '../../sizes/sizes.ts'
import { type Dimensions, dimensionsOf } from '../bodies/dimensions.ts'
import { along, type Face, onFace } from '../faces/stand.ts'
import type { Laid } from '../layout/statements.ts'
import { type Ledger, millimetres } from '../ledger.ts'

export interface Cut {
  entity: Entity
  id: string
  face: Face
  laid: Laid
  /** Of a round hole; 0 otherwise. */
  diameter: number
  /** From the face; the whole body for a through hole. */
  depth: number
  through: boolean
  /** How much of its depth is round, where it ends in half a ball. */
  round?: number
  /** The depth that was stated, what of it a wider mouth takes, and where it is measured. */
  deep?: { given: Given; value: number; above: number; near: Point3 }
}

/** How far it reaches both ways across its face. */
export function mouthSize({ entity, diameter }: Cut): Point2 {
  if (diameter > 0) return [diameter, diameter]
  const { values } = dimensionsOf(entity)
  return [values.get('x') ?? values.get('length') ?? 0, values.get('y') ?? values.get('width') ?? 0]
}

export const find = (dimensions: Dimensions, dimension: string): Given | undefined =>
  dimensions.stated.find((stated) => stated.dimension === dimension)?.given

export function depthOf(
  entity: Entity,
  dimensions: Dimensions,
  face: Face,
  ledger: Ledger,
): { depth: number; through: boolean } {
  const depth = dimensions.values.get('depth')
  if (depth !== undefined) {
    const near = (other: number): boolean => Math.abs(depth - other) <= 1e-3 * depth
    // "10 mm deep" into a standoff as high on a floor stops at the floor, and does not go through it.
    const standsOn = (face.stack ?? face.depth) > depth + 1e-6 && !entity.manners.has('through')
    if (Math.abs(depth - face.depth) < 1e-6) return { depth: face.depth, through: !standsOn }
    if (entity.manners.has('through')) {
      if (near(face.depth) || near(face.overall ?? face.depth)) return { depth: face.depth, through: true }
      // "down through the boss to a depth of 30 mm": through the body it starts in, and on into the one below.
      const further = depth > face.depth && depth <= (face.stack ?? face.depth) + 1e-6
      if (!further)
        throw new EngineError(
          'geometry_validation_failed',
          `The ${entity.concept} is said to go through and to be ${millimetres(depth)} deep, but there are ${millimetres(face.depth)} of material. Keep one of them.`,
        )
    }
    // Deeper than the body it starts in: it goes on into the one below.
    if (face.stack !== undefined && Math.abs(depth - face.stack) < 1e-6) return { depth, through: true }
    if (depth > (face.stack ?? face.depth))
      throw new EngineError(
        'geometry_validation_failed',
        `A ${entity.concept} ${millimetres(depth)} deep does not fit into ${millimetres(face.stack ?? face.depth)} of material.`,
      )
    return { depth, through: false }
  }
  if (entity.manners.has('blind'))
    throw new EngineError(
      'prompt_too_ambiguous',
      `How deep is the blind ${entity.concept}? Say, for example, “10 mm deep”.`,
    )
  const said = ['through', 'both walls', 'one wall'].some((manner) => entity.manners.has(manner))
  if (!said)
    ledger.assume(`${entity.concept}-depth`, `The ${entity.concept} goes through, as no depth was given`)
  // "a hole through the boss": a drill that is through the boss has the plate below it before it.
  const below = entity.host && face.stack !== undefined && face.stack > face.depth + 1e-6 && !face.wall
  if (said && below && !entity.manners.has('one wall'))
    ledger.assume(
      `${entity.concept}-stack`,
      `The ${entity.concept} through ${quote(entity.host?.item.text ?? '')} is taken to go on through what lies below it`,
    )
  return { depth: face.depth, through: true }
}

export function requireLayout({ laid, face, diameter, id, entity }: Cut, ledger: Ledger): void {
  const at = (position: Point2) => onFace(face, position)
  for (const check of laid.checks) {
    const common = { name: `${id}-${check.kind}`, source: check.source }
    if (check.kind === 'to-side')
      ledger.require({
        ...common,
        says: `${entity.concept} centre to ${check.side} side ${millimetres(check.value)}`,
        measure: { kind: 'hole-to-side', diameter, near: at(check.position), side: check.side },
        value: check.value,
      })
    else if (check.kind === 'position') {
      const value = check.stated ?? along(at(check.position), check.axis)
      ledger.require({
        ...common,
        says: `${entity.concept} centre at ${check.axis} = ${millimetres(value)}`,
        measure: { kind: 'hole-position', diameter, near: at(check.position), along: check.axis },
        value,
      })
    } else if (check.kind === 'spacing')
      ledger.require({
        ...common,
        says: `${plural(entity.concept)} ${millimetres(check.value)} apart`,
        measure: {
          kind: 'hole-spacing',
          diameter,
          near: [at(check.positions[0]), at(check.positions[1])],
        },
        value: check.value,
      })
    else
      ledger.require({
        ...common,
        says: `bolt circle ${millimetres(check.diameter)}`,
        measure: { kind: 'bolt-circle', diameter, centre: at(check.centre), axis: face.normal },
        value: check.diameter,
      })
  }
  for (const says of laid.assumptions) ledger.assume(`${id}-place`, says)
}

/** The places of a cut as the plan has them: from the middle of its face, or from the part's origin where that face may be wider. */
export function positionsOf({ face, laid }: Pick<Cut, 'face' | 'laid'>): Record<string, unknown> {
  if (!face.shared) return laid.layout
  const points = laid.positions.map((position): Point2 => {
    const point = onFace(face, position)
    return [along(point, face.u), along(point, face.v)]
  })
  return { kind: 'points', origin: 'part', points }
}
