/** Keyways in a shaft by where their floor lies, over the length of a section or from level to level. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { keyed, round } from './round-volumes.ts'
import { holdVolumes } from './volumes.ts'

const BAR = 'A shaft 28 mm in diameter and 85 mm long, along Z from Z=0 to Z=85.'
const STEPPED =
  'A stepped shaft along Z. Two coaxial sections: 18 mm diameter from Z=0 to Z=30 and 28 mm diameter from Z=30 to Z=75.'
const sections = round(18, 30) + round(28, 45)

holdVolumes([
  [
    'Solid round shaft with a keyway.\n\n1. Sketch a 30mm circle and extrude it 90mm.\n\n2. Cut a keyway into the side of the shaft. The keyway is a rectangular pocket with square ends (no rounding), 8mm wide and 36mm long along the shaft. It begins 6mm away from one end face of the shaft. The flat floor of the keyway is 4mm below the very top of the shaft (so 11mm from the shaft axis).',
    round(30, 90) - keyed(30, 11, 8, 36),
  ],
  [
    'A shaft 28 mm in diameter and 85 mm long. A keyway 8 mm wide, 30 mm long and 4 mm deep starts 5 mm from one end of the shaft.',
    round(28, 85) - keyed(28, 10, 8, 30),
  ],
  [
    'A shaft 28 mm in diameter and 85 mm long. Cut a keyway into it. The keyway is a rectangular slot, 8 mm wide and 25 mm long, beginning 10 mm from the end. Its floor is 4 mm below the top of the 28 mm diameter.',
    round(28, 85) - keyed(28, 10, 8, 25),
  ],
  [
    `${BAR} A keyway 8 mm wide is cut into the +X side with its floor at X=10 mm. It runs from Z=20 to Z=55.`,
    round(28, 85) - keyed(28, 10, 8, 35),
  ],
  [
    `${STEPPED} A keyway 8 mm wide is milled into the +X side of the 28 mm section over its full length; the floor of the keyway is at X=10 mm.`,
    sections - keyed(28, 10, 8, 45),
  ],
  [
    `${STEPPED} A keyseat 8 mm wide is cut into the +X side of the 28 mm section over its full 45 mm length; the flat floor of the keyseat lies at X=10 mm (4 mm below the shaft surface).`,
    sections - keyed(28, 10, 8, 45),
  ],
  [
    `${STEPPED} A keyway 8 mm wide is milled into the +X side of the 28 mm section from Z=38 to Z=62. Its flat floor is at X=10 mm, i.e. 4 mm below the 14 mm radius.`,
    sections - keyed(28, 10, 8, 24),
  ],
  [
    `${BAR} A keyway 8 mm wide and 4 mm deep (radially, from the shaft surface at radius 14 mm down to a flat floor at X=10 mm) is cut into the +X side from Z=20 to Z=55.`,
    round(28, 85) - keyed(28, 10, 8, 35),
  ],
  [
    `${BAR} A keyway 8 mm wide is cut into the -Y side from Z=20 to Z=55, measured from the outer surface of the shaft (radius 14 mm) in to its floor at Y=-10 mm.`,
    round(28, 85) - keyed(28, 10, 8, 35),
  ],
  [
    `The shaft has two coaxial sections: a lower journal 18 mm in diameter from Z=0 to Z=30 and an upper journal 28 mm in diameter from Z=30 to Z=75. A keyway 8 mm wide and 4 mm deep (from the journal surface at radius 14 mm down to a floor at X=10 mm) is cut into the +X side of the upper journal from Z=50 to Z=75.`,
    sections - keyed(28, 10, 8, 25),
  ],
])

test('a floor that is told from another radius than that of its shaft is refused', () =>
  assert.equal(
    refusal(
      `${BAR} A keyway 8 mm wide and 4 mm deep (from the surface at radius 13 mm down to a flat floor at X=10 mm) is cut into the +X side from Z=38 to Z=62.`,
    ).code,
    'geometry_validation_failed',
  ))

test('a floor that is not as deep as told is refused', () =>
  assert.equal(
    refusal(
      `${BAR} A keyway 8 mm wide is cut into the +X side, 3 mm deep, with its floor at X=10 mm. It runs from Z=20 to Z=55.`,
    ).code,
    'geometry_validation_failed',
  ))
