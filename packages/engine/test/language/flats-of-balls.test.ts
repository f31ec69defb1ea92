/** What stands on the flat of a ball, where the flat of half a ball lies, and bores that end in a dome. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { refusal } from './reading.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const ball = (diameter: number): number => (Math.PI / 6) * diameter ** 3
const cap = (radius: number, height: number): number => (Math.PI * height ** 2 * (3 * radius - height)) / 3
const hexagon = (flats: number, height: number): number => (Math.sqrt(3) / 2) * flats ** 2 * height

const pull = ball(46) - cap(23, 5) + round(14, 22)
const acorn = hexagon(22, 10) + ball(20) / 2 - round(9, 15)
const acornBox: [number, number, number] = [44 / Math.sqrt(3), 22, 20]
/** A disc about a half ball, level with its flat, with a smaller half ball taken out. */
const bowl = (ball(70) - ball(62)) / 2 + round(84, 3) - Math.PI * (35 ** 2 * 3 - 9)

holdBoxes([
  [
    'Start with a 46 mm diameter sphere centered at the origin. Slice off the bottom of the sphere with a horizontal plane 18 mm below the center, so there is a flat on the bottom. Extrude a 14 mm diameter stem from the flat down 22 mm. The stem is centered on the flat. Then cut a 6 mm diameter blind hole up into the bottom of the stem, 30 mm deep.',
    pull - round(6, 30),
    [46, 46, 63],
  ],
  [
    'A 46 mm ball. Cut the bottom off flat, 18 mm below the center. A stem of 14 mm diameter extends 22 mm down from the flat.',
    pull,
    [46, 46, 63],
  ],
  [
    'A 46 mm ball. Cut off the top 5 mm. A stem of 14 mm diameter extends 22 mm up from the flat.',
    pull,
    [46, 46, 63],
  ],
  [
    'A 46 mm ball. Cut off the bottom 5 mm. Add a cylindrical stem 14 mm in diameter and 22 mm long to the flat.',
    pull,
    [46, 46, 63],
  ],
  [
    'A hexagonal prism 22 mm across flats and 10 mm tall. A hemisphere 20 mm in diameter sits on the top, flat side down. A 9 mm diameter blind hole, 15 mm deep, is drilled from the bottom. It does not break through the dome.',
    acorn,
    acornBox,
  ],
  [
    'A hexagonal prism 22 mm across flats and 10 mm tall, with a 20 mm diameter dome on top. A 9 mm hole, 15 mm deep, goes up into it from the bottom face.',
    acorn,
    acornBox,
  ],
  [
    'A cylinder 17 mm in diameter and 28 mm tall. A hemisphere of 42 mm diameter sits on it, flat face down, so that the flat face is at Z=28. From the bottom, cut a 5 mm diameter hole up into the center of the cylinder. It stops 20 mm in (flat bottom, doesn’t reach the dome).',
    round(17, 28) + ball(42) / 2 - round(5, 20),
    [42, 42, 49],
  ],
  [
    'Make the lower half of a sphere of diameter 70 mm, flat face up. Add a disc, 84 mm in diameter and 3 mm thick, concentric with the hemisphere, its top face flush with the flat face of the hemisphere. Cut a hemisphere of 62 mm diameter down into the top face, centered.',
    bowl,
    [84, 84, 35],
  ],
  [
    'A cylinder 40 mm in diameter and 10 mm tall. Extrude an 18 mm diameter boss from the top face up 25 mm.',
    round(40, 10) + round(18, 25),
    [40, 40, 35],
  ],
])

test('a bore that would break out of the dome is refused with what there is', () => {
  const { message } = refusal(
    'A hexagonal prism 22 mm across flats and 10 mm tall. A hemisphere 20 mm in diameter sits on the top. A 9 mm diameter hole 19.5 mm deep is drilled from the bottom.',
  )
  assert.match(message, /18\.93\d* mm of material/u)
})

const mushroom = round(16, 30) + ball(48) / 2
const STEM =
  'The stem is a cylinder, 16 mm in diameter and 30 mm tall. The cap is a hemisphere, 48 mm in diameter'

holdBoxes([
  [
    `${STEM}. The flat side of the hemisphere faces down and sits on the top of the stem.`,
    mushroom,
    [48, 48, 54],
  ],
  [`${STEM}. Its flat side faces down and rests on the stem. The dome points up.`, mushroom, [48, 48, 54]],
  [
    `${STEM}. The flat face of the hemisphere sits on top of the stem. The curved side points up.`,
    mushroom,
    [48, 48, 54],
  ],
  [`${STEM}. It sits on top of the stem, dome up.`, mushroom, [48, 48, 54]],
])

test('a flat side that looks up is not passed over', () => {
  assert.match(refusal(`${STEM}. The flat side of the hemisphere faces up.`).message, /joined to/u)
})

const flattened = ball(44) - cap(22, 6)

holdBoxes([
  [
    'A 44 mm diameter ball with a flat cut on its bottom so that it can sit on a desk without rolling away. The flat is 16 mm below the center of the ball.',
    flattened,
    [44, 44, 38],
  ],
  [
    'A solid ball, 44 mm in diameter, with a flat on the bottom of it, so it can stand on a table. The flat is 16 mm below the center of the ball.',
    flattened,
    [44, 44, 38],
  ],
])
