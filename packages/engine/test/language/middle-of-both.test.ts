/** Openings that are not round, through the middle of two bodies at once; and a pyramid that is called so for short. */
import { holdVolumes } from './volumes.ts'

const PAIR = 'A plate 70 x 70 x 8 mm. A block 36 x 36 x 24 mm stands centered on the plate. '
const SOLID = 70 * 70 * 8 + 36 * 36 * 24
const HEXAGON = (Math.sqrt(3) / 2) * 14 ** 2

holdVolumes([
  [`${PAIR}Cut a 16 x 16 mm square hole through the center of the block and the plate.`, SOLID - 256 * 32],
  [`${PAIR}Cut a 16 x 10 mm rectangular hole through the middle of the block and plate.`, SOLID - 160 * 32],
  [
    `${PAIR}Cut a hexagonal hole, 14 mm across flats, through the center of the block and the plate.`,
    SOLID - HEXAGON * 32,
  ],
  [`${PAIR}Cut a 16 x 16 mm square hole through the center of the block.`, SOLID - 256 * 24],
])

const FRUSTUM = (30 / 3) * (50 ** 2 + 50 * 26 + 26 ** 2)
const TOMB =
  'A slab 64 mm x 64 mm, 8 mm thick. On top of it, centered, is a truncated square pyramid. Its bottom is 50 mm x 50 mm, its top is 26 mm x 26 mm and its height is 30 mm. '

holdVolumes([
  [
    `${TOMB}Drill a 10 mm hole through the center of the pyramid and the slab.`,
    64 * 64 * 8 + FRUSTUM - Math.PI * 25 * 38,
  ],
  [
    `${TOMB}Cut an 18 mm x 18 mm square hole vertically through the center of the pyramid and the slab.`,
    64 * 64 * 8 + FRUSTUM - 18 * 18 * 38,
  ],
])
