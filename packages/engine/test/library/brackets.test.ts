/** Brackets from a few words, and holes on the pieces they name. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, read, refusal, required } from '../language/reading.ts'
import { holdFamilies, made } from './family-cases.ts'

const holes = (prompt: string) => featuresOf(prompt).filter((feature) => feature.kind === 'hole')

holdFamilies([
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
