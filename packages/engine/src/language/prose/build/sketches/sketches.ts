/** Figures drawn in one plane, joined or cut, and extruded together. */
import { between, FRAMES } from '../../../operations/build.ts'
import { around, type Box, union } from '../../../operations/space.ts'
import { missing, nowhere, unread } from '../../../operations/unread.ts'
import { allSizes, type Drawing, type Extrusion, isShaped, placesOf, type Thing } from '../../scene.ts'
import { marginsOf } from '../margins.ts'
import type { Solid, World } from '../world.ts'
import { turnBases } from './meetings.ts'
import { isInside } from './paths.ts'
import { placed, sideLength } from './places.ts'
import { raiseEach } from './raised.ts'
import { type Flat, flatOf, type Point, type Profile, rectangle, type Way } from './shapes.ts'

export interface Figured {
  thing: Thing
  cut: boolean
  rims: readonly (readonly Point[])[]
  /** Of each of its copies. */
  at: readonly Point[]
  ways: readonly Way[]
  size: readonly [number, number]
  straight: boolean
  /** A circle. */
  round: boolean
  /** Which of the sides of its box are sides of it. */
  sides: Flat['sides']
  /** Where the centre of its arc lies from its middle. */
  pivot: Flat['pivot']
}

export function buildSketch(world: World, { figures, extrusion, inner, each }: Drawing): void {
  const { size } = extrusion
  if (!size) throw missing('depth', figures[0]?.name ?? 'sketch')
  if (world.bodies.length > 0 || extrusion.negative) throw nowhere(figures[0]?.name ?? 'sketch')
  const upright = isUpright(figures)
  const axis = upright ? 'y' : 'z'
  const deep = world.takeSize(figures[0] as Thing, size)
  const done: Figured[] = []
  const add: Profile[] = []
  const cut: Profile[] = []
  const own: Profile[][] = []
  for (const thing of figures) {
    if (thing.members.length > 0) throw unread(thing.name)
    turnBases(thing)
    const within = done[0] && withinOf(world, thing, done[0])
    const drawn = within?.flat ?? flatOf(world, thing, sideLength(thing, done))
    thing.role ??= 'add'
    const isCut = thing.role === 'cut'
    const spots = within ?? placed(world, thing, drawn, done, isCut)
    const { flat } = spots
    const way = (nth: number): Way => spots.ways[nth] as Way
    const rims = spots.at.map((at, nth) => flat.rim(at, way(nth)))
    own.push(spots.at.map((at, nth) => flat.draw(at, way(nth))))
    const isHole = !isCut && !each && isNested(rims, done)
    if (isHole && world.told.merged) throw unread(world.quote(world.told.merged))
    if (isHole && !extrusion.between && !inner)
      world.assume(`The ${thing.name} lies inside another figure, and is left out`)
    if (isHole) thing.role = 'cut'
    for (const [nth, at] of spots.at.entries()) (isCut || isHole ? cut : add).push(flat.draw(at, way(nth)))
    const turned = flat.turns && (spots.ways[0]?.[0] ?? 0) !== 0
    done.push({
      thing,
      cut: isCut || isHole,
      rims,
      at: spots.at,
      ways: spots.ways,
      round: isCircle(flat, thing),
      size: turned ? [flat.height, flat.width] : [flat.width, flat.height],
      straight: flat.straight === true,
      sides: turned && flat.sides !== 'all' ? 'none' : flat.sides,
      pivot: flat.pivot,
    })
  }
  if (each) {
    raiseEach(world, done, own, each)
    return
  }
  const [first] = figures as [Thing]
  const [from, to] = upright ? [-deep / 2, deep / 2] : [0, deep]
  // Upright it stands on the ground.
  const low = Math.min(
    ...done.filter((each) => !each.cut).flatMap(({ at, size: [, h] }) => at.map(([, v]) => v - h / 2)),
  )
  const rise = upright ? -low : 0
  world.features.push({
    kind: 'extrude',
    id: first.id,
    plane: { on: 'frame', ...FRAMES[axis], ...(rise === 0 ? {} : { origin: [0, 0, rise] }) },
    sketch: { add, ...(cut.length > 0 ? { cut } : {}) },
    extent: between(axis, from, to),
  })
  if (inner) raiseInner(world, done, cut, inner, axis, rise)
  const boxOf = ([u, v]: Point, [w, h]: readonly [number, number]): Box =>
    upright ? around([u, 0, v + rise], [w, deep, h]) : around([u, v, deep / 2], [w, h, deep])
  const isObround = isLink(done)
  for (const each of done) {
    const boxes = each.at.map((at) => boxOf(at, each.size))
    const own: Box =
      each === done[0] && isObround
        ? union(done.flatMap((one) => one.at.map((at) => boxOf(at, one.size))))
        : union(boxes)
    const solid: Solid = {
      thing: each.thing,
      boxes: each === done[0] && isObround ? [own] : boxes,
      box: own,
      axis,
      round: each.round,
      shape: each === done[0] && isObround ? 'obround' : each.round ? 'round' : 'box',
      features: [first.id],
      ...(each.cut ? { mouth: { axis, sign: 1 as const }, through: true } : {}),
    }
    // What rounds its ends is no body of its own.
    if (isObround && each !== done[0] && !each.cut) continue
    if (inner && each !== done[0]) continue
    world.solids.push(solid)
  }
}

/** What lies within the ring goes up by itself, from the same plane. */
function raiseInner(
  world: World,
  done: readonly Figured[],
  cut: readonly Profile[],
  { size }: Extrusion,
  axis: 'y' | 'z',
  rise: number,
): void {
  const core = done[1]
  if (!core || !size || axis !== 'z' || cut.length === 0 || done.length !== 2)
    throw unread(size?.figure.text ?? 'sketch')
  const high = world.takeSize(core.thing, size)
  core.thing.role = 'add'
  // It may rise out of the ring that it is the inner one of.
  for (const { thing } of done) thing.words = thing.words.filter((word) => word !== 'inner')
  for (const said of placesOf(core.thing))
    said.used ||= said.place.kind === 'at' && said.place.ref.concept === 'plane'
  world.features.push({
    kind: 'extrude',
    id: core.thing.id,
    plane: { on: 'frame', ...FRAMES[axis], ...(rise === 0 ? {} : { origin: [0, 0, rise] }) },
    sketch: { add: [...cut] },
    extent: between(axis, 0, high),
  })
  world.solids.push({
    thing: core.thing,
    boxes: core.at.map(([u, v]) => around([u, v, high / 2], [...core.size, high])),
    box: union(core.at.map(([u, v]) => around([u, v, high / 2], [...core.size, high]))),
    axis,
    round: false,
    shape: 'box',
    features: [core.thing.id],
  })
}

/** As large as what it is drawn in leaves it. */
function withinOf(
  world: World,
  thing: Thing,
  host: Figured,
): { flat: Flat; at: Point[]; ways: Way[] } | undefined {
  const margins = marginsOf(world, thing, host.size)
  if (!margins) return undefined
  const [[left, right], [low, high]] = margins.left
  const middle = host.at[0] as Point
  for (const said of placesOf(thing)) said.used = true
  return {
    flat: rectangle(...margins.size),
    at: [[middle[0] + (left - right) / 2, middle[1] + (low - high) / 2]],
    ways: [[0, 0]],
  }
}

const isCircle = ({ round, sides }: Flat, thing: Thing): boolean =>
  round && sides === 'none' && isShaped(thing, 'circle', 'circular', 'round', 'hole')

/** All of it lies within what was drawn before: joined to that it would be nothing. */
function isNested(rims: readonly (readonly Point[])[], done: readonly Figured[]): boolean {
  const outer = done.filter(({ cut }) => !cut).flatMap(({ rims: all }) => [...all])
  return (
    outer.length > 0 &&
    rims.every((rim) => {
      const [u, v] = middleOf(rim)
      return rim.every(([x, y]) => {
        const inward: Point = [x + (u - x) * 1e-4, y + (v - y) * 1e-4]
        return outer.some((each) => isInside(inward, each))
      })
    })
  )
}

const middleOf = (rim: readonly Point[]): Point => {
  const sum = (k: 0 | 1): number => rim.reduce((total, point) => total + point[k], 0) / rim.length
  return [sum(0), sum(1)]
}

/** A drawing with heights stands; one with lengths and widths lies. */
const isUpright = (figures: readonly Thing[]): boolean =>
  figures.some(
    (thing) =>
      thing.words.some((word) => /^(?:vertical|upright)$/u.test(word)) ||
      allSizes(thing).some(({ dimension }) => dimension === 'height'),
  )

/** A rectangle with a half disc at either end. */
function isLink(done: readonly Figured[]): boolean {
  const added = done.filter(({ cut }) => !cut)
  const [body, ends] = added
  return (
    added.length === 2 &&
    ends?.straight === true &&
    ends.at.length === 2 &&
    body !== undefined &&
    Math.abs(Math.max(...ends.size) - Math.min(...body.size)) < 1e-6
  )
}
