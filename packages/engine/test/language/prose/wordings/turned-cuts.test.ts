/** Grooves around what is round and in its faces, interiors told by section, flats and keyways. */
import { holdUnread, holdWordings } from '../prose.ts'

const { PI, acos, sqrt } = Math

/** A ring whose section is a polygon: its area by the distance of its middle from the axis. */
const trapezoidRing = (radius: number, depth: number, wide: number, narrow: number): number => {
  const square = PI * narrow * (radius ** 2 - (radius - depth) ** 2)
  const side = (((wide - narrow) / 2) * depth) / 2
  return square + 2 * side * 2 * PI * (radius - depth / 3)
}

const disc = (diameter: number, height: number): number => (PI / 4) * diameter ** 2 * height

const pulley = disc(80, 20) - disc(12, 20) - trapezoidRing(40, 8, 12, 5)
holdWordings(pulley, [
  'A pulley 80 mm in diameter and 20 mm wide with a 12 mm bore. A V-groove around the rim is 12 mm wide at the outside and narrows to 5 mm at the groove bottom, which is 8 mm deep.',
  'Disc of diameter 80 mm and thickness 20 mm; 12 mm hole through the center. Around the circumference in the middle, a trapezoidal groove: 12 mm wide at the top, 5 mm wide at the bottom, 8 mm deep.',
  'A cylinder 80 mm in diameter and 20 mm tall. Cut a groove around the outside at mid height. The groove is 8 mm deep. It is 12 mm wide at the surface and 5 mm wide at its floor. Drill a 12 mm hole through the center.',
  'A belt wheel with an outside diameter of 80 mm, a width of 20 mm and a bore of 12 mm. The belt groove tapers from 12 mm at the rim to 5 mm at its base; the diameter at the base of the groove is 64 mm.',
])

holdWordings(disc(50, 16) - trapezoidRing(25, 6, 8, 0), [
  'Disc: diameter 50 mm, Z=0 to Z=16. Cut a triangular groove all the way around: opening from Z=4 to Z=12 at the rim, its tip at radius 19 mm at Z=8.',
  'A wheel 50 mm in diameter and 16 mm wide. Cut a V groove around the rim, centered on the width. It is 8 mm wide at the outer diameter and tapers to a point 6 mm deep.',
])

holdWordings(disc(18, 60) - disc(18, 3) + disc(15, 3), [
  'A pin of 18 mm diameter, Z=0 to Z=60, with a circlip groove from Z=50 to Z=53, reducing the diameter to 15 mm.',
])

holdWordings(disc(70, 12) - disc(50, 4) + disc(40, 4), [
  'A disc 70 mm in diameter and 12 mm thick. An annular groove is cut in the top face, with an inner diameter of 40 mm, an outer diameter of 50 mm and a depth of 4 mm.',
  'A disc, diameter 70, thickness 12, with a ring-shaped recess in the top face between radius 20 and radius 25, 4 deep.',
  'A disc 70 mm in diameter and 12 mm thick. On the top face cut a circular channel that is 5 mm wide and 4 mm deep. Its centerline is a circle of 45 mm diameter around the center of the disc.',
])

// Inside as it is outside.
const frustum = (a: number, b: number, height: number): number => (PI / 12) * height * (a * a + a * b + b * b)
holdWordings(
  disc(40, 15) + frustum(40, 24, 20) + disc(24, 10) - disc(34, 15) - frustum(34, 18, 20) - disc(18, 10),
  [
    'A reducer along Z. Outside: a cylinder of 40 mm diameter from Z=0 to Z=15, then a cone narrowing from 40 mm diameter at Z=15 to 24 mm diameter at Z=35, then a cylinder of 24 mm diameter from Z=35 to Z=45. Inside: a 34 mm diameter bore from Z=0 to Z=15, a conical bore from 34 mm diameter at Z=15 to 18 mm diameter at Z=35, and an 18 mm diameter bore from Z=35 to Z=45.',
    'The outer body consists of a cylindrical section 40 mm in diameter from Z=0 to Z=15, a conical section tapering from 40 mm diameter at Z=15 to 24 mm diameter at Z=35, and a cylindrical neck 24 mm in diameter from Z=35 to Z=45. The interior follows with a 3 mm wall.',
    'The outer body consists of a cylindrical section 40 mm in diameter from Z=0 to Z=15, a conical section tapering from 40 mm diameter at Z=15 to 24 mm diameter at Z=35, and a cylindrical neck 24 mm in diameter from Z=35 to Z=45. The interior follows the exterior with a 3 mm wall: a 34 mm diameter bore from Z=0 to Z=15, a conical bore tapering from 34 mm diameter at Z=15 to 18 mm diameter at Z=35, and an 18 mm diameter bore from Z=35 to Z=45.',
  ],
)

/** What is left of a circle behind a chord so far from its middle. */
const flatted = (radius: number, off: number): number =>
  PI * radius ** 2 - (radius ** 2 * acos(off / radius) - off * sqrt(radius ** 2 - off ** 2))
holdWordings(flatted(8, 5) * 40, [
  'A cylinder 16 mm in diameter and 40 mm long. Cut away a segment so that it has a flat face 5 mm from the axis over its whole length.',
  'A cylinder 16 mm in diameter and 40 mm long. Shave a flat on one side, running the whole length. The flat is 5 mm away from the center axis.',
  'A D-shaft 16 mm in diameter and 40 mm long. A flat is cut along the whole length, so that the distance from the flat to the opposite side is 13 mm.',
])

const seat = (radius: number, wide: number, deep: number): number => {
  const half = wide / 2
  const cap = radius ** 2 * Math.asin(half / radius) + half * sqrt(radius ** 2 - half ** 2)
  return cap - wide * (radius - deep)
}
holdWordings(disc(25, 80) - seat(12.5, 7, 4) * 25, [
  'A shaft 25 mm in diameter and 80 mm long. Cut a rectangular keyway into the side of the shaft. It begins at one end and runs 25 mm along the shaft. It is 7 mm wide and 4 mm deep.',
])

holdUnread([
  // Is the wall 4 mm or 3 mm thick?
  'The outer body consists of a cylindrical section 40 mm in diameter from Z=0 to Z=15 and a cylindrical neck 24 mm in diameter from Z=15 to Z=45. The interior follows the exterior with a 4 mm wall: a 34 mm diameter bore from Z=0 to Z=15 and an 18 mm diameter bore from Z=15 to Z=45.',
  // How wide is it at its bottom?
  'Disc of diameter 80 mm and thickness 20 mm. Around the circumference in the middle, a trapezoidal groove: 12 mm wide at the top, 8 mm deep.',
  // The diameter at its bottom and its depth do not agree.
  'A wheel 80 mm in diameter and 20 mm wide. A groove around the rim is 6 mm wide and 8 mm deep; the diameter at the base of the groove is 60 mm.',
  'A disc 70 mm in diameter and 12 mm thick. An annular groove is cut in the top face, with an inner diameter of 40 mm and a depth of 4 mm.',
])
