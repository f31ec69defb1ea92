/** Slots that come in from a side and end in a half circle. */
import { holdUnread, holdWordings } from '../prose.ts'

const { PI } = Math
const open = (width: number, reach: number): number => width * (reach - width / 2) + (PI / 8) * width ** 2

holdWordings((84 * 52 - open(14, 30)) * 6, [
  'A plate 84 x 52 x 6 mm with a U-shaped slot open at one of the short edges. The slot is 14 mm wide, centered on that edge, and reaches 30 mm into the plate, where it ends in a full radius.',
  'A plate 84 mm (X) by 52 mm (Y), 6 mm thick. An open-ended slot, 14 mm wide with a semicircular inner end, is cut in from the +X edge along the X axis to a total depth of 30 mm, centered on Y=0.',
  '1. Make an 84 x 52 x 6 mm plate.\n2. Cut a 14 mm wide slot in from the middle of the right side. The slot goes 30 mm deep into the plate and has a rounded bottom (radius 7 mm).',
  'An 84 x 52 x 6 mm plate, a slot open at the right-hand edge: width 14, overall length 30 from the edge, round inner end, on the centerline.',
  "1. Make an 84mm (X) x 52mm (Y) x 6mm (Z) plate.\n\n2. Cut a slot into the left end of the plate. It's 14mm wide (Y), centered in Y, and runs 30mm in from the end (X). It has a round inner end.",
])

holdWordings((92 * 60 - open(20, 12)) * 7, [
  'A plate 92 x 60 x 7 mm with a U-shaped notch 20 mm wide and 12 mm deep in the front edge.',
])
holdWordings((92 * 60 - open(24, 12)) * 7, [
  'A plate 92 x 60 x 7 mm with a U-shaped notch 24 mm wide and 12 mm deep in the front edge.',
])

holdUnread([
  'A plate 92 x 60 x 7 mm with a U-shaped notch 20 mm wide in the front edge.',
  'A plate 92 x 60 x 7 mm with a U-shaped notch 20 mm wide and 8 mm deep in the front edge.',
  'A plate 92 x 60 x 7 mm. Cut a slot in from the middle of the right side, 14 mm wide and 30 mm deep, with a rounded bottom (radius 5 mm).',
])
