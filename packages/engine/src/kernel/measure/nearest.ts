/** Which face a point means. */
import type { Point3 } from '../../plan/geometry.ts'
import { distanceTo } from '../distance.ts'
import { areaOf, type Box } from '../mass.ts'
import type { FaceFacts, Subject } from './subject.ts'

const TIE_MM = 1e-6

/** No point of the box is nearer than this. */
const toBox = ({ min, max }: Box, p: Point3): number =>
  Math.hypot(...p.map((v, k) => Math.max(0, (min[k] as number) - v, v - (max[k] as number))))

/** The face nearest to a point; of equally near ones the first by `rank`, then the largest. */
export function nearestFace<F extends FaceFacts>(
  subject: Subject,
  faces: readonly F[],
  near: Point3,
  rank: (facts: F) => number = () => 0,
): { facts: F; distance: number } | undefined {
  const { oc } = subject
  const byBox = faces
    .map((facts) => ({ facts, least: toBox(subject.looseBox(facts), near) }))
    .toSorted((a, b) => a.least - b.least)
  let tied: { facts: F; distance: number }[] = []
  let best = Number.POSITIVE_INFINITY
  for (const { facts, least } of byBox) {
    // The exact distance is costly on a face with many openings; boxes rule most faces out.
    if (least > best + TIE_MM) break
    const distance = distanceTo(oc, facts.face, near)
    best = Math.min(best, distance)
    tied = [...tied, { facts, distance }].filter((t) => t.distance <= best + TIE_MM)
  }
  const first = Math.min(...tied.map(({ facts }) => rank(facts)))
  const [one, ...others] = tied.filter(({ facts }) => rank(facts) === first)
  if (!one || others.length === 0) return one
  return [one, ...others]
    .map((t) => ({ ...t, area: areaOf(oc, t.facts.face) }))
    .reduce((a, b) => (b.area > a.area * (1 + 1e-9) ? b : a))
}
