import { holdVolumes } from './volumes.ts'

const { PI } = Math

/** Prompt, and the volume by formula in cubic millimetres. */
const SOLIDS: readonly [prompt: string, volume: number][] = [
  [
    'a 60 x 40 x 8 mm plate with four 5 mm holes 6 mm from the edges and 3 mm corner fillets',
    60 * 40 * 8 - 4 * PI * 2.5 ** 2 * 8 - (4 - PI) * 9 * 8,
  ],
  ['a tube, 40 mm outer diameter, 5 mm wall, 80 mm long', PI * (20 ** 2 - 15 ** 2) * 80],
  ['a hex bar 20 mm across flats, 100 mm long', 2 * Math.sqrt(3) * 100 * 100],
  [
    'a frustum, bottom diameter 50, top diameter 30, height 24',
    ((PI * 24) / 3) * (25 ** 2 + 25 * 15 + 15 ** 2),
  ],
  ['a torus with a major radius of 30 mm and a minor radius of 8 mm', 2 * PI ** 2 * 30 * 64],
  ['a square pyramid with 30 mm base sides and a height of 40 mm', (30 * 30 * 40) / 3],
  ['a dome 60 mm across and 20 mm high', ((PI * 400) / 3) * (3 * 32.5 - 20)],
  [
    'a cylinder 40 mm in diameter and 50 mm tall with a hemisphere on top',
    PI * 400 * 50 + (2 / 3) * PI * 8000,
  ],
  [
    'a 100 x 80 x 10 plate with a 20 mm diameter 15 mm tall boss 25 mm from the left edge',
    80_000 + PI * 100 * 15,
  ],
  ['a 100 x 80 x 20 block with a 40 x 20 mm pocket 8 mm deep centred on the top face', 160_000 - 6400],
  [
    'a 100 x 60 x 10 plate with two slots 20 mm long and 6 mm wide, 40 mm apart',
    60_000 - 2 * (14 * 6 + PI * 9) * 10,
  ],
  [
    'an 80 x 80 x 12 plate with four 5 mm holes 10 mm from the edges, counterbored 9 mm dia 4 mm deep',
    80 * 80 * 12 - 4 * PI * (4.5 ** 2 * 4 + 2.5 ** 2 * 8),
  ],
  ['a 90 mm disc, 8 mm thick, with six 6 mm holes on a 70 mm bolt circle', PI * (45 ** 2 - 6 * 9) * 8],
  ['a 50 x 50 x 20 block with a tapped M5 hole 12 mm deep in the centre', 50_000 - PI * 2.1 ** 2 * 12],
  ['a rod 10 mm in diameter and 80 mm long along the x axis', PI * 25 * 80],
  ['a 40 mm cube with a 10 mm hole through the front face', 64_000 - PI * 25 * 40],
]

holdVolumes(SOLIDS)
