/** Gears from a few words. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from '../language/reading.ts'
import { holdFamilies } from './family-cases.ts'

holdFamilies([
  {
    family: 'spur gear',
    plain: 'a spur gear',
    stated: {
      teeth: 'an 18 tooth gear',
      module: 'a gear of module 1.25',
      pitchRadius: 'a gear with a pitch radius of 15 mm',
      tipDiameter: 'a gear 44 mm in diameter',
      bore: 'a gear with an 8 mm bore',
      hubDiameter: 'a gear with a hub 20 mm in diameter',
    },
    alike: [
      'a spur gear with 16 teeth, module 1.5, face width 8 mm and a 6 mm bore',
      'gear, number_of_teeth = 16, module = 1.5, face_width = 8, bore = 6',
      'make me a sixteen tooth spur gear 8 mm thick with a 6 mm centre hole and a module of 1.5',
      '16 tooth cog, pitch diameter 24 mm, 8 mm wide, bore diameter 6 mm',
      'A gear. It has 16 teeth. The outer diameter is 27 mm. The thickness is 8 mm. The hole is 6 mm in diameter.',
    ],
  },
  {
    family: 'gear shaft',
    plain: 'a gear shaft',
    stated: { length: 'a pinion shaft 120 mm long', shaftDiameter: 'a gear shaft with a 16 mm shaft' },
    alike: ['spur gear shaft with number_teeth = 18', 'a gear shaft with eighteen teeth'],
  },
  {
    family: 'ring gear',
    plain: 'a ring gear with 24 teeth',
    stated: { rim: 'an internal gear with 24 teeth and an outer diameter of 70 mm' },
    alike: ['a 30 tooth ring gear, module 1', 'internal gear: module 1, 30 teeth'],
  },
  {
    family: 'gear rack',
    plain: 'a gear rack',
    stated: { teeth: 'a rack with 12 teeth', faceWidth: 'a gear rack 15 mm wide' },
    alike: ['a rack of module 1.5 with 10 teeth', '10 tooth gear rack, module 1.5'],
  },
])

test('a pitch diameter that the module and the teeth do not make is refused with all three', () => {
  const { code, message } = refusal('a gear with 20 teeth, module 2 and a pitch diameter of 50 mm')
  assert.equal(code, 'geometry_validation_failed')
  for (const words of ['20 teeth', 'module 2', 'pitch diameter of 50 mm'])
    assert.match(message, new RegExp(words))
})

test('a bore as wide as the root circle is refused', () => {
  assert.match(refusal('a 20 tooth module 1 gear with an 18 mm bore').message, /bore .* 18 mm.*root diameter/)
})

test('a size that a gear does not have is refused by name', () => {
  assert.match(refusal('a 20 tooth gear with a 25 mm slant height').message, /25 mm/)
})
