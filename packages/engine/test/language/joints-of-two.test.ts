/** The edge in which two bodies meet, however it is called: it is filled, and no outer edge is rounded. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const cylinder = (diameter: number, height: number): number => (Math.PI * diameter ** 2 * height) / 4

/** What a fillet adds around the foot of a cylinder. */
function around(diameter: number, radius: number): number {
  const section = radius ** 2 * (1 - Math.PI / 4)
  const middle = radius * (1 - 2 / (3 * (4 - Math.PI)))
  return 2 * Math.PI * (diameter / 2 + middle) * section
}

const KNOB = 'A disc 70 mm across and 12 mm thick. On top is a cylinder 36 mm in diameter and 18 mm tall.'
const knob = cylinder(70, 12) + cylinder(36, 18) + around(36, 4)

holdVolumes([
  [`${KNOB} Fillet the corner between the two cylinders with 4 mm.`, knob],
  [`${KNOB} Fillet the joint between the two with 4 mm.`, knob],
  [`${KNOB} Add a 4 mm fillet to the edge where they meet.`, knob],
  [`${KNOB} Put a 4 mm fillet in the inside corner between the disc and the cylinder.`, knob],
  [
    'A plate 90 x 50 x 6 mm. A boss 24 mm in diameter and 15 mm tall stands in the middle of it. Round the seam where the boss meets the plate to a 2 mm radius.',
    90 * 50 * 6 + cylinder(24, 15) + around(24, 2),
  ],
  [
    'Start with a cylinder that is 44 mm in diameter and 20 mm long. On one end of it add a second cylinder that is 26 mm in diameter and 30 mm long. Fillet the transition between the two cylinders with a 3 mm radius.',
    cylinder(44, 20) + cylinder(26, 30) + around(26, 3),
  ],
])

test('of three bodies it is asked which two meet there', () => {
  assert.throws(
    () =>
      read(
        'A base 80 x 60 x 8 mm, a disc of 40 mm diameter and 10 mm thickness on top of the base and a pin 10 mm in diameter and 20 mm long on top of the disc. Fillet the edge where they meet with 1 mm.',
      ),
    /which two bodies meet/u,
  )
})
