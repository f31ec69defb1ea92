/** A slot or a pocket that starts so far from an end: its own end is there, not its middle. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { made } from '../library/family-cases.ts'
import { read } from './reading.ts'

const BAR =
  'A bar 130 mm long, 24 mm wide and 8 mm thick with a slot 36 mm long and 8 mm wide along the length'

/** Where the middle of the slot or pocket lies along x. */
function middleOf(prompt: string): number | undefined {
  const [, cut] = read(prompt).plan.parts[0]?.features ?? []
  if (cut?.kind !== 'slot' && cut?.kind !== 'pocket') return undefined
  return cut.positions.kind === 'points' ? cut.positions.points[0]?.[0] : undefined
}

for (const [prompt, middle] of [
  [`${BAR}. The slot starts 14 mm from the left end.`, -65 + 14 + 18],
  [`${BAR}, starting 30 mm from the left end.`, -65 + 30 + 18],
  [`${BAR}. It begins 20 mm from the right end of the bar.`, 65 - 20 - 18],
  [
    'A plate 110 x 60 x 9 mm with a pocket 26 x 18 mm, 4 mm deep, that starts 12 mm from the left edge.',
    -55 + 12 + 13,
  ],
] as const)
  test(`“${prompt}” has its middle at ${middle}`, () => {
    assert.equal(middleOf(prompt), middle)
  })

test('of two ends alike it starts from the left one, which is told', () => {
  for (const start of ['. It starts 20 mm from one end.', ', starting 20 mm from one end of the bar.']) {
    const { plan } = read(`${BAR}${start}`)
    assert.ok(Math.abs(made(plan) - (130 * 24 * 8 - (28 * 8 + Math.PI * 16) * 8)) < 1e-3)
    assert.match(plan.assumptions.map(({ says }) => says).join(), /one end/u)
  }
})
