/** "three sections: Ø30 x 40 mm, 20 mm diameter by 25 mm long": a diameter and a length in one figure are two sizes. */
import { type Item, type Sized, unsaid } from '../../text/items.ts'

const isPair = (item: Item): item is Sized =>
  item.kind === 'quantity' &&
  item.quantity.kind === 'size' &&
  item.quantity.values.length === 2 &&
  item.quantity.values.some(({ label }) => label === 'diameter')

/** "[40 mm] diameter [60 mm] long". */
function apart(pair: Sized): Item[] {
  const { quantity } = pair
  return quantity.values.flatMap(({ label, ...value }): Item[] => {
    const size: Sized = {
      ...pair,
      text: value.text,
      span: value.span,
      quantity: { ...quantity, kind: 'length', values: [value], text: value.text, span: value.span },
    }
    const name =
      label === 'diameter'
        ? unsaid(size, { category: 'dimension', concept: 'diameter' }, 'diameter')
        : unsaid(size, { category: 'dimension', concept: 'length' }, 'long')
    return [size, name]
  })
}

/** One alone is the size of the bar itself. */
export const withPairsApart = (items: Item[]): Item[] =>
  items.filter(isPair).length < 2 ? items : items.flatMap((item) => (isPair(item) ? apart(item) : [item]))
