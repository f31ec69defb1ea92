/** Parts of sheet and pipe as they are bent: from what, around which radius, with legs of which length. */
import { holdVolumes } from './volumes.ts'

const elbow = (turn: number): number => Math.PI * (12 ** 2 - 10 ** 2) * ((turn * Math.PI) / 180) * 50
const angle = 30 * (70 * 4 + 46 * 4)

holdVolumes([
  [
    'A pipe with an outer diameter of 24 mm and an inner diameter of 20 mm. It makes a 90 degree bend with a centerline radius of 50 mm.',
    elbow(90),
  ],
  [
    'A tube of 24 mm outer diameter and 2 mm wall is bent through 45 degrees. The radius of the bend is 50 mm at the centerline.',
    elbow(45),
  ],
  ['An L-bracket, 30 mm wide, bent from 4 mm steel plate. One leg is 70 mm long, the other is 50 mm.', angle],
  ['An L-bracket 30 mm wide and 4 mm thick with legs of 70 mm and 50 mm.', angle],
  [
    'An L bracket made of 4 mm sheet, 30 mm wide. The first leg is 70 mm long and the second leg is 50 mm long.',
    angle,
  ],
  ['A disc of 60 mm diameter, cut from 3 mm aluminium sheet.', Math.PI * 900 * 3],
  [
    'A U-channel 3 mm thick. The base is 50 mm wide, the legs are 20 mm tall and it is 90 mm long.',
    90 * (50 * 3 + 2 * 17 * 3),
  ],
])

/** A box section of such sides and wall, so long, with a radius on its outer edges. */
const section = (wide: number, high: number, wall: number, long: number, radius = 0): number =>
  long *
  (wide * high -
    (4 - Math.PI) * radius ** 2 -
    (wide - 2 * wall) * (high - 2 * wall) +
    (4 - Math.PI) * Math.max(0, radius - wall) ** 2)

// What it is made of stands in the middle of its noun.
holdVolumes([
  ['A square aluminium tube, 25 x 25 mm, with a 2 mm wall, 90 mm long.', section(25, 25, 2, 90)],
  [
    'Rectangular steel tube, 60mm x 40mm outside, 150mm long. The wall is 4mm thick.',
    section(60, 40, 4, 150),
  ],
  [
    'Rectangular stainless steel tube, 150mm long. Outside dimensions 60mm x 40mm with 6mm outside corner radius. The wall is 4mm thick everywhere, meaning the inside corners have a 2mm radius.',
    section(60, 40, 4, 150, 6),
  ],
  ['A flat brass bar, 80 x 15 x 4 mm.', 80 * 15 * 4],
])
