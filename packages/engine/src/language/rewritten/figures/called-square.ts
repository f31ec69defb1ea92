/**
 * "A square plate … through the center of the square", "at the corners of the square": the body that was called square. Where
 * two things are, or a square is drawn besides, which of them it is stays open.
 */
import { where } from '../../text/heard.ts'
import { type Item, isAnyOf, isMark, isThing, means } from '../../text/items.ts'

const isSquare = (item: Item | undefined): boolean => means(item, 'shape', 'square')

/** What a word for a shape is said of: "a square, flat plate". */
function calledSquare(items: readonly Item[], at: number): Item | undefined {
  let next = at + 1
  while (isAnyOf(items[next], 'shape', 'filler', 'which') && next < at + 4) next++
  return isThing(items[next]) ? items[next] : undefined
}

/** "of the square", and nothing behind it that could be square. */
const isMeant = (items: readonly Item[], at: number): boolean =>
  isSquare(items[at]) &&
  means(items[at - 1], 'determiner', 'the') &&
  means(items[at - 2], 'preposition', 'of') &&
  (items[at + 1] === undefined ||
    isMark(items[at + 1]) ||
    isAnyOf(items[at + 1], 'conjunction', 'preposition', 'be', 'have'))

/** "draw a square", "four squares": figures of their own. */
const isFigure = (items: readonly Item[], at: number): boolean =>
  isSquare(items[at]) && !means(items[at - 1], 'determiner', 'the') && items[at - 1]?.kind !== 'quantity'

export const withCalledSquare = where(['of the square|of this square', 'shape:square'], (sentences) => {
  const things = sentences.flatMap((items) =>
    items.flatMap((item, at) => {
      if (!isSquare(item)) return []
      const thing = calledSquare(items, at)
      return thing || isFigure(items, at) ? [thing] : []
    }),
  )
  const [body] = things
  const one =
    body?.kind === 'term' && things.every((thing) => thing?.kind === 'term' && thing.form === body.form)
  if (!one || !means(body, 'solid') || body.plural) return sentences
  return sentences.map((items) =>
    items.map((item, at) => (isMeant(items, at) ? { ...body, text: item.text, span: item.span } : item)),
  )
})
