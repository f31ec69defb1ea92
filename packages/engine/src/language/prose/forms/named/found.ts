/** A form that is named, and where: which forms that may be. */
import type { Form, Values } from '../form.ts'

export interface Found {
  forms: (counts: Values, hints: ReadonlySet<string>) => readonly Form[]
  concept: string
  name: string
  at: number
  next: number
  counts: Record<string, number>
}
