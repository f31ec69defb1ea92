/** How far a slot or groove runs, said before the cut itself; and the two widths of a dovetail. */
import { holdVolumes } from './volumes.ts'

const block = (cut: string): string => `A block 90 mm long, 50 mm wide and 20 mm high. ${cut}`
const BLOCK = 90 * 50 * 20
const ALONG = BLOCK - 90 * 6 * 4
const ACROSS = BLOCK - 50 * 6 * 4

holdVolumes([
  [block('Along the whole 90 mm length, cut a groove 6 mm wide and 4 mm deep into the top face.'), ALONG],
  [block('Along its full length mill a slot 6 mm wide and 4 mm deep into the top face.'), ALONG],
  [block('Along the length of the top face, there is a slot that is 6 mm wide and 4 mm deep.'), ALONG],
  [block('Over the entire length runs a slot, 6 mm wide and 4 mm deep, in the top face.'), ALONG],
  [block('A slot 6 mm wide and 4 mm deep in the top face over the whole length.'), ALONG],
  [block('Across the full 50 mm width, mill a slot 6 mm wide and 4 mm deep in the top face.'), ACROSS],
  [block('Across the full width, in the middle of the top face, cut a slot 6 mm wide, 4 mm deep.'), ACROSS],
])

const DOVETAIL = BLOCK - 90 * 8 * 20

holdVolumes([
  [
    block(
      'Along the whole 90 mm length, cut a dovetail groove into the top face. The groove is 16 mm wide at the top surface, widens to 24 mm at its bottom, and is 8 mm deep.',
    ),
    DOVETAIL,
  ],
  [
    block(
      'A dovetail groove runs the full length of the top face. It is 16 mm wide at its top, 24 mm wide at its bottom and 8 mm deep.',
    ),
    DOVETAIL,
  ],
])
