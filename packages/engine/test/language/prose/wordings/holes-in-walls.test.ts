/** Holes through two walls and into one another, in two steps, and slots about the same centres. */
import { holdUnread, holdWordings } from '../prose.ts'

const { PI } = Math

const clevis = 44 * 28 * 50 - 20 * 28 * 34 - PI * 5 ** 2 * 24
holdWordings(clevis, [
  'Clevis block 44 x 28 x 50. Slot 20 wide x 34 deep from top, centered, through the 28 dimension. Ø10 hole through both prongs, 12 from the top, on center.',
  'A block 44 mm wide, 28 mm deep and 50 mm high. Mill a 20 mm wide slot 34 mm down into the top, front to back, in the middle. Then drill a 10 mm hole sideways through the two ears, 12 mm under the top edge.',
])

holdWordings(90 * 60 * 10 + 2 * 10 * 60 * 40 - 2 * PI * 7 ** 2 * 10, [
  '1. Make a base 90 mm (X) x 60 mm (Y) x 10 mm (Z).\n2. Add a wall at the left end and one at the right end of the base, both 10 mm thick, 60 mm wide and 40 mm tall, standing on the base.\n3. Drill a 14 mm hole through both walls. It is centered in Y and its center is 15 mm below the top of the walls.',
])

holdWordings(PI * 24 ** 2 * 36 - PI * 14 ** 2 * 12 - PI * 8 ** 2 * 24, [
  'A cylinder 48 mm in diameter and 36 mm tall with a stepped hole along its axis: 28 mm in diameter for the top 12 mm, then 16 mm in diameter the rest of the way through.',
  'Round bar Ø48 x 36 long. Stepped bore: Ø28 x 12 deep from the top, Ø16 thru.',
])

const slot = (length: number, width: number): number => (length - width) * width + PI * (width / 2) ** 2
holdWordings(84 * 40 * 12 - slot(30, 8) * 12 - (slot(36, 14) - slot(30, 8)) * 5, [
  'A plate 84 x 40 x 12 mm with a counterbored slot in the middle. The slot is 30 mm long overall and 8 mm wide and goes through. The counterbore follows the slot, is 14 mm wide and 36 mm long, and 5 mm deep.',
  '1. 84 mm (X) x 40 mm (Y) x 12 mm (Z) plate.\n2. Cut a through slot in the center, parallel to X, 22 mm between the arc centers, 8 mm wide.\n3. Cut a second slot with the same centers, 14 mm wide and 5 mm deep, from the top.',
  'Plate 84 x 40 x 12. Central obround 8 x 30 thru, with obround recess 14 x 36 x 5 deep around it from the top.',
])

holdWordings(150 * 50 * 6 - 6 * PI * 2.5 ** 2 * 6, [
  'A plate 150 x 50 x 6 mm with a row of 6 holes along one long edge. The holes are 5 mm in diameter, 8 mm from that edge, 25 mm apart, and the row is centered along the length.',
  'A plate 150 x 50 x 6 mm. Drill a 5 mm hole 12.5 mm from the left end and 8 mm from the front edge. Make five more holes like it in a row along the front edge, spaced 25 mm apart.',
])

holdWordings(57 * 57 * 6 - 4 * PI * 2.5 ** 2 * 6, [
  '57 x 57 x 6 mm plate. Four 5 mm holes 47 mm apart in a square, centered.',
  '1. Make a 57 mm x 57 mm plate, 6 mm thick.\n2. Cut four 5 mm holes. They form a square with 47 mm sides.',
  'A square plate 57 x 57 x 6 mm. Four holes of 5 mm diameter are located at a distance of 23.5 mm from the center in both the X and Y directions.',
])

holdUnread([
  // No such way.
  'Clevis block 44 x 28 x 50. Slot 20 wide x 34 deep from top, centered, through the 30 dimension.',
  // Longer than it would be about the same centres.
  'A plate 84 x 40 x 12 mm with a counterbored slot in the middle. The slot is 30 mm long overall and 8 mm wide and goes through. The counterbore follows the slot, is 14 mm wide and 40 mm long, and 5 mm deep.',
])
