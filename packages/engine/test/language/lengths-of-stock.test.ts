/** "a 60 mm length of hex bar": the size before the word is how long the piece is. */
import { holdVolumes } from './volumes.ts'

const hexagon = (flats: number): number => (Math.sqrt(3) / 2) * flats ** 2

holdVolumes([
  ['A 75 mm length of solid hex bar, 17 mm across the flats.', hexagon(17) * 75],
  ['Make a 75 mm piece of hexagonal rod that is 17 mm across flats.', hexagon(17) * 75],
  ['A 75 mm length of 17 mm hex bar.', hexagon(17) * 75],
  [
    'A 12 mm length of round pipe, 34 mm outside diameter with a 4 mm wall.',
    Math.PI * (17 ** 2 - 13 ** 2) * 12,
  ],
  [
    'This is a 90 mm long piece of square tube that measures 24 mm x 24 mm on the outside and has 2 mm thick walls.',
    (24 ** 2 - 20 ** 2) * 90,
  ],
  // With a length of its own, the size before the word is that of its section.
  ['A 17 mm piece of hex bar, 75 mm long.', hexagon(17) * 75],
])
