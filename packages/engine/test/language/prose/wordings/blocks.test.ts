/** How people tell the sizes of a block, of a square bar, of a cube. */
import { holdWordings } from '../prose.ts'

holdWordings(70 * 40 * 9, [
  'Make a slab. Its length is 70 mm, it measures 40 mm across, and it is 9 mm thick.',
  'Draw a rectangle of 70 by 40 on the XY plane and extrude it upward by 9.',
  'I need a plate, 9mm thick, with a footprint of 70mm by 40mm.',
  'Model a solid with overall dimensions of 70 mm in X, 40 mm in Y and 9 mm in Z.',
  'The part is a rectangular plate. L = 70 mm, W = 40 mm, T = 9 mm.',
])

holdWordings(16 * 16 * 90, [
  'A square bar, 16 mm on a side and 90 mm long.',
  'A 90 mm length of 16 mm square bar.',
  'Create a square prism with sides of 16 mm and a height of 90 mm.',
  'A post of square section, 16 mm each way, standing 90 mm tall.',
])

holdWordings(28 ** 3, [
  'A block that is 28 mm long, 28 mm wide and equally high.',
  'Draw a 28 mm square and extrude it by the same amount.',
  'We need a cube. All of its edges are 28 mm.',
])
