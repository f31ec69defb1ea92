/** Rails: the length of the whole is that of its base and of the dovetail on it. */
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

holdVolumes([
  [
    'A dovetail rail 100 mm long. The base is 40 mm wide and 6 mm high. On top of the base, in the middle, is a dovetail that is 16 mm wide at the base, 24 mm wide at the top and 8 mm high, running the full length.',
    100 * (40 * 6 + 20 * 8),
  ],
  [
    "A dovetail rail, 80mm long with a constant cross section. The base of the rail is a rectangle 36mm wide and 5mm tall. On top of the base, in the middle, is the dovetail: it's 12mm wide where it touches the base, 20mm wide at the top, and 9mm tall. It's symmetric.",
    80 * (36 * 5 + 16 * 9),
  ],
])

holdBoxes([
  [
    'Male dovetail rail, 90 mm long. Cross section: a rectangular base 44 mm wide and 9 mm tall, and centered on top of that an upside down trapezoid 8 mm tall which is 18 mm wide where it meets the base and 26 mm wide at the top.',
    90 * (44 * 9 + 22 * 8),
    [90, 44, 17],
  ],
  [
    'Dovetail slide, 90 mm long. Its profile is a rectangle 44 mm wide and 9 mm high, and on top of it, centered, a trapezoid 8 mm high, 18 mm wide at the bottom and 26 mm wide at the top.',
    90 * (44 * 9 + 22 * 8),
    [90, 44, 17],
  ],
  [
    'A block 90 mm long, 44 mm wide and 9 mm tall with a dovetail rail on top, 8 mm high, 18 mm wide at the bottom and 26 mm wide at the top, running the full 90 mm length, centered.',
    90 * (44 * 9 + 22 * 8),
    [90, 44, 17],
  ],
])

test('an inverted trapezoid that is wider below is no inverted one', () => {
  refusal(
    'A dovetail guide 90 mm long. The section consists of a base 44 mm wide and 9 mm thick and on top of the base sits an inverted trapezoid that is 26 mm wide where it touches the base, 18 mm wide at the top and 8 mm tall.',
  )
})
