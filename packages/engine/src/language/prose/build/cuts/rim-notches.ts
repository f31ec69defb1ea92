/** Notches around the rim of what is round: each as wide, and so far in towards the axis, at even angles or at those told. */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import { between, FRAMES, flat } from '../../../operations/build.ts'
import { AXES, around, centerOf, indexOf, isSame, sizeAlong, union } from '../../../operations/space.ts'
import { missing, unread } from '../../../operations/unread.ts'
import type { Figure, Phrase } from '../../phrases.ts'
import {
  allSizes,
  type Place,
  placesOf,
  type SaidPlace,
  type SaidSize,
  sizeOf,
  type Thing,
} from '../../scene.ts'
import { across } from '../bodies/shaped.ts'
import { siteOf } from '../sites/sites.ts'
import type { Feature, Solid, World } from '../world.ts'
import { roundHost } from './ring-grooves.ts'

const CLEAR_MM = 2

/** Drawn with its middle line along +x, before it is turned to its place: what is taken away, in polar terms. */
interface Drawn {
  profile: object
  at: number
  turns: boolean
  /** As the words for its shape ask for it. */
  shape: string
  /** How large one is at most, across. */
  size: number
}

const NOTCHED = /^(?:notch|slot|cut|pocket|channel|vee|half|rectangle|square|circle|triangle)$/u

const isRim = ({ kind, concept, name, words }: Phrase): boolean =>
  (kind === 'place' && /^(?:edge|outside)$/u.test(concept)) || name === 'rim' || words.includes('rim')

const refsOf = (place: Place): readonly Phrase[] =>
  place.kind === 'at' || place.kind === 'until'
    ? [place.ref]
    : place.kind === 'from' || place.kind === 'centered'
      ? place.refs
      : []

/** What is round and has them in its rim; undefined for what goes all around it, or into one of its ends. */
export function rimHost(world: World, thing: Thing): Solid | undefined {
  if (!NOTCHED.test(thing.concept) || thing.holes !== undefined) return undefined
  if (thing.words.some((word) => /^(?:annular|circumferential|ring)$/u.test(word))) return undefined
  const places = placesOf(thing)
  const isSpread = places.some(({ place }) => /^(?:even|angles|clock)$/u.test(place.kind))
  const isNamed = places.some(({ place }) => refsOf(place).some(isRim))
  const isRadial = places.some(
    ({ place }) => place.kind === 'manner' && /^(?:radially|inward)$/u.test(place.word),
  )
  if (!isNamed || (thing.count < 2 && !isSpread && !(isRadial && thing.concept === 'notch'))) return undefined
  // "2 slots in the outside, 5 mm from the top": those go around.
  if (places.some(({ place }) => place.kind === 'range' || place.kind === 'coordinate')) return undefined
  const host = roundHost(world, thing)
  return host?.shape === 'round' ? host : undefined
}

/** So far in from the rim: as a depth, as the longer of two sizes, or as "8 mm inward from the edge". */
function inwardOf(
  thing: Thing,
  wide: SaidSize | undefined,
): { figure: Figure; said: SaidSize | SaidPlace } | undefined {
  const deep = sizeOf(thing, 'depth') ?? (wide ? sizeOf(thing, 'length') : undefined)
  if (deep) return { figure: deep.figure, said: deep }
  for (const said of placesOf(thing)) {
    const { place } = said
    if (place.kind === 'from' && place.figures.length === 1 && place.figures[0] && place.refs.every(isRim))
      return { figure: place.figures[0], said }
  }
  const second = allSizes(thing).find(({ rank }) => rank === 1) ?? (wide ? sizeOf(thing, 'bare') : undefined)
  return second && { figure: second.figure, said: second }
}

/** What one of them is, and how far in it goes. */
function drawnOf(world: World, thing: Thing, radius: number): Drawn {
  const isHalf = thing.words.some((word) => /^(?:semi|half|round|circular|concave)/u.test(word))
  const round = sizeOf(thing, 'diameter', 'radius')
  if (round || isHalf || /^(?:half|circle)$/u.test(thing.concept)) {
    const said = round ?? sizeOf(thing, 'bare')
    if (!said) throw missing('diameter', thing.name)
    const diameter = across(world, thing, said)
    const deep = sizeOf(thing, 'depth')
    if (deep && !isSame(deep.figure.value, diameter / 2)) throw unread(deep.figure.text)
    if (deep) world.takeSize(thing, deep, undefined)
    if (diameter >= radius) throw unread(said.figure.text)
    return {
      profile: { kind: 'circle', diameter },
      at: radius,
      turns: false,
      shape: 'radial half',
      size: diameter,
    }
  }
  const isSquare = thing.concept === 'square' || thing.words.includes('square')
  const wide =
    sizeOf(thing, 'width') ??
    allSizes(thing).find(({ rank }) => rank === 0) ??
    sizeOf(thing, 'side', ...(isSquare ? (['bare'] as const) : []))
  const deep = inwardOf(thing, wide) ?? (isSquare && wide ? { figure: wide.figure, said: wide } : undefined)
  if (!wide) throw missing('width', thing.name)
  if (!deep) throw missing('depth', thing.name)
  const width = world.takeSize(thing, wide)
  const depth = deep.figure.value
  if (deep.said !== wide)
    world.takeAs(deep.figure, `${thing.name} depth`, { kind: 'somewhere', of: 'any' }, depth)
  deep.said.used = true
  if (width >= radius) throw unread(wide.figure.text)
  if (depth >= radius - 1e-9 || depth <= 0) throw unread(deep.figure.text)
  // How far in it goes is measured to its floor, which lies between no two flat faces.
  world.unmeasured(deep.figure)
  if (
    thing.concept === 'vee' ||
    thing.concept === 'triangle' ||
    thing.words.some((word) => /^(?:v|triang)/u.test(word))
  ) {
    world.unmeasured(wide.figure)
    const [out, half] = [radius + CLEAR_MM, (width / 2) * (1 + CLEAR_MM / depth)]
    return {
      profile: {
        kind: 'outline',
        start: [radius - depth, 0],
        segments: [
          { kind: 'line', to: [out, -half] },
          { kind: 'line', to: [out, half] },
        ],
      },
      at: 0,
      turns: true,
      shape: 'radial vee',
      size: Math.max(width, depth),
    }
  }
  return {
    profile: { kind: 'rectangle', width: depth + CLEAR_MM, height: width },
    at: radius - depth / 2 + CLEAR_MM / 2,
    turns: true,
    shape: 'radial',
    size: Math.max(width, depth),
  }
}

/** At which angles they lie. */
function anglesOf(world: World, thing: Thing): number[] {
  let step: number | undefined
  const told: number[] = []
  let even = false
  for (const said of placesOf(thing)) {
    const { place } = said
    if (place.kind === 'even' || place.kind === 'mirrored') even = true
    else if (place.kind === 'angles' || place.kind === 'clock') {
      for (const figure of place.figures) world.count(figure)
      const values = place.figures.map(({ value }) => value)
      if (place.kind === 'angles' && place.step) step = values[0]
      else told.push(...values)
    } else continue
    said.used = true
  }
  const spaced = sizeOf(thing, 'angle')
  if (spaced && spaced.figure.unit === 'angle') {
    spaced.used = true
    world.count(spaced.figure)
    step ??= spaced.figure.value
  }
  const count =
    thing.count > 0 ? thing.count : told.length > 1 ? told.length : step ? Math.round(360 / step) : 0
  if (count === 0) throw missing('count', thing.name)
  if (told.length > 1) {
    if (told.length !== count) throw unread(world.quote(thing.span))
    return told
  }
  if (step !== undefined && told.length === 0 && !isSame(step * count, 360)) throw unread(`${step}`)
  if (!even && step === undefined && count > 1)
    world.assume(`Each ${thing.name} is at an even distance from the next around the rim`)
  return Array.from({ length: count }, (_, nth) => (told[0] ?? 0) + nth * (step ?? 360 / count))
}

/** Places that say again where all of them are: in the rim, towards the axis, through the thickness. */
function hear(world: World, thing: Thing, host: Solid): void {
  const height = sizeAlong(host.box, host.axis)
  for (const said of allSizes(thing)) {
    const isFull = /^(?:height|thickness|length)$/u.test(said.dimension) || said.rank === 2
    if (!said.used && isFull && isSame(said.figure.value, height)) world.takeSize(thing, said)
  }
  for (const said of placesOf(thing)) {
    const { place } = said
    const isAgain =
      (refsOf(place).length > 0 &&
        !('figures' in place && place.figures.length > 0) &&
        refsOf(place).every(
          (ref) =>
            isRim(ref) ||
            ref.kind === 'dimension' ||
            ref.concept === 'circle' ||
            /^(?:center|axis)$/u.test(ref.concept) ||
            siteOf(ref, { world, self: thing })?.solid === host,
        )) ||
      (place.kind === 'manner' && /^(?:radially|inward|vertically|down)$/u.test(place.word)) ||
      ((place.kind === 'way' || place.kind === 'parallel') && place.axis === host.axis) ||
      (place.kind === 'parallel' && place.ref?.concept === 'axis') ||
      (place.kind === 'through' && (place.axis === undefined || place.axis === host.axis) && !place.figure)
    if (isAgain) said.used = true
  }
}

export function addRimNotches(world: World, thing: Thing, host: Solid): void {
  const { axis, box } = host
  const cross = AXES.find((each) => each !== axis) as AxisName
  const radius = sizeAlong(box, cross) / 2
  const drawn = drawnOf(world, thing, radius)
  const [u, v] = flat(centerOf(box), axis)
  const angles = anglesOf(world, thing)
  hear(world, thing, host)
  const add = angles.map((degrees) => {
    const turn = (degrees * Math.PI) / 180
    const at = [u + drawn.at * Math.cos(turn), v + drawn.at * Math.sin(turn)]
    return { ...drawn.profile, at, ...(drawn.turns ? { rotateDeg: degrees } : {}) }
  })
  const k = indexOf(axis)
  world.features.push({
    kind: 'extrude',
    id: thing.id,
    operation: 'cut',
    plane: { on: 'frame', ...FRAMES[axis] },
    sketch: { add },
    extent: between(axis, box.min[k], box.max[k]),
  } as Feature)
  const boxes = angles.map((degrees) => {
    const turn = (degrees * Math.PI) / 180
    const middle = centerOf(box)
    const [first, second] = AXES.filter((each) => each !== axis) as [AxisName, AxisName]
    middle[indexOf(first)] += radius * Math.cos(turn)
    middle[indexOf(second)] += radius * Math.sin(turn)
    const size: Point3 = [drawn.size, drawn.size, drawn.size]
    size[k] = sizeAlong(box, axis)
    return around(middle, size)
  })
  world.solids.push({
    thing,
    boxes,
    box: union(boxes),
    axis,
    round: false,
    through: true,
    shape: drawn.shape,
    features: [thing.id],
  })
}
