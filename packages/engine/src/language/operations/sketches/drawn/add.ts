/** A drawing as a body: its figures become one sketch, extruded, and every number of it is measured. */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import { type Build, between, type Feature, FRAMES, type Measure } from '../../build.ts'
import { across, type Box, centerOf, indexOf, isSame, type Round, type Solid } from '../../space.ts'
import type { Thing } from '../../things.ts'
import { missing, unread } from '../../unread.ts'
import type { Drawing } from './drawing.ts'
import { DIRECTION, type Frame2, type Laid, type Point2, Solver, type Told2 } from './solve.ts'

const isWithin = (inner: Frame2, outer: Frame2): boolean =>
  ([0, 1] as const).every((k) => inner.min[k] > outer.min[k] + 1e-9 && inner.max[k] < outer.max[k] - 1e-9)

/** What is drawn inside of the first figure, about its middle, is its opening. */
function opened(build: Build, laid: readonly Laid[], drawing: Drawing): Laid[] {
  const [outer, ...others] = laid
  const nested = others.filter(
    (each) => each.drawn.operation === 'add' && outer && isWithin(each.frame, outer.frame),
  )
  const first =
    outer?.drawn.name === 'circle' || outer?.drawn.name === 'square' || outer?.drawn.name === 'rectangle'
  if (drawing.between && nested.length !== 1) throw unread(build.quote(drawing))
  if (nested.length > 0 && !first) throw unread(build.quote(drawing))
  if (nested.length > 0) build.assume('What is drawn inside of another figure is an opening in it')
  return nested
}

export function addDrawing(build: Build, thing: Thing, drawing: Drawing): Solid {
  const solved = new Solver(drawing).solve()
  if (!solved || solved.laid.length === 0) throw unread(build.quote(drawing))
  if (!drawing.run) throw missing('height', thing.name)
  const { laid } = solved
  const openings = opened(build, laid, drawing)
  const isCut = (each: Laid): boolean => each.drawn.operation === 'cut' || openings.includes(each)
  const adds = laid.filter((each) => !isCut(each))
  const min: Point2 = [0, 1].map((k) =>
    Math.min(...adds.map(({ frame }) => frame.min[k] as number)),
  ) as Point2
  const max: Point2 = [0, 1].map((k) =>
    Math.max(...adds.map(({ frame }) => frame.max[k] as number)),
  ) as Point2
  const axis = axisOf(build, drawing)
  const run = build.take(drawing.run, 'extrusion')
  const ways = across(axis)
  // In the middle of everything, standing on the ground.
  const atOrigin = drawing.figures.some(({ against }) => against === undefined) && axis === 'z'
  const isOutline = laid.some(({ drawn }) => drawn.points)
  // Points are where they are told to be.
  if (isOutline && axis !== 'z') throw unread(build.quote(drawing))
  const shift: Point2 = isOutline
    ? [0, 0]
    : [-(min[0] + max[0]) / 2, ways[1] === 'z' ? -min[1] : -(min[1] + max[1]) / 2]
  if (!atOrigin && axis === 'z') throw unread(build.quote(drawing))
  const from = axis === 'z' ? (drawing.backwards ? -run : 0) : -run / 2
  const moved = ([u, v]: Point2): Point2 => [u + shift[0], v + shift[1]]
  const low: Point3 = [0, 0, 0]
  const high: Point3 = [0, 0, 0]
  for (const [way, k] of [
    [ways[0], 0],
    [ways[1], 1],
  ] as const) {
    low[indexOf(way)] = moved(min)[k]
    high[indexOf(way)] = moved(max)[k]
  }
  low[indexOf(axis)] = from
  high[indexOf(axis)] = from + run
  const box: Box = { min: low, max: high }
  const placed = (each: Laid): object => ({ ...each.profile, ...shifted(each, moved) })
  const cuts = laid.filter(isCut)
  build.features.push({
    kind: 'extrude',
    id: thing.id,
    operation: 'add',
    plane: { on: 'frame', ...FRAMES[axis] },
    sketch: { add: adds.map(placed), ...(cuts.length > 0 ? { cut: cuts.map(placed) } : {}) },
    extent: between(axis, from, from + run),
  } as Feature)
  build.measureAs(drawing.run, { kind: 'levels', axis, from, to: from + run })
  const point = ([u, v]: Point2): Point3 => {
    const found: Point3 = [0, 0, 0]
    found[indexOf(ways[0])] = u
    found[indexOf(ways[1])] = v
    found[indexOf(axis)] = from + run / 2
    return found
  }
  if (isOutline)
    for (const k of [0, 1] as const)
      build.requirements.push({
        id: `r${build.requirements.length + 1}`,
        says: `outline along ${ways[k]}`,
        measure: { kind: 'levels', axis: ways[k], from: min[k], to: max[k] },
        value: max[k] - min[k],
      })
  for (const told of solved.told)
    measured(build, told, isCut(told.of), { ways, axis, moved, point, min, max })
  const rounds = adds.flatMap(({ center, radius, side, drawn }): Round[] => {
    if (!center || radius === undefined || !side || drawn.name !== 'semicircle') return []
    const [u, v] = ways
    const out = side === 'left' || side === 'right' ? u : v
    const sign = side === 'left' || side === 'bottom' ? -1 : 1
    return [{ center: point(moved(center)), radius, axis, side: { axis: out, sign }, holders: [] }]
  })
  const isRound = adds.length === 1 && adds[0]?.drawn.name === 'circle'
  return {
    thing,
    box,
    axis,
    round: isRound,
    spots: [centerOf(box)],
    features: [thing.id],
    ...(rounds.length > 0 ? { rounds } : {}),
  }
}

function shifted({ profile }: Laid, moved: (point: Point2) => Point2): object {
  if (profile.kind !== 'outline') return { at: moved((profile as { at: Point2 }).at) }
  const { start, segments } = profile as unknown as {
    start: Point2
    segments: { to: Point2; via?: Point2 }[]
  }
  return {
    start: moved(start),
    segments: segments.map((each) => ({
      ...each,
      to: moved(each.to),
      ...(each.via ? { via: moved(each.via) } : {}),
    })),
  }
}

function axisOf(build: Build, { plane, direction, ...drawing }: Drawing): AxisName {
  if (plane && direction && plane !== direction) throw unread(build.quote(drawing))
  return plane ?? direction ?? 'z'
}

interface Paper {
  ways: readonly [AxisName, AxisName]
  axis: AxisName
  moved: (point: Point2) => Point2
  point: (point: Point2) => Point3
  min: Point2
  max: Point2
}

/** A side that another figure hides has no face: what both come to is measured. */
function measured(
  build: Build,
  told: Told2,
  isOpening: boolean,
  { ways, axis, moved, point, min, max }: Paper,
): void {
  const { figure, of, along } = told
  if (along === undefined) {
    build.take(figure, `${of.drawn.name} size`)
    // Of an opening the arc looks inwards: that it is there is enough.
    if (of.drawn.name === 'circle' && isOpening) return
    const near = point(moved(arcPoint(of)))
    build.measureAs(
      figure,
      { kind: 'cylinder-diameter', near, axis: `+${axis}` as '+z' },
      2 * (of.radius ?? 0),
    )
    return
  }
  const [from, to] = [of.frame.min[along], of.frame.max[along]]
  const hidden = of.drawn.name === 'triangle' || SIDES_ALONG[along].some((side) => of.hidden.has(side))
  build.take(figure, 'size of the drawing')
  const levels = (a: number, b: number): Measure => ({
    kind: 'levels',
    axis: ways[along],
    from: moved([a, a])[along],
    to: moved([b, b])[along],
  })
  const isEnd = (level: number): boolean => isSame(level, min[along]) || isSame(level, max[along])
  if (!hidden || (isEnd(from) && isEnd(to))) build.measureAs(figure, levels(from, to))
  else build.measureAs(figure, levels(min[along], max[along]), max[along] - min[along])
}

const SIDES_ALONG = [
  ['left', 'right'],
  ['bottom', 'top'],
] as const

const arcPoint = ({ center, radius, profile, side, drawn }: Laid): Point2 => {
  const via = (profile as unknown as { segments?: { via?: Point2 }[] }).segments?.find(
    (each) => each.via,
  )?.via
  if (via) return via
  const found: Point2 = [...(center as Point2)]
  const { k, sign } = DIRECTION[side ?? 'right']
  // A circle about an edge shows inside where it cuts, and outside where it adds.
  found[k] += (drawn.operation === 'cut' ? -1 : 1) * sign * (radius as number)
  return found
}
