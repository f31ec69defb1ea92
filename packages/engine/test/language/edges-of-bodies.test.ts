/** Which edges are meant is told behind the body that they are the edges of. */
import { holdVolumes } from './volumes.ts'

const BLOCK = 'A 60 x 40 x 20 mm block.'
const SOLID = 60 * 40 * 20
const UPRIGHT = SOLID - 4 * 20 * (1 - Math.PI / 4) * 25

/** What the chamfers of one side leave out: slanted prisms along its edges, which meet in a mitre. */
const ONE_SIDE = 2 * 2 * (60 + 40) - (4 / 3) * 2 ** 3

holdVolumes([
  [`${BLOCK} Fillet the 4 edges of the block that are parallel to the Z axis with a 5mm radius.`, UPRIGHT],
  [`${BLOCK} Round the edges of the block running along Z with a radius of 5 mm.`, UPRIGHT],
  [
    `${BLOCK} Fillet the edges of the block which are parallel to the X axis. The radius is 5mm.`,
    SOLID - 4 * 60 * (1 - Math.PI / 4) * 25,
  ],
  [`${BLOCK} Chamfer the edges of the block on its top face by 2 mm.`, SOLID - ONE_SIDE],
  [`${BLOCK} Chamfer the edges of the block that are on the top by 2 mm.`, SOLID - ONE_SIDE],
  [
    `${BLOCK} Chamfer the edges of the block that are on the top and the bottom by 2 mm.`,
    SOLID - 2 * ONE_SIDE,
  ],
])
