/** A section as a body: its sizes found, its parts laid out, each one a body that places can refer to. */
import type { Point3 } from '../../../plan/geometry.ts'
import type { Build } from '../build.ts'
import { featuresOf } from '../shapes.ts'
import { type Box, centerOf, indexOf, type Side, type Solid, sizeAlong, union } from '../space.ts'
import type { SaidSize, Thing } from '../things.ts'
import { missing, unread } from '../unread.ts'
import { Claims, type Frame } from './claims.ts'
import { partIn } from './find.ts'
import { LAYOUTS, type Measures } from './layouts.ts'
import type { Letter } from './letters.ts'
import { framesOf, readPlaces } from './placed.ts'
import { isPlate, type Roles, rolesOf } from './roles.ts'

export function addSection(build: Build, thing: Thing): Solid {
  const { section } = thing
  if (!section) throw unread(thing.name)
  const stance = readPlaces(build, thing)
  const letter = section.letter === 'c' && stance.openTop ? 'u' : section.letter
  const words = build.quote(thing)
  for (const loose of [false, true])
    for (const frame of framesOf(letter, stance, letter === 'l' && isPlate(words))) {
      const claims = new Claims(thing, frame, loose)
      const roles = rolesOf(letter, words)(claims)
      if (claims.complete && isWhole(roles))
        return made(build, thing, { ...section, letter }, frame, roles, stance.flipped)
    }
  const claims = new Claims(
    thing,
    framesOf(letter, stance, letter === 'l' && isPlate(words))[0] as Frame,
    false,
  )
  const roles = rolesOf(letter, words)(claims)
  const odd = claims.left[0]
  if (odd) throw unread(odd.figure.text)
  throw missing(
    roles.run === undefined ? (letter === 'l' || letter === 'z' ? 'width' : 'length') : 'thickness',
    thing.name,
  )
}

const isWhole = ({ wide, tall, run, lying, standing, shared }: Roles): boolean =>
  wide !== undefined &&
  tall !== undefined &&
  run !== undefined &&
  (lying !== undefined || standing !== undefined || shared !== undefined)

const inside = (
  frame: Frame,
  u: readonly [number, number],
  v: readonly [number, number],
  run: number,
): Box => {
  const min: Point3 = [0, 0, 0]
  const max: Point3 = [0, 0, 0]
  for (const [axis, low, high] of [
    [frame.across, u[0], u[1]],
    [frame.up, v[0], v[1]],
    [frame.run, frame.run === 'z' ? 0 : -run / 2, frame.run === 'z' ? run : run / 2],
  ] as const) {
    min[indexOf(axis)] = low
    max[indexOf(axis)] = high
  }
  return { min, max }
}

function made(
  build: Build,
  thing: Thing,
  { letter, parts }: NonNullable<Thing['section']>,
  frame: Frame,
  roles: Roles,
  flipped: { across: boolean; up: boolean },
): Solid {
  const m = measured(build, thing, letter, roles)
  const rects = LAYOUTS[letter](m)
  const solids = rects.map(({ key, u, v, free }): Solid => {
    const place = (
      [low, high]: readonly [number, number],
      size: number,
      mirrored: boolean,
      base: number,
    ): [number, number] => (mirrored ? [size - high + base, size - low + base] : [low + base, high + base])
    const box = inside(
      frame,
      place(u, m.wide, flipped.across, -m.wide / 2),
      place(v, m.tall, flipped.up, frame.up === 'z' ? 0 : -m.tall / 2),
      m.run,
    )
    const part = partIn(thing, key) as Thing
    build.features.push(...featuresOf(part.id, { kind: 'box' }, box, frame.run, 'add'))
    const way = free && freeSide(free, frame, flipped)
    return {
      thing: part,
      box,
      axis: frame.run,
      round: false,
      spots: [centerOf(box)],
      features: [part.id],
      drilled: thinner(box, frame),
      ...(way ? { free: way } : {}),
    }
  })
  const box = union(solids.map((solid) => solid.box))
  const pair = parts.find(({ partOf }) => partOf?.key === 'both')
  const walls = solids.filter(({ thing: { partOf } }) => partOf?.key === 'low' || partOf?.key === 'high')
  // Through both walls of a channel at once, and through both flanges of a beam.
  if (pair && walls.length === 2)
    solids.push({
      thing: pair,
      box: union(walls.map((wall) => wall.box)),
      axis: frame.run,
      round: false,
      spots: walls.map((wall) => centerOf(wall.box)),
      features: walls.flatMap(({ features }) => features),
      drilled: walls[0]?.drilled ?? frame.across,
    })
  checked(build, roles, letter, frame, box)
  return {
    thing,
    box,
    axis: frame.run,
    round: false,
    spots: [centerOf(box)],
    features: rects.map(({ key }) => (partIn(thing, key) as Thing).id),
    parts: solids,
  }
}

/** What goes through a leg goes through its thickness. */
const thinner = (box: Box, { across, up }: Frame): Frame['run'] =>
  sizeAlong(box, across) < sizeAlong(box, up) ? across : up

function freeSide(
  { way, sign }: { way: 'across' | 'up'; sign: 1 | -1 },
  frame: Frame,
  flipped: { across: boolean; up: boolean },
): Side {
  return { axis: frame[way], sign: (flipped[way] ? -sign : sign) as 1 | -1 }
}

/** The outer sizes are measured from one outer face to the other. */
function checked(
  build: Build,
  { wide, wideHigh, tall, run, tallInside, inside: within }: Roles,
  letter: Letter,
  frame: Frame,
  box: Box,
): void {
  const outer = (said: SaidSize | undefined, axis: Frame['run']): void => {
    const k = indexOf(axis)
    if (said) build.measureAs(said.figure, { kind: 'levels', axis, from: box.min[k], to: box.max[k] })
  }
  if (wide !== tall && !within && !wide?.within && !wideHigh && letter !== 'z') outer(wide, frame.across)
  if (!tallInside && !within && wide !== tall && !tall?.within) outer(tall, frame.up)
  outer(run, frame.run)
}

function measured(build: Build, thing: Thing, letter: Letter, roles: Roles): Measures {
  const take = (said: SaidSize | undefined, what: string): number => {
    if (!said) throw missing(what, thing.name)
    return build.takeSize(thing, said)
  }
  const { shared } = roles
  if (shared) build.takeSize(thing, shared)
  const thick = (said: SaidSize | undefined, other: SaidSize | undefined): number => {
    if (!said && !shared && other)
      build.assume(`All walls of the ${thing.name} are as thick as the one that is told`)
    return take(said ?? shared ?? other, 'thickness')
  }
  const lying = thick(roles.lying, roles.standing)
  const standing = thick(roles.standing, roles.lying)
  const told = take(roles.tall, 'height')
  const flanges = letter === 'i' ? 2 : 1
  const walls = letter === 'u' || letter === 'c' ? 2 : 1
  const wide = take(roles.wide, 'width') + (roles.inside || roles.wide?.within ? walls * standing : 0)
  const isInside = roles.inside || roles.tallInside || roles.tall?.within
  return {
    wide,
    wideHigh: roles.wideHigh ? take(roles.wideHigh, 'width') : wide,
    tall: isInside ? told + flanges * lying : told,
    run: take(roles.run, letter === 'l' || letter === 'z' ? 'width' : 'length'),
    lying,
    standing,
  }
}
