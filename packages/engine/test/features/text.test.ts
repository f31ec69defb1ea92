import assert from 'node:assert/strict'
import { test } from 'node:test'
import { boxOf } from '../../src/kernel/mass.ts'
import { toCompound } from '../../src/kernel/topology.ts'
import { oc } from '../kernel.ts'
import { block, isValid, near, refusal, volumeFor, work } from './workshop.ts'

const plate = block(100, 60, 10)
const boxOfText = (given: object) => {
  const box = boxOf(oc, toCompound(oc, volumeFor(plate, given).solids))
  assert.ok(box)
  return box
}

test('engraved text removes, and raised text adds, the same letters', () => {
  const text = { kind: 'text', text: 'Rev B 08', height: 8, depth: 1 }
  const engraved = work(plate, text)
  const raised = work(plate, { ...text, raised: true })
  assert.ok(isValid(engraved) && isValid(raised))
  const taken = plate.volume - engraved.volume
  assert.ok(taken > 50 && taken < 8 * 8 * 8)
  assert.ok(near(raised.volume - plate.volume, taken, 1e-4))
})

test('an H is as high as said, and has the area of its strokes', () => {
  const box = boxOfText({ kind: 'text', text: 'H', height: 10, depth: 1, raised: true })
  assert.ok(near(box.max[1] - box.min[1], 10, 1e-5))
  assert.ok(near(box.max[2], 11) && near(box.min[2], 10))
})

test('the box of the text is centred on its place', () => {
  const box = boxOfText({ kind: 'text', text: 'pqA', height: 6, depth: 1, raised: true, at: [12, -7] })
  assert.ok(near((box.min[0] + box.max[0]) / 2, 12, 1e-3))
  assert.ok(near((box.min[1] + box.max[1]) / 2, -7, 1e-3))
  const lines = boxOfText({ kind: 'text', text: 'ONE\nTWO', height: 6, depth: 1, raised: true })
  assert.ok(near(lines.min[1] + lines.max[1], 0, 1e-3) && lines.max[1] - lines.min[1] > 12)
})

test('letters keep their openings', () => {
  const { solids } = volumeFor(plate, { kind: 'text', text: 'o', height: 10, depth: 1, raised: true })
  assert.equal(solids.length, 1)
  const box = boxOf(oc, solids[0] as never)
  assert.ok(box)
  const full = (box.max[0] - box.min[0]) * (box.max[1] - box.min[1])
  const volume =
    work(plate, { kind: 'text', text: 'o', height: 10, depth: 1, raised: true }).volume - plate.volume
  assert.ok(volume > 0.3 * full && volume < 0.65 * full, `${volume} of ${full}`)
})

test('text reads from outside: on the bottom and on a side the first letter is where a reader begins', () => {
  const firstIsAt = (facing: string, axis: 0 | 1 | 2) => {
    const { solids } = volumeFor(plate, {
      kind: 'text',
      text: 'LT',
      face: { facing },
      height: 3,
      depth: 1,
      raised: true,
    })
    const [first, second] = solids.map((s) => boxOf(oc, s)?.min[axis] ?? 0) as [number, number]
    return Math.sign(second - first)
  }
  assert.equal(firstIsAt('+z', 0), 1)
  assert.equal(firstIsAt('-z', 0), 1)
  assert.equal(firstIsAt('-y', 0), 1)
  assert.equal(firstIsAt('+y', 0), -1)
  assert.equal(firstIsAt('+x', 1), 1)
  assert.equal(firstIsAt('-x', 1), -1)
})

test('a character that the font lacks is refused by name', () => {
  assert.throws(
    () => work(plate, { kind: 'text', text: 'A漢B', height: 8, depth: 1 }),
    refusal("'漢'", 'U+6F22'),
  )
})

test('text that does not fit its face, or goes through it, is refused with both sizes', () => {
  const refuse = (given: object, ...words: string[]) =>
    assert.throws(
      () => work(plate, { kind: 'text', text: 'ABCDEFGH', height: 8, depth: 1, ...given }),
      refusal(...words),
    )
  refuse({ height: 40 }, '100 mm by 60 mm')
  refuse({ at: [45, 0] }, '100 mm by 60 mm')
  refuse({ depth: 10 }, '10 mm')
  refuse({ text: '   ' }, 'nothing to be seen')
})
