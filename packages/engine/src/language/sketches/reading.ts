/** What is known while a drawing is read. */
import type { Drawing } from './drawing.ts'
import type { PlaceTold } from './told-places.ts'
import type { Known } from './told-sizes.ts'
import type { Scanner, Written } from './writing.ts'

export interface Reading {
  drawing: Drawing
  said: Written
  known: Known
  /** Where the next figure goes, told before it. */
  pending: PlaceTold[]
  /** The sentences that come next. */
  ahead: string[]
  /** What the part is called first. */
  title: string
  /** How many orders there were to extrude something. */
  extrusions: number
}

/** One clause of it, from where the scanner stands. */
export type Step = (reading: Reading, scan: Scanner) => true | undefined
