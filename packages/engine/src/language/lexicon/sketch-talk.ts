/** Words of people who dictate sketches: they carry no geometry of their own. */
import type { Vocabulary } from './entry.ts'

export const sketchTalk: Vocabulary = {
  category: 'filler',
  lines: [
    [
      'sketch talk',
      'combined|combining|combine|uniting|fusing|assembling|resultant|complex|outward|outwards|sketch of|sketches of|drawing of|drawings of|location|downward|downwards',
    ],
    [
      'pronoun',
      'which|in which|of which|for which|wherein|whereby|where|whose|what|they|them|thus|corresponding',
    ],
  ],
}
