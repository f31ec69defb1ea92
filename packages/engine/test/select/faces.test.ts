import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Body } from '../../src/kernel/body.ts'
import { areaOf } from '../../src/kernel/mass.ts'
import { faceCentre, selectFace, selectFaces } from '../../src/kernel/select/faces.ts'
import { faceSelector } from '../../src/plan/select.ts'
import { near } from '../bodies/near.ts'
import { oc } from '../kernel.ts'
import { BOSS_FACES, bracket, HOLE_FACES, PLATE_FACES, POCKET_FACES } from './bracket.ts'

const body = bracket().body as Body
type Wanted = Parameters<typeof faceSelector.parse>[0]
const chosen = (wanted: Wanted) => selectFaces(oc, body, faceSelector.parse(wanted))
const all = (wanted: Record<string, unknown>) => chosen({ ...wanted, pick: 'all' }).length
const height = (wanted: Wanted) => {
  const faces = chosen(wanted)
  assert.equal(faces.length, 1)
  return faces[0] && faceCentre(oc, faces[0])[2]
}

test('of the faces that look up, the pick decides: farthest, least far, largest or all', () => {
  near(height({ facing: '+z' }), 22)
  near(height({ facing: '+z', pick: 'innermost' }), 6)
  near(height({ facing: '+z', pick: 'largest' }), 10)
  assert.equal(all({ facing: '+z' }), 3)
  assert.equal(all({ facing: [0, 0, 7] }), 3)
  assert.equal(all({ facing: '-z' }), 1)
})

test('an offset along the direction picks the face at that height, on either side of zero', () => {
  near(height({ facing: '+z', at: 10 }), 10)
  assert.equal(chosen({ facing: '-x', at: 40 }).length, 1)
  assert.equal(chosen({ facing: '-x', at: -24 }).length, 1)
  assert.equal(chosen({ facing: '+z', at: 11 }).length, 0)
})

test('every face belongs to the feature that made it', () => {
  assert.equal(all({ feature: 'plate' }), PLATE_FACES)
  assert.equal(all({ feature: 'boss' }), BOSS_FACES)
  assert.equal(all({ feature: 'holes' }), HOLE_FACES)
  assert.equal(all({ feature: 'pocket' }), POCKET_FACES)
  assert.equal(all({ feature: 'nobody' }), 0)
  assert.equal(all({}), PLATE_FACES + BOSS_FACES + HOLE_FACES + POCKET_FACES)
})

test('surface, diameter and side tell round faces apart', () => {
  assert.equal(all({ surface: 'cylinder' }), 3)
  assert.equal(all({ surface: 'plane' }), 12)
  assert.equal(all({ surface: 'cone' }), 0)
  assert.equal(all({ diameter: 6 }), 2)
  assert.equal(all({ diameter: 16, side: 'outer' }), 1)
  assert.equal(all({ diameter: 16, side: 'inner' }), 0)
  assert.equal(all({ side: 'inner' }), 2)
})

test('near picks the one face closest to the point', () => {
  const [hole, ...others] = chosen({ side: 'inner', near: [-20, 30, 5] })
  assert.equal(others.length, 0)
  near(hole && faceCentre(oc, hole)[1], 15)
})

test('without a direction the largest face is the one', () => {
  const face = selectFace(oc, body, faceSelector.parse({ surface: 'cylinder', pick: 'all' }), 'test')
  near(areaOf(oc, face), 2 * Math.PI * 8 * 12)
})

test('a face that is not there is named in the refusal', () => {
  assert.throws(
    () => selectFace(oc, body, faceSelector.parse({ facing: '+z', at: 11, feature: 'boss' }), 'text-1'),
    /text-1: the part has no face facing \+z, at 11 mm, made by boss/,
  )
})
