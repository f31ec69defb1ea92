/** What is told of a hub: its bore, its keyway, its set screw, its bolt circle. */
import { holdUnread, holdWordings } from '../prose.ts'

const disc = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

/** Of a slot `width` wide, from inside a round bore out to a radius: what it takes away beyond the bore. */
const keyway = (bore: number, width: number, radius: number): number => {
  const [r, h] = [bore / 2, width / 2]
  return width * radius - (h * Math.sqrt(r ** 2 - h ** 2) + r ** 2 * Math.asin(h / r))
}

holdWordings(disc(34, 36) - disc(14, 36) - keyway(14, 5, 9.5) * 36, [
  'A hub 34mm in diameter and 36mm tall (Z=0 to Z=36), centered at the origin. A 14mm diameter bore runs through the full 36mm height along Z. A keyway slot 5mm wide (Y) and 2.5mm deep (radially, from the bore surface at radius 7mm to radius 9.5mm) runs the full 36mm length on the +X side.',
  'A cylinder 34mm in diameter, 36mm long, axis along Z, with a 14mm bore along Z through everything. On the +X side of the bore there is a keyway 5mm wide (Y), going from the bore surface at radius 7mm to radius 9.5mm, for the full 36mm length.',
  'A sleeve: 34mm outer diameter, 14mm inner diameter, 36mm long along Z. A keyway 5mm wide (Y) extends from the bore surface (radius 7mm) out to radius 9.5mm on the +X side over the full 36mm length.',
  'A hub 34 mm in diameter and 36 mm tall. A 14 mm diameter bore runs through it, with a keyway 5 mm wide on the +X side reaching to a radius of 9.5 mm.',
])

const ring = disc(80, 7) - 4 * disc(8, 7)

holdWordings(ring, [
  'A circular plate of 80mm diameter and 7mm thickness. It has four 8mm holes equally spaced on a 56mm PCD, with the first hole on the +X axis.',
  'A disc with an 80mm diameter and a 7mm thickness lies flat on the XY plane. Four bolt holes, each 8mm in diameter, pass through the full 7mm thickness; their centers are on a 56mm pitch circle diameter (28mm radius) at 0, 90, 180, and 270 degrees, computed from the +X axis.',
  'A flat disc, 80mm in diameter, 7mm thick (Z from 0 to 7). Using a polar pattern, drill four 8mm diameter holes at a radius of 28mm, 90 degrees apart, beginning on the X axis.',
  'A round plate 80mm in diameter and 7mm thick. Drill four 8mm bolt holes using pushPoints at (+28, 0), (0, +28), (-28, 0), (0, -28).',
])

holdUnread([
  'A hub 34mm in diameter and 36mm tall. A 14mm diameter bore runs through it. A keyway slot 5mm wide (Y) and 3mm deep (radially, from the bore surface at radius 7mm to radius 9.5mm) runs the full 36mm length on the +X side.',
])
