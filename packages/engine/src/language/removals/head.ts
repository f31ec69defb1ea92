/** The beginning of a cut that is told: what it is called, where that stands, and what may stand before it. */
import type { Item } from '../text/items.ts'
import type { Removal } from './removal.ts'

export interface Head {
  removal: Removal
  /** First item of it, and where the text goes on. */
  from: number
  on: number
  noun: readonly Item[]
  /** It may as well stand out, unless something says that it goes down. */
  doubtful: boolean
}

/** "then", "next we are going to". */
export const LEAD =
  "(?:(?:then|next|now|finally|first|lastly|last|also|and|after that|afterwards|so|,|step) )*(?:(?:we're|we are|i am|i'm|you|i|we|i'll|we'll|let's|let us|please)(?: (?:going to|will|want to|need to|can|then|also))? )*"
