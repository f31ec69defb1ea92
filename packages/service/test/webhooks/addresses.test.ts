import assert from 'node:assert/strict'
import type { LookupAddress } from 'node:dns'
import { after, before, test } from 'node:test'
import { isPublicAddress } from '../../src/webhooks/addresses.ts'
import { createSender } from '../../src/webhooks/send.ts'
import { type Receiver, startReceiver } from './receiver.ts'

const PRIVATE = `
  127.0.0.1 127.255.255.254 10.0.0.1 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1
  0.0.0.0 255.255.255.255 224.0.0.1 192.0.2.1 198.18.0.1 240.0.0.1
  ::1 :: fe80::1 fc00::1 fd12:3456::1 ff02::1 2001:db8::1
  ::ffff:127.0.0.1 ::ffff:10.0.0.1 64:ff9b::7f00:1 2002:7f00:1:: 2001::1 ::127.0.0.1`
  .trim()
  .split(/\s+/)
const PUBLIC = ['8.8.8.8', '1.1.1.1', '93.184.216.34', '2606:4700:4700::1111', '::ffff:8.8.8.8']

for (const address of PRIVATE)
  test(`${address} is not public`, () => assert.equal(isPublicAddress(address), false))
for (const address of PUBLIC) test(`${address} is public`, () => assert.equal(isPublicAddress(address), true))

let receiver: Receiver
before(async () => {
  receiver = await startReceiver()
})
after(() => receiver.close())

const resolving = (...answers: LookupAddress[][]) => {
  let asked = 0
  const resolve: NonNullable<Parameters<typeof createSender>[0]['resolve']> = (_, __, callback) => {
    callback(null, answers[Math.min(asked, answers.length - 1)] ?? [])
    asked += 1
  }
  return { resolve, asked: () => asked }
}
const PRIVATE_ANSWER = { address: '127.0.0.1', family: 4 }
const PUBLIC_ANSWER = { address: '93.184.216.34', family: 4 }

const LITERALS = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f.1',
  '0177.0.0.1',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[::]',
]
for (const literal of LITERALS) {
  test(`a connection to the literal ${literal} is refused before it is made`, async () => {
    const sender = createSender({ allowPrivate: false, ports: undefined })
    const { result } = await sender.send(`https://${literal}:${receiver.port}/hook`, {}, '{}')
    await sender.close()
    assert.match('error' in result ? result.error : '', /private or local address/)
    assert.equal(receiver.received.length, 0)
  })
}

test('a name that leads to a private address is refused, also when only one of several addresses is', async () => {
  for (const answer of [[PRIVATE_ANSWER], [PUBLIC_ANSWER, PRIVATE_ANSWER]]) {
    const sender = createSender({ allowPrivate: false, ports: undefined, ...resolving(answer) })
    const { result } = await sender.send(`https://receiver.example:${receiver.port}/hook`, {}, '{}')
    await sender.close()
    assert.match(
      'error' in result ? result.error : '',
      /receiver\.example leads to a private or local address/,
    )
  }
  assert.equal(receiver.received.length, 0)
})

test('a name is looked up once, so that it cannot mean something else when the connection is made', async () => {
  const { resolve, asked } = resolving([PUBLIC_ANSWER], [PRIVATE_ANSWER])
  const sender = createSender({ allowPrivate: false, ports: undefined, resolve, timeoutMs: 300 })
  const { result } = await sender.send(`https://receiver.example:${receiver.port}/hook`, {}, '{}')
  await sender.close()
  assert.ok('error' in result)
  assert.equal(asked(), 1)
  assert.equal(receiver.received.length, 0)
})

test('only the ports that are allowed are reached', async () => {
  const sender = createSender({ allowPrivate: true, ports: [443] })
  const { result } = await sender.send(receiver.url, {}, '{}')
  await sender.close()
  assert.deepEqual(result, { error: `port ${receiver.port} is not allowed` })
  assert.equal(receiver.received.length, 0)
})

test('plain http is not spoken', async () => {
  const sender = createSender({ allowPrivate: true, ports: undefined })
  const { result } = await sender.send(receiver.url.replace('https:', 'http:'), {}, '{}')
  await sender.close()
  assert.deepEqual(result, { error: 'only https is spoken' })
})
