/** Fillets and chamfers: what size, on the edges that `edge-choice.ts` finds. */
import { EngineError } from '../../../errors.ts'
import type { Entity } from '../../entity.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import { INNER_CORNERS } from '../../worked/inner-corners.ts'
import type { FeatureInput } from '../bodies/bodies.ts'
import { dimensionsOf } from '../bodies/dimensions.ts'
import type { Cut } from '../cuts/cut.ts'
import type { Stand } from '../faces/stand.ts'
import { degrees, type Ledger, millimetres, sourceOf, toleranceOf } from '../ledger.ts'
import { requireDiameters } from './at-diameters.ts'
import { requireLevels } from './at-levels.ts'
import { anyCorner, anyEdge, withFreeEnd } from './corners.ts'
import { choose } from './edge-choice.ts'
import type { Chosen } from './edge-sets.ts'

const USUAL_FILLET = 0.1
const USUAL_CHAMFER = 0.05

/** Edges that run the whole height of a body. */
export function areUpright(entity: Entity, stand: Stand): boolean {
  const words = new Set(entity.edgeWords.map(({ word }) => word))
  const length = entity.given.find((given) => given.word === 'edgeLength')?.attribute.values[0]?.value
  const [x, y, z] = stand.max.map((high, index) => high - (stand.min[index] as number))
  const only = z !== x && z !== y && length !== undefined && Math.abs(length - (z as number)) < 1e-6
  return only || words.has('vertical') || words.has('axis z') || (words.has('corner') && !words.has('all'))
}

export function makeEdges(
  worked: Entity,
  stand: Stand,
  cuts: readonly Cut[],
  stands: readonly Stand[],
  ledger: Ledger,
): FeatureInput {
  const entity = anyEdge(anyCorner(withFreeEnd(worked, stand, stands), stand, ledger), stand, ledger)
  const isFillet = entity.concept === 'fillet'
  const dimensions = dimensionsOf(entity)
  const chosen = choose(entity, stand, cuts, stands)
  const sizes = stand.max.map((high, index) => high - (stand.min[index] as number))
  // Upright edges have the whole plan to round; others only the thinnest way.
  const smallest = chosen.upright ? Math.min(sizes[0] as number, sizes[1] as number) : Math.min(...sizes)
  const key = isFillet ? 'radius' : 'distance'
  const stated = dimensions.values.get(key)
  const size = stated ?? tidy((isFillet ? USUAL_FILLET : USUAL_CHAMFER) * smallest)
  const id = ledger.name(entity.concept)
  if (stated === undefined)
    ledger.assume(`${id}-size`, `The ${entity.concept} is ${millimetres(size)}, as no size was given`)
  if (
    entity.edgeWords.length === 0 &&
    !entity.between &&
    entity.host?.kind !== 'feature' &&
    entity.given.every((given) => given.word !== 'edgeLength')
  )
    ledger.assume(`${id}-edges`, `The ${entity.concept} is on the ${chosen.says}, as no edges were named`)
  const angle = isFillet ? 45 : (dimensions.values.get('angle') ?? 45)
  for (const { dimension, value, given } of dimensions.stated) {
    const source = sourceOf(given)
    if (dimension === 'angle') {
      // "8 mm x 8 mm": both legs, no angle.
      const isLeg = given.attribute.values[1]?.unit === 'length' && Math.abs(value - size) < 1e-9
      if (Math.abs(angle - 45) > 1e-9 && !isLeg)
        throw new EngineError(
          'prompt_too_ambiguous',
          `A chamfer of ${degrees(angle)} needs the face that the angle is measured on. Give two distances, or 45°.`,
        )
      continue
    }
    ledger.require({
      name: `${id}-${key}`,
      says: isFillet ? `fillet radius ${millimetres(size)}` : `chamfer ${millimetres(size)}`,
      measure: { kind: isFillet ? 'fillet-radius' : 'chamfer-size', near: chosen.near },
      value: size,
      source,
      tolerance: toleranceOf(given, value),
    })
  }
  const lengthGiven = entity.given.find((given) => given.word === 'edgeLength')
  if (lengthGiven && chosen.along) {
    const value = lengthGiven.attribute.values[0]?.value ?? 0
    const index = { x: 0, y: 1, z: 2 }[chosen.along] as 0 | 1 | 2
    ledger.require({
      name: `${id}-edge-length`,
      says: `edges ${millimetres(value)} long`,
      measure: { kind: 'levels', axis: chosen.along, from: stand.min[index], to: stand.max[index] },
      value,
      source: sourceOf(lengthGiven),
    })
  }
  requireLevels(entity, chosen, (near, item, says) =>
    ledger.require({
      name: `${id}-level`,
      says: `${entity.concept} ${millimetres(size)} at ${says}`,
      measure: { kind: isFillet ? 'fillet-radius' : 'chamfer-size', near },
      value: size,
      source: { values: [], items: [item] },
    }),
  )
  requireDiameters(entity, stands, (value, near, item) =>
    ledger.require({
      name: `${id}-section`,
      says: `section ${millimetres(value)} in diameter`,
      measure: { kind: 'cylinder-diameter', near },
      value,
      source: { values: [], items: [item] },
    }),
  )
  requireInner(entity, stand, id, ledger)
  checkCount(entity, chosen)
  return {
    kind: entity.concept,
    id,
    edges: chosen.edges,
    [isFillet ? 'radius' : 'distance']: size,
  } as FeatureInput
}

/** On the round inside the wall, halfway around it. */
function requireInner(entity: Entity, { dimensions, min, max }: Stand, id: string, ledger: Ledger): void {
  const given = entity.given.find(({ word }) => word === INNER_CORNERS)
  const value = given?.attribute.values[0]?.value
  if (!given || value === undefined) return
  const inset = (dimensions.values.get('wall') ?? 0) + value * (1 - Math.SQRT1_2)
  ledger.require({
    name: `${id}-inner`,
    says: `inner corners of radius ${millimetres(value)}`,
    measure: { kind: 'fillet-radius', near: [max[0] - inset, max[1] - inset, (min[2] + max[2]) / 2] },
    value,
    source: sourceOf(given),
  })
}

/** "all 12 edges", "the four vertical edges". */
function checkCount(entity: Entity, chosen: Chosen): void {
  const said = entity.count
  if (!said || chosen.count === undefined || said.value === chosen.count) return
  throw new EngineError(
    'geometry_validation_failed',
    `${quote(said.item?.text ?? String(said.value))} edges are to be worked, but the body has ${chosen.count} of them (${chosen.says}).`,
  )
}
