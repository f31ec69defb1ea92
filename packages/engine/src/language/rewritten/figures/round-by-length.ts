/** "Ø30 by 25 mm", "a 30 mm diameter x 25 mm pin": a round body by its diameter and, behind it, how long it is. */
import { where } from '../../text/heard.ts'
import { type Item, isMark, means, unsaid } from '../../text/items.ts'

const isDiameter = (items: readonly Item[], at: number): boolean => {
  const item = items[at]
  if (item?.kind === 'quantity')
    return item.quantity.kind === 'marked' && item.quantity.dimension !== 'radius'
  return means(item, 'dimension', 'diameter') && items[at - 1]?.kind === 'quantity'
}

const isBy = (item: Item | undefined): boolean => isMark(item, 'x', '×') || /^by$/iu.test(item?.text ?? '')

const isLength = (item: Item | undefined): boolean =>
  item?.kind === 'quantity' && (item.quantity.kind === 'length' || item.quantity.kind === 'number')

function withLength(items: readonly Item[]): Item[] {
  return items.flatMap((item, at): Item[] => {
    const told = isLength(item) && isBy(items[at - 1]) && isDiameter(items, at - 2)
    const next = items[at + 1]
    // Behind a word of its own it is told already; "by 25 mm from the edge" is a place.
    const open =
      next === undefined || next.kind === 'mark' || means(next, 'conjunction') || means(next, 'solid')
    const before = items.slice(Math.max(0, at - 8), at)
    // "extrude a circle 30 mm in diameter by 25 mm": how far.
    const apart = before.some((each) => means(each, 'feature') || means(each, 'operation', 'extrude'))
    if (!told || !open || apart) return [item]
    const behind = { span: [item.span[1], item.span[1]] as [number, number] }
    return [item, unsaid(behind, { category: 'dimension', concept: 'height' }, '', 'height')]
  })
}

export const withRoundByLength = where(' x #| × #| by #', (sentences) => sentences.map(withLength))
