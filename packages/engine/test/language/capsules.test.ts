/** Capsules told by their pieces: over all from tip to tip, or the straight part and the half balls that close it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const capsule = (d: number, overall: number): number =>
  (Math.PI / 4) * d ** 2 * (overall - d) + (Math.PI / 6) * d ** 3

holdVolumes([
  [
    'A capsule, like a pill, 14 mm in diameter with fully round (hemispherical) ends. It measures 45 mm from tip to tip.',
    capsule(14, 45),
  ],
  [
    'A capsule: a straight cylindrical section 10 mm in diameter and 22 mm long, closed at each end by a hemisphere of the same diameter, for a total length of 32 mm.',
    capsule(10, 32),
  ],
  [
    'A capsule consisting of a 25 mm long cylindrical middle section with a diameter of 12 mm and a hemispherical cap of 6 mm radius at either end, 37 mm overall.',
    capsule(12, 37),
  ],
  [
    'This looks like a vitamin pill: a cylinder with a hemisphere at each end, 9 mm in diameter. The total length from tip to tip is 24 mm.',
    capsule(9, 24),
  ],
  ['A rod 7 mm in diameter with a half sphere on both ends, 31 mm in total length.', capsule(7, 31)],
  [
    'A cylinder 12 mm in diameter and 30 mm long with a hemisphere of 6 mm radius on each end. The overall length is 42 mm.',
    capsule(12, 42),
  ],
  ['A pin with hemispherical ends, 5 mm in diameter and 20 mm long overall.', capsule(5, 20)],
  [
    'A capsule of 18 mm diameter. The total length, including both hemispherical ends, is 64 mm.',
    capsule(18, 64),
  ],
  [
    'A pill: a 9 mm diameter cylinder with a hemisphere at each end, 33 mm long including the hemispheres.',
    capsule(9, 33),
  ],
  ['A capsule of 6 mm radius. Its overall length, hemispheres included, is 48 mm.', capsule(12, 48)],
  ['A capsule: 15 mm diameter, 26 mm long not including the hemispherical ends.', capsule(15, 41)],
  // Over all, though the cylinder was spoken of last.
  ['A capsule: a cylinder of 9 mm diameter with hemispherical ends, 33 mm long overall.', capsule(9, 33)],
])

test('a straight part and ends that are not as long as the whole are refused', () => {
  assert.match(
    refusal(
      'A capsule: a straight cylindrical section 10 mm in diameter and 20 mm long, closed at each end by a hemisphere of the same diameter, for a total length of 32 mm.',
    ).message,
    /cannot both hold/u,
  )
})

const PIN = Math.PI * 16 * 32 + (4 / 3) * Math.PI * 4 ** 3

holdVolumes([
  [
    'A pin that is 8mm diameter and 40mm long overall. Both ends of the pin are fully rounded (hemispheres).',
    PIN,
  ],
  ['The pin is 8mm in diameter and 40mm long. Both ends are fully rounded.', PIN],
  ['A rod 40mm long, 8mm in diameter. Each end has a full radius.', PIN],
])
