/** Simple shapes in the words of people who do not draw: what is raised, cut to a length, measured inside, or narrows. */
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const frustum = (bottom: number, top: number, height: number): number =>
  (Math.PI / 12) * height * (bottom ** 2 + bottom * top + top ** 2)

holdVolumes([
  // Figures become bodies by any verb that gives them their third size, or by that size alone.
  ['Draw a circle with a diameter of 24 mm and lift it up by 7 mm.', round(24, 7)],
  ['An octagon, 30 mm across the flats, stretched to 12 mm.', 8 * 15 * 15 * Math.tan(Math.PI / 8) * 12],
  ['A triangle with a base of 30 mm and a height of 20 mm, thickened by 4 mm.', 1200],
  ['A square, 25 mm on an edge and 6 mm thick.', 25 * 25 * 6],
  ['A 34 mm square with a thickness of 5 mm.', 34 * 34 * 5],
  [
    'A rectangle 50 mm by 24 mm with a semicircle of 24 mm diameter at its left end, everything 6 mm thick.',
    50 * 24 * 6 + round(24, 6) / 2,
  ],
  // Where a size is taken, and what a length is cut to.
  ['A bushing, 18 mm outside and 12 mm inside, sawn to a length of 25 mm.', round(18, 25) - round(12, 25)],
  ['Pipe: inside it measures 20 mm, outside 25 mm, cropped to 140 mm.', round(25, 140) - round(20, 140)],
  // The two ends of a cone.
  ['A cone shrinking from 28 mm at its foot to 16 mm at its tip, 22 mm tall.', frustum(28, 16, 22)],
  [
    'A frustum with a diameter of 32 mm at the bottom and a diameter of 18 mm at the top, 20 mm high.',
    frustum(32, 18, 20),
  ],
  [
    'A frustum: the bottom circle is 44 mm across, the top circle 26 mm, and both are 18 mm apart.',
    frustum(44, 26, 18),
  ],
])
