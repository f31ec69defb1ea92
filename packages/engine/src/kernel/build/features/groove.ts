/** Grooves: rings on shafts, in bores and on flat faces, and straight channels. */
import type { FeatureOf } from '../../../plan/features.ts'
import { type Axes, add, cross, distance, scale, subtract, toPart, unit } from '../../../plan/vector.ts'
import { faceFrame } from '../../select/face-frame.ts'
import { selectFace } from '../../select/faces.ts'
import type { Site, Volume } from '../../site.ts'
import { loopsFace } from '../sketch/wires.ts'
import { prism } from '../solids/shapes.ts'
import { cylinderFace, onAxis } from './cylinder-face.ts'
import { revolved } from './drawing.ts'
import { grooveSection } from './groove-section.ts'
import { impossible, mm } from './refusal.ts'
import { bodyOf, overshoot, reachBelow } from './spots.ts'

type Groove = FeatureOf<'groove'>
type Ground<K extends Groove['on']['kind']> = Extract<Groove['on'], { kind: K }>

export function grooveVolume(groove: Groove, site: Site): Volume {
  const { on } = groove
  const solid =
    on.kind === 'cylinder'
      ? onCylinder(groove, on, site)
      : on.kind === 'ring'
        ? ringOnPlane(groove, on, site)
        : straight(groove, on, site)
  return { operation: 'cut', solids: [solid] }
}

/** The section's face: local x across the groove, local y into the material, [0, 0] on the surface. */
function sectionFace({ oc }: Site, { id, shape, width, depth }: Groove, axes: Omit<Axes, 'z'>) {
  const loop = grooveSection(shape, width, depth, overshoot(Math.min(width, depth)))
  return loopsFace(oc, loop, [], { ...axes, z: cross(axes.x, axes.y) }, id)
}

function onCylinder(groove: Groove, on: Ground<'cylinder'>, site: Site) {
  const { oc } = site
  const { id, width, depth } = groove
  const cylinder = cylinderFace(oc, selectFace(oc, bodyOf(site, id), on.face, id), id)
  const { radius, length, side, axis, zero } = cylinder
  if (side === 'outer' && !(depth < radius))
    throw impossible(id, `a groove ${mm(depth)} deep cuts through a shaft of radius ${mm(radius)}`)
  const [from, to] = [on.along - width / 2, on.along + width / 2]
  if (from < -1e-6 || to > length + 1e-6)
    throw impossible(
      id,
      `a groove from ${mm(from)} to ${mm(to)} along the axis runs off its face, which is ${mm(length)} long`,
    )
  const middle = onAxis(cylinder, on.along)
  const face = sectionFace(site, groove, {
    origin: add(middle, scale(zero, radius)),
    x: axis,
    y: scale(zero, side === 'outer' ? -1 : 1),
  })
  return revolved(oc, face, middle, axis)
}

function ringOnPlane(groove: Groove, on: Ground<'ring'>, site: Site) {
  const { oc } = site
  const { id, width } = groove
  const { axes } = faceFrame(site, on.face, 'centre', id)
  if (!(width < on.diameter))
    throw impossible(
      id,
      `a ring groove ${mm(width)} wide needs a diameter above that, not ${mm(on.diameter)}`,
    )
  checkDepth(groove, site, axes)
  const centre = toPart(axes, on.centre)
  const face = sectionFace(site, groove, {
    origin: add(centre, scale(axes.x, on.diameter / 2)),
    x: axes.x,
    y: scale(axes.z, -1),
  })
  return revolved(oc, face, centre, axes.z)
}

function straight(groove: Groove, on: Ground<'plane'>, site: Site) {
  const { id } = groove
  const { axes } = faceFrame(site, on.face, 'centre', id)
  const [from, to] = [toPart(axes, on.from), toPart(axes, on.to)]
  if (!(distance(from, to) > 1e-6))
    throw impossible(id, `a groove needs two ends, and both are at [${on.from.join(', ')}]`)
  checkDepth(groove, site, axes)
  const run = subtract(to, from)
  const face = sectionFace(site, groove, {
    origin: from,
    x: cross(axes.z, unit(run)),
    y: scale(axes.z, -1),
  })
  return prism(site.oc, face, run)
}

function checkDepth({ id, depth }: Groove, site: Site, axes: Axes): void {
  const deepest = reachBelow(site.oc, bodyOf(site, id), [axes])
  if (!(depth < deepest))
    throw impossible(
      id,
      `a groove ${mm(depth)} deep cuts through the body, which is ${mm(deepest)} deep there`,
    )
}
