import assert from 'node:assert/strict'
import { test } from 'node:test'
import { areaOf, boxOf } from '../../src/kernel/mass.ts'
import { selectFaces } from '../../src/kernel/select/faces.ts'
import { oc } from '../kernel.ts'
import { near } from './near.ts'
import { apply, boxSite, cylinderAt, newSite, shape } from './workshop.ts'

const SIDES = (['+x', '-x', '+y', '-y'] as const).map((facing) => ({ facing }))
const tan = (deg: number) => Math.tan((deg * Math.PI) / 180)

/** Of a frustum with similar ends. */
const frustum = (height: number, low: number, high: number, middle: number) =>
  (height / 6) * (low + 4 * middle + high)

test('a box drafted on all sides from its base is a frustum that narrows along the pull', () => {
  const site = boxSite(40, 30, 20)
  const body = apply(site, { kind: 'draft', id: 'lean', faces: SIDES, angleDeg: 3, neutral: {} })
  const [half, full] = [2 * 10 * tan(3), 2 * 20 * tan(3)]
  near(body.volume, frustum(20, 40 * 30, (40 - full) * (30 - full), (40 - half) * (30 - half)))
  const [top] = selectFaces(oc, body, { facing: '+z', pick: 'outermost' })
  near(top && areaOf(oc, top), (40 - full) * (30 - full))
  assert.equal(selectFaces(oc, body, { feature: 'block', pick: 'all' }).length, 6)
})

test('sizes stay at the neutral plane, and a negative angle leans outwards', () => {
  const site = boxSite(40, 30, 20)
  const body = apply(site, {
    kind: 'draft',
    id: 'lean',
    faces: [{ facing: '+x' }],
    angleDeg: -5,
    neutral: { origin: [0, 0, 10] },
  })
  near(body.volume, 40 * 30 * 20)
  near(boxOf(oc, body.shape)?.max[0], 40 + 10 * tan(5))
})

test('a drafted pin is a cone', () => {
  const site = newSite()
  shape(site, 'pin', 'add', cylinderAt([0, 0, 0], 10, 30))
  const body = apply(site, {
    kind: 'draft',
    id: 'lean',
    faces: [{ surface: 'cylinder' }],
    angleDeg: 2,
    neutral: {},
  })
  const [r, s] = [10, 10 - 30 * tan(2)]
  near(body.volume, (Math.PI * 30 * (r * r + r * s + s * s)) / 3)
  assert.equal(selectFaces(oc, body, { surface: 'cone', feature: 'pin', pick: 'all' }).length, 1)
})

test('a draft that changes nothing, finds no face or cannot be is refused', () => {
  const lean = { kind: 'draft', id: 'lean', neutral: {} } as const
  assert.throws(
    () => apply(boxSite(40, 30, 20), { ...lean, faces: SIDES, angleDeg: 0 }),
    /lean: a draft of 0°/,
  )
  assert.throws(
    () => apply(boxSite(40, 30, 20), { ...lean, faces: [{ surface: 'cone' }], angleDeg: 1 }),
    /lean: the part has no face that is a cone to draft/,
  )
  assert.throws(
    () => apply(boxSite(40, 30, 20), { ...lean, faces: [{ facing: '+z' }], angleDeg: 3 }),
    /lean: the kernel could not draft 1 face/,
  )
  // The walls would meet at a height of 15 / tan 50° = 12.6 mm, below the top.
  assert.throws(
    () => apply(boxSite(40, 30, 20), { ...lean, faces: SIDES, angleDeg: 50 }),
    /lean: the kernel could not draft 4 face/,
  )
})
