/** Busy parts are told apart on their meshes, and only where that proves it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { facetsOf, type Hull, hullOf, surelyApart } from '../../src/kernel/apart.ts'
import { AT_REST } from '../../src/kernel/model.ts'
import type { TopoDS_Shape } from '../../src/kernel/occt.ts'
import { oc } from '../kernel.ts'
import { workshop } from '../measure/shapes.ts'

const { box, cylinder, cut, sphere } = workshop(oc)
const hull = (shape: TopoDS_Shape): Hull => hullOf(facetsOf(oc, shape, 30), AT_REST)

test('a pin in a clear hole is apart, a pin that touches its hole may not be', () => {
  const plate = hull(cut(box([-20, -20, 0], [20, 20, 10]), cylinder([0, 0, -1], [0, 0, 1], 5, 12)))
  assert.ok(surelyApart(plate, hull(cylinder([0, 0, -5], [0, 0, 1], 4.9, 20))))
  assert.ok(!surelyApart(plate, hull(cylinder([0, 0, -5], [0, 0, 1], 5, 20))))
  assert.ok(!surelyApart(plate, hull(cylinder([0.2, 0, -5], [0, 0, 1], 4.9, 20))))
})

test('one body wholly within another is not apart, one within its hollow is', () => {
  const ball = hull(sphere([0, 0, 0], 3))
  assert.ok(!surelyApart(ball, hull(box([-20, -20, -20], [20, 20, 20]))))
  assert.ok(!surelyApart(hull(box([-20, -20, -20], [20, 20, 20])), ball))
  const hollow = cut(box([-20, -20, -20], [20, 20, 20]), box([-10, -10, -10], [10, 10, 10]))
  assert.ok(surelyApart(hull(hollow), ball))
})

test('a rod through the middle of a large face is found', () => {
  assert.ok(
    !surelyApart(hull(box([-50, -50, 0], [50, 50, 1])), hull(cylinder([3, 4, -5], [0, 0, 1], 0.5, 20))),
  )
})
