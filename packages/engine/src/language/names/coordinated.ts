/**
 * "The bottom and top cylinders both have …", where a third one of them is told besides: each of the two is told so, in a
 * sentence of its own.
 */
import { where } from '../text/heard.ts'
import { asFiller, type Item, means } from '../text/items.ts'

const isLabel = (item: Item | undefined): boolean =>
  means(item, 'face', '+z', '-z') || means(item, 'place', 'centre') || means(item, 'ordinal')

interface Pair {
  labels: readonly [number, number]
  noun: number
}

/** "The first and third sections": two labels and one noun for both, at the beginning of a sentence. */
function pairAt(items: readonly Item[]): Pair | undefined {
  let at = 0
  while (means(items[at], 'filler') || means(items[at], 'conjunction') || items[at]?.kind === 'mark') at++
  if (!means(items[at], 'determiner', 'the') || !isLabel(items[at + 1])) return undefined
  if (!means(items[at + 2], 'conjunction', 'and')) return undefined
  const second = means(items[at + 3], 'determiner', 'the') ? at + 4 : at + 3
  const noun = items[second + 1]
  const verb = means(items[second + 2], 'which', 'both', 'each') ? second + 3 : second + 2
  const told = means(items[verb], 'have') || means(items[verb], 'be')
  if (!isLabel(items[second]) || noun?.kind !== 'term' || !noun.plural || !means(noun, 'solid') || !told)
    return undefined
  return { labels: [at + 1, second], noun: second + 1 }
}

const formOf = (item: Item | undefined): string => (item?.kind === 'term' ? item.form : '')

/** The sentence with one of the two labels before its noun; "both" and "each" are then only said again. */
function toldOf(items: readonly Item[], { labels, noun }: Pair, label: number): Item[] {
  const [first] = labels
  const single = { ...(items[noun] as Item), plural: false } as Item
  // Each is told with words of its own: what one was understood by says nothing of the other.
  const rest = items
    .slice(noun + 1)
    .map((item) => (means(item, 'which', 'both', 'each') ? asFiller(item, 'each of the two') : { ...item }))
  return [...items.slice(0, first).map((item) => ({ ...item })), items[label] as Item, single, ...rest]
}

export const withCoordinated = where(
  [' ordinal:| face:+z| face:-z|place:centre', 'conjunction:and', ' be:| have:'],
  (sentences) => {
    return sentences.flatMap((items, index) => {
      const pair = pairAt(items)
      if (!pair) return [items]
      const noun = formOf(items[pair.noun])
      const others = sentences
        .filter((_, at) => at !== index)
        .some((other) => other.some((item, at) => formOf(item) === noun && isLabel(other[at - 1])))
      return others ? pair.labels.map((label) => toldOf(items, pair, label)) : [items]
    })
  },
)
