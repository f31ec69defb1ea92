/** "(5 + 20 + 5)" behind a size, "(60 - 2 * 8)": how it was reckoned; what it comes to is the size before it. */
import { unread } from '../../operations/unread.ts'
import { type Chunk, isWord } from '../phrases.ts'

/** How far off a result may be that is written rounded. */
const ROUNDED = 0.01

const TERM = /^\s*(\d*\.?\d+)\s*(?:units?|mm|cm)?\s*/u

const OPERATOR = /^(?:[-+*/−–]|plus|minus|times)/u

/** What a row of numbers and operators comes to, products before sums. */
function totalOf(text: string): number | undefined {
  let sum = 0
  let product = 0
  let sign = 1
  let operator = '+'
  let rest = text
  for (let terms = 0; ; terms++) {
    const term = TERM.exec(rest)
    if (!term) return undefined
    const value = Number(term[1])
    if (/^\*|^times/u.test(operator)) product *= value
    else if (operator === '/') product /= value
    else {
      sum += sign * product
      sign = /^[-−–]|^minus/u.test(operator) ? -1 : 1
      product = value
    }
    rest = rest.slice(term[0].length)
    if (rest === '') return terms === 0 ? undefined : sum + sign * product
    const next = OPERATOR.exec(rest)
    if (!next) return undefined
    operator = next[0]
    rest = rest.slice(operator.length)
  }
}

function valueBefore(chunks: readonly Chunk[], at: number): number | undefined {
  const before = chunks.slice(0, at).findLast(({ kind }) => kind === 'size' || kind === 'figures')
  return before?.kind === 'size'
    ? before.size.figures.at(-1)?.value
    : before?.kind === 'figures'
      ? before.figures.at(-1)?.value
      : undefined
}

export function withSums(chunks: readonly Chunk[], prompt: string): Chunk[] {
  for (const [open, chunk] of chunks.entries()) {
    if (!isWord(chunk, '(')) continue
    const close = chunks.findIndex((each, at) => at > open && isWord(each, ')'))
    const value = close < 0 ? undefined : totalOf(prompt.slice(chunk.span[1], chunks[close]?.span[0]))
    if (value === undefined) continue
    const told = valueBefore(chunks, open)
    if (told === undefined || Math.abs(told - value) > ROUNDED * Math.abs(told))
      throw unread(prompt.slice(chunk.span[0], chunks[close]?.span[1]))
    return withSums([...chunks.slice(0, open), ...chunks.slice(close + 1)], prompt)
  }
  return [...chunks]
}
