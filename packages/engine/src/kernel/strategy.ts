/**
 * How hard the kernel tries. Geometry that ran out of time is tried again with the next entry: each is cheaper
 * than the one before, and each gives the same solid.
 */
export interface Strategy {
  /** Merge faces and edges that continue each other after every boolean, or only once at the end, or never. */
  simplify: 'each' | 'last' | 'never'
  /** Give faces that merely touch to the kernel as such, where a feature knows they do. */
  glue: boolean
  /** Multiplies the display and export tolerances: a coarser mesh of the same solid. */
  coarseness: number
}

export const STRATEGIES: readonly [Strategy, ...Strategy[]] = [
  { simplify: 'each', glue: false, coarseness: 1 },
  { simplify: 'last', glue: false, coarseness: 1 },
  { simplify: 'last', glue: true, coarseness: 2 },
  { simplify: 'never', glue: true, coarseness: 2 },
  { simplify: 'never', glue: true, coarseness: 4 },
]
