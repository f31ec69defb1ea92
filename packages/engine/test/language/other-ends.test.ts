/** The end of a body at which nothing stands yet, and a body that is joined to one face of another. */
import { holdBoxes } from './boxes.ts'

const DUMBBELL = Math.PI * (22 ** 2 * 32 + 7 ** 2 * 64)
const LONG = [44, 44, 96] as const
const FIRST = 'Create a cylinder with a diameter of 44 mm and a height of 16 mm.'
const ABOVE =
  'Create a thinner cylinder with a diameter of 14 mm and a height of 64 mm that connects to the center of the top face of the first cylinder.'
const BELOW = 'Create a thinner cylinder with a diameter of 14 mm and a height of 64 mm below it.'

holdBoxes([
  [
    `${FIRST} ${ABOVE} Create a third cylinder, identical to the first one, that connects to the center of the other end of the thin cylinder. The total length of the object is 96 mm.`,
    DUMBBELL,
    LONG,
  ],
  [
    `${FIRST} ${ABOVE} Add another cylinder, identical to the first one, at the opposite end of the thinner cylinder.`,
    DUMBBELL,
    LONG,
  ],
  [
    `${FIRST} ${BELOW} Add a disc 44 mm in diameter and 16 mm thick at the free end of the second cylinder.`,
    DUMBBELL,
    LONG,
  ],
  [
    `${FIRST} ${BELOW} Add a disc 44 mm in diameter and 16 mm thick at the other end of the thin cylinder.`,
    DUMBBELL,
    LONG,
  ],
  [
    'Create a cylinder with a diameter of 44 mm and a height of 16 mm. Create a thinner cylinder with a diameter of 14 mm and a height of 64 mm on top of it. Create a third cylinder with a diameter of 30 mm and a height of 16 mm that connects to the center of the top face of the thin cylinder.',
    Math.PI * (22 ** 2 * 16 + 7 ** 2 * 64 + 15 ** 2 * 16),
    LONG,
  ],
])
