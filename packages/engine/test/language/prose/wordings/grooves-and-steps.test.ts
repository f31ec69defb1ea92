/** Grooves of two widths, grooves around at several heights, flats on rods, steps all around. */
import { holdUnread, holdWordings } from '../prose.ts'

holdWordings(64 * 46 * 24 - ((14 + 22) / 2) * 9 * 64, [
  'A block 64 x 46 x 24 mm with a dovetail groove along its length, centered on the top: 14 mm wide at the top, 22 mm wide at the bottom and 9 mm deep.',
  'A block, length 64 mm, width 46 mm, height 24 mm. Mill a dovetail slot lengthways through the middle of the top face; the slot is 9 mm deep, the opening is 14 mm and it widens to 22 mm at the floor.',
  'Create a 64 mm x 46 mm x 24 mm block (X, Y, Z). Cut a dovetail-shaped channel running parallel to X through the top face, centered in Y, with a top width of 14 mm, a bottom width of 22 mm and a depth of 9 mm.',
])

holdWordings(64 * 46 * 24 - ((18 + 10) / 2) * 7 * 64, [
  'A block 64 x 46 x 24 mm. A trapezoidal channel runs along the length in the middle of the top. It is 18 mm wide at the top, 10 mm wide at the bottom and 7 mm deep.',
])

holdUnread([
  'A block 64 x 46 x 24 mm with a dovetail groove along its length, 14 mm wide and 9 mm deep.',
  'A block 64 x 46 x 24 mm with a dovetail groove along its length in the top, 22 mm wide at the top, 14 mm wide at the bottom and 9 mm deep.',
  'A block 64 x 46 x 24 mm with a 60 degree dovetail slot along its length in the top, 15 mm wide and 8 mm deep.',
])

const ring = Math.PI * (18 ** 2 - 15 ** 2) * 4
holdWordings(Math.PI * 18 ** 2 * 70 - 2 * ring, [
  'A shaft of diameter 36 mm and length 70 mm, standing upright. Ring grooves from Z=13 to Z=17 and from Z=48 to Z=52, both 3 mm deep.',
  'A cylinder, 36 mm dia x 70 mm tall. Cut an annular groove 4 mm wide down to a diameter of 30 mm centered at a height of 15 mm and an identical one centered at a height of 50 mm.',
  'A round bar 36 mm in diameter and 70 mm high has circumferential grooves at heights of 15 and 50 mm, each 4 mm wide and 3 mm deep.',
])

const segment = 11 ** 2 * Math.acos(7 / 11) - 7 * Math.sqrt(11 ** 2 - 7 ** 2)
holdWordings((Math.PI * 11 ** 2 - segment) * 60, [
  'A cylinder with a diameter of 22 mm and a height of 60 mm. Cut off a segment parallel to the axis, 4 mm deep, along the entire height, giving a D-shaped cross-section.',
])

holdUnread(['A D shaft, 22 mm in diameter and 60 mm long.'])

const rounded = (l: number, w: number, r: number): number => l * w - (4 - Math.PI) * r * r
holdWordings(rounded(72, 48, 9) * 10 + rounded(60, 36, 3) * 12, [
  'A 72 x 48 x 22 mm block. Fillet the four vertical edges with a 9 mm radius. Then cut down around the edges: offset the outline 6 mm inward and remove everything outside this offset to a depth of 12 mm from the top.',
  'A block 72 mm (X) x 48 mm (Y) x 22 mm (Z). Round its four upright corners with radius 9 mm. Next cut a rebate around the entire top edge, 6 mm inwards and 12 mm down.',
  'A block 72 x 48 x 22 mm with 9 mm fillets on its vertical edges. Cut down around the edges. To do so, create an offset that is 6 mm from the edge of the shape towards the center of the piece. Then use that profile and cut down 12 mm into the piece with it.',
])

holdUnread([
  'A 72 x 48 x 22 mm block. Offset the outline 6 mm inward and remove everything inside this offset to a depth of 12 mm from the top.',
])

holdWordings(110 * 50 * 16 - 110 * 9 * 7, [
  'A 110 x 50 x 16 mm block. Cut a step along one long side of the top face, 9 mm in from the edge and 7 mm down.',
])

holdWordings(90 * 36 * 28 - 2 * 18 * 9 * 36, [
  'Take a 90 mm x 36 mm x 28 mm bar (X, Y, Z). At both ends, cut a shoulder into the top face. Each shoulder is 18 mm long in X and 9 mm deep and goes right across in Y.',
])

holdWordings(80 * 50 * 10 - 3 * 5 * 3 * 50, [
  'A rectangular plate 80 mm long, 50 mm wide and 10 mm thick. Three slots, 5 mm wide and 3 mm deep, run across its full width on the top face. Their center lines are 15 mm, 40 mm and 66 mm from the left edge.',
])

holdWordings(90 * 28 * 50 - (Math.PI * 20 ** 2 * 28) / 2, [
  'A bridge block: 90 mm (X) x 28 mm (Y) x 50 mm (Z). A half-round opening with a 40 mm diameter is cut out of the middle of the bottom edge, going through the 28 mm depth.',
])

holdUnread(['A plate 60 x 40 x 10 mm with a 5 mm hole in the middle of the top edge.'])
