/** "A square tube 40 x 40 mm outside, 30 x 30 mm inside", "the opening is 30 x 30 mm": how large a hollow section is within. */
import { where } from '../../text/heard.ts'
import { asFiller, type Item, means } from '../../text/items.ts'
import { type Found, findAllSpoken } from '../../text/spoken.ts'

const WITHIN =
  '(?:inside|inner size|inner dimensions?|internal dimensions?|inside dimensions?|interior|inner|internally|opening|hollow|cavity|inner opening)'
const TOLD: readonly RegExp[] = [
  new RegExp(
    `(?:the |an? |its |and |with |whose )*${WITHIN}(?: (?:is|are|of|measures|measuring|being|that is|which is|space))* #x#(?: centered| centred| , centered| , centred)?(?= |$)`,
    'u',
  ),
  new RegExp(`#x# (?:on the )?(?:${WITHIN})(?= |$)`, 'u'),
]
const LABELS = ['innerLength', 'innerWidth']

const isSection = (item: Item): boolean => means(item, 'solid', 'box section')

function asInner(items: readonly Item[], { from, to }: Found): Item[] {
  return items.map((item, at) => {
    if (at < from || at > to) return item
    if (item.kind !== 'quantity') return item.kind === 'mark' ? item : asFiller(item, 'within the section')
    const values = item.quantity.values.map((value, index) => ({ ...value, label: LABELS[index] ?? '' }))
    return { ...item, quantity: { ...item.quantity, values } }
  })
}

export const withInnerSections = where('solid:box section', (sentences) => {
  let section = false
  return sentences.map((items) => {
    section ||= items.some(isSection)
    if (!section) return items
    // The size that comes first is the outer one.
    const told = TOLD.flatMap((pattern) => findAllSpoken(items, pattern)).filter(
      ({ from }) => !items.some(isSection) || items.findIndex(({ kind }) => kind === 'quantity') < from,
    )
    return told.reduce<Item[]>((read, found) => asInner(read, found), [...items])
  })
})
