import assert from 'node:assert/strict'
import { test } from 'node:test'
import { boxOf, momentsOf } from '../../src/kernel/mass.ts'
import { selectEdges } from '../../src/kernel/select/edges.ts'
import { selectFaces } from '../../src/kernel/select/faces.ts'
import { oc } from '../kernel.ts'
import { near } from './near.ts'
import { apply, boxAt, boxSite, cylinderAt, newSite, shape } from './workshop.ts'

const bores = (body: Parameters<typeof selectFaces>[1], more = {}) =>
  selectFaces(oc, body, { surface: 'cylinder', side: 'inner', pick: 'all', ...more }).length

test('a row of holes: as many as counted, at their pitch', () => {
  const site = boxSite(100, 20, 10)
  shape(site, 'hole', 'cut', cylinderAt([10, 10, 0], 3, 10))
  const body = apply(site, {
    kind: 'pattern',
    id: 'row',
    features: ['hole'],
    repetition: { kind: 'linear', direction: '+x', count: 9, pitch: 10 },
  })
  near(body.volume, 100 * 20 * 10 - 9 * Math.PI * 9 * 10)
  assert.equal(bores(body), 9)
  assert.equal(bores(body, { feature: 'row' }), 8)
  assert.equal(bores(body, { feature: 'hole' }), 9)
  near(momentsOf(oc, body.shape).centre[0], 50)
})

test('a pattern of one copy leaves the body as it is', () => {
  const site = boxSite(100, 20, 10)
  shape(site, 'hole', 'cut', cylinderAt([10, 10, 0], 3, 10))
  const before = site.body?.volume
  const body = apply(site, {
    kind: 'pattern',
    id: 'row',
    features: ['hole'],
    repetition: { kind: 'polar', count: 1 },
  })
  assert.equal(body.volume, before)
})

test('a grid of bosses grows the body by every one of them', () => {
  const site = boxSite(70, 50, 5)
  shape(site, 'boss', 'add', cylinderAt([10, 10, 5], 4, 6))
  const body = apply(site, {
    kind: 'pattern',
    id: 'field',
    features: ['boss'],
    repetition: { kind: 'grid', directions: ['+x', '+y'], counts: [6, 4], pitches: [10, 10] },
  })
  near(body.volume, 70 * 50 * 5 + 24 * Math.PI * 16 * 6)
  near(boxOf(oc, body.shape)?.max[2], 11)
  assert.equal(selectFaces(oc, body, { facing: '+z', at: 11, pick: 'all' }).length, 24)
})

test('copies around an axis share the whole turn, or stand at both ends of a part of it', () => {
  const flange = () => {
    const site = newSite()
    shape(site, 'disc', 'add', cylinderAt([0, 0, 0], 50, 8))
    shape(site, 'hole', 'cut', cylinderAt([40, 0, 0], 4, 8))
    return site
  }
  const around = (angleDeg: number, count: number) =>
    apply(flange(), {
      kind: 'pattern',
      id: 'ring',
      features: ['hole'],
      repetition: { kind: 'polar', count, angleDeg },
    })
  const whole = around(360, 12)
  near(whole.volume, Math.PI * 8 * (2500 - 12 * 16))
  near(momentsOf(oc, whole.shape).centre[0], 0)
  const part = around(90, 3)
  near(part.volume, Math.PI * 8 * (2500 - 3 * 16))
  const rims = { feature: 'ring', curve: 'circle', diameter: 8, at: { axis: 'z', value: 8 } } as const
  assert.equal(selectEdges(oc, part, [rims], 'test').length, 2)
  const [last] = selectEdges(oc, part, [{ ...rims, near: [0, 40, 8] }], 'test')
  near(last && boxOf(oc, last)?.max[1], 44)
})

test('a boss with its bore is repeated in order, so every copy is bored', () => {
  const site = boxSite(80, 30, 10)
  shape(site, 'boss', 'add', cylinderAt([15, 15, 10], 8, 6))
  shape(site, 'bore', 'cut', cylinderAt([15, 15, 0], 4, 16))
  const body = apply(site, {
    kind: 'pattern',
    id: 'row',
    features: ['bore', 'boss'],
    repetition: { kind: 'linear', direction: [1, 0, 0], count: 3, pitch: 25 },
  })
  near(body.volume, 80 * 30 * 10 + 3 * Math.PI * (64 * 6 - 16 * 16))
})

test('a pattern can be repeated by a pattern', () => {
  const site = boxSite(60, 40, 5)
  shape(site, 'hole', 'cut', cylinderAt([10, 10, 0], 2, 5))
  apply(site, {
    kind: 'pattern',
    id: 'row',
    features: ['hole'],
    repetition: { kind: 'linear', direction: '+x', count: 5, pitch: 10 },
  })
  const body = apply(site, {
    kind: 'pattern',
    id: 'rows',
    features: ['hole', 'row'],
    repetition: { kind: 'linear', direction: '+y', count: 3, pitch: 10 },
  })
  near(body.volume, 60 * 40 * 5 - 15 * Math.PI * 4 * 5)
  assert.equal(bores(body), 15)
})

test('copies along a path turn with it when they are to', () => {
  const site = newSite()
  shape(site, 'disc', 'add', cylinderAt([0, 0, 0], 60, 4))
  shape(site, 'slot', 'cut', boxAt([38, -2, 0], [14, 4, 4]))
  const body = apply(site, {
    kind: 'pattern',
    id: 'fan',
    features: ['slot'],
    repetition: {
      kind: 'path',
      count: 5,
      align: true,
      path: {
        kind: 'segments',
        start: [45, 0, 0],
        segments: [{ kind: 'arc', via: [0, 45, 0], to: [-45, 0, 0] }],
      },
    },
  })
  near(body.volume, Math.PI * 3600 * 4 - 5 * 14 * 4 * 4)
  near(momentsOf(oc, body.shape).centre[0], 0, 1e-5)
  // The third slot points along y: its ends are flat faces that look along it.
  assert.equal(selectFaces(oc, body, { facing: '+y', at: 38, pick: 'all' }).length, 1)
})

test('a body that lies inside another adds nothing and is refused', () => {
  const site = boxSite(20, 20, 10)
  assert.throws(() => shape(site, 'core', 'add', cylinderAt([10, 10, 2], 3, 5)), /core: it adds nothing/)
})

test('a cut whose copies all miss the part is refused', () => {
  const site = boxSite(20, 20, 10)
  shape(site, 'hole', 'cut', cylinderAt([10, 10, 0], 3, 10))
  assert.throws(
    () =>
      apply(site, {
        kind: 'pattern',
        id: 'row',
        features: ['hole'],
        repetition: { kind: 'linear', direction: '+x', count: 2, pitch: 50 },
      }),
    /row: it removes nothing/,
  )
})
