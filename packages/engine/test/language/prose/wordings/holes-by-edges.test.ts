/** Where a hole lies, told from edges and corners, by its own edge, or by what is left beside it. */
import { holdWordings } from '../prose.ts'

const { PI } = Math

holdWordings(70 * 45 * 9 - PI * 3.5 ** 2 * 9, [
  'A plate 70 x 45 x 9 mm with a 7 mm through hole. The center of the hole is 18 mm in from the left side and 11 mm up from the bottom edge.',
  'A 70 x 45 x 9 plate. One hole, dia 7, thru. Measure 18 over from the left edge and 11 up from the front edge to the center of the hole.',
  'A 70 x 45 x 9 mm plate with a 7 mm hole drilled through it. From the left edge to the center of the hole is 18 mm, and from the front edge to the center it is 11 mm.',
  'A 70 x 45 x 9 mm plate. Measured from the lower left corner, the center of a 7 mm through hole is 18 mm to the right and 11 mm up.',
  'A 70 x 45 x 9 plate. 7 mm hole all the way through, 18 mm right and 11 mm up from the lower-left corner.',
  'A 70 x 45 x 9 mm plate has a 7 mm hole going through it. The hole is 18 mm from the left edge and 11 mm from the front edge, measured to its center.',
])

holdWordings(64 * 36 * 8 - PI * 6 ** 2 * 8, [
  'A 64 x 36 x 8 mm plate with a 12 mm hole through it. The edge of the hole is 5 mm from the left edge of the plate, and the hole is centered front to back.',
  'A plate 64 mm long, 36 mm wide, 8 mm thick. There is a 12 mm through hole on the centerline, with 5 mm of material between the hole and the left end.',
  'A 64 x 36 x 8 plate has one 12 mm hole going through. Leave a 5 mm wall between the hole and the left end; the hole is in the middle of the width.',
  'A 64 x 36 x 8 mm plate. Drill a 12 mm hole through it halfway across the width so that the distance from the left edge of the plate to the nearest point of the hole is 5 mm.',
])

holdWordings(96 * 56 * 6 - 4 * PI * 2.5 ** 2 * 6, [
  'Plate: 96 mm x 56 mm x 6 mm\nCorner holes: 4x diameter 5 mm, through\nEdge distance: 8 mm to hole center, both directions',
  'Begin with a 96 x 56 mm rectangle extruded 6 mm. Then draw four circles with a diameter of 5 mm, one in each corner and 8 mm from each of the adjacent sides, and cut them through the plate.',
  'A 96 x 56 x 6 mm plate with four 5 mm holes through it that make a rectangle 80 x 40 mm center to center, centered on the plate.',
  'A plate 96 mm x 56 mm x 6 mm. Four through holes, 5 mm in diameter. The holes are 80 mm center to center in X and 40 mm center to center in Y, and the pattern is centered on the plate.',
  'A 96 x 56 x 6 mm plate has four 5 mm holes drilled through it. They sit 40 mm to the left and right of the center and 20 mm to the front and back of it.',
  'A 96 x 56 x 6 mm plate with four 5 mm holes drilled along Z through the plate, located at X=±40, Y=±20.',
])

holdWordings(110 * 24 * 8 - 2 * PI * 3 ** 2 * 8, [
  'A bar 110 x 24 x 8 mm. Drill a 6 mm hole through it 14 mm in from either end, in the middle of the 24 mm width.',
  'A steel bar 110 long, 24 wide, 8 thick. Drill a 6 mm hole at each end. They are on the center of the width, 14 mm from the end to the center of the hole.',
  'A bar 110 x 24 x 8 mm with two 6 mm clearance holes for M5 screws on the centerline, 14 mm from each end.',
])
