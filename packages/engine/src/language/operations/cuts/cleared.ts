import type { AxisName, Point2, Point3 } from '../../../plan/geometry.ts'
import { type Build, between, type Feature, FRAMES } from '../build.ts'
import type { Shape } from '../shapes.ts'
import { featuresOf } from '../shapes.ts'
import { siteOf } from '../site.ts'
import {
  across,
  around,
  at,
  type Box,
  indexOf,
  isSame,
  longest,
  type Side,
  type Solid,
  shortest,
  sizeAlong,
  union,
} from '../space.ts'
import { placesOf, type Thing } from '../things.ts'
import { nowhere } from '../unread.ts'
import type { Way } from '../ways.ts'

/** How far past the outside a cut goes that ends there. */
export const CLEAR_MM = 1

/** Past the outside of the whole where it ends there. */
export function cleared(build: Build, axis: AxisName, from: number, to: number): [number, number] {
  const { whole } = build
  const [low, high] = from < to ? [from, to] : [to, from]
  const k = indexOf(axis)
  return [
    low <= whole.min[k] + 1e-6 ? low - CLEAR_MM : low,
    high >= whole.max[k] - 1e-6 ? high + CLEAR_MM : high,
  ]
}

/** "at each of the four corners" counts them. */
export function countOf(thing: Thing): number {
  if (thing.group) return thing.count
  const corners = placesOf(thing).some(
    ({ place }) =>
      place.kind === 'at' &&
      place.ref.concept === 'corner' &&
      (place.ref.each || place.ref.count === 4 || (place.ref.plural && thing.count !== 1)),
  )
  if (corners && thing.count < 2) thing.count = 4
  return Math.max(1, thing.count)
}

export function counted(thing: Thing, spots: readonly Point3[]): void {
  if (spots.length !== countOf(thing)) throw nowhere(thing.name)
}

export const inParts = (build: Build, thing: Thing, make: (build: Build, thing: Thing) => Solid): Solid => {
  const members = thing.members.reduce((sum, { count }) => sum + count, 0)
  if (members !== thing.count) throw nowhere(thing.name)
  const solids = thing.members.map((member) => make(build, member))
  const [first] = solids as [Solid]
  return {
    ...first,
    thing,
    box: union(solids.map(({ box }) => box)),
    spots: solids.flatMap(({ spots }) => spots),
    features: solids.flatMap(({ features }) => features),
  }
}

export const ALONG = [0.5, 0.05, 0.95, 0.25, 0.75]

/** A level where its own wall is left: not within a wider cut. */
export function ownLevel(
  build: Build,
  spot: Point3,
  axis: AxisName,
  diameter: number,
  from: number,
  to: number,
): number {
  const levels = ALONG.map((part) => from + (to - from) * part)
  const [u] = across(axis)
  const wider = build.solids.filter(({ thing, box }) => thing.role === 'cut' && sizeAlong(box, u) > diameter)
  const isIn = (box: Box, point: Point3): boolean =>
    point.every((value, k) => value > (box.min[k] as number) - 1e-6 && value < (box.max[k] as number) + 1e-6)
  return (
    levels.find((level) => !wider.some(({ box }) => isIn(box, at(spot, axis, level)))) ??
    (levels[0] as number)
  )
}

/** What a distance "from the edge" is measured on. */
export const siteBox = (build: Build, { host }: Way): Box =>
  host?.thing.role === 'add' ? host.box : (host?.box ?? build.whole)

export function solidOf(
  thing: Thing,
  mouth: Side,
  spots: readonly Point3[],
  size: Point3,
  from: number,
  to: number,
  round: boolean,
): Solid {
  const k = indexOf(mouth.axis)
  const box = union(
    spots.map((spot) => {
      const each = around(spot, size)
      each.min[k] = Math.min(from, to)
      each.max[k] = Math.max(from, to)
      return each
    }),
  )
  return { thing, box, axis: mouth.axis, round, mouth, spots, features: [thing.id] }
}

/** "runs along Y", "across the whole width", "parallel to the X axis": along which it lies. */
export function runOf(
  build: Build,
  thing: Thing,
  normal: AxisName,
): { axis: AxisName | undefined; open: boolean } {
  let axis: AxisName | undefined
  let open = false
  // An axis that is told comes before what "the length" would be.
  const told = [...placesOf(thing)].sort(
    (a, b) => Number(b.place.kind === 'way') - Number(a.place.kind === 'way'),
  )
  for (const said of told) {
    const { place } = said
    if (place.kind === 'way' && place.axis !== normal) {
      axis ??= place.axis
      if (place.whole) open = true
      said.used = true
    } else if (place.kind === 'at' && place.how === 'parallel to' && said.own) {
      // "with the 40 mm side parallel to the length".
      const [figure] =
        said.own.bare.length > 0 ? said.own.bare : said.own.sizes.flatMap(({ figures }) => figures)
      const side = figure && thing.sizes.find((size) => size.figure.value === figure.value)
      const way = siteOf(place.ref, { build, self: thing })?.axis
      if (!side || !way || way === normal) continue
      side.axis = way
      said.used = true
    } else if (place.kind === 'at' && /^(?:along|across|through|over|parallel to|for)$/u.test(place.how)) {
      const site = siteOf(place.ref, { build, self: thing })
      const { concept, name, adjectives, role } = place.ref
      const whole = adjectives.some((word) => /whole|entire|full|complete/u.test(word))
      if (concept === 'extent') {
        open = true
        const box = site?.box ?? build.whole
        const flatWays = across(normal)
        if (site?.axis) axis ??= site.axis
        else if (name === 'length') axis ??= longest(box, flatWays)
        else if (name === 'width') axis ??= flatWays.find((each) => each !== longest(box, flatWays)) ?? 'y'
        else if (name === 'height') axis ??= 'z'
        said.used = true
      } else if (
        (site?.part === 'side' && site.side?.axis === normal) ||
        (whole && (role === 'add' || role === 'whole' || role === 'either'))
      ) {
        open = true
        said.used = true
        // "across its top" is the shorter way.
        const ways = across(normal)
        const box = site?.box ?? build.whole
        if (place.how === 'across' && !isSame(sizeAlong(box, ways[0]), sizeAlong(box, ways[1])))
          axis ??= shortest(box, ways)
        // "along the top" is the longer way.
        if (place.how === 'along' && !whole && !isSame(sizeAlong(box, ways[0]), sizeAlong(box, ways[1])))
          axis ??= longest(box, ways)
      }
    } else if (place.kind === 'through') {
      open = true
      if (place.axis && place.axis !== normal) axis ??= place.axis
    }
  }
  return { axis, open }
}

export function drawn(
  build: Build,
  thing: Thing,
  side: Side,
  spots: readonly Point3[],
  size: Point3,
  from: number,
  to: number,
  shape: Shape,
): Solid {
  const [low, high] = cleared(build, side.axis, from, to)
  for (const [nth, spot] of spots.entries()) {
    const box = around(spot, size)
    box.min[indexOf(side.axis)] = low
    box.max[indexOf(side.axis)] = high
    build.features.push(
      ...featuresOf(nth === 0 ? thing.id : `${thing.id}-copy-${nth + 1}`, shape, box, side.axis, 'cut'),
    )
  }
  const solid = solidOf(thing, side, spots, size, from, to, false)
  return { ...solid, features: spots.map((_, nth) => (nth === 0 ? thing.id : `${thing.id}-copy-${nth + 1}`)) }
}

/** An outline cut out along an axis, from one level to another. */
export const outlineCut = (
  id: string,
  along: AxisName,
  outline: readonly Point2[],
  from: number,
  to: number,
): Feature => ({
  kind: 'extrude',
  id,
  operation: 'cut',
  plane: { on: 'frame', ...FRAMES[along] },
  sketch: {
    add: [
      {
        kind: 'outline',
        start: outline[0] as Point2,
        segments: outline.slice(1).map((each) => ({ kind: 'line', to: each })),
      },
    ],
  },
  extent: between(along, from, to),
})
