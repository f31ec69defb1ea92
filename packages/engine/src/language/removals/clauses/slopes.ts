/** Clauses that tell how high a slope is at its sides: "from 40 mm at the back to 20 mm at the front". */

import type { Clauses } from './clause.ts'
import { SIDE, sidesIn } from './words.ts'

export const SLOPES: Clauses = [
  [
    `(?:(?:so|that|it|goes|slopes|runs|is|tapers|drops|down|straight) )*from #(?: (?:tall|high|in height))? (?:at|on|along) (?:the )?(?<first>${SIDE})(?: (?:edge|end|side|face))? (?:down |up )?to #(?: (?:tall|high|in height))? (?:at|on|along) (?:the )?(?<second>${SIDE})(?: (?:edge|end|side|face))?`,
    (removal, { groups, values }) => {
      const [[first], [second]] = [sidesIn(groups['first'] ?? ''), sidesIn(groups['second'] ?? '')]
      const [a, b] = values
      if (!first || !second || !a || !b || removal.kind !== 'slope') return false
      removal.heights.push({ side: first, value: a }, { side: second, value: b })
      return true
    },
  ],
  [
    `(?:(?:it|stays|is|and|goes|slopes|down|drops|only|just|still|remains|to|so|that|there) )*#(?: (?:tall|high|in height))? (?:at|on|along) (?:the )?(?<side>${SIDE})(?: (?:edge|end|side|face))?`,
    (removal, { groups, values }) => {
      const [side, ...more] = sidesIn(groups['side'] ?? '')
      const [value] = values
      if (!side || more.length > 0 || !value || removal.kind !== 'slope') return false
      removal.heights.push({ side, value })
      return true
    },
  ],
]
