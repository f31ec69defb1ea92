import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reflection } from '../../src/kernel/build/bodies/mirror.ts'
import { boxOf, momentsOf, volumeOf } from '../../src/kernel/mass.ts'
import { moveShape } from '../../src/kernel/move.ts'
import { selectFaces } from '../../src/kernel/select/faces.ts'
import { facesOf } from '../../src/kernel/topology.ts'
import { oc } from '../kernel.ts'
import { near } from './near.ts'
import { apply, boxAt, boxSite, cylinderAt, newSite, shape } from './workshop.ts'

test('half a part mirrored at its flat side is the whole part in one piece', () => {
  const site = boxSite(20, 30, 10)
  shape(site, 'hole', 'cut', cylinderAt([12, 15, 0], 3, 10))
  const half = site.body?.volume ?? 0
  const body = apply(site, { kind: 'mirror', id: 'twin', plane: { normal: '+x' } })
  near(body.volume, 2 * half)
  assert.equal(facesOf(oc, body.shape).length, 8)
  assert.equal(
    selectFaces(oc, body, { surface: 'cylinder', side: 'inner', diameter: 6, pick: 'all' }).length,
    2,
  )
  assert.equal(selectFaces(oc, body, { feature: 'hole', pick: 'all' }).length, 2)
  assert.equal(selectFaces(oc, body, { feature: 'twin', surface: 'cylinder', pick: 'all' }).length, 1)
  const [x, y, z] = momentsOf(oc, body.shape).centre
  near(x, 0)
  near(boxOf(oc, body.shape)?.min[0], -20)
  assert.ok(y > 14 && z > 4)
})

test('without its original the image alone is left, with the owners it had', () => {
  const site = boxSite(20, 30, 10)
  shape(site, 'boss', 'add', cylinderAt([5, 5, 10], 3, 8))
  const before = site.body?.volume ?? 0
  const body = apply(site, {
    kind: 'mirror',
    id: 'twin',
    keep: false,
    plane: { origin: [0, 20, 0], normal: [0, 2, 0] },
  })
  near(body.volume, before)
  assert.deepEqual(
    boxOf(oc, body.shape)?.min.map((v) => Math.round(v * 1e6) / 1e6),
    [0, 10, 0],
  )
  assert.equal(
    selectFaces(oc, body, { feature: 'boss', surface: 'cylinder', side: 'outer', pick: 'all' }).length,
    1,
  )
})

test('named features are mirrored in the order they were built, each with its own operation', () => {
  const site = boxSite(60, 30, 10)
  shape(site, 'boss', 'add', cylinderAt([12, 15, 10], 8, 6))
  shape(site, 'bore', 'cut', cylinderAt([12, 15, 0], 4, 16))
  const before = site.body?.volume ?? 0
  const body = apply(site, {
    kind: 'mirror',
    id: 'twin',
    features: ['bore', 'boss'],
    plane: { origin: [30, 0, 0], normal: '+x' },
  })
  near(body.volume, before + Math.PI * 64 * 6 - Math.PI * 16 * 16)
  near(momentsOf(oc, body.shape).centre[0], 30)
})

test('a feature without a volume of its own cannot be mirrored alone', () => {
  const site = boxSite(60, 30, 10)
  apply(site, { kind: 'fillet', id: 'round', radius: 2, edges: [{ parallelTo: '+z', near: [0, 0, 0] }] })
  const twin = { kind: 'mirror', id: 'twin', plane: { normal: '+x' } } as const
  assert.throws(
    () => apply(site, { ...twin, features: ['round'] }),
    /twin: round has no volume of its own to copy/,
  )
  assert.throws(() => apply(site, { ...twin, features: ['block'], keep: false }), /originals of block/)
})

test('a shape mirrored in any plane keeps its volume, and twice mirrored its place', () => {
  const motion = reflection({ origin: [1, 2, 3], normal: [1, 1, 0.5] })
  const once = moveShape(oc, boxAt([4, 5, 6], [7, 8, 9]), motion)
  near(volumeOf(oc, once), 7 * 8 * 9)
  const box = boxOf(oc, moveShape(oc, once, motion))
  assert.ok(box)
  for (const [k, low] of [4, 5, 6].entries()) near(box.min[k], low)
})

test('a mirror can be mirrored again', () => {
  const site = newSite()
  shape(site, 'post', 'add', boxAt([5, 5, 0], [10, 10, 20]))
  shape(site, 'plate', 'add', boxAt([-20, -20, -5], [40, 40, 5]))
  apply(site, { kind: 'mirror', id: 'pair', features: ['post'], plane: { normal: '+x' } })
  const body = apply(site, { kind: 'mirror', id: 'four', features: ['pair'], plane: { normal: '+y' } })
  near(body.volume, 40 * 40 * 5 + 4 * 10 * 10 * 20)
})
