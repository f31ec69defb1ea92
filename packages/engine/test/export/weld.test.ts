import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toleranceFor } from '../../src/export/tolerance.ts'
import { edgeFaults, signedVolume, weld } from '../../src/export/weld.ts'
import { meshShape } from '../../src/kernel/mesh.ts'
import { oc } from '../kernel.ts'
import { box, cylinder, sphere } from './models.ts'

test('a box meshes into twelve triangles on eight vertices, closed, with its exact volume', () => {
  const mesh = meshShape(oc, box([10, 20, 30], [5, 5, 5]), { linear: 0.1, angular: 0.3 })
  assert.equal(mesh.positions.length / 3, 24)
  assert.equal(mesh.edges.length, 12)
  const welded = weld(mesh.positions, mesh.triangles)
  assert.equal(welded.positions.length / 3, 8)
  assert.equal(welded.triangles.length / 3, 12)
  assert.deepEqual(edgeFaults(welded), { open: 0, crowded: 0 })
  assert.ok(Math.abs(signedVolume(welded) - 6000) < 1e-9)
})

test('a cylinder has two edges to show: its seam is not one', () => {
  const { edges } = meshShape(oc, cylinder(5, 10), { linear: 0.1, angular: 0.3 })
  assert.equal(edges.length, 2)
  for (const edge of edges)
    for (let i = 0; i < edge.length; i += 3)
      assert.ok(Math.abs(Math.hypot(edge[i] as number, edge[i + 1] as number) - 5) < 1e-6)
})

test('a mesh does not depend on how the shape was meshed before', () => {
  const shape = sphere(10)
  const tolerance = { linear: 0.2, angular: 0.4 }
  const first = meshShape(oc, shape, tolerance)
  meshShape(oc, shape, { linear: 0.01, angular: 0.1 })
  assert.deepEqual(meshShape(oc, shape, tolerance), first)
})

test('vertices on either side of a grid line are welded, and a missing triangle is an open edge', () => {
  const e = 3e-7
  const corners = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1]
  const jittered = corners.map((v, i) => v + (i % 2 ? e : -e))
  const positions = Float64Array.from([...corners, ...jittered])
  const closed = Uint32Array.of(0, 2, 1, 4, 5, 7, 1, 2, 3, 4, 7, 2)
  const welded = weld(positions, closed)
  assert.equal(welded.positions.length / 3, 4)
  assert.deepEqual(edgeFaults(welded), { open: 0, crowded: 0 })
  assert.ok(Math.abs(signedVolume(welded) - 1 / 6) < 1e-4)
  assert.equal(edgeFaults(weld(positions, closed.slice(3))).open, 3)
})

test('a triangle that shrinks to a line is dropped', () => {
  const positions = Float64Array.of(0, 0, 0, 1, 0, 0, 1, 1e-8, 0, 0, 1, 0)
  const { triangles, kept } = weld(positions, Uint32Array.of(0, 1, 2, 0, 1, 3))
  assert.equal(triangles.length, 3)
  assert.deepEqual([...kept], [0, 1, 3])
})

test('the tolerance follows the size of the part and the coarseness asked for', () => {
  assert.equal(toleranceFor(100).linear, 0.05)
  assert.equal(toleranceFor(500).linear, 0.1)
  assert.equal(toleranceFor(850_000).linear, 850_000 / 8000)
  assert.equal(toleranceFor(100, 4).linear, 0.2)
})

test('a small hole in a large part still has at least 36 facets', () => {
  const { edges } = meshShape(oc, cylinder(0.5, 10), toleranceFor(2000))
  for (const edge of edges) assert.ok(edge.length / 3 - 1 >= 36, `${edge.length / 3 - 1} facets`)
})
