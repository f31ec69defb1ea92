import assert from 'node:assert/strict'
import { test } from 'node:test'
import { selectFaces } from '../../src/kernel/select/faces.ts'
import { facesOf } from '../../src/kernel/topology.ts'
import { oc } from '../kernel.ts'
import { near } from './near.ts'
import { apply, boxSite, cylinderAt, newSite, shape } from './workshop.ts'

test('a chamfer on one edge takes half its distance squared per length', () => {
  const body = apply(boxSite(40, 30, 20), {
    kind: 'chamfer',
    id: 'break',
    distance: 2,
    edges: [{ parallelTo: '+z', near: [0, 0, 10] }],
  })
  near(body.volume, 40 * 30 * 20 - 0.5 * 2 ** 2 * 20)
  assert.equal(selectFaces(oc, body, { feature: 'break', pick: 'all' }).length, 1)
})

test('all twelve edges of a box chamfered: the corners are cut thrice and counted once', () => {
  const [a, b, c, d] = [40, 30, 20, 3]
  const body = apply(boxSite(a, b, c), { kind: 'chamfer', id: 'break', distance: d, edges: [{}] })
  // Where three edges meet, the three prisms of length d share two thirds of what they would take singly.
  near(body.volume, a * b * c - (4 * (a + b + c) * d ** 2) / 2 + 8 * (2 / 3) * d ** 3)
  assert.equal(facesOf(oc, body.shape).length, 18 + 8)
})

test("a cylinder's rims chamfered lose a ring by Pappus each", () => {
  const site = newSite()
  shape(site, 'pin', 'add', cylinderAt([0, 0, 0], 10, 30))
  const body = apply(site, { kind: 'chamfer', id: 'break', distance: 1.5, edges: [{ curve: 'circle' }] })
  near(body.volume, Math.PI * 100 * 30 - 2 * (1.5 ** 2 / 2) * 2 * Math.PI * (10 - 0.5))
  assert.equal(selectFaces(oc, body, { feature: 'break', surface: 'cone', pick: 'all' }).length, 2)
})

test('an unequal chamfer measures its second distance on the face it names', () => {
  const site = boxSite(40, 30, 20)
  const body = apply(site, {
    kind: 'chamfer',
    id: 'break',
    distance: 2,
    second: { distance: 5, face: { facing: '+z' } },
    edges: [{ face: { facing: '+z' }, parallelTo: '+y', near: [40, 15, 20] }],
  })
  near(body.volume, 40 * 30 * 20 - 0.5 * 2 * 5 * 30)
  const [top] = selectFaces(oc, body, { facing: '+z', pick: 'outermost' })
  const [side] = selectFaces(oc, body, { facing: '+x', pick: 'outermost' })
  const area = (face: typeof top) => {
    using properties = new oc.GProp_GProps()
    if (face) oc.BRepGProp.SurfaceProperties(face, properties, false, false)
    return properties.Mass()
  }
  near(area(top), (40 - 5) * 30)
  near(area(side), (20 - 2) * 30)
})

test('an unequal chamfer whose face is not beside the edge is refused', () => {
  assert.throws(
    () =>
      apply(boxSite(40, 30, 20), {
        kind: 'chamfer',
        id: 'break',
        distance: 2,
        second: { distance: 5, face: { facing: '-z' } },
        edges: [{ face: { facing: '+z' } }],
      }),
    /break: a chosen edge does not bound the face facing -z/,
  )
})

test('chamfers that meet are refused with both numbers', () => {
  assert.throws(
    () => apply(boxSite(10, 10, 10), { kind: 'chamfer', id: 'break', distance: 6, edges: [{}] }),
    /break: a chamfer of 6 mm does not fit: the edges are 10 mm apart/,
  )
})
