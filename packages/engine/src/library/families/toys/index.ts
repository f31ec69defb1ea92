/** Toys, ornaments and small figures. */
import type { Family } from '../family.ts'
import { dice, keycap, toyBrick } from './bricks.ts'
import { toyCar } from './car.ts'
import { chessPiece } from './chess.ts'
import { coin, fingerRing, heart, star } from './figures.ts'
import { christmasTree, snowman, waterMolecule } from './ornaments.ts'

export const TOYS: readonly Family[] = [
  chessPiece,
  dice,
  toyBrick,
  keycap,
  christmasTree,
  star,
  heart,
  coin,
  fingerRing,
  snowman,
  waterMolecule,
  toyCar,
]
