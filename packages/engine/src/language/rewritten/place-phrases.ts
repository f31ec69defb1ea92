/** Phrases that tell a place in other words than the reader has for it. */
import type { Entry } from '../lexicon/entry.ts'

const FROM: Entry = { category: 'preposition', concept: 'from' }

export const PLACE_PHRASES: readonly (readonly [RegExp, Entry])[] = [
  // "20 mm below the top edge", "15 mm above the lower edge": so far from it, as one looks at the face.
  [
    /(?<=# )(?:directly |straight )?(?:below|under|down from)(?= (?:the|its) (?:top|upper) edge(?: |$))/u,
    FROM,
  ],
  [
    /(?<=# )(?:directly |straight )?(?:above|over|up from)(?= (?:the|its) (?:bottom|lower) edge(?: |$))/u,
    FROM,
  ],
  // "to the right of it … on the same line": level with it, as it is anyway.
  [
    /(?<=(?:^| )(?:(?:right|left) of|above|below|next to|beside) .*)(?:, )?(?:and )?(?:(?:on|along|at|in) )(?:the|this|that) same (?:(?:horizontal|vertical|long|short) )?(?:cent(?:er|re) ?line|line|level|height|axis|row)(?= [,.;)]|$| and )/u,
    { category: 'filler', concept: 'level with the other' },
  ],
  // "both holes, in the same direction".
  [
    /(?<=(?:^| )(?:both|two|holes|slots|bores)(?: .*)? )(?:, )?(?:and )?(?:in|along|facing|running) the same (?:direction|way)(?= [,.;)]|$| and )/u,
    { category: 'filler', concept: 'both one way' },
  ],
]
