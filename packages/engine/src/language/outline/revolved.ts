/** "Revolve the profile 360 degrees around the Y axis": what was drawn is half of a section, and the part is turned. */
import { EngineError } from '../../errors.ts'
import type { Point2 } from '../../plan/geometry.ts'
import type { Item } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'
import { boxOf, type Circle, circleThrough, type Path } from './path.ts'

const VERB =
  '(?:revolved?|revolves|revolving|rotated?|rotates|rotating|spin|spun|spinning|swept|turned|lathed?)'
const WHAT =
  '(?: (?:it|this|that|the|a|an|closed|half|profile|sketch|shape|outline|section|polygon|polyline|face|contour|cross section|curve|loop|result|resulting|with|has|points?|vertices|corners|coordinates|at|defined by|given by|through|following|,|and|:|\\(#\\)|where the first [a-z]+ (?:is|gives|means) (?:the )?[a-z]+ (?:and )?(?:the )?second(?: one| number| value| coordinate)?(?: is| gives| means)?(?: the)? (?:height|level|z)))*'
const HOW = '(?: (?:a|,|full|fully|through|by|all the way|completely|one|turn|revolution|@|degrees))*'
const AXIS =
  '(?: (?:the|its|a|vertical|central|center|centre|long|left|straight|inner))*(?: (?<axis>[xyz])(?: (?:axis|direction))?| (?:axis|edge|line|centerline|side|origin))?'

const REVOLVES = new RegExp(
  `${VERB}${WHAT}${HOW}(?: ,)? (?:all the way )?(?:around|about|round|on)${AXIS}${HOW}`,
  'u',
)

export interface Revolution {
  sentence: number
  from: number
  to: number
  axis: 'x' | 'y' | 'z' | undefined
}

export function revolutionIn(sentences: readonly (readonly Item[])[]): Revolution | undefined {
  for (const [sentence, items] of sentences.entries()) {
    const found = findSpoken(items, REVOLVES)
    if (!found) continue
    const partial = items
      .slice(found.from, found.to + 1)
      .some(
        (item) =>
          item.kind === 'quantity' &&
          item.quantity.kind === 'angle' &&
          item.quantity.values[0]?.value !== 360,
      )
    if (partial) return undefined
    const axis = found.match.groups?.['axis'] as Revolution['axis']
    return { sentence, from: found.from, to: found.to, axis }
  }
  return undefined
}

/** Radius and height of every point; its foot at zero. A profile about x is stood up. */
export function asSection({ start, segments, ...rest }: Path, axis: Revolution['axis']): Path {
  const lying = axis === 'x'
  const stood = ([x, y]: Point2): Point2 => (lying ? [y, x] : [x, y])
  const { min, max } = boxOf({ start: stood(start), segments: segments.map(moved(stood)), ...rest })
  if (min[0] < -1e-9 && max[0] > 1e-9)
    throw new EngineError(
      'geometry_validation_failed',
      'The profile lies on both sides of the axis it is revolved around. Draw only one half of it.',
    )
  const side = min[0] < -1e-9 ? -1 : 1
  const settled = (point: Point2): Point2 => {
    const [x, y] = stood(point)
    return [side * x + 0, y - min[1] + 0]
  }
  return { start: settled(start), segments: segments.map(moved(settled)), ...rest }
}

const moved =
  (to: (point: Point2) => Point2) =>
  (segment: Path['segments'][number]): Path['segments'][number] =>
    segment.kind === 'arc'
      ? { ...segment, to: to(segment.to), via: to(segment.via) }
      : { ...segment, to: to(segment.to) }

/** What the area of a section and the way of its middle about the axis come to (Pappus). */
export function turnedVolume({ start, segments, turnDeg = 360 }: Path): number {
  let moment = 0
  let from = start
  for (const segment of [...segments, { kind: 'line', to: start } as const]) {
    const { to } = segment
    moment += ((from[0] + to[0]) * (from[0] * to[1] - to[0] * from[1])) / 6
    const arc = segment.kind === 'arc' ? circleThrough(from, segment.via, to) : undefined
    if (arc) moment += sliverMoment(arc)
    from = to
  }
  return ((turnDeg * Math.PI) / 180) * Math.abs(moment)
}

/** Of the sliver between an arc and its chord: its area, as far from the axis as its middle is. */
function sliverMoment({ centre, radius, from, sweep }: Circle): number {
  const area = (radius ** 2 * (sweep - Math.sin(sweep))) / 2
  const turn = Math.abs(sweep)
  const off = (4 * radius * Math.sin(turn / 2) ** 3) / (3 * (turn - Math.sin(turn)))
  return area * (centre[0] + off * Math.cos(from + sweep / 2))
}

/** How far a turned section reaches along x and y: it is drawn along x and turned towards y. */
export function turnedReach(path: Path): { min: Point2; max: Point2 } {
  const { min, max } = boxOf(path)
  const turn = ((path.turnDeg ?? 360) * Math.PI) / 180
  const quarters = [0, 1, 2, 3, 4].map((each) => (each * Math.PI) / 2).filter((each) => each <= turn)
  const ends = [...quarters, turn].flatMap((angle) =>
    [min[0], max[0]].map((r): Point2 => [r * Math.cos(angle), r * Math.sin(angle)]),
  )
  const of = (pick: (...values: number[]) => number): Point2 => [
    pick(...ends.map(([x]) => x)),
    pick(...ends.map(([, y]) => y)),
  ]
  return { min: of(Math.min), max: of(Math.max) }
}
