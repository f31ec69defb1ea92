/** Grooves all around a shaft or a disc, or around the wall of a bore: square, tapered to a flat, V-shaped or round. */
import type { AxisName, Point2, Point3 } from '../../../plan/geometry.ts'
import type { Build, Feature } from '../build.ts'
import type { Figure } from '../nodes.ts'
import { across, around, at, centerOf, indexOf, type Solid, sizeAlong } from '../space.ts'
import { isShaped, placesOf, type SaidSize, sizeOf, type Thing } from '../things.ts'
import { missing, nowhere, unread } from '../unread.ts'
import { CLEAR_MM } from './cleared.ts'
import { middleAlong, roundHost } from './round-hosts.ts'

/** All the way around. */
export function ringGroove(build: Build, thing: Thing): Solid {
  const host = roundHost(build, thing)
  if (!host || thing.count > 1) throw nowhere(thing.name)
  for (const said of placesOf(thing)) if (isAnyway(said.place)) said.used = true
  const { axis } = host
  const inward = host.thing.role === 'cut' ? -1 : 1
  const radius = sizeAlong(host.box, across(axis)[0]) / 2
  const groove = grooveOf(build, thing, radius, inward)
  const size: Point3 = [2 * radius, 2 * radius, 2 * radius]
  size[indexOf(axis)] = groove.width
  const center = at(centerOf(host.box), axis, middleAlong(build, thing, host, size))
  build.features.push(revolved(thing.id, axis, center, profileOf(groove, radius, inward)))
  const where = { axis, center, radius, inward, low: host.box.min[indexOf(axis)] } as const
  measure(build, groove, where)
  for (const { place } of placesOf(thing))
    if (place.kind === 'coordinate' && place.axis === axis) measureLevel(build, groove, place.figures, where)
  const floor: Point3 = [0, 0, 0].map(() => 2 * (radius - inward * groove.depth)) as Point3
  floor[indexOf(axis)] = groove.width
  return {
    thing,
    box: around(center, size),
    inner: around(center, floor),
    axis,
    round: true,
    spots: [center],
    features: [thing.id],
  }
}

const isAnyway = (place: ReturnType<typeof placesOf>[number]['place']): boolean =>
  place.kind === 'through' ||
  (place.kind === 'direction' && /^(?:radially|inwards?|around)$/u.test(place.word)) ||
  (place.kind === 'at' && /around/u.test(place.how)) ||
  (place.kind === 'at' &&
    /^(?:in|into|on|around|along)$/u.test(place.how) &&
    place.ref.role === 'part' &&
    /^(?:face|edge)$/u.test(place.ref.concept) &&
    !place.ref.adjectives.some((word) => /^(?:top|bottom|left|right|front|back|end)$/u.test(word)))

interface Groove {
  kind: 'tapered' | 'round'
  width: number
  /** At its bottom. */
  floor: number
  depth: number
  wide?: SaidSize | undefined
  narrow?: SaidSize | undefined
  deep?: SaidSize | undefined
}

const isBottom = ({ own }: SaidSize): boolean => own?.concept === 'bottom' || own?.concept === 'flat'

function grooveOf(build: Build, thing: Thing, radius: number, inward: 1 | -1): Groove {
  const rounded = sizeOf(thing, 'radius')
  const isRound = isShaped(thing, 'round', 'rounded', 'halfround', 'circular', 'half cylinder')
  const across = thing.sizes.find(({ dimension }) => dimension === 'diameter')
  const deep = sizeOf(thing, 'depth')
  const widths = thing.sizes.filter(({ dimension }) => /^(?:width|height|length|bare)$/u.test(dimension))
  const narrow = sizeOf(thing, 'narrow') ?? widths.find(isBottom)
  const wide = widths.find((said) => said !== narrow)
  if (rounded || isRound) {
    const said = rounded ?? across
    const tube = said
      ? build.takeSize(thing, said) * (said.dimension === 'radius' ? 1 : 0.5)
      : wide
        ? build.takeSize(thing, wide) / 2
        : deep && build.takeSize(thing, deep)
    if (tube === undefined) throw missing('radius', thing.name)
    const half = (again: SaidSize | undefined, value: number): void => {
      if (!again) return
      if (Math.abs(build.takeSize(thing, again) - value) > 1e-6) throw unread(again.figure.text)
      build.measureAs(again.figure, { kind: 'torus-diameter', which: 'tube' }, 2 * tube)
    }
    if (said) build.measureAs(said.figure, { kind: 'torus-diameter', which: 'tube' }, 2 * tube)
    half(deep, tube)
    half(wide, 2 * tube)
    return { kind: 'round', width: 2 * tube, floor: 0, depth: tube }
  }
  // "with a diameter of 20 mm at the bottom", "turned down to 20 mm in diameter".
  const bottom = across
  const depth = deep
    ? build.takeSize(thing, deep)
    : bottom && inward * (radius - build.takeSize(thing, bottom) / 2)
  if (deep && bottom && Math.abs(radius - inward * (depth ?? 0) - build.takeSize(thing, bottom) / 2) > 1e-6)
    throw unread(bottom.figure.text)
  if (depth === undefined) throw missing('depth', thing.name)
  if (depth <= 0 || depth >= radius) throw nowhere(thing.name)
  const angle = sizeOf(thing, 'angle')
  const slope = angle && Math.tan((build.take(angle.figure, `${thing.name} angle`) / 360) * Math.PI)
  const isVee = isShaped(thing, 'vee')
  const floor = narrow ? build.takeSize(thing, narrow) : undefined
  const width = wide
    ? build.takeSize(thing, wide)
    : slope === undefined
      ? undefined
      : (floor ?? 0) + 2 * depth * slope
  if (width === undefined) throw missing('width', thing.name)
  const flat = floor ?? (slope !== undefined && wide ? width - 2 * depth * slope : isVee ? 0 : width)
  if (flat < -1e-6 || flat > width + 1e-6) throw unread(thing.name)
  return { kind: 'tapered', width, floor: Math.max(0, flat), depth, wide, narrow, deep }
}

type Profile = Extract<Feature, { kind: 'revolve' }>['sketch']

/** Across the axis, then along it. */
export function profileOf(
  { kind, width, floor, depth }: Pick<Groove, 'kind' | 'width' | 'floor' | 'depth'>,
  radius: number,
  inward: 1 | -1,
): Profile {
  if (kind === 'round') return { add: [{ kind: 'circle', diameter: width, at: [radius, 0] }] }
  const out = inward > 0 ? radius + CLEAR_MM : Math.max(radius - CLEAR_MM, radius / 2)
  const bottom = radius - inward * depth
  const points: Point2[] = [
    [out, -width / 2],
    [out, width / 2],
    [radius, width / 2],
    [bottom, floor / 2],
    ...(floor > 0 ? [[bottom, -floor / 2] as Point2] : []),
    [radius, -width / 2],
  ]
  return {
    add: [
      {
        kind: 'outline',
        start: points[0] as Point2,
        segments: points.slice(1).map((to) => ({ kind: 'line', to })),
      },
    ],
  }
}

const ABOUT = {
  x: { normal: '-z', x: '+y' },
  y: { normal: '+z', x: '+x' },
  z: { normal: '-y', x: '+x' },
} as const

export const revolved = (id: string, axis: AxisName, origin: Point3, sketch: Profile): Feature => ({
  kind: 'revolve',
  id,
  operation: 'cut',
  sketch,
  plane: { on: 'frame', origin, ...ABOUT[axis] },
})

interface Where {
  axis: AxisName
  center: Point3
  radius: number
  inward: 1 | -1
  low: number
}

/** Where the middle of a V is can be seen only by what is left beside it. */
function measureLevel(build: Build, groove: Groove, figures: readonly Figure[], where: Where): void {
  for (const wide of figures.length === 1 ? figures : [])
    measure(
      build,
      {
        ...groove,
        wide: { figure: wide, dimension: 'width', gloss: false },
        deep: undefined,
        narrow: undefined,
      },
      where,
    )
}

/** How wide it is between sides that are no walls is seen by what is left beside it. */
function measure(build: Build, groove: Groove, { axis, center, radius, inward, low }: Where): void {
  const { kind, width, floor, depth } = groove
  if (kind === 'round' || width - floor < 1e-6 || inward < 0) return
  const beside = (figure: Figure | undefined, part: number): void => {
    if (!figure) return
    const half = (width + (floor - width) * part) / 2
    const level = center[indexOf(axis)] - half
    if (level - low < 1e-3) return
    const point = at(center, axis, (level + low) / 2)
    const [u] = across(axis)
    point[indexOf(u)] += radius - depth * part
    build.measureAs(figure, { kind: 'wall-thickness', at: point, direction: `+${axis}` as '+z' }, level - low)
  }
  beside(groove.wide?.figure, 0.25)
  beside(groove.deep?.figure, 0.75)
  beside(groove.narrow?.figure, 0.9)
}
