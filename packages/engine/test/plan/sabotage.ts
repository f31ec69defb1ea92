/** A good plan, one number changed, and a refusal that names both sides. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EngineError } from '../../src/errors.ts'
import { accepted, type Document, planOf } from './plans.ts'

export interface Sabotage {
  features: Document[]
  /** What was changed: a feature's id, and the fields put in place of its own. */
  change: [id: string, fields: Document]
  /** All of these stand in the refusal. */
  says: string[]
}

export const refusal = (document: Document): EngineError => {
  try {
    accepted(document)
  } catch (error) {
    assert.ok(error instanceof EngineError, String(error))
    return error
  }
  return assert.fail('the sabotaged plan was accepted')
}

/** Proves of each entry that the good plan passes and the changed one is refused in the expected words. */
export function bites(sabotaged: Record<string, Sabotage>): void {
  for (const [what, { features, change, says }] of Object.entries(sabotaged)) {
    test(`refused: ${what}`, () => {
      accepted(planOf(features))
      const [id, fields] = change
      const changed = features.map((feature) => (feature.id === id ? { ...feature, ...fields } : feature))
      const { code, message } = refusal(planOf(changed))
      assert.equal(code, 'geometry_validation_failed')
      for (const words of says) assert.ok(message.includes(words), `"${words}" is not in: ${message}`)
    })
  }
}
