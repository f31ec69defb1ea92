/** Statements of known words that change the part: made as told, or refused, never passed over. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { made } from '../library/family-cases.ts'
import { read } from './reading.ts'
import { holdVolumes } from './volumes.ts'

for (const [prompt, named] of [
  [
    'A plate 120 x 50 x 12 mm with three 9 mm holes at 20, 60 and 85 mm from the left end; only the last one is counterbored, 15 mm in diameter and 5 mm deep.',
    /only the last one is counterbored/u,
  ],
  [
    'A pipe 46 mm OD and 38 mm ID, 90 mm long, stands on the centre of a 100 x 100 x 8 mm plate, and the bore of the pipe continues down through the plate.',
    /the bore of the pipe continues down through the plate/u,
  ],
  [
    'A shaft whose middle section (Ø35, 70 mm long) steps down on both sides to Ø25 seats, each 22 mm long, and then, on the right side only, to a Ø18 stub 30 mm long.',
    /on the right side only/u,
  ],
  ['A plate 80 x 60 x 6 mm lying on its side with a 10 mm hole in the centre.', /lying on its side/u],
  ['A plate 80 x 60 x 6 mm standing upright.', /standing upright/u],
  [
    'A plate 90 x 50 x 8 mm with a groove 4 mm wide and 2 mm deep around it.',
    /groove 4 mm wide and 2 mm deep around it/u,
  ],
  [
    'A plate 90 x 50 x 8 mm with a U-shaped notch 18 mm wide in the front edge.',
    /“notch” that is to be round/u,
  ],
  ['A plate 90 x 50 x 8 mm with a 12 mm hole in the right third.', /in the right third/u],
  [
    'A block 50 x 30 x 20 mm on a plate 90 x 50 x 8 mm. The block should be twice as high.',
    /twice as high”\. Say as what/u,
  ],
  [
    'A block 50 x 30 x 20 mm with a 12 mm hole in the top so that a thin floor is left.',
    /so that a thin floor is left/u,
  ],
  ['A plate 90 x 50 x 8 mm with two 6 mm holes at each end.', /Are there 2 of “holes” “at each end”/u],
  ['A plate 90 x 50 x 8 mm with two 6 mm holes on each side.', /Are there 2 of “holes” “on each side”/u],
  [
    'A plate 90 x 50 x 8 mm with three 6 mm holes on each long side, 8 mm from the edge.',
    /on each long side/u,
  ],
  ['A plate 90 x 50 x 8 mm with two 6 mm holes in each short side, 15 mm deep.', /in each short side/u],
  ['A cone standing on its tip, 80 mm tall and 44 mm in diameter at the top.', /on its tip/u],
  [
    'A 40 mm cube with 2 mm chamfers on all of its edges, leaving the last one out.',
    /leaving the last one out/u,
  ],
  [
    'A block 60 x 40 x 20 mm with a slot 8 mm wide and 5 mm deep along the top, but only halfway.',
    /only halfway/u,
  ],
  ['A 90 x 54 x 9 mm plate with a 12 mm shallow hole.', /How deep is the blind hole/u],
] as const)
  test(`refused: ${prompt}`, () => {
    assert.throws(() => read(prompt), { code: 'prompt_too_ambiguous', message: named })
  })

holdVolumes([
  [
    'Sketch a square with a side of 60 mm. Draw a circle with a diameter of 20 mm at each corner, the center of each circle being exactly on the corner, and subtract the circles. Extrude the rest by 6 mm.',
    (60 * 60 - Math.PI * 10 ** 2) * 6,
  ],
  [
    'A plate 70 x 70 x 5 mm. On it are two upright walls, 5 mm thick and 30 mm high, one along the left edge and one along the rear edge.',
    70 * 70 * 5 + (70 + 65) * 5 * 30,
  ],
  [
    'A disc 60 mm in diameter and 20 mm thick. There is a shallow round 30 mm recess in the top. It is 2 mm deep.',
    Math.PI * (900 * 20 - 225 * 2),
  ],
  ['Sketch a rectangle 90 mm wide and 50 mm high. Boss-extrude it by 18 mm.', 90 * 50 * 18],
  [
    'A plate 70 x 70 x 5 mm with two walls, 5 mm thick and 30 mm high, one along the left edge and one along the right edge.',
    70 * 70 * 5 + 2 * 5 * 30 * 70,
  ],
])

test('a hole into it from the top of another body begins there', () => {
  const { plan } = read(
    'A cylinder 50 mm in diameter and 40 mm tall, topped with a concentric hexagon 30 mm across corners and 12 mm high. A blind hole of 10 mm diameter goes 30 mm deep into it from the top of the hexagon.',
  )
  const hole = plan.parts[0]?.features.find(({ kind }) => kind === 'hole')
  assert.ok(hole?.kind === 'hole')
  assert.deepEqual(hole.face?.facing, '+z')
})

test('where the sharp edge of a wedge comes to lie is told', () => {
  const { plan } = read('A wedge 60 x 40 x 20 mm with its sharp edge at the front.')
  assert.ok(Math.abs(made(plan) - (60 * 40 * 20) / 2) < 1e-3)
  assert.match(plan.assumptions.map(({ says }) => says).join(), /sharp edge, which lies on the left/u)
})
