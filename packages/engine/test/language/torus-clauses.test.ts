/** The ring and the tube of a torus, told in clauses of their own. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solidOf } from '../library/family-cases.ts'
import { read, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

/** By the diameter of the circle that the middle of the tube runs along. */
const torus = (ring: number, tube: number): number => (Math.PI ** 2 * ring * tube ** 2) / 4

holdVolumes(
  [
    'A torus whose tube is 9 mm in diameter and whose tube center follows a circle of 54 mm diameter.',
    'A torus. The center of the tube runs along a circle 54 mm in diameter. The tube is 9 mm thick.',
    'A torus with a 9 mm diameter tube that follows a 54 mm diameter circle.',
    'A doughnut: the circular section is 9 mm across and its center travels around a circle of radius 27 mm.',
    'A torus with a 9 mm tube, the centerline of which follows a 54 mm diameter circle.',
    "A torus. The ring measures 54 mm across at the tube's centerline and the tube is 9 mm thick.",
    'A torus. The diameter at the centerline of the tube is 54 mm and the tube itself is 9 mm thick (diameter).',
    'A donut (a torus). The middle of the round cross section sits on a 54 mm diameter circle. The cross section is 9 mm in diameter.',
    'A torus lying flat. The tube is 9 mm thick, the ring diameter is 54 mm.',
  ].map((prompt) => [prompt, torus(54, 9)]),
)

test('a torus is as wide as its ring and its tube together where the ring is told at the middle of the tube', () => {
  const { box } = solidOf(
    read(
      'A torus. The centre of its section follows a circle with a radius of 27 mm. The section is 9 mm across.',
    ).plan,
  )
  assert.ok(Math.abs(box.max[0] - box.min[0] - 63) < 1e-3)
})

test('the diameter of a torus by itself is that over all', () => {
  const { box } = solidOf(read('A torus 54 mm in diameter with a 9 mm thick tube.').plan)
  assert.ok(Math.abs(box.max[0] - box.min[0] - 54) < 1e-3)
})

test('a tube that is only spoken of does not become a body beside the torus', () => {
  const { message } = refusal(
    'A torus. The hollow of the tube is 54 mm in diameter. The tube has thick sides.',
  )
  assert.match(message, /tube|hollow|thick|sides/u)
})
