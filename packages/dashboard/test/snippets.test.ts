/** What the job's page gives to be copied runs, whatever the prompt holds. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { suite, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Language, snippet } from '../src/screens/job/snippets.ts'
import { NO_BROWSER } from './browser.ts'
import { MAKING_MS, makePart } from './made-parts.ts'
import { openRig } from './rig.ts'

const run = promisify(execFile)
const MODULES = fileURLToPath(new URL('../../../node_modules', import.meta.url))
const RUNNERS: Record<Language, { program: string; first: string[]; file: string; needs?: string }> = {
  curl: { program: 'bash', first: ['-euo', 'pipefail'], file: 'part.sh', needs: 'curl' },
  typescript: { program: process.execPath, first: [], file: 'part.ts' },
  python: { program: 'python3', first: [], file: 'part.py', needs: 'python3' },
}
const LABELS: Record<Language, string> = { curl: 'curl', typescript: 'TypeScript', python: 'Python' }
const languages = Object.keys(RUNNERS) as Language[]

const isInstalled = (program: string) =>
  run(program, ['--version']).then(
    () => true,
    () => false,
  )

async function json(request: IncomingMessage): Promise<unknown> {
  const body = await text(request)
  return body === '' ? undefined : JSON.parse(body)
}

/** A folder where `@cadwright/client` is found, as in a project that uses it. */
async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'cadwright-snippets-'))
  try {
    await writeFile(join(folder, 'package.json'), '{"type":"module"}')
    await symlink(MODULES, join(folder, 'node_modules'))
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

suite('snippets copied from a job’s page', { skip: NO_BROWSER }, () => {
  test('make the same part as programs', async (t) => {
    const rig = await openRig({}, 'all')
    try {
      const account = await rig.service.createAccount()
      const { apiKey } = await rig.service.createKey(account.accountId)
      const page = await rig.visit(account, '/', { permissions: ['clipboard-read', 'clipboard-write'] })
      page.setDefaultTimeout(MAKING_MS)
      const { jobId } = await makePart(page, { prompt: 'a 20 x 20 x 5 mm plate' })
      await page.goto(new URL(`/jobs/${jobId}#api`, page.url()).href)
      for (const language of languages) {
        const { program, first, file, needs } = RUNNERS[language]
        if (needs && !(await isInstalled(needs))) {
          t.diagnostic(`${needs} is not installed`)
          continue
        }
        await page.locator('.snippets label', { hasText: LABELS[language] }).click()
        await page.getByRole('button', { name: `Copy ${LABELS[language]}` }).click()
        await page.getByRole('button', { name: 'Copied' }).waitFor()
        const copied = await page.evaluate(() => navigator.clipboard.readText())
        assert.ok(!copied.includes(apiKey) && copied.includes('CADWRIGHT_KEY'))
        await inFolder(async (folder) => {
          await writeFile(join(folder, file), copied)
          const env = { ...process.env, CADWRIGHT_KEY: apiKey }
          await run(program, [...first, file], { cwd: folder, timeout: MAKING_MS, env })
          assert.match(await readFile(join(folder, 'part.step'), 'utf8'), /^ISO-10303-21;/, language)
        })
      }
    } finally {
      await rig.close()
    }
  })
})

suite('snippets of a prompt full of quotes', () => {
  const prompt = `it's a "plate" \\ $HOME \`id\` \${x} %s\n20 × 20 mm \u{1f529}`
  const wanted = { prompt, designMode: 'standard', outputFormat: 'STEP' } as const
  const sent = { prompt, design_mode: 'standard', output_format: 'STEP' }

  test('reach the service as they were typed', async (t) => {
    for (const language of languages) {
      const { program, first, file, needs } = RUNNERS[language]
      if (needs && !(await isInstalled(needs))) {
        t.diagnostic(`${needs} is not installed`)
        continue
      }
      const bodies: unknown[] = []
      const server = createServer((request, answer) => {
        void json(request).then((body) => {
          if (body !== undefined) bodies.push(body)
          answer.setHeader('content-type', 'application/json')
          return answer.end(
            request.url?.startsWith('/v1')
              ? JSON.stringify({ job_id: 'pub_0', status: 'success', download_url: `${address}/file` })
              : 'a file',
          )
        })
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const { port } = server.address() as { port: number }
      const address = `http://127.0.0.1:${port}`
      try {
        await inFolder(async (folder) => {
          await writeFile(join(folder, file), snippet[language](wanted, address))
          const env = { ...process.env, CADWRIGHT_KEY: 'none' }
          await run(program, [...first, file], { cwd: folder, timeout: MAKING_MS, env })
          assert.deepEqual(bodies, [sent], language)
          assert.equal(await readFile(join(folder, 'part.step'), 'utf8'), 'a file')
        })
      } finally {
        server.close()
        server.closeAllConnections()
      }
    }
  })
})
