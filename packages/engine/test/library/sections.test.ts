/** Lengths of rolled, bent and extruded sections. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, refusal, required } from '../language/reading.ts'
import { holdFamilies } from './family-cases.ts'

holdFamilies([
  {
    family: 'IPE',
    plain: 'an IPE 160 beam',
    stated: { height: 'IPE 120, 400 mm long', length: 'an IPE 100 beam, 2 m long' },
    alike: ['IPE 140 beam 500 mm long', 'IPE140, length 500 mm'],
  },
  {
    family: 'HEB',
    plain: 'HEB 120',
    stated: { width: 'HEB 160 column 1 m long' },
    alike: [],
  },
  {
    family: 'I-beam',
    plain: 'an I-beam',
    stated: {
      flange: 'an I-beam with flanges 8 mm thick',
      web: 'an I-beam with a 5 mm web',
      radius: 'an I-beam with a root radius of 7 mm',
      length: 'a 2 m long I-beam',
    },
    alike: [
      'I-beam, 300 mm long, 90 mm high, 46 x 6 mm flange, 4 mm web',
      'a 300 mm long I beam with a depth of 90 mm, a flange width of 46 mm, a flange thickness of 6 mm and a web thickness of 4 mm',
      'I-profile 90 mm tall and 46 mm wide, 300 mm long. Both flanges are 6 mm thick and the vertical web is 4 mm thick. The cross-section lies in the YZ plane.',
    ],
    volume: 300 * (2 * 46 * 6 + 78 * 4),
  },
  {
    family: 'angle profile',
    plain: 'an angle iron',
    stated: { web: 'an L-profile 5 mm thick', height: 'an angle bar with legs 60 mm long' },
    alike: ['angle profile 50x30x4, 200 mm long', 'L-section 50 x 30 x 4 x 200 mm'],
    volume: 200 * (50 * 4 + 26 * 4),
  },
  {
    family: 'U-channel',
    plain: 'a U-channel',
    stated: { web: 'a U-profile with 2 mm thick sides', flange: 'a U-channel with a base thickness of 4 mm' },
    alike: ['U-channel 60 x 25 x 3, length 150', 'u channel 60 wide, 25 high, 3 thick, 150 long'],
    volume: 150 * (60 * 3 + 2 * 22 * 3),
  },
  {
    family: 'box section',
    plain: 'a square tube',
    stated: {
      wall: 'a rectangular tube with 3 mm walls',
      innerWidth: 'a box section with an inner width of 30 mm',
    },
    alike: [
      'square tube 50x50x4 mm, 120 mm long',
      'hollow square section 50 mm high, 50 mm wide, wall thickness 4 mm, length 120 mm',
    ],
    volume: 120 * (2500 - 42 * 42),
  },
  {
    family: 'slotted extrusion',
    plain: 'an aluminum extrusion',
    stated: { length: 'a T-slot extrusion 400 mm long', slot: 'a T-slot profile with a slot width of 6 mm' },
    alike: ['2040 aluminium extrusion 250 mm long', 'T-slot profile, 20 x 40 x 250 mm'],
  },
])

test('holes in the web of a beam go through the web only', () => {
  const hole = featuresOf('an I-beam 400 mm long with two 14 mm holes in the web').find(
    ({ kind }) => kind === 'hole',
  )
  assert.equal(hole?.kind === 'hole' && hole.face.facing, '+y')
})

test('a web wider than its flange is refused with both', () => {
  assert.match(refusal('an I-beam 40 mm wide with a 50 mm web').message, /web thickness .*50 mm.* width/)
})

test('a name of a system gives its size', () => {
  assert.deepEqual(required('3030 T-slot extrusion 500 mm long'), [30, 30, 500])
})
