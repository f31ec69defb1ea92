/** "a square pyramid frustum, 60 mm at the bottom, 30 mm at the top": squares there, as a pyramid has them; a frustum by itself is round. */
import { where } from '../../text/heard.ts'
import { type Item, unsaid } from '../../text/items.ts'
import { findAllSpoken } from '../../text/spoken.ts'

const SIDE = /#(?= (?:at|on) (?:the|its) (?:bottom|base|top|foot|lower end|upper end)(?= |$))/u

/** Where it is told how wide such a one is. */
const withSquares = (items: Item[]): Item[] =>
  findAllSpoken(items, SIDE).reduceRight<Item[]>(
    (read, { to }) => [
      ...read.slice(0, to + 1),
      unsaid(read[to + 1] as Item, { category: 'shape', concept: 'square' }, 'square'),
      ...read.slice(to + 1),
    ],
    items,
  )

export const withSquareFrusta = where(['pyramid', 'frustum|truncated'], (sentences) =>
  sentences.map(withSquares),
)
