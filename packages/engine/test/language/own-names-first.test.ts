/** Bodies that one sentence only names, by words of the prompt's own, and the next one tells. */
import { holdBalanced } from './balanced.ts'

const { PI } = Math

holdBalanced([
  [
    "First make the trunk. It's a cylinder 24 mm in diameter and 60 mm tall. Next add the crown. It's a cone with a diameter of 50 mm and a height of 36 mm. It sits on top of the trunk.",
    [
      [PI * 144 * 60, 30],
      [PI * 625 * 12, 69],
    ],
  ],
  [
    "Start with the mast. It's a block 12 x 12 x 80 mm. Then add the lampshade. It's a hemisphere with a diameter of 40 mm. Its flat side faces down and sits on top of the mast.",
    [
      [12 * 12 * 80, 40],
      [(PI * 40 ** 3) / 12, 80 + (3 / 8) * 20],
    ],
  ],
  [
    "Begin with the gizmo. It is a cylinder 30 mm in diameter and 20 mm tall. Then make the blob. It's a cone with a diameter of 30 mm and a height of 24 mm. The blob sits on top of the gizmo. Drill a 6 mm hole, 10 mm deep, into the bottom of the gizmo.",
    [
      [PI * 225 * 20, 10],
      [PI * 75 * 24, 26],
      [-PI * 9 * 10, 5],
    ],
  ],
])
