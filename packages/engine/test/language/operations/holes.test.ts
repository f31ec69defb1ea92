import { holdOperations, holdRefusals } from './operated.ts'

const { PI } = Math

holdOperations([
  ['A 44 x 30 x 9 mm plate. Drill a 6 mm hole through its center.', 44 * 30 * 9 - PI * 9 * 9],
  [
    'Start with a cylinder that is 30 mm in diameter and 20 mm tall. Cut an 8 mm hole into the top face, 12 mm deep.',
    PI * 225 * 20 - PI * 16 * 12,
  ],
])

holdRefusals(['A plate 60 x 40 x 8 mm with a frobnicated hole.'])
