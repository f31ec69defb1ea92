/**
 * "a bore through the disc and hub": one article for both, so the hub is the one that was told. "With a 20 mm outer
 * diameter, 12 mm bore and 30 mm length": each entry of the list has the article of the first.
 */
import { where } from '../text/heard.ts'
import { type Item, isThing, means, unsaid } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'

const LIST =
  /(?<=with an? # (?:[a-z]+ )*(?:diameter|length|height|thickness|width|od|radius)(?: ,| and|, and) )# (?:through |central |center |centre )*(?:bore|hole)(?= |$)/u

/** Told by the bore's own article the sizes around it stay those of the body. */
function withListed(items: Item[]): Item[] {
  const found = findSpoken(items, LIST)
  if (!found) return items
  const size = items[found.from] as Item
  return items.toSpliced(found.from, 0, unsaid(size, { category: 'determiner', concept: 'a' }, 'a'))
}

/** Told by this word, or by one that it ends: "the base plate" is the plate. */
const isTold = (told: ReadonlySet<string>, form: string): boolean =>
  told.has(form) || [...told].some((each) => each.endsWith(` ${form}`))

const isThrough = (item: Item | undefined): boolean =>
  /^(?:down |right |straight )?through$/iu.test(item?.text ?? '')

export const withSharedArticles = where(
  ['conjunction:and|with a # |with an # ', 'determiner:the|with a # |with an # |through '],
  (sentences) => {
    const told = new Set<string>()
    return sentences.map(withListed).map((items) =>
      items.flatMap((item, at) => {
        const known = isThing(item) && isTold(told, item.form)
        if (isThing(item)) told.add(item.form)
        const joined =
          known &&
          means(items[at - 1], 'conjunction', 'and') &&
          isThing(items[at - 2]) &&
          (means(items[at - 3], 'determiner', 'the') || isThrough(items[at - 3]))
        // "a hole through boss and plate": both were told.
        const bored = known && !item.plural && isThrough(items[at - 1])
        return joined || bored
          ? [unsaid(item, { category: 'determiner', concept: 'the' }, 'the'), item]
          : [item]
      }),
    )
  },
)
