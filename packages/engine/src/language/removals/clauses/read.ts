/** Reads on about a cut, clause by clause, to the end of a sentence. */

import type { Value } from '../../quantities/quantity.ts'
import type { Item } from '../../text/items.ts'
import { spoken } from '../../text/spoken.ts'
import type { Removal } from '../removal.ts'
import { CLAUSES, IDLE } from './clauses.ts'

export const sticky = (source: string): RegExp => new RegExp(`${source}(?= |$)`, 'uy')

const PATTERNS = CLAUSES.map(([source, take]) => ({ pattern: sticky(`(?:${source})`), take }))
const IDLE_WORD = sticky(IDLE)

function valuesIn(items: readonly Item[]): Value[] {
  return items.flatMap((item) =>
    item.kind === 'quantity' && item.quantity.kind !== 'count' && item.quantity.kind !== 'angle'
      ? item.quantity.values
      : [],
  )
}

/** Only half of a right angle is what it comes to with two legs alike. */
const isHalfRight = (items: readonly Item[]): boolean =>
  items.every(
    (item) =>
      item.kind !== 'quantity' || item.quantity.kind !== 'angle' || item.quantity.values[0]?.value === 45,
  )

/** Reads on from a place of a sentence to its end; whether nothing is left over. */
export function readClauses(items: readonly Item[], from: number, removal: Removal): boolean {
  const { text, itemAt } = spoken(items)
  let at = from
  while (at < text.length) {
    if (text[at] === ' ') {
      at++
      continue
    }
    const end = clauseAt(items, text, itemAt, at, removal)
    if (end === undefined) return false
    at = end
  }
  return true
}

function clauseAt(
  items: readonly Item[],
  text: string,
  itemAt: (offset: number) => number,
  at: number,
  removal: Removal,
): number | undefined {
  for (const { pattern, take } of PATTERNS) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (!match || match[0] === '') continue
    const end = at + match[0].length
    const said = items.slice(itemAt(at), itemAt(end - 1) + 1)
    const before: Removal = structuredClone(removal)
    const clause = { groups: match.groups ?? {}, text: match[0], values: valuesIn(said), items: said }
    if (isHalfRight(said) && take(removal, clause)) return end
    Object.assign(removal, before)
  }
  IDLE_WORD.lastIndex = at
  const idle = IDLE_WORD.exec(text)
  return idle ? at + idle[0].length : undefined
}
