/** Sentences that speak of the telling, not of the part: "I'll explain step by step", "we can now go on". */
import { type Item, means } from './items.ts'

const SPEAKER = /^(?:i|i'll|i'm|we|we'll|we're|let's|you|you'll)$/iu

/** No size, nothing that makes or changes geometry, and somebody who speaks. */
export function isTalk(items: readonly Item[]): boolean {
  const speaks = items.some((item) => SPEAKER.test(item.text))
  return (
    speaks &&
    items.every(
      (item) =>
        item.kind !== 'quantity' &&
        !means(item, 'solid') &&
        !means(item, 'feature') &&
        !means(item, 'portion') &&
        !means(item, 'manner') &&
        !means(item, 'change') &&
        !means(item, 'operation'),
    )
  )
}
