import { holdOperations, holdRefusals } from './operated.ts'

const { PI } = Math
const QUARTER = 1 - PI / 4

holdOperations([
  ['Make a 96 x 64 x 22 mm box. Shell it from the top with 2 mm thick walls.', 96 * 64 * 22 - 92 * 60 * 20],
  [
    'Make a 96 x 64 x 22 mm box. Remove the bottom face and shell it 2 mm to the inside.',
    96 * 64 * 22 - 92 * 60 * 20,
  ],
  [
    'Make a 96 x 64 x 22 mm box. Hollow it out from the top leaving 2 mm walls and a 4 mm floor.',
    96 * 64 * 22 - 92 * 60 * 18,
  ],
  ['A box 96 x 64 x 22 mm, open at the top, with 2 mm walls.', 96 * 64 * 22 - 92 * 60 * 20],
  [
    'This is a box without a lid. It is 96 mm long, 64 mm wide and 22 mm tall. The walls and the bottom are all 3 mm thick.',
    96 * 64 * 22 - 90 * 58 * 19,
  ],
  ['A hollow box 96 x 64 x 22 mm with 2 mm walls, closed on all sides.', 96 * 64 * 22 - 92 * 60 * 18],
  [
    'Start with a 96 x 64 x 22 mm block. Remove the left and right faces and shell it with a 2 mm wall thickness.',
    96 * 64 * 22 - 96 * 60 * 18,
  ],
  [
    'Start with a 96 x 64 x 22 mm block. Cut out the inside from the top, leaving 4 mm walls and a 4 mm floor.',
    96 * 64 * 22 - 88 * 56 * 18,
  ],
  [
    'A cup 50 mm in diameter and 70 mm tall. The wall is 3 mm thick and the bottom is 5 mm thick.',
    PI * 625 * 70 - PI * 22 * 22 * 65,
  ],
  [
    'A tube 40 mm outside diameter, 30 mm inside diameter and 80 mm long, closed at one end with a 6 mm thick floor.',
    PI * 400 * 80 - PI * 225 * 74,
  ],
  [
    'Start with a box that is 96 mm (X) x 64 mm (Y) x 22 mm (Z). Fillet the four vertical edges with an 8 mm radius. Remove the top face and shell the box to the inside with a 2 mm wall thickness. The inside corners end up with a 6 mm radius.',
    (96 * 64 - 4 * 64 * QUARTER) * 22 - (92 * 60 - 4 * 36 * QUARTER) * 20,
  ],
])

holdRefusals([
  'A tray, 62 x 42 mm inside and 23 mm deep, with 2 mm walls.',
  'A box 96 x 64 x 22 mm, open at the top.',
  'Make a 96 x 64 x 22 mm box. Shell it from the top with 2 mm walls and 3 mm walls.',
])
