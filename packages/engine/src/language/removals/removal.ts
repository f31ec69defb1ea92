/** What is taken off a body at its outside, as it was told: clause by clause, before anyone knows how large the body is. */
import type { AxisName, SignedAxis } from '../../plan/geometry.ts'
import type { Value } from '../quantities/quantity.ts'

/**
 * The outline of what goes, seen the way it runs: a half or a quarter of a circle, a step along a side, a notch, a corner cut
 * off, a slope from side to side, stairs, a top that is round, the flats of a ball.
 */
export type RemovalKind =
  | 'half'
  | 'quarter'
  | 'step'
  | 'stairs'
  | 'notch'
  | 'corner'
  | 'slope'
  | 'round top'
  | 'flat'

/** What a size is of, by its word or by its axis; `square` both ways alike. */
export type RemovalWord =
  | 'width'
  | 'depth'
  | 'height'
  | 'length'
  | 'diameter'
  | 'radius'
  | 'square'
  | 'leg'
  | AxisName

interface RemovalSize {
  word: RemovalWord
  value: Value
}

export interface Removal {
  kind: RemovalKind
  /** How it was called. */
  form: string
  /** The sides it is told to be at: the one it opens to, those of an edge or of a corner. */
  sides: SignedAxis[]
  /** Several sides told at once, or one of several alike. */
  several: { which: 'long' | 'short' | 'corner'; all: boolean } | undefined
  /** The way it runs through the whole body. */
  way: AxisName | undefined
  /** Said to be a full half circle. */
  full: boolean
  /** It goes all the way, though not by which. */
  through: boolean
  /** In a wall of a hollow body. */
  wall: boolean
  /** It lies in the middle, where that is said. */
  centred: boolean
  /** The axes along which that is said. */
  centredAlong: AxisName[]
  sizes: RemovalSize[]
  /** How far it begins, or its middle lies, from a side. */
  places: { side: SignedAxis; value: Value; middle: boolean }[]
  /** How high a slope is at its sides. */
  heights: { side: SignedAxis; value: Value }[]
  /** How high some of the stairs are told to be: which of them, counted from below. */
  levels: { step: number | 'last'; value: Value }[]
  /** The side that stairs rise to. */
  rises: SignedAxis | undefined
  /** Sizes of the body itself, named where the cut is placed. */
  spans: Value[]
  /** Sides that are only said again: it must be at one of them. */
  again: SignedAxis[]
  /** Ways that are only said again. */
  waysAgain: AxisName[]
  count: number
}

export const newRemoval = (kind: RemovalKind, form: string): Removal => ({
  kind,
  form,
  sides: [],
  several: undefined,
  way: undefined,
  full: false,
  through: false,
  wall: false,
  centred: false,
  centredAlong: [],
  sizes: [],
  places: [],
  heights: [],
  levels: [],
  rises: undefined,
  spans: [],
  again: [],
  waysAgain: [],
  count: 1,
})

/** The first of its sizes that one of these words is for. */
export const sizeOf = ({ sizes }: Removal, ...words: RemovalWord[]): Value | undefined =>
  sizes.find(({ word }) => words.includes(word))?.value

/** Only these words were used for its sizes, each at most once. */
export function isOnly({ sizes }: Removal, ...groups: readonly (readonly RemovalWord[])[]): boolean {
  const used = groups.map((words) => sizes.filter(({ word }) => words.includes(word)).length)
  return used.every((count) => count <= 1) && used.reduce((sum, count) => sum + count, 0) === sizes.length
}
