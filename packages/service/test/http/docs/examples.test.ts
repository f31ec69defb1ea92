/** The examples are taken from the page as a reader would copy them, and run. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import { startService, type TestService } from '../../service.ts'

const run = promisify(execFile)
const RUN_TIMEOUT_MS = 120_000
let service: TestService
let page: string

before(async () => {
  service = await startService()
  page = await (await fetch(`${service.url}/docs`)).text()
})
after(() => service.close())

const LANGUAGES = [
  {
    language: 'curl',
    program: 'bash',
    first: ['-euo', 'pipefail'],
    file: 'example.sh',
    needs: ['curl', '--version'],
  },
  { language: 'typescript', program: process.execPath, first: [], file: 'example.ts', needs: undefined },
  { language: 'python', program: 'python3', first: [], file: 'example.py', needs: ['python3', '--version'] },
]

for (const { language, program, first, file, needs } of LANGUAGES) {
  test(`the ${language} examples, pasted one after the other, make and fetch a part`, async (t) => {
    if (needs && !(await isInstalled(needs))) return t.skip(`${needs[0]} is not installed`)
    const { accountId } = await service.createAccount()
    const { apiKey } = await service.createKey(accountId)
    const folder = await mkdtemp(join(tmpdir(), 'cadwright-examples-'))
    try {
      await writeFile(join(folder, 'package.json'), '{"type":"module"}')
      await writeFile(join(folder, file), examplesOf(language))
      await run(program, [...first, file], {
        cwd: folder,
        timeout: RUN_TIMEOUT_MS,
        env: { ...process.env, CADWRIGHT_KEY: apiKey },
      })
      assert.match(await readFile(join(folder, 'plate.step'), 'utf8'), /^ISO-10303-21;/)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
    // One from the first step, and one from the step that submits twice with one key.
    const { rows } = await service.database.pool.query('select 1 from jobs where account_id = $1', [
      accountId,
    ])
    assert.equal(rows.length, 2)
  })
}

function examplesOf(language: string): string {
  const blocks = page.matchAll(/<code data-step="\w+" data-language="(\w+)">([\s\S]*?)<\/code>/g)
  const texts = [...blocks]
    .filter(([, name]) => name === language)
    .map(([, , text]) => unescaped(String(text)))
  assert.equal(texts.length, 5)
  return `${texts.join('\n')}\n`
}

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

const isInstalled = ([program = '', ...args]: string[]) =>
  run(program, args).then(
    () => true,
    () => false,
  )
