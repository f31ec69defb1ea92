/** A closed outline in the plane of a sketch, x to the right and y up: moved, turned, and what arithmetic knows of it. */
import type { Point2 } from '../../plan/geometry.ts'

export type Edge = { readonly to: Point2; readonly via?: Point2 }

export interface Loop {
  readonly start: Point2
  readonly edges: readonly Edge[]
  /** A full circle or ellipse, which has no corner to start from. */
  readonly round?: { readonly centre: Point2; readonly across: Point2 }
}

export type Side = 'top' | 'bottom' | 'left' | 'right'

export interface Box {
  left: number
  right: number
  bottom: number
  top: number
}

export const polygon = (points: readonly Point2[]): Loop => {
  const [start = [0, 0], ...rest] = points
  return { start, edges: [...rest, start].map((to) => ({ to })) }
}

export const round = (width: number, height = width): Loop => ({
  start: [0, 0],
  edges: [],
  round: { centre: [0, 0], across: [width, height] },
})

const CHORDS = 180

/** Chords that enclose what their arc does, not a little less. */
const swollen = (step: number): number => Math.sqrt(step / Math.sin(step))

function arcPoints(from: Point2, via: Point2, to: Point2): Point2[] {
  const centre = centreOf(from, via, to)
  if (!centre) return [to]
  const angle = ([x, y]: Point2): number => Math.atan2(y - centre[1], x - centre[0])
  const full = 2 * Math.PI
  const ahead = (a: number, b: number): number => (((b - a) % full) + full) % full
  const [a, m, b] = [angle(from), angle(via), angle(to)]
  const sweep = ahead(a, m) <= ahead(a, b) ? ahead(a, b) : ahead(a, b) - full
  const steps = Math.max(8, Math.ceil((Math.abs(sweep) / full) * CHORDS))
  const radius = Math.hypot(from[0] - centre[0], from[1] - centre[1]) * swollen(Math.abs(sweep) / steps)
  return Array.from({ length: steps }, (_, at): Point2 => {
    if (at === steps - 1) return to
    const turn = a + (sweep * (at + 1)) / steps
    return [centre[0] + radius * Math.cos(turn), centre[1] + radius * Math.sin(turn)]
  })
}

function centreOf([ax, ay]: Point2, [bx, by]: Point2, [cx, cy]: Point2): Point2 | undefined {
  const twice = 2 * ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))
  if (Math.abs(twice) < 1e-12) return undefined
  const [a, b, c] = [ax * ax + ay * ay, bx * bx + by * by, cx * cx + cy * cy]
  return [
    (a * (by - cy) + b * (cy - ay) + c * (ay - by)) / twice,
    (a * (cx - bx) + b * (ax - cx) + c * (bx - ax)) / twice,
  ]
}

/** Its corners, with arcs as many short chords. */
export function cornersOf({ start, edges, round: whole }: Loop): Point2[] {
  if (whole) {
    const { centre, across } = whole
    const factor = swollen((2 * Math.PI) / CHORDS) / 2
    return Array.from({ length: CHORDS }, (_, at): Point2 => {
      const turn = (2 * Math.PI * at) / CHORDS
      return [
        centre[0] + across[0] * factor * Math.cos(turn),
        centre[1] + across[1] * factor * Math.sin(turn),
      ]
    })
  }
  const points: Point2[] = [start]
  for (const { to, via } of edges) points.push(...(via ? arcPoints(points.at(-1) as Point2, via, to) : [to]))
  return points.slice(0, -1)
}

export function areaOf(loop: Loop): number {
  const points = cornersOf(loop)
  const twice = points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] as Point2
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}

/** The middle of what it encloses. */
export function centroidOf(loop: Loop): Point2 {
  const points = cornersOf(loop)
  let [x, y, twice] = [0, 0, 0]
  for (const [at, [ax, ay]] of points.entries()) {
    const [bx, by] = points[(at + 1) % points.length] as Point2
    const part = ax * by - bx * ay
    x += (ax + bx) * part
    y += (ay + by) * part
    twice += part
  }
  return [x / (3 * twice), y / (3 * twice)]
}

/** The box around it; an arc reaches as far as its circle does. */
export function boxOf(loop: Loop): Box {
  if (loop.round) {
    const { centre, across } = loop.round
    return {
      left: centre[0] - across[0] / 2,
      right: centre[0] + across[0] / 2,
      bottom: centre[1] - across[1] / 2,
      top: centre[1] + across[1] / 2,
    }
  }
  const points = [loop.start, ...loop.edges.map(({ to }) => to)]
  let from = loop.start
  for (const { to, via } of loop.edges) {
    const centre = via && centreOf(from, via, to)
    if (centre && via) {
      const radius = Math.hypot(from[0] - centre[0], from[1] - centre[1])
      const reached = arcPoints(from, via, to)
      for (const way of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const far: Point2 = [centre[0] + way[0] * radius, centre[1] + way[1] * radius]
        if (reached.some(([x, y]) => Math.hypot(x - far[0], y - far[1]) < radius * 0.01)) points.push(far)
      }
    }
    from = to
  }
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) }
}

export const boxAround = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.min(...boxes.map(({ bottom }) => bottom)),
  top: Math.max(...boxes.map(({ top }) => top)),
})

function mapped(loop: Loop, map: (point: Point2) => Point2, turned = false): Loop {
  const whole = loop.round
  return {
    start: map(loop.start),
    edges: loop.edges.map(({ to, via }) => ({ to: map(to), ...(via ? { via: map(via) } : {}) })),
    ...(whole
      ? {
          round: {
            centre: map(whole.centre),
            across: turned ? [whole.across[1], whole.across[0]] : whole.across,
          },
        }
      : {}),
  }
}

export const moved = (loop: Loop, dx: number, dy: number): Loop => mapped(loop, ([x, y]) => [x + dx, y + dy])

/** Turned to the left by so many quarters. */
export function turned(loop: Loop, quarters: number): Loop {
  const times = ((quarters % 4) + 4) % 4
  let read = loop
  for (let at = 0; at < times; at++) read = mapped(read, ([x, y]) => [-y, x], true)
  return read
}

export const mirrored = (loop: Loop, axis: 'x' | 'y', at: number): Loop =>
  mapped(loop, ([x, y]) => (axis === 'x' ? [2 * at - x, y] : [x, 2 * at - y]))

export const middleOf = ({ left, right, bottom, top }: Box): Point2 => [
  (left + right) / 2,
  (bottom + top) / 2,
]

export const widthOf = ({ left, right }: Box): number => right - left
export const heightOf = ({ bottom, top }: Box): number => top - bottom

const NEAR = 1e-9

/** From where to where a straight edge on that side of its box runs: what something can be set against. */
/** A trapezoid with its left side upright: as wide below and above as it was. */
export function squaredOnLeft(loop: Loop): Loop | undefined {
  const { left, bottom, top } = boxOf(loop)
  const [below, above] = (['bottom', 'top'] as const).map((side) => straightOn(loop, side))
  if (!below || !above) return undefined
  return polygon([
    [left, bottom],
    [left + below[1] - below[0], bottom],
    [left + above[1] - above[0], top],
    [left, top],
  ])
}

export function straightOn(loop: Loop, side: Side): readonly [number, number] | undefined {
  const box = boxOf(loop)
  const across = side === 'left' || side === 'right' ? 0 : 1
  let from = loop.start
  for (const { to, via } of loop.edges) {
    const [a, b] = [from, to]
    from = to
    const onSide = Math.abs(a[across] - box[side]) < NEAR && Math.abs(b[across] - box[side]) < NEAR
    const along = across === 0 ? 1 : 0
    if (!via && onSide && Math.abs(a[along] - b[along]) > NEAR)
      return [Math.min(a[along], b[along]), Math.max(a[along], b[along])]
  }
  return undefined
}

/** What the outlines enclose together, less those that are cut out of them. */
export function enclosed(added: readonly Loop[], cut: readonly Loop[]): number {
  const rings = [...added.map((loop) => ringOf(loop, false)), ...cut.map((loop) => ringOf(loop, true))]
  const stops = [...new Set(rings.flatMap(({ points }) => points.map(([x]) => x)))].toSorted((a, b) => a - b)
  const box = boxAround(rings.map(({ points }) => boxOf(polygon(points))))
  const finest = widthOf(box) / 1000
  let area = 0
  for (const [at, left] of stops.entries()) {
    const right = stops[at + 1]
    if (right === undefined || right - left < NEAR) continue
    const parts = Math.max(1, Math.min(200, Math.ceil((right - left) / finest)))
    const step = (right - left) / parts
    for (let part = 0; part < parts; part++) area += filledAt(rings, left + (part + 0.5) * step) * step
  }
  return area
}

interface Ring {
  points: readonly Point2[]
  cut: boolean
  /** From where to where it reaches: most lines pass by most of them. */
  from: number
  to: number
}

const ringOf = (loop: Loop, cut: boolean): Ring => {
  const points = cornersOf(loop)
  const xs = points.map(([x]) => x)
  return { points, cut, from: Math.min(...xs), to: Math.max(...xs) }
}

/** How much of an upright line lies inside. */
function filledAt(rings: readonly Ring[], x: number): number {
  const crossings: { y: number; ring: number }[] = []
  for (const [ring, { points, from, to }] of rings.entries()) {
    if (x < from || x > to) continue
    for (const [at, a] of points.entries()) {
      const b = points[(at + 1) % points.length] as Point2
      if (a[0] < x === b[0] < x) continue
      crossings.push({ y: a[1] + ((x - a[0]) / (b[0] - a[0])) * (b[1] - a[1]), ring })
    }
  }
  crossings.sort((a, b) => a.y - b.y)
  const inside = new Set<number>()
  let filled = 0
  for (const [at, { y, ring }] of crossings.entries()) {
    const before = crossings[at - 1]
    const solid =
      [...inside].some((each) => !rings[each]?.cut) && ![...inside].some((each) => rings[each]?.cut)
    if (before && solid) filled += y - before.y
    if (!inside.delete(ring)) inside.add(ring)
  }
  return filled
}

const turn = ([ax, ay]: Point2, [bx, by]: Point2, [cx, cy]: Point2): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

/** Whether sides of a polygon cross each other: it encloses nothing that could be told. */
export const crossesItself = (points: readonly Point2[]): boolean =>
  points.some((a, at) => {
    const b = points[(at + 1) % points.length] as Point2
    return points.some((c, other) => {
      const d = points[(other + 1) % points.length] as Point2
      return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
    })
  })
