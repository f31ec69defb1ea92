/** The figures of a drawing: how wide and high each is, and its outline about its middle. */
import { missing, unread } from '../../../operations/unread.ts'
import { allSizes, isShaped, type SaidSize, sizeOf, type Thing } from '../../scene.ts'
import { across } from '../bodies/shaped.ts'
import type { Feature, World } from '../world.ts'

export type Profile = NonNullable<Extract<Feature, { kind: 'extrude' }>['sketch']['add']>[number]
export type Point = readonly [number, number]

/** Which way a half disc bulges, a triangle points. */
export type Way = readonly [-1 | 0 | 1, -1 | 0 | 1]

export interface Flat {
  width: number
  height: number
  round: boolean
  /** Its straight side, where it has one. */
  straight?: boolean
  /** About its middle `at`; `way`: which way it is turned. */
  draw: (at: Point, way: Way) => Profile
  /** Turned a quarter its width and height change. */
  turns?: boolean
}

const line = (to: Point): { kind: 'line'; to: [number, number] } => ({ kind: 'line', to: [...to] })

const outline = ([first, ...rest]: Point[]): Profile => ({
  kind: 'outline',
  start: [...(first as Point)],
  segments: rest.map(line),
})

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

const POLYGONS: Readonly<Record<string, number>> = { hexagon: 6, octagon: 8, pentagon: 5 }

export function flatOf(world: World, thing: Thing): Flat {
  const is = (...names: string[]): boolean => isShaped(thing, ...names)
  const round = sizeOf(thing, 'diameter', 'radius')
  if (is('half', 'semicircular', 'semicircle', 'half circle')) {
    if (!round) throw missing('diameter', thing.name)
    return halfDisc(across(world, thing, round))
  }
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
      draw: (at) => ({ kind: 'circle', diameter, at: [...at] }),
    }
  }
  if (is('triangle', 'triangular')) return triangle(world, thing)
  if (is('trapezoid', 'ellipse')) throw unread(thing.name)
  const [width, height] = sides(world, thing, false)
  return {
    width,
    height,
    round: false,
    draw: (at) => ({ kind: 'rectangle', width, height, at: [...at] }),
  }
}

/** Its box lies on the straight side; it bulges the way it is turned. */
function halfDisc(diameter: number): Flat {
  const radius = diameter / 2
  return {
    width: diameter,
    height: radius,
    round: false,
    straight: true,
    turns: true,
    draw: ([u, v], [a, b]) => {
      const center: Point = [u - (a * radius) / 2, v - (b * radius) / 2]
      // Along the straight side, a quarter turn from the way it bulges.
      const [p, q] = [b * radius, -a * radius]
      return {
        kind: 'outline',
        start: [center[0] - p, center[1] - q],
        segments: [
          line([center[0] + p, center[1] + q]),
          {
            kind: 'arc',
            to: [center[0] - p, center[1] - q],
            via: [center[0] + a * radius, center[1] + b * radius],
          },
        ],
      }
    },
  }
}

function polygon(world: World, thing: Thing, sides: number): Flat {
  const flats = sizeOf(thing, 'flats')
  const side = sizeOf(thing, 'side')
  const said = flats ?? side ?? sizeOf(thing, 'corners', 'diameter', 'bare')
  if (!said) throw missing('width across flats', thing.name)
  const value = world.takeSize(thing, said)
  const turn = Math.PI / sides
  const corners = said === flats ? value / Math.cos(turn) : said === side ? value / Math.sin(turn) : value
  return {
    width: corners,
    height: corners,
    round: true,
    draw: (at) => ({ kind: 'polygon', sides, acrossCorners: corners, at: [...at] }),
  }
}

function slot(world: World, thing: Thing): Flat {
  const [long, wide] = [sizeOf(thing, 'length'), sizeOf(thing, 'width', 'height')]
  if (!long || !wide) throw missing(long ? 'width' : 'length', thing.name)
  const [length, width] = [world.takeSize(thing, long), world.takeSize(thing, wide)]
  return {
    width: length,
    height: width,
    round: true,
    draw: (at) => ({ kind: 'slot', length, width, at: [...at] }),
  }
}

/** A right triangle has its right angle where it is turned to; any other points up. */
function triangle(world: World, thing: Thing): Flat {
  const base = sizeOf(thing, 'length', 'width') ?? allSizes(thing).find(({ words }) => words.includes('base'))
  const high = sizeOf(thing, 'height')
  if (!base || !high) throw missing(base ? 'height' : 'base', thing.name)
  const [width, height] = [world.takeSize(thing, base), world.takeSize(thing, high)]
  const isRight = /right/iu.test(world.quote(thing.span)) || isShaped(thing, 'right', 'right triangle')
  return {
    width,
    height,
    round: false,
    draw: ([u, v], [a, b]) => {
      const [w, h] = [width / 2, height / 2]
      if (!isRight)
        return outline(
          b < 0
            ? [
                [u - w, v + h],
                [u, v - h],
                [u + w, v + h],
              ]
            : [
                [u - w, v - h],
                [u + w, v - h],
                [u, v + h],
              ],
        )
      const [x, y] = [a === 0 ? -1 : a, b === 0 ? -1 : b]
      return outline([
        [u + x * w, v + y * h],
        [u - x * w, v + y * h],
        [u + x * w, v - y * h],
      ])
    },
  }
}
