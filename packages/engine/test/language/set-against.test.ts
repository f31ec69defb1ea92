/** Bodies set against each other without a side that has a name: end on, square to each other, through each other, half sunk in. */
import { holdVolumes } from './volumes.ts'

holdVolumes([
  [
    'A block of 60 x 30 x 20 mm. A second block is 20 mm long, 10 mm wide and 10 mm high. It is fixed to the side of the first block.',
    60 * 30 * 20 + 20 * 10 * 10,
  ],
  [
    'Make a bar 80 mm long, 20 mm wide and 10 mm high. A second bar is 40 mm long, 20 mm wide and 10 mm high. Join the end of the second bar to the middle of the long side of the first bar, so that they are perpendicular to each other.',
    80 * 20 * 10 + 40 * 20 * 10,
  ],
  [
    'A bar is 80 mm long, 10 mm wide and 5 mm high. Add another identical bar that crosses the first one at its center at a right angle.',
    2 * 80 * 10 * 5 - 10 * 10 * 5,
  ],
  [
    'Create a cube of 40 mm. Cut a square hole with a side of 10 mm through the front face to the back face. Cut an identical hole from the left face to the right face, so that both holes intersect in the center.',
    64000 - 2 * 100 * 40 + 1000,
  ],
  [
    'A block of 60 x 40 x 30 mm. Subtract a cylinder with a diameter of 20 mm and a length of 60 mm from the top, lying along the x-axis, so that half of it is inside the block.',
    72000 - (Math.PI * 100 * 60) / 2,
  ],
  [
    'A disc 60 mm in diameter and 10 mm thick. A second disc, 20 mm in diameter and 50 mm high, on top of it. Make a third disc that is identical to the first one and put it on top of the second disc.',
    Math.PI * (900 * 20 + 100 * 50),
  ],
  [
    'A block of 40 x 20 x 10 mm. Attach another block, which is 10 mm long, 20 mm wide and 30 mm high, to the left end of the first block. Both blocks are flush at the bottom.',
    8000 + 6000,
  ],
  [
    'A hexagonal prism with a side length of 10 mm and a height of 8 mm. Add a cylinder with a diameter of 10 mm and a length of 25 mm to one of the hexagonal faces.',
    3 * Math.sqrt(3) * 50 * 8 + Math.PI * 25 * 25,
  ],
])
