/** The figure that is cut. */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import type { Shape } from '../../../operations/shapes.ts'
import { AXES, indexOf, isSame, sizeAlong } from '../../../operations/space.ts'
import { missing, unread } from '../../../operations/unread.ts'
import { allSizes, isShaped, placesOf, type SaidSize, sizeOf, type Thing } from '../../scene.ts'
import { across, isInner } from '../bodies/shaped.ts'
import type { Feature, Solid, World } from '../world.ts'
import type { Aim } from './aim.ts'
import { boxCut } from './boxes.ts'
import { conical, taperedSizes } from './conical.ts'
import { dovetail } from './dovetails.ts'
import { isElongated } from './elongated.ts'
import { withinWalls } from './leftovers.ts'
import { radialSlot } from './radial-slots.ts'
import { runOf } from './runs.ts'
import { slotAbout } from './same-centers.ts'

export const isRoundHole = (thing: Thing): boolean =>
  thing.concept === 'hole' &&
  !isShaped(
    thing,
    'square',
    'rectangular',
    'hexagonal',
    'octagonal',
    'hexagon',
    'octagon',
    'triangular',
    'square',
    'rectangle',
    'slot',
  )

export interface CutFigure {
  shape: Shape
  /** Across the way it goes; along it nothing. */
  size: Point3
  round: boolean
  diameter?: number
  /** A solid of its own, and no figure that is cut through: a ball, a half ball. */
  solid?: true
  along?: AxisName
  turn?: (feature: Feature, center: Point3) => Feature
}

export const flatSize = (axis: AxisName, u: number, v: number): Point3 => {
  const size: Point3 = [0, 0, 0]
  const [first, second] = AXES.filter((each) => each !== axis) as [AxisName, AxisName]
  size[indexOf(first)] = u
  size[indexOf(second)] = v
  return size
}

export function figureOf(world: World, thing: Thing, aim: Aim): CutFigure {
  const { axis } = aim
  const is = (...words: string[]): boolean => isShaped(thing, ...words)
  const rounds = allSizes(thing).filter(
    (said) => (said.dimension === 'diameter' || said.dimension === 'radius') && said.of === undefined,
  )
  const bare = sizeOf(thing, 'bare')
  // "6 mm holes on a 54 mm circle (27 mm radius from the center)": what is said besides is not theirs.
  const own = rounds.filter((said) => !said.gloss || (!bare && rounds.every(({ gloss }) => gloss)))
  const round = own.find((said) => !isInner(said) || thing.concept === 'hole') ?? own[0]
  if (is('sphere', 'hemisphere', 'spherical', 'hemispherical', 'ball')) {
    if (!round && !bare) throw missing('diameter', thing.name)
    if (aim.host.shape === 'hemisphere') throw unread(world.quote(thing.span))
    const diameter =
      dishOf(world, thing, (round ?? bare) as SaidSize) ?? across(world, thing, (round ?? bare) as SaidSize)
    return {
      shape: { kind: 'sphere', diameter },
      size: [diameter, diameter, diameter],
      round: true,
      diameter,
      solid: true,
    }
  }
  const isSloped = thing.words.includes('trapezoidal') && /^(?:groove|channel|slot)$/u.test(thing.concept)
  if (thing.concept === 'dovetail' || isSloped) return dovetail(world, thing, aim)
  if (is('cone', 'conical', 'tapered') && rounds.length + taperedSizes(thing).length > 0)
    return conical(world, thing, aim)
  if (is('cone', 'conical', 'wedge', 'triangular', 'triangle', 'vee', 'v', 'tapered', 'trapezoid')) {
    if (is('cone', 'conical', 'tapered')) throw unread(thing.name)
    return vee(world, thing, aim)
  }
  // "semicircular notches centered at (±35, 0)": half of each is in the air.
  const isPlaced = thing.concept === 'notch' && placesOf(thing).some(({ place }) => place.kind === 'points')
  if (is('half', 'semicircular', 'half round', 'semicircle', 'half cylinder') && !isPlaced)
    return halfRound(world, thing, aim, round ?? bare)
  const polygon = is('hexagonal', 'hexagon') ? 6 : is('octagonal', 'octagon') ? 8 : undefined
  if (polygon) {
    const within = sameAsHost(world, thing, aim, 'polygon')
    if (within !== undefined)
      return {
        shape: { kind: 'polygon', sides: polygon, across: within, by: 'flats' },
        size: flatSize(axis, within, within),
        round: true,
      }
    const said =
      sizeOf(thing, 'flats') ??
      sizeOf(thing, 'corners', 'diameter') ??
      sizeOf(thing, 'side') ??
      bare ??
      sizeOf(thing, 'width')
    if (!said) throw missing('width across flats', thing.name)
    const given = world.takeSize(
      thing,
      said,
      said.dimension === 'flats' || said.dimension === 'bare' || said.dimension === 'width'
        ? undefined
        : undefined,
    )
    const value = said.dimension === 'side' ? given / Math.sin(Math.PI / polygon) : given
    const by =
      said.dimension === 'corners' || said.dimension === 'diameter' || said.dimension === 'side'
        ? ('corners' as const)
        : ('flats' as const)
    if (by === 'corners') {
      const at = world.requirements.findIndex(({ words }) => words?.span?.[0] === said.figure.span[0])
      if (at >= 0) world.requirements.splice(at, 1)
    }
    const wide = by === 'flats' ? value / Math.cos(Math.PI / polygon) : value
    return {
      shape: { kind: 'polygon', sides: polygon, across: value, by },
      size: flatSize(axis, wide, wide),
      round: true,
    }
  }
  const about = slotAbout(world, thing, aim) ?? radialSlot(world, thing, aim, round)
  if (about) return about
  if (!aim.opening?.run && isSlotted(thing) && !isFull(thing, aim)) return slot(world, thing, aim, round)
  // "a concentric 60 mm recess" in what is round: so wide across.
  const isAcross =
    thing.concept === 'pocket' &&
    bare !== undefined &&
    !round &&
    aim.host.round &&
    aim.host.axis === axis &&
    !is('square', 'rectangular') &&
    allSizes(thing).every((said) => said === bare || said.dimension === 'depth')
  if (
    isAcross ||
    isRoundHole(thing) ||
    is('circle', 'cylinder', 'round', 'circular', 'cylindrical') ||
    (round && !isElongated(thing))
  ) {
    const said = round ?? bare ?? sizeOf(thing, 'width')
    const within = said ? undefined : sameAsHost(world, thing, aim, 'round')
    if (!said && within === undefined) throw missing('diameter', thing.name)
    const diameter = said ? across(world, thing, said) : (within as number)
    if (rounds.length > 1 && thing.concept !== 'hole') throw unread(rounds[1]?.figure.text ?? thing.name)
    return {
      shape: { kind: 'round', diameter },
      size: flatSize(axis, diameter, diameter),
      round: true,
      diameter,
    }
  }
  return boxCut(world, thing, aim)
}

/** "a spherical dimple 24 mm in diameter and 5 mm deep": so wide it is at its mouth, and the ball is larger. */
function dishOf(world: World, thing: Thing, wide: SaidSize): number | undefined {
  const deep = sizeOf(thing, 'depth')
  const isBall = wide.words.some((word) => /^(?:sphere|ball|spherical)$/u.test(word))
  if (
    thing.concept !== 'pocket' ||
    isBall ||
    wide.dimension === 'radius' ||
    !deep ||
    isShaped(thing, 'hemispherical')
  )
    return undefined
  const [mouth, depth] = [wide.figure.value / 2, deep.figure.value]
  if (depth >= mouth - 1e-9) return undefined
  world.takeSize(thing, wide)
  return (mouth * mouth + depth * depth) / depth
}

/** "a recess with 4 mm walls" in what is round or has six sides: as that is, so much smaller. */
function sameAsHost(world: World, thing: Thing, { host, axis }: Aim, shape: string): number | undefined {
  if (host.shape !== shape || host.axis !== axis) return undefined
  const way = AXES.find((each) => each !== axis) as AxisName
  return withinWalls(world, thing, host.box, way, shape === 'polygon' ? flatsOf(world, host) : undefined)
}

/** How wide a prism is from one flat to the other. */
function flatsOf(world: World, { features: [id] }: Solid): number | undefined {
  const feature = world.features.find((each) => each.id === id)
  const drawn = feature?.kind === 'extrude' && 'add' in feature.sketch ? feature.sketch.add?.[0] : undefined
  if (drawn?.kind !== 'polygon') return undefined
  const { acrossFlats, acrossCorners, sides } = drawn
  if (typeof acrossFlats === 'number') return acrossFlats
  return typeof acrossCorners === 'number' && typeof sides === 'number'
    ? acrossCorners * Math.cos(Math.PI / sides)
    : undefined
}

/** With round ends, and a length of its own. */
const isSlotted = (thing: Thing): boolean =>
  (thing.concept === 'slot' ||
    isShaped(thing, 'obround', 'slot shape', 'stadium', 'roundended', 'slotted')) &&
  !isShaped(thing, 'rectangular', 'square') &&
  (sizeOf(thing, 'length', 'centers', 'diameter', 'radius') !== undefined ||
    allSizes(thing).some(({ rank }) => rank !== undefined)) &&
  !isOpenEnded(thing)

/** As long as the piece is that way: open at both ends. */
const isFull = (thing: Thing, { host, axis }: Aim): boolean => {
  const long = sizeOf(thing, 'length')
  // "a round-ended slot 40 mm long" has round ends, however wide the piece is.
  if (isShaped(thing, 'obround', 'roundended', 'stadium')) return false
  return (
    long !== undefined &&
    AXES.some(
      (each) =>
        each !== axis &&
        (long.axis === undefined || long.axis === each) &&
        isSame(sizeAlong(host.box, each), long.figure.value),
    )
  )
}

const isOpenEnded = (thing: Thing): boolean =>
  thing.words.includes('open') ||
  (sizeOf(thing, 'length', 'centers') === undefined &&
    allSizes(thing).every(({ rank }) => rank === undefined) &&
    sizeOf(thing, 'depth') !== undefined)

export function slot(world: World, thing: Thing, aim: Aim, round: SaidSize | undefined): CutFigure {
  const centers = sizeOf(thing, 'centers')
  const sides = allSizes(thing).filter(({ rank }) => rank !== undefined)
  // "14 x 36 x 5 deep".
  const [deep] = sides.slice(2)
  if (deep && !deep.used && sizeOf(thing, 'depth') === undefined) {
    const { rank: _, ...depth } = deep
    thing.sizes.push({ ...depth, dimension: 'depth' })
    deep.used = true
  }
  const [long, wide] = [sizeOf(thing, 'length'), sizeOf(thing, 'width')]
  const width = wide
    ? world.takeSize(thing, wide)
    : round
      ? across(world, thing, round)
      : sides.length > 1
        ? Math.min(...sides.slice(0, 2).map((said) => world.takeSize(thing, said)))
        : undefined
  if (width === undefined) throw missing('width', thing.name)
  if (wide && round) across(world, thing, round)
  const apart = centers ?? apartOf(thing)
  const length = apart
    ? world.takeSize(thing, apart) + width
    : long
      ? world.takeSize(thing, long)
      : sides.length > 1
        ? Math.max(...sides.slice(0, 2).map(({ figure }) => figure.value))
        : undefined
  if (length === undefined) throw missing('length', thing.name)
  if (length <= width + 1e-9) throw unread(long?.figure.text ?? thing.name)
  const along = runOf(world, thing, aim, (long ?? apart)?.axis)
  const size: Point3 = [0, 0, 0]
  for (const axis of AXES) if (axis !== aim.axis) size[indexOf(axis)] = axis === along ? length : width
  return { shape: { kind: 'slot', length, width, along }, size, round: true }
}

function apartOf(thing: Thing): SaidSize | undefined {
  if (thing.count !== 1) return undefined
  const said = thing.places.find(({ place }) => place.kind === 'apart')
  if (said?.place.kind !== 'apart') return undefined
  said.used = true
  return { dimension: 'centers', figure: said.place.figure, words: [], gloss: false, used: false }
}

/** A V along a face: as wide at its mouth, as deep. */
export function vee(world: World, thing: Thing, aim: Aim): CutFigure {
  const { axis, mouth, host } = aim
  const run = runOf(world, thing, aim)
  const cross = AXES.find((each) => each !== axis && each !== run) as AxisName
  const wide = sizeOf(thing, 'width', 'bare')
  const angle = sizeOf(thing, 'angle')
  const depth = sizeOf(thing, 'depth', 'height')
  if (angle) world.count(angle.figure)
  const deep = depth?.figure.value
  const turn = angle ? Math.tan(((angle.figure.value / 2) * Math.PI) / 180) : undefined
  const width = wide
    ? world.takeSize(thing, wide)
    : deep !== undefined && turn !== undefined
      ? 2 * deep * turn
      : undefined
  if (width === undefined) throw missing('width', thing.name)
  // "60 degrees, 16 mm wide and 8 mm deep" contradicts itself.
  const isOff = deep !== undefined && turn !== undefined && Math.abs(2 * deep * turn - width) > 0.02 * width
  if (isOff && angle && !angle.gloss) throw unread(angle.figure.text)
  // Its mouth lies between edges, not between faces.
  if (wide) world.unmeasured(wide.figure)
  if (!depth && turn !== undefined)
    thing.sizes.push({
      dimension: 'depth',
      figure: { value: width / 2 / turn, unit: 'length', text: '', span: wide?.figure.span ?? [0, 0] },
      words: [],
      gloss: false,
      used: false,
    })
  const size: Point3 = [0, 0, 0]
  size[indexOf(run)] = sizeOf(thing, 'length')
    ? world.takeSize(thing, sizeOf(thing, 'length') as SaidSize)
    : sizeAlong(host.box, run)
  size[indexOf(cross)] = width
  return { shape: { kind: 'vee', side: mouth }, size, round: false, along: run }
}

/** A half-round channel: a cylinder that lies in the face. */
function halfRound(world: World, thing: Thing, aim: Aim, round: SaidSize | undefined): CutFigure {
  if (!round) throw missing('diameter', thing.name)
  const diameter = across(world, thing, round)
  const run = runOf(world, thing, aim)
  const cross = AXES.find((each) => each !== aim.axis && each !== run) as AxisName
  // "through the full thickness": as it runs.
  for (const said of placesOf(thing))
    if (said.place.kind === 'through' && said.place.refs.length === 0 && !said.place.axis) said.used = true
  const size: Point3 = [0, 0, 0]
  size[indexOf(run)] = sizeAlong(aim.host.box, run)
  size[indexOf(cross)] = diameter
  size[indexOf(aim.axis)] = diameter
  return { shape: { kind: 'round', diameter }, size, round: true, diameter, solid: true, along: run }
}
