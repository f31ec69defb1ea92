/**
 * "Do the same cut again but along the Y axis": all that was told of the cut before, once more and the other way. What that leaves,
 * "now there are four notches, 90 degrees apart", says nothing new then.
 */
import { where } from '../text/heard.ts'
import { amountsIn, asTerm, conceptOf, type Item, means } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'

const AGAIN =
  /^(?:(?:then|now|next|finally|and|after that|,) )*(?:do|make|repeat|perform) (?:exactly )?(?:the same|this|that)(?: (?:cut|slot|groove|notch|thing|operation))?(?: again| once more)?(?: ,)?(?: but)? (?:along|in|parallel to) the (?<axis>x|y)(?: axis| direction)?(?: \( [^()]*\))?$/u
const LEFT =
  /^(?:now |so |this way |as a result |then )?(?:,? ?)?(?:there are|you get|this gives|this makes|this leaves) (?:now )?four (?:notches|slots|openings|cuts|grooves)(?: (?:in|on|around|at) the (?:rim|top|wall|edge|tube|top rim|top edge))?(?: ,)?(?: (?:spaced )?@ apart)?$/u

/** Announced in the title: what the two cuts that cross leave. */
const ANNOUNCED =
  /with four (?:notches|slots|openings|cuts|grooves) (?:in|on|around|at) (?:its|the) (?:(?:top|upper) )?(?:rim|edge|wall|end)(?= [,.;]|$)/u

const withoutAnnounced = (items: Item[]): Item[] => {
  const found = findSpoken(items, ANNOUNCED)
  return found ? items.filter((_, at) => at < found.from || at > found.to) : items
}

const isOrder = (items: readonly Item[]): boolean =>
  items.some((item) => means(item, 'operation', 'cut')) &&
  items.some(
    (item, at) => means(item, 'feature') && items.slice(0, at).some((each) => means(each, 'determiner', 'a')),
  )

const axisOf = (item: Item): string | undefined => conceptOf(item, 'axis')

/** The sentences that told of the cut, each item anew, along the other axis. */
function again(block: readonly Item[][], axis: 'x' | 'y'): Item[][] | undefined {
  const axes = new Set(block.flat().flatMap((item) => axisOf(item) ?? []))
  if (axes.size !== 1 || axes.has(axis) || axes.has('z')) return undefined
  return block.map((items) =>
    items.map((item) =>
      axisOf(item) ? asTerm(item, { category: 'axis', concept: axis }, { form: axis }) : { ...item },
    ),
  )
}

const isQuarterTurn = (item: Item): boolean =>
  item.kind !== 'quantity' || item.quantity.kind !== 'angle' || item.quantity.values[0]?.value === 90

export const withSameCutAgain = where('the x|the y', (sentences) => {
  const read: Item[][] = []
  let crossed = false
  for (const [at, items] of sentences.entries()) {
    const axis = findSpoken(items, AGAIN)?.match.groups?.['axis']
    const start = axis ? sentences.findLastIndex((each, index) => index < at && isOrder(each)) : -1
    const block = start < 0 ? [] : sentences.slice(start, at)
    const told = new Set(amountsIn(block.flat()))
    const repeated = block.length > 0 ? again(block, axis as 'x' | 'y') : undefined
    if (repeated && amountsIn(items).every((value) => told.has(value))) {
      read.push(...repeated)
      crossed = true
    } else if (!(crossed && findSpoken(items, LEFT) && items.every(isQuarterTurn))) read.push([...items])
  }
  return crossed ? read.map(withoutAnnounced) : read
})
