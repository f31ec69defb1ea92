/** Cones, pyramids, wedges, and prisms over a polygon. */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import { featuresOf } from '../../../operations/shapes.ts'
import { missing, unread } from '../../../operations/unread.ts'
import { allSizes, isShaped, type SaidSize, sizeOf, type Thing } from '../../scene.ts'
import type { World } from '../world.ts'
import { type Ground, isRoundSize, runOf, type Shaped, solid } from './shaped.ts'

export function polygonal(world: World, thing: Thing, sides: number, axis: AxisName, ground: Ground): Shaped {
  const flats = sizeOf(thing, 'flats')
  const corners = sizeOf(thing, 'corners')
  const side = sizeOf(thing, 'side') ?? (sides === 3 ? sizeOf(thing, 'bare') : undefined)
  const said =
    [flats, corners, side].find((each) => each && !each.gloss) ??
    flats ??
    corners ??
    side ??
    sizeOf(thing, 'width', 'diameter') ??
    (sides === 3 ? sizeOf(thing, 'length') : undefined) ??
    sizeOf(thing, 'bare')
  if (!said) throw missing('width across flats', thing.name)
  const half = said.words.includes('radius') ? 2 : 1
  const told = world.takeSize(
    thing,
    said,
    said === flats || said === sizeOf(thing, 'width')
      ? undefined
      : { kind: 'extent', axis: axis === 'x' ? 'y' : 'x' },
  )
  const given = told * half
  if (half === 2) world.measureAs(said.figure, { kind: 'extent', axis: axis === 'x' ? 'y' : 'x' }, given)
  const isSide = said === side || (sides === 3 && said.dimension === 'length')
  const turn = Math.PI / sides
  const value = isSide ? given / Math.sin(turn) : given
  const by =
    said === corners || said.dimension === 'diameter' || isSide ? ('corners' as const) : ('flats' as const)
  if (isSide)
    world.measureAs(
      said.figure,
      sides > 3
        ? { kind: 'somewhere', of: 'any' }
        : { kind: 'extent', axis: axis === 'x' ? 'z' : axis === 'y' ? 'x' : 'y' },
    )
  const wide = by === 'flats' ? value / Math.cos(turn) : value
  if (by === 'corners' && !isSide)
    world.measureAs(said.figure, { kind: 'extent', axis: axis === 'x' ? 'y' : 'x' })
  if (isSide) world.measureSide(said.figure, sides, given)
  // Across from a side lies a corner: what is told shows in how far the corners reach.
  if (sides % 2 === 1 && sides > 3 && !isSide) {
    const shown = world.requirements.find(({ words }) => words?.span?.[0] === said.figure.span[0])
    if (shown) {
      shown.measure = { kind: 'extent', axis: axis === 'x' ? 'y' : 'x' }
      shown.value = (wide / 2) * (1 + Math.cos(turn))
    }
  }
  return {
    shape: { kind: 'polygon', sides, across: value, by },
    size: solid(wide, axis, runOf(world, thing, axis, ground, [said])),
    axis,
    round: false,
    name: 'polygon',
  }
}

const END_TOP = /^(?:top|upper|small|smaller|narrow|narrower|end|tip|minor)$/u

const END_BOTTOM = /^(?:bottom|base|lower|large|larger|big|bigger|wide|wider|major|start)$/u

const isHollow = ({ words }: SaidSize): boolean =>
  words.some((word) => /^(?:inner|inside|internal)$/u.test(word))

/** Of an end that is told by how wide it is, and not by where: "the large end". */
const keysOf = ({ words, of }: SaidSize): readonly string[] => [
  ...words,
  ...(of
    ? of.words.some((word) => END_TOP.test(word) || END_BOTTOM.test(word))
      ? of.words
      : [of.concept]
    : []),
]

interface Ends {
  low: SaidSize | undefined
  high: SaidSize | undefined
}

/** Which of the diameters is at the low end, and which at the high one. */
export function endsOf(all: readonly SaidSize[]): Ends {
  const named = (pattern: RegExp): SaidSize | undefined =>
    all.find((said) => keysOf(said).some((word) => pattern.test(word)))
  const top = named(END_TOP)
  const low = named(END_BOTTOM) ?? all.find((said) => said !== top)
  return { low, high: top ?? all.find((said) => said !== low) }
}

export function cone(world: World, thing: Thing, axis: AxisName, ground: Ground): Shaped {
  const rounds = allSizes(thing).filter(isRoundSize)
  const all = rounds.filter((said) => !isHollow(said))
  const { low: bottom, high: second } = endsOf(all)
  // "tapering to 10 mm" begins as wide as what it stands on.
  const across = axis === 'x' ? 'y' : 'x'
  const span = bottom ? undefined : ground.spans(across)
  if (!bottom && span === undefined) throw missing('diameter', thing.name)
  const [low, high] = [
    bottom ? acrossCone(world, thing, bottom) : (span as number),
    second ? acrossCone(world, thing, second) : 0,
  ]
  const run = runOf(world, thing, axis, ground, rounds)
  const outer: Shaped = {
    shape: { kind: 'cone', bottom: low, top: high },
    size: solid(Math.max(low, high), axis, run),
    axis,
    round: true,
    name: 'cone',
  }
  const hollow = rounds.filter(isHollow)
  return hollow.length === 2 ? hollowed(world, thing, outer, hollow, [low, high]) : outer
}

export const acrossCone = (world: World, thing: Thing, said: SaidSize): number => {
  const given = world.takeSize(thing, said)
  // A radius is measured as the diameter that it is half of.
  if (said.dimension === 'radius') world.unmeasured(said.figure)
  return said.dimension === 'radius' ? 2 * given : given
}

/** Its inside is a cone too. */
function hollowed(
  world: World,
  thing: Thing,
  outer: Shaped,
  said: readonly SaidSize[],
  [low, high]: readonly [number, number],
): Shaped {
  const ends = endsOf(said)
  if (!ends.low || !ends.high) throw missing('inner diameter', thing.name)
  const [bottom, top] = [acrossCone(world, thing, ends.low), acrossCone(world, thing, ends.high)]
  if (bottom >= low || top >= high) throw unread(said[0]?.figure.text ?? thing.name)
  // Of what is hollow from end to end, both are open.
  for (const opening of thing.openings ?? []) opening.used = true
  const { axis } = outer
  return {
    ...outer,
    shape: {
      kind: 'free',
      make: (id, box, operation) => [
        ...featuresOf(id, { kind: 'cone', bottom: low, top: high }, box, axis, operation),
        ...featuresOf(`${id}-inside`, { kind: 'cone', bottom, top }, box, axis, 'cut'),
      ],
    },
  }
}

/** "60 mm square at the bottom, 30 mm at the top": the two sides of it there. */
function squareAt(world: World, thing: Thing, at: 'top' | 'base'): [number, number] | undefined {
  const isThere = ({ of, words }: SaidSize): boolean => {
    const named = [of?.concept ?? '', of?.name ?? '', ...(of?.words ?? []), ...words]
    const isTop = named.some((word) => END_TOP.test(word))
    return at === 'top' ? isTop : !isTop
  }
  const all = allSizes(thing).filter(isThere)
  const sides = all.filter(({ rank }) => rank !== undefined)
  const [first, second] = sides
  if (first && second) return [world.takeSize(thing, first), world.takeSize(thing, second)]
  const side = (['side', 'width', 'bare', 'length'] as const)
    .map((name) => all.find(({ dimension, rank }) => dimension === name && rank === undefined))
    .find((said) => said !== undefined)
  return side && [world.takeSize(thing, side), side.figure.value]
}

export function pyramid(world: World, thing: Thing, axis: AxisName, ground: Ground): Shaped {
  const base = squareAt(world, thing, 'base')
  if (!base) throw missing('base', thing.name)
  const top = squareAt(world, thing, 'top')
  if (!top && isCutOff(thing)) throw missing('top', thing.name)
  const taken = allSizes(thing).filter(({ used, dimension }) => used && dimension !== 'height')
  const run = runOf(world, thing, axis, ground, taken)
  const size = solid(Math.max(base[0], top?.[0] ?? 0), axis, run)
  size[axis === 'y' ? 2 : 1] = Math.max(base[1], top?.[1] ?? 0)
  return {
    shape: { kind: 'pyramid', base, top: top ?? [0, 0] },
    size,
    axis,
    round: false,
    name: 'pyramid',
  }
}

const isCutOff = ({ words, name }: Thing): boolean =>
  words.includes('truncated') || name.startsWith('truncated')

/** "legs of 30 mm and 40 mm": the two sides at the right angle. */
function legsOf(thing: Thing): SaidSize[] | undefined {
  const all = allSizes(thing)
  const at = all.findIndex(({ words, axis }) => words.includes('leg') && axis === undefined)
  const [first, second] = all.slice(at)
  if (at < 0 || !first || !second) return undefined
  const isSecond = second.words.includes('leg') || (second.dimension === 'bare' && !second.gloss)
  return isSecond && second.axis === undefined ? [first, second] : undefined
}

/** A right triangle, or an isosceles one, with its length along an axis. */
export function wedge(world: World, thing: Thing, ground: Ground): Shaped {
  const sides = allSizes(thing).filter(({ rank }) => rank !== undefined)
  const height = sizeOf(thing, 'height') ?? sizes(thing, 'rise')
  const base =
    sizeOf(thing, 'length') ??
    allSizes(thing).find(({ words, dimension }) => dimension === 'bare' && words.includes('base')) ??
    sizeOf(thing, 'bare')
  const wide = sizeOf(thing, 'width') ?? sizeOf(thing, 'thickness', 'depth')
  const tagged = (axis: AxisName): SaidSize | undefined => allSizes(thing).find((said) => said.axis === axis)
  const pick = (axis: AxisName, ...all: (SaidSize | undefined)[]): number => {
    const said =
      tagged(axis) ?? all.find((each) => each !== undefined && !each.used && each.axis === undefined)
    if (!said) {
      const reached = ground.reach(axis) ?? ground.spans(axis)
      if (reached !== undefined) return reached
      throw missing(axis === 'x' ? 'length' : axis === 'y' ? 'width' : 'height', thing.name)
    }
    return world.takeSize(thing, said)
  }
  const legs = allSizes(thing).filter(({ words, axis }) => axis && words.includes('base'))
  const run =
    legs.length === 2
      ? (['x', 'y', 'z'] as const).find((axis) => legs.every((leg) => leg.axis !== axis))
      : undefined
  if (run) {
    const [a, b] = legs as [SaidSize, SaidSize]
    const right = solid(0, run, runOf(world, thing, run, ground, legs))
    for (const leg of [a, b])
      right['xyz'.indexOf(leg.axis as string) as 0 | 1 | 2] = world.takeSize(thing, leg)
    return {
      shape: { kind: 'triangle', corner: [-1, -1] },
      size: right,
      axis: run,
      round: false,
      name: 'wedge',
    }
  }
  const both = legsOf(thing)
  if (both) {
    const [a, b] = both.map((said) => world.takeSize(thing, said)) as [number, number]
    const lies = sizeOf(thing, 'thickness', 'height') !== undefined
    const axis: AxisName = lies ? 'z' : 'y'
    const long = runOf(world, thing, axis, ground, both)
    return {
      shape: { kind: 'triangle', corner: [-1, -1] },
      size: lies ? [a, b, long] : [a, long, b],
      axis,
      round: false,
      name: 'wedge',
      middle: lies ? [-a / 6, -b / 6, 0] : [-a / 6, 0, -b / 6],
    }
  }
  const size: Point3 = [pick('x', sides[0], base), pick('y', sides[1], wide), pick('z', sides[2], height)]
  // "a triangular prism with a base of 60 and a length of 100": two lengths, of which one is not used.
  const left = allSizes(thing).find(({ dimension, used, gloss }) => dimension === 'length' && !used && !gloss)
  if (left) throw unread(left.figure.text)
  const isIsosceles = isShaped(thing, 'isosceles', 'isosceles triangle')
  const middle: Point3 = isIsosceles
    ? [0, 0, size[2] / 3 - size[2] / 2]
    : [size[0] / 3 - size[0] / 2, 0, size[2] / 3 - size[2] / 2]
  if (!isIsosceles)
    return {
      shape: { kind: 'triangle', corner: [-1, -1] },
      size,
      axis: 'y',
      round: false,
      name: 'wedge',
      middle,
    }
  return {
    shape: {
      kind: 'free',
      make: (id, box, operation) => [
        {
          kind: 'extrude',
          id,
          operation,
          plane: { on: 'frame', normal: '-y', x: '+x' },
          sketch: {
            add: [
              {
                kind: 'outline',
                start: [box.min[0], box.min[2]],
                segments: [
                  { kind: 'line', to: [box.max[0], box.min[2]] },
                  { kind: 'line', to: [(box.min[0] + box.max[0]) / 2, box.max[2]] },
                ],
              },
            ],
          },
          extent: { kind: 'between', from: -box.max[1], to: -box.min[1] },
        },
      ],
    },
    size,
    axis: 'y',
    round: false,
    name: 'wedge',
    middle,
  }
}

export const sizes = (thing: Thing, word: string): SaidSize | undefined =>
  allSizes(thing).find(({ words }) => words.includes(word))
