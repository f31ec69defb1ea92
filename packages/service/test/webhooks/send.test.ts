import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSender } from '../../src/webhooks/send.ts'
import { type Answer, answering, startReceiver } from './receiver.ts'

const TIMEOUT_MS = 700

async function sendTo(answer: Answer, options?: { trusted: boolean }) {
  const receiver = await startReceiver(answer, options)
  const sender = createSender({ allowPrivate: true, ports: undefined, timeoutMs: TIMEOUT_MS })
  const sent = await sender.send(receiver.url, { 'Content-Type': 'application/json' }, '{"ü":1}')
  await sender.close()
  await receiver.close()
  return { ...sent, received: receiver.received }
}

test('the body arrives as it is, byte for byte, and the beginning of the answer is kept', async () => {
  const { result, responseStart, received } = await sendTo(answering(200))
  assert.deepEqual(result, { status: 200, retryAfterSeconds: undefined })
  assert.equal(received[0]?.body, '{"ü":1}')
  assert.equal(responseStart, 'thanks')
})

test('a receiver that never answers is given up at the deadline', async () => {
  const { result } = await sendTo(() => {})
  assert.deepEqual(result, { error: 'no answer within 0.7 s' })
})

test('a receiver that answers and then trickles has answered', async () => {
  const { result } = await sendTo((_, response) => {
    response.writeHead(200)
    const drip = setInterval(() => response.write('.'), 50)
    response.on('close', () => clearInterval(drip))
  })
  assert.deepEqual(result, { status: 200, retryAfterSeconds: undefined })
})

test('of an answer of 100 MB only the beginning is read', async () => {
  let written = 0
  const { result, responseStart } = await sendTo((_, response) => {
    response.writeHead(200)
    const block = Buffer.alloc(64 * 1024, 'x')
    const pour = () => {
      while (written < 100e6 && !response.destroyed) {
        written += block.length
        if (!response.write(block)) return void response.once('drain', pour)
      }
      response.end()
    }
    pour()
  })
  assert.deepEqual(result, { status: 200, retryAfterSeconds: undefined })
  assert.equal(responseStart?.length, 1024)
  assert.ok(written < 50e6, `${written} bytes were taken`)
})

test('a redirect is an answer, and is not followed', async () => {
  const target = await startReceiver()
  const { result } = await sendTo((_, response) => response.writeHead(302, { location: target.url }).end())
  assert.deepEqual(result, { status: 302, retryAfterSeconds: undefined })
  assert.equal(target.received.length, 0)
  await target.close()
})

test('a certificate that nobody vouches for is a network error, and nothing is sent', async () => {
  const { result, received } = await sendTo(answering(200), { trusted: false })
  assert.match('error' in result ? result.error : '', /SELF_SIGNED|UNABLE_TO_VERIFY|self-signed/i)
  assert.equal(received.length, 0)
})

test('a connection that breaks is a network error', async () => {
  const { result } = await sendTo((_, response) => response.socket?.destroy())
  assert.ok('error' in result && result.error.length > 0, JSON.stringify(result))
})

test('an answer that is no text, with null characters, can be kept', async () => {
  const { responseStart } = await sendTo((_, response) => response.end(Buffer.from([0, 255, 65])))
  assert.equal(responseStart, '\uFFFD\uFFFDA')
})
