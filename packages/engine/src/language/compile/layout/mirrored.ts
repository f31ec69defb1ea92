/** The image of a thing on the other side of its host's middle. */
import { EngineError } from '../../../errors.ts'
import type { AxisName, Point2 } from '../../../plan/geometry.ts'
import type { Entity } from '../../entity.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import { all, type Laid, type LayoutQuestion, type Said, words } from './statements.ts'

const NEAR = 1e-9

export const mirrorOf = (entity: Entity): Said<'mirror'> | undefined => all(entity.places, 'mirror')[0]

/** The axis along which it is mirrored: as said, else the one along which it lies farther from the middle. */
export function mirrorAxis(
  entity: Entity,
  { place, source }: Said<'mirror'>,
  offsets: readonly (readonly [AxisName, number])[],
): AxisName {
  const [farthest] = offsets.toSorted((a, b) => Math.abs(b[1]) - Math.abs(a[1]))
  const axis = place.axis ?? farthest?.[0]
  const offset = offsets.find(([each]) => each === axis)?.[1] ?? 0
  if (!axis || Math.abs(offset) < NEAR)
    throw new EngineError(
      'prompt_too_ambiguous',
      `${quote(words(source))}: ${quote(entity.item.text)} lies in the middle, so that its image would lie on itself. Say where it is, or about which plane it is mirrored.`,
    )
  return axis
}

export const imageNote = (entity: Entity, { place }: Said<'mirror'>, axis: AxisName): string[] =>
  place.axis ? [] : [`The ${entity.concept} is mirrored along ${axis}, about the middle of what it is on`]

/** Places on a face, each with its image; mirrored twice, with the images of both. */
export const withImages = (laid: Laid, question: LayoutQuestion): Laid =>
  all(question.entity.places, 'mirror').reduce((told, said) => withImage(told, said, question), laid)

function withImage(laid: Laid, said: Said<'mirror'>, { entity, face }: LayoutQuestion): Laid {
  const [first] = laid.positions
  if (!first) return laid
  const axis = mirrorAxis(entity, said, [
    [face.u, first[0]],
    [face.v, first[1]],
  ])
  const images = laid.positions.map(([u, v]): Point2 => (axis === face.u ? [tidy(-u), v] : [u, tidy(-v)]))
  const fresh = images.filter(
    ([u, v]) => !laid.positions.some((other) => Math.hypot(other[0] - u, other[1] - v) < NEAR),
  )
  const positions = [...laid.positions, ...fresh]
  return {
    ...laid,
    layout: { kind: 'points', points: positions },
    positions,
    assumptions: [...laid.assumptions, ...imageNote(entity, said, axis)],
  }
}
