/** The envelope against the real kernel: what the gates take for the size of a part. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildPart } from '../../src/kernel/build/part.ts'
import { boxOf } from '../../src/kernel/mass.ts'
import { STRATEGIES } from '../../src/kernel/strategy.ts'
import { type Stage, stagesOf } from '../../src/plan/envelope.ts'
import { parsePlan } from '../../src/plan/parse.ts'
import type { Part } from '../../src/plan/plan.ts'
import { oc } from '../kernel.ts'
import { GOOD } from './good-parts.ts'
import { blind, circle, type Document, hole, planOf, plate, points, sketchOf } from './plans.ts'

/** Modelled teeth and threads take the kernel long, and say nothing about boxes that a cylinder does not. */
const SLOW = new Set(['gear', 'thread'])

/** The kernel adds its own tolerance to a box. */
const CLOSE_MM = 1e-4

const partOf = (features: Document[]): Part => parsePlan(planOf(features)).parts[0] as Part

/** The part after its last feature: what one more feature would find. */
function finished(part: Part): Stage {
  const [first] = part.features
  const more = { ...part, features: [...part.features, { ...first, id: 'one-more' }] } as Part
  return [...stagesOf(more)].at(-1) as Stage
}

for (const [what, features] of Object.entries(GOOD)) {
  if (features.some(({ kind }: Document) => SLOW.has(kind))) continue
  test(`the envelope encloses ${what}`, () => {
    const part = partOf(features)
    const { body } = finished(part)
    const built = boxOf(oc, buildPart(oc, part, { strategy: STRATEGIES[0] }).shape)
    assert.ok(built)
    if (!body) return assert.ok(part.features.some(({ kind }) => kind === 'loft' || kind === 'sweep'))
    for (const axis of [0, 1, 2] as const) {
      assert.ok(body.min[axis] <= built.min[axis] + CLOSE_MM, `${body.min[axis]} against ${built.min[axis]}`)
      assert.ok(body.max[axis] >= built.max[axis] - CLOSE_MM, `${body.max[axis]} against ${built.max[axis]}`)
    }
  })
}

test('a boss raises the body, and its end is a round host', () => {
  const boss = { kind: 'boss', id: 'boss', sketch: sketchOf(circle(20)), height: 15, ...points([30, 10]) }
  const { body, hosts, intact } = finished(partOf([plate, boss]))
  assert.deepEqual(body, { min: [-50, -30, 0], max: [50, 30, 25] })
  assert.deepEqual(hosts.get('boss')?.box, { min: [20, 0, 10], max: [40, 20, 25] })
  assert.equal(hosts.get('boss')?.prism?.diameter, 20)
  assert.ok(intact.has('plate'))
})

test('a cut across an edge makes the face uncertain, one inside it does not', () => {
  const notch = {
    kind: 'box',
    id: 'notch',
    operation: 'cut',
    size: [20, 20, 20],
    frame: { origin: [50, 0, 5] },
  }
  assert.ok(!finished(partOf([plate, notch])).intact.has('plate'))
  assert.ok(finished(partOf([plate, hole(20, blind(5))])).intact.has('plate'))
})

test('an intersection shrinks the body, a mirror and an outward shell enlarge it', () => {
  const within = { kind: 'box', id: 'within', operation: 'intersect', size: [40, 100, 100] }
  assert.deepEqual(finished(partOf([plate, within])).body, { min: [-20, -30, 0], max: [20, 30, 10] })
  const mirror = { kind: 'mirror', id: 'mirror', plane: { origin: [50, 0, 0], normal: '+x' } }
  assert.deepEqual(finished(partOf([plate, mirror])).body, { min: [-50, -30, 0], max: [150, 30, 10] })
  const skin = { kind: 'shell', id: 'skin', thickness: 2, outward: true }
  assert.deepEqual(finished(partOf([plate, skin])).body, { min: [-52, -32, -2], max: [52, 32, 12] })
})
