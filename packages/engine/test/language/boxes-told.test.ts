/** Boxes, cups and tubes in few words: what is measured inside, the bottom beside the walls, shells and their open sides. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (across: number, high: number): number => ((Math.PI * across ** 2) / 4) * high
const CUP = round(64, 75) - round(58, 70)
const TRAY = 70 * 50 * 25 - 66 * 46 * 22
const INSIDE = 66 * 46 * 25 - 62 * 42 * 23
const SHELL = 48 * 36 * 24 - 42 * 30 * 21
const FRONT = 48 * 36 * 24 - 42 * 33 * 18

holdVolumes([
  ['Round cup, 64 mm outer diameter, 75 mm high. The wall is 3 mm, the bottom is 5 mm.', CUP],
  ['Cylindrical cup 64 mm outer diameter, 75 mm tall, wall 3 mm, base 5 mm.', CUP],
  ['Tray 70 x 50 x 25 high outside, walls 2, bottom 3.', TRAY],
  ['An open box 70 x 50 x 25 on the outside with 2 mm walls and a 3 mm bottom.', TRAY],
  [
    'A box that measures 62 x 42 x 23 deep on the inside, made 2 thick on the four sides and the bottom, open at the top.',
    INSIDE,
  ],
  ['An open-top box with an inside of 62 x 42 x 23 mm, walls and bottom 2 mm thick.', INSIDE],
  ['A tray whose interior measures 62 x 42 x 23; walls and floor are 2 thick.', INSIDE],
  ['A tray, 62 x 42 inside and 23 deep, with 2 mm walls and a 2 mm bottom.', INSIDE],
  ['An open box, inside 62 x 42 and 23 deep, wall thickness 2 mm all round and at the bottom.', INSIDE],
  ['Take a 48 x 36 x 24 block and shell it to 3 mm, removing the top face.', SHELL],
  ['Take a 48 x 36 x 24 block and shell it to a 3 mm wall, removing the front face.', FRONT],
  ['A block 48 x 36 x 24 shelled to 3 mm, open at the front.', FRONT],
  ['Shell a 48 x 36 x 24 block to 3 mm, removing the top and bottom faces.', (48 * 36 - 42 * 30) * 24],
])

const RING = round(70, 10) - round(50, 10)
// The slit runs from the bore to the rim: its ends are those of two circles.
const slit = (wide: number, inner: number, outer: number): number => {
  const half = (across: number): number =>
    (wide / 4) * Math.sqrt(across ** 2 - wide ** 2) + (across ** 2 / 4) * Math.asin(wide / across)
  return half(outer) - half(inner)
}

holdVolumes([
  [
    'A ring, 70 outer diameter, 50 inner diameter, 10 thick, slit open on one side with a 4 mm wide radial cut through the full thickness.',
    RING - 10 * slit(4, 50, 70),
  ],
  [
    'A split ring: 70 mm outside diameter, 50 mm inside, 10 mm wide, with a 4 mm gap cut through it.',
    RING - 10 * slit(4, 50, 70),
  ],
  [
    'Pipe 50 mm outside diameter, 42 mm bore, 90 mm long including an 80 mm diameter, 8 mm thick flange on each end.',
    round(50, 90) - round(42, 90) + 2 * (round(80, 8) - round(50, 8)),
  ],
  [
    'A pipe with 50 mm OD and a 4 mm wall, 90 mm long, which has a flange of 80 mm diameter and 8 mm thickness at each end. The bore runs right through, flanges included in the length.',
    round(50, 90) - round(42, 90) + 2 * (round(80, 8) - round(50, 8)),
  ],
  [
    'A pipe with 50 mm OD and a 4 mm wall, 90 mm long, with a flange of 80 mm diameter and 8 mm thickness at each end. The length includes both flanges.',
    round(50, 90) - round(42, 90) + 2 * (round(80, 8) - round(50, 8)),
  ],
  [
    'Sleeve 36 OD × 28 ID × 45 long. A collar of Ø50, 7 thick, goes round the outside with its lower face 12 above the lower end of the sleeve.',
    round(36, 45) - round(28, 45) + round(50, 7) - round(36, 7),
  ],
])

test('flanges of which nothing says that the length includes them are added to it, and that is told', () => {
  const { plan } = read(
    'Pipe 50 mm outside diameter, 42 mm bore, 90 mm long with an 80 mm diameter, 8 mm thick flange on each end.',
  )
  assert.ok(plan.assumptions.some(({ says }) => says.includes('nothing says that they include it')))
})
