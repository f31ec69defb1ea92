/** Sentences that speak of the telling, not of the part: "I'll explain step by step", "we can now go on". */
import { type Item, means } from '../text/items.ts'

const SPEAKER =
  /^(?:i|i'll|i'd|i'm|i am|i've|i have|we|we'll|we'd|we're|we are|let|let's|you|you'll|you'd|you can|me|us|my|here's|here)$/iu

/** Verbs of telling: "I'll walk you through it". */
const TELLS =
  /^(?:walk|guide|explain|describe|tell|show|talk|break|lay|lead|take|go|give|list|bear|follow|know|try|hope)$/iu

/** No size, nothing that makes or changes geometry, and somebody who speaks. */
export function isTalk(items: readonly Item[]): boolean {
  const speaks = items.some((item) => SPEAKER.test(item.text))
  const tells = items.some((item) => TELLS.test(item.text))
  return (
    speaks &&
    items.every(
      (item) =>
        item.kind !== 'quantity' &&
        !means(item, 'solid') &&
        !means(item, 'feature') &&
        !means(item, 'portion') &&
        !(means(item, 'manner') && !(tells && means(item, 'manner', 'through'))) &&
        !means(item, 'change') &&
        !means(item, 'operation'),
    )
  )
}
