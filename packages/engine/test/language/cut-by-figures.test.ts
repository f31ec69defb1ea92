/** Cuts told by figures: a triangle off a corner, a circle revolved about the axis, a keyway by where its floor lies. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

/** What a keyway of that width takes between the axis and the wall of a bore. */
const within = (radius: number, width: number): number =>
  (width / 2) * Math.sqrt(radius ** 2 - width ** 2 / 4) + radius ** 2 * Math.asin(width / 2 / radius)
/** Half a circle about the rim of a disc, turned around it. */
const rimGroove = (radius: number, section: number): number =>
  2 * Math.PI * (radius - (4 * section) / (3 * Math.PI)) * ((Math.PI * section ** 2) / 2)

holdVolumes([
  [
    'Draw a rectangle of 54 mm by 32 mm. From each corner, cut off a right triangle whose legs are 7 mm long, leaving an eight-sided shape. Extrude it by 5 mm.',
    5 * (54 * 32 - 2 * 49),
  ],
  [
    'A plate 44 x 30 x 4 mm. Remove a right triangle with two equal legs of 9 mm from the back right corner.',
    4 * (44 * 30 - 40.5),
  ],
  [
    'Make a disc with a diameter of 72 mm and a thickness of 18 mm. Draw a circle with a radius of 4 mm whose center lies on the outer surface of the disc, in the middle of the thickness. Revolve the circle around the axis of the disc to cut a groove.',
    Math.PI * 36 ** 2 * 18 - rimGroove(36, 4),
  ],
  [
    'A pin 12 mm in diameter and 40 mm long. Sketch a rectangle 4 mm wide and 1.5 mm deep on the outer surface, 8 mm from the end, and rotate it by 360 degrees about the axis to remove a groove.',
    Math.PI * 36 * 40 - 4 * Math.PI * (36 - 4.5 ** 2),
  ],
  [
    'A hub with an outer diameter of 46 mm, a bore of 22 mm and a height of 16 mm. A keyway 6 mm wide is cut into the wall of the bore along the full height, and its flat bottom lies 14 mm from the center axis.',
    16 * (Math.PI * (23 ** 2 - 11 ** 2) - (6 * 14 - within(11, 6))),
  ],
])

test('a keyway whose floor lies inside its bore is refused', () => {
  const { code } = refusal(
    'A hub with an outer diameter of 46 mm, a bore of 22 mm and a height of 16 mm. Cut a keyway 6 mm wide into the bore. The bottom of the keyway is 10 mm from the axis.',
  )
  assert.equal(code, 'geometry_validation_failed')
})
