/** Short notes behind the sentence that tells a cut: they are about that cut, and make no second one. */
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, depth: number): number => (Math.PI / 4) * diameter ** 2 * depth
const BLOCK = 70 * 50 * 25
const block = (cut: string): string => `A 70 x 50 x 25 mm block. ${cut}`
/** A slot 8 mm wide, 32 mm long over its ends and 6 mm deep. */
const ROUND_ENDED = 24 * 8 * 6 + round(8, 6)
const SQUARE_ENDED = 32 * 8 * 6
const slot = (note: string): string =>
  block(`Mill a slot 8 mm wide, 32 mm long and 6 mm deep in the center of the top. ${note}`)

holdVolumes([
  [block('Drill a 9 mm hole 14 mm deep in the center of the top. Flat bottomed hole.'), BLOCK - round(9, 14)],
  [
    block('Drill a 9 mm hole 14 mm deep in the center of the top. Blind hole, flat bottom.'),
    BLOCK - round(9, 14),
  ],
  [block('Drill a 9 mm hole in the center of the top. Through hole.'), BLOCK - round(9, 25)],
  [
    block('Drill two 5 mm holes 10 mm deep on the top, 20 mm left and right of the center. Blind holes.'),
    BLOCK - 2 * round(5, 10),
  ],
  [
    block('Cut a 22 x 12 mm pocket 7 mm deep into the center of the top. Flat-bottomed pocket.'),
    BLOCK - 22 * 12 * 7,
  ],
])

holdVolumes([
  [slot('Rounded ends.'), BLOCK - ROUND_ENDED],
  [slot('Full radius ends.'), BLOCK - ROUND_ENDED],
  [slot('Both ends are fully rounded.'), BLOCK - ROUND_ENDED],
  [slot('Square ends.'), BLOCK - SQUARE_ENDED],
  [slot('The ends are square.'), BLOCK - SQUARE_ENDED],
  [slot('Flat ends.'), BLOCK - SQUARE_ENDED],
  [
    block('Mill a slot with squared-off ends 8 mm wide, 32 mm long, 6 mm deep in the center of the top.'),
    BLOCK - SQUARE_ENDED,
  ],
])
