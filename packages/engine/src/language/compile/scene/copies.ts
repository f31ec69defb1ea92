/** How often a body is there, and where the middle of each copy lies. */
import { EngineError } from '../../../errors.ts'
import type { AxisName, Point2, Point3, SignedAxis } from '../../../plan/geometry.ts'
import type { Entity, SaidPlace } from '../../entity.ts'
import { pointAxes } from '../../quantities/quantity.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import { means } from '../../text/items.ts'
import { along, type Face, faceOf, onFace, type Stand } from '../faces/stand.ts'
import { layOut } from '../layout/layout.ts'
import { settlePartWaysOn } from '../layout/part-ways.ts'
import { all, type Check, clash, facesTold, type Said, words } from '../layout/statements.ts'
import type { Source } from '../ledger.ts'
import { aroundHub, atTips, type Reach } from './arms.ts'
import { endsAxis, facesOn, isAbout, isAtOrigin } from './contact.ts'
import { wallBefore } from './inner-room.ts'
import type { End } from './interval.ts'

/** One statement about one copy. */
export interface Fix {
  axis: AxisName
  end: End
  value: number
  source: Source | undefined
}

export interface Copy {
  fixes: Fix[]
  /** About z, counterclockwise, in degrees. */
  turn: number
  /** Against this side instead of the common one. */
  side?: SignedAxis
}

export interface Copies {
  copies: Copy[]
  /** Places on the host's face, to be measured. */
  checks: Check[]
  assumptions: string[]
}

export interface CopiesQuestion {
  entity: Entity
  host: Stand | undefined
  /** All copies of the body it stands on or beside. */
  hosts: readonly Stand[]
  /** Of an arm around a hub. */
  reach: Reach | undefined
  /** The host's side it stands against, or the top that positions are seen on. */
  side: SignedAxis
  size: Point3
  round: boolean
}

const AXES = ['x', 'y', 'z'] as const
const centre = (axis: AxisName, value: number, source: Source): Fix => ({
  axis,
  end: 'centre',
  value: tidy(value),
  source,
})
const plain = (fixes: Fix[]): Copy => ({ fixes, turn: 0 })

function matchCount(entity: Entity, found: number, source: Source): void {
  if (entity.count === undefined || entity.count.value === found) return
  throw new EngineError(
    'geometry_validation_failed',
    `${quote(entity.count.item?.text ?? String(entity.count.value))} of ${quote(entity.item.text)} are asked for, but ${quote(words(source))} gives ${found} places.`,
  )
}

function atPoints(entity: Entity, said: readonly Said<'points'>[]): Copy[] {
  const copies = said.flatMap(({ place, source }) =>
    place.quantity.points.map((point) =>
      plain(point.map((value, index) => centre(pointAxes(place.quantity)[index] as AxisName, value, source))),
    ),
  )
  matchCount(entity, copies.length, (said[0] as Said<'points'>).source)
  return copies
}

/** Along one axis every middle that was told, each once; "x = -20, 0, 20" or one by one. */
function middlesAlong(places: readonly SaidPlace[], axis: AxisName): Fix[] {
  const told = [
    ...all(places, 'coordinates').flatMap(({ place, source }) =>
      place.axis === axis && !place.about
        ? place.values.map((value) => centre(axis, value.value, { ...source, values: [value] }))
        : [],
    ),
    ...all(places, 'coordinate').flatMap(({ place, source }) =>
      place.axis === axis ? [centre(axis, place.value.value, source)] : [],
    ),
  ]
  return told.filter((fix, index) => told.findIndex(({ value }) => value === fix.value) === index)
}

/** "x = -20, 0, 20", "the left one at y = -30, the right one at y = 30"; of two lists a grid, or pairs where there are as many as copies. */
function atCoordinates(entity: Entity): Copy[] | undefined {
  const lists = AXES.map((axis) => middlesAlong(entity.places, axis)).filter((fixes) => fixes.length > 1)
  const [first, second, third] = lists
  if (!first || third) return undefined
  const count = entity.count?.value ?? 1
  const list = all(entity.places, 'coordinates').find(({ place }) => !place.about)
  if (!second) {
    if (list) matchCount(entity, first.length, list.source)
    else if (first.length !== count)
      throw clash(
        entity,
        first.flatMap(({ source }) => (source ? [{ source }] : [])),
      )
    return first.map((fix) => plain([fix]))
  }
  const paired = first.length === second.length && count === first.length
  const copies = paired
    ? first.map((fix, index) => plain([fix, second[index] as Fix]))
    : first.flatMap((fix) => second.map((other) => plain([fix, other])))
  matchCount(entity, copies.length, (first[0] as Fix).source ?? { items: [entity.item], values: [] })
  return copies
}

/** One at each of two opposite sides: against them, or on the host and level with them. */
function atEnds({ host, side, entity, size }: CopiesQuestion, said: Said<'ends'>): Copy[] {
  if (!host) throw clash(entity, [said])
  matchCount(entity, 2, said.source)
  const face = faceOf(host, side, { facing: side })
  const joined = all(entity.places, 'joined').length > 0 ? (side[1] as AxisName) : undefined
  const axis =
    said.place.axis ?? joined ?? endsAxis(entity, host) ?? (face.size[0] >= face.size[1] ? face.u : face.v)
  const within = all(entity.places, 'ends').some(({ place }) => place.within)
  // Two places on its top are no sides of a column, and which way they point was not said.
  const sided = said.source.items.some((item) => means(item, 'edge', 'side'))
  if (sided && isColumn(host) && axis !== host.axis && !said.place.axis && !joined)
    throw new EngineError(
      'prompt_too_ambiguous',
      `Which sides of ${quote(host.entity.item.text)} does ${quote(entity.item.text)} stand on? Say, for example, “on the left and right sides”, or “on the top and the bottom”.`,
    )
  if (axis === side[1] && !within)
    return (['-', '+'] as const).map((sign) => ({ ...plain([]), side: `${sign}${axis}` }))
  const distance = all(entity.places, 'from').find(({ place }) => place.of !== 'centre')
  // "near each end": half of its own width away from it.
  const near = said.source.items.some((item) => means(item, 'place', 'near'))
  const inset = distance?.place.distance.value ?? (near ? sizeAlong(size, axis) / 2 : 0)
  return [
    plain([{ axis, end: 'min', value: along(host.min, axis) + inset, source: said.source }]),
    plain([{ axis, end: 'max', value: along(host.max, axis) - inset, source: said.source }]),
  ]
}

const isColumn = ({ shape, axis, min, max }: Stand): boolean =>
  (shape === 'round' || shape === 'tube') &&
  AXES.some(
    (other) => other !== axis && along(max, other) - along(min, other) <= along(max, axis) - along(min, axis),
  )

const HANDLED: ReadonlySet<SaidPlace['place']['kind']> = new Set([
  'coordinate',
  'coordinates',
  'points',
  'range',
  'level',
  'flush',
  'corner',
  'joined',
  'beside',
  'mirror',
  'ends',
  'tip',
  'lifted',
  'astride',
  'crossing',
  'spans',
])

const isGap = ({ places }: Entity): boolean =>
  places.some(({ place }) => place.kind === 'from' && place.gap === true)

/** "one along the left edge and one along the rear edge": a row of them would be at neither. */
function refuseOneAtEach({ entity }: CopiesQuestion, count: number): void {
  const sides = new Set(all(entity.places, 'flush').map(({ place }) => place.side))
  const ways = new Set([...sides].map((side) => side[1]))
  if (count > 1 && sides.size === count && ways.size > 1)
    throw new EngineError(
      'prompt_too_ambiguous',
      `Which of the ${count} of ${quote(entity.item.text)} is at which side? Tell each of them in a sentence of its own.`,
    )
}

/** Places on the host's face: distances from edges, rows, corners, circles. */
function onHost(question: CopiesQuestion, face: Face): Copies {
  const { entity, size, round, host } = question
  const wall = wallBefore(entity, host)
  const [u, v] = [sizeAlong(size, face.u), sizeAlong(size, face.v)]
  // "in the back left corner, 10 mm from the edges": the corner says from which.
  const apart = entity.places.some(({ place }) => place.kind === 'from')
  const isLaidOut = (said: SaidPlace): boolean =>
    !HANDLED.has(said.place.kind) || isAbout(said.place) || (apart && said.place.kind === 'corner')
  const laid = layOut({
    entity: { ...entity, places: entity.places.filter(isLaidOut) },
    face,
    width: Math.max(u, v),
    ...(round && !isGap(entity) ? { body: [0, 0] as Point2 } : { body: [u, v] as Point2 }),
    flush: [u / 2 + wall, v / 2 + wall],
  })
  refuseOneAtEach(question, laid.positions.length)
  const single = laid.positions.length === 1
  const distinct = new Set(laid.positions.map(([x, y]) => `${tidy(x)} ${tidy(y)}`))
  if (distinct.size < laid.positions.length)
    throw new EngineError(
      'prompt_too_ambiguous',
      `Where are the ${laid.positions.length} of ${quote(entity.item.text)}? On ${quote(question.host?.entity.item.text ?? 'the part')} they would stand in each other. Give their places.`,
    )
  const placed = new Set([
    ...laid.checks.flatMap((check) =>
      check.kind === 'to-side' ? [check.side[1]] : check.kind === 'position' ? [check.axis] : [],
    ),
    ...(laid.chosen ?? []),
  ])
  const copies = laid.positions.map((position) => {
    const point = onFace(face, position)
    const fixes = [face.u, face.v]
      .filter((axis) => !single || placed.has(axis))
      .map((axis): Fix => ({ axis, end: 'centre', value: along(point, axis), source: undefined }))
    return plain(fixes)
  })
  return { copies, checks: laid.checks, assumptions: laid.assumptions }
}

const sizeAlong = (size: Point3, axis: AxisName): number => size[axis === 'x' ? 0 : axis === 'y' ? 1 : 2]

/** Whether a body is longer the way its host is. */
const isAlong = ([x, y]: Point3, { min, max }: Stand): boolean =>
  x !== y && x > y === max[0] - min[0] > max[1] - min[1]

/** "Three posts between two discs, on a 46 mm circle": around the axis that all of them share. */
const axial = (hosts: readonly Stand[]): Stand | undefined =>
  hosts.length > 0 && hosts.every(({ origin: [x, y] }) => x === 0 && y === 0) ? hosts[0] : undefined

export function copiesOf(question: CopiesQuestion): Copies {
  const { entity, host, side } = question
  if (host) settlePartWaysOn(entity, host)
  const exact = (copies: Copy[]): Copies => ({ copies, checks: [], assumptions: [] })
  const [tips] = all(entity.places, 'tips')
  if (tips) {
    const copies = atTips(entity, question.hosts, tips.source)
    matchCount(entity, copies.length, tips.source)
    return exact(copies)
  }
  const [crossing] = all(entity.places, 'crossing')
  // Two that cross each other: the second one lies across the first.
  if (crossing && entity.count?.value === 2) {
    const [x, y] = question.size
    if (x === y)
      throw new EngineError(
        'prompt_too_ambiguous',
        `Which way do the ${quote(entity.item.text)} lie? Two that are as wide as long would cross in one and the same place.`,
      )
    return exact([plain([]), { fixes: [], turn: 90 }])
  }
  // One that crosses another lies across it, unless its own sizes lay it so already.
  if (crossing && !crossing.place.asLaid && host && isAlong(question.size, host))
    return exact([{ fixes: [], turn: 90 }])
  const points = all(
    entity.places.filter((said) => !isAbout(said.place)),
    'points',
  )
  if (points.length > 0) return exact(atPoints(entity, points))
  const coordinates = atCoordinates(entity)
  if (coordinates) return exact(coordinates)
  const faces = entity.cut ? facesTold(entity.places) : host && facesOn(entity, host)
  if (faces) {
    matchCount(entity, faces.length, { items: [entity.item], values: [] })
    return exact(faces.map((each) => ({ ...plain([]), side: each })))
  }
  const [ends] = all(entity.places, 'ends')
  if (ends) {
    const told = ends.source.items.some((item) => means(item, 'place', 'near'))
    const says = `Each ${entity.concept} stands half of its own width from its end, as no distance was given`
    return { ...exact(atEnds(question, ends)), assumptions: told ? [says] : [] }
  }
  const [angles] = all(entity.places, 'angles')
  // "two bars centred at the origin at 45 and 135 degrees" lie across it, which arms do not.
  const turns = angles?.place.values.map(({ value }) => value) ?? []
  if (angles && !host && isAtOrigin(entity) && Math.max(...turns) - Math.min(...turns) < 180)
    throw new EngineError(
      'prompt_too_ambiguous',
      `Do the ${quote(entity.item.text)} begin in the middle, or lie across it? Tell the second as one that crosses the first at its center.`,
    )
  if (angles && question.reach) {
    matchCount(entity, angles.place.values.length, angles.source)
    return exact(
      aroundHub(
        host,
        question.reach,
        angles.place.values.map(({ value }) => value),
        angles.source,
      ),
    )
  }
  const laidOn = host ?? (all(entity.places, 'bolt-circle').length > 0 ? axial(question.hosts) : undefined)
  if (laidOn)
    return onHost({ ...question, host: laidOn }, faceOf(laidOn, side, { facing: side, feature: laidOn.id }))
  if ((entity.count?.value ?? 1) > 1)
    throw new EngineError(
      'prompt_too_ambiguous',
      `Where are the ${quote(entity.count?.item?.text ?? '')} of ${quote(entity.item.text)}? Give their places, or what they stand on.`,
    )
  return exact([plain([])])
}
