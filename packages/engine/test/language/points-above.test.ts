/** How tall a cone or a pyramid is, told by where its point lies. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const cone = (across: number, tall: number): number => (Math.PI / 12) * across ** 2 * tall

holdVolumes([
  ...[
    'A cone with a 26 mm diameter base that comes to a point 39 mm above the base.',
    'A cone. Its base is 26 mm in diameter and it comes to a sharp point 39 mm above the base.',
    'A cone whose base is 26 mm in diameter and which tapers to a point 39 mm above it.',
    'A cone with a 26 mm diameter base that narrows to a point at a height of 39 mm.',
    'A cone with a 26 mm diameter base whose point is 39 mm above the base.',
  ].map((prompt) => [prompt, cone(26, 39)] as const),
  ['A pyramid with a 26 mm square base that comes to a point 39 mm above the base.', (26 * 26 * 39) / 3],
  [
    'A cylinder 26 mm in diameter and 15 mm tall. On top of it is a cone. Its base is 26 mm in diameter and it comes to a point 18 mm above the cylinder.',
    Math.PI * 13 ** 2 * 15 + cone(26, 18),
  ],
  [
    'The tower is a cylinder, 26 mm in diameter and 15 mm tall. The roof is a cone on top of the tower. Its base is 26 mm in diameter and it comes to a point 18 mm above the tower.',
    Math.PI * 13 ** 2 * 15 + cone(26, 18),
  ],
])

test('a point above something that the cone does not stand on does not tell its height', () => {
  const { message } = refusal(
    'A cone with a 26 mm diameter base that comes to a point 39 mm above the table.',
  )
  assert.match(message, /39 mm|table/u)
})
