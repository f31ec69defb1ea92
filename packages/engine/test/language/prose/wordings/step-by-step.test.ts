/** How the steps of an instruction tie together: the same again, by the step that told it, at the other end. */
import { holdUnread, holdWordings } from '../prose.ts'

const LINK = 90 * 24 * 8 - 2 * Math.PI * 4 ** 2 * 8
holdWordings(LINK, [
  'A bar 90 mm long, 24 mm wide and 8 mm thick. There is an 8 mm hole 15 mm from one end. There is the same hole at the other end.',
  'Make a bar of 90 x 24 x 8 mm. The first hole is 8 mm in diameter and 15 mm from the left end. The second hole is the same as the first one but 15 mm from the right end.',
  '90 x 24 x 8 mm bar with 8 mm dia. thru holes (x2), 15 mm from each end.',
  'A 90 x 24 x 8 mm bar. 2x 8 mm dia. holes on the centerline, 15 mm from the ends.',
  'Bar: 90 mm long, 24 mm wide, 8 mm thk. Drill an 8 mm hole 15 mm from one end. Then drill a second one, identical to it, 15 mm from the other end.',
])

holdWordings(80 * 50 * 10 + 2 * 8 * 50 * 20, [
  '1. Make a base plate, 80 mm (X) x 50 mm (Y) x 10 mm (Z).\n2. Make a wall on top of it that is 8 mm (X) x 50 mm (Y) x 20 mm (Z). The center of the wall is 18 mm to the right of the center of the base.\n3. Make another wall just like the one in step 2 but 18 mm to the left of the center.',
])

holdWordings(Math.PI * (30 ** 2 * 8 + 10 ** 2 * 25), [
  '1. Draw a 60 mm circle and extrude it 8 mm.\n2. On the top face of the piece created in step 1, draw a circle of 20 mm diameter, same center, and extrude it up 25 mm.',
  '1. Make a disk, 60 mm in diameter and 8 mm thick.\n2. Add a post on top of the disk you just made. It is 20 mm in diameter and 25 mm tall.',
])

// A step at one end, and the hole at the other.
holdWordings(90 * 30 * 12 - 15 * 30 * 5 - Math.PI * 3 ** 2 * 12, [
  'A bar of 90 x 30 x 12 mm. Cut a step in one end, 15 mm long and 5 mm deep. Drill a 6 mm hole 10 mm from the other end.',
])

const U = 60 * 40 * 6 + 2 * 6 * 40 * 30
holdWordings(U, [
  'This is a U shaped bracket.\n1. The bottom plate is 60 mm long (X) by 40 mm wide (Y) and 6 mm thick.\n2. There are two vertical walls, one at each end of the plate. Each wall is 6 mm thick and 40 mm wide (same as the base). They extend 30 mm up from the top of the plate.',
  'The plate is 60 x 40 x 6 mm. Two vertical walls stand at the ends of the plate. Each of them is 6 mm thick, 40 mm wide and 30 mm tall.',
  'The plate is 60 x 40 x 6 mm. There are two vertical walls on it, one at each end of the plate. Each wall is 6 mm thick, 40 mm wide and 30 mm tall.',
])

holdUnread([
  'A plate 60 x 40 x 6 mm. At one end there is a vertical plate that is 30 mm wide (same as the base), 6 mm thick and 20 mm tall.',
  'A bar 90 x 24 x 8 mm with an 8 mm hole in the middle. There is a boss, the same as the hole, on the top.',
])
