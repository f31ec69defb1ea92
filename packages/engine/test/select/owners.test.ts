import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Body } from '../../src/kernel/body.ts'
import { selectEdges } from '../../src/kernel/select/edges.ts'
import { selectFaces } from '../../src/kernel/select/faces.ts'
import { facesOf } from '../../src/kernel/topology.ts'
import { apply } from '../bodies/workshop.ts'
import { oc } from '../kernel.ts'
import { BOSS_FACES, bracket, HOLE_FACES, PLATE_FACES, POCKET_FACES } from './bracket.ts'

const facesBy = (body: Body, feature: string) => selectFaces(oc, body, { feature, pick: 'all' }).length

test('faces keep their owners through fillet, pattern, shell and chamfer', () => {
  const site = bracket()
  const rounded = apply(site, {
    kind: 'fillet',
    id: 'foot',
    radius: 2,
    edges: [{ between: ['boss', 'plate'] }],
  })
  assert.equal(facesBy(rounded, 'boss'), BOSS_FACES)
  assert.equal(facesBy(rounded, 'plate'), PLATE_FACES)
  assert.equal(facesBy(rounded, 'foot'), 1)

  const repeated = apply(site, {
    kind: 'pattern',
    id: 'more',
    features: ['pocket'],
    repetition: { kind: 'linear', direction: [-18, 25, 0], count: 2, pitch: Math.hypot(18, 25) },
  })
  assert.equal(facesBy(repeated, 'more'), POCKET_FACES)
  assert.equal(facesBy(repeated, 'pocket'), 2 * POCKET_FACES)
  assert.equal(facesBy(repeated, 'boss'), BOSS_FACES)

  const hollow = apply(site, { kind: 'shell', id: 'hollow', thickness: 1, open: [{ facing: '-z' }] })
  assert.equal(facesBy(hollow, 'boss'), BOSS_FACES)
  assert.equal(facesBy(hollow, 'holes'), HOLE_FACES)
  assert.equal(facesBy(hollow, 'foot'), 1)

  const broken = apply(site, {
    kind: 'chamfer',
    id: 'rims',
    distance: 0.4,
    edges: [{ feature: 'holes', face: { facing: '+z', at: 10 } }],
  })
  assert.equal(facesBy(broken, 'holes'), HOLE_FACES)
  assert.equal(facesBy(broken, 'rims'), 2)
  assert.equal(selectEdges(oc, broken, [{ between: ['holes', 'rims'] }], 'test').length, 2)
  // Only the copied pocket's faces have two owners.
  const owned = ['plate', 'boss', 'holes', 'pocket', 'foot', 'rims', 'hollow'].map((f) => facesBy(broken, f))
  assert.equal(
    owned.reduce((sum, n) => sum + n, 0),
    facesOf(oc, broken.shape).length,
  )
})
