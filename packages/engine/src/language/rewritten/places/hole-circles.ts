/** "six 9 mm holes on a 75 mm circle": the circle that the holes lie on, in the words of a part that has one of its own. */

import { type Scope, sensesOf } from '../../lexicon/lexicon.ts'
import { type Item, means } from '../../text/items.ts'

const BOLT_CIRCLE = 'bolt circle'
const ON = new Set(['on', 'along', 'around'])

export function withHoleCircles(sentences: readonly Item[][], scope: Scope): Item[][] {
  const senses = sensesOf(BOLT_CIRCLE, scope)
  if (!senses) return [...sentences]
  return sentences.map((items) =>
    items.flatMap((item, at) => {
      const next = items[at + 1]
      // "a 75 mm diameter circle": its diameter is what a bolt circle has.
      if (means(item, 'dimension', 'diameter') && next?.kind === 'term' && isHoleCircle(items, at + 1))
        return []
      return item.kind === 'term' && isHoleCircle(items, at)
        ? [{ ...item, form: BOLT_CIRCLE, senses }]
        : [item]
    }),
  )
}

function isHoleCircle(items: readonly Item[], at: number): boolean {
  if (!means(items[at], 'portion', 'circle', BOLT_CIRCLE)) return false
  // "on a", "on a 75 mm", "around the 75 mm diameter".
  const lead = items.findLastIndex((item, index) => index < at && item.kind === 'term' && ON.has(item.form))
  if (lead < 0 || at - lead > 4) return false
  return items.slice(0, lead).some((item) => item.kind === 'term' && /\b(?:hole|bolt|screw)$/.test(item.form))
}
