/** Where a sketch lies, in part coordinates. */
import type { Plane } from '../../../plan/solids.ts'
import { type Axes, axesOf } from '../../../plan/vector.ts'
import { faceAxes } from '../../select/face-frame.ts'
import type { Site } from '../../site.ts'

/** On a face the frame may be left-handed, as its x and y are the part's own axes; z is always outward. */
export const planeAxes = (site: Site, plane: Plane, feature: string): Axes =>
  plane.on === 'face' ? faceAxes(site, plane, feature) : axesOf(plane)
