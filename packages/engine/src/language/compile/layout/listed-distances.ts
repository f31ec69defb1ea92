/** Several that lie so far from one side each; across, where the other statements put all of them. */
import type { Point2 } from '../../../plan/geometry.ts'
import { tidy } from '../../quantities/scan.ts'
import { sideOn } from '../faces/stand.ts'
import { narrow } from './spot.ts'
import {
  all,
  type Check,
  clash,
  isOn,
  type Laid,
  type LayoutQuestion,
  matchCount,
  pointsLayout,
} from './statements.ts'

export function listedOf(question: LayoutQuestion): Laid | undefined {
  const { entity, face } = question
  const [said, ...more] = all(entity.places, 'listed')
  if (!said) return undefined
  const { place, source } = said
  const side = sideOn(place.side, face)
  const axis = isOn(side, face)
  if (!axis || more.length > 0) throw clash(entity, [said, ...more])
  matchCount(entity, place.distances.length, source)
  entity.count ??= { value: place.distances.length, item: undefined }
  const others = narrow(
    question,
    entity.places.filter((each) => each.place.kind !== 'listed'),
  )
  // Told along the same way twice, it would lie at one place only.
  if (others.at[axis]) throw clash(entity, [said, others.at[axis]])
  const index = axis === 'u' ? 0 : 1
  const sign = side[0] === '+' ? 1 : -1
  const [u, v] = others.position
  const laid = place.distances.map((distance) => {
    const along = tidy(sign * (face.size[index] / 2 - distance.value))
    const position: Point2 = axis === 'u' ? [along, v] : [u, along]
    const check: Check = {
      kind: 'to-side',
      position,
      side,
      value: distance.value,
      source: { ...source, values: [distance] },
    }
    return { position, checks: [check, ...others.checks.map((each) => each.check(position))] }
  })
  const positions = laid.map(({ position }) => position)
  return {
    layout: pointsLayout(positions),
    positions,
    checks: laid.flatMap(({ checks }) => checks),
    assumptions: others.assumptions,
  }
}
