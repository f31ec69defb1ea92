/** What was understood, put in plain words that are read like any others: each of its numbers stands where it was said. */
import type { Quantity } from '../quantities/quantity.ts'
import { type Item, readItems } from './items.ts'
import { normalise, type Span } from './normalise.ts'
import { segment } from './segment.ts'
import { tokenise } from './tokens.ts'

/** `line`: one sentence without its full stop; `said`: the words that each of its numbers rests on, in order. */
export function putInWords(line: string, near: Pick<Item, 'span'>, said: readonly Item[]): Item[] {
  const [sentence] = segment(tokenise(normalise(line)), line)
  if (!sentence) return []
  let number = 0
  const from = (): Item | undefined => said[number++]
  const here: Span = [near.span[0], near.span[0]]
  return readItems(sentence, line).map((item): Item => {
    if (item.kind !== 'quantity' || item.quantity.kind === 'count') return { ...item, span: here }
    const values = item.quantity.values.map((value) => {
      const source = from()
      return source ? { ...value, span: source.span, text: source.text } : value
    })
    const span: Span = [
      Math.min(...values.map((value) => value.span[0])),
      Math.max(...values.map((value) => value.span[1])),
    ]
    const spans = values.length > 1 ? here : span
    return { ...item, span: spans, quantity: { ...item.quantity, values, span: spans } as Quantity }
  })
}
