/** "A sphere 40 mm in diameter with the top 10 mm cut off": the slice in the same breath, told as a sentence of its own. */
import { where } from '../../text/heard.ts'
import { type Item, isMark, means, unsaid } from '../../text/items.ts'
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

const FLAT =
  /(?<=[a-z#] )(?:, )?(?:with|that has|which has|having|and has|and) a flat(?: (?:spot|face|area|surface|base|cut))?(?: (?:cut|ground|milled|sliced|made))?(?: (?:on|at|in))? (?:the |its )?(?:top|bottom)(?= )/u

/** "a ball 50 mm in diameter with a flat on the bottom, 20 mm below the center": by itself, once the ball has its size. */
function flatApart(items: readonly Item[]): Item[][] {
  const found = items.some((item) => means(item, 'solid', 'sphere')) ? findSpoken(items, FLAT) : undefined
  const sized = found && items.slice(found.from).some(({ kind }) => kind === 'quantity')
  if (!found || !sized) return [[...items]]
  const [head, tail] = [items.slice(0, found.from), items.slice(found.from)]
  return isMark(tail[0]) ? [head, tail.slice(1)] : [head, tail]
}

export const withInlineSlices = where(' off |removed|cut away|truncated| a flat', (sentences) =>
  sentences.flatMap(apart).flatMap(flatApart),
)
