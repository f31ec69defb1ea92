/**
 * "a circular pocket with an outer diameter of 60 mm and an inner diameter of 30 mm", "an annular recess between the
 * diameters 30 mm and 60 mm": a pocket with two circles is a ring groove in a face.
 */
import { where } from '../../text/heard.ts'
import { asTerm, type Item, means, unsaid } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const isPocket = (item: Item): boolean => means(item, 'feature', 'pocket')

const hasBoth = (items: readonly Item[]): boolean =>
  ['Diameter', 'Radius'].some((size) =>
    ['outer', 'inner'].every((side) => items.some((item) => means(item, 'dimension', `${side}${size}`))),
  )

const BETWEEN =
  /(?:between (?:the )?diameters (?:of )?# and #|(?:between|from) ø# (?:and|to) ø#|from (?:an? )?#(?: (?:in )?diameter)? to (?:an? )?# (?:in )?diameter)(?= |$)/u

/** "Ø60" as a length: which diameter it is others say. */
const unmarked = (item: Item): Item => {
  if (item.kind !== 'quantity' || item.quantity.kind !== 'marked') return item
  const { dimension: _, ...quantity } = item.quantity
  return { ...item, quantity: { ...quantity, kind: 'length' } }
}

/** Each of the two sizes with the circle whose it is. */
function withCircles(items: readonly Item[]): Item[] {
  const found = items.some((item) => means(item, 'feature', 'groove'))
    ? findSpoken(items, BETWEEN)
    : undefined
  if (found?.quantities.length !== 2) return [...items]
  const [first, second] = found.quantities.map((at) => unmarked(items[at] as Item)) as [Item, Item]
  const word = (size: Item, side: 'inner' | 'outer'): Item =>
    unsaid(size, { category: 'dimension', concept: `${side}Diameter` }, `${side} diameter`)
  const value = (size: Item): number => (size.kind === 'quantity' ? (size.quantity.values[0]?.value ?? 0) : 0)
  const [inner, outer] = value(first) < value(second) ? [first, second] : [second, first]
  return [
    ...items.slice(0, found.from),
    word(inner, 'inner'),
    inner,
    unsaid(outer, { category: 'conjunction', concept: 'and' }, 'and'),
    word(outer, 'outer'),
    outer,
    ...items.slice(found.to + 1),
  ]
}

export const withRingPockets = where('feature:pocket|feature:groove', (sentences) => {
  // Only where every pocket is that one: the two sizes are then its own.
  const told = sentences.findIndex((items) => items.some(isPocket) && hasBoth(items))
  const nouns = new Set(
    sentences
      .flat()
      .filter(isPocket)
      .map(({ text }) => text.toLowerCase()),
  )
  const read =
    told >= 0 && nouns.size === 1
      ? sentences.map((items) =>
          items.map((item, at) =>
            isPocket(item)
              ? asTerm(item, { category: 'feature', concept: 'groove' })
              : means(item, 'shape', 'circular', 'round') && isPocket(items[at + 1] as Item)
                ? asTerm(item, { category: 'filler', concept: 'round by its two circles' })
                : item,
          ),
        )
      : sentences
  return read.map(withCircles)
})
