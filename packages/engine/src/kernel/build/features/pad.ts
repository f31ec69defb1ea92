/** Pockets and bosses: a sketch on a flat face, sunk into it or raised from it, at every position. */
import type { FeatureOf } from '../../../plan/features.ts'
import { type Axes, add, scale, subtract, toPart } from '../../../plan/vector.ts'
import type { TopoDS_Shape } from '../../occt.ts'
import { planarFrame } from '../../select/face-frame.ts'
import { selectFace } from '../../select/faces.ts'
import type { Site, Volume } from '../../site.ts'
import { sketchFaces } from '../sketch/sketch.ts'
import { prism } from '../solids/shapes.ts'
import { tapered } from '../solids/taper.ts'
import { checkBlind } from './depth.ts'
import { rightHanded, shiftTool } from './placement.ts'
import { bodyOf, overshoot, planarPoints, reachBelow } from './spots.ts'

type Pad = FeatureOf<'pocket'> | FeatureOf<'boss'>

export function pocketVolume(pocket: FeatureOf<'pocket'>, site: Site): Volume {
  const { depth, taperDeg, id } = pocket
  return padVolume(pocket, site, 'cut', (axes) => {
    const inwards = scale(axes.z, -1)
    checkBlind(depth, reachBelow(site.oc, bodyOf(site, id), [axes]), id)
    if (taperDeg > 0) return leaning(pocket, site, axes, -depth)
    // Begun a little above the face, so that no skin is left on it.
    const above = overshoot(depth)
    const raised = { ...axes, origin: add(axes.origin, scale(axes.z, above)) }
    return straight(pocket, site, raised, scale(inwards, depth + above))
  })
}

export function bossVolume(boss: FeatureOf<'boss'>, site: Site): Volume {
  return padVolume(boss, site, 'add', (axes) => {
    return boss.taperDeg > 0
      ? leaning(boss, site, axes, boss.height)
      : straight(boss, site, axes, scale(axes.z, boss.height))
  })
}

const straight = ({ sketch, id }: Pad, { oc }: Site, axes: Axes, along: Axes['z']): TopoDS_Shape[] =>
  sketchFaces(oc, sketch, rightHanded(axes), id).map((face) => prism(oc, face, along))

/** The walls close in away from the face: a pocket narrows to its bottom, a boss to its top. */
const leaning = ({ sketch, id, taperDeg }: Pad, { oc }: Site, axes: Axes, height: number): TopoDS_Shape[] =>
  sketchFaces(oc, sketch, rightHanded(axes), id).map((face) => tapered(oc, face, axes, height, taperDeg, id))

function padVolume(
  pad: Pad,
  site: Site,
  operation: Volume['operation'],
  toolsAt: (axes: Axes) => TopoDS_Shape[],
): Volume {
  const { oc } = site
  const frame = planarFrame(oc, selectFace(oc, bodyOf(site, pad.id), pad.face, pad.id), 'centre', pad.id)
  const tools = toolsAt(frame.axes)
  return {
    operation,
    solids: planarPoints(oc, frame, pad.positions, pad.id).flatMap((p) => {
      const shift = subtract(toPart(frame.axes, p), frame.axes.origin)
      return tools.map((tool) => shiftTool(oc, tool, shift))
    }),
  }
}
