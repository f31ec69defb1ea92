/** Where a cut begins that starts on the floor of another one. */
import { EngineError } from '../../../errors.ts'
import type { Entity } from '../../entity.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import { dimensionsOf } from '../bodies/dimensions.ts'
import { type Face, onFace } from '../faces/stand.ts'
import { type Cut, mouthSize } from './cut.ts'
import { isCalled, VEE } from './groove-sections.ts'

/** How deep a cut is, as told; a V also by its width and its angle. */
function depthOf(entity: Entity): number | undefined {
  const { values } = dimensionsOf(entity)
  const [depth, width, angle] = [values.get('depth'), values.get('width'), values.get('angle')]
  if (depth !== undefined || !isCalled(entity, VEE) || width === undefined || angle === undefined)
    return depth
  return tidy(width / 2 / Math.tan((angle * Math.PI) / 360))
}

/** How far below its face a cut begins. */
export function startDepth(entity: Entity): number {
  if (!entity.floor) return 0
  const { of, within } = entity.floor
  const above = depthOf(of)
  if (above === undefined)
    throw new EngineError(
      'prompt_too_ambiguous',
      `How deep is ${quote(of.item.text)}? ${quote(entity.item.text)} begins at its bottom.`,
    )
  const own = within ? (dimensionsOf(entity).values.get('depth') ?? 0) : 0
  return tidy(startDepth(of) + above - own)
}

/** The floor of a blind cut as a face of its own. */
export function floorFace(entity: Entity, cuts: readonly Cut[]): Face | undefined {
  const above = entity.floor && cuts.find((cut) => cut.entity === entity.floor?.of)
  if (!above) return undefined
  const [position, second] = above.laid.positions
  if (above.through || second || !position)
    throw new EngineError(
      'prompt_too_ambiguous',
      `${quote(above.entity.item.text)} has no single floor for ${quote(entity.item.text)} to begin at. Say how deep it is.`,
    )
  const { overall: _, shared: __, ...face } = above.face
  return {
    ...face,
    selector: { facing: face.normal, feature: above.id },
    centre: onFace(face, position, above.depth),
    size: mouthSize(above),
    round: above.diameter > 0,
    innerDiameter: 0,
    depth: tidy(face.depth - above.depth),
  }
}
