/** Two discs or balls on a rod: what is seen of the rod between them, the gap they leave, and which way it all lies. */
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { refusal } from './reading.ts'

const disc = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const bell = 2 * disc(60, 15) + disc(16, 50)

holdBoxes([
  [
    'Create a dumbbell shape oriented along the X-axis. It consists of two identical discs, each with a diameter of 60 mm and a thickness of 15 mm, which are joined at their centers by a rod with a diameter of 16 mm. The visible length of the rod between the two discs is 50 mm.',
    bell,
    [80, 60, 60],
  ],
  [
    'A dumbbell along the Y axis. It has two discs, each with a diameter of 60 mm and a thickness of 15 mm, which are joined by a rod with a diameter of 16 mm and a length of 50 mm.',
    bell,
    [60, 80, 60],
  ],
  [
    'Two discs, each with a diameter of 60 mm and a thickness of 15 mm, are joined by a rod with a diameter of 16 mm. The exposed length of the rod is 50 mm.',
    bell,
    [60, 60, 80],
  ],
  [
    'Two discs, each with a diameter of 60 mm and a thickness of 15 mm, are connected by a rod with a diameter of 16 mm. The part of the rod between the discs is 50 mm long.',
    bell,
    [60, 60, 80],
  ],
  // From ball to ball, not from middle to middle.
  [
    'Two spheres of 30 mm diameter are joined by a rod of 10 mm diameter. The gap between the spheres is 40 mm.',
    31482.6419,
    [30, 30, 100],
  ],
])

test('how much of a rod is seen between balls is asked for', () => {
  refusal(
    'Two spheres of 30 mm diameter are joined by a rod of 10 mm diameter. The visible length of the rod between the spheres is 40 mm.',
  )
})
