/** Draft: walls leaned so that a part comes out of its mould, with sizes kept where the neutral plane cuts it. */
import type { BRepOffsetAPI_DraftAngle } from 'replicad-opencascadejs'
import { EngineError } from '../../../errors.ts'
import type { FeatureOf } from '../../../plan/features.ts'
import { toVector } from '../../../plan/vector.ts'
import { type Body, carryOwners } from '../../body.ts'
import { plainest } from '../../combine.ts'
import { attempt } from '../../exceptions.ts'
import { volumeOf } from '../../mass.ts'
import type { Occt, TopoDS_Face } from '../../occt.ts'
import { describeSelector, selectFaces } from '../../select/faces.ts'
import type { Site } from '../../site.ts'
import { isSound } from '../../soundness.ts'
import { ShapeMap } from '../../topology.ts'
import { standingBody } from './standing-body.ts'

/** A positive angle makes outer walls lean inwards, and bores widen, as one goes along the pull. */
export function buildDraft(feature: FeatureOf<'draft'>, site: Site): Body {
  const { oc } = site
  const body = standingBody(site, feature.id)
  if (feature.angleDeg === 0)
    throw new EngineError(
      'geometry_validation_failed',
      `${feature.id}: a draft of 0° changes nothing`,
      feature.id,
    )
  const faces = draftedFaces(oc, body, feature)
  const drafted = attempt(oc, () => lean(oc, body, faces, feature))
  if (drafted) return drafted
  throw new EngineError(
    'code_generation_failed',
    `${feature.id}: the kernel could not draft ${faces.length} face(s) by ${feature.angleDeg}°; only flat, cylindrical and conical walls that cross the neutral plane's direction can lean, and not so far that they meet`,
    feature.id,
  )
}

function draftedFaces(oc: Occt, body: Body, { id, faces }: FeatureOf<'draft'>): TopoDS_Face[] {
  const chosen = new ShapeMap<TopoDS_Face>(oc)
  for (const selector of faces) {
    const found = selectFaces(oc, body, selector)
    if (found.length === 0)
      throw new EngineError(
        'geometry_validation_failed',
        `${id}: the part has no face ${describeSelector(selector)} to draft`,
        id,
      )
    for (const face of found) chosen.set(face, face)
  }
  return [...chosen.entries()].map(([, face]) => face)
}

function lean(
  oc: Occt,
  body: Body,
  faces: readonly TopoDS_Face[],
  { id, angleDeg, neutral }: FeatureOf<'draft'>,
): Body | undefined {
  using origin = new oc.gp_Pnt(...neutral.origin)
  using pull = new oc.gp_Dir(...toVector(neutral.normal))
  using plane = new oc.gp_Pln(origin, pull)
  using builder = new oc.BRepOffsetAPI_DraftAngle(body.shape)
  for (const face of faces) {
    builder.Add(face, pull, (angleDeg * Math.PI) / 180, plane, true)
    if (!builder.AddDone()) return undefined
  }
  using range = new oc.Message_ProgressRange()
  builder.Build(range)
  if (!builder.IsDone()) return undefined
  const shape = plainest(oc, builder.Shape())
  if (!isSound(oc, shape)) return undefined
  const owners = carryOwners(oc, historyOf(builder), body.owners.entries(), shape, id)
  return { shape, owners, volume: volumeOf(oc, shape) }
}

/** A leaned face counts for the kernel as generated, a merely trimmed one as modified: here both are the old face. */
const historyOf = (builder: BRepOffsetAPI_DraftAngle): Parameters<typeof carryOwners>[1] => ({
  IsDeleted: (face) => builder.IsDeleted(face),
  Generated: (face) => builder.Generated(face),
  Modified(face) {
    const modified = builder.Modified(face)
    if (modified.Size() > 0) return modified
    modified.delete()
    return builder.Generated(face)
  },
})
