/** Ring grooves in a flat face: for O-rings and gaskets, told by their inner, outer or middle diameter. */
import { EngineError } from '../../../errors.ts'
import type { SignedAxis } from '../../../plan/geometry.ts'
import type { Entity } from '../../entity.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import type { FeatureInput } from '../bodies/bodies.ts'
import { dimensionsOf } from '../bodies/dimensions.ts'
import { cutInto, faceOf, onFace, type Stand } from '../faces/stand.ts'
import { all, facesTold } from '../layout/statements.ts'
import { type Ledger, millimetres, sourceOf, toleranceOf } from '../ledger.ts'

const ROUND_WORDS = new Set(['innerDiameter', 'outerDiameter', 'innerRadius', 'outerRadius', 'ringDiameter'])
const SURFACE = /face|surface/iu

/** In an end face, not around the body: it has two diameters, or a face is named as such, or its depth besides its diameter. */
export function isFaceGroove(entity: Entity): boolean {
  if (entity.concept !== 'groove') return false
  const has = (word: string): boolean => entity.given.some((each) => each.word === word)
  const faces = entity.places.filter(({ place }) => place.kind === 'face' && place.face[1] === 'z')
  const named = faces.some(({ items }) => items.some(({ text }) => SURFACE.test(text)))
  return (
    entity.given.some(({ word }) => ROUND_WORDS.has(word)) ||
    (has('diameter') && (named || (faces.length > 0 && has('width') && has('depth'))))
  )
}

/** One in each of the faces told, else in the top. */
export function makeFaceGrooves(entity: Entity, stands: readonly Stand[], ledger: Ledger): FeatureInput[] {
  const told = (facesTold(entity.places) ?? []).filter((face) => face[1] === 'z')
  const named = all(entity.places, 'face').find(({ place }) => place.face[1] === 'z')?.place.face ?? '+z'
  return (told.length > 0 ? told : [named]).map((face) => makeFaceGroove(entity, face, stands, ledger))
}

function makeFaceGroove(
  entity: Entity,
  normal: SignedAxis,
  stands: readonly Stand[],
  ledger: Ledger,
): FeatureInput {
  const host = cutInto(entity.host, stands) as Stand
  const dimensions = dimensionsOf(entity)
  const { values } = dimensions
  const [inner, outer, middle] = ['inner', 'outer', 'diameter'].map((name) => values.get(name))
  const [told, depth] = [values.get('width'), values.get('depth')]
  const width = told ?? (inner !== undefined && outer !== undefined ? (outer - inner) / 2 : undefined)
  const ring =
    width === undefined
      ? undefined
      : inner !== undefined
        ? inner + width
        : outer !== undefined
          ? outer - width
          : middle
  if (width === undefined || ring === undefined || depth === undefined)
    throw new EngineError(
      'prompt_too_ambiguous',
      `I need the diameter, the width and the depth of ${quote(entity.item.text)}. Say, for example, “80 mm inner diameter, 4 mm wide, 3 mm deep”.`,
    )
  const face = faceOf(host, normal, { facing: normal, ...(stands.length > 1 ? { feature: host.id } : {}) })
  if (inner !== undefined && outer !== undefined && Math.abs(outer - inner - 2 * width) > 1e-6)
    throw new EngineError(
      'geometry_validation_failed',
      `A groove from ${millimetres(inner)} to ${millimetres(outer)} is not ${millimetres(width)} wide. Keep two of them.`,
    )
  if (ring + width >= Math.min(...face.size) || ring - width <= face.innerDiameter || depth >= face.depth)
    throw new EngineError(
      'geometry_validation_failed',
      `A groove about a ${millimetres(ring)} circle, ${millimetres(width)} wide and ${millimetres(depth)} deep, does not fit into that face.`,
    )
  const id = ledger.name('groove')
  const at = (radius: number) => onFace(face, [radius, 0], depth / 2)
  const [from, to] = [onFace(face, [0, 0], depth)[2], onFace(face, [0, 0])[2]]
  for (const { dimension, value, given } of dimensions.stated) {
    const common = {
      name: `${id}-${dimension}`,
      says: `groove ${dimension} ${millimetres(value)}`,
      source: sourceOf(given),
      tolerance: toleranceOf(given, value),
    }
    // The outer wall shows in how far it is from the inner one, whose diameter is measured.
    const across = dimension === 'width' || (dimension.startsWith('outer') && inner !== undefined)
    if (dimension === 'depth')
      ledger.require({ ...common, measure: { kind: 'levels', axis: 'z', from, to }, value })
    else if (across)
      ledger.require({
        ...common,
        measure: { kind: 'distance', between: [at((ring - width) / 2), at((ring + width) / 2)] },
        value: tidy(width),
      })
    else
      ledger.require({
        ...common,
        measure: { kind: 'cylinder-diameter', near: at((ring - width) / 2), axis: '+z' },
        value: tidy(ring - width),
      })
  }
  return {
    kind: 'groove',
    id,
    on: { kind: 'ring', face: face.selector, diameter: tidy(ring) },
    width: tidy(width),
    depth,
  }
}
