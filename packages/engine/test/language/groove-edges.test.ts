/** Grooves around a shaft by their upper or lower edge, whichever end that is told from. */
import { holdBalanced } from './balanced.ts'

const round = (diameter: number, length: number): number => (Math.PI / 4) * diameter ** 2 * length

const PIN =
  'Create a cylinder that is 40 mm in diameter and 90 mm tall. Cut a groove all the way around the outside.'
const pin = [round(40, 90), 45] as const
const groove = -(round(40, 5) - round(32, 5))

holdBalanced([
  [
    `${PIN} The groove is 5 mm wide and 4 mm deep. The upper edge of the groove is 12 mm below the top of the cylinder.`,
    [pin, [groove, 90 - 14.5]],
  ],
  [
    `${PIN} The groove is 5 mm wide and 4 mm deep. Its lower edge is 12 mm below the top of the cylinder.`,
    [pin, [groove, 90 - 9.5]],
  ],
  [
    `${PIN} The groove is 5 mm wide and 4 mm deep. The lower side of the groove is 20 mm above the bottom.`,
    [pin, [groove, 22.5]],
  ],
  [
    `${PIN} The groove is 5 mm wide and 4 mm deep. The top edge of the groove is 20 mm above the base.`,
    [pin, [groove, 17.5]],
  ],
  [
    'A pin 40 mm in diameter and 90 mm long with a square-cornered groove all the way around the outside, 5 mm wide and 4 mm deep (so the diameter at the bottom of the groove is 32 mm). The near edge of the groove is 12 mm from the top end.',
    [pin, [groove, 90 - 14.5]],
  ],
])
