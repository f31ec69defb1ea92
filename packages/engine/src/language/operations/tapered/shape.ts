/** Cones and pyramids by what they measure at either end. */
import type { AxisName, Point3 } from '../../../plan/geometry.ts'
import type { Shaped } from '../bodies.ts'
import type { Build } from '../build.ts'
import { across, indexOf } from '../space.ts'
import { isShaped, type SaidSize, type Thing } from '../things.ts'
import { missing, unread } from '../unread.ts'

const ends = (thing: Thing, dimension: 'low' | 'high'): SaidSize[] =>
  thing.sizes.filter((said) => said.dimension === dimension)

/** "truncated", "with the top cut off": it has a second end. */
const isCut = (thing: Thing): boolean =>
  isShaped(thing, 'truncated', 'truncated cone', 'frustum', 'tapered') || thing.name.includes('truncated')

export const isEnded = (thing: Thing): boolean => ends(thing, 'low').length + ends(thing, 'high').length > 0

/** The two diameters of a cone; none at its tip. */
export function coneOf(build: Build, thing: Thing): { bottom: number; top: number } {
  const [low, high] = [ends(thing, 'low'), ends(thing, 'high')].map(([said]) => said)
  if (!low && high && !isCut(thing)) throw missing('diameter', thing.name)
  const bottom = low ? build.takeSize(thing, low) : undefined
  const top = high ? build.takeSize(thing, high) : isCut(thing) ? undefined : 0
  if (bottom === undefined || top === undefined) throw missing('diameter', thing.name)
  if (bottom === top) throw unread(thing.name)
  return { bottom, top }
}

/** "a square pyramid, the base 60 x 60 mm, the top 30 x 30 mm, 40 mm tall". */
export function pyramidOf(build: Build, thing: Thing, axis: AxisName, run: number): Shaped {
  const square = (said: readonly SaidSize[]): [number, number] | undefined => {
    const [a, b] = said.map((each) => build.takeSize(thing, each))
    return a === undefined ? undefined : [a, b ?? a]
  }
  const sides = thing.sizes.filter(({ dimension }) => dimension === 'sides')
  const base = square(ends(thing, 'low')) ?? (sides.length === 2 ? square(sides) : undefined)
  const top = square(ends(thing, 'high'))
  if (!base) throw missing('base', thing.name)
  if (!top && (isCut(thing) || isShaped(thing, 'cut'))) throw missing('top', thing.name)
  if (top && (top[0] >= base[0] || top[1] >= base[1])) throw unread(thing.name)
  const size: Point3 = [0, 0, 0]
  const [u, v] = across(axis)
  size[indexOf(u)] = base[0]
  size[indexOf(v)] = base[1]
  size[indexOf(axis)] = run
  return { shape: { kind: 'pyramid', base, top: top ?? [0, 0] }, size, axis }
}

export const isPyramid = (thing: Thing): boolean => isShaped(thing, 'pyramid')
