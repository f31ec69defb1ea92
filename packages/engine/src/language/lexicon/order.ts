/** The words for places in an order, in their order. */
export const ORDER: readonly string[] = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
]

/** Counted from 0. */
export function placeInOrder(word: string | undefined): number | undefined {
  const place = word === undefined ? -1 : ORDER.indexOf(word)
  return place < 0 ? undefined : place
}
