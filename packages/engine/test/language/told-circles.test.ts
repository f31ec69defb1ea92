/** Several on a circle: how the circle is told, where the first lies, and what stands amid or around them. */
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const disc = round(130, 14)
const bored = disc - 5 * round(9, 14)

holdVolumes([
  [
    'A disc 130 mm in diameter and 14 mm thick with five 9 mm holes uniformly spaced around a 95 mm pitch circle.',
    bored,
  ],
  [
    'A disc 130 mm in diameter and 14 mm thick. Five 9 mm holes are placed at 72° intervals on a circle with a radius of 47.5 mm, with the first one on the +Y axis.',
    bored,
  ],
  [
    'A disc 130 mm in diameter and 14 mm thick. Evenly distributed around a circle with a diameter of 95 mm, drill five holes of 9 mm diameter.',
    bored,
  ],
  [
    'A disc 130 mm in diameter and 14 mm thick with five 9 mm holes in a circular pattern of radius 47.5 mm around the center, rotated by 10° from the X axis.',
    bored,
  ],
  [
    'A disc 130 mm in diameter and 14 mm thick. It carries four studs 8 mm in diameter and 10 mm tall, equally spaced on a 100 mm bolt circle. It also has a boss 30 mm in diameter and 20 mm tall in the center.',
    disc + 4 * round(8, 10) + round(30, 20),
  ],
  [
    'A disc 130 mm in diameter and 14 mm thick with a boss 30 mm in diameter and 20 mm tall in the middle. It has four pins, 8 mm in diameter and 10 mm tall, every 90 degrees on a 100 mm diameter circle.',
    disc + 4 * round(8, 10) + round(30, 20),
  ],
])
