/** Recesses in both faces, in what is round, and their corners; rims and long edges that are broken. */
import { holdProse, holdUnread, holdWordings } from '../prose.ts'

holdWordings(Math.PI * (35 ** 2 * 18 - 2 * 26 ** 2 * 5), [
  'A disc 70 mm in diameter and 18 mm thick, with a circular recess 52 mm in diameter and 5 mm deep on both faces.',
  'Create a cylinder, diameter 70 mm, height 18 mm. Cut a pocket of diameter 52 mm and depth 5 mm into the top face and an identical pocket into the bottom face.',
  'A disc 70 mm dia x 18 mm; there is a concentric 52 mm recess in each face, 5 mm deep.',
  'A disc 70 mm in diameter and 18 mm thick. Both faces are recessed 5 mm deep over a diameter of 52 mm.',
])

const pocket = (50 * 26 - (4 - Math.PI) * 25) * 11
holdWordings(80 * 54 * 24 - pocket, [
  'A block 80 x 54 x 24 mm with a rectangular pocket 50 x 26 mm, 11 mm deep, in the center of the top face, its corners rounded with a radius of 5 mm.',
  'A block 80 mm (X) by 54 mm (Y) by 24 mm (Z). Mill a pocket in the top, 50 mm in X and 26 mm in Y, centered, 11 mm deep with 5 mm corner radii.',
  'A rectangular block, length 80 mm, width 54 mm, height 24 mm. Recessed into its upper surface is a centered pocket of length 50 mm, width 26 mm and depth 11 mm with vertical corner fillets of radius 5 mm.',
])

const broken =
  Math.PI * ((18 ** 2 - 3 ** 2) * 40) - Math.PI * (18 ** 2 * 2 - (2 * (18 ** 2 + 18 * 16 + 16 ** 2)) / 3)
holdWordings(broken, [
  'A cylinder 36 mm in diameter and 40 mm tall with a 2 mm chamfer on the top rim and a 6 mm diameter hole through its center.',
  'A cylinder 36 mm in diameter and 40 mm high with a 6 mm hole along the axis. The outer top edge is chamfered 2 mm, the bottom stays sharp.',
])

holdProse([
  [
    'A rectangular block 48 mm long, 28 mm wide, 18 mm high. Chamfer the four edges of the top face 2 mm at 45 degrees, leave the other edges sharp.',
    48 * 28 * 16 + (2 * (48 * 28 + 44 * 24 + 4 * 46 * 26)) / 6,
  ],
])

holdUnread([
  'A cylinder 36 mm in diameter and 40 mm high. The top edge is chamfered 2 mm, the top edge stays sharp.',
])

holdWordings((22 * 22 - 2 * 9) * 90, [
  'A bar 90 x 22 x 22 mm with 3 mm chamfers along all four lengthwise edges.',
])

const tube = (side: number, r: number): number => side * side - (4 - Math.PI) * r * r
holdWordings((tube(44, 6) - tube(36, 2)) * 120, [
  'A square tube 44 x 44 mm, wall thickness 4 mm, 120 mm long. Outer corner radius 6 mm, inner corner radius 2 mm.',
])
