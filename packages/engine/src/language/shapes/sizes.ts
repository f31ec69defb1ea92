/** What a shape's sizes are made of: dimensions, the words for them, and the relations between them. */

/** Coefficients of dimensions whose sum is zero: `diameter - 2 radius = 0`. */
export type Linear = readonly (readonly [coefficient: number, dimension: string])[]

/** For what no straight line says: gives one dimension from others. */
export interface Formula {
  gives: string
  from: readonly string[]
  compute: (...from: number[]) => number
  /** Only finds what is missing: a cone that is wider at its top has the same angle. */
  finds?: true
}

/** Millimetres, a multiple of another dimension, or a rule over what is known. */
export type Typical =
  | number
  | readonly [factor: number, dimension: string]
  | ((get: (dimension: string) => number | undefined) => number | undefined)

export interface Sizes {
  /** How each dimension is called. */
  says: Readonly<Record<string, string>>
  /** Dimension words (and axes) to dimensions, the most likely first. */
  words: Readonly<Record<string, readonly string[]>>
  linear: readonly Linear[]
  formulas?: readonly Formula[]
  /** What `a x b x c` gives, by how many there are. */
  sequence: Readonly<Record<number, readonly string[]>>
  /** The same where it depends on the numbers. */
  arrange?: (values: readonly number[]) => readonly string[] | undefined
  /** What a lone size before the noun means. */
  bare?: string
  /** The first is always smaller than the second. */
  below?: readonly (readonly [string, string])[]
  /** Must be known in the end; the rest may stay open. In the order in which defaults are chosen. */
  needs: readonly (readonly [dimension: string, typical: Typical | undefined])[]
  /** Fixed by the nature of the thing. */
  fixed?: Readonly<Record<string, number>>
}

export const twice = (diameter: string, radius: string): Linear => [
  [1, diameter],
  [-2, radius],
]
export const same = (a: string, b: string): Linear => [
  [1, a],
  [-1, b],
]

/** A regular polygon's relations depend on how many sides it has. */
export function polygonRelations(sides: number): Linear[] {
  const half = Math.PI / sides
  return [
    [
      [1, 'acrossFlats'],
      [-Math.cos(half), 'acrossCorners'],
    ],
    [
      [1, 'side'],
      [-Math.sin(half), 'acrossCorners'],
    ],
  ]
}

/** All named dimensions are one: a cube's, a square's. */
export const allSame = (side: string, ...dimensions: string[]): Linear[] =>
  dimensions.map((each) => same(each, side))
