/** Nouns in words that were taken together: they say where or of what, and nothing else is said of them there. */
import type { Found } from '../text/spoken.ts'
import type { Mention } from './mentions.ts'

export function asPointers(mentions: readonly Mention[], { from, to }: Pick<Found, 'from' | 'to'>): void {
  for (const mention of mentions) if (mention.head >= from && mention.head <= to) mention.pointer = true
}
