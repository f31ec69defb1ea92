/** L, T, U, I, Z and cross sections, built of the bodies that they consist of. */
import type { AxisName, Point3 } from '../../../plan/geometry.ts'
import { featuresOf } from '../../operations/shapes.ts'
import { around, type Box, union } from '../../operations/space.ts'
import { missing } from '../../operations/unread.ts'
import type { Dimension } from '../phrases.ts'
import { planeOf } from '../places/axes-at.ts'
import { allSizes, type SaidSize, sizeOf, type Thing } from '../scene.ts'
import { keyOf, type Letter, SECTIONS } from '../sections.ts'
import type { Solid, World } from './world.ts'

/** The sizes of a section, as they are told of it or of its parts. */
interface Told {
  world: World
  thing: Thing
  part: (key: string) => Thing | undefined
  take: (from: (Thing | undefined)[], ...names: Dimension[]) => number | undefined
}

export function buildSection(world: World, thing: Thing): void {
  const part = (key: string): Thing | undefined => thing.parts.find((each) => keyOf(thing, each) === key)
  const take: Told['take'] = (from, ...names) => {
    for (const each of from) {
      if (!each) continue
      for (const name of names) {
        const said = sizeOf(each, name)
        if (said && (!said.used || from.length === 1)) return world.takeSize(each, said)
        if (said) return said.figure.value
      }
    }
    return undefined
  }
  const boxes = BUILD[thing.concept as Letter]({ world, thing, part, take })
  // "They cross in the middle at right angles": so they do.
  if (thing.concept === 'cross')
    for (const each of [thing, ...thing.parts])
      for (const said of each.places) {
        if (said.place.kind === 'angles') for (const figure of said.place.figures) world.count(figure)
        said.used = true
      }
  // "The bar on top of the T": which part it is.
  for (const each of thing.parts)
    for (const said of each.places)
      if (
        said.place.kind === 'at' &&
        /^(?:top|bottom|middle|center|left|right)$/u.test(said.place.ref.concept)
      )
        said.used = true
  const all: Solid[] = []
  for (const [key, box] of Object.entries(boxes.parts)) {
    const own = part(key) ?? partFor(thing, key)
    const solids = Array.isArray(box) ? box : [box]
    const features: string[] = []
    for (const [nth, each] of solids.entries()) {
      const id = nth === 0 ? own.id : `${own.id}-${nth + 1}`
      const size: Point3 = [each.max[0] - each.min[0], each.max[1] - each.min[1], each.max[2] - each.min[2]]
      world.features.push(
        ...featuresOf(
          id,
          { kind: 'box' },
          around(
            [
              (each.max[0] + each.min[0]) / 2,
              (each.max[1] + each.min[1]) / 2,
              (each.max[2] + each.min[2]) / 2,
            ],
            size,
          ),
          'z',
          'add',
        ),
      )
      features.push(id)
    }
    const solid: Solid = {
      thing: own,
      boxes: solids,
      box: union(solids),
      axis: 'z',
      round: false,
      shape: 'box',
      features,
    }
    world.solids.push(solid)
    all.push(solid)
  }
  for (const said of thing.places)
    if (
      (said.place.kind === 'at' && planeOf(said.place.ref) === boxes.run) ||
      said.place.kind === 'centered' ||
      said.place.kind === 'perpendicular' ||
      said.place.kind === 'way' ||
      said.place.kind === 'manner'
    )
      said.used = true
  world.solids.push({
    thing,
    boxes: [union(all.map(({ box }) => box))],
    box: union(all.map(({ box }) => box)),
    axis: boxes.run,
    round: false,
    shape: 'section',
    features: all.flatMap(({ features }) => [...features]),
  })
}

function partFor(section: Thing, key: string): Thing {
  const names = SECTIONS[section.concept as Letter].find((each) => each.key === key)
  const part: Thing = {
    ...section,
    id: `${section.id}-${key}`,
    name: names?.key ?? key,
    concept: 'any',
    sizes: [],
    places: [],
    members: [],
    parts: [],
    section,
  }
  section.parts.push(part)
  return part
}

interface Built {
  run: AxisName
  parts: Record<string, Box | Box[]>
}

/** A box in the section's own frame: across, along the run, up; laid along x or y. */
const laid =
  (run: AxisName) =>
  (a: readonly [number, number], r: readonly [number, number], z: readonly [number, number]): Box =>
    run === 'y'
      ? { min: [a[0], r[0], z[0]], max: [a[1], r[1], z[1]] }
      : { min: [r[0], a[0], z[0]], max: [r[1], a[1], z[1]] }

/** Sizes side by side: `40 x 40 x 5`, the smallest of three the thickness. */
function ranked(told: Told): number[] {
  return allSizes(told.thing)
    .filter(({ rank }) => rank !== undefined)
    .map((said) => told.world.takeSize(told.thing, said))
}

const raise = (what: string, name: string): never => {
  throw missing(what, name)
}

/** Its own length is its run, where its height and width are the section's. */
function runSize(told: Told, width: number | undefined): { run: AxisName; length: number } {
  const long = told.take([told.thing], 'length')
  if (long !== undefined) return { run: 'x', length: long }
  const deep = told.take([told.thing], 'depth') ?? width
  return { run: 'y', length: deep ?? raise('length', told.thing.name) }
}

const THICK: readonly Dimension[] = ['thickness', 'wall']

const BUILD: Readonly<Record<Letter, (told: Told) => Built>> = {
  L: (told) => {
    const { thing, part, take } = told
    const [low, up, both] = [part('lying'), part('standing'), part('both')]
    const sides = ranked(told)
    const lowSides = rankedOf(told, low)
    const upSides = rankedOf(told, up)
    const thick = take([both, thing], ...THICK) ?? (sides.length === 3 ? sides[2] : undefined)
    const t1 =
      take([low], 'thickness', 'height', 'wall') ??
      lowSides[2] ??
      thick ??
      take([up], 'thickness') ??
      upSides[2]
    const t2 = take([up], 'thickness', 'wall') ?? upSides[2] ?? thick ?? t1
    const wide =
      take([both, low, up], 'width') ??
      lowSides[1] ??
      (sides.length === 3 && thick !== sides[2] ? sides[1] : undefined)
    const widthUp = take([up], 'width')
    const legs = take([both], 'length', 'height')
    const a = take([low], 'length') ?? lowSides[0] ?? legs ?? (sides.length >= 2 ? sides[0] : undefined)
    const b =
      take([up], 'height', 'length') ??
      upSides[0] ??
      legs ??
      take([thing], 'height') ??
      (sides.length >= 2 ? sides[1] : undefined)
    const own = wide ?? widthUp ?? take([thing], 'width') ?? upSides[1]
    const { run, length } =
      a !== undefined && own !== undefined && sizeOf(thing, 'length') === undefined
        ? { run: 'y' as const, length: own }
        : runSize(told, own)
    const base = a ?? (run === 'x' ? own : undefined)
    if (base === undefined || b === undefined || t1 === undefined || t2 === undefined)
      return raise(
        base === undefined ? 'length of the legs' : b === undefined ? 'height' : 'thickness',
        thing.name,
      )
    const rise = risesOn(told, up) ? t1 + b : b
    const at = laid(run)
    return {
      run,
      parts: {
        lying: at([0, base], [-length / 2, length / 2], [0, t1]),
        standing: at([0, t2], [-length / 2, length / 2], [0, rise]),
      },
    }
  },
  T: (told) => {
    const { thing, part, take } = told
    const [low, up] = [part('lying'), part('standing')]
    const lowSides = rankedOf(told, low)
    const upSides = rankedOf(told, up)
    const sides = ranked(told)
    const thick = take([thing], ...THICK)
    const t1 = take([low], 'thickness', 'height') ?? lowSides[2] ?? thick
    const t2 = take([up], 'thickness', 'width') ?? upSides[2] ?? thick
    const width = take([low], 'width', 'length') ?? lowSides[0] ?? take([thing], 'width') ?? sides[0]
    const overall = take([thing], 'height') ?? sides[1]
    const stem = take([up], 'height', 'length') ?? upSides[0]
    const { run, length } = runSize(told, take([thing], 'depth') ?? take([low, up], 'depth') ?? lowSides[1])
    if (
      t1 === undefined ||
      t2 === undefined ||
      width === undefined ||
      (overall === undefined && stem === undefined)
    )
      return raise('sizes of its flange and web', thing.name)
    const top = overall ?? t1 + (stem as number)
    const at = laid(run)
    return {
      run,
      parts: {
        lying: at([-width / 2, width / 2], [-length / 2, length / 2], [top - t1, top]),
        standing: at([-t2 / 2, t2 / 2], [-length / 2, length / 2], [0, top - t1]),
      },
    }
  },
  U: (told) => {
    const { thing, part, take } = told
    const [low, up] = [part('lying'), part('standing')]
    const sides = ranked(told)
    const thick =
      take([thing], ...THICK) ??
      (sides.length === 3 && (sides[2] as number) < Math.min(sides[0] as number, sides[1] as number) / 2
        ? sides[2]
        : undefined)
    const t1 = take([low], 'thickness') ?? thick ?? take([up], 'thickness')
    const t2 = take([up], 'thickness') ?? thick ?? t1
    const inside = sizeWith(thing, 'width', 'inner')
    const outside = take([thing], 'width')
    const width =
      inside && t2 !== undefined && sizeOf(thing, 'width') === inside
        ? told.world.takeSize(thing, inside) + 2 * t2
        : (outside ?? take([low], 'width') ?? sides[1])
    const height = take([thing], 'height') ?? take([up], 'height', 'length') ?? sides[2]
    const long = take([thing], 'length', 'depth') ?? take([low], 'length') ?? sides[0]
    if (
      width === undefined ||
      height === undefined ||
      t1 === undefined ||
      t2 === undefined ||
      long === undefined
    )
      return raise('sizes', thing.name)
    const at = laid('x')
    return {
      run: 'x',
      parts: {
        lying: at([-width / 2, width / 2], [-long / 2, long / 2], [0, t1]),
        standing: [
          at([-width / 2, t2 - width / 2], [-long / 2, long / 2], [0, height]),
          at([width / 2 - t2, width / 2], [-long / 2, long / 2], [0, height]),
        ],
      },
    }
  },
  I: (told) => {
    const { thing, part, take } = told
    const [flange, web] = [part('lying'), part('standing')]
    const thick = take([thing], ...THICK)
    const t1 = take([flange], 'thickness', 'height') ?? thick
    const t2 = take([web], 'thickness', 'width') ?? thick
    const width = take([flange], 'width') ?? take([thing], 'width')
    const overall = take([thing], 'height', 'depth')
    const clear = take([web], 'height')
    const long = take([thing], 'length')
    if (
      t1 === undefined ||
      t2 === undefined ||
      width === undefined ||
      (overall === undefined && clear === undefined) ||
      long === undefined
    )
      return raise('sizes', thing.name)
    const top = overall ?? (clear as number) + 2 * t1
    const at = laid('x')
    return {
      run: 'x',
      parts: {
        lying: [
          at([-width / 2, width / 2], [-long / 2, long / 2], [0, t1]),
          at([-width / 2, width / 2], [-long / 2, long / 2], [top - t1, top]),
        ],
        standing: at([-t2 / 2, t2 / 2], [-long / 2, long / 2], [t1, top - t1]),
      },
    }
  },
  Z: (told) => {
    const { thing, part, take } = told
    const [low, upper, web] = [part('lying'), part('upper'), part('standing')]
    const thick = take([thing], ...THICK) ?? take([low], 'thickness')
    const bottom = take([low], 'length', 'width')
    const top = take([upper], 'length', 'width') ?? bottom
    const height = take([thing], 'height') ?? take([web], 'height')
    const wide = take([thing], 'width', 'depth', 'length')
    if (
      thick === undefined ||
      bottom === undefined ||
      top === undefined ||
      height === undefined ||
      wide === undefined
    )
      return raise('sizes', thing.name)
    const at = laid('y')
    return {
      run: 'y',
      parts: {
        lying: at([0, bottom], [-wide / 2, wide / 2], [0, thick]),
        standing: at([0, thick], [-wide / 2, wide / 2], [0, height]),
        upper: at([thick - top, thick], [-wide / 2, wide / 2], [height - thick, height]),
      },
    }
  },
  cross: (told) => {
    const { thing, part, take } = told
    const arm = part('both')
    const sides = [...rankedOf(told, arm), ...ranked(told)]
    const long = take([arm], 'length') ?? take([thing], 'length') ?? sides[0]
    const wide = take([arm], 'width') ?? (sides.length === 3 ? sides[1] : undefined)
    const thick =
      take([arm], 'thickness', 'height') ??
      take([thing], 'thickness', 'height', 'depth') ??
      (sides.length === 3 ? sides[2] : undefined)
    if (long === undefined || wide === undefined || thick === undefined)
      return raise('sizes of its bars', thing.name)
    const [l, w] = [long / 2, wide / 2]
    return {
      run: 'z',
      parts: {
        both: [
          { min: [-l, -w, 0], max: [l, w, thick] },
          { min: [-w, -l, 0], max: [w, l, thick] },
        ],
      },
    }
  },
}

const sizeWith = (thing: Thing, dimension: Dimension, word: string): SaidSize | undefined =>
  allSizes(thing).find(
    (said) => said.dimension === dimension && said.words.some((each) => each === word || each === 'inside'),
  )

const rankedOf = (told: Told, part: Thing | undefined): number[] =>
  part
    ? allSizes(part)
        .filter(({ rank }) => rank !== undefined)
        .map((said) => told.world.takeSize(part, said))
    : []

/** "a wall on top of the base, 40 mm tall": the base's thickness comes besides. */
const risesOn = (_told: Told, up: Thing | undefined): boolean =>
  up?.places.some((said) => {
    const { place } = said
    const isOn = place.kind === 'at' && place.how === 'on'
    if (isOn) said.used = true
    return isOn
  }) ?? false
