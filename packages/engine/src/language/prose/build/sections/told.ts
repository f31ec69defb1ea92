/** The sizes of a section, as they are told of it or of its parts. */
import { missing } from '../../../operations/unread.ts'
import type { Dimension } from '../../phrases.ts'
import { allSizes, type SaidSize, type Thing } from '../../scene.ts'
import type { World } from '../world.ts'

/** A rectangle of the section: from where to where across it, and from which level to which. */
export interface Rect {
  across: readonly [number, number]
  up: readonly [number, number]
}

export type Parts = Readonly<Record<string, Rect | readonly Rect[]>>

export interface Profile {
  parts: Parts
  /** How long it is. */
  run: number
  /** The way it runs, where nobody says. */
  usual: 'x' | 'y'
  /** The side that nothing closes, besides its ends. */
  open?: 'top' | 'right'
}

const INNER = /^(?:inner|inside|internal|interior|clear)$/u

export const isInside = ({ words }: SaidSize): boolean => words.some((word) => INNER.test(word))

export class Told {
  readonly world: World
  readonly thing: Thing
  readonly #part: (key: string) => Thing | undefined

  constructor(world: World, thing: Thing, part: (key: string) => Thing | undefined) {
    this.world = world
    this.thing = thing
    this.#part = part
  }

  part(key: string): Thing | undefined {
    return this.#part(key)
  }

  /** A size of the section itself (no key) or of one of its parts, the likelier dimension first. */
  find(key: string | undefined, ...names: Dimension[]): SaidSize | undefined {
    const of = key === undefined ? this.thing : this.#part(key)
    if (!of) return undefined
    for (const gloss of [false, true])
      for (const name of names) {
        const said = allSizes(of).find(
          (size) =>
            size.dimension === name &&
            size.rank === undefined &&
            size.of === undefined &&
            size.gloss === gloss &&
            !size.words.includes('floor'),
        )
        if (said) return said
      }
    return undefined
  }

  take(said: SaidSize | undefined): number | undefined {
    return said && this.world.takeSize(this.thing, said)
  }

  /** The first of several ways to tell it that was told. */
  first(...all: (SaidSize | number | undefined)[]): number | undefined {
    const found = all.find((each) => each !== undefined)
    return typeof found === 'object' ? this.take(found) : found
  }

  /** A size from outside to outside; told inside, so much comes besides. */
  outside(said: SaidSize | undefined, walls: number | undefined): number | undefined {
    if (!said) return undefined
    if (!isInside(said)) return this.take(said)
    return walls === undefined ? undefined : (this.take(said) as number) + walls
  }

  /** Sizes side by side: `40 x 40 x 5`. */
  ranked(key?: string): SaidSize[] {
    const of = key === undefined ? this.thing : this.#part(key)
    return of ? allSizes(of).filter(({ rank }) => rank !== undefined) : []
  }

  /** Lengths one after the other: "legs of 70 mm and 50 mm". */
  listed(key: string, ...names: Dimension[]): SaidSize[] {
    const of = this.#part(key)
    return of ? allSizes(of).filter((said) => said.rank === undefined && names.includes(said.dimension)) : []
  }

  need(value: number | undefined, what: string): number {
    if (value === undefined) throw missing(what, this.thing.name)
    return value
  }
}

export const THICK: readonly Dimension[] = ['thickness', 'wall']

/** Of `40 x 30 x 3` the last is the thickness, where it is small beside the others and none is told. */
export function sidesOf(told: Told): { sides: SaidSize[]; thick: SaidSize | undefined } {
  const ranked = told.ranked()
  const thick = told.find(undefined, ...THICK)
  const last = ranked.at(-1)
  const isThick =
    !thick &&
    last !== undefined &&
    ranked.length >= 3 &&
    ranked.slice(0, 2).every(({ figure }) => figure.value > 2 * last.figure.value)
  return isThick && last && ranked.length === 3
    ? { sides: ranked.slice(0, 2), thick: last }
    : { sides: ranked, thick }
}
