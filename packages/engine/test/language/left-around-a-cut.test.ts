/** Walls and floors told by what is left: an outline offset inwards, the bottom of a tray left so thick. */
import { holdVolumes } from './volumes.ts'

holdVolumes([
  [
    'Create a rectangular prism that is 70 mm (X) by 50 mm (Y) by 25 mm tall (Z). On the top face, offset the outline 4 mm inwards. Cut down with this offset profile so that the floor is 5 mm thick.',
    70 * 50 * 25 - 62 * 42 * 20,
  ],
  [
    'A tray 70 x 50 x 20 mm with 3 mm walls, open at the top. The bottom of the tray should be left 5 mm thick.',
    70 * 50 * 20 - 64 * 44 * 15,
  ],
])
