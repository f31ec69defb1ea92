/** A top that is told by how it looks, and made by the next sentence. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const POST = 'The post is a cylinder 24 mm in diameter and 35 mm tall.'
const post = Math.PI * 144 * 35

holdVolumes([
  [
    `${POST} The post gets a domed top. Add a hemisphere of 12 mm radius on top of it.`,
    post + (2 / 3) * Math.PI * 12 ** 3,
  ],
  [
    `${POST} The post has a pointed top. Put a cone 24 mm in diameter and 16 mm tall on top of it.`,
    post + (Math.PI * 144 * 16) / 3,
  ],
  [
    'The foot is 70mm (X) x 24mm (Y) x 8mm (Z). On top of the foot, centered, there is an upright that is 36mm wide (X), 24mm deep (Y) and 22mm tall. The upright gets a rounded top. Add a half cylinder of 18mm radius on top of it whose axis runs along Y at Z=30, so the highest point of the part is Z=48.',
    70 * 24 * 8 + 36 * 24 * 22 + (Math.PI * 18 ** 2 * 24) / 2,
  ],
])

test('a domed top that no sentence makes is refused', () => {
  assert.match(refusal(`${POST} The post has a domed top.`).message, /top/u)
})
