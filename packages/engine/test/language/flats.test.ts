/** Flats on round bodies: how deep they lie, over how much of the body, from which end. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

/** What a chord cuts off a circle, so far from its center. */
const segment = (radius: number, offset: number): number =>
  radius ** 2 * Math.acos(offset / radius) - offset * Math.sqrt(radius ** 2 - offset ** 2)

holdVolumes([
  // How far in it lies: from the axis, from the side across, or as what is left.
  [
    'Make a dowel 18 mm in diameter and 55 mm long. Cut a flat surface into the side of the dowel. The flat surface is parallel to the axis at a distance of 6 mm from it.',
    55 * (Math.PI * 81 - segment(9, 6)),
  ],
  [
    'A shaft of 8 mm diameter and 30 mm length. Over its last 9 mm, a flat is milled so that 7 mm remain.',
    Math.PI * 16 * 30 - 9 * segment(4, 3),
  ],
  // Where it begins and how far it goes.
  [
    'Create a rod with a diameter of 14 mm and a length of 65 mm. The flat on its side lies 5 mm from the center axis and extends over the first 22 mm. The remaining 43 mm stay round.',
    Math.PI * 49 * 65 - 22 * segment(7, 5),
  ],
  [
    'A shaft 20 mm in diameter and 90 mm long with a flat at each end, 12 mm long and 2 mm deep.',
    Math.PI * 100 * 90 - 24 * segment(10, 8),
  ],
  [
    'A round bar 20 mm in diameter and 90 mm long. A flat starting 15 mm from the end is 30 mm long and 4 mm deep.',
    Math.PI * 100 * 90 - 30 * segment(10, 6),
  ],
  // On a body that lies, and on a disc that a line cuts.
  [
    'A cylinder lying along the y axis, 30 mm in diameter and 70 mm long. Cut a flat into its top, 3 mm deep, along the whole length.',
    70 * (Math.PI * 225 - segment(15, 12)),
  ],
  [
    'A disc 40 mm in diameter and 6 mm thick. Cut the disc with a straight line 12 mm from its center so that it has one flat edge.',
    6 * (Math.PI * 400 - segment(20, 12)),
  ],
])

// What is left between the flat and the side across from it, at one end alone.
holdVolumes([
  [
    'A rod 16 mm in diameter and 75 mm long. A flat is milled over the last 25 mm so that the height measured from the flat to the opposite side is 13 mm.',
    Math.PI * 64 * 75 - 25 * segment(8, 5),
  ],
  [
    'A rod 16 mm in diameter and 75 mm long. For the last 25 mm at one end a flat is milled along the rod so that the remaining thickness, measured from the flat to the far side of the rod, is 13 mm.',
    Math.PI * 64 * 75 - 25 * segment(8, 5),
  ],
  [
    'A shaft 16 mm in diameter and 75 mm long with a D-cut on the last 25 mm; the distance between the flat and the opposite side of the shaft is 13 mm.',
    Math.PI * 64 * 75 - 25 * segment(8, 5),
  ],
])

test('a length that is left round must fit the flat', () => {
  const { code } = refusal(
    'A rod with a diameter of 14 mm and a length of 65 mm. A flat 2 mm deep runs over the first 22 mm. The remaining 40 mm stay round.',
  )
  assert.equal(code, 'geometry_validation_failed')
})
