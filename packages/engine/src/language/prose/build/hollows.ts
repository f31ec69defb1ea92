/** A body made hollow: walls of one thickness, open where it is told. */
import type { AxisName } from '../../../plan/geometry.ts'
import {
  AXES,
  around,
  type Box,
  indexOf,
  longest,
  middleOf,
  type Side,
  sizeAlong,
} from '../../operations/space.ts'
import { missing, unread } from '../../operations/unread.ts'
import type { Phrase } from '../phrases.ts'
import { allSizes, type Hollow, isShaped, type SaidPlace, sizeOf, type Thing } from '../scene.ts'
import { isEverySide } from '../tell/vessels.ts'
import { siteOf } from './sites/sites.ts'
import type { Solid, World } from './world.ts'

const TOP: Side = { axis: 'z', sign: 1 }

/** How thick one of its walls is, where that one is told apart. */
interface Wall {
  side: Side
  thickness: number
}

/** "a box with 3 mm walls", "a hollow box open at the top": what is said of a body makes it hollow. */
export function hollowByWalls(world: World, thing: Thing): void {
  const solid = world.solidOf(thing)
  if (solid?.wall !== undefined) floorTube(world, thing, solid)
  if (!solid || solid.wall !== undefined) return
  // Told by a sentence of its own.
  if (world.told.deeds.some((deed) => deed.kind === 'hollow' && deed.hollow.of === thing)) return
  const wall =
    thing.sizes.find(({ dimension, used }) => dimension === 'wall' && !used) ??
    (isShaped(thing, 'hollow', 'hemispherical', 'bowl', 'tube')
      ? thing.sizes.find(
          ({ dimension, used, words }) => dimension === 'thickness' && !used && !words.includes('floor'),
        )
      : undefined)
  if (!wall) return
  // "A box with 5 mm walls", which is then cut out.
  const isCut = world.told.things.some(
    ({ role, concept }) =>
      role === 'cut' && /^(?:square|rectangle|pocket|box|cut|cylinder|circle)$/u.test(concept),
  )
  if (wall.gloss && isCut) return
  const thickness = Math.abs(world.takeSize(thing, wall))
  const floor = allSizes(thing).find(({ words, used }) => words.includes('floor') && !used)
  const told = (thing.openings ?? []).flatMap((said) => openingsAt(world, solid, said))
  const closed = closedSides(thing)
  const isClosed = thing.words.includes('closed')
  const usual = isTube(thing) ? endsOf(solid) : [openOf(solid)]
  const open = told.length > 0 ? told : isClosed ? [] : usual
  shell(
    world,
    solid,
    thickness,
    floor ? [{ side: { axis: 'z', sign: -1 }, thickness: world.takeSize(thing, floor) }] : [],
    open.filter((side) => !closed.some(({ axis, sign }) => axis === side.axis && sign === side.sign)),
  )
  const isSaid = told.length > 0 || isShaped(thing, 'open', 'closed', 'open top', 'lidless') || isTube(thing)
  if (!isSaid && thing.concept === 'box') world.assume(`The ${thing.name} is open at the top`)
}

/** "Ø60 outside, Ø54 inside, with a 6 mm floor": what was made as a tube is closed below. */
function floorTube(world: World, thing: Thing, solid: Solid): void {
  const floor = allSizes(thing).find(({ words, used }) => words.includes('floor') && !used)
  if (!floor || !solid.inner || !solid.round || solid.axis !== 'z' || solid.shape !== 'round') return
  const height = world.takeSize(thing, floor)
  const { inner, box } = solid
  if (height >= sizeAlong(box, 'z') - 1e-9) throw unread(floor.figure.text)
  world.features.push({
    kind: 'cylinder',
    id: `${thing.id}-floor`,
    operation: 'add',
    diameter: sizeAlong(inner, 'x') + (solid.wall ?? 0),
    height,
    frame: { origin: [middleOf(inner, 'x'), middleOf(inner, 'y'), box.min[2]] },
  })
  const room: Box = { min: [inner.min[0], inner.min[1], box.min[2] + height], max: [...inner.max] }
  world.solids[world.solids.indexOf(solid)] = { ...solid, inner: room }
  for (const said of thing.openings ?? [])
    if (openingsAt(world, solid, said).some(({ axis, sign }) => axis !== 'z' || sign < 0)) world.fail(said)
}

/** "walls on all four sides", "all around": where walls are anyway. */
const isAllAround = ({ place }: SaidPlace): boolean =>
  place.kind === 'at' && /^(?:on|around|at|along)$/u.test(place.how) && isEverySide(place.ref)

const openOf = (solid: Solid): Side =>
  solid.shape === 'hemisphere'
    ? { axis: solid.axis, sign: -1 }
    : solid.round && solid.axis !== 'z'
      ? { axis: solid.axis, sign: 1 }
      : TOP

const isTube = (thing: Thing): boolean =>
  isShaped(thing, 'tube', 'tubing', 'pipe', 'sleeve') ||
  (thing.name === 'section' && thing.words.includes('hollow'))

/** Its two ends, along the way it is long. */
const endsOf = ({ round, axis, box }: Solid): Side[] => {
  const run: AxisName = round ? axis : longest(box)
  return [
    { axis: run, sign: -1 },
    { axis: run, sign: 1 },
  ]
}

const SIDED: Readonly<Record<string, Side>> = {
  top: { axis: 'z', sign: 1 },
  bottom: { axis: 'z', sign: -1 },
  left: { axis: 'x', sign: -1 },
  right: { axis: 'x', sign: 1 },
  front: { axis: 'y', sign: -1 },
  back: { axis: 'y', sign: 1 },
}

const closedSides = ({ words }: Thing): Side[] =>
  words.flatMap((word) => (word.startsWith('closed ') ? (SIDED[word.slice(7)] ?? []) : []))

/** Which sides "the top", "both ends", "one end" are. */
function openingsIn(world: World, solid: Solid, phrase: Phrase): Side[] {
  const site = siteOf(phrase, { world, host: solid })
  if (!site) throw unread(world.quote(phrase.span))
  if (site.sides.length > 0) return [...site.sides]
  const ends = endsOf(solid)
  if (phrase.concept === 'end') {
    if (site.several) return ends
    const isOther = phrase.det === 'other' || phrase.words.some((word) => /^(?:other|opposite)$/u.test(word))
    return isOther ? ends.slice(0, 1) : ends.slice(1)
  }
  if (/^(?:body|center|axis)$/u.test(site.part)) return []
  throw unread(world.quote(phrase.span))
}

function openingsAt(world: World, solid: Solid, said: SaidPlace): Side[] {
  const { place } = said
  said.used = true
  if (place.kind === 'eachside') return endsOf(solid)
  if (place.kind === 'at')
    return [place.ref, ...(place.also ?? [])].flatMap((ref) => openingsIn(world, solid, ref))
  return world.fail(said)
}

export function hollowOut(world: World, hollow: Hollow, nth: number): void {
  const solid = world.solidOf(hollow.of) ?? world.bodies.at(-1)
  if (!solid) throw unread(world.quote(hollow.span))
  const size =
    hollow.sizes.find(
      ({ dimension, words }) => /^(?:thickness|wall|bare)$/u.test(dimension) && !words.includes('floor'),
    ) ?? sizeOf(solid.thing, 'wall')
  if (!size) throw missing('wall thickness', solid.thing.name)
  // "a shell of -2 mm": inwards.
  const thickness = Math.abs(world.takeSize(solid.thing, size))
  const walls: Wall[] = []
  const floor = [...hollow.sizes, ...solid.thing.sizes].find(
    ({ words, used }) => words.includes('floor') && !used,
  )
  if (floor) walls.push({ side: { axis: 'z', sign: -1 }, thickness: world.takeSize(solid.thing, floor) })
  const open: Side[] = []
  for (const phrase of hollow.open) {
    // "so that walls of 3 remain on all sides".
    if (isEverySide(phrase) && phrase.bare.length + phrase.sizes.length === 0) continue
    const [figure] = [...phrase.bare, ...phrase.sizes.flatMap(({ figures }) => [...figures])]
    if (figure) {
      // "with a 4 mm top": how thick that wall is.
      const side = SIDED[phrase.concept === 'floor' ? 'bottom' : phrase.concept]
      if (!side) throw unread(world.quote(phrase.span))
      walls.push({ side, thickness: world.take(figure, `${phrase.name} thickness`) })
    } else if (phrase.concept !== 'floor') open.push(...openingsIn(world, solid, phrase))
  }
  for (const said of hollow.places) {
    if (said.used) continue
    const { place } = said
    if (isAllAround(said)) said.used = true
    else if (place.kind === 'eachside' || place.kind === 'at') open.push(...openingsAt(world, solid, said))
    else if (place.kind === 'through' && !place.axis && open.length === 0) open.push(...endsOf(solid))
    else if (place.kind === 'manner' && place.word === 'down') open.push(TOP)
    else if (place.kind === 'manner' && place.word === 'inward') said.used = true
    else world.fail(said)
    said.used = true
  }
  for (const said of solid.thing.openings ?? []) if (!said.used) open.push(...openingsAt(world, solid, said))
  if (open.length === 0 && !hollow.words.includes('closed')) {
    open.push(TOP)
    if (!hollow.words.includes('open')) world.assume('It is open at the top')
  }
  if (open.length > 0 && hollow.words.includes('closed')) throw unread(world.quote(hollow.span))
  shell(world, solid, thickness, walls, open, nth)
}

function shell(
  world: World,
  solid: Solid,
  thickness: number,
  walls: readonly Wall[],
  open: readonly Side[],
  nth = 0,
): void {
  const id = `hollow-${nth + 1}-${world.features.length}`
  const inner: Box = { min: [...solid.box.min], max: [...solid.box.max] }
  const isOpen = (axis: AxisName, sign: 1 | -1): boolean =>
    open.some((side) => side.axis === axis && side.sign === sign)
  const thick = (axis: AxisName, sign: 1 | -1): number =>
    isOpen(axis, sign)
      ? 0
      : (walls.find(({ side }) => side.axis === axis && side.sign === sign)?.thickness ?? thickness)
  for (const { side } of walls) if (isOpen(side.axis, side.sign)) throw unread(`${thickness} mm`)
  for (const axis of AXES) {
    const k = indexOf(axis)
    inner.min[k] += thick(axis, -1)
    inner.max[k] -= thick(axis, 1)
    if (inner.max[k] <= inner.min[k]) throw unread(`${thickness} mm`)
  }
  const isUneven = walls.some((wall) => wall.thickness !== thickness)
  // Behind a rounded edge, a square pocket leaves less than the wall that was told.
  const isWorked = world.features.some(({ kind }) => kind === 'fillet' || kind === 'chamfer')
  if (isUneven && isWorked) throw unread(`${thickness} mm`)
  const axis = solid.axis
  const isAlong = [...open, ...walls.map(({ side }) => side)].every((side) => side.axis === axis)
  if (isUneven && solid.shape === 'box') {
    const size = AXES.map((each) => sizeAlong(inner, each)) as [number, number, number]
    const center = AXES.map((each) => middleOf(inner, each)) as [number, number, number]
    const box = around(center, size)
    world.features.push({
      kind: 'box',
      id,
      operation: 'cut',
      size,
      frame: { origin: [center[0], center[1], box.min[2]] },
    })
  } else if (isUneven && solid.shape === 'round' && isAlong) {
    const across = AXES.find((each) => each !== axis) as AxisName
    const origin = AXES.map((each) => (each === axis ? inner.min[indexOf(axis)] : middleOf(inner, each)))
    world.features.push({
      kind: 'cylinder',
      id,
      operation: 'cut',
      diameter: sizeAlong(inner, across),
      height: sizeAlong(inner, axis),
      frame: { origin: origin as [number, number, number], normal: `+${axis}` },
    })
  } else if (isUneven) throw unread(`${thickness} mm`)
  else
    world.features.push({
      kind: 'shell',
      id,
      thickness,
      open: open.map(({ axis: way, sign }) => ({ facing: `${sign > 0 ? '+' : '-'}${way}` as const })),
    })
  const at = world.solids.indexOf(solid)
  world.solids[at] = { ...solid, wall: thickness, inner }
}
