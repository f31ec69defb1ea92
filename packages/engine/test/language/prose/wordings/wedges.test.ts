/** Triangular prisms, wedges, roofs, trapezoids and pyramids, by the sizes of their parts. */
import { holdUnread, holdWordings } from '../prose.ts'

holdWordings(0.5 * 24 * 32 * 12, [
  'A right triangular prism: the legs are 24 mm and 32 mm and it is 12 mm thick.',
  'A triangular plate 12 mm thick. It is a right triangle with its two short sides 24 mm and 32 mm long.',
  'Create a right-angled triangle whose perpendicular sides measure 24 mm and 32 mm, and extrude it 12 mm in Z.',
  'A prism with a right triangular cross-section. The triangle has a 24 mm base, a 32 mm height and a 40 mm hypotenuse. The prism is 12 mm long.',
  'Begin by sketching a triangle with vertices at (0,0), (24,0) and (0,32). Extrude the sketch by 12 mm.',
])

holdWordings((Math.sqrt(3) / 4) * 30 ** 2 * 8, [
  'A triangular plate with three equal sides of 30 mm each; it is 8 mm thick.',
  'An 8 mm thick plate in the shape of an equilateral triangle, 30 mm on a side.',
  'Create a triangle whose sides are all 30 mm. Extrude it to a thickness of 8 mm.',
])

holdWordings(0.5 * 50 * 25 * 90, [
  'Create a triangle with a base of 50 mm and an apex 25 mm above the middle of the base. Extrude it by 90 mm.',
  'A gable-shaped block, 50 mm wide and 25 mm tall at the ridge, 90 mm long.',
])

holdWordings(0.5 * 60 * 18 * 35, [
  'A ramp 60 mm long, 35 mm wide and 18 mm high at the tall end, tapering to zero at the other.',
  'A door stop: 60 mm long, 35 mm wide, its thickness goes from 0 at the front edge to 18 mm at the back.',
  'Wedge: length 60 mm, width 35 mm, height 18 mm at the back sloping down to 0 mm at the front.',
  'A ramp. Seen from the side the profile is a triangle with a 60 mm base and an 18 mm vertical side. Extrude the profile 35 mm.',
])

holdWordings(0.5 * (8 + 20) * 55 * 30, [
  'A block 55 mm long and 30 mm wide whose top slopes from 20 mm high at one end to 8 mm at the other.',
  'A tapered shim that is 55 mm long, 30 mm wide, 8 mm thick at the thin end and 20 mm thick at the thick end.',
])

holdWordings(70 * 40 * 25 + 0.5 * 40 * 15 * 70, [
  'A block 70 mm long, 40 mm wide, 25 mm high. On top sits a triangular prism roof with the same footprint, 15 mm high, its ridge running along the length.',
  'A house shape: a box 40 mm wide, 70 mm long and 25 mm tall, with a gable roof on top whose ridge is at 40 mm height. The roof covers the whole box.',
])

holdWordings(0.5 * (50 + 30) * 20 * 40, [
  'A prism with a trapezoidal cross-section: bottom width 50 mm, top width 30 mm, height 20 mm. Its length is 40 mm.',
  'Draw a trapezoid. The long parallel side is 50 mm, the short parallel side is 30 mm and they are 20 mm apart. Extrude it by 40 mm.',
  'The profile is a symmetrical trapezoid whose parallel sides are 50 mm and 30 mm long; the distance between them is 20 mm. It is extruded to a depth of 40 mm.',
])

holdWordings((30 ** 2 * 24) / 3, [
  'A square pyramid: base sides 30 mm, apex 24 mm above the centre of the base.',
  'A pyramid. Its base is a square with 30 mm sides. It comes to a point 24 mm above the base.',
  'A pyramid 24mm tall on a square base, 30mm on each side.',
])

holdWordings((28 / 3) * (40 ** 2 + 40 * 20 + 20 ** 2), [
  'A frustum of a square pyramid with a base side of 40 mm, a top side of 20 mm and a height of 28 mm.',
  'A block that tapers from a 40 x 40 mm base to a 20 x 20 mm top over a height of 28 mm.',
])

holdUnread([
  'A right triangle with a 24 mm base, a 32 mm height and a 50 mm hypotenuse, extruded by 12 mm.',
  'A block 70 mm long, 40 mm wide, 25 mm high. On top of it sits a gable roof whose ridge is at 20 mm height.',
])
