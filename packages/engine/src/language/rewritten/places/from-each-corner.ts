/** "a 6 mm hole 10 mm from each corner": one in each corner, and so far from both of its edges. */
import { where } from '../../text/heard.ts'
import { asTerm, commaAt, type Item, unsaid } from '../../text/items.ts'
import { littleWord } from '../../text/little-words.ts'
import { findSpoken } from '../../text/spoken.ts'

const FROM_EACH =
  /(?<=(?:^| )(?:a|an|one) (?:(?:#|ø#|m\d[^ ]*) )?(?:[a-z]+ ){0,3}(?:hole|bore)(?: [^.;]*)? )# (?:in |away )?from (?:each|every)(?: of the(?: four)?)? corners?(?= [,.;]|$| of | and )/u

function retold(items: Item[]): Item[] {
  const found = findSpoken(items, FROM_EACH)
  const size = found && items[found.from]
  if (!found || !size) return items
  const [corner, ...between] = items.slice(found.from + 1, found.to + 1).toReversed() as [Item, ...Item[]]
  const edges = unsaid(corner, { category: 'edge', concept: 'edge' }, 'edges', 'edge')
  return [
    ...items.slice(0, found.from),
    littleWord(size, 'in'),
    unsaid(size, { category: 'which', concept: 'each' }, 'each'),
    asTerm(corner, { category: 'edge', concept: 'corner' }, { form: 'corner' }),
    commaAt(size.span[0]),
    size,
    ...between.toReversed().filter(({ text }) => /^from$/iu.test(text)),
    littleWord(corner, 'the'),
    { ...edges, plural: true },
    ...items.slice(found.to + 1),
  ]
}

export const withFromEachCorner = where(['hole|bore', ' corner', 'each|every'], (sentences) =>
  sentences.map(retold),
)
