/** What is refused only when its solid has been measured: a contradiction that another reader than the first could plan. */
import assert from 'node:assert/strict'
import type { EngineError } from '../../src/errors.ts'
import { made } from '../library/family-cases.ts'
import { read, refusal } from './reading.ts'

/** The first reader's words, whether it is refused as it is read or as it is measured. */
export function refusalOfSolid(prompt: string): Pick<EngineError, 'code' | 'message'> {
  const { plan, otherwise } = readOrRefuse(prompt)
  if (!plan) return otherwise
  assert.ok(otherwise, `“${prompt}” was understood by the first reader`)
  assert.throws(() => made(plan), `“${prompt}” was built`)
  return otherwise
}

type Outcome =
  | { plan: ReturnType<typeof read>['plan']; otherwise: EngineError | undefined }
  | { plan: undefined; otherwise: Pick<EngineError, 'code' | 'message'> }

function readOrRefuse(prompt: string): Outcome {
  try {
    const { plan, otherwise } = read(prompt)
    return { plan, otherwise }
  } catch {
    return { plan: undefined, otherwise: refusal(prompt) }
  }
}
