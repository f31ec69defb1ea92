/** Rounded edges of one radius. */
import type { FeatureOf } from '../../../plan/features.ts'
import type { Body } from '../../body.ts'
import { selectEdges } from '../../select/edges.ts'
import type { Site } from '../../site.ts'
import { type Blend, blendEdges } from './blend.ts'
import { millimetres, standingBody } from './standing-body.ts'

export function buildFillet({ id, edges, radius }: FeatureOf<'fillet'>, site: Site): Body {
  const { oc } = site
  const body = standingBody(site, id)
  const fillet: Blend = {
    feature: id,
    words: `a fillet of ${millimetres(radius)}`,
    size: radius,
    // The ball that rolls in the corner touches each face this far from the edge.
    reach: (turn) => radius * Math.tan(turn / 2),
    begin(shape, targets) {
      const builder = new oc.BRepFilletAPI_MakeFillet(shape, 'ChFi3d_Rational')
      // An edge that continues an earlier one smoothly is already in its contour.
      for (const { edge } of targets) if (builder.Contour(edge) === 0) builder.Add(radius, edge)
      return builder
    },
  }
  const targets = selectEdges(oc, body, edges, id).map((edge) => ({ edge }))
  return blendEdges(oc, body, targets, fillet)
}
