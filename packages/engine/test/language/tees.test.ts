/** Pipe tees by their pipe, their run and how far their branch reaches. */

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { refusal, required } from './reading.ts'

/** A run and a branch from its axis, of one radius: what they share is half of what two crossing cylinders do. */
const crossed = (radius: number, run: number, branch: number): number =>
  Math.PI * radius ** 2 * (run + branch) - (8 / 3) * radius ** 3
const tee = (outer: number, inner: number, run: number, branch: number): number =>
  crossed(outer / 2, run, branch) - crossed(inner / 2, run, branch)

holdBoxes([
  [
    'Equal pipe tee. All the pipe is 50 mm OD and 42 mm ID. The main run is 160 mm long. The branch comes off square at the middle of the run, and the open end of the branch is 75 mm from the centerline of the run. The inside is clear: the bore of the branch opens into the bore of the run.',
    tee(50, 42, 160, 75),
    [160, 50, 100],
  ],
  [
    'A T-fitting made of pipe with 30 mm OD and 3 mm wall. The run is 90 mm long. The branch extends 50 mm from the axis of the run.',
    tee(30, 24, 90, 50),
    [90, 30, 65],
  ],
  [
    'A pipe tee with a 40 mm OD and 30 mm ID. Run length 120 mm. The branch sticks out 45 mm from the outside of the run.',
    tee(40, 30, 120, 65),
    [120, 40, 85],
  ],
  [
    'A pipe tee. The main pipe runs along X, is 100 mm long, 36 mm OD and 30 mm ID. The branch goes up along Z from the center, with the same OD and ID, and ends 44 mm above the axis of the main pipe.',
    tee(36, 30, 100, 44),
    [100, 36, 62],
  ],
  [
    'A pipe tee. The pipe is 24 mm in outer diameter with a 2 mm wall. The run is 80 mm long and the distance from the centerline of the run to the end of the branch is 38 mm.',
    tee(24, 20, 80, 38),
    [80, 24, 50],
  ],
])

test('a branch has diameters of its own', () => {
  assert.deepEqual(
    required(
      'A pipe tee. The run is 120 mm long with 40 mm OD and 30 mm ID. The branch has a 24 mm outer diameter and 18 mm inner diameter and its end is 55 mm from the centerline of the run.',
    ),
    [18, 24, 30, 40, 75, 120],
  )
})

for (const prompt of [
  'A pipe tee with 40 mm OD and 4 mm wall. The branch leaves the run at 45 degrees and is 60 mm long.',
  'A pipe tee with 40 mm OD and 4 mm wall, 120 mm long. The branch is 30 mm from the left end of the run and 60 mm long.',
  'A pipe tee with 40 mm OD and 4 mm wall, 120 mm long. The branch sticks out 35 mm from the run.',
])
  test(`“${prompt}” is refused`, () => {
    refusal(prompt)
  })
