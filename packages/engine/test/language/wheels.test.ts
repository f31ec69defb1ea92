/** Wheels: a hub in the opening of a rim, level with its middle, and spokes from one to the other. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, read } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const ring = (outer: number, inner: number, height: number): number =>
  round(outer, height) - round(inner, height)
/** A strip from the middle, as far as a circle. */
const within = (radius: number, half: number): number =>
  half * Math.sqrt(radius ** 2 - half ** 2) + radius ** 2 * Math.asin(half / radius)
const spoke = (hub: number, rim: number, width: number): number =>
  within(rim / 2, width / 2) - within(hub / 2, width / 2)

const RIM = 'The rim is a ring with a 160 mm outer diameter and a 136 mm inner diameter, 18 mm wide.'
const HUB = 'The hub is a cylinder 44 mm in diameter and 30 mm long'
const wheel = ring(160, 136, 18) + round(44, 30) + 6 * 8 * spoke(44, 136, 10)
const LEVEL: readonly string[] = [
  `${RIM} ${HUB}. The middle of the hub lines up with the middle of the rim in Z, so it sticks out 6 mm on each side. Six spokes, 10 mm wide (in the plane of the wheel) and 8 mm thick, go radially from the hub to the rim, centered on the middle of the rim in Z. They merge into the hub and the rim without sticking through.`,
  `A spoked wheel. ${RIM} ${HUB}, centered on the rim. Six spokes, 10 mm wide and 8 mm thick, connect the hub to the rim.`,
  `${RIM} ${HUB}. The center of the hub is level with the middle of the rim. Six spokes 10 mm wide and 8 mm thick from the hub to the rim.`,
]

holdVolumes(LEVEL.map((prompt) => [prompt, wheel]))

test('a hub in the opening of a ring is level with its middle', () => {
  for (const prompt of LEVEL) assert.match(read(prompt).plan.name, /160 × 160 × 30 mm/u)
  const open = `${RIM} ${HUB}. Six spokes, 10 mm wide and 8 mm thick, connect the hub to the rim.`
  assert.match(read(open).plan.name, /160 × 160 × 30 mm/u)
  const { assumptions } = read(open).plan
  assert.match(assumptions.map(({ says }) => says).join(' '), /middle of the .* is level with/u)
})

test('a hub that is flush with the rim at the bottom stands on the ground beside it', () => {
  const prompt =
    'A handwheel with 3 spokes. Rim: ring, outer diameter 90 mm, inner diameter 74 mm, height 12 mm. Hub: cylinder, diameter 26 mm, height 22 mm, its bottom flush with the bottom of the rim. Spokes: 3 rectangular bars 9 mm wide and 6 mm thick from the hub to the rim, evenly spaced. Bore: 10 mm through the hub.'
  const levels = featuresOf(prompt).flatMap((feature) =>
    feature.kind === 'cylinder' ? [feature.frame.origin[2]] : [],
  )
  assert.deepEqual(levels, [0, 0])
})

holdVolumes([
  [
    'A plate 90 x 90 x 4 mm. On it stands a ring with 80 mm outer diameter and 66 mm inner diameter, 12 mm tall. A boss 20 mm in diameter and 18 mm tall is in the middle.',
    90 * 90 * 4 + ring(80, 66, 12) + round(20, 18),
  ],
  [
    'Make a ring 90 mm outside diameter, 72 mm inside diameter, 8 mm thick. Put a hub 22 mm in diameter and 8 mm thick in the middle. Connect the hub to the ring with 4 spokes that are 6 mm wide and 8 mm thick.',
    ring(90, 72, 8) + round(22, 8) + 4 * 8 * spoke(22, 72, 6),
  ],
])
