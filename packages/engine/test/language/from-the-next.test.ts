/** "Each of the slots is 6 mm from the next": from side to side, and of holes from middle to middle; no size of their own. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, pointsOf } from './reading.ts'

const PLATE = 'A plate 130 x 60 x 8 mm with'

test('slots lie so far apart from side to side, as wide as they are or not', () => {
  for (const [wide, pitch] of [
    [6, 12],
    [4, 10],
  ] as const) {
    const slot = featuresOf(
      `${PLATE} three slots, each ${wide} mm wide (X) and 32 mm long (Y). Each of the slots is 6 mm from the next.`,
    ).find(({ kind }) => kind === 'slot')
    const points = slot?.kind === 'slot' && slot.positions.kind === 'points' ? slot.positions.points : []
    assert.deepEqual(points, [
      [-pitch, 0],
      [0, 0],
      [pitch, 0],
    ])
  }
})

test('ribs as well', () => {
  const ribs = featuresOf(
    `${PLATE} three ribs on top, 5 mm wide (X), 60 mm long (Y) and 11 mm tall. Each rib is 20 mm from the next one.`,
  ).filter(({ kind }) => kind === 'box')
  const places = ribs.map((each) =>
    each.kind === 'box' && each.frame.on === 'frame' ? each.frame.origin[0] : 0,
  )
  assert.deepEqual(places, [0, -25, 0, 25])
})

test('holes from middle to middle', () => {
  assert.deepEqual(pointsOf(`${PLATE} a row of three 6 mm holes. Each hole is 18 mm from the next.`), [
    [-18, 0],
    [0, 0],
    [18, 0],
  ])
})
