/** "a plate and on top of it a cylinder": which of the two stands on the other. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf } from './reading.ts'

const PLATE = 'A plate 64 x 48 x 9 mm'

for (const [words, level] of [
  [`${PLATE} and on top of it a cylinder 18 mm in diameter and 25 mm tall.`, 9],
  [`${PLATE}, and on top of it there is a cylinder 18 mm in diameter and 25 mm tall.`, 9],
  [`${PLATE} and below it a cylinder 18 mm in diameter and 25 mm tall.`, -25],
] as const)
  test(`“${words}” has its cylinder at z = ${level}`, () => {
    const cylinder = featuresOf(words).find(({ kind }) => kind === 'cylinder')
    const box = featuresOf(words).find(({ kind }) => kind === 'box')
    assert.ok(cylinder?.kind === 'cylinder' && cylinder.frame?.on === 'frame')
    assert.ok(box?.kind === 'box')
    const ground = box.frame?.on === 'frame' ? (box.frame.origin[2] ?? 0) : 0
    assert.equal(cylinder.frame.origin[2] - ground, level)
  })
