/** Holes that are opened up to another diameter over some of their depth, and which of several holes is meant. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBalanced } from './balanced.ts'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const ring = (outer: number, inner: number, height: number): number =>
  round(outer, height) - round(inner, height)

const post = round(20, 36) - round(6, 36)
const POST =
  'A cylinder 20 mm in diameter and 36 mm tall with a 6 mm hole all the way through along its axis.'

holdVolumes([
  [
    `${POST} At one end only, the hole is opened up to 9 mm diameter for a depth of 11 mm.`,
    post - ring(9, 6, 11),
  ],
  [`${POST} At one end the hole widens to 9 mm for 11 mm.`, post - ring(9, 6, 11)],
  [`${POST} Open the hole up to 9 mm diameter, 11 mm deep, from one end.`, post - ring(9, 6, 11)],
  [`${POST} It is bored out to 9 mm over the first 11 mm from one end.`, post - ring(9, 6, 11)],
  [
    `${POST} At both ends the hole is enlarged to a diameter of 9 mm to a depth of 11 mm.`,
    post - 2 * ring(9, 6, 11),
  ],
  [`${POST} The hole is drilled out to 9 mm over a length of 11 mm at each end.`, post - 2 * ring(9, 6, 11)],
  [
    'A plate 70 x 50 x 12 mm with four 6 mm holes at the corners, 9 mm from each edge, and a 6 mm hole in the center. The central hole is opened up to 11 mm diameter for a depth of 5 mm.',
    70 * 50 * 12 - 5 * round(6, 12) - ring(11, 6, 5),
  ],
])

holdBalanced([
  [
    `${POST} From the bottom, the hole is enlarged to 9 mm diameter to a depth of 11 mm.`,
    [
      [post, 18],
      [-ring(9, 6, 11), 5.5],
    ],
  ],
  [
    `${POST} Widen the bore to 9 mm for a depth of 11 mm at the top.`,
    [
      [post, 18],
      [-ring(9, 6, 11), 30.5],
    ],
  ],
])

test('how deep a hole is opened up is asked for', () => {
  assert.match(refusal(`${POST} The hole is opened up to 9 mm.`).message, /“up”/u)
})

for (const said of [
  'The second hole has a counterbore of 9 mm diameter and 4 mm depth.',
  'The first hole is countersunk to 9 mm diameter.',
  'The second hole is opened up to 9 mm diameter for a depth of 4 mm.',
  'The second hole is 8 mm in diameter.',
])
  test(`of two that are laid out together none is told by its number: “${said}”`, () => {
    const { message } = refusal(`A plate 60 x 40 x 10 mm with two 5 mm holes 30 mm apart. ${said}`)
    assert.match(message, /which of the 2 holes “the (?:first|second) hole” is/u)
  })

/** A 66 x 28 x 9 mm strip with two holes of 5 mm, placed one by one. */
const strip = 66 * 28 * 9 - 2 * round(5, 9)
const STRIP =
  'A strip 66 x 28 x 9 mm with two 5 mm holes. One is 14 mm from the left edge, the other is 14 mm from the right edge.'
/** What a countersink of 90° from 11 mm down to the hole takes beside it. */
const sunk = ((Math.PI * 3) / 3) * (5.5 ** 2 + 5.5 * 2.5 + 2.5 ** 2) - round(5, 3)

// What each of them gets is not the last one's alone.
holdVolumes([
  [`${STRIP} Each hole gets a 90 degree countersink 11 mm in diameter.`, strip - 2 * sunk],
  [`${STRIP} They have a 90 degree countersink of 11 mm diameter.`, strip - 2 * sunk],
  [`${STRIP} Add a counterbore 9 mm in diameter and 4 mm deep to each hole.`, strip - 2 * ring(9, 5, 4)],
  [`${STRIP} The other hole has a 90 degree countersink of 11 mm diameter.`, strip - sunk],
])

// How deep, from where, and whose diameter grows.
const tap = post - ring(9, 6, 11)
holdVolumes([
  [
    `${POST} Starting from the bottom face, widen the hole to a diameter of 9 mm down to a depth of 11 mm.`,
    tap,
  ],
  [`${POST} Enlarge the hole to a diameter of 9 mm for the top 11 mm.`, tap],
  [`${POST} Increase the diameter of the hole to 9 mm from the top to a depth of 11 mm.`, tap],
])

// At the end that is told.
holdBalanced([
  [
    `${POST} Widen the hole to a diameter of 9 mm for the lower 11 mm.`,
    [
      [post, 18],
      [-ring(9, 6, 11), 5.5],
    ],
  ],
])
