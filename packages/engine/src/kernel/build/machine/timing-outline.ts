/**
 * The outline of a timing pulley. One half of a tooth space is worked out in coordinates of its own (u along the
 * rim, v outwards from the axis), then mirrored and repeated round the pulley.
 */
import type { Point2 } from '../../../plan/geometry.ts'
import { impossible } from '../features/refusal.ts'
import type { Loop, Segment } from '../sketch/loop.ts'
import { gap, minus, plus, radians, size2, times, unit2 } from '../sketch/plane-vector.ts'
import type { Belt } from './belts.ts'
import { roundTheWheel } from './wheel.ts'

/** The half on the side of +u, from the rim inwards; the other half is its mirror image. */
interface HalfSpace {
  land: Point2
  tipCentre: Point2
  flankTop: Point2
  /** Straight where it has no centre. */
  flankCentre: Point2 | undefined
  flankBottom: Point2
  bottomCentre: Point2
  floor: Point2
}

export const pulleyDiameter = ({ pitch, pitchLineOffset }: Belt, teeth: number): number =>
  (teeth * pitch) / Math.PI - 2 * pitchLineOffset

export function timingOutline(belt: Belt, teeth: number, feature: string): Loop {
  const rim = pulleyDiameter(belt, teeth) / 2
  const half = halfSpace(belt, rim)
  const step = (2 * Math.PI) / teeth
  if (!half || !(Math.atan2(half.land[0], half.land[1]) < step / 2) || !(half.floor[1] > 0))
    throw impossible(feature, `a pulley of ${teeth} teeth is too small for a belt of ${belt.pitch} mm pitch`)
  const segments: Segment[] = []
  for (let tooth = 0; tooth < teeth; tooth++) {
    const on = ([u, v]: Point2, side: 1 | -1) => roundTheWheel([side * u, v], tooth * step)
    const arc = (to: Point2, centre: Point2, side: 1 | -1, turn: 1 | -1) =>
      segments.push({ kind: 'arc', to: on(to, side), centre: on(centre, side), turn })
    const flank = (to: Point2, side: 1 | -1) =>
      half.flankCentre
        ? arc(to, half.flankCentre, side, -1)
        : segments.push({ kind: 'line', to: on(to, side) })
    arc(half.flankTop, half.tipCentre, -1, 1)
    flank(half.flankBottom, -1)
    arc(half.floor, half.bottomCentre, -1, -1)
    if (half.floor[0] > 1e-9) segments.push({ kind: 'line', to: on(half.floor, 1) })
    arc(half.flankBottom, half.bottomCentre, 1, -1)
    flank(half.flankTop, 1)
    arc(half.land, half.tipCentre, 1, 1)
    segments.push({
      kind: 'arc',
      to: roundTheWheel([-half.land[0], half.land[1]], ((tooth + 1) % teeth) * step),
      centre: [0, 0],
      turn: 1,
    })
  }
  return { kind: 'path', start: roundTheWheel([-half.land[0], half.land[1]], 0), segments }
}

function halfSpace({ space }: Belt, rim: number): HalfSpace | undefined {
  const floor = rim - space.depth
  if (space.kind === 'curved') {
    const { bottomRadius, flankRadius, tipRadius } = space
    const bottomCentre: Point2 = [0, floor + bottomRadius]
    const flankCentre: Point2 = [
      -Math.sqrt((flankRadius - bottomRadius) ** 2 - (rim - bottomCentre[1]) ** 2),
      rim,
    ]
    const tipCentre = meeting([0, 0], rim - tipRadius, flankCentre, flankRadius + tipRadius)
    return (
      tipCentre && {
        land: times(tipCentre, rim / (rim - tipRadius)),
        tipCentre,
        flankTop: towards(flankCentre, tipCentre, flankRadius),
        flankCentre,
        flankBottom: towards(flankCentre, bottomCentre, flankRadius),
        bottomCentre,
        floor: [0, floor],
      }
    )
  }
  const lean = radians(space.angleDeg / 2)
  const [cosine, sine] = [Math.cos(lean), Math.sin(lean)]
  const halfFloor = space.width / 2 - (space.widthAt === 'top' ? space.depth * Math.tan(lean) : 0)
  // Corners too round for the floor meet in one arc from flank to flank.
  const fullRound = (halfFloor * cosine) / (1 - sine)
  const radius = Math.min(space.bottomRadius, fullRound)
  const bottomCentre: Point2 = [Math.max(0, halfFloor - (radius * (1 - sine)) / cosine), floor + radius]
  const outward: Point2 = [cosine, -sine]
  // Along the parallel of the flank at the tip radius, out to the circle of the tip's centre.
  const { tipRadius } = space
  const start = plus([halfFloor, floor], times(outward, tipRadius))
  const along = reach(start, [sine, cosine], rim - tipRadius)
  const tipCentre = plus(start, times([sine, cosine], along))
  return {
    land: times(tipCentre, rim / (rim - tipRadius)),
    tipCentre,
    flankTop: minus(tipCentre, times(outward, tipRadius)),
    flankCentre: undefined,
    flankBottom: plus(bottomCentre, times(outward, radius)),
    bottomCentre,
    floor: [bottomCentre[0], floor],
  }
}

const towards = (from: Point2, to: Point2, distance: number): Point2 =>
  plus(from, times(unit2(minus(to, from)), distance))

/** How far along a unit direction the circle of `radius` about the axis is met, going outwards. */
function reach(start: Point2, direction: Point2, radius: number): number {
  const b = start[0] * direction[0] + start[1] * direction[1]
  return -b + Math.sqrt(b * b - size2(start) ** 2 + radius ** 2)
}

/** The meeting point of two circles that lies farther along +u. */
function meeting(a: Point2, radiusA: number, b: Point2, radiusB: number): Point2 | undefined {
  const apart = gap(a, b)
  const along = (apart ** 2 + radiusA ** 2 - radiusB ** 2) / (2 * apart)
  const square = radiusA ** 2 - along ** 2
  if (!(square >= 0)) return undefined
  const direction = unit2(minus(b, a))
  const foot = plus(a, times(direction, along))
  const aside: Point2 = times([-direction[1], direction[0]], Math.sqrt(square))
  const [one, other] = [plus(foot, aside), minus(foot, aside)]
  return one[0] > other[0] ? one : other
}
