/**
 * "a small prism on top of a large prism", "the tall cylinder stands on the short one": of two that are called by the
 * same noun, a pair of opposite adjectives tells which is meant. Of a single one they say nothing.
 */
import { where } from '../text/heard.ts'
import { asTerm, type Item, isThing, means } from '../text/items.ts'

/** Each pair, and by which label it is known from then on. */
const CONTRASTS: readonly (readonly [RegExp, RegExp, string, string])[] = [
  [/^(?:small|tiny|little)$/iu, /^(?:large|big|huge)$/iu, 'smaller', 'larger'],
  [/^(?:thin|slim|slender)$/iu, /^thick$/iu, 'slight kind', 'heavy kind'],
  [/^narrow$/iu, /^(?:wide|broad)$/iu, 'slight kind', 'heavy kind'],
  [/^(?:short|low|flat)$/iu, /^(?:tall|long|high)$/iu, 'low kind', 'tall kind'],
]

const MAY_CONTRAST = /^(?:small|tiny|little|thin|slim|slender|narrow|short|low|flat)$/iu

const isAdjective = (item: Item | undefined): boolean =>
  means(item, 'shape') || means(item, 'filler') || means(item, 'which')

/** The noun that an adjective stands before, "one" where that stands for it; "5 mm wide" is a size. */
function nounOf(items: readonly Item[], at: number): string | undefined {
  const before = items[at - 1]
  if (before?.kind === 'quantity' && before.quantity.kind !== 'count') return undefined
  let next = at + 1
  while (next < at + 4 && isAdjective(items[next])) next++
  const noun = items[next]
  if (/^one$/iu.test(noun?.text ?? '')) return 'one'
  return isThing(noun) ? noun.form : undefined
}

export const withContrasted = where(
  ' small | tiny | little | thin | slim | slender | narrow | short | low | flat ',
  (sentences) => {
    if (!sentences.some((items) => items.some(({ text }) => MAY_CONTRAST.test(text)))) return sentences
    const all = sentences.flatMap((items) =>
      items.flatMap((item, at) => {
        const noun = item.kind === 'term' ? nounOf(items, at) : undefined
        return noun ? [{ item, noun }] : []
      }),
    )
    const labels = new Map<Item, string>()
    for (const [low, high, lower, higher] of CONTRASTS) {
      const called = (words: RegExp) => all.filter(({ item }) => words.test(item.text))
      const [lows, highs] = [called(low), called(high)]
      const alike = (a: string, b: string): boolean => a === b || a === 'one' || b === 'one'
      for (const { item, noun } of lows)
        if (highs.some((each) => alike(each.noun, noun))) labels.set(item, lower)
      for (const { item, noun } of highs)
        if (lows.some((each) => alike(each.noun, noun))) labels.set(item, higher)
    }
    if (labels.size === 0) return sentences
    return sentences.map((items) =>
      items.map((item) => {
        const concept = labels.get(item)
        return concept ? asTerm(item, { category: 'ordinal', concept }) : item
      }),
    )
  },
)
