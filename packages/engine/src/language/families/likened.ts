/** "an object resembling a staircase with three steps": where nothing else says what the part is, what it is said to resemble. */
import { familyNamed } from '../../library/families/registry.ts'
import { asFiller, conceptOf, type Item, means } from '../text/items.ts'

const LIKENS = /^(?:resembl|like$|looks? like|shaped like|similar to|reminiscent)/iu

/** The family's noun behind "an object that resembles a". */
function likenedAt(items: readonly Item[], like: number): number | undefined {
  if (!LIKENS.test(items[like]?.text ?? '')) return undefined
  const before = means(items[like - 1], 'determiner', 'the') ? items[like - 2] : items[like - 1]
  if (!means(before, 'whole')) return undefined
  let noun = like + 1
  while (means(items[noun], 'determiner') || means(items[noun], 'filler') || means(items[noun], 'shape'))
    noun++
  return familyNamed(conceptOf(items[noun], 'solid') ?? '') ? noun : undefined
}

/** The first sentence with the likeness as its noun; nothing where it likens the part to no family's. */
export function withLikened([first = [], ...rest]: readonly Item[][]): Item[][] | undefined {
  const like = first.findIndex((_, at) => likenedAt(first, at) !== undefined)
  if (like < 0) return undefined
  const from = first.findLastIndex((item, at) => at < like && means(item, 'whole'))
  return [
    first.map((item, at) => (at >= from && at <= like ? asFiller(item, 'what it resembles') : item)),
    ...rest,
  ]
}
