/** From an untrusted document to a plan: formulas, then the schema, then the names it uses. */
import { refuse } from './faults.ts'
import { resolveFormulas } from './formulas.ts'
import { type Plan, plan } from './plan.ts'
import { referenceFaults } from './references.ts'
import { schemaFaults } from './schema-faults.ts'

/** Throws an EngineError that lists what is wrong and where. */
export function parsePlan(document: unknown): Plan {
  const numbers = resolveFormulas(document)
  const parsed = plan.safeParse(numbers)
  if (!parsed.success) refuse(schemaFaults(parsed.error, numbers))
  const faults = [...referenceFaults(parsed.data)]
  if (faults.length > 0) refuse(faults)
  return parsed.data
}
