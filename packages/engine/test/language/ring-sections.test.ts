/** O-rings by the two sizes that they are sold by: the inside (or outside) of the ring and the thickness of its cord. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

/** A ring of so much inside whose cord is so thick. */
const ring = (inside: number, cord: number): number =>
  2 * Math.PI ** 2 * ((inside + cord) / 2) * (cord / 2) ** 2

holdVolumes([
  ['An O-ring with a 24 mm inside diameter and a 4 mm diameter round cross section.', ring(24, 4)],
  ['O-ring, ID 31 mm, cross section 2.5 mm.', ring(31, 2.5)],
  ['A rubber O-ring, 18 mm ID x 3.5 mm CS.', ring(18, 3.5)],
  ['An o-ring: 5 mm thick cord, 40 mm inner diameter.', ring(40, 5)],
  ['An O-ring with a 46 mm outer diameter and a round section 3 mm in diameter.', ring(40, 3)],
  ['An O ring, inner diameter 28 mm, with a 2 mm radius circular cross section.', ring(28, 4)],
  ['A torus with a 60 mm ring diameter and a tube that is 12 mm in diameter.', ring(48, 12)],
])

holdVolumes([
  ['O-ring with a 27mm inside diameter and a 3mm round cross section.', ring(27, 3)],
  ['A ring with a round 5 mm cross section and an outside diameter of 50 mm.', ring(40, 5)],
  ['An O-ring. Its inside diameter is 22 mm and its cross section is round, 3 mm in diameter.', ring(22, 3)],
  ['A ring of round wire, 3 mm thick, with an inside diameter of 25 mm.', ring(25, 3)],
  ['A ring made of 2 mm wire with an outside diameter of 34 mm.', ring(30, 2)],
])

holdVolumes([
  ['A 30 x 4 mm O-ring.', ring(30, 4)],
  ['An O-ring, 22 x 2 mm, made of rubber.', ring(22, 2)],
])

test('a size that stands beside another is not lost with it', () => {
  assert.match(refusal('A ball, 30 mm OD x 4 mm.').message, /“4 mm” of “30 mm OD x 4 mm”/u)
  assert.match(refusal('A torus, 18 mm ID x 3 mm.').message, /“3 mm”/u)
})
