/** Stretches that say what a part is for or looks like: they carry no geometry, unless they hold a size. */
import { conceptOf, type Item, isMark, means } from './items.ts'

export interface Dismissed {
  from: number
  end: number
  reason: string
}

const REASONS: Readonly<Record<string, string>> = { for: 'purpose', like: 'resemblance' }

/** "a washer for an M8 bolt" only says what it is for; "holes for M8 bolts" gives the holes their size. */
function carriesSize(item: Item, items: readonly Item[]): boolean {
  if (item.kind !== 'quantity') return false
  return item.quantity.kind !== 'thread' || items.some((other) => means(other, 'feature', 'hole'))
}

export function purposeRanges(items: readonly Item[]): Dismissed[] {
  const found: Dismissed[] = []
  for (let at = 0; at < items.length; at++) {
    const concept = conceptOf(items[at], 'purpose')
    if (!concept) continue
    let end = at + 1
    while (
      end < items.length &&
      !isMark(items[end], ',', ';', ')', '(') &&
      !means(items[end], 'preposition', 'with')
    )
      end++
    const stretch = items.slice(at + 1, end)
    const carries = stretch.some(
      (item) => carriesSize(item, items) || (concept === 'for' && means(item, 'feature')),
    )
    if (carries || stretch.length === 0) continue
    found.push({ from: at, end, reason: REASONS[concept] ?? 'purpose' })
    at = end
  }
  return found
}
