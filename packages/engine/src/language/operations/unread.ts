/** Why this reader does not take a prompt. */
import { EngineError } from '../../errors.ts'

export const unread = (words: string): EngineError =>
  new EngineError(
    'prompt_too_ambiguous',
    `I could not tell what “${words}” should mean for the part. Say it with sizes and places, such as “a 5 mm hole, 10 mm from the left edge”, or leave it out.`,
  )

export const missing = (what: string, of: string): EngineError =>
  new EngineError('prompt_too_ambiguous', `The ${what} of “${of}” is missing. Give it a size.`)

export const nowhere = (name: string): EngineError =>
  new EngineError(
    'prompt_too_ambiguous',
    `Where is “${name}”? Say what it stands on and where, such as “on top of the base, at its left end”.`,
  )

export const contradiction = (first: string, second: string): EngineError =>
  new EngineError(
    'geometry_validation_failed',
    `“${first}” and “${second}” cannot both hold. Keep one of them.`,
  )
