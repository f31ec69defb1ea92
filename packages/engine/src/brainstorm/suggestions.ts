/** What was assumed, and what a shop would remark. */
import { INSPECTIONS } from './manufacturability/index.ts'
import { inspectedPart } from './manufacturability/inspected.ts'
import { type BrainstormInput, countedParts } from './subject.ts'
import { listed } from './wording.ts'

/** Runs one inspection; undefined where it could not be finished. */
export type Attempt = <T>(work: () => T) => T | undefined

const IN_INCHES = /\d\s*(?:"|″|”|in\b|inch(?:es)?\b)|\binch(?:es)?\b/i

export function suggestions(input: BrainstormInput, attempt: Attempt): string[] {
  const assumed = input.plan.assumptions.map(({ says }) => `Assumed: ${says}.`.replace(/\.\.$/, '.'))
  const { remarks, finished } = inspectAll(input, attempt)
  if (remarks.length > 0 || finished.length === 0) return [...assumed, ...remarks]
  return [...assumed, `Inspected for ${listed(finished)}: nothing to change.`]
}

function inspectAll(input: BrainstormInput, attempt: Attempt): { remarks: string[]; finished: string[] } {
  const inInches = IN_INCHES.test(input.prompt ?? '')
  const finished = new Set(INSPECTIONS.map(({ looksFor }) => looksFor))
  const parts = countedParts(input)
  const remarks = parts.flatMap(({ part }) => {
    const model = input.model.parts.find(({ id }) => id === part.id)
    if (!model) return []
    const inspected = inspectedPart({ ...input, part: model, features: part.features, inInches })
    const prefix = parts.length > 1 ? `${part.name}. ` : ''
    return INSPECTIONS.flatMap(({ looksFor, inspect }) => {
      const found = attempt(() => inspect(inspected))
      if (!found) finished.delete(looksFor)
      return (found ?? []).map((remark) => prefix + remark)
    })
  })
  return { remarks, finished: [...finished] }
}
