/** Blocks and plates whose outline is a letter, a sign or a frame. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { essence, read, refusal } from '../language/reading.ts'
import { holdFamilies, made } from './family-cases.ts'

holdFamilies([
  {
    family: 'L-shape',
    plain: 'an L-shaped block',
    stated: {
      foot: 'an L-shaped block with a horizontal leg 9 mm thick',
      wall: 'an L shape with a vertical section 7 mm wide',
      depth: 'draw an L shape and extrude it by 12 mm',
    },
    alike: [
      'an L shape 70 mm wide and 50 mm high with a thickness of 9 mm, extruded by 25 mm',
      'Draw an L shape. Its legs are 9 mm thick. The L shape is 70 mm wide and 50 mm tall. Extrude the sketch to a depth of 25 mm.',
      'An L-shaped part with legs of 70 mm and 50 mm, 9 mm thick and 25 mm deep',
    ],
    volume: 25 * (70 * 9 + 41 * 9),
  },
  {
    family: 'T-shape',
    plain: 'a T-shaped block',
    stated: {
      bar: 'a T shape with a crossbar 11 mm thick',
      stem: 'a T-shaped object with a stem 13 mm wide',
      rise: 'a T shape with a stem height of 33 mm',
    },
    alike: [
      'A T-shaped block, the horizontal bar is 66 mm long and 10 mm thick, the vertical stem is 44 mm tall and 12 mm wide. Extrude it by 22 mm.',
      'a T shape 66 mm wide and 54 mm high, crossbar thickness 10 mm, stem width 12 mm, 22 mm deep',
    ],
    volume: 22 * (66 * 10 + 44 * 12),
  },
  {
    family: 'U-shape',
    plain: 'a U-shaped block',
    stated: {
      wall: 'a U-shaped block with arms 8 mm thick',
      floor: 'a U-shaped block with a base 9 mm thick',
      gap: 'a U-shaped block with a gap of 30 mm',
      rise: 'a U-shaped block with two columns 25 mm high',
    },
    alike: [
      'a "U"-shaped block 62 mm wide, 44 mm tall and 21 mm deep with a wall thickness of 9 mm',
      'a U-shaped object with arms 44 mm high and 9 mm thick, a base 9 mm thick and a gap of 44 mm, extruded by 21 mm',
    ],
    volume: 21 * (62 * 9 + 2 * 35 * 9),
  },
  {
    family: 'H-shape',
    plain: 'an H-shaped block',
    stated: {
      bar: 'an H shape with a crossbar 9 mm thick',
      post: 'an H-shaped block with two uprights 11 mm wide',
      gap: 'an H shape with a crossbar 33 mm long',
    },
    alike: ['draw an H shape 45 mm wide and 65 mm tall with 11 mm thick bars and extrude it by 8 mm'],
    volume: 8 * (2 * 65 * 11 + 23 * 11),
  },
  {
    family: 'Z-shape',
    plain: 'a Z-shaped block',
    stated: { bar: 'a Z shape with arms 6 mm thick', arm: 'a Z shape with an arm length of 36 mm' },
    alike: ['a Z-shaped block 64 mm wide, 42 mm high, 20 mm deep and 8 mm thick'],
    volume: 20 * (42 * 8 + 2 * 28 * 8),
  },
  {
    family: 'plus-shape',
    plain: 'a plus sign',
    stated: { arm: 'a plus shape with arms 9 mm wide', reach: 'a cross-shaped block with arms 17 mm long' },
    alike: [
      'A plus shape with four arms, each 12 mm wide and 18 mm long, 5 mm deep',
      'a cross-shaped block with an arm width of 12 mm and an overall width of 48 mm, extruded by 5 mm',
    ],
    volume: 5 * (12 * 12 + 4 * 12 * 18),
  },
  {
    family: 'frame',
    plain: 'a rectangular frame',
    stated: {
      innerWidth: 'a rectangular frame with an inner width of 50 mm',
      border: 'a square frame with an inside padding of 7 mm',
      height: 'a rectangular frame with an extrusion height of 3 mm',
    },
    alike: [
      'a rectangular frame 110 x 84 x 6 mm with a border of 12 mm',
      'A frame with an outer length of 110 mm, an outer width of 84 mm, a margin of 12 mm and a height of 6 mm',
      'a frame made of a 110 x 84 mm outer rectangle and an 86 x 60 mm inner rectangle, 6 mm thick',
    ],
    volume: 6 * (110 * 84 - 86 * 60),
  },
])

test('a plate lies, and its thickness is not that of its arms', () => {
  const { plan } = read('a T-shaped plate 80 mm wide and 60 mm tall, 6 mm thick, with arms 18 mm wide')
  const volume = made(plan)
  assert.ok(Math.abs(volume - 6 * (80 * 18 + 42 * 18)) < 1e-3, `${volume}`)
})

test('an outline that was named is not drawn twice', () => {
  assert.deepEqual(
    essence(
      'Create an L-shaped bracket, 60 mm long, 45 mm high, 30 mm wide and 5 mm thick. Start by drawing the L shape and extrude it.',
    ),
    essence('an L-shaped bracket, 60 mm long, 45 mm high, 30 mm wide and 5 mm thick'),
  )
})

test('a letter has the pieces it has', () => {
  const { code, message } = refusal('a plus shape with five arms 10 mm wide')
  assert.equal(code, 'geometry_validation_failed')
  assert.match(message, /4 such pieces, not 5/u)
})

test('holes go into the piece that is named', () => {
  const { plan } = read(
    'a U-shaped block 60 mm wide, 40 mm tall and 20 mm deep with a wall thickness of 8 mm and a 5 mm hole in the base',
  )
  const volume = made(plan)
  assert.ok(Math.abs(volume - 20 * (60 * 8 + 2 * 32 * 8) + Math.PI * 2.5 ** 2 * 8) < 1e-3, `${volume}`)
})
