import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Closing } from '../src/closing.ts'

test('parts close in the opposite order of their opening, each after the one before has closed', async () => {
  const closing = new Closing()
  const events: string[] = []
  for (const name of ['the database', 'the queue', 'the listener']) {
    closing.add(name, async () => {
      events.push(`${name} begins`)
      await nextTurn()
      events.push(`${name} ends`)
    })
  }
  await closing.run()
  assert.deepEqual(events, [
    'the listener begins',
    'the listener ends',
    'the queue begins',
    'the queue ends',
    'the database begins',
    'the database ends',
  ])
})

test('a part that fails is named with its cause, and the others still close', async () => {
  const closing = new Closing()
  const closed: string[] = []
  const stuck = new Error('stuck')
  closing.add('the database', async () => void closed.push('the database'))
  closing.add('the queue', () => Promise.reject(stuck))
  closing.add('the storage', () => {
    throw new Error('thrown at once')
  })
  closing.add('the listener', async () => void closed.push('the listener'))
  await assert.rejects(closing.run(), (error) => {
    assert.ok(error instanceof AggregateError)
    assert.equal(error.message, 'the storage did not close; the queue did not close')
    assert.equal(error.errors[1].cause, stuck)
    return true
  })
  assert.deepEqual(closed, ['the listener', 'the database'])
})

test('asked twice, also while it runs, it closes once and both callers wait for the same end', async () => {
  const closing = new Closing()
  let closed = 0
  closing.add('the database', async () => {
    await nextTurn()
    closed += 1
  })
  await Promise.all([closing.run(), closing.run()])
  await closing.run()
  assert.equal(closed, 1)
})

test('asked twice after a failure, both callers hear of it', async () => {
  const closing = new Closing()
  closing.add('the queue', () => Promise.reject(new Error('stuck')))
  await assert.rejects(closing.run(), /the queue did not close/)
  await assert.rejects(closing.run(), /the queue did not close/)
})

test('with nothing open there is nothing to do', async () => {
  await new Closing().run()
})
