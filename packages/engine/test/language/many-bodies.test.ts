/** Parts of several bodies with full coordinates: whose each range, hole and depth is, and what bodies are called. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

/** What two round holes that cross at right angles have in common, of the narrower one's half. */
const crossing = (wide: number, narrow: number): number => {
  const [steps, half] = [4000, narrow / 2]
  let sum = 0
  for (let i = 0; i < steps; i++) {
    const y = -half + (narrow * (i + 0.5)) / steps
    sum += 2 * Math.sqrt(half ** 2 - y ** 2) * Math.sqrt((wide / 2) ** 2 - y ** 2)
  }
  return (sum * narrow) / steps
}

holdVolumes([
  // Nouns before a noun say what it is for, in the opening and behind it.
  [
    'A bearing cover plate, 70mm in diameter and 8mm thick, with a 30mm diameter center bore.',
    round(70, 8) - round(30, 8),
  ],
  [
    'A valve chest: a block 60mm (X) by 30mm (Y) by 20mm (Z=0 to Z=20) with two cylindrical intake nozzles 12mm in diameter and 10mm tall (Z=20 to Z=30) at X=-18 and X=18.',
    60 * 30 * 20 + 2 * round(12, 10),
  ],
  // Through the body it begins in, and on into the one below.
  [
    'A rail: a bar 90mm (X) x 20mm (Y) x 20mm (Z), with two cylindrical bosses 14mm in diameter and 8mm tall on the top face (Z=20 to Z=28) at X=-25 and X=25. A 6mm diameter hole runs down through each boss to a depth of 18mm.',
    90 * 20 * 20 + 2 * round(14, 8) - 2 * round(6, 18),
  ],
  // A floor that lies in the hole it opens into.
  [
    'A manifold block 70mm (X) by 30mm (Y) by 24mm (Z), centered at the origin in X and Y with the bottom at Z=0. A main gallery 10mm in diameter runs the full length along X at Z=12. Two 6mm diameter ports are drilled from the top face at X=-15 and X=15, each reaching the center of the gallery (12mm deep).',
    70 * 30 * 24 - round(10, 70) - 2 * (round(6, 12) - crossing(10, 6)),
  ],
  // Several holes at heights go across, and what is horizontal points the way it is said to come out.
  [
    'A coat peg: a back plate 40mm wide (X), 5mm thick (Y), and 70mm tall (Z), with a horizontal cylindrical arm 10mm in diameter and 45mm long projecting from the front face in the -Y direction at Z=25. Two 5mm diameter holes go through the plate along Y at Z=10 and Z=60.',
    40 * 5 * 70 + round(10, 45) - 2 * round(5, 5),
  ],
  // A neck is round by habit only, and the third size of three has the way that is left.
  [
    'A slot nut: the lower body is 18mm (X) by 24mm (Y) by 6mm (Z=0 to Z=6), and the upper neck is 9mm (X) by 24mm (Y) by 5mm (Z=6 to Z=11), centered on the body.',
    18 * 24 * 6 + 9 * 24 * 5,
  ],
])

test('a compound that is read as its last word is told so', () => {
  const { plan } = read(
    'A manifold block 70mm by 30mm by 24mm with a 10mm hole through it and a 5mm chamfer.',
  )
  const says = plan.assumptions.map((each) => each.says)
  assert.ok(says.some((each) => each.includes('manifold block') || each.includes('Manifold')))
})

test('a noun that would be another outline is no name', () => {
  refusal('A spline shaft 20mm in diameter and 100mm long with a 5mm hole through it.')
  refusal('A plate 60mm x 40mm x 5mm with a bayonet slot 20mm x 6mm through it.')
})
