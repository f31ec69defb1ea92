/** Steps, rabbets: an edge of a block cut away, so wide and so deep. */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import {
  AXES,
  type Box,
  indexOf,
  isSame,
  levelOf,
  middleOf,
  type Side,
  sizeAlong,
} from '../../../operations/space.ts'
import { missing, unread } from '../../../operations/unread.ts'
import type { Phrase } from '../../phrases.ts'
import { allSizes, placesOf, type SaidSize, sizeOf, type Thing } from '../../scene.ts'
import { type Site, siteOf, wholeOf } from '../site.ts'
import type { Solid, World } from '../world.ts'

const UP: Side = { axis: 'z', sign: 1 }

interface Edge {
  host: Solid
  /** Out of which it is open upward, and to which side. */
  top: Side
  side: Side
}

/** The edge that is named: "the front edge of the top", "one of the long edges", "the right end". */
function edgeOf(world: World, thing: Thing): Edge | undefined {
  for (const said of placesOf(thing)) {
    const { place } = said
    if (place.kind !== 'at' || place.ref.kind !== 'place') continue
    if (!/^(?:along|at|on|in|into|from|across|down)$/u.test(place.how)) continue
    if (place.ref.plural && place.ref.det !== 'one of') continue
    const site = siteOf(place.ref, { world, self: thing, normal: 'z' })
    const edge = site && sidesOf(site, place.ref)
    if (!site || !edge) continue
    const host = site.solid?.thing.role === 'add' ? site.solid : wholeOf(world)
    if (host?.shape !== 'box') return undefined
    said.used = true
    return { host, ...edge }
  }
  return undefined
}

function sidesOf(site: Site, ref: Phrase): Pick<Edge, 'top' | 'side'> | undefined {
  const top = site.sides.find(({ axis }) => axis === 'z') ?? UP
  const named = site.sides.find(({ axis }) => axis !== 'z')
  if (named) return { top, side: named }
  if (site.part !== 'side' || !site.along || site.along === 'z') return undefined
  if (!/^(?:edge|side|end)$/u.test(ref.concept)) return undefined
  return { top, side: { axis: site.along, sign: site.along === 'y' ? -1 : 1 } }
}

/** Builds it; false where no edge is named. */
export function addStep(world: World, thing: Thing): boolean {
  if (thing.concept !== 'step' || thing.count > 1) return false
  const edge = edgeOf(world, thing)
  if (!edge) return false
  const { host, top, side } = edge
  const run = AXES.find((axis) => axis !== top.axis && axis !== side.axis) as AxisName
  const ranked = allSizes(thing).filter(({ rank }) => rank !== undefined)
  const square = sizeOf(thing, 'bare', 'side')
  const wide = tagged(thing, side.axis) ?? sizeOf(thing, 'width') ?? ranked[0] ?? square
  const deep = tagged(thing, top.axis) ?? sizeOf(thing, 'depth', 'height', 'thickness') ?? ranked[1] ?? square
  const long = tagged(thing, run) ?? sizeOf(thing, 'length') ?? ranked[2]
  if (!wide) throw missing('width', thing.name)
  if (!deep) throw missing('depth', thing.name)
  const width = world.takeSize(thing, wide)
  const depth = world.takeSize(thing, deep)
  const full = sizeAlong(host.box, run)
  if (long && !isSame(long.figure.value, full)) throw unread(long.figure.text)
  if (long) world.takeSize(thing, long)
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
  const size = AXES.map((axis) => sizeAlong(cut, axis)) as Point3
  const origin: Point3 = [middleOf(cut, 'x'), middleOf(cut, 'y'), cut.min[2]]
  world.features.push({ kind: 'box', id: thing.id, operation: 'cut', size, frame: { origin } })
  for (const said of placesOf(thing)) {
    const { place } = said
    const isRun =
      (place.kind === 'way' && place.axis === run) ||
      (place.kind === 'through' && (place.axis === undefined || place.axis === run)) ||
      (place.kind === 'at' && place.ref.kind === 'dimension') ||
      (place.kind === 'at' && place.ref.kind === 'body') ||
      (place.kind === 'at' &&
        siteOf(place.ref, { world, self: thing })?.sides.some(
          ({ axis, sign }) => axis === top.axis && sign === top.sign,
        ))
    if (isRun) said.used = true
  }
  world.solids.push({
    thing,
    boxes: [cut],
    box: cut,
    axis: top.axis,
    round: false,
    mouth: top,
    shape: 'box',
    features: [thing.id],
  })
  return true
}

const tagged = (thing: Thing, axis: AxisName): SaidSize | undefined =>
  allSizes(thing).find((said) => said.axis === axis && said.rank === undefined)
