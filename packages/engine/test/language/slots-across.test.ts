/** A slot across a bar runs from one long side to the other, and a side of a window is none of the body's. */
import { holdBoxes } from './boxes.ts'

const BAR = 'A square bar, 16mm x 16mm and 70mm long.'

holdBoxes(
  [
    'In the middle of the top there’s a slot going across. The slot is 8mm wide and 6mm deep.',
    'A slot goes across the top, in the middle of the bar. It is 8mm wide and 6mm deep.',
    'Cut a slot across the bar in the middle of the top. The slot is 8mm wide and 6mm deep.',
    'In the middle of the top there is a slot running all the way across. The slot is 8mm wide and 6mm deep.',
  ].map((told) => [`${BAR} ${told}`, 16 * 16 * 70 - 8 * 6 * 16, [70, 16, 16]]),
)

// The long side of a window is not that of the block.
holdBoxes([
  [
    'A block 70 x 40 x 10 mm. Cut a 24mm x 12mm window through the center. The long side of the window runs along the long side of the block.',
    (70 * 40 - 24 * 12) * 10,
    [70, 40, 10],
  ],
])

holdBoxes([
  [
    'A block 70 x 40 x 10 mm. Cut a 24mm x 12mm window through the center, with its long side parallel to the long side of the block.',
    70 * 40 * 10 - 24 * 12 * 10,
    [70, 40, 10],
  ],
])
