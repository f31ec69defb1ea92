/** "25 mm long (flange included)", "60 mm long including its head": the size is that of all of it together. */
import { asTerm, type Item, means, phraseOf } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'

const PIECE = '(?:the |its |both |all |two |each )*(?:[a-z]+ )?[a-z]+'
const INCLUDED = new RegExp(
  `(?:\\( (?:with )?${PIECE} (?:is |are )?(?:included|counted)(?: in (?:this|that|it))? \\)|(?:\\( |, )?(?:including|inclusive of|counting) ${PIECE}(?: \\))?(?= [,.;)]|$| and ))`,
  'u',
)

const isPiece = (item: Item): boolean =>
  means(item, 'solid') || means(item, 'member') || means(item, 'portion') || means(item, 'edge', 'end')

function withIncluded(items: Item[]): Item[] {
  const found = findSpoken(items, INCLUDED)
  if (!found) return items
  const before = items[found.from - 1]
  const said = items.slice(found.from, found.to + 1)
  const sized = before?.kind === 'quantity' || means(before, 'dimension') || means(before, 'axis')
  // What has sizes of its own there is told, not only counted in.
  if (!sized || !said.some(isPiece) || said.some(({ kind }) => kind === 'quantity')) return items
  const phrase = phraseOf(said as [Item, ...Item[]])
  const term = asTerm(phrase, { category: 'filler', concept: 'all of it' }, { form: 'overall' })
  return [...items.slice(0, found.from), term, ...items.slice(found.to + 1)]
}

export const withIncludedPieces = (sentences: readonly Item[][]): Item[][] => sentences.map(withIncluded)
