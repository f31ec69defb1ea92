/**
 * "A camshaft with three eccentric lobes, lying along the X axis. The main shaft is … (X=0 to X=110) …": a first sentence
 * without a size, before bodies that are told by their levels, only names the part. What it promises has to come again.
 */
import { isPromise } from '../lexicon/shaping.ts'
import { asFiller, countOf, type Item, isMark, means } from '../text/items.ts'

const isRange = (item: Item): boolean => item.kind === 'quantity' && item.quantity.kind === 'range'
const LEAST_RANGES = 3

const stem = (text: string): string => text.toLowerCase().replace(/(?:es|s)$/u, '')
const lastWord = (item: Item): string => stem(item.text.split(/[\s-]/u).at(-1) ?? '')

/** Words that would change the bodies, wherever they stand. */
const CHANGES =
  /^(?:hollow|threaded|knurled|tapered|rounded|filleted|chamfered|beveled|bevelled|mirrored|open|closed|split)$/iu

const isThing = (item: Item): boolean =>
  item.kind === 'unknown' || means(item, 'solid') || means(item, 'feature') || means(item, 'portion')

/** The things that it is said to have: behind "with", the last word of each. */
function promised(items: readonly Item[]): { noun: Item; count: number | undefined }[] {
  const from = items.findIndex((item) => means(item, 'preposition', 'with') || means(item, 'have'))
  if (from < 0) return []
  const found: { noun: Item; count: number | undefined }[] = []
  let count: number | undefined
  for (const [index, item] of items.slice(from + 1).entries()) {
    count = countOf(item) ?? count
    const next = items[from + 2 + index]
    const ends =
      next === undefined ||
      isMark(next) ||
      means(next, 'conjunction') ||
      means(next, 'preposition') ||
      means(next, 'make')
    if (isThing(item) && ends) {
      found.push({ noun: item, count })
      count = undefined
    }
    if (isMark(item, ',') && !items.slice(from + 2 + index).some(isThing)) break
  }
  return found
}

export function withExactTitles(sentences: readonly Item[][]): Item[][] | undefined {
  const [title, ...rest] = sentences
  const later = rest.flat()
  if (!title || later.filter(isRange).length < LEAST_RANGES) return undefined
  if (title.some((item) => item.kind === 'quantity' && item.quantity.kind !== 'count')) return undefined
  const words = later.flatMap(({ text }) => text.toLowerCase().split(/[\s-]/u))
  const own = title.flatMap(({ text }) => text.toLowerCase().split(/[\s-]/u))
  if (own.some((word) => isPromise(word, words) || (CHANGES.test(word) && !words.includes(word))))
    return undefined
  if (title.some((item) => isMark(item, ':'))) return undefined
  const told = new Set(later.filter(isThing).map(lastWord))
  const counts = new Set(later.flatMap((item) => countOf(item) ?? []))
  const kept = promised(title).every(
    ({ noun, count }) => told.has(lastWord(noun)) || (count !== undefined && count > 1 && counts.has(count)),
  )
  if (!kept) return undefined
  return [title.map((item) => (isMark(item) ? item : asFiller(item, 'the name of the part'))), ...rest]
}
