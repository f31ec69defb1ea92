/** docs/prompts.md shows what the planner does: every prompt in it plans, the refused are refused, and it is up to date. */
import assert from 'node:assert/strict'
import { readdir, readFile, stat } from 'node:fs/promises'
import { test } from 'node:test'
import { GROUPS, REFUSED } from '../../gallery/prompts.ts'
import { EngineError } from '../../src/errors.ts'
import { readPrompt } from '../../src/language/read.ts'
import { checkPlan } from '../../src/plan/gates/index.ts'

const DOCS = new URL('../../../../docs/', import.meta.url)
const SHOWN = GROUPS.flatMap(({ shown }) => shown)
const MOST_BYTES = 1_500_000

for (const { prompt, mode = 'standard' } of SHOWN)
  test(`“${prompt}” plans`, () => checkPlan(readPrompt(prompt, { mode }).plan))

for (const prompt of REFUSED)
  test(`“${prompt}” is refused`, () => {
    assert.throws(() => checkPlan(readPrompt(prompt, { mode: 'standard' }).plan), EngineError)
  })

test('the page shows every prompt with its picture, and is small', async () => {
  const page = await readFile(new URL('prompts.md', DOCS), 'utf8')
  for (const prompt of [...SHOWN.map((shown) => shown.prompt), ...REFUSED])
    assert.ok(page.includes(`> ${prompt}\n`), `${prompt} is missing: run npm run gallery`)
  const files = await readdir(new URL('prompts/', DOCS))
  assert.equal(files.length, SHOWN.length)
  let bytes = 0
  for (const file of files) {
    assert.ok(page.includes(`prompts/${file}`), `${file} is not in the page`)
    bytes += (await stat(new URL(`prompts/${file}`, DOCS))).size
  }
  assert.ok(bytes < MOST_BYTES, `${bytes} bytes of pictures`)
})
