/** Reading takes milliseconds, also of the longest prompt; names of parts thrown together never break it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EngineError } from '../../src/errors.ts'
import { readPrompt } from '../../src/language/read.ts'
import { FAMILIES } from '../../src/library/families/registry.ts'
import { fc } from '../property.ts'

const LONGEST = 5000
const MOST_CPU_MS = 200
const TRIES = 50

function attempt(prompt: string): void {
  try {
    readPrompt(prompt, { mode: 'standard' })
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
  }
}

/** Of processor time, which other programs on the machine do not lengthen; the best of some tries, as the first ones compile. */
function cpuMs(prompt: string): number {
  const spent = Array.from({ length: TRIES }, () => {
    const before = process.cpuUsage()
    attempt(prompt)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...spent)
}

const filled = (opening: string, sentence: (index: number) => string): string => {
  let prompt = opening
  for (let index = 0; prompt.length < LONGEST; index++) prompt += ` ${sentence(index)}`
  return prompt.slice(0, LONGEST)
}

const LONG: Readonly<Record<string, string>> = {
  'one plate and many holes': filled(
    'A plate 400 x 300 x 12 mm.',
    (index) =>
      `Drill a ${4 + (index % 7)} mm hole at (${(index % 19) * 20 - 180}, ${(index % 13) * 20 - 120}).`,
  ),
  'a flange with much praise': filled(
    'A flange with an outer diameter of 120 mm, 10 mm thick, with six 9 mm bolt holes.',
    () => 'It should look clean and professional, so that it is easy to manufacture for everyone.',
  ),
  'steps upon steps': filled(
    'Start with a 400 x 300 x 12 mm block.',
    (index) =>
      `${index + 1}. Add a cylinder ${6 + (index % 9)} mm in diameter and 15 mm tall on top of the block at (${(index % 17) * 22 - 176}, ${(index % 11) * 22 - 110}).`,
  ),
  'words that mean nothing': filled('', (index) => `lorem${index} ipsum dolor sit amet`),
}

for (const [name, prompt] of Object.entries(LONG))
  test(`five thousand characters of ${name} are read in ${MOST_CPU_MS} ms`, () => {
    const spent = cpuMs(prompt)
    assert.ok(spent < MOST_CPU_MS, `${Math.round(spent)} ms`)
  })

const NOUNS = FAMILIES.flatMap(({ forms }) => forms.flatMap(([names]) => names.split('|').slice(0, 2)))
const SIZES = FAMILIES.flatMap(({ dimensions }) => Object.values(dimensions).map(({ says }) => says))
const JOINTS =
  'a the with of and on without for two 12 mm 5 mm M6 , . : = in each its is x Ø 90° holes'.split(' ')

test('names of parts and of their sizes, thrown together, never break it', () => {
  const word = fc.oneof(fc.constantFrom(...NOUNS), fc.constantFrom(...SIZES), fc.constantFrom(...JOINTS))
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 14 }), (words) => attempt(words.join(' '))),
    { numRuns: 400 },
  )
})
