/** Bodies that are known by their shape, with what each of their sizes may be called: an L by its legs, a star by its points. */
import type { AxisName } from '../../../plan/geometry.ts'
import type { Figure } from '../phrases.ts'

/** A parameter by its letter. */
export type Values = Readonly<Record<string, number>>

export interface FormPart {
  key: string
  names: RegExp
  /** Adjectives that mean this one, of names that fit several. */
  words?: RegExp
}

/**
 * What a told size may be, the likeliest first: `'length|bare': 'a / l'`. Sums of parameters, `2f+c`; `a = b` for two that are
 * alike; `w, h` for two side by side, `u < s` where the smaller is the first, `@` where their axes are told. Keys may begin with "inside" (between its walls) and "overall".
 */
export type Sizes = Readonly<Record<string, string>>

/** A rectangle of a section, or several: from where to where across, and from which level to which. */
export interface Rect {
  across: readonly [number, number]
  up: readonly [number, number]
}

export type Flat = readonly [number, number]

export interface LoftEnd {
  round: boolean
  width: number
  depth: number
}

export type Drawn =
  | { kind: 'section'; parts: Readonly<Record<string, readonly Rect[]>>; usual: 'x' | 'y' }
  /** `upright`: drawn as it is seen from the front. */
  | { kind: 'outline'; points: readonly Flat[]; upright: boolean; middle?: Flat }
  | { kind: 'ellipse'; width: number; height: number }
  | { kind: 'rectangles'; outer: Flat; inner: Flat }
  /** To a point, where there is no upper figure. */
  | { kind: 'loft'; low: LoftEnd; high?: LoftEnd; hollow?: readonly [LoftEnd, LoftEnd] }

export type Way = 'across' | 'up' | 'run'

export interface Form {
  name: string
  unknowns: string
  parts: readonly FormPart[]
  /** By the part that has them; `whole`: the form itself. */
  sizes: Readonly<Record<string, Sizes>>
  /** What is taken for granted where nothing else is told, in this order. */
  usual: readonly (readonly [equation: string, says: string])[]
  /** Which way each parameter is measured. */
  ways: Readonly<Record<string, Way>>
  /** Parameters that a table of sums cannot give. */
  derive?: (values: Values, counts: Values) => Values | undefined
  /** Nothing where the sizes make no such thing. */
  draw: (values: Values, counts: Values) => Drawn | undefined
  /** Sizes that could be of each part or of all are not guessed at. */
  strict?: true
  /** "In the middle" says where its parts are. */
  centered?: true
}

/** A size as it is told: of which part, and what it is called. */
export interface Fact {
  owners: readonly string[]
  dimension: string
  figures: readonly Figure[]
  value: number
  side?: 'inside' | 'overall' | 'outside'
  axes: readonly (AxisName | undefined)[]
}

/** A form with its sizes known. */
export interface Shaped {
  form: string
  drawn: Drawn
  run: number
  figures: readonly Figure[]
  assumed: readonly string[]
  /** Which axis each way is, where that is told. */
  axes: Readonly<Partial<Record<Way, AxisName>>>
}
