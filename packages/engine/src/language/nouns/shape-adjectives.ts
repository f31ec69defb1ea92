/** The adjectives of shape before a noun: "a square plate", "a right triangular prism". */
import { conceptOf, type Item } from '../text/items.ts'
import type { Mention } from './mentions.ts'

/** Two adjectives in one. */
const RIGHT_KIND = /^right(?: angled?)? (?<kind>triang|trapez)/u
const KINDS: Readonly<Record<string, string>> = { triang: 'triangular', trapez: 'trapezoidal' }

export const shapeAdjectives = (items: readonly Item[], mention: Mention): [string, Item][] =>
  items.slice(mention.start, mention.head).flatMap((item): [string, Item][] => {
    const concept = conceptOf(item, 'shape')
    const kind = item.kind === 'term' ? KINDS[RIGHT_KIND.exec(item.form)?.groups?.['kind'] ?? ''] : undefined
    return concept ? [[concept, item], ...(kind ? [[kind, item] as [string, Item]] : [])] : []
  })
