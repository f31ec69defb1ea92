/**
 * The sizes of each body's shape as a small equation system: its dimensions, how they hang together, which words mean
 * which of them, and what a size left unsaid usually is. A machinist can review these tables.
 */
import type { ShapeKind } from '../lexicon/bodies.ts'
import { DRAWN } from './figures.ts'
import { ROUND } from './round.ts'
import type { Sizes } from './sizes.ts'
import { STRAIGHT } from './straight.ts'

const SHAPES: Readonly<Record<ShapeKind, Sizes>> = { ...STRAIGHT, ...ROUND, ...DRAWN }

export const shapeSizes = (shape: ShapeKind): Sizes => SHAPES[shape]
