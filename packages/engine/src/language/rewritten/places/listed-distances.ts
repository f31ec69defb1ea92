/** "20 mm and 60 mm from the left end": one list of distances, as "20 and 60 mm" is. */
import { where } from '../../text/heard.ts'
import { type Item, phraseOf, type Sized } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const LIST =
  /(?<!# (?:wide|long|deep|tall|high|thick|x) )#(?: , #)* (?:, )?and #(?= (?:in |away )?from (?:the|its|that) (?:left|right|front|back|rear|top|bottom|upper|lower|near|far|same|[+-] ?[xyz])(?: hand)?(?: (?:end|edge|side|face))?(?: |$))/u

const isLength = (item: Item): item is Sized =>
  item.kind === 'quantity' && (item.quantity.kind === 'length' || item.quantity.kind === 'number')

function listed(items: Item[]): Item[] {
  const found = findSpoken(items, LIST)
  const stretch = found && items.slice(found.from, found.to + 1)
  const lengths = stretch?.filter(isLength) ?? []
  const [first] = stretch ?? []
  if (!found || !stretch || !first || lengths.length !== found.quantities.length) return items
  const phrase = phraseOf([first, ...stretch.slice(1)])
  const list: Item = {
    kind: 'quantity',
    ...phrase,
    quantity: {
      kind: 'list',
      ...phrase,
      values: lengths.flatMap(({ quantity }) => quantity.values),
      approximate: lengths.some(({ quantity }) => quantity.approximate),
    },
  }
  return [...items.slice(0, found.from), list, ...items.slice(found.to + 1)]
}

export const withListedDistances = where('and # from |and # in from |and # away from ', (sentences) =>
  sentences.map(listed),
)
