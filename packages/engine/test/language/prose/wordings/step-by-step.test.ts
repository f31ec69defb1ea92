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

// What a title announces, and the steps tell.
const { PI } = Math
holdWordings(PI * (36 ** 2 - 8 ** 2 - 6 * 2.5 ** 2) * 5, [
  'This is a round plate with a big hole in the center and six small holes around it.\n1. The plate is a 5 mm thick disk. Its outside diameter is 72 mm.\n2. The hole in the center is 16 mm in diameter.\n3. There are six more holes, evenly spaced around the center hole. These are 5 mm in diameter. The center of each of them is 26 mm from the center of the plate.',
])

holdWordings(50 * 50 * 4 + (PI * 30 * (16 ** 2 + 16 * 6 + 6 ** 2)) / 3, [
  'This shape looks like a traffic cone with the tip cut off.\n1. The base is a square plate that is 50 mm on a side and 4 mm thick.\n2. On top of the base there is a truncated cone. It is 32 mm in diameter at the bottom, and 12 mm at the top. The cone is 30 mm tall.',
])

holdWordings((50 * 26 + PI * 13 ** 2 - 2 * PI * 5 ** 2) * 6, [
  "It's a flat part with two rounded ends and a hole in each end.\n1. The part is 76 mm long overall, 26 mm wide and 6 mm thick. Both ends are fully rounded.\n2. There is a hole at each end. The holes are 10 mm in diameter and each of them is concentric with the rounded end (so they are 50 mm apart center to center).",
])

holdWordings(44 * 30 * 40 - 38 * 24 * 37, [
  'This is a box with no lid.\n1. First make a solid block: 44 mm (X) x 30 mm (Y) x 40 mm (Z).\n2. Next we are going to hollow it out from the top. Cut a 38 mm x 24 mm rectangle down into it to a depth of 37 mm.',
  "This is a small open box. The outside of the box is 44 mm long, 30 mm wide and 40 mm tall. The walls are 3 mm thick and so is the bottom. There isn't a top.",
])

// Numbers that follow from others, and what they are told of.
holdWordings(60 * 60 * 10 + 10 * 60 * 30, [
  'The base plate is 60 mm (X), 60 mm (Y), 10 mm (Z). The vertical plate is at the left end of the base. It is 10 mm thick in X, it has the same width as the base, and its top is at Z=40.',
])

holdWordings(64 * 50 * 10 + 64 * 10 * 30, [
  'This is an L bracket.\n1. First make the base. It is 64 mm (X) x 50 mm (Y) x 10 mm (Z).\n2. Next make the vertical plate. It goes on top of the base along one of the 64 mm long edges. It is also 10 mm thick and as wide as the base (64 mm). It stands 30 mm above the base.',
])

holdWordings(PI * (25 ** 2 * 10 + 10 ** 2 * 30), [
  'The whole part is 40 mm tall. The lower 10 mm is 50 mm in diameter. The remaining 30 mm is 20 mm in diameter.',
  'The base is a disk, 50 mm in diameter and 10 mm thick. Next add the post, which is a 20 mm cylinder on top of the base; together they are 40 mm tall.',
])

holdWordings(40 * 40 * 20 + PI * (10 ** 2 * 25 + 16 ** 2 * 5), [
  'Three pieces stacked on each other, all centered. The bottom one is a square block, 40 mm on each side and 20 mm high. The middle one is a cylinder with a 20 mm diameter and 25 mm height. The top one is a disk 32 mm in diameter and 5 mm high.',
  '1. Make a 40 x 40 x 20 mm block.\n2. Add a cylinder to the top of the block at its center. Diameter 20 mm, height 25 mm.\n3. Add a cap to the top of the cylinder. The cap is round, 32 mm in diameter and 5 mm thick. This brings the total height to 50 mm.',
])

holdWordings(80 * 60 * 8 - 4 * PI * 3 ** 2 * 8, [
  'The plate is 80 mm long, 60 mm wide and 8 mm thick. Four holes are drilled through it, two on the left and two on the right. The diameter of each is 6 mm. The holes are 60 mm apart in the long direction and 40 mm apart in the short direction, centered on the plate.',
  'Plate 80 x 60 x 8 mm. Holes in all four corners, each 6 mm in diameter, 10 mm in from the edges.',
  'An 80 mm by 60 mm plate that is 8 mm thick. It has a 6 mm hole in each corner. Their centers are 10 mm from both edges (typ.).',
])

holdWordings(60 * 40 * 10 - PI * 6 ** 2 * 6, [
  "60 x 40 x 10 mm plate. I need a hole in the center of it that doesn't go all the way through: 12 mm diameter, stop 4 mm above the bottom.",
  '60 x 40 x 10 mm plate. A 12 mm hole in the center stops 4 mm short of the bottom.',
])

holdWordings(110 * 40 * 20 - 2 * 18 * 40 * 7, [
  'This is a block with two identical slots across the top.\n1. The block is 110 mm long (X), 40 mm wide (Y) and 20 mm tall (Z).\n2. The first slot is 18 mm wide and 7 mm deep. It goes all the way across the block (in Y). The left edge of the slot is 14 mm from the left end of the block.\n3. The second slot is exactly the same as the first one, but it is 14 mm from the right end.',
])

holdWordings(90 * 60 * 10 - PI * (4 ** 2 + 6 ** 2) * 10, [
  'Plate, 90 mm x 60 mm, 10 mm thick. One hole is 8 mm in diameter and sits 15 mm from the left edge and 15 mm from the bottom edge. The other hole is 12 mm in diameter and sits 15 mm from the right edge and 15 mm from the top edge.',
])

holdWordings(PI * 30 ** 2 * 10 - 3 * PI * 4 ** 2 * 10, [
  "The disk has a diameter of 60 mm and a thickness of 10 mm. There are three holes in it, all the same size (8 mm). They're evenly spaced around the disk and they are all 20 mm away from the center.",
])

holdWordings(PI * (20 ** 2 * 15 + 12 ** 2 * 40 + 6 ** 2 * 15), [
  "It's a simple turned pin.\n1. The bottom section is 40 mm in diameter and 15 mm tall.\n2. The middle section is 24 mm in diameter and 40 mm tall. It's centered on top of the bottom section.\n3. The top section is half the diameter of the middle section (12 mm) and the same height as the bottom section.",
])

holdWordings(80 * 50 * 8 + 8 * 50 * 30, [
  'This part looks like an upside down T.\n1. The base is a flat plate, 80 mm (X) x 50 mm (Y) x 8 mm (Z).\n2. The second piece is a wall that stands on the middle of the base. It has the same thickness as the base (8 mm), it is 30 mm tall, and it runs the full length of the base in the Y direction (50 mm).',
])

holdUnread([
  'A plate 60 x 40 x 6 mm. At one end there is a vertical plate that is 30 mm wide (same as the base), 6 mm thick and 20 mm tall.',
  'A bar 90 x 24 x 8 mm with an 8 mm hole in the middle. There is a boss, the same as the hole, on the top.',
  'The whole part is 40 mm tall. The upper 10 mm is 50 mm in diameter. The remaining 30 mm is 20 mm in diameter.',
])
