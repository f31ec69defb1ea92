/** Parts told step by step, as a machinist would: what is built has the volume that the words come to. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assemble } from '../../src/kernel/assemble.ts'
import { buildPart } from '../../src/kernel/build/part.ts'
import { volumeOf } from '../../src/kernel/mass.ts'
import { STRATEGIES } from '../../src/kernel/strategy.ts'
import { verify } from '../../src/kernel/verify.ts'
import { checkPlan } from '../../src/plan/gates/index.ts'
import { oc } from '../kernel.ts'
import { read, refusal } from './reading.ts'
import { GROOVES, NAMES, REMAINS, STACKS } from './steps.ts'

for (const [prompt, volume] of [...GROOVES, ...NAMES, ...STACKS, ...REMAINS])
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

test('material that is said to be left must be left', () => {
  const { code, message } = refusal(
    'A block 60mm x 40mm x 30mm. Cut a rectangular pocket 40mm x 20mm into the top 20mm deep, leaving a 12mm wall.',
  )
  assert.equal(code, 'geometry_validation_failed')
  assert.match(message, /12mm/u)
})
