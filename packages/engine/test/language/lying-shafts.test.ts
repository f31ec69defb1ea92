/** Shafts that lie: sections told by the levels they reach between go on from each other, and keyways are cut into their top. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { made } from '../library/family-cases.ts'
import { featuresOf, read } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

/** What a square cut so wide and so deep takes from the round side of a bar. */
const keyway = (diameter: number, width: number, depth: number): number => {
  const [r, h] = [diameter / 2, width / 2]
  return depth * width - (width * r - h * Math.sqrt(r * r - h * h) - r * r * Math.asin(h / r))
}

const shaft =
  'A shaft along the X axis. The first section is 26mm in diameter from X=0 to X=30. The second section is 18mm in diameter from X=30 to X=70.'

holdVolumes([
  [shaft, round(26, 30) + round(18, 40)],
  [
    'A shaft 20 mm in diameter and 50 mm long along X. A keyway 6 mm wide, 3.5 mm deep and 22 mm long is milled into the top.',
    round(20, 50) - 22 * keyway(20, 6, 3.5),
  ],
  [
    `${shaft} A keyway 5mm wide and 3mm deep is milled into the top from X=40 to X=60.`,
    round(26, 30) + round(18, 40) - 20 * keyway(18, 5, 3),
  ],
])

test('sections that lie are about one axis', () => {
  const heights = featuresOf(shaft).map((feature) => {
    const { origin } = ('frame' in feature ? feature.frame : undefined) as { origin: number[] }
    return origin[2]
  })
  assert.equal(new Set(heights).size, 1)
})

/** What two round bars have in common that cross in their middles. */
function crossing(wide: number, narrow: number): number {
  const steps = 4000
  const [r, h] = [wide / 2, narrow / 2]
  const at = (index: number): number => -h + ((index + 0.5) * narrow) / steps
  const slice = (y: number): number => 4 * Math.sqrt(h * h - y * y) * Math.sqrt(r * r - y * y)
  return (
    (Array.from({ length: steps }, (_, index) => slice(at(index))).reduce((a, b) => a + b) * narrow) / steps
  )
}

for (const wording of [
  'Drill an 8 mm hole down through it, 20 mm from the left end.',
  'An 8 mm hole goes through it from top to bottom, 20 mm from the left end.',
  'Drill an 8 mm hole vertically through it, 20 mm from the left end.',
])
  test(`down through a bar that lies: ${wording}`, () => {
    const { plan } = read(`A round bar 30 mm in diameter and 120 mm long lies along the X axis. ${wording}`)
    const volume = round(30, 120) - crossing(30, 8)
    assert.ok(Math.abs(made(plan) - volume) < 1e-4 * volume)
  })
