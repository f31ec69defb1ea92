/**
 * "a boss at the left end and a pin at the right end, both 10 mm in diameter": sizes behind the last of several things that
 * are those of every one of them. They are told of each; else the last would have them alone.
 */
import { where } from '../text/heard.ts'
import { asFiller, commaAt, type Item, isAnyOf, isMark, isThing, means } from '../text/items.ts'

/** Only sizes: a place or another thing behind "both" says more than this knows. */
const isOfSize = (item: Item): boolean =>
  (item.kind === 'quantity' && item.quantity.kind !== 'count') ||
  isMark(item, ',') ||
  isAnyOf(item, 'dimension', 'conjunction', 'determiner', 'be', 'have') ||
  means(item, 'preposition', 'of', 'with', 'in')

const isEnd = (item: Item | undefined): boolean => item === undefined || isMark(item, ')', ';')

const isOne = (item: Item | undefined): boolean =>
  means(item, 'determiner', 'a') || (item?.kind === 'term' && /^(?:one|another)$/iu.test(item.text))

/** "On its top stand a left rib and a right rib". */
const STANDS = /^(?:stands?|sits?|rises?|lies?|goes?|place|put|add|attach|mount|there (?:is|are))$/iu

/** Each with its own article, one after the other up to where it is said; the first of them may be what others stand on. */
function thingsBefore(items: readonly Item[], end: number): number[] {
  const nouns = items.flatMap((item, at) => (at < end && isThing(item) && !item.plural ? [at] : []))
  const several = items.some((item, at) => at < end && isThing(item) && item.plural)
  const led = nouns.filter((noun, index) => {
    const before = items.slice((nouns[index - 1] ?? -1) + 1, noun)
    const article = before.findLastIndex(isOne)
    const joined = before[article - 1]
    return (
      article >= 0 &&
      (index === 0 ||
        means(joined, 'conjunction', 'and') ||
        isMark(joined, ',') ||
        means(joined, 'preposition', 'with'))
    )
  })
  const opens = led.findLastIndex((noun) => {
    const article = items.slice(0, noun).findLastIndex(isOne)
    const lead = items[article - 1]
    return (
      article <= 0 ||
      means(lead, 'preposition', 'with') ||
      means(lead, 'have') ||
      means(lead, 'be') ||
      STANDS.test(lead?.text ?? '')
    )
  })
  return several || opens < 0 ? [] : led.slice(opens)
}

function withSizesOfBoth(items: Item[]): Item[] {
  const at = items.findIndex(
    (item, index) =>
      means(item, 'which', 'both', 'each') &&
      isMark(items[index - 1], ',', '(') &&
      items[index + 1]?.kind === 'quantity',
  )
  if (at < 0) return items
  let end = at + 1
  while (!isEnd(items[end])) end++
  const sizes = items.slice(at + 1, end)
  const things = thingsBefore(items, at)
  if (things.length < 2 || !sizes.every(isOfSize)) return items
  if (means(items[at], 'which', 'both') && things.length !== 2) return items
  const others = new Set(things.slice(0, -1))
  return items.flatMap((item, index): Item[] => {
    if (index === at) return [asFiller(item, 'told of each')]
    if (!others.has(index)) return [item]
    const comma = commaAt(item.span[1])
    return [item, comma, ...sizes, comma]
  })
}

export const withSaidOfBoth = where('which:both|which:each', (sentences) => sentences.map(withSizesOfBoth))
