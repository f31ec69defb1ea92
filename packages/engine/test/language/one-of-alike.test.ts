/** Of several bodies with one name, the one that is meant by its side or its number, and a hole through that one alone. */
import { holdPlaced, type Piece } from './placed.ts'

const TWO =
  'The base is 90mm (X) x 30mm (Y) x 8mm (Z). There is a block at the left end of the base, 10mm thick (X), 30mm wide (Y) and 32mm tall (Z). There is another block at the right end, 10mm thick (X), 30mm wide (Y) and 20mm tall (Z).'

const base: Piece = [90 * 30 * 8, [45, 15, 4]]
const left: Piece = [10 * 30 * 32, [5, 15, 24]]
const right: Piece = [10 * 30 * 20, [85, 15, 18]]
const hole = (x: number, z: number): Piece => [-16 * Math.PI * 10, [x, 15, z]]

holdPlaced([
  [`${TWO} Drill an 8mm hole through the left block in X, centered.`, [base, left, right, hole(5, 24)]],
  [`${TWO} Drill an 8mm hole through the right block in X, centered.`, [base, left, right, hole(85, 18)]],
  [`${TWO} Drill an 8mm hole through the first block.`, [base, left, right, hole(5, 24)]],
  [`${TWO} Drill an 8mm hole through the second block.`, [base, left, right, hole(85, 18)]],
  [`${TWO} The left block has an 8mm hole in it, centered.`, [base, left, right, hole(5, 24)]],
])
