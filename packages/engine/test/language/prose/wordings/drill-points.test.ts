/** Blind holes that end in a point, beyond the depth that they are wide to. */
import { holdUnread, holdWordings } from '../prose.ts'

const { PI, tan } = Math
const pointed = (diameter: number, depth: number, degrees: number): number =>
  PI * (diameter / 2) ** 2 * (depth + diameter / 6 / tan((degrees * PI) / 360))

holdWordings(48 * 36 * 32 - pointed(9, 20, 118), [
  'A block 48 x 36 x 32 mm. Drill a 9 mm hole 20 mm deep down into the middle of the top face. The hole ends in a 118 degree drill point.',
  'A block 48 x 36 x 32 mm with a blind hole in the center of its top, 9 mm in diameter and 20 mm deep, with a conical bottom of 118° included angle.',
  'Block 48 x 36 x 32. Ø9 x 20 deep in the top face, centered, 118° drill tip below full depth.',
  'A block 48 x 36 x 32 mm. In the center of the top face drill a hole, diameter 9 mm, depth 20 mm (not counting the point). The bottom of the hole is a cone with an included angle of 118 degrees.',
])

holdWordings(PI * 14 ** 2 * 50 - pointed(12, 24, 120), [
  'A rod 28 mm in diameter and 50 mm long with a blind hole in one end face, on the axis, 12 mm in diameter and 24 mm deep. It has a cone-shaped bottom with a 120 degree angle.',
])

holdUnread([
  'A block 48 x 36 x 32 mm. Drill a 9 mm hole 20 mm deep including the point into the middle of the top face. The hole ends in a 118 degree drill point.',
  'A block 48 x 36 x 22 mm. Drill a 9 mm hole 21 mm deep down into the middle of the top face. The hole ends in a 118 degree drill point.',
])
