import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { z } from 'zod'
import type { Body } from '../../src/kernel/body.ts'
import { boxOf } from '../../src/kernel/mass.ts'
import { AT_REST } from '../../src/kernel/model.ts'
import { moveShape } from '../../src/kernel/move.ts'
import { selectEdges } from '../../src/kernel/select/edges.ts'
import { type edgeSelector, edges } from '../../src/plan/select.ts'
import { apply, cylinderAt, newSite, shape } from '../bodies/workshop.ts'
import { oc } from '../kernel.ts'
import { bracket } from './bracket.ts'

const body = bracket().body as Body
type Wanted = z.input<typeof edgeSelector>
const chosen = (...wanted: Wanted[]) => selectEdges(oc, body, edges.parse(wanted), 'test')
const count = (...wanted: Wanted[]) => chosen(...wanted).length

test('an empty selector is every edge: no seams of cylinders among them', () => {
  // Plate 12, boss 2 circles, holes 4 circles, pocket 4 at the rim, 4 upright and 4 at its floor.
  assert.equal(count({}), 12 + 2 + 4 + 12)
})

test('direction and curve tell straight and round edges apart', () => {
  assert.equal(count({ parallelTo: '+z' }), 4 + 4)
  assert.equal(count({ parallelTo: [0, 0, -2] }), 4 + 4)
  assert.equal(count({ curve: 'circle' }), 6)
  assert.equal(count({ curve: 'line' }), 24)
})

test('where two cylinders meet, the edge is neither line nor circle', () => {
  const site = newSite()
  shape(site, 'main', 'add', cylinderAt([0, 0, -20], 10, 40))
  const lying = {
    ...AT_REST,
    rotation: [
      [0, 0, -1],
      [0, 1, 0],
      [1, 0, 0],
    ],
  } as typeof AT_REST
  shape(site, 'branch', 'add', moveShape(oc, cylinderAt([0, 0, 0], 5, 30), lying))
  const meeting = selectEdges(oc, site.body as Body, edges.parse([{ curve: 'other' }]), 'test')
  assert.equal(meeting.length, 1)
  const between = edges.parse([{ between: ['branch', 'main'], convexity: 'concave' }])
  assert.ok(meeting[0]?.IsSame(selectEdges(oc, site.body as Body, between, 'test')[0] as never))
})

test("a face's edges are its outer boundary and its openings", () => {
  const face = { facing: '+z', at: 10 } as const
  assert.equal(count({ face }), 4 + 1 + 2 + 4)
  assert.equal(count({ face, loop: 'outer' }), 4)
  assert.equal(count({ face, loop: 'inner' }), 1 + 2 + 4)
  assert.equal(count({ face, loop: 'inner', curve: 'line' }), 4)
})

test('a feature has the edges of its faces, and shares some with its neighbour', () => {
  assert.equal(count({ feature: 'boss' }), 2)
  assert.equal(count({ feature: 'holes' }), 4)
  assert.equal(count({ feature: 'pocket' }), 12)
  assert.equal(count({ between: ['boss', 'plate'] }), 1)
  assert.equal(count({ between: ['plate', 'boss'] }), 1)
  assert.equal(count({ between: ['pocket', 'pocket'] }), 8)
})

test('inner corners are the foot of the boss and the inside of the pocket', () => {
  assert.equal(count({ convexity: 'concave' }), 1 + 8)
  assert.equal(count({ convexity: 'convex' }), 30 - 9)
  assert.equal(count({ convexity: 'concave', feature: 'boss' }), 1)
})

test('outer edges are those of no hole and no pocket', () => {
  assert.equal(count({ outer: true }), 12 + 2)
  assert.equal(count({ outer: false }), 4 + 12)
  assert.equal(count({ outer: true, convexity: 'convex' }), 12 + 1)
})

test('a size, a height and a place pick edges', () => {
  assert.equal(count({ diameter: 6 }), 4)
  assert.equal(count({ diameter: 16 }), 2)
  assert.equal(count({ length: 12 }), 4)
  assert.equal(count({ length: 2 * Math.PI * 8 }), 2)
  assert.equal(count({ at: { axis: 'z', value: 22 } }), 1)
  assert.equal(count({ at: { axis: 'x', value: 40 } }), 4)
  const [corner, ...others] = chosen({ parallelTo: '+z', near: [39, 29, 5] })
  assert.equal(others.length, 0)
  assert.deepEqual(
    boxOf(oc, corner as never)?.min.map((v) => Math.round(v)),
    [40, 30, 0],
  )
})

test('several selectors are met by any of them, and an edge is chosen once', () => {
  assert.equal(count({ parallelTo: '+z' }, { feature: 'pocket' }), 8 + 8)
  assert.equal(count({ diameter: 6 }, { feature: 'holes' }), 4)
})

test('an edge that is not there is refused, even beside one that is', () => {
  assert.throws(() => count({}, { diameter: 7 }), /test: the part has no edge as described by .*"diameter":7/)
})

test('a seam where faces run smoothly into each other is no edge', () => {
  const site = bracket()
  const rounded = apply(site, {
    kind: 'fillet',
    id: 'round',
    radius: 5,
    edges: [{ parallelTo: '+z', outer: true }],
  })
  assert.equal(selectEdges(oc, rounded, edges.parse([{ parallelTo: '+z' }]), 'test').length, 4)
})
