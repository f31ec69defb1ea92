/** What is round and lies is bored through the middle of a body where no side is named: against its top it would only touch it. */
import { holdVolumes } from './volumes.ts'

holdVolumes([
  [
    'A block 50 x 30 x 24 mm. Subtract a cylinder with a diameter of 8 mm that runs along the X axis through the block.',
    36_000 - Math.PI * 16 * 50,
  ],
  [
    'A 50 x 30 x 24 mm block. Remove a cylinder of 8 mm diameter along the width of the block.',
    36_000 - Math.PI * 16 * 30,
  ],
  [
    'An object with a hexagonal cross-section, 20 mm across flats and 12 mm tall.',
    (Math.sqrt(3) / 2) * 400 * 12,
  ],
])
