/** What is not understood, or would make another part, is refused by its words. */
import { holdUnread } from './prose.ts'

holdUnread([
  'A 50 x 30 x 20 mm block. Take away some material on the left.',
  'A cylinder with a diameter of 40 mm and a height of 30 mm. Cut off the top of the cylinder.',
  'A block 60 x 40 x 20 mm with the left end cut off.',
  'A cylinder 40 mm in diameter and 30 mm tall. Cut off the upper half of its front side.',
  'A tube 50 mm long with an outer diameter of 40 mm and a wall thickness of 4 mm. Only keep the lower half.',
  'A 30 mm cube of a surprising shape.',
  'A block 80 x 50 x 20 mm with a boss on top, 20 mm in diameter and 10 mm high, frobbing up.',
  'A 70 x 44 x 8 mm plate with 5 mm fillets on its vertical edges. The vertical corners are sharp.',
  'A 70 x 44 x 8 mm plate. Fillet all edges 2 mm (not the vertical ones).',
  'Create a block 60 mm long, 40 mm wide and 15 mm high. Draw a circle with a radius of 8 mm on the bottom face and extrude it upwards by 25 mm.',
  'A plate 110 x 70 x 8 mm with two 18 mm tall posts 12 mm in diameter, 60 mm apart. The left post has a 1 mm chamfer at the top.',
  'A 60 x 40 x 8 mm plate. Drill a 6 mm hole through the middle of the hollow top face.',
  'This is a bar with six slots. 1. The bar is 70mm x 30mm x 8mm. 2. Drill a 5mm hole through the center.',
  'A cylinder 50 mm in diameter and 30 mm tall. A 6 mm diameter hole runs along Y at X=24, Z=10.',
  'A base 90 x 28 x 10 mm with two 8 mm holes 70 mm apart, 30 mm either side of the middle.',
  'A block 90 x 56 x 40 mm. Four 5 mm holes in the top face on a 70 mm (X) by 20 mm (Z) pattern.',
  'The base is a square plate 44 x 44 x 6 mm. The column is a cylinder 18 mm in diameter and 33 mm tall.',
  'This is a plus sign shaped part. Both of the bars are 60mm long, 20mm wide and 10mm thick. There are 4mm holes at the end of each arm, 8mm from the end.',
  'A block 80 x 50 x 40 mm. A 16 mm passage is drilled along X through the middle of the block. A 6 mm hole is drilled down from the top face at X=10 to the axis of the passage.',
])

// Shapes that nobody builds are no boxes; two arms that are flush with their ends do not stick out over the sides.
holdUnread([
  'A solid ellipsoid, 60mm (X) x 40mm (Y) x 20mm (Z).',
  'A box with a length of 90 mm, a width of 60 mm and a height of 30 mm. From its two ends (the ends of the 90 mm length), two arms rise by another 120 mm above the box. Each arm is 21 mm thick and as wide as the box, and its outer face is flush with the end of the box, leaving a gap of 48 mm between the arms.',
])
