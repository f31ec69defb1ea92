/** Whose end is worked: the one of the body that the sentence tells, both of the whole shaft, or none that is named. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { chamfered, crossing, round, rounded } from './round-volumes.ts'
import { holdVolumes } from './volumes.ts'

const HEAD = 'The head is a disc 20 mm in diameter and 5 mm thick.'
const PIN = round(20, 5) + round(10, 40)
const STEPS =
  'A stepped shaft along the Z axis made of three coaxial cylindrical sections: 16mm diameter from Z=0 to Z=20, 26mm diameter from Z=20 to Z=50, and 20mm diameter from Z=50 to Z=90.'
const SHAFT = round(16, 20) + round(26, 30) + round(20, 40)
const BOTH = SHAFT - chamfered(16, 1) - chamfered(20, 1)

holdVolumes([
  [
    `${HEAD} The shank is 10 mm in diameter and 40 mm long, with a 1 mm chamfer at its free end.`,
    PIN - chamfered(10, 1),
  ],
  [
    `${HEAD} The shank is 10 mm in diameter and 40 mm long and has a 2 mm fillet on its free end.`,
    PIN - rounded(10, 2),
  ],
  [
    `${HEAD} The shank is 10 mm in diameter and 40 mm long. Its free end has a 1.5 mm chamfer.`,
    PIN - chamfered(10, 1.5),
  ],
  [
    'A flange 30 mm in diameter and 6 mm thick. A spigot 18 mm in diameter and 25 mm long stands on top of the flange, with a 2 mm chamfer at the end.',
    round(30, 6) + round(18, 25) - chamfered(18, 2),
  ],
  [
    `${HEAD} The shank is 10 mm in diameter and 40 mm long. A 3 mm hole is drilled straight across the shank along the Y axis at Z=38.`,
    PIN - crossing(10, 3),
  ],
  [`${STEPS} Both extreme ends of the shaft carry a 1 mm 45-degree chamfer.`, BOTH],
  [`${STEPS} The two outer ends have a 1 mm x 45° chamfer.`, BOTH],
  [`${STEPS} Chamfer each end of the shaft 1 mm.`, BOTH],
  [`${STEPS} The ends of the shaft have 1 mm chamfers.`, BOTH],
  [`${STEPS} The outer end edges are chamfered 1 mm.`, BOTH],
])

test('an end that may be of either of two bodies is asked for', () => {
  assert.match(
    refusal(
      'A disc 20 mm in diameter and 5 mm thick with a shaft on top, 10 mm in diameter and 40 mm long and with a 1 mm chamfer at the end.',
    ).message,
    /Whose “end”/u,
  )
})
