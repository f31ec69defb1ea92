/** Flats, cross holes, grooves and shaped holes: what is built has the volume that the words come to. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AROUND, FLATS, FLOORS, GRIDS, RINGS, SHAPED, SIDES, WAYS, WORKED } from './cut-away.ts'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

holdVolumes([...FLATS, ...WAYS, ...RINGS, ...SHAPED, ...GRIDS, ...SIDES, ...FLOORS, ...WORKED, ...AROUND])

test('a flat without its depth, or beyond the axis, is refused', () => {
  assert.equal(
    refusal('A shaft 20 mm in diameter and 60 mm long with a flat on one side.').code,
    'prompt_too_ambiguous',
  )
  assert.equal(
    refusal('A shaft 20 mm in diameter and 60 mm long with a 12 mm deep flat on one side.').code,
    'geometry_validation_failed',
  )
})

test('flats that are told in two ways must agree', () => {
  const { code, message } = refusal(
    'A shaft 20 mm in diameter and 60 mm long. A flat is cut 3 mm deep on one side. The flat is 6 mm from the center.',
  )
  assert.equal(code, 'geometry_validation_failed')
  assert.match(message, /3 mm deep.*6 mm from the center/u)
})

test('a step names its edge, or goes all round', () => {
  const { code, message } = refusal('A 90 x 50 x 30 mm block with a rabbet 8 mm wide and 5 mm deep.')
  assert.equal(code, 'prompt_too_ambiguous')
  assert.match(message, /Along which edge/u)
})

test('numbers of a grid that do not agree are refused', () => {
  const prompt = 'A 90 x 90 x 5 plate with eight 4mm holes in two rows of three, 20 mm apart.'
  assert.equal(refusal(prompt).code, 'geometry_validation_failed')
})
