/** "two flanges bolted together", "a flange pair with bolts": two of a thing, with certain words, are another thing. */
import type { Family } from '../../library/families/family.ts'
import { FAMILIES } from '../../library/families/registry.ts'
import { type Item, means } from '../text/items.ts'

const PAIRS: ReadonlyMap<string, Family> = new Map(
  FAMILIES.flatMap((family) => (family.ofTwo ? [[family.ofTwo.noun, family] as const] : [])),
)

/** How many words may stand between the count and its noun. */
const FARTHEST = 4

const isTwo = (item: Item | undefined): boolean =>
  item?.kind === 'quantity' &&
  (item.quantity.kind === 'count' || item.quantity.kind === 'number') &&
  item.quantity.values[0]?.value === 2

const isPair = (item: Item | undefined): boolean => isTwo(item) && item?.text.toLowerCase() === 'pair'

const says = (items: readonly Item[], words: string): boolean => {
  const text = items.map((item) => item.text.toLowerCase()).join(' ')
  return new RegExp(`\\b(?:${words})\\b`, 'u').test(text)
}

/** "two steel flanges", "a pair of flanges", "a flange pair". */
function areTwo(items: readonly Item[], noun: number): boolean {
  if (isPair(items[noun + 1])) return true
  let at = noun - 1
  while (at > noun - FARTHEST && items[at]?.kind === 'term' && !means(items[at], 'solid')) at--
  return isTwo(items[at])
}

export function withPairs(sentences: readonly (readonly Item[])[]): Item[][] {
  const whole = sentences.flat()
  return sentences.map((sentence) => {
    const items = [...sentence]
    for (const [at, item] of items.entries()) {
      if (item.kind !== 'term') continue
      const single = item.senses.find(({ category, concept }) => category === 'solid' && PAIRS.has(concept))
      const family = single && PAIRS.get(single.concept)
      if (!family?.ofTwo || !areTwo(items, at) || !says(whole, family.ofTwo.words)) continue
      const senses = item.senses.map((sense) => (sense === single ? { ...sense, concept: family.id } : sense))
      items[at] = { ...item, senses }
      // "a flange pair" counts behind its noun what is counted before it elsewhere.
      const behind = items[at + 1]
      if (behind && isPair(behind)) items.splice(at, 2, behind, items[at] as Item)
    }
    return items
  })
}
