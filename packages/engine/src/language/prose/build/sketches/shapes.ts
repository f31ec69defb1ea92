/** The figures of a drawing: how wide and high each is, and its outline about its middle. */
import { missing, unread } from '../../../operations/unread.ts'
import { POLYGONS } from '../../polygon-names.ts'
import { allSizes, isShaped, placesOf, type SaidSize, sizeOf, type Thing } from '../../scene.ts'
import { across } from '../bodies/shaped.ts'
import type { Feature, World } from '../world.ts'
import { circleRim, moved, type Path, type Point, profileOf, rimOf } from './paths.ts'
import { outlined, trapezoid, triangle } from './polygons.ts'
import { sectorOf } from './sectors.ts'

export type Profile = NonNullable<Extract<Feature, { kind: 'extrude' }>['sketch']['add']>[number]
export type { Point } from './paths.ts'

/** Which way a half disc bulges, a triangle points; the corner a right angle is turned to. */
export type Way = readonly [-1 | 0 | 1, -1 | 0 | 1]

export interface Flat {
  width: number
  height: number
  round: boolean
  /** Its straight side, where it has one. */
  straight?: boolean
  /** About its middle `at`; `way`: which way it is turned. */
  draw: (at: Point, way: Way) => Profile
  rim: (at: Point, way: Way) => Point[]
  /** Turned a quarter its width and height change. */
  turns?: boolean
  /** Where the centre of its arc lies from the middle of its box. */
  pivot?: (way: Way) => Point
  /** Which of the sides of its box are sides of it. */
  sides: 'all' | 'level' | 'foot' | 'none'
  /** Where its middle is by its own coordinates. */
  middle?: Point
}

/** A figure by its path: one that turns to where it is attached, one that fits into corners, one that stays as it is. */
export function flatFrom(
  width: number,
  height: number,
  manner: 'turns' | 'corner' | 'fixed',
  path: (way: Way) => Path,
): Flat {
  const placed = (at: Point, way: Way): Path => moved(path(way), at, manner === 'turns' ? way : [0, 1])
  return {
    width,
    height,
    round: false,
    sides: 'none',
    ...(manner === 'turns' ? { turns: true } : {}),
    draw: (at, way) => profileOf(placed(at, way)),
    rim: (at, way) => rimOf(placed(at, way)),
  }
}

/** Width and height of a rectangle, by the words for them. */
function sides(world: World, thing: Thing, upright: boolean): [number, number] {
  const ranked = allSizes(thing).filter(({ rank }) => rank !== undefined)
  const take = (said: SaidSize | undefined): number | undefined => said && world.takeSize(thing, said)
  if (ranked.length >= 2) return [take(ranked[0]) as number, take(ranked[1]) as number]
  const bare = sizeOf(thing, 'side', 'bare')
  if (isShaped(thing, 'square') && bare) {
    const side = take(bare) as number
    return [side, side]
  }
  const [length, width, height, depth, thick] = [
    take(sizeOf(thing, 'length')),
    take(sizeOf(thing, 'width')),
    take(sizeOf(thing, 'height')),
    take(sizeOf(thing, 'depth')),
    take(sizeOf(thing, 'thickness')),
  ]
  const high = height ?? depth
  const found: [number | undefined, number | undefined] =
    high !== undefined
      ? [length ?? width ?? thick, high]
      : length !== undefined && width !== undefined
        ? upright
          ? [width, length]
          : [length, width]
        : [length ?? width, thick ?? (isShaped(thing, 'square') ? (length ?? width) : undefined)]
  if (found[0] === undefined) throw missing('width', thing.name)
  if (found[1] === undefined) throw missing('height', thing.name)
  return [found[0], found[1]]
}

/** `beside`: how long the side is that it lies against. */
export function flatOf(world: World, thing: Thing, beside?: number): Flat {
  const is = (...names: string[]): boolean => isShaped(thing, ...names)
  const round = sizeOf(thing, 'diameter', 'radius')
  const sector = sectorOf(world, thing, beside)
  if (sector) return sector
  if (
    is('outline') ||
    placesOf(thing).some(({ place }) => place.kind === 'points' && place.points.length > 2)
  )
    return outlined(world, thing)
  const sidesOf = Object.entries(POLYGONS).find(([name]) => is(name))?.[1]
  if (sidesOf) return polygon(world, thing, sidesOf)
  if (is('slot', 'obround')) return slot(world, thing)
  if (is('circle', 'circular', 'round', 'hole') && !is('square', 'rectangular')) {
    const said = round ?? sizeOf(thing, 'bare')
    if (!said) throw missing('diameter', thing.name)
    const diameter = across(world, thing, said)
    return {
      width: diameter,
      height: diameter,
      round: true,
      sides: 'none',
      draw: (at) => ({ kind: 'circle', diameter, at: [...at] }),
      rim: (at) => circleRim(at, diameter / 2),
    }
  }
  if (is('triangle', 'triangular')) return triangle(world, thing, beside)
  if (is('trapezoid')) return trapezoid(world, thing)
  if (is('ellipse', 'parallelogram')) throw unread(thing.name)
  const [width, height] = sides(world, thing, false)
  return rectangle(width, height)
}

export const rectangle = (width: number, height: number): Flat => ({
  width,
  height,
  round: false,
  sides: 'all',
  draw: (at) => ({ kind: 'rectangle', width, height, at: [...at] }),
  rim: ([u, v]) => [
    [u - width / 2, v - height / 2],
    [u + width / 2, v - height / 2],
    [u + width / 2, v + height / 2],
    [u - width / 2, v + height / 2],
  ],
})

function polygon(world: World, thing: Thing, sides: number): Flat {
  const flats = sizeOf(thing, 'flats')
  const side = sizeOf(thing, 'side')
  const said = flats ?? side ?? sizeOf(thing, 'corners', 'diameter', 'bare')
  if (!said) throw missing('width across flats', thing.name)
  const value = world.takeSize(thing, said) * (said.words.includes('radius') ? 2 : 1)
  if (said.words.includes('radius')) world.unmeasured(said.figure)
  if (said === side && !flats) world.measureSide(said.figure, sides, value)
  const turn = Math.PI / sides
  const corners = said === flats ? value / Math.cos(turn) : said === side ? value / Math.sin(turn) : value
  return {
    width: corners,
    height: corners,
    round: true,
    sides: 'none',
    draw: (at) => ({ kind: 'polygon', sides, acrossCorners: corners, at: [...at] }),
    // Within it is what is within the circle that touches its sides.
    rim: (at) => circleRim(at, (corners / 2) * Math.cos(turn)),
  }
}

function slot(world: World, thing: Thing): Flat {
  const [long, wide] = [sizeOf(thing, 'length'), sizeOf(thing, 'width', 'height')]
  if (!long || !wide) throw missing(long ? 'width' : 'length', thing.name)
  const [length, width] = [world.takeSize(thing, long), world.takeSize(thing, wide)]
  return {
    ...rectangle(length, width),
    round: true,
    sides: 'level',
    draw: (at) => ({ kind: 'slot', length, width, at: [...at] }),
  }
}

/** A rectangle that lies with one of its sides against another figure, and so turns with the side it lies against. */
export const leaning = (along: number, outward: number): Flat => {
  const facing = ([a]: Way): Flat => (a === 0 ? rectangle(along, outward) : rectangle(outward, along))
  return {
    ...rectangle(along, outward),
    turns: true,
    draw: (at, way) => facing(way).draw(at, way),
    rim: (at, way) => facing(way).rim(at, way),
  }
}
