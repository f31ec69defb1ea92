/** What surrounds a part's geometry: purpose, finish, tools, remarks, names with numbers, how many to make. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { essence, read, refusal } from './reading.ts'

const SURROUNDED: readonly [plain: string, prompts: readonly string[]][] = [
  [
    'a 70 x 45 x 6 mm plate',
    [
      'Hi! Could you please design a 70 x 45 x 6 mm plate for my bike? Thanks!',
      'I am looking for a high quality, durable, 3D printable 70 x 45 x 6 mm plate.',
      'Create a highly detailed 70 x 45 x 6 mm plate in CAD, as a STEP file.',
      'Using the text-to-cad tool, generate a 70 x 45 x 6 mm plate with a metallic finish.',
      'Write Python code using CadQuery to generate a 70 x 45 x 6 mm plate.',
      'a 70 x 45 x 6 mm plate to hold a sensor',
      'a 70 x 45 x 6 mm plate for a Raspberry Pi 4',
      'a 70 x 45 x 6 mm plate for a Bosch 1500 pump',
      'a 70 x 45 x 6 mm plate to DIN EN ISO 9013, IP67, rev 2',
      'a 70 x 45 x 6 mm plate able to carry 12 kg',
      'a 70 x 45 x 6 mm plate for a 24 V fan',
      'a 70 x 45 x 6 mm plate. Make 3 of them.',
      'a 70 x 45 x 6 mm plate, 4 pcs',
      'a 70 x 45 x 6 mm plate. Ensure the model is manifold and watertight.',
      'a 70 x 45 x 6 mm plate. Make sure that everything looks good.',
      'a 70 x 45 x 6 mm plate. Rotate and translate the part as required.',
    ],
  ],
  [
    'a 70 x 45 x 6 mm plate with a 9 mm hole',
    [
      'a 70 x 45 x 6 mm plate for my bench and a 9 mm hole',
      'a 70 x 45 x 6 mm plate with a 9 mm H7 hole for a dowel',
      'a 70 x 45 x 6 mm plate with a 9 mm hole, ensuring that the part is printable',
    ],
  ],
]

for (const [plain, prompts] of SURROUNDED)
  for (const prompt of prompts)
    test(`“${prompt}” is ${plain}`, () => assert.deepEqual(essence(prompt), essence(plain)))

test('what was left aside is told with its reason', () => {
  const { uses } = read('a 70 x 45 x 6 mm plate for a Raspberry Pi 4. Make 3 of them.')
  const reasonOf = (text: string) => uses.find((use) => use.text === text)?.became
  assert.equal(reasonOf('4'), 'purpose')
  assert.match(reasonOf('3') ?? '', /how many to make/)
})

const STILL_REFUSED: readonly [prompt: string, quoted: RegExp][] = [
  ['a 70 x 45 x 6 mm plate. Ensure it is bent.', /bent/],
  ['a 70 x 45 x 6 mm plate. Rotate the left edge.', /Rotate/],
  ['a 70 x 45 x 6 mm plate weighing 5 kg', /5 kg/],
  ['a 70 x 45 x 6 mm plate with an area of 40 cm²', /40 cm²/],
  ['a Flurble 20', /Flurble/],
]

for (const [prompt, quoted] of STILL_REFUSED)
  test(`“${prompt}” is not passed over`, () => assert.match(refusal(prompt).message, quoted))
