/** What a person would ask about: read in one way, it would be built in silence where another was meant. */
import { holdRefusals } from './operated.ts'

holdRefusals([
  'A 46 x 34 x 18 mm block. Chamfer the edges by 3 mm but leave the bottom edges sharp.',
  'A block 80 x 40 x 30 mm with a T-slot 8 mm wide and 10 mm deep along its length.',
  'A cylinder 50 mm in diameter and 40 mm tall with a 16 mm hole 24 mm deep in the top and a hemispherical bottom.',
  'A cone 30 mm in diameter and 60 mm tall. A hemisphere 30 mm in diameter sits on the wide end of the cone.',
  'A plate 80 x 50 x 8 mm with two 6 mm holes. One is 12 mm from one edge and the other is 15 mm from the other edge.',
  'A plate 100 x 50 x 10 mm. Drill a 4 mm hole from one side to the other.',
  'A block 40 x 36 x 50 mm. On its right side add a cylinder 14 mm in diameter and 22 mm long pointing up.',
  'A box 60 x 50 x 40. Hollow it out from the top, leaving 4 walls and a bottom of 7.',
  'A plate 110 x 70 x 8 mm with a boss 12 mm in diameter and 6 mm high on top, 13 mm above the center.',
  'A plate 110 x 70 x 8 mm with two 18 mm tall posts 12 mm in diameter, 60 mm apart. The left post has a 1 mm chamfer at the top.',
  'A block 90 x 56 x 40 mm. Four 5 mm holes in the top face on a 70 mm (X) by 20 mm (Z) pattern.',
  'A base 90 x 28 x 10 mm with two 8 mm holes 70 mm apart, 30 mm either side of the middle.',
  'A base 80 x 50 x 10 mm. In the center of the bottom face, extrude a circle with a diameter of 30 mm upwards by 22 mm.',
  'A square plate 40 mm on each side and 5 mm thick. On top is a square block with 10 mm sides and 8 mm tall. A 3 mm hole goes through the center of the square.',
  'A four-tiered cake. The first disc is 90 mm in diameter and 12 mm thick. The second disc is 60 mm in diameter and 12 mm thick. It sits on the first disc.',
  "It's solid and round. A block 30 x 20 x 10 mm.",
])
