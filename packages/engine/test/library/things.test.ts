/** Small things of daily life from a few words. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FLAT_THINGS } from '../../src/library/families/things/flat-things.ts'
import { TURNED_THINGS } from '../../src/library/families/things/turned-things.ts'
import { read } from '../language/reading.ts'
import { holdFamilies, made } from './family-cases.ts'

/** Every row of the tables in every wording that sizes it, the last two sizes far from the usual ones. */
for (const { id, forms } of [...TURNED_THINGS, ...FLAT_THINGS]) {
  const [[nouns]] = forms as unknown as [[string]]
  const [noun, other = noun] = nouns.split('|') as [string, string?]
  test(`“${noun}” is built at any size`, () => {
    for (const prompt of [`a ${noun}`, `make me a ${other}, 60 mm wide`, `${noun} 90 mm long`]) {
      const { plan } = read(prompt)
      assert.ok(made(plan) > 0, `${id}: ${prompt}`)
    }
  })
}

holdFamilies([
  {
    family: 'grid bin',
    plain: 'a gridfinity bin',
    stated: { columns: 'a gridfinity bin 1x1x3', rooms: 'a gridfinity bin 2x1x3 with 2 compartments' },
    alike: [],
  },
  {
    family: 'pendant',
    plain: 'a pendant',
    stated: {
      width: 'a star pendant 26 mm wide',
      thickness: 'a moon charm 2 mm thick',
      hole: 'a bone dog tag with a 4 mm hole',
    },
    alike: [
      'a heart shaped pendant 30 mm wide',
      'heart pendant, width 30 mm',
      'a 30 mm heart pendant',
      'pendant shaped like a heart, 30 mm wide',
      'pendant in the shape of a heart, 30 mm wide',
    ],
  },
  {
    family: 'cookie cutter',
    plain: 'a cookie cutter',
    stated: {
      width: 'a fish cookie cutter 75 mm wide',
      wall: 'a star biscuit cutter with a wall thickness of 0.8 mm',
      height: 'a house cookie cutter 20 mm high',
    },
    alike: [
      'a square cookie cutter 50 mm wide, 12 mm high, walls 1 mm thick',
      'square cookie cutter, 50 mm wide, height 12 mm, wall thickness 1 mm',
    ],
    volume: (50 ** 2 - 48 ** 2) * 12,
  },
  {
    family: 'organizer',
    plain: 'a drawer organizer',
    stated: {
      count: 'a pill box with 14 compartments',
      rows: 'a desk organizer with 2 rows and 5 columns',
      length: 'a parts tray 240 mm long with 8 compartments',
      wall: 'an organizer with walls 1.6 mm thick',
      height: 'an ice cube tray 28 mm high',
    },
    alike: [
      'a drawer organizer 120 x 81 x 40 mm with 6 compartments and 3 mm walls',
      '120 x 81 x 40 mm drawer organiser, 6 compartments, wall thickness 3 mm',
    ],
    volume: 120 * 81 * 40 - 6 * 36 * 36 * 37,
  },
  {
    family: 'rack',
    plain: 'a battery holder',
    stated: {
      count: 'a test tube rack for 10 test tubes',
      hole: 'a spice rack with 6 holes 48 mm in diameter',
      depth: 'a nozzle holder with a hole depth of 5 mm',
      length: 'an egg tray 300 mm long',
    },
    alike: [
      'a 18650 battery holder for 6 cells',
      '18650 holder with 6 cells',
      '18650 cell holder, 6 holes',
      '18650 battery holders for 6 batteries',
    ],
  },
])

holdFamilies([
  {
    family: 'soap dish',
    plain: 'a soap dish',
    stated: {
      count: 'a soap dish with 6 drain holes',
      hole: 'a soap tray with 8 mm drain holes',
      length: 'a soap holder 110 mm long',
    },
    alike: ['soap dish 100 x 70 x 20 mm without holes', 'a soap dish with no holes, 100 x 70 x 20 mm'],
    volume: 100 * 70 * 20 - 94 * 64 * 17,
  },
  {
    family: 'door stop',
    plain: 'a doorstop',
    stated: { height: 'a door wedge 35 mm high', tip: 'a door stop with a tip height of 2 mm' },
    alike: [
      'door stop 100 x 40 x 30 mm with a tip height of 4 mm',
      'a 100 x 40 x 30 mm door wedge, tip height 4 mm',
    ],
    volume: 100 * 40 * 17,
  },
  {
    family: 'thumb screw',
    plain: 'a thumb screw',
    stated: {
      nominal: 'a thumb screw M6',
      length: 'an M4 x 16 knurled thumb screw',
      headDiameter: 'an M5 thumb screw with a knurled head 18 mm in diameter',
    },
    alike: [],
  },
  {
    family: 'turnbuckle',
    plain: 'a turnbuckle',
    stated: { nominal: 'turnbuckle M10', length: 'an M8 turnbuckle with a body length of 120 mm' },
    alike: [],
  },
  {
    family: 'bevel gear',
    plain: 'a bevel gear',
    stated: {
      teeth: 'a bevel gear with 18 teeth',
      module: 'a mitre gear of module 1.5',
      bore: 'a bevel gear with an 8 mm bore',
      faceWidth: 'a bevel gear with a face width of 8 mm',
    },
    alike: [],
  },
])

test('a tee has flanges on its three ends where they are asked for', () => {
  const plain = made(read('a pipe tee, outer diameter 30 mm, 170 mm long').plan)
  assert.ok(made(read('a flanged pipe tee, outer diameter 30 mm, 170 mm long').plan) > plain)
  assert.ok(made(read('a pipe tee with flanges, flange diameter 90 mm').plan) > 0)
})

test('a square washer is a plate with a hole', () => {
  const volume = made(read('square washer 36x36x3 with a 12 mm hole').plan)
  assert.ok(Math.abs(volume - (36 * 36 - Math.PI * 36) * 3) < 1)
})

test('the holes of a hinge are counted over both leaves', () => {
  const { plan } = read('a hinge 60 x 40 mm with 8 holes')
  made(plan)
  assert.ok(plan.requirements.some(({ says }) => says === 'hinge number of holes 8'))
})

test('what is mounted on a wall has holes for its screws, and its own sizes are still measured', () => {
  const { plan } = read('a wall mounted drawer organizer 150 mm long with 3 compartments')
  assert.ok(plan.assumptions.some(({ says }) => says.includes('screw holes of 4.5 mm')))
  made(plan)
  assert.ok(made(read('wall mounted electronics enclosure 130x90x40').plan) > 0)
  assert.ok(made(read('wall mounted shot glass 60 mm tall').plan) > 0)
  // A hook hangs there anyway.
  assert.equal(made(read('a wall mounted coat hook').plan), made(read('a coat hook').plan))
})

test('a number in the middle of a name is no size', () => {
  const { plan } = read('raspberry pi 4 case with lid')
  assert.equal(plan.parts.length, 2)
})
