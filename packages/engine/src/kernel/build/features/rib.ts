/** Flat webs: a polygon in a plane, thickened to both sides of it alike. */
import type { FeatureOf } from '../../../plan/features.ts'
import type { Sketch } from '../../../plan/profile.ts'
import { scale, toPart } from '../../../plan/vector.ts'
import type { Site, Volume } from '../../site.ts'
import { sketchFaces } from '../sketch/sketch.ts'
import { planeAxes } from '../solids/plane.ts'
import { prism } from '../solids/shapes.ts'
import { rightHanded } from './placement.ts'

export function ribVolume({ id, plane, points, thickness }: FeatureOf<'rib'>, site: Site): Volume {
  const { oc } = site
  const axes = rightHanded(planeAxes(site, plane, id))
  const [start, ...others] = points as [(typeof points)[number], ...typeof points]
  const sketch: Sketch = {
    add: [
      {
        kind: 'outline',
        start,
        segments: others.map((to) => ({ kind: 'line', to })),
        holes: [],
        at: [0, 0],
        rotateDeg: 0,
      },
    ],
    cut: [],
  }
  const onOneSide = { ...axes, origin: toPart(axes, [0, 0, -thickness / 2]) }
  return {
    operation: 'add',
    solids: sketchFaces(oc, sketch, onOneSide, id).map((face) => prism(oc, face, scale(axes.z, thickness))),
  }
}
