/** Which edges are rounded or broken, as different people say it. */
import { holdUnread, holdWordings } from '../prose.ts'

const postFillet = (radius: number, r: number): number => {
  // The ring below a quarter circle, around a post of that radius: Pappus.
  const area = r * r * (1 - Math.PI / 4)
  const square = r * r * (radius + r / 2)
  const quarter = ((Math.PI * r * r) / 4) * (radius + r - (4 * r) / (3 * Math.PI))
  return area > 0 ? 2 * Math.PI * (square - quarter) : 0
}

const plate = 70 * 50 * 12
const post = Math.PI * 100 * 18

holdWordings(plate + post + postFillet(10, 2), [
  'A 70 x 50 x 12 mm plate. A cylinder 20 mm in diameter and 18 mm tall stands in the middle of the top. Fillet the edge where the cylinder meets the plate with a 2 mm radius.',
  'A plate 70 x 50 x 12 mm with a round boss 20 mm in diameter and 18 mm tall in the center of the top. A 2 mm fillet runs around the base of the boss where it meets the plate.',
  'A plate 70 x 50 x 12 mm with a round boss 20 mm in diameter and 18 mm tall in the center of the top. The transition from the boss to the plate is rounded with a 2 mm radius.',
  'A plate 70 x 50 x 12 mm with a round boss 20 mm in diameter and 18 mm tall in the center of the top. At the foot of the boss there is a 2 mm fillet.',
])

const rounded = (l: number, w: number, h: number, r: number): number => (l * w - (4 - Math.PI) * r * r) * h

holdWordings(rounded(64, 44, 18, 5), [
  'A 64 x 44 x 18 mm block; the four corner edges are rounded over with a radius of 5 mm.',
  'Start with a 64 x 44 x 18 mm block and apply a 5 mm fillet to the upright edges.',
])

holdWordings(40 * 60 * 24 - (12 * 6 * 60) / 2, [
  'A block 40 mm (X) by 60 mm (Y) by 24 mm (Z). The top right edge has a chamfer of 12 mm along the top and 6 mm down the side.',
  'A block 40 mm (X) by 60 mm (Y) by 24 mm (Z). Chamfer the top right edge unequally: 12 mm on the top face and 6 mm on the right face.',
  'A block 40 mm (X) by 60 mm (Y) by 24 mm (Z). The edge between the top and the right face is beveled, taking 12 mm from the top and 6 mm from the right side.',
])

const pin = Math.PI * 49 * 40
const ring = 2 * Math.PI * ((1.5 * 1.5) / 2) * (7 - 0.5)
holdWordings(pin - 2 * ring, [
  'A dowel 14 mm in diameter, 40 mm long, chamfered 1.5 mm on both ends.',
  'A pin 14 mm in diameter and 40 mm long. Both ends get a 1.5 mm x 45° chamfer.',
])

const hole = Math.PI * 64 * 10
const mouth = 2 * Math.PI * ((2 * 2) / 2) * (8 + 2 / 3)
holdWordings(40 * 40 * 10 - hole - mouth, [
  'A block 40 x 40 x 10 mm with a hole of diameter 16 mm straight through the center. Where the hole breaks the top surface, there is a 2 mm chamfer.',
])

holdUnread([
  'A 60 x 40 x 15 mm block. The top edges are chamfered 3 mm. The top edges stay sharp.',
  'A 60 x 40 x 15 mm block. Chamfer the top edges with a 3 mm radius.',
])
