/** Brackets from a few words, and holes on the pieces they name. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, read, refusal, required } from '../language/reading.ts'
import { holdFamilies, made } from './family-cases.ts'

const holes = (prompt: string) => featuresOf(prompt).filter((feature) => feature.kind === 'hole')

holdFamilies([
  {
    family: 'clevis bracket',
    plain: 'a clevis bracket',
    stated: {
      pin: 'a clevis bracket with a 16 mm pin hole',
      gap: 'a clevis bracket with a gap of 20 mm',
      height: 'a clevis bracket 60 mm high',
      holes: 'a clevis bracket with two mounting holes',
      width: 'a clevis bracket with a 70 mm wide base',
    },
    alike: [],
  },
  {
    family: 'L-bracket',
    plain: 'an L-bracket',
    stated: {
      leg: 'an angle bracket with 45 mm legs',
      thickness: 'an L-bracket 4 mm thick',
      radius: 'an L-bracket with a 3 mm inside fillet',
      gusset: 'a right angle bracket with a gusset 5 mm thick',
      angle: 'a 90 degree angle bracket 40 mm wide',
    },
    alike: [
      'an L-bracket with a base 60 mm long, a vertical wall 45 mm high, 30 mm wide and 5 mm thick',
      'L bracket 60 x 45 x 30 mm, 5 mm thick',
      'L-shaped bracket: length 60 mm, height 45 mm, width 30 mm, thickness 5 mm',
    ],
    volume: 30 * (60 * 5 + 40 * 5),
  },
])

test('a mounting bracket brings its holes, unless it is to have none', () => {
  assert.equal(holes('a mounting bracket').length, 2)
  assert.equal(holes('a mounting bracket without holes').length, 0)
  made(read('a bracket for a small camera').plan)
})

test('holes without a place are shared by the legs, holes on a piece go there', () => {
  const shared = holes('an angle bracket with 60 mm legs, 5 mm thick, and four M6 holes')
  assert.deepEqual(
    shared.map(({ face }) => face.facing),
    ['+z', '+x'],
  )
  const [base, wall] = holes(
    'an L-bracket, 60x45 mm base, 60x35 mm vertical wall, 4 mm thick, with two M6 holes on the base spaced 32 mm apart and one M4 hole centered on the vertical wall',
  )
  assert.equal(base?.face.facing, '+z')
  assert.equal(wall?.face.facing, '+x')
  made(read('L bracket with 50 mm legs, 4 mm thick. Each leg has two 5 mm holes.').plan)
})

test('so many holes in each leg are measured together', () => {
  assert.deepEqual(
    required('an L-bracket with two 7 mm holes in each leg').filter((value) => value === 4),
    [4, 4],
  )
})

test('an angle that is not square is refused by its number', () => {
  assert.match(refusal('an L-bracket with a 120 degree angle').message, /120°/)
})

holdFamilies([
  {
    family: 'U-bracket',
    plain: 'a U-bracket',
    stated: {
      inside: 'a U-bracket with an inside width of 40 mm',
      radius: 'a U-bracket with a bend radius of 4 mm',
    },
    alike: [
      'U-bracket 70 mm wide, 45 mm high, 30 mm deep and 4 mm thick',
      'u shaped bracket 70 x 45 x 30 x 4 mm',
    ],
    volume: 30 * (70 * 4 + 2 * 41 * 4),
  },
  {
    family: 'Z-bracket',
    plain: 'a Z-bracket',
    stated: { flange: 'a Z-bracket with flanges 30 mm long', height: 'a Z-bracket with an offset of 20 mm' },
    alike: ['Z-bracket 70 mm long, 25 mm wide, 20 mm high, 3 mm thick', 'offset bracket 70 x 25 x 20 x 3 mm'],
    volume: 25 * (70 * 3 + 3 * 3 + 14 * 3),
  },
  {
    family: 'T-bracket',
    plain: 'a T-bracket',
    stated: { thickness: 'a T-bracket 6 mm thick' },
    alike: [
      'T-bracket 80 mm long, 40 mm high, 30 mm wide, 5 mm thick',
      'a T-bracket with a base 80 x 30 x 5 mm and a vertical wall 40 mm high',
    ],
    volume: 30 * (80 * 5 + 35 * 5),
  },
  {
    family: 'motor bracket',
    plain: 'a motor bracket',
    stated: {
      pitch: 'a NEMA 17 motor bracket',
      thickness: 'a motor mount 5 mm thick',
      pilot: 'a motor bracket with a 25 mm center hole',
    },
    alike: ['a motor bracket for a NEMA 23 motor', 'NEMA 23 motor mount'],
  },
  {
    family: 'pipe clamp',
    plain: 'a pipe clamp',
    stated: {
      pipe: 'a pipe clamp for a 40 mm pipe',
      spacing: 'a saddle clamp with two holes 60 mm apart',
      hole: 'a pipe clamp with two 5 mm holes',
    },
    alike: [
      'pipe clamp, 30 mm inner diameter, 3 mm thick, 20 mm wide',
      'a tube clamp 20 mm wide and 3 mm thick for a 30 mm tube',
    ],
  },
])

test('a bracket may be told as a body with an extension, and be called a bracket', () => {
  const told =
    "Create an L-shaped bracket. The bracket has a main body with a length of 80 mm, a width of 4 mm and a height of 30 mm. There should be a top extension on the bracket with a width of 18 mm and a height equal to the main body's width."
  assert.ok(Math.abs(made(read(told).plan) - 80 * (4 * 30 + 14 * 4)) < 1e-3)
})
