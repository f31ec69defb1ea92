/** "the left one", "the middle one", "the other": all of a group are laid out, and one of them is taken. */
import { EngineError } from '../../../errors.ts'
import type { Point2 } from '../../../plan/geometry.ts'
import type { Entity } from '../../entity.ts'
import { plural } from '../../lexicon/lexicon.ts'
import { quote } from '../../sizes/sizes.ts'
import { type Face, sideOn } from '../faces/stand.ts'
import { type Laid, type LayoutQuestion, pointsLayout, positionChecks } from './statements.ts'

const SAME = 1e-6

/** Places that lie farthest that way, or in the middle of all. */
function placesFor(
  picked: Exclude<Entity['picked'], 'rest' | undefined>,
  all: readonly Point2[],
  face: Face,
): Point2[] {
  if (picked === 'central') {
    const middle = ([0, 1] as const).map((k) => all.reduce((sum, point) => sum + point[k], 0) / all.length)
    return all.filter((point) => point.every((value, k) => Math.abs(value - (middle[k] ?? 0)) < SAME))
  }
  const side = sideOn(picked, face)
  const along = (point: Point2): number =>
    (side[1] === face.u ? point[0] : point[1]) * (side[0] === '+' ? 1 : -1)
  const farthest = Math.max(...all.map(along))
  return all.filter((point) => farthest - along(point) < SAME)
}

/** Its own place among those of the group, measured with all of them. */
export function pickedFrom(question: LayoutQuestion, layOut: (all: LayoutQuestion) => Laid): Laid {
  const { entity, face } = question
  const { group, picked } = entity
  const laid = layOut({ ...question, entity: { ...entity, count: group?.count, plural: true } })
  const others =
    group?.members.flatMap(({ picked: other }) => (other && other !== 'rest' ? [other] : [])) ?? []
  const taken = new Set(others.flatMap((other) => placesFor(other, laid.positions, face)))
  const positions =
    !picked || picked === 'rest'
      ? laid.positions.filter((point) => !taken.has(point))
      : placesFor(picked, laid.positions, face)
  if (positions.length !== 1)
    throw new EngineError(
      'prompt_too_ambiguous',
      `I cannot tell which of the ${plural(entity.concept)} ${quote(entity.item.text)} is, as ${positions.length === 0 ? 'none' : `${positions.length}`} of them lie there. Say where each of them is.`,
    )
  const [position] = positions as [Point2]
  // What was said of all of them shows in where each of them lies: a row of unlike holes has no pitch to be found.
  const sources = new Set(laid.checks.map(({ source }) => source))
  const checks = [...sources].flatMap((source) => positionChecks(face, position, [{ source }, { source }]))
  return { ...laid, layout: pointsLayout(positions), positions, checks }
}
