/** Cuts told by where they end, and where they lie by what they are beside. */
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const slab = 70 * 40 * 18

holdVolumes([
  ['A slab 70 x 40 x 18 mm. Pierce it with a 9 mm hole, 12 mm clear of the left end.', slab - round(9, 18)],
  [
    'A slab 70 x 40 x 18 mm. A 9 mm hole goes down from the top and ends 4 mm short of the underside.',
    slab - round(9, 14),
  ],
  [
    'A slab 70 x 40 x 18 mm. Gouge a 20 x 10 mm pocket out of the top, its floor 4 mm above the underside.',
    slab - 20 * 10 * 14,
  ],
  ['A slab 70 x 40 x 18 mm. A 9 mm hole from the right end, halfway through.', slab - round(9, 35)],
  [
    'A slab 70 x 40 x 18 mm. A 20 x 10 mm pocket is sunk into the top until only 3 mm remain below it.',
    slab - 20 * 10 * 15,
  ],
  [
    'A slab 70 x 40 x 18 mm. Rout a slot 6 mm wide from front to back into the top, stopping 8 mm above the bottom.',
    slab - 6 * 40 * 10,
  ],
  ['A slab 70 x 40 x 18 mm. A 9 mm hole descends 5 mm from the top.', slab - round(9, 5)],
])
