import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EngineError } from '../../src/errors.ts'
import { boxOf } from '../../src/kernel/mass.ts'
import { selectFaces } from '../../src/kernel/select/faces.ts'
import { facesOf } from '../../src/kernel/topology.ts'
import { oc } from '../kernel.ts'
import { near } from './near.ts'
import { apply, boxAt, boxSite, cylinderAt, newSite, shape } from './workshop.ts'

/** What a fillet takes from a right-angled corner, per length of edge. */
const corner = (radius: number) => (1 - Math.PI / 4) * radius ** 2

test('a fillet on one edge takes (1 − π/4) r² per length and makes one cylinder of that radius', () => {
  const site = boxSite(40, 30, 20)
  const body = apply(site, {
    kind: 'fillet',
    id: 'round',
    radius: 3,
    edges: [{ parallelTo: '+z', near: [0, 0, 10] }],
  })
  near(body.volume, 40 * 30 * 20 - corner(3) * 20)
  assert.equal(facesOf(oc, body.shape).length, 7)
  const all = { feature: 'round', pick: 'all' } as const
  assert.equal(selectFaces(oc, body, all).length, 1)
  assert.equal(selectFaces(oc, body, { ...all, surface: 'cylinder', diameter: 6, side: 'outer' }).length, 1)
})

test('all twelve edges of a box rounded leave the box, its bars and one ball', () => {
  const [a, b, c, r] = [40, 30, 20, 4]
  const body = apply(boxSite(a, b, c), { kind: 'fillet', id: 'round', radius: r, edges: [{}] })
  const [x, y, z] = [a - 2 * r, b - 2 * r, c - 2 * r]
  const exact =
    x * y * z + 2 * r * (x * y + y * z + x * z) + Math.PI * r ** 2 * (x + y + z) + (4 / 3) * Math.PI * r ** 3
  near(body.volume, exact)
  assert.equal(facesOf(oc, body.shape).length, 6 + 12 + 8)
  assert.equal(selectFaces(oc, body, { surface: 'sphere', diameter: 8, pick: 'all' }).length, 8)
})

test("a hole's rim rounded loses the corner's area times the way of its centroid", () => {
  const site = boxSite(40, 30, 20)
  shape(site, 'hole', 'cut', cylinderAt([20, 15, 0], 5, 20))
  const before = site.body?.volume ?? 0
  const body = apply(site, {
    kind: 'fillet',
    id: 'rim',
    radius: 2,
    edges: [{ face: { facing: '+z' }, loop: 'inner' }],
  })
  // Pappus: the corner's centroid lies (10 − 3π) / (12 − 3π) r out from the bore.
  const out = ((10 - 3 * Math.PI) / (12 - 3 * Math.PI)) * 2
  near(before - body.volume, corner(2) * 2 * Math.PI * (5 + out))
  assert.equal(selectFaces(oc, body, { feature: 'hole', surface: 'cylinder', pick: 'all' }).length, 1)
})

test("a boss's foot rounded gains the corner's area times the way of its centroid", () => {
  const site = boxSite(40, 30, 10)
  shape(site, 'boss', 'add', cylinderAt([20, 15, 10], 6, 12))
  const before = site.body?.volume ?? 0
  const body = apply(site, {
    kind: 'fillet',
    id: 'foot',
    radius: 2,
    edges: [{ between: ['boss', 'block'], convexity: 'concave' }],
  })
  const out = ((10 - 3 * Math.PI) / (12 - 3 * Math.PI)) * 2
  near(body.volume - before, corner(2) * 2 * Math.PI * (6 + out))
  assert.equal(selectFaces(oc, body, { feature: 'foot', surface: 'torus', pick: 'all' }).length, 1)
})

test('outer and inner corners are rounded together, and the box stays what it was', () => {
  const site = newSite()
  shape(site, 'foot', 'add', boxAt([0, 0, 0], [40, 20, 10]))
  shape(site, 'wall', 'add', boxAt([0, 0, 10], [10, 20, 30]))
  const before = site.body?.volume ?? 0
  const body = apply(site, { kind: 'fillet', id: 'round', radius: 3, edges: [{ parallelTo: '+y' }] })
  near(body.volume - before, (1 - 5) * corner(3) * 20)
  assert.deepEqual(
    boxOf(oc, body.shape)?.max.map((v) => Math.round(v * 1e6) / 1e6),
    [40, 20, 40],
  )
})

test('a rounded edge carries on along the smooth chain that it belongs to', () => {
  const site = boxSite(40, 30, 20)
  apply(site, { kind: 'fillet', id: 'upright', radius: 6, edges: [{ parallelTo: '+z' }] })
  const body = apply(site, {
    kind: 'fillet',
    id: 'rim',
    radius: 2,
    edges: [{ face: { facing: '+z' }, parallelTo: '+x', near: [20, 0, 20] }],
  })
  assert.equal(selectFaces(oc, body, { feature: 'rim', pick: 'all' }).length, 8)
})

test('a fillet that does not fit is refused with its radius and the room there is', () => {
  const refused = (wanted: RegExp, edges: Parameters<typeof apply>[1], site = boxSite(10, 10, 10)) =>
    assert.throws(
      () => apply(site, edges),
      (error) =>
        error instanceof EngineError &&
        error.code === 'geometry_validation_failed' &&
        error.feature === 'round' &&
        wanted.test(error.message),
    )
  const round = { kind: 'fillet', id: 'round' } as const
  refused(/6 mm does not fit: the edges are 10 mm apart/, { ...round, radius: 6, edges: [{}] })
  refused(/5 mm does not fit: the edges are 10 mm apart/, { ...round, radius: 5, edges: [{}] })
  refused(/11 mm does not fit: the face beside the edge is 10 mm wide/, {
    ...round,
    radius: 11,
    edges: [{ parallelTo: '+z', near: [0, 0, 5] }],
  })
  const pin = newSite()
  shape(pin, 'pin', 'add', cylinderAt([0, 0, 0], 4, 30))
  refused(
    /4.5 mm does not fit: the edge is a circle of 8 mm diameter/,
    { ...round, radius: 4.5, edges: [{ at: { axis: 'z', value: 30 } }] },
    pin,
  )
})

test('a fillet before there is a body is refused', () => {
  assert.throws(
    () => apply(newSite(), { kind: 'fillet', id: 'round', radius: 1, edges: [{}] }),
    /no body yet/,
  )
})
