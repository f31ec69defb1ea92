/** Several holes: around a circle, in rows, called out as on a drawing, one each way. */
import { holdUnread, holdWordings } from '../prose.ts'

const { PI } = Math

holdWordings(PI * 12 * (45 ** 2 - 15 ** 2) - 6 * PI * 4 ** 2 * 12, [
  'Flange: OD 90 mm, thickness 12 mm, bore 30 mm. Bolt holes: 6 x 8 mm through on a 62 mm PCD, equally spaced.',
  'A flat ring, 90 mm outside diameter, 30 mm inside diameter, 12 mm thick. Drill six equally spaced 8 mm holes all the way through on a 62 mm pitch circle.',
  'Round plate, Ø90 x 12. Center hole Ø30 thru. 6x Ø8 thru on Ø62 B.C.',
  'A 90 mm disc, 12 mm thick, has a 30 mm bore and six 8 mm holes spaced 60 degrees apart, halfway between the bore and the outer edge.',
])

holdWordings(PI * 35 ** 2 * 10 - 3 * PI * 3 ** 2 * 10, [
  "A disc 70 mm in diameter and 10 mm thick. Three 6 mm holes go through it on a 50 mm bolt circle, with one hole at 12 o'clock and the others evenly spaced.",
  'A disc 70 mm in diameter, 10 mm thick. Three 6 mm through holes are equally spaced on a 25 mm radius, the first at 90 degrees.',
  "A disc 70 mm in diameter, 10 mm thick, with three 6 mm through holes spaced 120 degrees apart, 25 mm from the center; the first one is at the top (12 o'clock).",
])

holdWordings(100 * 70 * 6 - 12 * PI * 2 ** 2 * 6, [
  'A 100 x 70 x 6 mm plate. There are 12 holes, 4 mm in diameter, in 3 rows of 4. The holes are 18 mm apart in both directions and the pattern is centered.',
  'A plate 100 by 70 by 6 mm has 12 holes of 4 mm through it, four along the length and three across the width, all at 18 mm spacing. The first hole is 20 mm from the left edge and 17 mm from the front edge.',
  'Make a rectangular plate 100 x 70 mm, 6 mm thick. Drill a grid of holes 4 mm in diameter with 18 mm between hole centers, 4 holes by 3 holes, centered on the plate.',
])

holdWordings(40 ** 3 - (3 * PI * 6 ** 2 * 40 - 8 * Math.SQRT2 * 6 ** 3), [
  'A 40 mm cube with a 12 mm hole through the center from top to bottom. Do the same thing in the other two directions.',
  'A 40 mm cube. A 12 mm hole goes through the middle of it in each of the three directions.',
  'A 40 mm cube. Drill a 12 mm hole through the center from the front to the back, then again from left to right and again from top to bottom.',
  'A 40 x 40 x 40 mm cube with three 12 mm through holes, one along each axis, all passing through the center.',
  'A 40 mm cube. Bore 12 mm holes through the centers of the faces, one between each pair of opposite faces.',
])

holdUnread([
  'A plate 60 x 40 x 8 mm with a 10 mm hole through it. Leave a 6 mm wall between the hole and the left end. The center of the hole is 20 mm from the left end.',
  "A disc 60 mm in diameter and 10 mm thick with three 5 mm holes on a 40 mm circle, one at 12 o'clock and another at 2 o'clock.",
  'A plate 60 x 40 x 8 mm with 5 mm holes, 12 of them, in 3 rows of 5.',
  'A 30 mm cube with 8 mm holes. One hole goes through the front.',
])
