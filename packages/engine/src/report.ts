/** What is told of a finished part: each statement against its measurement, what was assumed, and what it weighs. */

import type { BillLine } from './bill-of-materials.ts'
import type { AssemblyFindings } from './kernel/interference.ts'
import type { MassProperties } from './kernel/mass-properties.ts'
import type { Verified } from './kernel/verify.ts'
import type { WordUse } from './language/read.ts'

export interface Report {
  requirements: Verified[]
  assumptions: string[]
  massProperties: MassProperties
  /** Only for several instances. */
  assembly: AssemblyFindings | undefined
  /** Every distinct part, how often it is there, of what, and how heavy; one line for a single part. */
  billOfMaterials: BillLine[]
  /** How each word of the prompt was taken; empty where a plan came without one. */
  words: WordUse[]
}
