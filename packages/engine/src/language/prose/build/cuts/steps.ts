/** Steps, rabbets: an edge of a block cut away, so wide and so deep; along several edges, or all around. */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import { between, FRAMES } from '../../../operations/build.ts'
import {
  AXES,
  type Box,
  indexOf,
  isSame,
  levelOf,
  middleOf,
  type Side,
  sizeAlong,
  union,
} from '../../../operations/space.ts'
import { missing, unread } from '../../../operations/unread.ts'
import type { Figure, Phrase } from '../../phrases.ts'
import { allSizes, placesOf, type SaidPlace, type SaidSize, sizeOf, type Thing } from '../../scene.ts'
import { endTaken } from '../sites/one-end.ts'
import type { Site } from '../sites/site.ts'
import { siteOf } from '../sites/sites.ts'
import { wholeOf } from '../sites/solids.ts'
import type { Solid, World } from '../world.ts'

const UP: Side = { axis: 'z', sign: 1 }

interface Edge {
  host: Solid
  /** Out of which it is open upward, and to which sides. */
  top: Side
  sides: readonly Side[]
}

/** The edges that are named: "the front edge of the top", "one of the long edges", "both ends", "around the top edge". */
function edgeOf(world: World, thing: Thing): Edge | undefined {
  for (const said of placesOf(thing)) {
    const { place } = said
    if (place.kind !== 'at' || place.ref.kind !== 'place') continue
    if (!/^(?:along|at|on|in|into|from|across|down|around)$/u.test(place.how)) continue
    const site = siteOf(place.ref, { world, self: thing, normal: 'z' })
    const edge = site && sidesOf(world, site, place.ref, place.how === 'around')
    if (!site || !edge) continue
    const host = site.solid?.thing.role === 'add' ? site.solid : wholeOf(world)
    if (host?.shape !== 'box') return undefined
    said.used = true
    // All that are named have it.
    if (edge.sides.length > 1) said.gloss = true
    return { host, ...edge }
  }
  return undefined
}

const both = (axis: AxisName): readonly Side[] => [
  { axis, sign: -1 },
  { axis, sign: 1 },
]

function sidesOf(
  world: World,
  site: Site,
  ref: Phrase,
  around: boolean,
): Pick<Edge, 'top' | 'sides'> | undefined {
  const top = site.sides.find(({ axis }) => axis === 'z') ?? UP
  const named = site.sides.filter(({ axis }) => axis !== 'z')
  if (named.length > 0) return named.length === 1 ? { top, sides: named } : undefined
  if (site.part !== 'side' || !/^(?:edge|side|end|top)$/u.test(ref.concept)) return undefined
  if (around || ref.count === 4) return { top, sides: (['x', 'y'] as const).flatMap(both) }
  if (!site.along || site.along === 'z') return undefined
  if (site.several) return { top, sides: both(site.along) }
  const sign = endTaken(world, site.solid, site.along, ref, site.along === 'y' ? -1 : 1)
  return { top, sides: [{ axis: site.along, sign }] }
}

interface Told {
  figure: Figure
  said?: SaidSize
  place?: SaidPlace
}

const told = (said: SaidSize | undefined): Told | undefined => said && { figure: said.figure, said }

const tagged = (thing: Thing, axis: AxisName): Told | undefined =>
  told(allSizes(thing).find((said) => said.axis === axis && said.rank === undefined))

/** "30 mm in from the end", "10 mm down from the top": as far as it is measured from there. */
function measured(world: World, thing: Thing, { axis }: Side, isInward = false): Told | undefined {
  for (const place of placesOf(thing)) {
    if (place.place.kind !== 'from' || place.place.figures.length !== 1) continue
    const [ref] = place.place.refs
    const site = ref && siteOf(ref, { world, self: thing })
    const [figure] = place.place.figures
    const isThere = site?.sides.some((side) => side.axis === axis) || (ref?.concept === 'end' && axis !== 'z')
    // "10 mm in from the edge", of the one that it lies along.
    const isOwn =
      isInward &&
      /^(?:edge|side)$/u.test(ref?.concept ?? '') &&
      /^(?:the|this)$/u.test(ref?.det ?? '') &&
      ref?.words.length === 0
    if (figure && (isThere || isOwn)) return { figure, place }
  }
  return undefined
}

interface Sizes {
  wide: Told | undefined
  deep: Told | undefined
  long: Told | undefined
}

/** Which of its sizes is the way in from the edge, which goes down, which along. */
function sizesOf(world: World, thing: Thing, top: Side, side: Side, run: AxisName, full: number): Sizes {
  const ranked = allSizes(thing).filter(({ rank, axis }) => rank !== undefined && !axis)
  const square = told(sizeOf(thing, 'bare', 'side'))
  const [length, width] = [sizeOf(thing, 'length'), sizeOf(thing, 'width')]
  const isLong = length !== undefined && isSame(length.figure.value, full)
  // "30 mm long, measured from the end, all the way across": in from the end.
  const isCrossed = width !== undefined && length !== undefined && !isLong && isSame(width.figure.value, full)
  const isEndwise = length !== undefined && width === undefined && !isLong
  const [inward, along] = isCrossed || isEndwise ? [length, width] : [width, length]
  return {
    wide:
      tagged(thing, side.axis) ??
      told(inward) ??
      measured(world, thing, side, true) ??
      told(ranked[0]) ??
      square,
    deep:
      tagged(thing, top.axis) ??
      told(sizeOf(thing, 'depth', 'height', 'thickness')) ??
      measured(world, thing, top) ??
      told(ranked[1]) ??
      square,
    long: tagged(thing, run) ?? told(along) ?? told(ranked[2]),
  }
}

/** "a piece 25 mm wide and 12 mm high is cut out of the top left edge": a step, by where it is. */
const isAtNamedEdge = (world: World, thing: Thing): boolean =>
  /^(?:notch|cut|rectangle)$/u.test(thing.concept) &&
  thing.words.every((word) => !/^(?:semi|half|triang|round|v\b)/u.test(word)) &&
  sizeOf(thing, 'length') === undefined &&
  placesOf(thing).some(({ place }) => {
    if (place.kind !== 'at' || place.ref.concept !== 'edge' || place.ref.kind !== 'place') return false
    const sides = siteOf(place.ref, { world, self: thing, normal: 'z' })?.sides ?? []
    return sides.length === 2 && sides.some(({ axis }) => axis === 'z')
  })

/** Builds it; false where no edge is named. */
export function addStep(world: World, thing: Thing): boolean {
  if (thing.concept !== 'step' && !isAtNamedEdge(world, thing)) return false
  const edge = edgeOf(world, thing)
  if (!edge || (thing.count > 1 && thing.count !== edge.sides.length)) return false
  const { host, top } = edge
  const cuts = edge.sides.map((side) => oneStep(world, thing, host, top, side))
  const isAround = edge.sides.length === 4
  if (isAround) addAround(world, thing, host, top, cuts)
  for (const [nth, cut] of isAround ? [] : cuts.entries()) {
    const size = AXES.map((axis) => sizeAlong(cut, axis)) as Point3
    const origin: Point3 = [middleOf(cut, 'x'), middleOf(cut, 'y'), cut.min[2]]
    const id = nth === 0 ? thing.id : `${thing.id}-${nth + 1}`
    world.features.push({ kind: 'box', id, operation: 'cut', size, frame: { origin } })
  }
  const ways = new Set<AxisName>(edge.sides.map(({ axis }) => axis))
  for (const said of placesOf(thing)) {
    const { place } = said
    const isRun =
      (place.kind === 'way' && !(ways.has(place.axis) && ways.size === 1)) ||
      (place.kind === 'through' && (place.axis === undefined || !ways.has(place.axis))) ||
      (place.kind === 'at' && place.ref.kind === 'dimension') ||
      (place.kind === 'at' && /^(?:body|whole|pronoun)$/u.test(place.ref.kind)) ||
      (place.kind === 'at' &&
        siteOf(place.ref, { world, self: thing })?.sides.some(
          ({ axis, sign }) =>
            (axis === top.axis && sign === top.sign) ||
            edge.sides.some((side) => side.axis === axis && side.sign === sign),
        )) ||
      (place.kind === 'at' && place.how === 'from' && place.ref.concept === 'end' && !place.ref.plural)
    if (isRun) said.used = true
  }
  world.solids.push({
    thing,
    boxes: cuts,
    box: union(cuts),
    axis: top.axis,
    round: false,
    mouth: top,
    shape: 'box',
    features: isAround ? [thing.id] : cuts.map((_, nth) => (nth === 0 ? thing.id : `${thing.id}-${nth + 1}`)),
  })
  return true
}

/** How far the upright corners were rounded before; nothing where only some of them were. */
function cornersRounded(world: World): number | undefined {
  const rounds = world.features.flatMap((feature) => (feature.kind === 'fillet' ? [feature] : []))
  const upright = rounds.filter(({ edges }) =>
    edges.some(({ parallelTo, length }) => parallelTo === '+z' || length !== undefined),
  )
  const [only] = upright
  if (!only) return rounds.length === 0 ? 0 : undefined
  const isAll = upright.length === 1 && only.edges.every(({ near, at }) => !near && !at)
  return isAll && typeof only.radius === 'number' ? only.radius : undefined
}

const CLEAR_MM = 2

/** All around it follows the outline: inside of rounded corners the step is rounded too, by so much less. */
function addAround(world: World, thing: Thing, { box }: Solid, top: Side, cuts: readonly Box[]): void {
  const [first] = cuts
  if (!first || top.axis !== 'z') throw unread(world.quote(thing.span))
  const width = Math.min(sizeAlong(first, 'x'), sizeAlong(first, 'y'))
  const rounded = cornersRounded(world)
  if (rounded === undefined) throw unread(world.quote(thing.span))
  const inner = AXES.filter((axis) => axis !== 'z').map((axis) => sizeAlong(box, axis) - 2 * width) as [
    number,
    number,
  ]
  if (inner.some((size) => size <= 1e-9)) throw unread(world.quote(thing.span))
  const corner = Math.max(0, rounded - width)
  const at: [number, number] = [middleOf(box, 'x'), middleOf(box, 'y')]
  const outer = AXES.filter((axis) => axis !== 'z').map((axis) => sizeAlong(box, axis) + 2 * CLEAR_MM) as [
    number,
    number,
  ]
  world.features.push({
    kind: 'extrude',
    id: thing.id,
    operation: 'cut',
    plane: { on: 'frame', ...FRAMES.z },
    sketch: {
      add: [{ kind: 'rectangle', width: outer[0], height: outer[1], at }],
      cut: [
        {
          kind: 'rectangle',
          width: inner[0],
          height: inner[1],
          at,
          ...(corner > 0 ? { cornerRadius: corner } : {}),
        },
      ],
    },
    extent: between('z', first.min[2], first.max[2]),
  })
}

function oneStep(world: World, thing: Thing, host: Solid, top: Side, side: Side): Box {
  const run = AXES.find((axis) => axis !== top.axis && axis !== side.axis) as AxisName
  const full = sizeAlong(host.box, run)
  const { wide, deep, long } = sizesOf(world, thing, top, side, run, full)
  if (!wide) throw missing('width', thing.name)
  if (!deep) throw missing('depth', thing.name)
  if (long && !isSame(long.figure.value, full)) throw unread(long.figure.text)
  for (const each of [wide, deep, ...(long ? [long] : [])]) {
    if (each.said) world.takeSize(thing, each.said)
    else world.take(each.figure, `${thing.name} from the side`)
    if (each.place) each.place.used = true
  }
  const [width, depth] = [wide.figure.value, deep.figure.value]
  if (width >= sizeAlong(host.box, side.axis) - 1e-9) throw unread(wide.figure.text)
  if (depth >= sizeAlong(host.box, top.axis) - 1e-9) throw unread(deep.figure.text)
  const cut: Box = { min: [...host.box.min], max: [...host.box.max] }
  const limit = (at: Side, size: number): void => {
    const k = indexOf(at.axis)
    const level = levelOf(host.box, at)
    cut.min[k] = Math.min(level, level - at.sign * size)
    cut.max[k] = Math.max(level, level - at.sign * size)
  }
  limit(side, width)
  limit(top, depth)
  return cut
}
