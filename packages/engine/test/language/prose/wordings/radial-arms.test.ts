/** Bodies all around a hub, told from radius to radius, by the ways they go, and what sits at their tips. */
import { holdUnread, holdWordings } from '../prose.ts'

const disc = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

/** What a strip through the middle of a disc has of one half of it. */
const strip = (width: number, diameter: number): number => {
  const radius = diameter / 2
  return (width / 2) * Math.sqrt(radius ** 2 - width ** 2 / 4) + radius ** 2 * Math.asin(width / diameter)
}

holdWordings(disc(28, 50) + 6 * 30 * (4 * 17 - strip(4, 28)), [
  'A splined shaft standing along Z. The core is a cylinder 28mm in diameter and 50mm long (Z=0 to Z=50). Six rectangular splines, each 4mm wide and protruding 3mm radially beyond the core (from radius 14mm to radius 17mm), run from Z=20 to Z=50 and are evenly spaced at 60-degree intervals starting from the +X axis.',
])

const frame =
  3 * (disc(40, 1) + 4 * (10 * 60 - strip(10, 40) + disc(20, 1) - strip(10, 20))) -
  4 * disc(5, 3) -
  disc(8, 3)

holdWordings(frame, [
  'A drone chassis in an X configuration, lying flat on the XY plane, 3mm thick (Z=0 to Z=3). The central hub is a disc 40mm in diameter. Four arms, each 10mm wide, extend outward from the hub at 45, 135, 225, and 315 degrees, reaching 60mm from the origin. A circular motor pad 20mm in diameter sits at each arm tip, centered 60mm from the origin. A 5mm diameter hole is drilled through each motor pad. An 8mm diameter hole is drilled at the origin.',
  'A quadcopter frame in a plus (+) configuration, 3mm thick (Z=0 to Z=3). The central hub is a disc 40mm in diameter. Four arms, each 10mm wide, extend along +X, -X, +Y, and -Y from the hub to 60mm from the origin. At each arm tip there is a circular motor mount 20mm in diameter. A 5mm diameter shaft hole is drilled through each motor mount. An 8mm diameter cable hole is drilled at the origin.',
])

holdUnread([
  // Three arms cannot go four ways, and a five-spoke wheel has no six.
  'A hub 40mm in diameter and 3mm thick (Z=0 to Z=3). Three arms, each 10mm wide, extend along +X, -X, +Y, and -Y from the hub to 60mm from the origin.',
  'A 5-spoke wheel. The rim is a ring 100mm in outer diameter, 90mm in inner diameter and 10mm thick (Z=0 to Z=10). The hub is a cylinder 20mm in diameter from Z=0 to Z=10. Six rectangular spokes, 6mm wide and 4mm thick (Z=3 to Z=7), connect the hub to the rim at 0, 60, 120, 180, 240, and 300 degrees.',
  'A spline shaft 20mm in diameter and 100mm long.',
])

holdWordings(disc(80, 3) + 8 * (2 * 12 * 20), [
  'A fan wheel, axis along Z. The back plate is a disc 80mm in diameter and 3mm thick (Z=0 to Z=3). Eight straight radial blades, each 2mm thick, stand on it from Z=3 to Z=23, extending from radius 26mm to radius 38mm, equally spaced at 45 degrees starting from the +X axis.',
])
