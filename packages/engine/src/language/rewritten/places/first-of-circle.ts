/**
 * "They're equally spaced on a 65 mm bolt circle, with the first hole at the 12 o'clock position": where the circle begins,
 * told behind it. It is a sentence of its own, and no hole that is described by itself.
 */
import { where } from '../../text/heard.ts'
import type { Item } from '../../text/items.ts'
import { putInWords } from '../../text/put-in-words.ts'
import { findSpoken } from '../../text/spoken.ts'
import { CLOCK } from './clock-glosses.ts'

const AROUND = /(?:circle|spaced|distributed|around|pattern)(?= |$)/u

const FIRST = new RegExp(
  `(?:, |and |with |where |starting with )+(?:the )?(?:first|one)(?: (?:hole|one|of them|of the holes|of these|notch|slot|pin))* (?:(?:is|being|located|placed|positioned|lies|sits|right|directly|exactly) )*(?:at|in|on)(?= (?:the )?${CLOCK}(?: position)?(?: [.)])?$)`,
  'u',
)

function parted(items: Item[]): Item[][] {
  const first = findSpoken(items, FIRST)
  const near = first && items[first.from]
  if (!first || !near || !findSpoken(items.slice(0, first.from), AROUND)) return [items]
  return [
    items.slice(0, first.from),
    [...putInWords('one of them is at', near, []), ...items.slice(first.to + 1)],
  ]
}

export const withFirstOfCircle = where(
  ["o'clock", 'circle|spaced|distributed|around|pattern'],
  (sentences) =>
    sentences.some((items) => parted(items).length > 1) ? sentences.flatMap(parted) : sentences,
)
