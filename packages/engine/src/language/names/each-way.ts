/**
 * "a hole from the front to the back and from the left to the right", "a hole in the X direction and in the Y direction": one
 * along each. Told as "and another from the left to the right"; else only the first would be drilled.
 */
import { where } from '../text/heard.ts'
import { type Item, means, unsaid } from '../text/items.ts'
import { findAllSpoken } from '../text/spoken.ts'

const SIDE = '(?:front|back|rear|left|right|top|bottom)(?: (?:side|face|end))?'
const THE = '(?:the |its )?'
const ACROSS = `from ${THE}${SIDE} (?:through )?to ${THE}${SIDE}`
const ALONG = '(?:in|along) (?:the )?[xyz](?: (?:direction|dimension|axis))'
const AND = '(?: ,)?(?: and)?(?: also)? '
/** Behind one way the next one of its kind. */
const WAYS: readonly RegExp[] = [ACROSS, ALONG].map(
  (way) => new RegExp(`(?<=(?:^| )${way}${AND})(?=${way}(?: |$))(?:from|in|along)`, 'u'),
)

/** What it is that goes there: one hole, whose noun was told right before. */
function isHole(items: readonly Item[], until: number): boolean {
  const noun = items
    .slice(0, until)
    .findLast((item) => means(item, 'feature') || means(item, 'solid', 'cylinder'))
  return noun?.kind === 'term' && !noun.plural && means(noun, 'feature', 'hole')
}

function withAnother(items: Item[]): Item[] {
  const found = WAYS.flatMap((pattern) => findAllSpoken(items, pattern)).toSorted((a, b) => a.from - b.from)
  return found.reduceRight<Item[]>((read, { from }) => {
    const next = read[from]
    if (
      !next ||
      !isHole(items, from) ||
      items.slice(from - 3, from).some(({ text }) => /^(?:one|another)$/iu.test(text))
    )
      return read
    return read.toSpliced(from, 0, unsaid(next, { category: 'determiner', concept: 'a' }, 'another'))
  }, items)
}

export const withEachWay = where(
  ['feature:hole', 'from the |from front|from left|from top| axis | direction | dimension '],
  (sentences) => sentences.map(withAnother),
)
