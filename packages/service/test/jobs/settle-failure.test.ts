import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jobErrorCodes } from '@cadwright/engine'
import { withNextStep } from '../../src/jobs/failure.ts'

test('every failure says what to do next', () => {
  const steps: Record<(typeof jobErrorCodes)[number], RegExp> = {
    geometry_validation_failed: /revise/i,
    prompt_too_ambiguous: /revise the prompt/i,
    code_generation_failed: /once more.*simplify the design or use design_mode pro/,
    sandbox_timeout: /design_mode pro or assembly/,
    export_failed: /submit the job again/,
    internal_error: /30 seconds.*5 minutes/,
  }
  for (const code of jobErrorCodes) {
    const { message } = withNextStep({ code, message: 'it stopped' }, 'standard')
    assert.match(message, /^It stopped\. /)
    assert.match(message, steps[code])
  }
})

test('nobody is sent to the mode that has just failed', () => {
  const failure = { code: 'sandbox_timeout', message: 'It took too long' } as const
  assert.match(withNextStep(failure, 'pro').message, /design_mode assembly\.$/)
  assert.match(withNextStep(failure, 'assembly').message, /design_mode pro\.$/)
})

test('advice that the engine gives itself is not repeated', () => {
  const message =
    'I could not tell what “wobbly” should mean for the part. Say it with sizes, or leave it out.'
  assert.equal(withNextStep({ code: 'prompt_too_ambiguous', message }, 'standard').message, message)
})

test('the name of a feature keeps its spelling', () => {
  const { message } = withNextStep({ code: 'geometry_validation_failed', message: 'hole1: it misses' }, 'pro')
  assert.match(message, /^hole1: it misses\. /)
})
