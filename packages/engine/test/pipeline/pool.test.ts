import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { single } from '../../gallery/write.ts'
import { openEngine } from '../../src/engine.ts'
import { KernelPool } from '../../src/kernel/pool/pool.ts'
import { STRATEGIES } from '../../src/kernel/strategy.ts'
import type { PlanInput } from '../../src/plan/plan.ts'
import type { GenerateRequest, Progress } from '../../src/request.ts'

const asStep = (document: PlanInput): GenerateRequest => ({
  source: { kind: 'plan', document },
  format: 'STEP',
  preview: false,
})
const plate = asStep(
  single('Plate', [{ kind: 'box', id: 'plate', size: [30, 20, 5] }], [[{ kind: 'extent', axis: 'x' }, 30]]),
)

/** Minutes of work: thousands of cylinders that all cut through one another. */
const endless = asStep(
  single(
    'Endless',
    [
      { kind: 'sphere', id: 'ball', diameter: 100 },
      {
        kind: 'cylinder',
        id: 'spike',
        diameter: 9,
        height: 70,
        frame: { on: 'frame', normal: [1, 0.3, 0.2] },
      },
      {
        kind: 'pattern',
        id: 'ring',
        features: ['spike'],
        repetition: { kind: 'polar', count: 60, axis: '+z' },
      },
      {
        kind: 'pattern',
        id: 'rings',
        features: ['ring'],
        repetition: { kind: 'polar', count: 60, axis: [1, 1, 0] },
      },
    ],
    [],
  ),
)
const job = { strategy: STRATEGIES[0], time: new Date(0).toISOString() }
const patient = { timeoutMs: 60_000, signal: undefined, onProgress() {} }

const opening = performance.now()
const pool = await KernelPool.open({ workers: 1 })
/** How long a kernel takes to start here and now: no clock of another machine. */
const openedMs = performance.now() - opening
after(() => pool.close())

test('a job that hangs is ended, and the next one is served once another kernel has started', async (t) => {
  const hung = await pool.run({ ...job, request: endless }, { ...patient, timeoutMs: 500 })
  assert.equal(hung.kind, 'timed-out')
  const start = performance.now()
  const next = await pool.run({ ...job, request: plate }, patient)
  const waited = performance.now() - start
  t.diagnostic(`served after ${waited.toFixed(0)} ms; a kernel starts in ${openedMs.toFixed(0)} ms`)
  assert.equal(next.kind, 'done')
  assert.ok(waited < 3 * openedMs, `${waited} ms, though a kernel starts in ${openedMs} ms`)
})

test('an aborted job ends at once, and the pool goes on', async () => {
  const controller = new AbortController()
  const running = pool.run(
    { ...job, request: endless },
    { ...patient, signal: controller.signal, onProgress: () => controller.abort() },
  )
  assert.equal((await running).kind, 'aborted')
  assert.equal((await pool.run({ ...job, request: plate }, patient)).kind, 'done')
})

test('a job that is aborted while it waits in line is never begun', async () => {
  const controller = new AbortController()
  const stages: Progress[] = []
  const running = pool.run({ ...job, request: plate }, patient)
  const waiting = pool.run(
    { ...job, request: plate },
    { ...patient, signal: controller.signal, onProgress: (p) => stages.push(p) },
  )
  assert.equal(pool.waiting, 1)
  controller.abort()
  assert.equal((await waiting).kind, 'aborted')
  assert.equal((await running).kind, 'done')
  assert.deepEqual(stages, [])
})

test('progress names every stage in order and never falls back', async () => {
  const seen: Progress[] = []
  await pool.run(
    { ...job, request: { ...plate, preview: true } },
    { ...patient, onProgress: (p) => seen.push(p) },
  )
  assert.deepEqual(
    [...new Set(seen.map((p) => p.stage))],
    ['plan', 'build', 'check', 'verify', 'export', 'preview'],
  )
  seen.reduce((before, p) => {
    assert.ok(p.fraction >= before && p.fraction <= 1)
    return p.fraction
  }, 0)
})

test('a worker whose heap has grown past the limit is replaced after its job', async () => {
  const small = await KernelPool.open({ workers: 1, recycleAtHeapBytes: 1 })
  try {
    assert.equal((await small.run({ ...job, request: plate }, patient)).kind, 'done')
    assert.equal(small.replaced, 1)
    assert.equal((await small.run({ ...job, request: plate }, patient)).kind, 'done')
  } finally {
    await small.close()
  }
})

test('a kernel that runs out of memory fails its own job and is replaced', async () => {
  const tight = await KernelPool.open({ workers: 1, maximumHeapBytes: 160 * 2 ** 20 })
  try {
    const outcome = await tight.run({ ...job, request: endless }, patient)
    assert.equal(outcome.kind, 'broken')
    assert.equal((await tight.run({ ...job, request: plate }, patient)).kind, 'done')
  } finally {
    await tight.close()
  }
})

test('geometry that never finishes is tried five times, then fails with sandbox_timeout', async () => {
  const engine = await openEngine({ workers: 1, attemptTimeoutMs: 300 })
  try {
    const result = await engine.generate(endless)
    assert.ok(!result.ok)
    assert.equal(result.error.code, 'sandbox_timeout')
    assert.match(result.error.message, /5 attempts/)
    assert.equal(engine.status().replaced, 5)
  } finally {
    await engine.close()
  }
})
