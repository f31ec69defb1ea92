/** "Each one", "its nearest edge", "between the two rows": what is said of several alike, and how they lie to each other. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

const pointsIn = (prompt: string): number[][] => {
  const holes = featuresOf(prompt).filter(({ kind }) => kind === 'hole')
  assert.equal(holes.length, 1)
  const [hole] = holes
  return hole?.kind === 'hole' && hole.positions.kind === 'points'
    ? hole.positions.points.map(([u, v]) => [u, v])
    : []
}

const bar = 'A bar 90 mm long, 24 mm wide and 5 mm thick.'
const EITHER_END = [
  [-38, 0],
  [38, 0],
]

for (const words of [
  `${bar} Two 6 mm holes go through it. They are on the centerline (12 mm from both long edges) and each one is 7 mm from its short edge.`,
  `${bar} There are two 6 mm holes. Each of them goes through the bar and is 7 mm from its nearest end.`,
  `${bar} It has two 6 mm holes, each 7 mm from one of the short edges.`,
])
  test(`one at either end: ${words}`, () => {
    assert.deepEqual(pointsIn(words), EITHER_END)
  })

const plate = 'A plate 120 x 70 x 5 mm'
const GRID = [-30, 0, 30].map((u) => [u, -12])
const ROWS = [...GRID, ...GRID.map(([u]) => [u, 12])]

for (const words of [
  `${plate} with six 6 mm holes in two rows of three. The distance between the two rows is 24 mm and the distance between holes in a row is 30 mm.`,
  `${plate} with six 6 mm holes, in 2 rows of 3, with a column pitch of 30 mm and a row pitch of 24 mm.`,
  `${plate} with six 6 mm holes. They are arranged in two rows, with 24 mm between the rows and 30 mm between the holes in each row.`,
  `${plate} with two rows of 6 mm holes, three holes per row. The rows are 24 mm apart and the holes in each row are 30 mm apart.`,
])
  test(`rows and columns: ${words}`, () => {
    assert.deepEqual(pointsIn(words), ROWS)
  })

test('how far apart rows are says nothing while nobody knows how many are in each', () => {
  assert.match(refusal(`${plate} with six 6 mm holes, 24 mm between the rows.`).message, /in each row/u)
})

holdVolumes([
  [
    'A disc 90 mm in diameter and 10 mm thick with four pegs on top. Each one is 8 mm in diameter and 15 mm tall, and they are on a 60 mm circle.',
    round(90, 10) + 4 * round(8, 15),
  ],
  [
    'A plate 80 x 50 x 8 mm. There are four holes near the corners. They’re all 6 mm in diameter, and each one is 9 mm from both of its nearest edges and goes through the plate.',
    80 * 50 * 8 - 4 * round(6, 8),
  ],
  [
    'A 20 mm cube. Every single edge (all twelve of them) is chamfered by 1 mm.',
    20 ** 3 - (12 * 20 * 0.5 - 8 * 1) - 8 * (1 / 3),
  ],
])

test('a number of edges that the body does not have is refused', () => {
  assert.match(refusal('A 20 mm cube. Chamfer every edge (all 10) by 1 mm.').message, /12/u)
})
