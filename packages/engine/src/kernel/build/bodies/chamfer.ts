/** Broken edges, with one distance on both faces or one on each. */
import { EngineError } from '../../../errors.ts'
import type { FeatureOf } from '../../../plan/features.ts'
import type { Body } from '../../body.ts'
import type { TopoDS_Edge } from '../../occt.ts'
import { selectEdges } from '../../select/edges.ts'
import { describeSelector, selectFaces } from '../../select/faces.ts'
import type { Site } from '../../site.ts'
import { edgesOf } from '../../topology.ts'
import { type Blend, type BlendTarget, blendEdges } from './blend.ts'
import { millimetres, standingBody } from './standing-body.ts'

export function buildChamfer(feature: FeatureOf<'chamfer'>, site: Site): Body {
  const { id, distance, second } = feature
  const { oc } = site
  const body = standingBody(site, id)
  const measured = second?.distance ?? distance
  const chamfer: Blend = {
    feature: id,
    words: second
      ? `a chamfer of ${millimetres(distance)} by ${millimetres(measured)}`
      : `a chamfer of ${millimetres(distance)}`,
    size: Math.max(distance, measured),
    reach: (_turn, target, face) => (target.face?.IsSame(face) ? measured : distance),
    begin(shape, targets) {
      const builder = new oc.BRepFilletAPI_MakeChamfer(shape)
      for (const { edge, face } of targets) {
        if (builder.Contour(edge) !== 0) continue
        if (face) builder.Add(measured, distance, edge, face)
        else builder.Add(distance, edge)
      }
      return builder
    },
  }
  const chosen = selectEdges(oc, body, feature.edges, id)
  const targets = second ? measuredOn(site, body, chosen, feature) : chosen.map((edge) => ({ edge }))
  return blendEdges(oc, body, targets, chamfer)
}

/** Each edge with the face beside it on which the second distance is measured. */
function measuredOn(
  { oc }: Site,
  body: Body,
  edges: readonly TopoDS_Edge[],
  { id, second }: FeatureOf<'chamfer'>,
): BlendTarget[] {
  const selector = second?.face ?? { pick: 'all' as const }
  const faces = selectFaces(oc, body, selector).map((face) => ({ face, bounds: edgesOf(oc, face) }))
  return edges.map((edge) => {
    const beside = faces.find(({ bounds }) => bounds.some((bound) => bound.IsSame(edge)))
    if (beside) return { edge, face: beside.face }
    throw new EngineError(
      'geometry_validation_failed',
      `${id}: a chosen edge does not bound the face ${describeSelector(selector)}, on which the second distance is measured`,
      id,
    )
  })
}
