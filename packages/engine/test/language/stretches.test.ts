/** Round bars told stretch by stretch: how thick each is, which end tapers, where a collar sits. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const frustum = (low: number, high: number, height: number): number =>
  ((Math.PI * height) / 12) * (low ** 2 + low * high + high ** 2)

holdVolumes([
  [
    'A pivot pin 64 mm long. The lower 24 mm has a diameter of 18 mm and the remaining 40 mm is 11 mm in diameter.',
    round(18, 24) + round(11, 40),
  ],
  [
    'A spindle, 22 mm thick over the first 15 mm, then 17 mm for the next 35 mm and 9 mm for the final 12 mm. Drill a 4 mm hole along the axis through the whole part.',
    round(22, 15) + round(17, 35) + round(9, 12) - round(4, 62),
  ],
  [
    'A rod 13 mm in diameter and 85 mm long, whose top 16 mm tapers to a point.',
    round(13, 69) + frustum(13, 0, 16),
  ],
  [
    'A rod 13 mm in diameter and 85 mm long. Its lower end is narrowed to a point over a length of 16 mm.',
    round(13, 69) + frustum(13, 0, 16),
  ],
  [
    'A bar 30 mm in diameter and 70 mm long. Both ends are stepped down to 21 mm for 9 mm.',
    round(30, 52) + round(21, 18),
  ],
  [
    'A shaft 110 mm long and 15 mm in diameter with a flange 34 mm in diameter and 6 mm thick, 25 mm from one end.',
    round(15, 104) + round(34, 6),
  ],
  [
    'A stepped column. The lower section is 33 mm in diameter and 12 mm tall. The top section is 20 mm in diameter and 28 mm tall.',
    round(33, 12) + round(20, 28),
  ],
  [
    'Stepped pin with two sections: 26 mm diameter by 18 mm long and 14 mm diameter by 42 mm long.',
    round(26, 18) + round(14, 42),
  ],
  [
    'A turned part in three steps: Ø34 x 8 mm, Ø21 x 30 mm and Ø13 x 16 mm. A 6 mm hole runs through the part along its axis.',
    round(34, 8) + round(21, 30) + round(13, 16) - round(6, 54),
  ],
  [
    'A spindle with three diameters: 28 mm for 20 mm, 19 mm for 45 mm and 11 mm for 25 mm.',
    round(28, 20) + round(19, 45) + round(11, 25),
  ],
  [
    'A rod with 2 steps: the first is 24 mm in diameter and 50 mm long, the second is 17 mm in diameter and 35 mm long.',
    round(24, 50) + round(17, 35),
  ],
])

/** The same, ordered rather than told. */
holdVolumes([
  [
    'A cylinder 26 mm in diameter, 60 mm long. Turn down one end to 18 mm diameter for a length of 14 mm.',
    round(26, 46) + round(18, 14),
  ],
  [
    'Start with a rod 26 mm in diameter and 60 mm long. Turn the last 14 mm of one end down to a diameter of 18 mm.',
    round(26, 46) + round(18, 14),
  ],
  [
    'Start with a cylinder 26 mm in diameter and 60 mm long. Then turn down both ends to 18 mm diameter over a length of 9 mm.',
    round(26, 42) + round(18, 18),
  ],
  [
    'A cylinder 26 mm in diameter, 60 mm long. Machine the left end down to 18 mm diameter over 14 mm. Step down the other end to 12 mm over 10 mm.',
    round(26, 36) + round(18, 14) + round(12, 10),
  ],
])

test('as many stretches as were announced', () => {
  assert.match(
    refusal('A shaft with three sections: 26 mm diameter by 18 mm long and 14 mm diameter by 42 mm long.')
      .message,
    /three/u,
  )
})

test('stretches that do not fill the length are refused', () => {
  assert.match(
    refusal('A pin 60 mm long: the bottom 20 mm is 12 mm in diameter, the upper 30 mm 8 mm.').message,
    /20 mm/u,
  )
})
