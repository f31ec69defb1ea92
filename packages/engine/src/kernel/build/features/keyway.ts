/** Keyways, in shafts (a seat milled from outside) and in bores (a slot broached from inside). */
import type { FeatureOf } from '../../../plan/features.ts'
import { type Axes, cross } from '../../../plan/vector.ts'
import { selectFace } from '../../select/faces.ts'
import type { Site, Volume } from '../../site.ts'
import { slot as slotFigure } from '../sketch/figures.ts'
import { type Loop, placeLoop, polygonLoop } from '../sketch/loop.ts'
import { type CylinderFace, cylinderFace, onAxis, radialAt } from './cylinder-face.ts'
import { slab } from './drawing.ts'
import { placeTool } from './placement.ts'
import { impossible, mm } from './refusal.ts'
import { bodyOf, overshoot } from './spots.ts'

type Keyway = FeatureOf<'keyway'>

export function keywayVolume(keyway: Keyway, site: Site): Volume {
  const { oc } = site
  const { id, along, width, depth } = keyway
  const cylinder = cylinderFace(oc, selectFace(oc, bodyOf(site, id), keyway.face, id), id)
  const length = keyway.length ?? cylinder.length - along
  check(keyway, cylinder, length)
  const { radius, side, axis } = cylinder
  const outwards = radialAt(cylinder, keyway.angleDeg)
  // Seen from outside: local x along the shaft from the key's start, z outwards from the axis.
  const axes: Axes = { origin: onAxis(cylinder, along), x: axis, y: cross(outwards, axis), z: outwards }
  const margin = overshoot(Math.min(width, depth))
  // The sides of a bore's key slot begin lower than its middle: where the round wall meets them.
  const [from, to] =
    side === 'outer'
      ? [radius - depth, radius + margin]
      : [Math.sqrt(radius ** 2 - (width / 2) ** 2) - margin, radius + depth]
  return {
    operation: 'cut',
    solids: [placeTool(oc, slab(oc, plan(keyway, length), from, to, id), axes)],
  }
}

/** The key from above, its start at x = 0. */
function plan({ id, width, ends }: Keyway, length: number): Loop {
  const half = width / 2
  if (ends === 'square')
    return polygonLoop([
      [0, -half],
      [length, -half],
      [length, half],
      [0, half],
    ])
  const { outer } = slotFigure({ kind: 'slot', length, width, at: [0, 0], rotateDeg: 0 }, id)
  return placeLoop(outer, [length / 2, 0], 0)
}

function check(
  { id, width, depth, along, ends }: Keyway,
  { radius, side, length: face }: CylinderFace,
  length: number,
) {
  if (!(width < 2 * radius))
    throw impossible(id, `a keyway ${mm(width)} wide does not fit a cylinder of diameter ${mm(2 * radius)}`)
  if (side === 'outer' && !(depth < radius))
    throw impossible(id, `a keyway ${mm(depth)} deep reaches the middle of a shaft of radius ${mm(radius)}`)
  const below = radius - Math.sqrt(radius ** 2 - (width / 2) ** 2)
  if (side === 'outer' && !(depth > below))
    throw impossible(
      id,
      `a keyway ${mm(depth)} deep has no side walls: at ${mm(width)} wide the shaft itself falls away by ${mm(below)}`,
    )
  if (along < -1e-6 || !(length > 0) || along + length > face + 1e-6)
    throw impossible(
      id,
      `a keyway from ${mm(along)} to ${mm(along + length)} runs off its cylinder, which is ${mm(face)} long`,
    )
  if (ends === 'round' && length < width)
    throw impossible(
      id,
      `a keyway with round ends must be longer than it is wide: ${mm(length)} against ${mm(width)}`,
    )
}
