import type { Family } from '../family.ts'
import { C_SHAPES, E_SHAPES, F_SHAPES } from './combs.ts'
import { frame } from './frame.ts'
import { halfCylinder } from './half-cylinder.ts'
import { L_SHAPES, T_SHAPES, U_SHAPES } from './letters.ts'
import { POINTED } from './pointed.ts'
import { SECTORS } from './sector.ts'
import { H_SHAPES, PLUS_SHAPES, Z_SHAPES } from './signs.ts'
import { kite, parallelogram, rhombus } from './slanted.ts'
import { staircase } from './staircase.ts'

export const OUTLINES: readonly Family[] = [
  ...L_SHAPES,
  ...T_SHAPES,
  ...U_SHAPES,
  ...H_SHAPES,
  ...Z_SHAPES,
  ...C_SHAPES,
  ...E_SHAPES,
  ...F_SHAPES,
  ...PLUS_SHAPES,
  frame,
  parallelogram,
  rhombus,
  kite,
  ...SECTORS,
  ...POINTED,
  halfCylinder,
  staircase,
]
