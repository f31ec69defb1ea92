/** Ends cut to half circles: what lies outside of the arc is taken away, and the arc has a centre for what comes later. */
import type { AxisName, Point3 } from '../../../plan/geometry.ts'
import { type Build, between, type Feature, FRAMES } from '../build.ts'
import { siteOf } from '../site.ts'
import {
  AXES,
  at,
  type Box,
  centerOf,
  indexOf,
  isSame,
  levelOf,
  longest,
  middleOf,
  SIDES,
  type Side,
  type Solid,
  sizeAlong,
} from '../space.ts'
import { type Rounding, sizeOf, type Thing } from '../things.ts'
import { contradiction, unread } from '../unread.ts'

/** A plate is seen from its thin side's way. */
const THIN = 1.5

export function roundFully(build: Build, rounding: Rounding): void {
  const solid = build.solidOf(rounding.of)
  if (!solid || solid.round || solid.spots.length !== 1) throw unread(build.quote(rounding))
  const sides = sidesOf(build, rounding, solid)
  for (const [nth, side] of sides.entries()) {
    const [look, width] = seen(build, rounding, solid.box, side)
    const radius = width / 2
    if (sizeAlong(solid.box, side.axis) < radius * sides.length - 1e-6) throw unread(build.quote(rounding))
    const center = at(centerOf(solid.box), side.axis, levelOf(solid.box, side) - side.sign * radius)
    const tip = at(center, side.axis, levelOf(solid.box, side))
    for (const { figure, diameter } of rounding.figures) {
      const told = Math.abs(figure.value)
      const value = diameter ? width : radius
      if (!isSame(told, value)) throw contradiction(figure.text, `${width} mm wide`)
      build.take(figure, 'radius of the round end')
      build.measureAs(figure, { kind: 'cylinder-diameter', near: tip, axis: `+${look}` as '+z' }, width)
    }
    build.features.push(corners(`${rounding.of.id}-round-end-${nth + 1}`, solid.box, side, look, radius))
    solid.rounds = [...(solid.rounds ?? []), { center, radius, axis: look, side, holders: [] }]
    holdCenter(build, rounding, center, side)
  }
}

function sidesOf(build: Build, { end, span }: Rounding, { box, thing }: Solid): Side[] {
  const [side] = end.split(' ').flatMap((word) => SIDES[word] ?? [])
  if (side) return [side]
  const axis = longest(box)
  const ends: Side[] = [
    { axis, sign: -1 },
    { axis, sign: 1 },
  ]
  if (/^both|ends$/u.test(end)) return ends
  if (/free|far|outer|other/u.test(end)) {
    const free = ends.filter(
      (each) =>
        !build.bodies.some(
          (other) =>
            other.thing !== thing &&
            other.box.min[indexOf(axis)] <= levelOf(box, each) + 1e-6 &&
            other.box.max[indexOf(axis)] >= levelOf(box, each) - 1e-6,
        ),
    )
    if (free.length === 1) return free
    throw unread(build.quote({ span }))
  }
  return ends.slice(1)
}

/** Along which axis the arc is seen, and how wide the end is then. */
function seen(build: Build, { figures, look, span }: Rounding, box: Box, side: Side): [AxisName, number] {
  const ways = AXES.filter((axis) => axis !== side.axis) as [AxisName, AxisName]
  const across = (axis: AxisName): number => sizeAlong(box, ways[0] === axis ? ways[1] : ways[0])
  if (look) {
    if (look === side.axis) throw unread(build.quote({ span }))
    return [look, across(look)]
  }
  const [told] = figures
  const fits = ways.filter(
    (axis) =>
      !told || isSame(across(axis), told.diameter ? told.figure.value : 2 * Math.abs(told.figure.value)),
  )
  if (fits.length === 1) return [fits[0] as AxisName, across(fits[0] as AxisName)]
  const only = ways.find((axis) => sizeAlong(box, axis) * THIN < across(axis))
  if (!only || !fits.includes(only)) throw unread(build.quote({ span }))
  return [only, across(only)]
}

/** What is left of the two corners outside of the arc. */
function corners(id: string, box: Box, side: Side, look: AxisName, radius: number): Feature {
  const plane = AXES.filter((axis) => axis !== look) as [AxisName, AxisName]
  const beside = plane[0] === side.axis ? plane[1] : plane[0]
  const middle = middleOf(box, beside)
  const level = levelOf(box, side)
  const base = level - side.sign * radius
  const point = (along: number, across: number): [number, number] =>
    plane[0] === side.axis ? [along, across] : [across, along]
  const turn = radius * Math.SQRT1_2
  const corner = (sign: 1 | -1) => ({
    kind: 'outline' as const,
    start: point(base, middle + sign * radius),
    segments: [
      { kind: 'line' as const, to: point(level, middle + sign * radius) },
      { kind: 'line' as const, to: point(level, middle) },
      {
        kind: 'arc' as const,
        to: point(base, middle + sign * radius),
        via: point(base + side.sign * turn, middle + sign * turn),
      },
    ],
  })
  const k = indexOf(look)
  return {
    kind: 'extrude',
    id,
    operation: 'cut',
    plane: { on: 'frame', ...FRAMES[look] },
    sketch: { add: [corner(1), corner(-1)] },
    extent: between(look, box.min[k], box.max[k]),
  }
}

/** "The center of the arc is 15 mm below the top": it has to be. */
function holdCenter(build: Build, { places, of }: Rounding, center: Point3, side: Side): void {
  for (const said of places) {
    const { place } = said
    const ref = 'ref' in place ? place.ref : 'refs' in place ? place.refs[0] : undefined
    const site = ref && siteOf(ref, { build, self: {} as Thing, host: build.solidOf(of) })
    if (!site) continue
    const axis = site.side?.axis ?? (place.kind === 'beyond' ? side.axis : undefined)
    if (place.kind === 'beyond' || place.kind === 'from') {
      if (!axis) continue
      const level = site.side ? levelOf(site.box, site.side) : undefined
      const found = level === undefined ? undefined : Math.abs(level - center[indexOf(axis)])
      if (found === undefined || !isSame(found, place.figure.value)) build.fail(said)
      build.take(place.figure, 'centre of the round end')
      said.used = true
    } else if (site.axis && isSame(middleOf(site.box, site.axis), center[indexOf(site.axis)]))
      said.used = true
    else if (site.part === 'center' || place.kind === 'centered') said.used = true
  }
}

/** How tall it is where only the centre of its round top is told. */
export function heightOf(build: Build, thing: Thing, level: number): number | undefined {
  const rounding = thing.rounding
  const [told] = rounding?.figures ?? []
  if (
    !rounding ||
    !told ||
    sizeOf(thing, 'height', 'length') ||
    SIDES[rounding.end.split(' ')[0] ?? '']?.axis !== 'z'
  )
    return undefined
  for (const { place } of rounding.places) {
    if (place.kind !== 'beyond' && place.kind !== 'from') continue
    const ref = place.kind === 'beyond' ? place.ref : place.refs[0]
    const site = ref && siteOf(ref, { build, self: thing })
    if (site?.side?.axis !== 'z' || (place.kind === 'beyond' && !/above|over|up/u.test(place.side))) continue
    const radius = told.diameter ? told.figure.value / 2 : told.figure.value
    return levelOf(site.box, site.side) + place.figure.value + radius - level
  }
  return undefined
}
