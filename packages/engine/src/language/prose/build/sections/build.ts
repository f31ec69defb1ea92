/** L, T, U, I, Z, hat and cross sections, built of the bodies that they consist of. */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import { featuresOf } from '../../../operations/shapes.ts'
import {
  AXES,
  around,
  type Box,
  centerOf,
  indexOf,
  SIDES,
  type Side,
  sizeAlong,
  union,
} from '../../../operations/space.ts'
import { axesOf, measured, sectionBoxes } from '../../forms/build.ts'
import type { Shaped } from '../../forms/form.ts'
import { planeOf } from '../../places/axes-at.ts'
import { allSizes, type Place, type SaidPlace, type Thing } from '../../scene.ts'
import { keyOf, type Letter, SECTIONS } from '../../sections.ts'
import type { Solid, World } from '../world.ts'
import { angle } from './angle.ts'
import { channel } from './channel.ts'
import { cross } from './cross.ts'
import { hat, zed } from './hat.ts'
import { stairs } from './stairs.ts'
import { beam, tee } from './tee.ts'
import { type Profile, type Rect, Told } from './told.ts'

const PROFILES: Readonly<Record<Exclude<Letter, 'cross'>, (told: Told) => Profile>> = {
  L: angle,
  T: tee,
  U: channel,
  I: beam,
  Z: zed,
  hat,
  stairs,
}

interface Laid {
  run: AxisName
  parts: Readonly<Record<string, readonly Box[]>>
  /** Sides that nothing closes. */
  open: readonly Side[]
}

export function buildSection(world: World, thing: Thing): void {
  const part = (key: string): Thing | undefined => thing.parts.find((each) => keyOf(thing, each) === key)
  const told = new Told(world, thing, part)
  const laid = thing.form
    ? laidAs(world, thing, thing.form)
    : thing.concept === 'cross'
      ? { ...cross(told), open: [] }
      : lie(told, PROFILES[thing.concept as Exclude<Letter, 'cross'>](told))
  heardParts(world, thing)
  const all = Object.entries(laid.parts).map(([key, boxes]) =>
    partBuilt(world, part(key) ?? partFor(thing, key), boxes, laid.run),
  )
  const box = union(all.map((solid) => solid.box))
  for (const said of thing.places) if (isLain(said, laid.run, box)) said.used = true
  for (const said of thing.places)
    if (said.used && said.place.kind === 'coordinate')
      for (const figure of said.place.figures) world.count(figure)
  holdOpenings(world, thing, laid)
  world.solids.push({
    thing,
    boxes: [box],
    box,
    axis: laid.run,
    round: false,
    shape: 'section',
    features: all.flatMap(({ features }) => [...features]),
  })
}

/** Of a form its sizes are known. */
function laidAs(world: World, thing: Thing, form: Shaped): Laid {
  measured(world, thing, form)
  const { run, across } = axesOf(form)
  const ends = ([-1, 1] as const).map((sign): Side => ({ axis: run, sign }))
  const mouth: Side = form.form === 'U' ? { axis: axesOf(form).up, sign: 1 } : { axis: across, sign: 1 }
  return {
    run,
    parts: sectionBoxes(form),
    open: /^(?:U|C|lipped C)$/u.test(form.form) ? [mouth, ...ends] : ends,
  }
}

function partBuilt(world: World, own: Thing, boxes: readonly Box[], axis: AxisName): Solid {
  const features: string[] = []
  for (const [nth, each] of boxes.entries()) {
    const id = nth === 0 ? own.id : `${own.id}-${nth + 1}`
    const size = AXES.map((way) => sizeAlong(each, way)) as Point3
    world.features.push(...featuresOf(id, { kind: 'box' }, around(centerOf(each), size), 'z', 'add'))
    features.push(id)
  }
  const solid: Solid = {
    thing: own,
    boxes,
    box: union(boxes),
    axis: 'z',
    round: false,
    shape: 'box',
    features,
  }
  world.solids.push(axis === 'z' ? solid : { ...solid, axis: 'z' })
  return solid
}

/** A section along its run, as the words say that it lies; nobody says: as it usually does. */
function lie(told: Told, profile: Profile): Laid {
  const run = runOf(told, profile)
  const mirrored = isMirrored(told, run)
  const across: AxisName = run === 'y' ? 'x' : 'y'
  const level = (rect: Rect): Box => {
    const [from, to] = mirrored ? [-rect.across[1], -rect.across[0]] : rect.across
    const box: Box = { min: [0, 0, 0], max: [0, 0, 0] }
    box.min[indexOf(across)] = from
    box.max[indexOf(across)] = to
    box.min[indexOf(run)] = -profile.run / 2
    box.max[indexOf(run)] = profile.run / 2
    box.min[2] = rect.up[0]
    box.max[2] = rect.up[1]
    return box
  }
  const parts = Object.fromEntries(
    Object.entries(profile.parts).map(([key, rects]) => [
      key,
      (Array.isArray(rects) ? (rects as readonly Rect[]) : [rects as Rect]).map(level),
    ]),
  )
  centreIt(told, parts, across)
  const ends = ([-1, 1] as const).map((sign): Side => ({ axis: run, sign }))
  const open: Side[] =
    profile.open === 'top'
      ? [{ axis: 'z', sign: 1 }, ...ends]
      : profile.open === 'right'
        ? [{ axis: across, sign: mirrored ? -1 : 1 }, ...ends]
        : ends
  return { run, parts, open }
}

/** "along X", "120 mm long (Y)", "extruded along Y"; a wall at the back runs from left to right. */
function runOf({ thing }: Told, { usual }: Profile): 'x' | 'y' {
  for (const { place } of thing.places)
    if ((place.kind === 'way' || place.kind === 'parallel') && (place.axis === 'x' || place.axis === 'y'))
      return place.axis
  const tagged = allSizes(thing).find(({ dimension, axis }) => dimension === 'length' && axis)?.axis
  if (tagged === 'x' || tagged === 'y') return tagged
  const side = standsAt(thing)
  if (side) return side.axis === 'y' ? 'x' : 'y'
  const deep = allSizes(thing).find(
    ({ dimension, axis }) => /^(?:depth|width)$/u.test(dimension) && axis,
  )?.axis
  return usual === 'y' && (deep === 'x' || deep === 'y') ? deep : usual
}

/** "The vertical leg rises from the back edge": at which side of the other it stands. */
function standsAt(thing: Thing): Side | undefined {
  if (thing.concept !== 'L') return undefined
  const places = thing.parts
    .filter((part) => keyOf(thing, part) === 'standing')
    .flatMap((part) => part.places)
  for (const { place } of places) {
    const ref = place.kind === 'at' || place.kind === 'flush' ? place.ref : undefined
    const side = [ref?.concept ?? '', ...(ref?.words ?? [])].map((word) => SIDES[word]).find((each) => each)
    if (side && side.axis !== 'z') return side
  }
  return undefined
}

const isMirrored = ({ thing }: Told, run: AxisName): boolean => {
  const side = standsAt(thing)
  return side !== undefined && side.axis !== run && side.sign > 0
}

/** "centered at the origin": of an L too, which begins there otherwise. */
function centreIt({ thing }: Told, parts: Record<string, readonly Box[]>, across: AxisName): void {
  const isCentered = thing.places.some(
    ({ place, own }) =>
      own === undefined &&
      place.kind === 'centered' &&
      (place.axes.includes(across) || place.refs.some(({ concept }) => concept === 'origin')),
  )
  if (!isCentered) return
  const { min, max } = union(Object.values(parts).flat())
  const k = indexOf(across)
  const off = (min[k] + max[k]) / 2
  for (const box of Object.values(parts).flat()) {
    box.min[k] -= off
    box.max[k] -= off
  }
}

/** What is said of how its parts lie to each other: so they do. */
function heardParts(world: World, thing: Thing): void {
  // "They cross in the middle at right angles".
  if (thing.concept === 'cross')
    for (const said of [thing, ...thing.parts].flatMap(({ places }) => places)) {
      if (said.place.kind === 'angles') for (const figure of said.place.figures) world.count(figure)
      said.used = true
    }
  for (const part of thing.parts)
    for (const said of part.places) if (isPartPlace(said.place)) said.used = true
}

/** "The bar on top of the T", "under the bar", "at one end of the other leg": which part it is. */
function isPartPlace(place: Place): boolean {
  if (place.kind === 'perpendicular') return true
  if (place.kind === 'centered') return true
  const ref = place.kind === 'at' || place.kind === 'flush' ? place.ref : undefined
  if (!ref) return false
  return (
    /^(?:top|bottom|middle|center|left|right|front|back|end|edge|side|face)$/u.test(ref.concept) ||
    (place.kind === 'at' && ref.kind === 'body' && /^(?:on|under|below|above|from|between)$/u.test(place.how))
  )
}

/** Where it lies as a whole. */
function isLain({ place, own }: SaidPlace, run: AxisName, box: Box): boolean {
  switch (place.kind) {
    case 'at':
      return (
        planeOf(place.ref) === run ||
        place.ref.concept === 'origin' ||
        (place.ref.concept === 'plane' && planeOf(place.ref) !== undefined)
      )
    case 'coordinate':
      return (
        place.axis === 'z' &&
        place.figures.every(({ value }) => Math.abs(value - box.min[2]) < 1e-9) &&
        (own === undefined || own === 'start' || (typeof own === 'object' && own.concept === 'bottom'))
      )
    case 'parallel':
      return place.axis === run
    case 'way':
      return place.axis === run || own !== undefined
    case 'centered':
    case 'perpendicular':
    case 'manner':
      return true
    default:
      return false
  }
}

/** "The top is open and so are both ends": they have to be. */
function holdOpenings(world: World, thing: Thing, { open, run }: Laid): void {
  for (const owner of [thing, ...thing.parts])
    for (const said of owner.openings ?? []) {
      const { place } = said
      const refs = place.kind === 'at' ? [place.ref, ...(place.also ?? [])] : []
      const holds =
        refs.length > 0 &&
        refs.every(({ concept, words }) => {
          if (concept === 'end') return open.some(({ axis }) => axis === run)
          const side = [concept, ...words].map((word) => SIDES[word]).find((each) => each)
          return open.some(({ axis, sign }) => axis === side?.axis && sign === side.sign)
        })
      if (!holds) world.fail(said)
      said.used = true
    }
}

function partFor(section: Thing, key: string): Thing {
  const names = SECTIONS[section.concept as Letter].find((each) => each.key === key)
  const part: Thing = {
    ...section,
    id: `${section.id}-${key}`,
    name: names?.key ?? key,
    concept: 'any',
    words: [],
    sizes: [],
    places: [],
    members: [],
    parts: [],
    section,
  }
  section.parts.push(part)
  return part
}
