/** Sizes, levels and ends that are told once more in parentheses. */
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

/** The piece that a flat cuts off a circle. */
function segment(diameter: number, deep: number): number {
  const radius = diameter / 2
  const aside = radius - deep
  return radius ** 2 * Math.acos(aside / radius) - aside * Math.sqrt(radius ** 2 - aside ** 2)
}

const BASE = 'Make the base: 120 mm (X) x 44 mm (Y) x 10 mm (Z).'

holdVolumes([
  [
    `${BASE} On top of the base, in the middle, add a block that's 60 mm (X) x 44 mm (Y) and goes up to Z=30 (with the bottom of the base at Z=0).`,
    120 * 44 * 10 + 60 * 44 * 20,
  ],
  [
    `${BASE} On top of the base, in the middle, add a block that's 60 mm (X) x 44 mm (Y) and 20 mm tall. On top of that block add a half cylinder with a 60 mm diameter, with its axis along Y. It is as long as the block (44 mm).`,
    120 * 44 * 10 + 60 * 44 * 20 + round(60, 44) / 2,
  ],
  [
    'The shaft is a 12 mm diameter cylinder that is 60 mm long. Cut a flat into the shaft. The flat starts at one end and is 25 mm long. It should be cut so that it is 10 mm from the flat to the opposite side of the shaft (in other words 2 mm gets cut off).',
    round(12, 60) - 25 * segment(12, 2),
  ],
  [
    `${BASE} On top of the base, in the middle, add a block that's 60 mm (X) x 44 mm (Y) and 20 mm tall. On top of that block add a half cylinder with a 60 mm diameter, with its axis along Y. It is 44 mm long, so the block ends in a full round.`,
    120 * 44 * 10 + 60 * 44 * 20 + round(60, 44) / 2,
  ],
  [
    'The plate is 40 mm x 40 mm and 9 mm thick. The hole is 6 mm in diameter and goes all the way through. The countersink is 12 mm in diameter at the surface with a 90 degree angle.',
    40 * 40 * 9 - round(6, 6) - (Math.PI / 3) * 3 * (36 + 18 + 9),
  ],
])
