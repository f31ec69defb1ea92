/** Holes in a row beside either long or short edge, whichever way the plate lies. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPrompt } from '../../src/language/read.ts'
import { refusal } from './reading.ts'

const places = (prompt: string): string[] => {
  const feature = readPrompt(prompt, { mode: 'standard' }).plan.parts[0]?.features.find(
    ({ kind }) => kind === 'hole',
  )
  assert.ok(feature?.kind === 'hole' && feature.positions.kind === 'points', prompt)
  return feature.positions.points.map(([x, y]) => `${x},${y}`).toSorted()
}

const lying = (...points: string[]): string[] => points.toSorted()

for (const [prompt, expected] of [
  [
    'A plate 130 x 70 x 5 mm with six 6 mm holes, three along each long edge, 12 mm from the edge and 45 mm apart.',
    lying('-45,-23', '0,-23', '45,-23', '-45,23', '0,23', '45,23'),
  ],
  [
    'A plate 70 x 130 x 5 mm with a row of three 6 mm holes along each long edge, 12 mm from the edge and 45 mm apart.',
    lying('-23,-45', '-23,0', '-23,45', '23,-45', '23,0', '23,45'),
  ],
  [
    'A plate 130 x 70 x 5 mm with three 6 mm holes along both long edges, 12 mm from the long edges and 20 mm from the short edges.',
    lying('-45,-23', '0,-23', '45,-23', '-45,23', '0,23', '45,23'),
  ],
  [
    'A plate 130 x 70 x 5 mm with six 6 mm holes along the long edges, 12 mm from the edge and 45 mm apart.',
    lying('-45,-23', '0,-23', '45,-23', '-45,23', '0,23', '45,23'),
  ],
  [
    'A plate 130 x 70 x 5 mm with two rows of two 6 mm holes, 12 mm from the long edges and 45 mm apart.',
    lying('-22.5,-23', '22.5,-23', '-22.5,23', '22.5,23'),
  ],
  [
    'A plate 130 x 70 x 5 mm with eight 6 mm holes, four along each short edge, 9 mm from the edge and 16 mm apart.',
    lying('-56,-24', '-56,-8', '-56,8', '-56,24', '56,-24', '56,-8', '56,8', '56,24'),
  ],
] as const)
  test(prompt, () => {
    assert.deepEqual(places(prompt), expected)
  })

test('a square has no long edges', () => {
  assert.match(
    refusal('A plate 70 x 70 x 5 mm with six 6 mm holes, three along each long edge, 12 mm from the edge.')
      .message,
    /has no long edges/u,
  )
})
