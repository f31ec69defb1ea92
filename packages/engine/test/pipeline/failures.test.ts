import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type FeatureInput, type Need, single } from '../../gallery/write.ts'
import { openEngine } from '../../src/engine.ts'
import type { JobErrorCode } from '../../src/errors.ts'
import type { PlanInput } from '../../src/plan/plan.ts'

const engine = await openEngine({ workers: 1 })
after(() => engine.close())

const box = (x: number, y: number, z: number): FeatureInput => ({ kind: 'box', id: 'box', size: [x, y, z] })

interface Failure {
  what: string
  plan: unknown
  code: JobErrorCode
  says: RegExp
}

const plan = (features: FeatureInput[], needs: readonly Need[] = []): PlanInput =>
  single('Test piece', features, needs)

const failures: Failure[] = [
  {
    what: 'a fillet that does not fit between its edges',
    plan: plan([box(10, 10, 10), { kind: 'fillet', id: 'round', edges: [{}], radius: 6 }]),
    code: 'geometry_validation_failed',
    says: /6 mm.*10 mm/s,
  },
  {
    what: 'a cut that misses the part',
    plan: plan([
      box(10, 10, 10),
      {
        kind: 'sphere',
        id: 'bite',
        operation: 'cut',
        diameter: 4,
        frame: { on: 'frame', origin: [50, 0, 0] },
      },
    ]),
    code: 'geometry_validation_failed',
    says: /bite/,
  },
  {
    what: 'an intersection that leaves nothing',
    plan: plan([
      box(10, 10, 10),
      {
        kind: 'sphere',
        id: 'far',
        operation: 'intersect',
        diameter: 4,
        frame: { on: 'frame', origin: [50, 0, 0] },
      },
    ]),
    code: 'geometry_validation_failed',
    says: /far/,
  },
  {
    what: 'a cut that takes everything',
    plan: plan([box(10, 10, 10), { kind: 'sphere', id: 'all', operation: 'cut', diameter: 100 }]),
    code: 'geometry_validation_failed',
    says: /nothing is left/,
  },
  {
    what: 'a size that is not a number',
    plan: plan([box(Number.NaN, 10, 10)]),
    code: 'geometry_validation_failed',
    says: /size/,
  },
  {
    what: 'an extrusion of no length',
    plan: plan([
      {
        kind: 'extrude',
        id: 'flat',
        sketch: { add: [{ kind: 'circle', diameter: 10 }] },
        extent: { kind: 'length', length: 0 },
      },
    ]),
    code: 'geometry_validation_failed',
    says: /length/,
  },
  {
    what: 'an extrusion between two equal heights',
    plan: plan([
      {
        kind: 'extrude',
        id: 'flat',
        sketch: { add: [{ kind: 'circle', diameter: 10 }] },
        extent: { kind: 'between', from: 5, to: 5 },
      },
    ]),
    code: 'geometry_validation_failed',
    says: /flat/,
  },
  {
    what: 'a requirement that measures otherwise',
    plan: plan([box(30, 20, 10)], [[{ kind: 'extent', axis: 'x' }, 31]]),
    code: 'geometry_validation_failed',
    says: /stated 31.*measured 30/s,
  },
  {
    what: 'two pieces where one was meant',
    plan: plan([
      box(10, 10, 10),
      { kind: 'box', id: 'apart', size: [5, 5, 5], frame: { on: 'frame', origin: [40, 0, 0] } },
    ]),
    code: 'geometry_validation_failed',
    says: /1.*2/s,
  },
  {
    what: 'a document that is no plan',
    plan: { hello: 'world' },
    code: 'geometry_validation_failed',
    says: /version/,
  },
]

for (const { what, plan: document, code, says } of failures)
  test(`${what} fails with ${code} and says so`, async () => {
    const result = await engine.generate({
      source: { kind: 'plan', document },
      format: 'STEP',
      preview: false,
    })
    assert.ok(!result.ok)
    assert.equal(result.error.code, code, result.error.message)
    assert.match(result.error.message, says)
  })

test('a prompt that says nothing buildable fails with prompt_too_ambiguous', async () => {
  const result = await engine.generate({
    source: { kind: 'prompt', prompt: 'something nice', mode: 'standard' },
    format: 'STEP',
    preview: false,
  })
  assert.ok(!result.ok)
  assert.equal(result.error.code, 'prompt_too_ambiguous')
})
