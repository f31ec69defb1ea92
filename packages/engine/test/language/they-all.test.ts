/** What is said of several that were told one by one is said of every one of them. */
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, high: number): number => (Math.PI / 4) * diameter ** 2 * high

const PLATE = 120 * 40 * 9
const TWO =
  'A 120 x 40 x 9 mm plate with a 7 mm hole 14 mm from the left end and a 12 mm hole 14 mm from the right end.'
const APART =
  'A 120 x 40 x 9 mm plate. Drill a 7 mm hole 14 mm from the left end. Drill a 12 mm hole 14 mm from the right end.'
const THREE =
  'A 120 x 40 x 9 mm plate with a 10 mm hole in the center, a 7 mm hole 14 mm from the left end and a 12 mm hole 14 mm from the right end.'
const MIXED =
  'A 120 x 40 x 9 mm plate. Drill a 7 mm hole 14 mm from the left end. Cut a 30 x 12 mm pocket in the center.'
const POSTS =
  'A 70 x 70 x 8 mm plate. A cylinder 12 mm in diameter stands on top in the front left corner. A 14 x 14 mm block stands on top in the back right corner.'

holdVolumes([
  ...[
    'They are 5 mm deep.',
    'They are both 5 mm deep.',
    'Both are 5 mm deep.',
    'Both of them are 5 mm deep.',
  ].flatMap((said) =>
    [TWO, APART].map((told) => [`${told} ${said}`, PLATE - round(7, 5) - round(12, 5)] as const),
  ),
  ...[
    'They are all 5 mm deep.',
    'All three are 5 mm deep.',
    'All of them are 5 mm deep.',
    'These have a depth of 5 mm.',
  ].map((said) => [`${THREE} ${said}`, PLATE - round(10, 5) - round(7, 5) - round(12, 5)] as const),
  ...['All three go all the way through.', 'They all go through the plate.'].map(
    (said) => [`${THREE} ${said}`, PLATE - round(10, 9) - round(7, 9) - round(12, 9)] as const,
  ),
  ...[
    'They are 5 mm deep.',
    'The hole and the pocket are 5 mm deep.',
    'Both the hole and the pocket are 5 mm deep.',
  ].map((said) => [`${MIXED} ${said}`, PLATE - round(7, 5) - 30 * 12 * 5] as const),
  ...['They are both 25 mm tall.', 'The cylinder and the block are 25 mm tall.'].map(
    (said) => [`${POSTS} ${said}`, 70 * 70 * 8 + round(12, 25) + 14 * 14 * 25] as const,
  ),
  // Several that were told as such are still those.
  [
    'A 120 x 40 x 9 mm plate with a 20 mm hole in the center. Four 6 mm holes are in the corners, 8 mm from the edges. They are 5 mm deep.',
    PLATE - round(20, 9) - 4 * round(6, 5),
  ],
  // One hole along each way that is told.
  ...[
    'Drill a 12 mm hole through it from the front to the back and from the left to the right.',
    'Drill a 12 mm hole through the cube from front to back, another one from left to right.',
    'Drill a 12 mm hole in the X direction and in the Y direction.',
  ].map((said) => [`A 36 mm cube. ${said}`, 36 ** 3 - 2 * round(12, 36) + (2 / 3) * 12 ** 3] as const),
  [
    'The lower cylinder is 50 mm in diameter and 12 mm tall. The middle cylinder is 36 mm in diameter and 14 mm tall. The upper cylinder is 18 mm in diameter and 16 mm tall. All three are concentric.',
    round(50, 12) + round(36, 14) + round(18, 16),
  ],
  // What such a thing is called.
  [
    'This is a rod with a flat cut on one side (a D shaft). The rod is 26 mm in diameter and 60 mm long. Cut a flat along the whole length, 3 mm deep.',
    (Math.PI * 13 ** 2 - (13 ** 2 * Math.acos(10 / 13) - 10 * Math.sqrt(13 ** 2 - 10 ** 2))) * 60,
  ],
])
