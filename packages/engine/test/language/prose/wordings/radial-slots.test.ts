/** Slots that point at the middle, holes told by their names on a drawing, and sides of a tube. */
import { holdUnread, holdWordings } from '../prose.ts'

const { PI } = Math
const slot = (length: number, width: number): number => (length - width) * width + PI * (width / 2) ** 2

holdWordings((PI * 46 ** 2 - 4 * slot(18, 6)) * 7, [
  'A disc of 92 mm diameter and 7 mm thickness with four radial slots. Each slot is 6 mm wide and 18 mm long overall with round ends, its long axis points at the center, and its middle is 28 mm from the center. They are at 0, 90, 180 and 270 degrees.',
  'Disc Ø92 mm x 7 mm. Four slots, 6 mm wide x 18 mm long with rounded ends, centered at (28,0), (0,28), (-28,0) and (0,-28), each pointing toward the center.',
  '1. Create a disc with a diameter of 92 mm, 7 mm thick.\n2. Cut a slot in it: 12 mm between the centers of its ends, 6 mm wide, lying along the X axis, the center of the slot 28 mm from the center of the disc.\n3. Repeat the slot around the center so there are four in total, evenly spaced.',
  'A round plate, 92 in diameter and 7 thick, with 4 radial obround slots of 6 x 18, evenly spaced on a 56 pitch circle.',
])

holdWordings(90 * 50 * 4 - 2 * slot(40, 6) * 4, [
  'A plate 90 mm x 50 mm x 4 mm with two parallel slots. Each slot is 40 mm long and 6 mm wide with round ends and runs along the length of the plate. They are 24 mm apart center to center.',
  'Plate 90 mm (X) x 50 mm (Y) x 4 mm (Z). Two obround slots along X, 40 mm overall x 6 mm wide, centered at (0, 12) and (0, -12).',
])

holdWordings(84 * 84 * 12 - 4 * (PI * 3.5 ** 2 * 12 + PI * (8 ** 2 - 3.5 ** 2)), [
  '84 x 84 x 12 plate. 4x Ø7 thru, spotface Ø16 x 1 deep, 60 x 60 pattern.',
])

holdWordings(104 * 20 * 20 - 4 * PI * 3 ** 2 * 12, [
  '104 x 20 x 20 bar, 4x Ø6 x 12 deep in the top on 22 mm pitch, row centered.',
])

holdUnread([
  // Along the circle, or towards its middle?
  'A disc 92 mm in diameter and 7 mm thick with six slots 5 mm wide and 18 mm long, evenly spaced on a 60 mm circle.',
  // Two at each side, or one?
  'A plate 100 x 60 x 2 mm. In its center cut a slot 4 mm wide and 40 mm long with round ends, parallel to the Y axis. Add two more of these slots on each side of it, spaced 12 mm apart center to center.',
])
