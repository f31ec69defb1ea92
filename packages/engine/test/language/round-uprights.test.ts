/** Uprights whose sides go straight up to where a full round begins, and bores that are concentric with it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

holdVolumes([
  [
    'The base is 60 x 40 x 8 mm. On the base there is a lug 30 mm wide (X) and 10 mm thick (Y), centered, with straight sides 20 mm high and a fully rounded top (15 mm radius). A 12 mm hole runs through the lug along Y, concentric with the rounded top.',
    60 * 40 * 8 + 30 * 20 * 10 + round(30, 10) / 2 - round(12, 10),
  ],
  [
    'Base 100 x 40 x 15 mm. Centered on top of it is an upright 50 mm wide (X) x 40 mm deep (Y): straight sides up to Z=50, then a semicircular top with radius 25 mm. A 30 mm diameter bore passes through the upright in the Y direction, centered at Z=50.',
    100 * 40 * 15 + 50 * 35 * 40 + round(50, 40) / 2 - round(30, 40),
  ],
  [
    'A base 90mm (X) x 28mm (Y) x 10mm (Z), its bottom at Z=0. On top of it is an upright 36mm wide (X) and 28mm deep (Y). The sides of the upright go straight up to Z=35 and then the top is a full round with an 18mm radius. Cut a 20mm bore through the upright along Y, concentric with the round top.',
    90 * 28 * 10 + 36 * 28 * 25 + round(36, 28) / 2 - round(20, 28),
  ],
])

const PEDESTAL = 90 * 28 * 10 + 36 * 18 * 22 + round(36, 18) / 2
const BASE = 'The base is 90mm (X) by 28mm (Y) by 10mm (Z).'

holdVolumes([
  [
    `A pedestal for a bearing, I'll walk you through it. ${BASE} Centered on the base is an upright that is 36mm wide in X and 18mm thick in Y. It has a rounded top. The rounded top is a half circle with an 18mm radius and its center is 32mm above the bottom of the base. The sides of the upright go straight down from the half circle to the base. Cut a 16mm diameter hole through the upright in the Y direction, concentric with the rounded top. Put two 8mm holes down through the base. They're 70mm apart, 35mm either side of the middle, and centered in Y.`,
    PEDESTAL - round(16, 18) - 2 * round(8, 10),
  ],
  [
    `${BASE} Centered on top is an upright 36 mm wide in X and 18 mm thick in Y. The top is a semicircle with a radius of 18 mm, and its center is 32 mm above the ground. Drill a 16 mm hole along Y concentric with the semicircle.`,
    PEDESTAL - round(16, 18),
  ],
  [
    `${BASE} Centered on top is an upright 36 mm wide in X and 18 mm thick in Y with a rounded top. The top is a half circle with a radius of 18 mm. The center of the half circle is 22 mm above the top of the base. A 16 mm hole runs along Y, concentric with the half circle.`,
    PEDESTAL - round(16, 18),
  ],
  [
    `${BASE} In the middle a 36mm wide (X) upright, 18 mm deep (Y), rises from the base to Z=32 and is capped by a half cylinder of 18mm radius whose axis runs along Y at X=0, Z=32. A 16mm diameter bore along Y is concentric with that cap.`,
    PEDESTAL - round(16, 18),
  ],
])

test('a distance from the middle that is not half of the spacing is refused', () => {
  const { message } = refusal(`${BASE} It has two 8 mm holes 70 mm apart, 30 mm either side of the middle.`)
  assert.match(message, /30 mm|70 mm/u)
})

// An overall height holds the round.
holdVolumes([
  [
    'A block, 40 mm wide (X), 15 mm deep (Y) and 60 mm tall overall, whose top is a full half circle with a 20 mm radius.',
    40 * 40 * 15 + round(40, 15) / 2,
  ],
])
