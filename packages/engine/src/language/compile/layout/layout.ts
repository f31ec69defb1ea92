/** Where the copies of a feature sit on its face: every statement narrows it down, nothing said means the middle. */
import { EngineError } from '../../../errors.ts'
import type { AxisName, Point2, SignedAxis } from '../../../plan/geometry.ts'
import { plural } from '../../lexicon/lexicon.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import { type Face, sideOn } from '../faces/stand.ts'
import type { Source } from '../ledger.ts'
import { refuseSeveralByOthers, rememberLaid } from './by-others.ts'
import { coordinatesOf, onFaceAxis } from './coordinates.ts'
import { gridOf } from './grids.ts'
import { listedOf } from './listed-distances.ts'
import { alongLongEdges, measuredAlong } from './margins.ts'
import { withImages } from './mirrored.ts'
import { refuseOnEdge } from './on-edge.ts'
import { pickedFrom } from './picked.ts'
import { polarOf } from './polar.ts'
import { several } from './rows.ts'
import { narrow } from './spot.ts'
import {
  all,
  type Check,
  clash,
  type Laid,
  type LayoutQuestion,
  matchCount,
  pointsLayout,
  positionChecks,
  type Said,
  words,
} from './statements.ts'
import { verticesOf } from './vertices.ts'

/** Given coordinates are the part's; if they only fit from the lower left corner of the face, that was meant. */
function pointsOf({ entity, face }: LayoutQuestion, said: Said<'points'>): Laid {
  const [halfU, halfV] = [face.size[0] / 2, face.size[1] / 2]
  const { quantity } = said.place
  const named = quantity.axes
  if (named && [face.u, face.v].some((axis) => !named.includes(axis))) throw clash(entity, [said])
  const [atU, atV] = named ? [named.indexOf(face.u), named.indexOf(face.v)] : [0, 1]
  const told = quantity.points.map((point) => [point[atU] ?? 0, point[atV] ?? 0] as Point2)
  const { about } = said.place
  const raw = told.map(
    ([u, v]): Point2 => [onFaceAxis(face, face.u, u, about), onFaceAxis(face, face.v, v, about)],
  )
  const outside = raw.some(([u, v]) => Math.abs(u) > halfU || Math.abs(v) > halfV)
  const fitsCorner = told.every(([u, v]) => u >= 0 && v >= 0 && u <= 2 * halfU && v <= 2 * halfV)
  const fromCorner = outside && fitsCorner && !face.round && !named && !about
  const positions = fromCorner ? told.map(([u, v]): Point2 => [tidy(u - halfU), tidy(v - halfV)]) : raw
  matchCount(entity, positions.length, said.source)
  const { source } = said
  const checks = positions.flatMap((position, index) => {
    const [u, v] = (fromCorner || about ? undefined : told[index]) ?? []
    return positionChecks(face, position, [
      { stated: u, source },
      { stated: v, source },
    ])
  })
  return {
    layout: pointsLayout(positions),
    positions,
    checks,
    assumptions: fromCorner
      ? [
          `Coordinates ${quote(words(said.source))} are taken from the lower left corner, as they lie outside the part from its middle`,
        ]
      : [],
  }
}

const cornerPositions = (face: Face, [u, v]: Point2): Point2[] => {
  const [x, y] = [tidy(face.size[0] / 2 - u), tidy(face.size[1] / 2 - v)]
  return [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ]
}

type Corners = readonly (readonly [SignedAxis, SignedAxis])[]

/** Whether a place lies in one of the corners that are named by their sides. */
const isIn = (face: Face, [u, v]: Point2, corners: Corners): boolean =>
  corners.some((sides) =>
    sides.every((named) => {
      const side = sideOn(named, face)
      return (side[1] === face.u ? u : v) * (side[0] === '+' ? 1 : -1) > 0
    }),
  )

/** Of a triangle, and of a polygon whose middle is not that of its box. */
const notRectangular = ({ item, concept }: LayoutQuestion['entity']): EngineError =>
  new EngineError(
    'prompt_too_ambiguous',
    `I know the corners of rectangles and of polygons with an even number of sides; ${quote(item.text)} would miss those of this outline. Give the places of the ${plural(concept)} by coordinates.`,
  )

const UNNAMED_CORNERS = 'The two corners at one long side are taken, as nobody says which two'

/** Of the two long sides the one at the back. */
function alongLongSide(face: Face): Corners {
  const [along, across] = alongLongEdges(face)
  return [
    [`-${along}`, `+${across}`],
    [`+${along}`, `+${across}`],
  ]
}

/** One in each of the corners, or of those that are named; the inset from both sides, or one for each. */
function cornersOf(question: LayoutQuestion, distances: readonly Said<'from'>[], only?: Corners): Laid {
  const { face, width, entity } = question
  if (face.round)
    throw new EngineError(
      'geometry_validation_failed',
      `${quote(entity.item.text)} cannot sit in corners: its face is round.`,
    )
  const checks: Check[] = []
  const assumptions: string[] = []
  const usual = tidy(Math.min(Math.max(1.5 * width, Math.min(...face.size) / 8), Math.min(...face.size) / 4))
  const inset: Point2 = question.flush ? [...question.flush] : [usual, usual]
  const fixed: [boolean, boolean] = [false, false]
  for (const { place, source } of distances) {
    const only = measuredAlong(place, face, distances)
    for (const index of [0, 1] as const) {
      const axis = index === 0 ? face.u : face.v
      if (only !== undefined && only !== axis) continue
      const own = place.middle ? 0 : (question.body?.[index] ?? 0)
      const middle = tidy(place.distance.value + own / 2)
      if (fixed[index] && inset[index] !== middle) throw clash(entity, distances)
      inset[index] = middle
      fixed[index] = true
      const position = cornerPositions(face, inset)[2] as Point2
      checks.push({
        kind: 'to-side',
        position,
        side: `+${axis}`,
        value: place.distance.value,
        source: { ...source, values: [place.distance] },
      })
    }
  }
  // From one pair of edges only: as far from the others.
  if (fixed[0] !== fixed[1] && !question.flush) {
    const told = fixed[0] ? inset[0] : inset[1]
    inset.fill(told)
    assumptions.push(
      `The ${plural(entity.concept)} sit ${told} mm from the other edges as well, as no distance from them was given`,
    )
  }
  // Between two walls there is no choice.
  const inner = entity.places.some(({ place }) => place.kind === 'corners' && place.inner)
  if (!fixed[0] && !fixed[1] && !(inner && question.flush))
    assumptions.push(
      question.flush
        ? `The ${plural(entity.concept)} are flush with the corners, as no distance was given`
        : `The ${plural(entity.concept)} sit ${usual} mm from the edges, as no distance was given`,
    )
  const all = cornerPositions(face, inset)
  const positions = only ? all.filter((position) => isIn(face, position, only)) : all
  // Measured at the first of them, from the sides it is near.
  const [measured] = only ? positions : [all[2]]
  for (const check of checks)
    if (check.kind === 'to-side' && measured) {
      const axis = check.side[1] as AxisName
      const near = (axis === face.u ? measured[0] : measured[1]) < 0 ? '-' : '+'
      Object.assign(check, { position: measured, side: `${near}${axis}` })
    }
  return {
    layout: only ? pointsLayout(positions) : { kind: 'corners', inset },
    positions,
    checks,
    assumptions,
  }
}

/** Which side it is in, but not where in it. */
const SIDES: ReadonlySet<string> = new Set(['face', 'tip', 'on'])

/** The middle of a round face, and the place of a bore, go without saying. */
const isMiddleMeant = ({ face, entity }: LayoutQuestion): boolean =>
  face.round ||
  entity.concept !== 'hole' ||
  /bore/iu.test(entity.item.text) ||
  entity.places.some(({ place }) => !SIDES.has(place.kind))

function single(question: LayoutQuestion): Laid {
  const spot = narrow(question, question.entity.places)
  const { position } = spot
  const middle = isMiddleMeant(question)
    ? []
    : [`The ${question.entity.concept} is in the middle, as no place was given`]
  return {
    layout: pointsLayout([position]),
    positions: [position],
    checks: spot.checks.map(({ check }) => check(position)),
    assumptions: [...spot.assumptions, ...middle],
    chosen: spot.chosen,
  }
}

/** `70 x 50 pattern`: the distances between four; `3 x 2 grid`: columns and rows. */
function patternOf(
  question: LayoutQuestion,
  said: Said<'pattern'>,
  apart: readonly Said<'apart'>[],
): Laid | undefined {
  const [first, second] = said.place.values
  if (!first || !second) return undefined
  const { entity } = question
  const counts =
    first.unit === undefined && first.value * second.value === entity.count?.value && apart.length > 0
  const [columns, rows] = counts ? [first.value, second.value] : [2, 2]
  const pitch: Point2 = counts
    ? [apart[0]?.place.distance.value ?? 0, (apart[1] ?? apart[0])?.place.distance.value ?? 0]
    : [first.value, second.value]
  matchCount(entity, columns * rows, said.source)
  const positions = Array.from(
    { length: columns * rows },
    (_, index): Point2 => [
      tidy(((index % columns) - (columns - 1) / 2) * pitch[0]),
      tidy((Math.floor(index / columns) - (rows - 1) / 2) * pitch[1]),
    ],
  )
  const source = counts ? (apart[0]?.source ?? said.source) : said.source
  const spacing = (a: number, b: number, value: number): Check[] =>
    a < positions.length && b < positions.length && a !== b
      ? [{ kind: 'spacing', positions: [positions[a] as Point2, positions[b] as Point2], value, source }]
      : []
  entity.count ??= { value: columns * rows, item: undefined }
  return {
    layout: { kind: 'grid', columns, rows, pitch },
    positions,
    checks: [
      ...(columns > 1 ? spacing(0, 1, pitch[0]) : []),
      ...(rows > 1 ? spacing(0, columns, pitch[1]) : []),
    ],
    assumptions: [],
  }
}

/** One in each round end; what shows of it is how far apart the two are, or how far one is from the end. */
function arcsOf({ entity }: LayoutQuestion, arcs: readonly Point2[], source: Source): Laid {
  const positions = arcs.map(([u, v]): Point2 => [tidy(u), tidy(v)])
  matchCount(entity, positions.length, source)
  entity.count ??= { value: positions.length, item: undefined }
  const [first, second] = positions
  return {
    layout: pointsLayout(positions),
    positions,
    checks:
      first && second
        ? [
            {
              kind: 'spacing',
              positions: [first, second],
              value: Math.hypot(second[0] - first[0], second[1] - first[1]),
              source,
            },
          ]
        : [],
    assumptions: [],
  }
}

export function layOut(question: LayoutQuestion): Laid {
  const { entity, face } = question
  const laid = withImages(entity.picked ? pickedFrom(question, layOutOnce) : layOutOnce(question), question)
  rememberLaid(entity, { face, positions: laid.positions })
  return laid
}

function layOutOnce(question: LayoutQuestion): Laid {
  const { entity, face } = question
  const { places } = entity
  refuseOnEdge(entity, face)
  refuseSeveralByOthers(question)
  if (entity.count && entity.count.value < 1)
    throw new EngineError(
      'prompt_too_ambiguous',
      `${quote(entity.count.item?.text ?? String(entity.count.value))} ${plural(entity.concept)} cannot be made. Leave them out, or say how many there are.`,
    )
  const [points] = all(places, 'points')
  if (points) return pointsOf(question, points)
  const listed = coordinatesOf(question) ?? listedOf(question)
  if (listed) return listed
  const arcs =
    all(places, 'arcs')[0] ??
    // A hole "at each end" of what ends round is in the middle of the round.
    (face.arcs?.length === 2 && all(places, 'from').length === 0 ? all(places, 'ends')[0] : undefined) ??
    (face.arcs?.length === 1
      ? all(places, 'centre').find(({ source }) => /concentric|coaxial/iu.test(words(source)))
      : undefined)
  if (arcs && face.arcs) return arcsOf(question, face.arcs, arcs.source)
  const around = polarOf(question, entity.count?.value ?? 1)
  if (around) return around
  const [counted] = all(places, 'grid')
  if (counted) return gridOf(question, counted)
  const [pattern] = all(places, 'pattern')
  const grid = pattern && patternOf(question, pattern, all(places, 'apart'))
  if (grid) return grid
  const corners = all(places, 'corners')
  const distances = all(places, 'from').filter(({ place }) => place.of === 'edge' || place.of === 'corner')
  // "a hole 10 mm from each end": one at each.
  const perEnd =
    all(places, 'ends').length > 0 ||
    all(places, 'from').some(({ place }) => place.of === 'end' && place.all) ||
    all(places, 'apart').some(({ place }) => place.half)
  const named = corners.find(({ place }) => place.only)?.place.only
  const only = named ?? (corners.some(({ place }) => place.two) ? alongLongSide(face) : undefined)
  const count = entity.count?.value ?? only?.length ?? (corners.length > 0 ? 4 : perEnd ? 2 : 1)
  // "holes in each face": one in each.
  const perFace = all(places, 'faces').length > 0
  if (entity.count === undefined && entity.plural && corners.length === 0 && !perEnd && !perFace)
    throw new EngineError(
      'prompt_too_ambiguous',
      `How many ${plural(entity.concept)}? Say, for example, “four ${plural(entity.concept)}”.`,
    )
  const spread =
    all(places, 'row').length > 0 ||
    all(places, 'apart').length > 0 ||
    (question.flush !== undefined &&
      !face.round &&
      (all(places, 'evenly').length > 0 || all(places, 'along').length > 0))
  if (corners.length > 0 || (count === 4 && !spread && !face.round)) {
    if (face.vertices && corners.length > 0)
      return verticesOf(question, face.vertices, distances, only !== undefined)
    if (face.cornersElsewhere && corners.length > 0) throw notRectangular(entity)
    const taken = only?.length ?? 4
    entity.count ??= { value: taken, item: undefined }
    if (entity.count.value !== taken)
      matchCount(entity, taken, corners[0]?.source ?? { items: [], values: [] })
    const ends = all(places, 'from').filter(({ place }) => place.of === 'end')
    const laid = cornersOf(question, [...distances, ...ends], only)
    if (only && !named) laid.assumptions.push(UNNAMED_CORNERS)
    return laid
  }
  if (count === 1) return single(question)
  const circle = face.round && !spread ? polarOf(question, count, true) : undefined
  if (circle) return circle
  return several(question, count)
}
