/** Angle brackets that are drawn as one L and extruded, and the holes and fillets of their legs. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPrompt } from '../../src/language/read.ts'
import { holdVolumes } from './volumes.ts'

const { PI } = Math
const SPANDREL = 1 - PI / 4

const L = 70 * 8 + 37 * 8
const DRAWN =
  'This is an angle bracket.\n\n1. Start by drawing an L shape in the XZ plane. The horizontal leg is 70mm long and the vertical leg is 45mm tall, both measured on the outside. The legs are 8mm thick.\n\n2. Now extrude the L 50mm in Y.'

holdVolumes([
  [`${DRAWN}\n\n3. Cut a 7mm hole through the vertical leg, 12mm from the top.`, L * 50 - PI * 3.5 ** 2 * 8],
  [
    `${DRAWN}\n\n3. Round the inside corner of the L with a 5mm radius, and round the outside corner of the L with a 10mm radius.\n\n4. Drill two 9mm holes through the horizontal leg. Both are 18mm from the free end of the leg and each center is 12mm from its side of the bracket (so they're 26mm apart).`,
    L * 50 + SPANDREL * 25 * 50 - SPANDREL * 100 * 50 - 2 * PI * 4.5 ** 2 * 8,
  ],
  [
    'An L bracket with a hole in each leg. It is 24mm wide. The vertical leg is 50mm tall and the horizontal leg is 36mm long. Both legs are 4mm thick. Drill a 5mm hole through the horizontal leg, 10mm from its free end. Drill another 5mm hole through the vertical leg, 14mm from the top.',
    (36 * 4 + 46 * 4) * 24 - 2 * PI * 2.5 ** 2 * 4,
  ],
  [
    'A 150mm long piece of angle. Both legs are 35mm (outside) and 5mm thick, with sharp corners.',
    (35 * 5 + 30 * 5) * 150,
  ],
  [
    'An angle bracket. The horizontal leg is 52mm (X), the vertical leg is 44mm (Z), both are 4mm thick and the bracket is 26mm wide (Y). There is a 5mm hole in each leg, 11mm from the free end and centered in Y.',
    (52 * 4 + 40 * 4) * 26 - 2 * PI * 2.5 ** 2 * 4,
  ],
])

const featuresOf = (prompt: string) => readPrompt(prompt, { mode: 'standard' }).plan.parts[0]?.features ?? []

test('of two orders in a sentence the first is of the edges behind it, not of all of them', () => {
  const [first, second] = featuresOf(
    'A block 60 x 40 x 30 mm. Fillet the top edges of the block with a 2 mm radius, and fillet the vertical edges of the block with a 5 mm radius.',
  ).filter(({ kind }) => kind === 'fillet')
  assert.match(JSON.stringify(first), /"facing":"\+z"/u)
  assert.match(JSON.stringify(second), /"parallelTo":"\+z"/u)
})

test('holes that are as far from the free end of a leg lie side by side', () => {
  const hole = featuresOf(
    'An L bracket, 40mm wide. The horizontal leg is 60mm long and the vertical leg is 50mm tall. Both legs are 6mm thick. Cut two 6mm holes through the horizontal leg, 15mm from the free end of the leg.',
  ).find(({ kind }) => kind === 'hole')
  assert.match(JSON.stringify(hole), /"points":\[\[12,-10\],\[12,10\]\]/u)
})

test('an L that is drawn as seen from above stays a plate', () => {
  const [body] = featuresOf(
    'Draw an L shape in the XY plane. The horizontal leg is 60mm long and the vertical leg is 50mm long. Both legs are 6mm wide. Extrude it 4mm in Z.',
  )
  assert.match(JSON.stringify(body), /"length":4/u)
  assert.doesNotMatch(JSON.stringify(body), /"normal":"-y"/u)
})
