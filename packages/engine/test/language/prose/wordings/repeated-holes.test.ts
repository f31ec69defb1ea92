/** A hole told once and repeated; rows by how many they are and how many are in each; holes called out without the word. */
import { holdUnread, holdWordings } from '../prose.ts'

const { PI } = Math

holdWordings(PI * 48 ** 2 * 10 - 6 * PI * 4 ** 2 * 10, [
  'A disc 96 mm in diameter and 10 mm thick. Make an 8 mm hole whose center is 34 mm from the center of the disc. Repeat this hole around the center so there are 6 of them, evenly spaced.',
  'A disc 96 mm in diameter and 10 mm thick. Drill an 8 mm hole 34 mm from the center. Copy it 5 more times around the axis so that there are six evenly spaced holes in total.',
  'A disc 96 mm in diameter and 10 mm thick. Drill an 8 mm hole 34 mm from the center. Repeat it every 60 degrees.',
  'Disc, Ø96 x 10. 6x Ø8 thru on PCD 68, equally spaced.',
])

holdWordings(130 * 24 * 9 - 4 * PI * 3.5 ** 2 * 9, [
  'A bar 130 x 24 x 9 mm. Drill a 7 mm hole, 20 mm from the left end, centered across the width. Copy this hole 3 more times along the length, each 30 mm from the last one, so there are 4 holes in total.',
  'A bar 130 x 24 x 9 mm. Drill a 7 mm hole 20 mm from the left end. Repeat this every 30 mm along the bar, for a total of 4 holes.',
])

holdWordings(110 * 70 * 4 - 15 * PI * 3 ** 2 * 4, [
  'A plate 110 x 70 x 4 mm. It has three rows of holes, five holes in each row. The holes are 6 mm in diameter; neighbouring holes in a row are 20 mm apart and the rows are 20 mm apart too.',
  'A perforated plate 110 mm by 70 mm and 4 mm thick with a grid of 6 mm holes, 5 columns by 3 rows, at a pitch of 20 mm in both directions.',
  'A plate 110 x 70 x 4 mm with three rows of 6 mm holes, with five holes in each row, 20 mm apart in the row and 20 mm between the rows.',
])

holdWordings(PI * 40 ** 2 * 10 - 4 * PI * 3 ** 2 * 10 - PI * 2 ** 2 * 10, [
  'A disc 80 mm in diameter, 10 mm thick. Four 6 mm holes are drilled on a 60 mm bolt circle (30 mm radius) at 45°, 135°, 225° and 315°. On the +X side a 4 mm hole is drilled through at (34, 0).',
  'Round plate 80 mm dia by 10 mm thick. Four 6 mm through holes on a 60 mm PCD, the first at 45 degrees. One more 4 mm through hole at X=34, Y=0.',
  'Circular plate, diameter 80, thickness 10. Bolt holes: four, diameter 6, on a circle of diameter 60, at 45°, 135°, 225° and 315°. Pin hole: one, diameter 4, at 0°, 34 from the center.',
])

holdWordings(100 * 40 * 6 - PI * 3.5 ** 2 * 6 - PI * 4.5 ** 2 * 6, [
  'A bar 100 x 40 x 6 mm. Drill a 7 mm hole 10 mm from the right end and a 9 mm hole 15 mm from the other end.',
])

holdWordings(64 * 64 * 8 - 4 * PI * 3 ** 2 * 8, [
  'A square plate 64 mm on a side and 8 mm thick. Four 6 mm through holes are drilled on a 46 mm x 46 mm square pattern at (±23, ±23).',
  '1. Create a 64 mm x 64 mm square and extrude it 8 mm.\n2. Add four 6 mm holes, one in each corner. The center of each hole is 9 mm from both edges of its corner.',
])

holdWordings((80 * 40 + 2 * PI * 10 ** 2 * 1.2 - 2 * PI * 4 ** 2 * 2.2) * 10, [
  'A plate 80 x 40 x 10 mm with two round bosses on top, each 20 mm in diameter and 12 mm high, centered 20 mm from each end on the centerline. An 8 mm hole goes through the center of each boss and through the plate.',
  'A plate 80 x 40 x 10 mm with two round bosses on top, each 20 mm in diameter and 12 mm high, centered 20 mm from each end on the centerline. Drill an 8 mm hole down through both bosses and the plate, concentric with each boss.',
])

holdUnread([
  // Four in all, or four more?
  'A bar 130 x 24 x 9 mm. Drill a 7 mm hole 20 mm from the left end. Repeat it four times at a spacing of 25 mm.',
  'A square plate 64 mm on a side and 8 mm thick. Four 6 mm through holes are drilled on a 48 mm x 48 mm square pattern at (±23, ±23).',
  // Rows so far apart, and holes?
  'A plate 110 x 70 x 4 mm with a grid of 6 mm holes, 5 columns by 3 rows.',
])
