/** Things told once for several: grids of bodies, the same on the other side, legs under corners, what stands out from both ends. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (across: number, high: number): number => ((Math.PI * across ** 2) / 4) * high
const PEGS = 50 * 50 * 4 + 9 * round(5, 8)
const PINNED = 40 * 24 * 16 + 2 * round(8, 12)
const TABLE = 80 * 50 * 6 + 4 * 7 * 7 * 30

holdVolumes([
  [
    'Plate 50 x 50 x 4 carrying a 3 x 3 grid of pegs, 5 mm in diameter and 8 mm tall, at 16 mm pitch, centred on the plate.',
    PEGS,
  ],
  [
    'A 50 x 50 x 4 mm plate with a 3 by 3 array of pegs on top, each 5 mm in diameter and 8 mm high, spaced 16 mm apart in both directions and centred on the plate.',
    PEGS,
  ],
  [
    'A 50 x 50 x 4 mm plate. On top of it stand three rows of three pegs, 5 mm in diameter and 8 mm high, 16 mm apart.',
    PEGS,
  ],
  [
    'Block 40 x 24 x 16 high. A pin of 8 mm diameter, 12 mm long, sticks out of the centre of the left face; the same on the opposite side.',
    PINNED,
  ],
  [
    'Block 40 x 24 x 16 high. A pin of 8 mm diameter, 12 mm long, sticks out of the centre of the left face, and likewise on the right.',
    PINNED,
  ],
  ['Block 40 x 24 x 16 high with a pin of 8 mm diameter, 12 mm long, sticking out of each end.', PINNED],
  ['Block 40 x 24 x 16 high with a pin of 8 mm diameter, 12 mm long, on each end face.', PINNED],
  [
    'Horizontal cylinder, 36 dia x 25 long. A coaxial stub, 12 dia and 18 long, projects from the left end; same on the other side.',
    round(36, 25) + 2 * round(12, 18),
  ],
  [
    'Cylinder 36 dia, 25 long, with its axis horizontal. A stub 12 dia and 18 long sticks out from each end.',
    round(36, 25) + 2 * round(12, 18),
  ],
  [
    'A little table: top 80 x 50 x 6, with four legs 7 x 7 x 30 under its corners, flush with the edges.',
    TABLE,
  ],
  [
    'Table with an 80 x 50 x 6 top and four legs, 7 x 7 x 30 each, one under each corner, flush with the sides.',
    TABLE,
  ],
])

test('what is mirrored about an end face would lie beyond it: refused, where it was made within', () => {
  const { code } = refusal(
    'A block 40 long, 30 wide and 10 high has a wall 10 thick, 30 wide and 20 high standing on its left end. Mirror it about its right end face.',
  )
  assert.equal(code, 'prompt_too_ambiguous')
})
