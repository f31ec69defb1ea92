/** One in each corner of a polygon: on the circle through its corners, as far within as is said. */
import { EngineError } from '../../../errors.ts'
import type { Point2 } from '../../../plan/geometry.ts'
import { plural } from '../../lexicon/lexicon.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import type { Face } from '../faces/stand.ts'
import { clash, type Laid, type LayoutQuestion, matchCount, type Said } from './statements.ts'

/** A quarter of the way to the middle, where nothing is said. */
const USUAL = 0.25

/** How far from its corner towards the middle: told so, or by the distance from the two sides that meet there. */
function insetOf(sides: number, { place }: Said<'from'>): number {
  const { value } = place.distance
  return place.of === 'corner' ? value : value / Math.cos(Math.PI / sides)
}

export function verticesOf(
  question: LayoutQuestion,
  { radius, sides, turnDeg }: NonNullable<Face['vertices']>,
  distances: readonly Said<'from'>[],
  only: boolean,
): Laid {
  const { entity } = question
  const [distance, other] = distances
  if (only || other?.place.of === 'centre' || distance?.place.of === 'centre')
    throw new EngineError(
      'prompt_too_ambiguous',
      `I cannot tell which corners of the polygon ${quote(entity.item.text)} are in. Say “in each corner”, and how far from it.`,
    )
  const inset = distance ? insetOf(sides, distance) : tidy(USUAL * radius)
  if (distance && other && Math.abs(insetOf(sides, other) - inset) > 1e-6) throw clash(entity, distances)
  entity.count ??= { value: sides, item: undefined }
  matchCount(entity, sides, distance?.source ?? { items: [], values: [] })
  const reach = radius - inset
  const anglesDeg = Array.from({ length: sides }, (_, index) => tidy((turnDeg + (360 / sides) * index) % 360))
  const positions = anglesDeg.map((turn): Point2 => {
    const radians = (turn * Math.PI) / 180
    return [tidy(reach * Math.cos(radians)), tidy(reach * Math.sin(radians))]
  })
  return {
    layout: { kind: 'bolt-circle', diameter: 2 * reach, count: sides, anglesDeg },
    positions,
    checks: distance
      ? [
          {
            kind: 'circle',
            diameter: 2 * reach,
            centre: [0, 0],
            source: { ...distance.source, values: [distance.place.distance] },
          },
        ]
      : [],
    assumptions: distance
      ? []
      : [`The ${plural(entity.concept)} sit ${inset} mm from the corners, as no distance was given`],
  }
}
