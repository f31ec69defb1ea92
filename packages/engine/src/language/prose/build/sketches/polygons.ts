/** Figures with straight sides: triangles, trapezoids, regular polygons, outlines from corner to corner. */
import { missing, unread } from '../../../operations/unread.ts'
import { allSizes, isShaped, placesOf, type SaidSize, sizeOf, type Thing } from '../../scene.ts'
import type { World } from '../world.ts'
import { type Path, type Point, polygonPath } from './paths.ts'
import { type Flat, flatFrom } from './shapes.ts'

const take = (world: World, thing: Thing, said: SaidSize): number => world.takeSize(thing, said)

const worded = (thing: Thing, ...words: string[]): SaidSize[] =>
  allSizes(thing).filter((said) => words.some((word) => said.words.includes(word)))

const isRight = (world: World, thing: Thing): boolean =>
  /\bright\b/iu.test(thing.name) || /\bright[- ]/iu.test(world.quote(thing.span))

/** Width and height of a triangle: base and height, two legs, or one side of an equilateral one. */
function triangleSize(world: World, thing: Thing, beside?: number): [number, number] {
  const side =
    sizeOf(thing, 'side') ?? (isShaped(thing, 'equilateral') ? sizeOf(thing, 'bare', 'length') : undefined)
  const isEquilateral = isShaped(thing, 'equilateral') || /equilateral/u.test(thing.name)
  if (isEquilateral && side) {
    const length = world.take(side.figure, `${thing.name} side`)
    side.used = true
    return [length, (length * Math.sqrt(3)) / 2]
  }
  const legs = worded(thing, 'leg', 'side').filter(({ dimension }) =>
    /^(?:length|side|bare)$/u.test(dimension),
  )
  if (isRight(world, thing) && legs.length > 0) {
    const [first, second] = legs as [SaidSize, SaidSize | undefined]
    const one = take(world, thing, first)
    return [one, second ? take(world, thing, second) : one]
  }
  const ranked = allSizes(thing).filter(({ rank }) => rank !== undefined)
  if (ranked.length === 2)
    return [take(world, thing, ranked[0] as SaidSize), take(world, thing, ranked[1] as SaidSize)]
  const equal = isRight(world, thing) && allSizes(thing).length === 1 ? side : undefined
  if (equal) {
    const one = take(world, thing, equal)
    return [one, one]
  }
  const base = worded(thing, 'base')[0] ?? sizeOf(thing, 'length', 'width')
  const high =
    sizeOf(thing, 'height') ??
    allSizes(thing).find((said) => said !== base && /^(?:length|width)$/u.test(said.dimension))
  // "an isosceles triangle 5 mm high on the top edge": as wide as that.
  if (!base && high && beside !== undefined && !isRight(world, thing)) {
    world.assume(`The ${thing.name} is as wide as the side that it lies against`)
    return [beside, take(world, thing, high)]
  }
  if (!base || !high) throw missing(base ? 'height' : 'base', thing.name)
  return [take(world, thing, base), take(world, thing, high)]
}

/** A right triangle has its right angle in the corner that it is turned to; any other points away from its base. */
export function triangle(world: World, thing: Thing, beside?: number): Flat {
  const [width, height] = triangleSize(world, thing, beside)
  const [w, h] = [width / 2, height / 2]
  const isInCorner = placesOf(thing).some(
    ({ place }) => place.kind === 'at' && place.ref.concept === 'corner',
  )
  if (isInCorner && /isosceles|equilateral/u.test(thing.name)) throw unread(world.quote(thing.span))
  if (isInCorner && !isRight(world, thing))
    world.assume(`The ${thing.name} has a right angle in the corner that it is in`)
  if (isRight(world, thing) || isInCorner)
    return flatFrom(width, height, 'corner', ([a, b]) => {
      const [x, y] = [a === 0 ? -1 : a, b === 0 ? -1 : b]
      return polygonPath([
        [x * w, y * h],
        [-x * w, y * h],
        [x * w, -y * h],
      ])
    })
  if (!/isosceles|equilateral/u.test([thing.name, ...thing.words].join(' ')))
    world.assume(`The ${thing.name} is isosceles`)
  const path = polygonPath([
    [-w, -h],
    [w, -h],
    [0, h],
  ])
  return { ...flatFrom(width, height, 'turns', () => path), straight: true, sides: 'foot' }
}

/** Its longer base is down, where nobody says otherwise. */
export function trapezoid(world: World, thing: Thing): Flat {
  const bases =
    worded(thing, 'base').length === 2
      ? worded(thing, 'base')
      : allSizes(thing).filter(
          ({ dimension, words }) => /^(?:length|width|side|bare)$/u.test(dimension) || words.includes('base'),
        )
  const high = sizeOf(thing, 'height') ?? sizeOf(thing, 'depth')
  const [first, second] = bases
  if (!first || !second || bases.length > 2) throw missing('bases', thing.name)
  if (!high) throw missing('height', thing.name)
  const [one, two, height] = [take(world, thing, first), take(world, thing, second), take(world, thing, high)]
  const isSaid = (said: SaidSize, pattern: RegExp): boolean => said.words.some((word) => pattern.test(word))
  const isTop = (said: SaidSize): boolean => isSaid(said, /^(?:top|upper)$/u)
  const isBottom = (said: SaidSize): boolean => isSaid(said, /^(?:bottom|lower)$/u)
  const foot = thing.words.includes('on short base') ? Math.min(one, two) : Math.max(one, two)
  const low = isTop(first) || isBottom(second) ? two : isBottom(first) || isTop(second) ? one : foot
  const top = one + two - low
  if (
    ![first, second].some((said) => isTop(said) || isBottom(said)) &&
    !thing.words.includes('on short base') &&
    !thing.words.includes('on long base')
  )
    world.assume(`The longer base of the ${thing.name} is at its bottom`)
  const width = Math.max(low, top)
  const [w, h] = [width / 2, height / 2]
  const points: Point[] = isRight(world, thing)
    ? [
        [-w, -h],
        [low - w, -h],
        [top - w, h],
        [-w, h],
      ]
    : [
        [-low / 2, -h],
        [low / 2, -h],
        [top / 2, h],
        [-top / 2, h],
      ]
  return { ...flatFrom(width, height, 'turns', () => polygonPath(points)), straight: true, sides: 'level' }
}

/** Straight lines from point to point, where they were told. */
export function outlined(world: World, thing: Thing): Flat {
  const said = placesOf(thing).find(({ place }) => place.kind === 'points')
  if (said?.place.kind !== 'points') throw missing('corners', thing.name)
  const { points, figures } = said.place
  said.used = true
  for (const figure of figures) world.level(figure)
  const corners = points.map(([x = 0, y = 0]): Point => [x, y])
  const [first, last] = [corners[0], corners.at(-1)]
  if (first && last && corners.length > 3 && Math.hypot(first[0] - last[0], first[1] - last[1]) < 1e-9)
    corners.pop()
  if (corners.length < 3) throw unread(world.quote(said.span))
  const range = (k: 0 | 1): [number, number] => {
    const levels = corners.map((point) => point[k])
    return [Math.min(...levels), Math.max(...levels)]
  }
  const [[left, right], [low, high]] = [range(0), range(1)]
  const middle: Point = [(left + right) / 2, (low + high) / 2]
  const path: Path = polygonPath(corners.map(([x, y]): Point => [x - middle[0], y - middle[1]]))
  const [width, height] = [right - left, high - low]
  // What its corners come to is measured on the solid.
  const span = said.span
  for (const [axis, value] of [
    ['width', width],
    ['height', height],
  ] as const)
    world.requirements.push({
      id: `r${world.requirements.length + 1}`,
      says: `${thing.name} ${axis}`,
      measure: { kind: 'somewhere', of: 'any' },
      value,
      words: { text: world.quote(span), span: [...span] },
    })
  return { ...flatFrom(width, height, 'fixed', () => path), middle }
}
