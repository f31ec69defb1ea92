/** From where to where a length is taken, and holes in ends that are round. */
import { holdVolumes } from './volumes.ts'

const slotted = (90 * 40 - 25 * 10 - Math.PI * 25) * 5
const link = (50 * 16 + Math.PI * 64 - 2 * Math.PI * 9) * 4

holdVolumes([
  [
    'A plate of 90 x 40 x 5 mm with a slot in the middle, 10 mm wide and 25 mm long (center to center).',
    slotted,
  ],
  [
    'A 90 x 40 x 5 mm plate. Cut a slot 10 mm wide with 25 mm between the centres of its rounded ends.',
    slotted,
  ],
  [
    'A 90 x 40 x 5 mm plate. Cut a slot through it. The distance between the centers of the two arcs is 25 mm and its width is 10 mm.',
    slotted,
  ],
  ['A 90 x 40 x 5 mm plate with a slot 10 mm wide, 35 mm from end to end.', slotted],
  [
    'A 90 x 40 x 5 mm plate with two 7 mm holes with a center-to-center distance of 44 mm.',
    (3600 - 2 * Math.PI * 3.5 ** 2) * 5,
  ],
  [
    'A strip 66 mm long, 16 mm wide and 4 mm thick. The ends are semicircles. Each end has a 6 mm hole.',
    link,
  ],
  [
    'A bar with a hole at each end. The bar is 66 mm long, 16 mm wide and 4 mm thick, and its ends are fully rounded. The holes are 6 mm in diameter and concentric with the rounded ends.',
    link,
  ],
])
