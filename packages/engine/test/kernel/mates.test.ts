import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EngineError } from '../../src/errors.ts'
import { combine } from '../../src/kernel/combine.ts'
import { placeByMates } from '../../src/kernel/mates.ts'
import { AT_REST, type ModelInstance, type ModelPart } from '../../src/kernel/model.ts'
import { moveDirection, movePoint } from '../../src/kernel/motion.ts'
import type { Mate } from '../../src/plan/assembly.ts'
import type { Point3 } from '../../src/plan/geometry.ts'
import { oc } from '../kernel.ts'
import { bodyOf, box, cylinder } from '../shapes.ts'

const part = (id: string, body: ModelPart['body']): ModelPart => ({
  id,
  name: id,
  colour: '#888888',
  material: undefined,
  body,
})

/** 40 × 30 × 10 from the origin, a 6 mm hole at [30, 10]. */
const plate = part(
  'plate',
  combine(oc, bodyOf(box([40, 30, 10]), 'plate'), 'cut', [cylinder(6, 10, [30, 10, 0])], {
    feature: 'hole',
    simplify: true,
  }),
)
/** Along x: a 6 mm pin, 25 long, with a 12 mm head of 4 at its far end. */
const pin = part(
  'pin',
  combine(
    oc,
    bodyOf(cylinder(6, 25, [0, 0, 0], [1, 0, 0]), 'shank'),
    'add',
    [cylinder(12, 4, [25, 0, 0], [1, 0, 0])],
    { feature: 'head', simplify: true },
  ),
)
const standing: ReadonlyMap<string, ModelInstance> = new Map([
  ['plate', { id: 'plate', name: 'plate', part: plate, motion: AT_REST }],
])
const other = (face: Mate['other']['face']) => ({ instance: 'plate', face })
function close(actual: Point3, expected: Point3): void {
  for (const k of [0, 1, 2] as const)
    assert.ok(Math.abs(actual[k] - expected[k]) < 1e-9, `${actual.join()} is not ${expected.join()}`)
}

test('a pin mated head to plate and axis to hole sits in the hole with its head on top', () => {
  const motion = placeByMates(
    oc,
    'pin-1',
    pin,
    [
      {
        kind: 'touch',
        own: { feature: 'head', facing: '-x', pick: 'outermost' },
        other: other({ facing: '+z', pick: 'outermost' }),
        gap: 0,
      },
      {
        kind: 'coaxial',
        own: { feature: 'shank', surface: 'cylinder', pick: 'outermost' },
        other: other({ surface: 'cylinder', pick: 'outermost' }),
        opposed: false,
      },
    ],
    standing,
  )
  close(movePoint(motion, [25, 0, 0]), [30, 10, 10])
  close(moveDirection(motion, [1, 0, 0]), [0, 0, 1])
})

test('a gap keeps two touching faces that far apart', () => {
  const motion = placeByMates(
    oc,
    'pin-1',
    pin,
    [
      {
        kind: 'touch',
        own: { feature: 'head', facing: '-x', pick: 'outermost' },
        other: other({ facing: '+z', pick: 'outermost' }),
        gap: 2.5,
      },
    ],
    standing,
  )
  assert.ok(Math.abs(movePoint(motion, [25, 0, 0])[2] - 12.5) < 1e-9)
})

test('three planar mates fix a part in a corner, turned as they ask', () => {
  const brick = part('brick', bodyOf(box([5, 6, 7])))
  const motion = placeByMates(
    oc,
    'brick',
    brick,
    [
      {
        kind: 'touch',
        own: { facing: '-x', pick: 'outermost' },
        other: other({ facing: '+z', pick: 'outermost' }),
        gap: 0,
      },
      {
        kind: 'flush',
        own: { facing: '+y', pick: 'outermost' },
        other: other({ facing: '+x', pick: 'outermost' }),
        gap: 0,
      },
      {
        kind: 'flush',
        own: { facing: '+z', pick: 'outermost' },
        other: other({ facing: '+y', pick: 'outermost' }),
        gap: 0,
      },
    ],
    standing,
  )
  close(movePoint(motion, [0, 6, 7]), [40, 30, 10])
  close(moveDirection(motion, [0, 1, 0]), [1, 0, 0])
})

test('mates that contradict each other are refused with the distance left between the faces', () => {
  const brick = part('brick', bodyOf(box([5, 6, 7])))
  assert.throws(
    () =>
      placeByMates(
        oc,
        'brick',
        brick,
        [
          {
            kind: 'touch',
            own: { facing: '-z', pick: 'outermost' },
            other: other({ facing: '+z', pick: 'outermost' }),
            gap: 0,
          },
          {
            kind: 'flush',
            own: { facing: '+z', pick: 'outermost' },
            other: other({ facing: '+z', pick: 'outermost' }),
            gap: 0,
          },
        ],
        standing,
      ),
    (error) =>
      error instanceof EngineError &&
      error.code === 'geometry_validation_failed' &&
      /stay 7\.000 mm apart/.test(error.message),
  )
})

test('a flat face cannot be coaxial', () => {
  const brick = part('brick', bodyOf(box([5, 6, 7])))
  assert.throws(
    () =>
      placeByMates(
        oc,
        'brick',
        brick,
        [
          {
            kind: 'coaxial',
            own: { facing: '+z', pick: 'outermost' },
            other: other({ surface: 'cylinder', pick: 'outermost' }),
            opposed: false,
          },
        ],
        standing,
      ),
    /a coaxial mate needs round faces/,
  )
})
