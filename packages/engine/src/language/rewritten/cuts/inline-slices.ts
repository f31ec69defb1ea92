/** "A sphere 40 mm in diameter with the top 10 mm cut off": the slice in the same breath, told as a sentence of its own. */
import { type Item, means, unsaid } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const SLICED =
  /(?<=\S )(?:, )?(?:(?:with|and|but|having) )?(?:the |its )?(?:top|bottom|upper|lower|uppermost|topmost|lowest|left|right|front|back) # (?:being )?(?:cut off|removed|sliced off|cut away|sawn off|taken off|chopped off|truncated|ground off|shaved off|milled off)$/u

function apart(items: readonly Item[]): Item[][] {
  const found = findSpoken(items, SLICED)
  const size = found && items.findLastIndex(({ kind }) => kind === 'quantity')
  const verb = size === undefined ? undefined : items[size + 1]
  if (
    !found ||
    size === undefined ||
    !verb ||
    !items.slice(0, found.from).some((item) => means(item, 'solid'))
  )
    return [[...items]]
  const clause = items
    .slice(found.from)
    .filter((item, at) => at > 0 || !(item.kind === 'mark'))
    .filter(
      (item) => !means(item, 'preposition', 'with') && !means(item, 'conjunction') && !means(item, 'have'),
    )
  const is = unsaid(verb, { category: 'be', concept: 'is' }, 'is')
  return [items.slice(0, found.from), clause.flatMap((item) => (item === verb ? [is, item] : [item]))]
}

export const withInlineSlices = (sentences: readonly Item[][]): Item[][] => sentences.flatMap(apart)
