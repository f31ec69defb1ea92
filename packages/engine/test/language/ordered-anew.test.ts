/** "The pin hole" that is only ordered now is another hole; totals told in passing; pipes cut in half and what that leaves. */
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

const PLATE = 'A plate 90 x 50 x 8 mm. Cut a 16 mm hole in the middle.'
const plate = 90 * 50 * 8 - round(16, 8)
const SHAFT =
  "Start with a cylinder that's 32 mm in diameter and 45 mm long. On one end of it add a second cylinder that is 22 mm in diameter and 30 mm long."

holdVolumes([
  [
    `${PLATE} Now drill the dowel hole. It's a 5 mm diameter hole, 12 mm from the left edge.`,
    plate - round(5, 8),
  ],
  [
    `${PLATE} Then drill the four mounting holes. They are 6 mm in diameter and are in the corners, 9 mm from the edges.`,
    plate - 4 * round(6, 8),
  ],
  [
    `${PLATE} Next cut the cable slot. It is 10 mm wide and 4 mm deep and runs along the length in the bottom.`,
    plate - 90 * 10 * 4 + segmentOfSlot(16, 10) * 4,
  ],
  [`${SHAFT} The two cylinders are on the same axis (total length is 75 mm).`, round(32, 45) + round(22, 30)],
  [
    `${SHAFT} The two cylinders are on the same axis, so the overall length is 75 mm.`,
    round(32, 45) + round(22, 30),
  ],
  [
    "Make a pipe with an outer diameter of 60 mm and an inner diameter of 52 mm. The pipe is 140 mm long. Cut the pipe in half along its length so that you're left with a half circle profile.",
    (round(60, 140) - round(52, 140)) / 2,
  ],
])

holdVolumes([
  [
    'This is a half pipe (like a roof gutter). Make a pipe with an outer diameter of 50 mm and an inner diameter of 44 mm. The pipe is 90 mm long. Split the pipe in half lengthwise.',
    (round(50, 90) - round(44, 90)) / 2,
  ],
  [
    "This is an L bracket with a rib. 1. Start with the base, which is 90 mm (X) x 44 mm (Y) x 7 mm (Z). 2. Add an upright wall on top of the base at the left end (X=0). The wall is 7 mm thick (X), 44 mm wide (Y) and 50 mm tall. 3. In the inside corner between the base and the wall add a triangular rib. It's a right triangle that runs 28 mm along the base and 22 mm up the wall. The rib is 5 mm thick and centered in the Y direction.",
    90 * 44 * 7 + 7 * 44 * 50 + (28 * 22 * 5) / 2,
  ],
])

/** What a slot over the middle of a round hole has in common with it, seen from above. */
function segmentOfSlot(diameter: number, wide: number): number {
  const [radius, half] = [diameter / 2, wide / 2]
  return 2 * (radius ** 2 * Math.asin(half / radius) + half * Math.sqrt(radius ** 2 - half ** 2))
}

test('a total that does not come out is refused', () => {
  refusal(`${SHAFT} The two cylinders are on the same axis (total length is 80 mm).`)
})
