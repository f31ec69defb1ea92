/** A body hollowed out: walls of one thickness, a floor, the sides that are open. */
import type { Point3 } from '../../plan/geometry.ts'
import type { Build, Feature } from './build.ts'
import { CLEAR_MM } from './cuts/cleared.ts'
import { featuresOf, type Shape } from './shapes.ts'
import { siteOf } from './site.ts'
import {
  AXES,
  type Box,
  indexOf,
  isSame,
  opposite,
  SIDES,
  type Side,
  type Solid,
  sizeAlong,
} from './space.ts'
import type { Hollow, SaidSize, Thing } from './things.ts'
import { contradiction, missing, unread } from './unread.ts'

const UP: Side = { axis: 'z', sign: 1 }
const DOWN: Side = { axis: 'z', sign: -1 }

export function hollowOut(build: Build, hollow: Hollow, nth: number): void {
  const body = build.solidOf(hollow.of) ?? build.bodies[0]
  if (body?.thing.role !== 'add') throw unread(build.quote(hollow))
  const [loose] = hollow.loose
  if (loose) throw unread(build.quote(loose))
  const id = `shell-${nth + 1}`
  const open = openSides(build, hollow, body)
  const tube = boreOf(build, body)
  if (tube !== undefined) {
    closeTube(build, hollow, body, tube, open, id)
    return
  }
  if (open.length === 0 && !hollow.closed) {
    if (!hollow.vessel) build.assume(`The ${body.thing.name} is open at the top, as no other side was named`)
    open.push(UP)
  }
  const { wall, floor, floorSide } = thicknesses(build, hollow, body, open)
  hollowed(build, hollow, body, { wall, floor, floorSide, open }, id)
}

interface Walls {
  wall: number
  floor: number
  floorSide: Side
  open: readonly Side[]
}

const isSide = (a: Side, b: Side): boolean => a.axis === b.axis && a.sign === b.sign

/** A tube with a floor at one end. */
function closeTube(
  build: Build,
  hollow: Hollow,
  body: Solid,
  inner: number,
  told: readonly Side[],
  id: string,
): void {
  const [side = { axis: body.axis, sign: -1 as const }, ...more] = told
  const [said, ...others] = hollow.sizes
  if (!hollow.closed || !said || others.length > 0 || more.length > 0 || side.axis !== body.axis)
    throw unread(build.quote(hollow))
  const thick = build.take(said.figure, 'floor thickness')
  const box: Box = { min: [...body.box.min], max: [...body.box.max] }
  const k = indexOf(side.axis)
  if (side.sign > 0) box.min[k] = box.max[k] - thick
  else box.max[k] = box.min[k] + thick
  // Into the wall, so that both are one.
  const diameter = (inner + sizeAlong(body.box, AXES.find((axis) => axis !== side.axis) ?? 'x')) / 2
  build.features.push(...featuresOf(id, { kind: 'round', diameter }, box, side.axis, 'add'))
}

function thicknesses(build: Build, hollow: Hollow, body: Solid, open: readonly Side[]): Omit<Walls, 'open'> {
  const [only] = open
  const floorSide = open.length === 1 && only ? opposite(only) : DOWN
  const floors: SaidSize[] = []
  const walls: SaidSize[] = []
  let depth: SaidSize | undefined
  for (const said of hollow.sizes) {
    const { dimension, own } = said
    if (dimension === 'depth' && !own) depth = said
    else if (!/^(?:thickness|wall|bare|width|radius)$/u.test(dimension) || dimension === 'radius')
      throw unread(said.figure.text)
    else if (isFloor(said, floorSide, build)) floors.push(said)
    else walls.push(said)
  }
  const [first] = walls
  if (!first) throw missing('wall thickness', body.thing.name)
  const same = (all: readonly SaidSize[], says: string): number => {
    const [one] = all as [SaidSize]
    for (const { figure } of all)
      if (figure.value !== one.figure.value) throw contradiction(one.figure.text, figure.text)
    return all.map(({ figure }) => build.take(figure, says))[0] as number
  }
  const wall = same(walls, 'wall thickness')
  const deep = depth && build.take(depth.figure, 'depth')
  const floor =
    floors.length > 0
      ? same(floors, 'floor thickness')
      : deep === undefined
        ? wall
        : sizeAlong(body.box, floorSide.axis) - deep
  if (wall <= 0 || floor <= 0) throw unread(build.quote(hollow))
  return { wall, floor, floorSide }
}

/** "the floor", "a 4 mm thick top" of what is open below. */
function isFloor({ own, figure }: SaidSize, floorSide: Side, _build: Build): boolean {
  if (!own || /wall/u.test(own.name)) return false
  if (/^(?:floor|base)$/u.test(own.name)) return true
  const side = SIDES[own.concept]
  if (side && isSide(side, floorSide)) return true
  throw unread(figure.text)
}

/** Cut out of what is plain; a shell of what has rounded corners or sides that slope. */
function hollowed(build: Build, hollow: Hollow, body: Solid, walls: Walls, id: string): void {
  const { wall, floor, floorSide, open } = walls
  const isEven = isSame(floor, wall)
  const corner = cornerOf(build)
  const plain = isPlain(build, body) && corner !== undefined && (corner === 0 || floorSide.axis === 'z')
  if (corner) imply(build, body, corner, wall)
  if (plain && (corner === 0 || !isEven)) {
    const inside: Box = { min: [...body.box.min], max: [...body.box.max] }
    for (const axis of AXES)
      for (const sign of [1, -1] as const) {
        const side: Side = { axis, sign }
        const in_ = open.some((each) => isSide(each, side))
          ? -CLEAR_MM
          : isSide(side, floorSide)
            ? floor
            : wall
        if (sign > 0) inside.max[indexOf(axis)] -= in_
        else inside.min[indexOf(axis)] += in_
      }
    if (body.round && open.some(({ axis }) => axis !== body.axis)) throw unread(build.quote(hollow))
    const u = AXES.find((axis) => axis !== body.axis)
    const shape: Shape = body.round
      ? { kind: 'round', diameter: sizeAlong(body.box, u as 'x') - 2 * wall }
      : { kind: 'box', ...(corner > wall ? { corner: corner - wall } : {}) }
    if (AXES.some((axis) => sizeAlong(inside, axis) <= 0)) throw unread(build.quote(hollow))
    build.features.push(...featuresOf(id, shape, inside, body.round ? body.axis : floorSide.axis, 'cut'))
    return
  }
  const isAlone = build.solids.length === 1
  if (!isEven || !isAlone) throw unread(build.quote(hollow))
  build.features.push({
    kind: 'shell',
    id,
    thickness: wall,
    open: open.map(({ axis, sign }) => ({ facing: `${sign > 0 ? '+' : '-'}${axis}` as const })),
  })
}

/** "the inside corners end up with a 7 mm radius". */
function imply(build: Build, { box }: Solid, corner: number, wall: number): void {
  const inner = corner - wall
  if (inner <= 0) return
  const reach = corner - inner * Math.SQRT1_2
  const near: Point3 = [box.max[0] - reach, box.max[1] - reach, (box.min[2] + box.max[2]) / 2]
  build.implied.push({ value: inner, measure: { kind: 'fillet-radius', near } })
}

const featureOf = (build: Build, { features }: Solid): Feature | undefined =>
  build.features.find(({ id }) => id === features[0])

function isPlain(build: Build, body: Solid): boolean {
  const feature = featureOf(build, body)
  if (body.round) return feature?.kind === 'cylinder' && cornerOf(build) === 0
  const sketch =
    feature && 'sketch' in feature
      ? (feature.sketch as { add?: { kind: string; cornerRadius?: number }[] })
      : undefined
  const [first] = sketch?.add ?? []
  return first?.kind === 'rectangle' && !first.cornerRadius
}

function boreOf(build: Build, body: Solid): number | undefined {
  const feature = featureOf(build, body)
  return feature?.kind === 'cylinder' && typeof feature.innerDiameter === 'number'
    ? feature.innerDiameter
    : undefined
}

/** The radius of its vertical edges; undefined where other edges are worked too. */
function cornerOf(build: Build): number | undefined {
  const worked = build.features.filter(({ kind }) => kind === 'fillet' || kind === 'chamfer')
  if (worked.length === 0) return 0
  const [only] = worked
  if (worked.length > 1 || only?.kind !== 'fillet' || typeof only.radius !== 'number') return undefined
  const [edge] = only.edges
  return only.edges.length === 1 && edge?.parallelTo === '+z' && edge.outer && !edge.at
    ? only.radius
    : undefined
}

function openSides(build: Build, hollow: Hollow, body: Solid): Side[] {
  const open: Side[] = []
  const add = (side: Side): void => {
    if (!open.some((each) => isSide(each, side))) open.push(side)
  }
  if (hollow.lidless) add(UP)
  for (const said of hollow.places) {
    const { place } = said
    if (place.kind === 'direction') {
      if (/above|down/u.test(place.word)) add(UP)
      else if (/below|underneath|^up/u.test(place.word)) add(DOWN)
      else if (!/inward/u.test(place.word)) continue
      said.used = true
    }
    if (place.kind !== 'at') continue
    const { ref } = place
    if (/^(?:inside|interior)$/u.test(ref.name) || isAllAround(ref)) {
      said.used = true
      continue
    }
    const site = siteOf(ref, { build, self: HOLLOW, host: body })
    if (site?.part !== 'side') continue
    const named = ref.sided?.flatMap((words) => words.flatMap((word) => SIDES[word] ?? [])) ?? site.sides
    if (named.length > 0) for (const side of named) add(side)
    else if (site.side) add(site.side)
    else if (site.axis && (site.several || hollow.closed)) {
      const { axis } = site
      if (site.several) add({ axis, sign: 1 })
      add({ axis, sign: -1 })
    } else continue
    said.used = true
  }
  return open
}

const isAllAround = ({
  concept,
  each,
  plural,
  name,
}: {
  concept: string
  each: boolean
  plural: boolean
  name: string
}): boolean => each && (concept === 'face' || name === 'side') && (plural || each)

/** A hollow is no thing of its own: whatever is named is another. */
const HOLLOW: Thing = {
  id: '',
  name: '',
  concept: '',
  role: 'cut',
  adjectives: [],
  count: 1,
  sizes: [],
  places: [],
  members: [],
  span: [0, 0],
}
