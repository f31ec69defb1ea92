/** The receivers in docs/webhooks.md, taken from the page and run. */
import assert from 'node:assert/strict'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { signedHeaders } from '../../src/webhooks/sign.ts'

const SECRET = 'whsec_documented'
const BODY = JSON.stringify({ job_id: 'pub_0123456789ab', status: 'failed', metadata: { name: 'Müller' } })
const DEADLINE_MS = 20_000

const python = spawnSync('python3', ['--version']).status === 0
const PROGRAMS = {
  ts: { file: 'receiver.ts', command: process.execPath, skip: false },
  python: { file: 'receiver.py', command: 'python3', skip: python ? false : 'python3 is not installed' },
}

let folder: string
let page: string
before(async () => {
  page = await readFile(new URL('../../../../docs/webhooks.md', import.meta.url), 'utf8')
  // Inside the repository, so that the client package is found.
  folder = await mkdtemp(join(dirname(fileURLToPath(import.meta.url)), 'receiver-'))
})
after(() => rm(folder, { recursive: true, force: true }))

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + DEADLINE_MS; Date.now() < deadline && child.exitCode === null; ) {
    const answer = await fetch(url, { method: 'POST', body: '{}' }).catch(() => undefined)
    if (answer) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  assert.fail('the receiver does not listen')
}

for (const [language, { file, command, skip }] of Object.entries(PROGRAMS)) {
  test(`the documented receiver in ${language} believes what is genuine and nothing else`, {
    skip,
  }, async () => {
    const program = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(page)?.[1]
    assert.ok(program)
    await writeFile(join(folder, file), program)
    const port = await freePort()
    const url = `http://127.0.0.1:${port}/`
    const child = spawn(command, [join(folder, file)], {
      env: { ...process.env, PORT: String(port), SIGNING_SECRET: SECRET },
      stdio: ['ignore', 'ignore', 'ignore'],
    })
    try {
      await answering(url, child)
      const now = new Date()
      const old = new Date(now.getTime() - 301_000)
      const post = async (body: string, headers: object) =>
        (await fetch(url, { method: 'POST', body, headers: { ...headers } })).status
      assert.equal(await post(BODY, signedHeaders(SECRET, BODY, now)), 204)
      assert.equal(await post(`${BODY} `, signedHeaders(SECRET, BODY, now)), 401)
      assert.equal(await post(BODY, signedHeaders('whsec_other', BODY, now)), 401)
      assert.equal(await post(BODY, signedHeaders(SECRET, BODY, old)), 401)
      assert.equal(await post(BODY, {}), 401)
    } finally {
      child.kill()
    }
  })
}
