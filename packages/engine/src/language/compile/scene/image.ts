/** The image of a body on the other side of its host's middle, or of the origin. */
import { EngineError } from '../../../errors.ts'
import type { AxisName, Point3 } from '../../../plan/geometry.ts'
import type { Entity } from '../../entity.ts'
import type { ShapeKind } from '../../lexicon/bodies.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import { along, type Stand } from '../faces/stand.ts'
import { imageNote, mirrorAxis, mirrorOf } from '../layout/mirrored.ts'
import { all } from '../layout/statements.ts'
import { indexOf } from './probe.ts'

interface Box {
  min: Point3
  max: Point3
}

/** Bodies that are not their own image. */
const isSkew = (entity: Entity, shape: ShapeKind): boolean =>
  shape === 'ramp' || ((shape === 'triangle' || shape === 'trapezoid') && entity.adjectives.has('right'))

export function imageOf(
  { entity, shape, host }: { entity: Entity; shape: ShapeKind; host: Stand | undefined },
  { min, max }: Box,
): (Box & { notes: string[] }) | undefined {
  const said = mirrorOf(entity)
  if (!said) return undefined
  if (all(entity.places, 'mirror').length > 1)
    throw new EngineError(
      'prompt_too_ambiguous',
      `I can mirror ${quote(entity.item.text)} once. Say where each of them stands, such as “one in each corner”.`,
    )
  if (isSkew(entity, shape))
    throw new EngineError(
      'prompt_too_ambiguous',
      `I cannot mirror ${quote(entity.item.text)}, as it is not symmetric. Describe the second one by itself.`,
    )
  const middle = (axis: AxisName): number => (host ? (along(host.min, axis) + along(host.max, axis)) / 2 : 0)
  const offset = (axis: AxisName): number => (along(min, axis) + along(max, axis)) / 2 - middle(axis)
  const axis = mirrorAxis(
    entity,
    said,
    (['x', 'y'] as const).map((each) => [each, offset(each)] as const),
  )
  const k = indexOf(axis)
  const [low, high]: [Point3, Point3] = [[...min], [...max]]
  low[k] = tidy(2 * middle(axis) - max[k])
  high[k] = tidy(2 * middle(axis) - min[k])
  return { min: low, max: high, notes: imageNote(entity, said, axis) }
}
