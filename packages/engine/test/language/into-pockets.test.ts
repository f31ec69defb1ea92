/** Channels and holes from a side into a pocket, holes in the corners of one side, chamfers by both legs. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solidOf } from '../library/family-cases.ts'
import { featuresOf, read, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const body = 90 * 54 * 22
const block = 'A block 90mm (X) x 54mm (Y) x 22mm (Z).'
const milled = `${block} Mill a pocket 56mm (X) x 30mm (Y) and 12mm deep, centered in the top face.`
const left = body - 56 * 30 * 12

holdVolumes([
  [
    `${milled} Then cut a channel from the left side face into the pocket so that the pocket is open on that end. The channel is 11mm wide (Y), centered on the block, and is as deep as the pocket (12mm down from the top).`,
    left - 17 * 11 * 12,
  ],
  [`${milled} A slot 9mm wide and 7mm deep runs from the front into the pocket.`, left - 12 * 9 * 7],
  [
    `${milled} A channel connects the pocket to the right side face. It is 14mm wide and 12mm deep.`,
    left - 17 * 14 * 12,
  ],
  [
    `${block} The top has a centered pocket 56mm x 30mm, 12mm deep. Cut a notch 16mm wide through the rear wall of the pocket, down to the pocket floor.`,
    left - 12 * 16 * 12,
  ],
  [
    `${milled} Drill a 5mm hole from the left side into the pocket, 14mm up from the bottom.`,
    left - round(5, 17),
  ],
  [`${milled} Drill a 5mm hole through the front wall, 14mm up from the bottom.`, left - round(5, 12)],
  [
    `${milled} Drill a 5mm hole in the right side face, 14mm from the bottom, that breaks into the pocket.`,
    left - round(5, 17),
  ],
  [
    `${block} Chamfer the two vertical edges (parallel to Z) on the right hand side (the +X end). The chamfers are 9mm x 9mm.`,
    body - 81 * 22,
  ],
])

const pair: readonly [prompt: string, x: number][] = [
  [
    `${block} On the left hand side, drill two 6mm holes down through the full thickness, one in each corner. Each hole is 7mm from the left edge and 7mm from the nearest long edge.`,
    -38,
  ],
  [`${block} Drill two 6mm holes through in the two corners at the right end, 7mm from both edges.`, 38],
]
for (const [prompt, x] of pair)
  test(`“${prompt}” has both holes on that side`, () => {
    const hole = featuresOf(prompt).find(({ kind }) => kind === 'hole')
    assert.ok(hole?.kind === 'hole')
    const { volume, centre } = solidOf(read(prompt).plan)
    const drilled = 2 * round(6, 22)
    assert.ok(Math.abs(volume - (body - drilled)) < 1e-2)
    assert.ok(Math.abs(centre[0] * volume + x * drilled) < 1e-2 * body)
  })

test('a channel into a pocket of which nobody knows where it begins is refused', () => {
  const prompt = `${block} Mill a pocket 15mm deep, 56mm x 30mm, 5mm from the left edge. Cut a channel from the right side into the pocket, 11mm wide and 12mm deep.`
  assert.match(refusal(prompt).message, /right|pocket/u)
})
