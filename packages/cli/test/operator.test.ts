import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { findAccount, findApiKey, openDatabase, openVault, readConfig } from '@cadwright/service/operator'
import { signingSecretOf } from '../../service/src/accounts/keys.ts'
import { verifyPassword } from '../../service/src/accounts/passwords.ts'
import { useSignInLink } from '../../service/src/accounts/sign-in-links.ts'

const BIN = fileURLToPath(new URL('../bin/cadwright.mjs', import.meta.url))
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

interface Ended {
  code: number
  stdout: string
  stderr: string
}

function cadwright(
  args: string[],
  { stdin = '', env = {} }: { stdin?: string; env?: Record<string, string> } = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const command = execFile(
      process.execPath,
      [BIN, ...args],
      { env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...env } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    )
    // A command that does not read its input may end before it is written.
    command.stdin?.on('error', () => {})
    command.stdin?.end(stdin)
  })
}

/** Of a command that must succeed and say nothing else. */
async function printed(args: string[], options?: Parameters<typeof cadwright>[1]): Promise<string> {
  const { code, stdout, stderr } = await cadwright(args, options)
  assert.deepEqual([code, stderr], [0, ''], args.join(' '))
  return stdout
}

let dataDir: string
let idleDir: string
/** Joined for the whole file: it is to the commands what a running service is. */
let running: Awaited<ReturnType<typeof openDatabase>>

before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cadwright-operator-'))
  idleDir = await mkdtemp(join(tmpdir(), 'cadwright-operator-idle-'))
  running = await openDatabase(readConfig({ DATA_DIR: dataDir }), {
    applicationName: 'test',
    size: 2,
    log: () => {},
  })
})
after(async () => {
  await running.close()
  await rm(dataDir, { recursive: true })
  await rm(idleDir, { recursive: true })
})

const createAccount = (email: string, ...more: string[]) =>
  printed(['account', 'create', '--email', email, ...more])

async function createKey(
  email: string,
  ...more: string[]
): Promise<{ apiKey: string; signingSecret: string }> {
  const lines = await printed(['key', 'create', '--account', email, ...more])
  const [, apiKey, signingSecret] =
    /^(svc_pub_[0-9A-Za-z]{40})\n(whsec_[A-Za-z0-9_-]{43})\n$/.exec(lines) ?? []
  assert.ok(apiKey && signingSecret, 'two lines: the API key, its webhook signing secret')
  return { apiKey, signingSecret }
}

async function storedKey(name: string) {
  const key = await findApiKey(running.db, name)
  assert.ok(typeof key === 'object')
  return key
}

const secretOf = async (apiKeyId: string) =>
  signingSecretOf({ db: running.db, vault: await openVault({ secretKey: undefined, dataDir }) }, apiKeyId)

test('account create prints the id, and gives starter credits or as many as asked for', async () => {
  const id = (await createAccount('ada@example.com')).trim()
  assert.match(id, UUID)
  assert.equal((await findAccount(running.db, 'ada@example.com'))?.id, id)
  assert.equal((await findAccount(running.db, id))?.balance, 100)
  await createAccount('poor@example.com', '--credits', '0')
  assert.equal((await findAccount(running.db, 'poor@example.com'))?.balance, 0)
  await createAccount('rich@example.com', '--credits', '5000')
  assert.equal((await findAccount(running.db, 'rich@example.com'))?.balance, 5000)
})

test('an address that is taken is refused in one line', async () => {
  await createAccount('twice@example.com')
  assert.deepEqual(await cadwright(['account', 'create', '--email', 'Twice@example.com']), {
    code: 1,
    stdout: '',
    stderr: 'There is already an account Twice@example.com\n',
  })
})

test('account list shows each account in a line', async () => {
  const id = (await createAccount('listed@example.com', '--credits', '7')).trim()
  const lines = (await printed(['account', 'list'])).trimEnd().split('\n')
  assert.match(String(lines[0]), /^ID +EMAIL +ROLE +CREDITS +HELD +CREATED$/)
  assert.match(String(lines.find((line) => line.startsWith(id))), /listed@example\.com +member +7 +0 +\d{4}-/)
})

test('account password takes the password from standard input', async () => {
  await createAccount('pass@example.com')
  const set = ['account', 'password', '--email', 'pass@example.com']
  assert.equal(await printed(set, { stdin: 'a long enough one\n' }), '')
  const { password_hash } = await running.db
    .selectFrom('accounts')
    .select('password_hash')
    .where('email', '=', 'pass@example.com')
    .executeTakeFirstOrThrow()
  assert.equal(await verifyPassword('a long enough one', password_hash), true)
  for (const stdin of ['short\n', '']) {
    const { code, stderr } = await cadwright(set, { stdin })
    assert.deepEqual([code, stderr], [1, 'A password has 10 to 256 characters\n'])
  }
})

test('account sign-in-link prints a link that signs the account in once', async () => {
  const id = (await createAccount('link@example.com')).trim()
  const args = ['account', 'sign-in-link', '--email', 'link@example.com']
  assert.match(await printed(args), /^http:\/\/127\.0\.0\.1:8080\/sign-in\?token=[A-Za-z0-9_-]{43}\n$/)
  const link = new URL((await printed(args, { env: { PUBLIC_URL: 'https://cad.example.com/' } })).trim())
  assert.equal(link.origin, 'https://cad.example.com')
  const token = String(link.searchParams.get('token'))
  assert.equal(await useSignInLink(running.db, token), id)
  assert.equal(await useSignInLink(running.db, token), undefined)
})

test('key create prints the key and its signing secret, and nothing else', async () => {
  await createAccount('keys@example.com')
  const { apiKey, signingSecret } = await createKey('keys@example.com', '--name', 'laser cutter')
  const key = await storedKey(apiKey)
  assert.equal(key.name, 'laser cutter')
  assert.equal(key.accountId, (await findAccount(running.db, 'keys@example.com'))?.id)
  assert.equal(await secretOf(key.id), signingSecret)
})

test('key list shows prefixes and never a key', async () => {
  await createAccount('list@example.com')
  const { apiKey, signingSecret } = await createKey('list@example.com', '--name', 'shown')
  const list = await printed(['key', 'list', '--account', 'list@example.com'])
  assert.match(list, new RegExp(`${apiKey.slice(0, 14)} +shown +\\d{4}-\\S+ +never +–\n$`))
  assert.ok(!list.includes(apiKey) && !list.includes(signingSecret))
})

test('key revoke takes a prefix or an id, and may be repeated', async () => {
  await createAccount('revoke@example.com')
  const { apiKey } = await createKey('revoke@example.com')
  const { id, prefix } = await storedKey(apiKey)
  const first = await printed(['key', 'revoke', '--key', prefix])
  const { revokedAt } = await storedKey(id)
  assert.ok(revokedAt)
  assert.equal(first, `${prefix} revoked ${revokedAt}\n`)
  assert.equal(await printed(['key', 'revoke', '--key', id]), first)
})

test('key rotate-secret prints the new secret alone', async () => {
  await createAccount('rotate@example.com')
  const { apiKey, signingSecret } = await createKey('rotate@example.com')
  const { id, prefix } = await storedKey(apiKey)
  const rotated = await printed(['key', 'rotate-secret', '--key', prefix])
  assert.match(rotated, /^whsec_[A-Za-z0-9_-]{43}\n$/)
  assert.notEqual(rotated.trim(), signingSecret)
  assert.equal(await secretOf(id), rotated.trim())
})

test('credits grant prints the new balance, credits balance the present one', async () => {
  await createAccount('credits@example.com', '--credits', '3')
  const account = ['--account', 'credits@example.com']
  assert.equal(await printed(['credits', 'grant', ...account, '--amount', '20', '--note', 'thanks']), '23\n')
  assert.equal(await printed(['credits', 'balance', ...account]), '23\n')
})

test('what is not there is named in one line', async () => {
  for (const [args, line] of [
    [['key', 'create', '--account', 'no@example.com'], 'There is no account no@example.com\n'],
    [
      ['credits', 'grant', '--account', 'no@example.com', '--amount', '1'],
      'There is no account no@example.com\n',
    ],
    [['key', 'revoke', '--key', 'svc_pub_absent'], 'There is no key svc_pub_absent\n'],
    [['key', 'revoke', '--key', `svc_pub_${'a'.repeat(40)}`], 'There is no key svc_pub_aaaaaa…\n'],
  ] as const) {
    assert.deepEqual(await cadwright([...args]), { code: 1, stdout: '', stderr: line })
  }
})

test('faults of usage exit with 2, show the usage, and touch no data', async () => {
  for (const [args, fault] of [
    [['account', 'create'], /^--email is missing\nusage: cadwright account create/],
    [['account', 'create', '--email', 'nobody'], /^"nobody" is no e-mail address\n/],
    [['account', 'create', '--email', 'a@b.c', '--credits', '-1'], /--credits/],
    [['credits', 'grant', '--account', 'a@b.c', '--amount', '0'], /^--amount must be a whole number from 1 /],
    [['credits', 'grant', '--account', 'a@b.c', '--amount', '1.5'], /^--amount must be a whole number/],
    [['key', 'create', '--acount', 'a@b.c'], /--acount/],
    [['key', 'list', 'a@b.c', '--account', 'a@b.c'], /a@b\.c/],
    [['key', 'burn'], /^There is no command "key burn"\./],
    [['account'], /^There is no command "account"\./],
  ] as const) {
    const { code, stdout, stderr } = await cadwright([...args], { env: { DATA_DIR: idleDir } })
    assert.deepEqual([code, stdout], [2, ''], args.join(' '))
    assert.match(stderr, fault)
  }
  assert.deepEqual(await readdir(idleDir), [])
})

test('each fault of the configuration has a line of its own', async () => {
  const env = { PORT: 'eighty', STARTER_CREDITS: '-1', DATA_DIR: idleDir }
  const { code, stdout, stderr } = await cadwright(['account', 'list'], { env })
  assert.deepEqual([code, stdout], [1, ''])
  assert.match(stderr, /^PORT must .*\nSTARTER_CREDITS must .*\n$/)
})

test('a database that cannot be reached is one line', async () => {
  const env = { DATABASE_URL: 'postgresql://cadwright@127.0.0.1:1/cadwright', DATA_DIR: idleDir }
  const { code, stdout, stderr } = await cadwright(['account', 'list'], { env })
  assert.deepEqual([code, stdout], [1, ''])
  assert.match(stderr, /^[^\n]*ECONNREFUSED[^\n]*\n$/)
})

test('a malformed secret key is one line, and makes no key', async () => {
  await createAccount('sealed@example.com')
  const env = { SECRET_KEY: 'abc' }
  const { code, stderr } = await cadwright(['key', 'create', '--account', 'sealed@example.com'], { env })
  assert.equal(code, 1)
  assert.match(stderr, /^SECRET_KEY must be 64 hexadecimal digits[^\n]*\n$/)
  assert.doesNotMatch(await printed(['key', 'list', '--account', 'sealed@example.com']), /svc_pub_/)
})

test('commands work while the service is down, one after the other and two at once', async () => {
  const down = { env: { DATA_DIR: join(idleDir, 'down') } }
  await printed(['account', 'create', '--email', 'first@example.com'], down)
  await Promise.all(
    ['second', 'third'].map((name) => printed(['account', 'create', '--email', `${name}@example.com`], down)),
  )
  const list = await printed(['account', 'list'], down)
  for (const name of ['first', 'second', 'third']) assert.match(list, new RegExp(`${name}@example\\.com`))
})

test('a data folder that is no folder is one line', async () => {
  const file = join(idleDir, 'file')
  await writeFile(file, '')
  const { code, stdout, stderr } = await cadwright(['account', 'list'], { env: { DATA_DIR: file } })
  assert.deepEqual([code, stdout], [1, ''])
  assert.match(stderr, /^[^\n]+\n$/)
  assert.ok(stderr.includes(file))
})
