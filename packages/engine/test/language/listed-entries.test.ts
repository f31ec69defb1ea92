/** Things told in a numbered list, each with its own sizes and places; rings in a plane; titles before exact prose. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

holdVolumes([
  [
    'A column made of two boxes: (1) X=0 to X=30, Y=0 to Y=20, Z=0 to Z=12; (2) X=5 to X=25, Y=0 to Y=20, Z=12 to Z=40.',
    30 * 20 * 12 + 20 * 20 * 28,
  ],
  [
    'A shaft 12 mm in diameter and 90 mm long (X=0 to X=90), with its axis at Y=0, Z=0. Two eccentric discs, each 26 mm in diameter and 8 mm thick along X, are unioned onto the shaft, each offset 5 mm from the shaft axis: (1) X=20 to X=28, center offset in the +Z direction (Y=0, Z=5); (2) X=60 to X=68, center offset in the -Y direction (Y=-5, Z=0).',
    round(12, 90) + 2 * (round(26, 8) - round(12, 8)),
  ],
  [
    'A plate 90 mm (X) by 50 mm (Y) by 5 mm (Z=0 to Z=5), centered at the origin in XY, with three holes: (1) 4 mm diameter at (X=-30, Y=0); (2) 6 mm diameter at (X=0, Y=10); (3) 9 mm diameter at (X=30, Y=0).',
    90 * 50 * 5 - round(4, 5) - round(6, 5) - round(9, 5),
  ],
  [
    'A ring (torus) in the YZ plane with a mean radius of 22 mm and a tube diameter of 6 mm, centered at the origin.',
    2 * Math.PI * 22 * Math.PI * 9,
  ],
])

test('a torus in the XZ plane has its axis along y', () => {
  const [ring] = featuresOf('A torus in the XZ plane with a 20 mm major radius and a 4 mm tube radius.')
  assert.equal(ring?.kind === 'torus' && ring.frame.normal, '+y')
})

test('what a title promises has to be told', () => {
  const { code } = refusal(
    'A bracket with three mounting ears. The base is a box from X=0 to X=40, Y=0 to Y=30, Z=0 to Z=5. The wall is a box from X=0 to X=5, Y=0 to Y=30, Z=5 to Z=40.',
  )
  assert.equal(code, 'prompt_too_ambiguous')
})

// A bore with its size behind it is an entry of the list, and no order to bore the holes that follow.
holdVolumes([
  [
    'Create a flange: outer diameter 90 mm, thickness 10 mm, bore 36 mm, 4 holes of 8 mm on a 68 mm bolt circle.',
    round(90, 10) - round(36, 10) - 4 * round(8, 10),
  ],
  [
    'Flange with outer diameter 90 mm, thickness 10 mm, central bore 36 mm, and four 8 mm holes equally spaced on a 68 mm bolt circle.',
    round(90, 10) - round(36, 10) - 4 * round(8, 10),
  ],
])
