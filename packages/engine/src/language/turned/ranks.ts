/** Words that rank one body among the others, from the lowest up. */
import { ORDER } from '../lexicon/order.ts'

const MIDDLE = 50
export const LAST = 99
export const RANKS: Readonly<Record<string, number>> = {
  bottom: 0,
  lower: 0,
  lowest: 0,
  middle: MIDDLE,
  central: MIDDLE,
  center: MIDDLE,
  centre: MIDDLE,
  top: LAST,
  upper: LAST,
  uppermost: LAST,
  topmost: LAST,
  last: LAST - 1,
  final: LAST - 1,
}
export const rankOf = (words: readonly string[]): number | undefined => {
  for (const word of words) {
    const known = RANKS[word] ?? (ORDER.includes(word) ? ORDER.indexOf(word) : undefined)
    if (known !== undefined) return known
  }
  return undefined
}
