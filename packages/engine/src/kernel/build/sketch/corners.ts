/** Polygons with some of their corners rounded or cut off. */
import { EngineError } from '../../../errors.ts'
import type { Point2 } from '../../../plan/geometry.ts'
import type { PathLoop, Segment } from './loop.ts'
import { cross2, dot2, gap, minus, plus, times, unit2 } from './plane-vector.ts'

export interface Corner {
  at: Point2
  radius?: number | undefined
  /** Measured along both sides. */
  chamfer?: number | undefined
}

interface Cut {
  before: Point2
  after: Point2
  reach: number
  centre?: Point2
  turn: 1 | -1
}

function cutCorner(previous: Point2, corner: Corner, next: Point2): Cut {
  const back = unit2(minus(previous, corner.at))
  const ahead = unit2(minus(next, corner.at))
  const turn = cross2(ahead, back) >= 0 ? 1 : -1
  const half = Math.acos(Math.max(-1, Math.min(1, dot2(back, ahead)))) / 2
  const reach = corner.radius ? corner.radius / Math.tan(half) : (corner.chamfer ?? 0)
  const cut: Cut = {
    before: plus(corner.at, times(back, reach)),
    after: plus(corner.at, times(ahead, reach)),
    reach,
    turn,
  }
  if (corner.radius)
    cut.centre = plus(corner.at, times(unit2(plus(back, ahead)), corner.radius / Math.sin(half)))
  return cut
}

export function corneredLoop(corners: readonly Corner[], feature: string): PathLoop {
  const count = corners.length
  const at = (i: number) => corners[(i + count) % count] as Corner
  const cuts = corners.map((corner, i) => cutCorner(at(i - 1).at, corner, at(i + 1).at))
  const segments: Segment[] = []
  corners.forEach((corner, i) => {
    const cut = cuts[i] as Cut
    const next = cuts[(i + 1) % count] as Cut
    const side = gap(corner.at, at(i + 1).at)
    const left = side - cut.reach - next.reach
    if (left < -1e-9 * side)
      throw new EngineError(
        'geometry_validation_failed',
        `${feature}: corners that take ${cut.reach.toFixed(3)} mm and ${next.reach.toFixed(3)} mm do not fit on a side of ${side.toFixed(3)} mm`,
        feature,
      )
    if (cut.centre) segments.push({ kind: 'arc', to: cut.after, centre: cut.centre, turn: cut.turn })
    else if (cut.reach > 0) segments.push({ kind: 'line', to: cut.after })
    // Two roundings that share a whole side meet in one point: no line is left between them.
    if (left > 1e-9 * side) segments.push({ kind: 'line', to: next.before })
    else segments[segments.length - 1] = { ...(segments.at(-1) as Segment), to: next.before }
  })
  return { kind: 'path', start: (cuts[0] as Cut).before, segments }
}
