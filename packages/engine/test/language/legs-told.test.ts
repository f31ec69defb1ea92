/** Brackets told leg by leg, and the free end of what is joined to something. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const { PI } = Math

holdVolumes([
  [
    'An L-bracket made of two legs. The bottom leg lies flat and is 80 mm long, 30 mm wide and 5 mm thick. The other leg stands up at one end of it, flush with that end, and is 5 mm thick and as wide as the bottom leg. The overall height is 60 mm.',
    80 * 30 * 5 + 55 * 30 * 5,
  ],
  [
    'Angle bracket. The horizontal leg is 70 mm long, 50 mm wide and 8 mm thick. The vertical leg rises from one end of the horizontal leg, flush with that end; it is 8 mm thick, 50 mm wide and the bracket is 65 mm tall overall. Fillet the inside corner where the legs meet with a 6 mm radius. A 10 mm hole goes through the horizontal leg, centered across the width, 20 mm from its free end.',
    70 * 50 * 8 + 57 * 50 * 8 + (1 - PI / 4) * 36 * 50 - PI * 25 * 8,
  ],
  [
    "A shelf bracket with 5 mm thick legs. The bottom leg lies flat. It's 100 mm long and 30 mm wide. The other leg stands up from one end of the bottom leg, flush with that end. It runs the full 30 mm width. The overall height is 80 mm. There are two 6 mm holes through the upright leg, both 60 mm up from the bottom of the bracket, each one 8 mm in from its nearest side edge.",
    100 * 30 * 5 + 75 * 30 * 5 - 2 * PI * 9 * 5,
  ],
  [
    'A stepped pin. The first cylinder has a diameter of 40 mm and a height of 10 mm. The second cylinder sits on top of the first one and has a diameter of 24 mm and a height of 20 mm. From the free end of the second cylinder, drill a centered blind hole with a diameter of 8 mm and a depth of 25 mm.',
    PI * (400 * 10 + 144 * 20 - 16 * 25),
  ],
])

test('the free end of a section between two others is refused', () => {
  const { code } = refusal(
    'The first section is 30 mm in diameter and 50 mm long. The second section sits on top of the first and is 20 mm in diameter and 40 mm long. The third section sits on top of the second and is 12 mm in diameter and 20 mm long. Chamfer the free end of the second section by 1 mm.',
  )
  assert.equal(code, 'prompt_too_ambiguous')
})

const LEVELS =
  'The horizontal leg spans X=0 to X=64 and is 6 mm thick (Z=0 to Z=6). The vertical leg is 6 mm thick (X=0 to X=6) and rises from Z=0 to Z=48.'
const ANGLE = 30 * (64 * 6 + 6 * 42)

holdVolumes([
  ...[
    'An L-shaped bracket, 30 mm wide in Y.',
    'An L bracket with a width of 30 mm.',
    'An L-shaped angle bracket, 30 mm wide in Y and centered at Y=0.',
  ].map((title) => [`${title} ${LEVELS}`, ANGLE] as const),
  [
    `An L-shaped bracket, 30 mm wide in Y. ${LEVELS} Two 7 mm diameter holes are drilled vertically through the horizontal leg at X=40, Y=+8 and Y=-8. A 9 mm diameter hole is drilled along X through the vertical leg at Y=0, Z=32.`,
    ANGLE - (PI / 4) * (2 * 49 + 81) * 6,
  ],
])

const PLATES =
  'The base plate runs from X=0 to X=70 and is 6 mm thick (Z=0 to Z=6). The upright plate is 6 mm thick (X=0 to X=6) and reaches from Z=0 up to Z=56.'
const PLATED = 36 * (70 * 6 + 6 * 50)
const GUSSET = (24 * 32 * 5) / 2

holdVolumes([
  [`An angle bracket, 36 mm deep in Y (Y=-18 to Y=18). ${PLATES}`, PLATED],
  [
    `A gusseted angle bracket, 36 mm wide in Y. ${PLATES} A triangular gusset, 5 mm thick and centered on Y=0, fills the inside corner: its right angle sits at X=6, Z=6, with a 24 mm leg along the base plate and a 32 mm leg up the upright.`,
    PLATED + GUSSET,
  ],
  [
    `An angle bracket, 36 mm deep in Y (Y=-18 to Y=18). ${PLATES} Two 8 mm holes go vertically through the base at X=50, Y=+9 and Y=-9.`,
    PLATED - 2 * PI * 16 * 6,
  ],
])

for (const [what, prompt] of [
  ['levels that the depth does not come to', `An angle bracket, 36 mm deep in Y (Y=-10 to Y=18). ${PLATES}`],
  [
    'a bracket called reinforced, of which no gusset is told,',
    `A reinforced angle bracket, 36 mm deep in Y. ${PLATES}`,
  ],
] as const)
  test(`${what} is refused`, () => {
    assert.ok(refusal(prompt).message)
  })
