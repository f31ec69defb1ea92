/** What a noun phrase and a size are, once they are read. */
import type { AxisName } from '../../plan/geometry.ts'
import type { Value } from '../quantities/quantity.ts'
import type { Span } from '../text/normalise.ts'
import type { Shaped } from './forms/form.ts'
import type { NounForm } from './lexicon.ts'
import type { ToldPath } from './tell/swept/statements.ts'

/** A number of the prompt. */
export interface Figure {
  value: number
  unit: Value['unit']
  text: string
  span: Span
  axis?: AxisName
}

export type Dimension =
  | 'length'
  | 'width'
  | 'height'
  | 'thickness'
  | 'depth'
  | 'diameter'
  | 'radius'
  | 'angle'
  | 'flats'
  | 'corners'
  | 'wall'
  /** What stays below a cut. */
  | 'left'
  /** Of a square, a cube, a regular polygon. */
  | 'side'
  /** How many a gear has. */
  | 'teeth'
  /** From one centre to the other. */
  | 'centers'
  /** Between things, or to something. */
  | 'distance'
  /** Side by side, `60 x 40 x 8`. */
  | 'sides'
  /** Without a word for it. */
  | 'bare'

export interface Size {
  dimension: Dimension
  figures: readonly Figure[]
  /** "outer", "overall", "base", "wall": what is said before the dimension. */
  words: readonly string[]
  axis?: AxisName
  /** "the diameter of the hole". */
  owner?: Phrase
  /** "12 mm along the edge": which way it is so large. */
  along?: Phrase
  span: Span
}

export type Determiner =
  | 'a'
  | 'the'
  | 'each'
  | 'all'
  | 'both'
  | 'one of'
  | 'another'
  | 'other'
  | 'this'
  | 'its'
  | 'no'
  | ''

export interface Layout {
  concept: string
  /** "two rows". */
  count?: number
  sizes: readonly Size[]
  bare: readonly Figure[]
  span: Span
}

export interface Phrase extends NounForm {
  det: Determiner
  count?: number
  /** "the second hole"; -1 for the last. */
  ordinal?: number
  /** Adjectives, and nouns used like one. */
  words: readonly string[]
  /** Words that nobody knows, before the noun. */
  unknown: readonly string[]
  sizes: readonly Size[]
  /** A length without a word for it: "a 5 mm hole". */
  bare: readonly Figure[]
  /** "the edge of the plate", "the plate's edge". */
  of?: Phrase
  /** "the end with the step": which end. */
  bearing?: Phrase
  /** "a row of three holes": how they lie. */
  layout?: Layout
  /** "left and right sides". */
  also?: Phrase
  /** Of an edge: what comes together there. */
  meeting?: readonly Phrase[]
  /** The thing that it was found to mean, by its id: "the one created in step 2". */
  meant?: string
  /** "the Z=15 face": the one that lies there. */
  level?: { axis: AxisName; figure: Figure }
  /** An L, a star …, with all that was told of its sizes. */
  form?: Shaped
  span: Span
}

export type Chunk =
  | { kind: 'phrase'; phrase: Phrase; span: Span }
  | { kind: 'size'; size: Size; span: Span }
  /** Lengths, angles or bare numbers, one or a list. */
  | {
      kind: 'figures'
      figures: readonly Figure[]
      what: 'length' | 'angle' | 'number' | 'list' | 'count'
      span: Span
    }
  | { kind: 'coordinate'; axis: AxisName; figures: readonly Figure[]; range: boolean; span: Span }
  | {
      kind: 'points'
      points: readonly (readonly number[])[]
      axes: readonly AxisName[]
      figures: readonly Figure[]
      span: Span
    }
  /** How what is swept runs. */
  | { kind: 'path'; path: ToldPath; span: Span }
  | { kind: 'clock'; figures: readonly Figure[]; span: Span }
  /** A thread, a ratio, a tolerance: what nobody here builds; a name alone, `NEMA 17`, may stand in a title. */
  | { kind: 'closed'; name: boolean; span: Span }
  | { kind: 'word'; text: string; span: Span }

export const isWord = (chunk: Chunk | undefined, ...texts: readonly string[]): boolean =>
  chunk?.kind === 'word' && texts.includes(chunk.text)

export const phraseIn = (chunk: Chunk | undefined): Phrase | undefined =>
  chunk?.kind === 'phrase' ? chunk.phrase : undefined
