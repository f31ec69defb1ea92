/** Honeycombs fill a face with hexagons, clear of its edges and holes, and their stated sizes are measured. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { made } from '../library/family-cases.ts'
import { featuresOf, read, refusal, required } from './reading.ts'

interface Cells {
  sketch: { add: { acrossFlats: number; at: [number, number] }[] }
}

const cells = (prompt: string): Cells['sketch']['add'][] =>
  featuresOf(prompt)
    .filter(({ id }) => id.startsWith('honeycomb'))
    .map((feature) => (feature as unknown as Cells).sketch.add)

test('cells and webs of a honeycomb are measured where they are stated', () => {
  const prompt =
    'A 90 x 70 x 4 mm plate with a honeycomb grid. The cells are 9 mm across flats with 2 mm walls.'
  assert.deepEqual(required(prompt), [2, 4, 9, 70, 90])
  const solid = 90 * 70 * 4
  const cell = (Math.sqrt(3) / 2) * 9 ** 2 * 4
  const expected = solid - (cells(prompt)[0]?.length ?? 0) * cell
  assert.ok(Math.abs(made(read(prompt).plan) - expected) < 1e-3 * expected)
})

test('cells stay clear of the holes in their face', () => {
  const [plain = []] = cells('a 90 x 70 x 4 mm plate with a hexagonal cutout pattern')
  const [bored = []] = cells('a 90 x 70 x 4 mm plate with a hexagonal cutout pattern and a 20 mm center hole')
  assert.ok(bored.length < plain.length)
  for (const { at, acrossFlats } of bored) assert.ok(Math.hypot(...at) - acrossFlats / Math.sqrt(3) > 10)
})

test('a honeycomb on both legs of a bracket, or on a disc', () => {
  assert.equal(cells('an angle bracket with 60 mm legs and honeycomb cutouts on both legs').length, 2)
  const [disc = []] = cells('a disc 80 mm in diameter and 5 mm thick with a honeycomb pattern')
  assert.ok(disc.length > 10 && disc.every(({ at }) => Math.hypot(...at) < 40))
})

test('cells too wide for their face are refused by their numbers', () => {
  assert.match(refusal('a 50 x 30 x 4 mm plate with a honeycomb pattern of 25 mm cells').message, /25 mm/)
})
