/** Notches in the rim of what is round, and what is cut from the corners of what is not. */
import { holdUnread, holdWordings } from '../prose.ts'

/** A disc less so many notches: each reaches from its floor to the arc of the rim. */
const notched = (radius: number, high: number, count: number, wide: number, deep: number): number => {
  const half = wide / 2
  const segment = radius ** 2 * Math.asin(half / radius) - half * Math.sqrt(radius ** 2 - half ** 2)
  const out = wide * (Math.sqrt(radius ** 2 - half ** 2) - (radius - deep)) + segment
  return (Math.PI * radius ** 2 - count * out) * high
}

holdWordings(notched(35, 8, 6, 4, 7), [
  'A disc 70 mm in diameter and 8 mm thick. Six notches are cut into its rim, evenly spaced, each 4 mm wide and 7 mm deep from the edge towards the center.',
  'Make a round plate, 70 mm in diameter and 8 mm thick. Around the edge cut six equally spaced rectangular notches that are 4 mm wide and go 7 mm in radially.',
  'A 70 mm disc, 8 mm thick, with 6 slots in the outer edge (4 mm wide, 7 mm radial depth) at 60 degree intervals.',
  'A cylinder 70 mm in diameter and 8 mm tall. Cut 6 rectangular notches around the perimeter, spaced every 60 degrees. Each notch is 4 mm wide and extends 7 mm inward from the outer edge, through the full thickness.',
])

holdWordings(notched(42, 11, 6, 7, 9) - Math.PI * 22 ** 2 * 11, [
  'A ring with an outer diameter of 84 mm, an inner diameter of 44 mm and a height of 11 mm has 6 slots cut into its outer edge, equally spaced. Every slot is 7 mm wide and 9 mm deep.',
])

/** Where a circle about a point of the rim overlaps the disc. */
const bite = (radius: number, r: number): number =>
  r ** 2 * Math.acos(r / (2 * radius)) +
  radius ** 2 * Math.acos(1 - r ** 2 / (2 * radius ** 2)) -
  (r / 2) * Math.sqrt(4 * radius ** 2 - r ** 2)

holdWordings((Math.PI * 40 ** 2 - 6 * bite(40, 5)) * 10, [
  'A disc 80 mm in diameter and 10 mm thick has 6 semicircular notches of radius 5 mm around its edge.',
  'A disc 80 mm in diameter and 10 mm thick. Six 10 mm diameter scallops centered on the rim at 60 degree intervals are cut through it.',
])

holdUnread([
  'A disc 70 mm in diameter and 8 mm thick with 6 notches in its rim, 4 mm wide.',
  'A disc 70 mm in diameter and 8 mm thick. Cut 5 notches into its edge, 4 mm wide and 7 mm deep, spaced every 60 degrees.',
  'A disc 70 mm in diameter and 8 mm thick. Six notches are cut into its rim, each 4 mm wide and 40 mm deep.',
])

const quadrant = (Math.PI * 9 ** 2) / 4
holdWordings((70 * 44 - 4 * quadrant) * 12, [
  'A 70 x 44 x 12 mm plate with a quarter circle of radius 9 mm cut out of each of its four corners.',
  'A rectangular plate 70 mm x 44 mm, 12 mm thick. The corners are scooped out: concave quarter-round cutouts, each with a 9 mm radius centered at the corner point.',
  'A plate 70 mm long, 44 mm wide and 12 mm thick whose four corners each have a concave circular notch 18 mm in diameter, the center of each circle being at the corner.',
  'A plate 70 x 44 x 12 mm. Cut a circle of radius 9 mm centered at each corner through the plate.',
])

holdWordings((66 * 66 - 4 * 32) * 7, [
  'A square plate 66 x 66 x 7 mm with all four corners cut off at 45 degrees, 8 mm along each side.',
  'A 66 mm square, 7 mm thick plate. Each corner is clipped by an isosceles right triangle with 8 mm legs.',
  'Sketch a square with sides of 66 mm. From each corner cut off a right triangle whose two equal sides measure 8 mm. Extrude the result to a height of 7 mm.',
  'A plate 66 x 66 x 7 mm. Cut a right triangle with legs of 8 mm from each corner.',
])

holdWordings((90 * 50 - (24 * 16) / 2) * 6, [
  'A rectangular plate 90 x 50 x 6 mm. The top right corner is cut off by a right triangle with a leg of 24 mm along the long side and 16 mm along the short side.',
  'A plate 90 mm long, 50 mm wide and 6 mm thick. One corner is cut off diagonally: 24 mm measured along the length, 16 mm along the width.',
  'A plate 90 x 50 x 6 mm. A right triangle 24 mm wide and 16 mm high is cut from the top right corner.',
])

holdUnread([
  'A plate 90 x 50 x 6 mm with all four corners cut off.',
  'A plate 90 x 50 x 6 mm. The two opposite corners on the left are cut off, 10 mm along each side.',
  'A plate 90 x 50 x 6 mm with a quarter circle of radius 30 mm cut out of each corner.',
  'A plate 90 x 50 x 6 mm. The corner opposite the hole is cut off, 10 mm along each side.',
])
