import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import { SecretKeyError } from '../../src/secrets/master-key.ts'
import { openVault } from '../../src/secrets/vault.ts'

const VAULT = new URL('../../src/secrets/vault.ts', import.meta.url).href
const secretKey = randomBytes(32).toString('hex')
let scratch: string

before(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'cadwright-vault-'))
})
after(() => rm(scratch, { recursive: true }))

const folder = () => mkdtemp(join(scratch, 'data-'))
const vaultOf = (key: string) => openVault({ secretKey: key, dataDir: '/nowhere' })

test('what was sealed is unsealed as it was, also under a key given a second time', async () => {
  const sealed = (await vaultOf(secretKey)).seal('whsec_Größe ∅')
  assert.equal((await vaultOf(secretKey.toUpperCase())).unseal(sealed), 'whsec_Größe ∅')
})

test('no two seals of one text look alike, and none shows it', async () => {
  const vault = await vaultOf(secretKey)
  const [first, second] = [vault.seal('whsec_text'), vault.seal('whsec_text')]
  assert.notDeepEqual(first, second)
  assert.ok(!first.includes('whsec_text'))
})

test('a sealed secret with any one bit changed, cut short or made longer is refused', async () => {
  const vault = await vaultOf(secretKey)
  const sealed = vault.seal('whsec_secret')
  for (let bit = 0; bit < sealed.length * 8; bit++) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
    assert.throws(() => vault.unseal(changed), /sealed secret/)
  }
  for (let length = 0; length < sealed.length; length++) {
    assert.throws(() => vault.unseal(sealed.subarray(0, length)), /sealed secret/)
  }
  assert.throws(() => vault.unseal(Buffer.concat([sealed, Buffer.of(0)])), /sealed secret/)
})

test('a secret sealed under another key is refused with a hint at the key', async () => {
  const sealed = (await vaultOf(secretKey)).seal('whsec_secret')
  const other = await vaultOf(randomBytes(32).toString('hex'))
  assert.throws(() => other.unseal(sealed), /another SECRET_KEY/)
})

test('derived keys differ by purpose and stay the same for one', async () => {
  const [vault, again] = [await vaultOf(secretKey), await vaultOf(secretKey)]
  assert.equal(vault.derive('downloads').length, 32)
  assert.deepEqual(vault.derive('downloads'), again.derive('downloads'))
  assert.notDeepEqual(vault.derive('downloads'), vault.derive('sessions'))
})

test('without SECRET_KEY a key is made once, that only its owner may read', async () => {
  const dataDir = join(await folder(), 'not', 'yet', 'there')
  const sealed = (await openVault({ secretKey: undefined, dataDir })).seal('kept')
  assert.equal((await openVault({ secretKey: undefined, dataDir })).unseal(sealed), 'kept')
  assert.equal((await stat(join(dataDir, 'secret.key'))).mode & 0o777, 0o600)
  assert.match(await readFile(join(dataDir, 'secret.key'), 'utf8'), /^[0-9a-f]{64}\n$/)
  assert.deepEqual(await readdir(dataDir), ['secret.key'])
})

test('processes that start at the same moment agree on one key', async () => {
  const dataDir = await folder()
  const program = `
    const { openVault } = await import(${JSON.stringify(VAULT)})
    const vaults = await Promise.all(Array.from({ length: 8 }, () =>
      openVault({ secretKey: undefined, dataDir: ${JSON.stringify(dataDir)} })))
    for (const vault of vaults) console.log(vault.derive('agreement').toString('hex'))`
  const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  const outputs = await Promise.all([run(), run(), run()])
  const keys = outputs.flatMap(({ stdout }) => stdout.trim().split('\n'))
  assert.equal(keys.length, 24)
  assert.equal(new Set(keys).size, 1)
  assert.deepEqual(await readdir(dataDir), ['secret.key'])
})

const oneLineNaming = (path: string) => (error: unknown) =>
  error instanceof SecretKeyError && error.message.includes(path) && !error.message.includes('\n')

test('a malformed secret.key is refused in one line that names it, and left as it is', async () => {
  for (const text of ['', 'too short', `${secretKey}00`, `${secretKey.slice(1)}x`]) {
    const dataDir = await folder()
    const path = join(dataDir, 'secret.key')
    await writeFile(path, text)
    await assert.rejects(openVault({ secretKey: undefined, dataDir }), oneLineNaming(path))
    assert.equal(await readFile(path, 'utf8'), text)
  }
})

test('an unreadable secret.key is refused in one line that names it', async () => {
  const dataDir = await folder()
  // A folder in its place: unreadable for every user, root included.
  await mkdir(join(dataDir, 'secret.key'))
  await assert.rejects(
    openVault({ secretKey: undefined, dataDir }),
    oneLineNaming(join(dataDir, 'secret.key')),
  )
})

test('a data folder that cannot be made is refused in one line that names it', async () => {
  const file = join(await folder(), 'file')
  await writeFile(file, '')
  await assert.rejects(openVault({ secretKey: undefined, dataDir: join(file, 'data') }), oneLineNaming(file))
})
