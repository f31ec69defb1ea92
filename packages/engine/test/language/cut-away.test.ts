/** Flats, cross holes, grooves and shaped holes: what is built has the volume that the words come to. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assemble } from '../../src/kernel/assemble.ts'
import { buildPart } from '../../src/kernel/build/part.ts'
import { volumeOf } from '../../src/kernel/mass.ts'
import { STRATEGIES } from '../../src/kernel/strategy.ts'
import { verify } from '../../src/kernel/verify.ts'
import { checkPlan } from '../../src/plan/gates/index.ts'
import { oc } from '../kernel.ts'
import { AROUND, FLATS, FLOORS, GRIDS, RINGS, SHAPED, SIDES, WAYS, WORKED } from './cut-away.ts'
import { read, refusal } from './reading.ts'

for (const [prompt, volume] of [
  ...FLATS,
  ...WAYS,
  ...RINGS,
  ...SHAPED,
  ...GRIDS,
  ...SIDES,
  ...FLOORS,
  ...WORKED,
  ...AROUND,
])
  test(`“${prompt.replaceAll('\n', ' ')}” has ${volume.toFixed(1)} mm³`, () => {
    const { plan } = read(prompt)
    checkPlan(plan)
    const [part] = plan.parts
    assert.ok(part)
    const body = buildPart(oc, part, { strategy: STRATEGIES[0] })
    const model = assemble(oc, plan, new Map([[part.id, body]]))
    for (const { says, pass, measured } of verify({ oc, model }, plan.requirements))
      assert.ok(pass, `${says}: measured ${measured}`)
    const built = volumeOf(oc, body.shape)
    assert.ok(Math.abs(built - volume) < 1e-5 * volume + 1e-3, `${built} instead of ${volume}`)
  })

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
