/** Four holes by the rectangle whose corners they are. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read, refusal } from './reading.ts'

/** How far apart they are along x and y. */
function pitchOf(prompt: string): readonly number[] {
  const holes = read(prompt).plan.parts[0]?.features.find(({ kind }) => kind === 'hole')
  assert.ok(holes?.kind === 'hole', prompt)
  const { positions } = holes
  if (positions.kind === 'grid') {
    assert.deepEqual([positions.columns, positions.rows], [2, 2])
    return positions.pitch
  }
  assert.ok(positions.kind === 'points' && positions.points.length === 4, prompt)
  const [last] = positions.points.toSorted(([x, y], [u, v]) => u + v - x - y)
  return last?.map((half) => 2 * half) ?? []
}

for (const told of [
  'on a 70 x 45 mm rectangle',
  'forming a 70 x 45 mm rectangle',
  'spaced 70 x 45 mm',
  'at 70 mm x 45 mm spacing, centered',
  'on 70 x 45 mm centers',
  'with a hole spacing of 70 x 45 mm',
])
  test(`four holes ${told}`, () => {
    assert.deepEqual(pitchOf(`A plate 110 x 80 x 6 mm with four 7 mm holes ${told}.`), [70, 45])
  })

for (const told of [
  'They are on a 70mm x 45mm rectangle.',
  "They're on a 70mm x 45mm rectangle that's centered on the plate, so each one is 20mm from the two short edges.",
  'Their centers make a rectangle of 70mm x 45mm, and that rectangle is centered on the plate.',
  'The hole centers form a 70mm (X) x 45mm (Y) rectangle.',
  'The centers of the holes are at the corners of a rectangle that is 70mm long and 45mm wide.',
])
  test(`four holes. ${told}`, () => {
    assert.deepEqual(pitchOf(`A plate 110 x 80 x 6 mm. Drill four 7 mm holes through it. ${told}`), [70, 45])
  })

test('a rectangle in a sentence of its own is no body, and none of five', () => {
  const prompt =
    'A plate 110 x 80 x 6 mm. Drill five 7 mm holes through it. Their centers make a rectangle of 70 x 45 mm.'
  try {
    const { features } = read(prompt).plan.parts[0] ?? {}
    assert.fail(JSON.stringify(features))
  } catch (error) {
    assert.ok(!(error instanceof assert.AssertionError), String(error))
  }
})

test('what else their centers make is no body that stands on the plate', () => {
  const plate = 'A plate 110 x 80 x 6 mm with six 7 mm holes.'
  assert.match(refusal(`${plate} Their centers make a hexagon that is 50 mm across.`).message, /hexagon/u)
})

test('a square needs one size', () => {
  assert.deepEqual(pitchOf('A plate 110 x 80 x 6 mm with four 7 mm holes on a 52 mm square.'), [52, 52])
})

test('six holes are no corners of a rectangle', () => {
  const { code } = refusal('A plate 110 x 80 x 6 mm with six 7 mm holes on a 70 x 45 mm rectangle.')
  assert.equal(code, 'geometry_validation_failed')
})

test('a square plate stays a plate', () => {
  const [plate] = read('Four 5 mm holes on a 60 mm square plate that is 8 mm thick.').plan.parts
  assert.match(plate?.name ?? '', /^Plate 60 × 60 × 8/u)
})
