/** Heat sinks, bearing blocks, walls, windows; enclosures and cases. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read, refusal } from '../language/reading.ts'
import { holdFamilies, made } from './family-cases.ts'

holdFamilies([
  {
    family: 'heat sink',
    plain: 'a heat sink',
    stated: {
      fins: 'a heat sink with 12 fins',
      pitch: 'a heat sink with 7 fins spaced 6 mm apart',
      fin: 'a heat sink with fins 1.5 mm thick',
      height: 'a heat sink 35 mm high',
    },
    alike: [
      'heat sink 60 x 50 mm with 8 fins, base thickness 4 mm, fin height 18 mm, fin thickness 2 mm',
      'a heatsink 60 mm long and 50 mm wide. The base is 4 mm thick. It has eight fins, each 2 mm thick and 18 mm high.',
    ],
    volume: 50 * (60 * 4 + 8 * 2 * 18),
  },
  {
    family: 'pillow block',
    plain: 'a pillow block',
    stated: {
      bore: 'a bearing block with a 35 mm bore',
      height: 'a pillow block with a centre height of 45 mm',
      hole: 'a pillow block with two M12 mounting holes',
      spacing: 'a pillow block with two bolt holes 90 mm apart',
    },
    alike: ['a pillow block for a 30 mm shaft', 'pillow block, bore 30 mm'],
  },
  {
    family: 'retaining wall',
    plain: 'a retaining wall',
    stated: {
      footing: 'a retaining wall with a footing 2 m wide',
      stem: 'a retaining wall with a stem 350 mm thick',
    },
    alike: [
      'a floodwall 2.5 m high and 20 m long',
      'retaining wall, height 2500 mm, length 20000 mm, with a strip footing',
    ],
  },
  {
    family: 'window frame',
    plain: 'a window frame',
    stated: { vertical: 'a window with 2 vertical bars', frame: 'a sash window with a frame 40 x 60 mm' },
    alike: [
      'window frame 600 mm wide, 900 mm high, frame 40x50, 1 horizontal bar',
      'a sash window 600 x 900 mm with a frame 40 x 50 mm and one horizontal bar',
    ],
  },
  {
    family: 'enclosure',
    plain: 'an electronics enclosure',
    stated: {
      wall: 'an enclosure with 3 mm walls',
      floor: 'an enclosure with a 4 mm thick floor',
      lid: 'an enclosure with a lid 4 mm thick',
      innerLength: 'an enclosure with an inner length of 90 mm',
    },
    alike: [
      'an enclosure 110 x 70 x 45 mm with 2 mm walls and a lid',
      'box with a lid, 110 mm long, 70 mm wide, 45 mm high, wall thickness 2 mm',
    ],
  },
  {
    family: 'phone case',
    plain: 'a phone case',
    stated: {
      wall: 'a phone case with a wall thickness of 2 mm',
      phoneWidth: 'a phone case for a phone 155 x 74 x 8 mm',
    },
    alike: [],
  },
])

test('a box with a lid is two parts, a box without one is not', () => {
  assert.equal(read('an enclosure 90 x 60 x 30 mm').plan.parts.length, 2)
  const open = read('an enclosure 90 x 60 x 30 mm without a lid').plan
  assert.equal(open.parts.length, 1)
  made(open)
})

test('a case for a known board has room for it and bosses under its holes', () => {
  const { plan } = read('a Raspberry Pi case')
  made(plan)
  assert.match(plan.assumptions.map(({ says }) => says).join('\n'), /Raspberry Pi.*room/)
})

test('what a part is for is never made instead of it', () => {
  assert.match(refusal('a retaining wall for a 20 mm shaft').message, /20 mm/)
})
