/** "This is a shaft with two sections. … Chamfer both ends of the shaft": told by its sections, the shaft is all of them. */
import { ORDER } from '../lexicon/order.ts'
import { where } from '../text/heard.ts'
import { asTerm, conceptOf, type Item, means, type Term } from '../text/items.ts'

const SECTION = /^(?:section|segment|step|tier|stage|portion)$/iu

const UPPER = /^(?:upper|top|last|final)$/iu

/** "the second section", "a third step", "the upper segment". */
const isFurther = (items: readonly Item[], at: number): boolean =>
  SECTION.test(items[at]?.text ?? '') &&
  (ORDER.slice(1).includes(conceptOf(items[at - 1], 'ordinal') ?? '') ||
    UPPER.test(items[at - 1]?.text ?? ''))

const isSize = (item: Item): boolean =>
  item.kind === 'quantity' && item.quantity.kind !== 'count' && item.quantity.kind !== 'designation'

/** The noun that the opening line announces, without a size of its own. */
function titleIn(items: readonly Item[]): Term | undefined {
  if (items.some(isSize)) return undefined
  const noun = items.find((item) => means(item, 'solid'))
  return noun?.kind === 'term' && !noun.plural ? noun : undefined
}

export const withWholeOfSections = where(
  ' section | segment | step | tier | stage | portion ',
  (sentences) => {
    const [opening = [], ...rest] = sentences
    const title = titleIn(opening)
    if (
      !title ||
      SECTION.test(title.text) ||
      !rest.some((items) => items.some((_, at) => isFurther(items, at)))
    )
      return sentences
    const isTitle = (items: readonly Item[], at: number): boolean => {
      const item = items[at]
      return item?.kind === 'term' && item.form === title.form && means(items[at - 1], 'determiner', 'the')
    }
    return sentences.map((items, sentence) =>
      sentence === 0
        ? items
        : items.map((item, at) =>
            isTitle(items, at) ? asTerm(item, { category: 'whole', concept: 'whole' }) : item,
          ),
    )
  },
)
