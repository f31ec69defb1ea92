/** Pockets, and how openings with walls are measured between them. */
import { EngineError } from '../../../errors.ts'
import type { AxisName, Point2, Point3 } from '../../../plan/geometry.ts'
import type { Entity } from '../../entity.ts'
import { plural } from '../../lexicon/lexicon.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import type { FeatureInput } from '../bodies/bodies.ts'
import { type Dimensions, dimensionsOf, need } from '../bodies/dimensions.ts'
import { type Face, onFace } from '../faces/stand.ts'
import { layOut } from '../layout/layout.ts'
import { all, type Check } from '../layout/statements.ts'
import { type Ledger, millimetres, sourceOf, toleranceOf } from '../ledger.ts'
import { type Cut, depthOf, positionsOf, requireLayout } from './cut.ts'
import { axisWords, spanAlong } from './spans.ts'

/** Sizes of a flat-walled opening are the distances between its walls. */
export function requireWalls(
  cut: Cut,
  dimensions: Dimensions,
  spans: Readonly<Record<string, ['u' | 'v', number]>>,
  ledger: Ledger,
): void {
  const { face, laid, id } = cut
  const [u, v] = laid.positions[0] as Point2
  for (const { dimension, value, given, said } of dimensions.stated) {
    const common = {
      name: `${id}-${dimension}`,
      source: sourceOf(given, said),
      tolerance: toleranceOf(given, value),
    }
    const says = `${dimensions.sizes.says[dimension] ?? dimension} ${millimetres(value)}`
    const span = spans[dimension]
    if (span) {
      const [axis, size] = span
      const centre = onFace(face, [u, v])
      const name = axis === 'u' ? face.u : face.v
      const middle = centre[name === 'x' ? 0 : name === 'y' ? 1 : 2]
      ledger.require({
        ...common,
        says,
        measure: { kind: 'levels', axis: name, from: middle - size / 2, to: middle + size / 2 },
        value: size,
      })
    } else if (dimension === 'depth') {
      const name = face.normal[1] as AxisName
      const index = name === 'x' ? 0 : name === 'y' ? 1 : 2
      const [from, to] = [onFace(face, [u, v], cut.depth)[index], onFace(face, [u, v])[index]]
      ledger.require({ ...common, says, measure: { kind: 'levels', axis: name, from, to }, value: cut.depth })
    }
  }
}

/** Along this axis its ends are round, and are met at this depth. */
interface Round {
  axis: AxisName
  inward: number
}

/** Places of an opening that is no round hole are measured from its walls. */
export function requirePlacesOfWalls(cut: Cut, size: Point2, ledger: Ledger, round?: Round): void {
  const { laid, face, id, entity } = cut
  for (const says of laid.assumptions) ledger.assume(`${id}-place`, says)
  for (const check of laid.checks) {
    if (check.kind === 'spacing') requireGap(cut, check, size, ledger)
    if (check.kind !== 'to-side' && check.kind !== 'position') continue
    const axis = (check.kind === 'to-side' ? check.side[1] : check.axis) as AxisName
    if (round?.axis === axis && face.round) {
      requireRoundEnd(cut, check, size, round, ledger)
      continue
    }
    const isU = axis === face.u
    const half = (isU ? size[0] : size[1]) / 2
    const middle = onFace(face, check.position)[axis === 'x' ? 0 : axis === 'y' ? 1 : 2]
    const faceMiddle = face.centre[axis === 'x' ? 0 : axis === 'y' ? 1 : 2]
    const reach = face.size[isU ? 0 : 1] / 2
    const side = check.kind === 'to-side' && check.side[0] === '+' ? 1 : -1
    const wall = middle + side * half
    // By its coordinate both its walls lie where they must; the side of its body may be buried in another one.
    const within = Math.abs(middle - faceMiddle) + half < reach - 1e-6
    const own = check.kind === 'position' && within && round?.axis !== axis
    const edge = own ? middle - side * half : faceMiddle + side * reach
    const at = (level: number): Point3 => {
      const point = onFace(face, check.position, round?.inward)
      point[axis === 'x' ? 0 : axis === 'y' ? 1 : 2] = level
      return point
    }
    ledger.require({
      name: `${id}-place`,
      says: `${entity.concept} ${check.kind === 'to-side' ? `to ${check.side} side` : `at ${axis} =`} ${millimetres(check.value)}`,
      measure:
        round?.axis === axis
          ? { kind: 'distance', between: [at(wall), at(edge)] }
          : { kind: 'levels', axis, from: Math.min(edge, wall), to: Math.max(edge, wall) },
      value: Math.abs(edge - wall),
      source: check.source,
    })
  }
}

/** In a round face the round end of an opening is nearest to the rim on the line from the middle through its own. */
function requireRoundEnd(
  { face, id, entity }: Cut,
  check: Extract<Check, { kind: 'to-side' | 'position' }>,
  size: Point2,
  { axis, inward }: Round,
  ledger: Ledger,
): void {
  const [run, across] = axis === face.u ? ([0, 1] as const) : ([1, 0] as const)
  const outward = check.position[run] < 0 ? -1 : 1
  const end: Point2 = [...check.position]
  end[run] += (outward * (size[run] - size[across])) / 2
  const away = Math.hypot(...end)
  const onLine = (radius: number): Point3 =>
    onFace(face, end.map((each) => (each / away) * radius) as Point2, inward)
  const [wall, rim] = [away + size[across] / 2, face.size[0] / 2]
  ledger.require({
    name: `${id}-place`,
    says: `${entity.concept} at ${axis} = ${millimetres(check.value)}`,
    measure: { kind: 'distance', between: [onLine(wall), onLine(rim)] },
    value: tidy(rim - wall),
    source: check.source,
  })
}

/** What is left between two neighbours: their spacing less the size of one. */
function requireGap(
  { face, id, entity, depth }: Cut,
  check: Extract<Check, { kind: 'spacing' }>,
  size: Point2,
  ledger: Ledger,
): void {
  const [a, b] = check.positions
  const row = a[1] === b[1] ? 0 : 1
  const toward = Math.sign(b[row] - a[row])
  const wall = (from: Point2, side: number): Point2 => {
    const point: Point2 = [...from]
    point[row] += (side * size[row]) / 2
    return point
  }
  const between = [wall(a, toward), wall(b, -toward)] as const
  const value = tidy(check.value - size[row])
  ledger.require({
    name: `${id}-spacing`,
    says: `${plural(entity.concept)} ${millimetres(check.value)} apart (${millimetres(value)} between their walls)`,
    measure: {
      kind: 'distance',
      between: [onFace(face, between[0], depth / 2), onFace(face, between[1], depth / 2)],
    },
    value,
    source: check.source,
  })
}

/** Beyond the walls of an opening, where there is material again. */
const BEYOND = 0.1

/** As many openings as were told: each parts the material around it in two. */
export function requireCount({ entity, laid, face, id, depth }: Cut, size: Point2, ledger: Ledger): void {
  const counted = entity.count
  if (!counted?.item) return
  // Across the shorter way: along the longer one a neighbour may be near.
  const across = size[0] <= size[1] ? 0 : 1
  const reach = size[across] / 2 + BEYOND
  for (const [index, position] of laid.positions.entries()) {
    const wall = (side: 1 | -1): Point2 => {
      const point: Point2 = [...position]
      point[across] += side * reach
      return point
    }
    ledger.require({
      name: `${id}-count`,
      says: `${entity.concept} ${index + 1} of ${laid.positions.length}`,
      measure: {
        kind: 'crossings',
        from: onFace(face, wall(-1), depth / 2),
        to: onFace(face, wall(1), depth / 2),
      },
      value: 2,
      source: { items: [counted.item], values: [] },
    })
  }
}

/** A square hole goes through where no depth is given, as a round one does. */
const isHole = ({ item }: Entity): boolean =>
  item.kind === 'term' && /(?:hole|bore|window|perforation|cut ?out|opening|slot)$/u.test(item.form)

const USUAL_POCKET_DEPTH = 0.5
const USUAL_CORNER = 0.1

/** The rounding of an opening's corners, measured at one of them. */
function cornersOf(entity: Entity, cut: Cut, [x, y]: Point2, ledger: Ledger): number {
  const dimensions = dimensionsOf(entity)
  const stated = dimensions.values.get('radius')
  const radius = stated ?? tidy(USUAL_CORNER * Math.min(x, y))
  if (entity.count && entity.count.value !== 4)
    throw new EngineError(
      'geometry_validation_failed',
      `${quote(entity.count.item?.text ?? String(entity.count.value))} corners are to be rounded, but a rectangular opening has four.`,
    )
  if (stated === undefined)
    ledger.assume(
      `${cut.id}-corners`,
      `The corners are rounded ${millimetres(radius)}, as no radius was given`,
    )
  const [u, v] = cut.laid.positions[0] as Point2
  // On the round itself: the corner that it cuts off may lie nearer to another one outside.
  const off = radius * (1 - Math.SQRT1_2)
  const near = onFace(cut.face, [u + x / 2 - off, v + y / 2 - off], cut.depth / 2)
  for (const { value, given } of dimensions.stated)
    ledger.require({
      name: `${cut.id}-corner-radius`,
      says: `corner radius ${millimetres(radius)}`,
      measure: { kind: 'fillet-radius', near },
      value: radius,
      source: sourceOf(given),
      tolerance: toleranceOf(given, value),
    })
  return radius
}

/** "a rectangular slot 60 mm long, parallel to the short edge": the way it lies, and none that a row of them takes. */
const lies = ({ places }: Entity): AxisName | undefined =>
  all(places, 'along')
    .map(({ place }) => place)
    .find(({ ofRow }) => !ofRow)?.axis

const isSlot = ({ item }: Entity): boolean => /\bslots?$/iu.test(item.text)

export function makePocket(
  said: Entity,
  face: Face,
  corners: Entity | undefined,
  ledger: Ledger,
): { cut: Cut; feature: FeatureInput } {
  const dimensions = dimensionsOf(said, { words: { ...axisWords(face), ...face.words } })
  const { values } = dimensions
  const [long, wide] = [values.get('x') ?? 0, values.get('y') ?? 0]
  const turned = isSlot(said) && lies(said) === face.v && long > wide && wide > 0
  const entity: Entity = turned
    ? { ...said, places: said.places.filter(({ place }) => place.kind !== 'along' || place.ofRow) }
    : said
  const id = ledger.name('pocket')
  if (face.why) ledger.assume(`${id}-face`, face.why)
  const diameter = values.get('diameter')
  const [x, y] =
    diameter === undefined && turned
      ? [wide, long]
      : diameter === undefined
        ? [
            values.get('x') ?? spanAlong(entity, face.u) ?? need(dimensions, 'x', entity),
            values.get('y') ?? spanAlong(entity, face.v) ?? need(dimensions, 'y', entity),
          ]
        : [diameter, diameter]
  const laid = layOut({
    entity,
    face,
    width: Math.max(x, y),
    extent: [x, y],
    // From an edge to its wall; what is round has none.
    ...(diameter === undefined ? { body: [x, y] as Point2 } : {}),
  })
  const { depth, through } =
    values.get('depth') === undefined && !entity.manners.has('through') && !face.words && !isHole(entity)
      ? { depth: tidy(USUAL_POCKET_DEPTH * face.depth), through: false }
      : depthOf(entity, dimensions, face, ledger)
  if (values.get('depth') === undefined && !through)
    ledger.assume(
      `${id}-depth`,
      `The pocket is ${millimetres(depth)} deep, half of its body, as no depth was given`,
    )
  const cut: Cut = { entity, id, face, laid, diameter: diameter ?? 0, depth, through }
  const positions = positionsOf(cut)
  if (diameter !== undefined) {
    requireLayout(cut, ledger)
    for (const { dimension, given } of dimensions.stated) {
      const near = onFace(face, laid.positions[0] as Point2, depth / 2)
      ledger.require({
        name: `${id}-${dimension}`,
        says: `${dimensions.sizes.says[dimension]} ${millimetres(dimension === 'depth' ? depth : diameter)}`,
        measure:
          dimension === 'depth' ? { kind: 'hole-depth', diameter, near } : { kind: 'hole-diameter', near },
        value: dimension === 'depth' ? depth : diameter,
        source: sourceOf(given),
      })
    }
  } else {
    requirePlacesOfWalls(cut, [x, y], ledger)
    requireCount(cut, [x, y], ledger)
    requireWalls(
      cut,
      dimensions,
      turned ? { x: ['v', y], y: ['u', x] } : { x: ['u', x], y: ['v', y], side: ['u', x] },
      ledger,
    )
  }
  const cornerRadius = corners && diameter === undefined ? cornersOf(corners, cut, [x, y], ledger) : 0
  const rounded = cornerRadius > 0 ? { cornerRadius } : {}
  const profile =
    diameter === undefined
      ? { kind: 'rectangle', width: x, height: y, ...rounded }
      : { kind: 'circle', diameter }
  // A pocket's floor may not lie outside the body: one that goes through is a plain cut from its face.
  const feature = through
    ? {
        kind: 'extrude',
        id,
        operation: 'cut',
        sketch: { add: laid.positions.map((at) => ({ ...profile, at })) },
        plane: { on: 'face', face: face.selector },
        extent:
          face.selector.feature || (face.wall && !entity.manners.has('both walls'))
            ? { kind: 'length', length: face.depth }
            : { kind: 'through-all' },
      }
    : { kind: 'pocket', id, face: face.selector, positions, sketch: { add: [profile] }, depth }
  return { cut, feature: feature as FeatureInput }
}
