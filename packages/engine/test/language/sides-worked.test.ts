/** One side worked and then another, told in one sentence; and what is cut out of an edge. */
import { holdVolumes } from './volumes.ts'

const { PI } = Math
/** What a chamfer takes off around a rod of 15 mm radius. */
const chamfer = (size: number): number => PI * size ** 2 * (15 - size / 3)

holdVolumes([
  ...[
    'The top has a 4 mm chamfer and the bottom has a 2 mm chamfer.',
    'The top edge has a 4 mm chamfer while the bottom edge has a 2 mm chamfer.',
    'The top edge is chamfered 4 mm, and the bottom edge is chamfered 2 mm.',
  ].map((edges): [string, number] => [
    `A cylinder 30 mm in diameter and 40 mm tall. ${edges}`,
    PI * 225 * 40 - chamfer(4) - chamfer(2),
  ]),
  ...[
    'a 16 mm wide and 8 mm deep cutout in the middle of the right edge',
    'a 16 x 8 mm rectangular cutout in the front edge',
    'a 16 x 8 mm cutout in the middle',
  ].map((cutout): [string, number] => [`A plate 90 x 50 x 4 mm with ${cutout}.`, (90 * 50 - 16 * 8) * 4]),
])
