/** Clauses that say again where it opens, and from where it was measured. */

import type { Clauses } from './clause.ts'
import { AXIS, FACE_OF_BODY, SIDE, sidesIn } from './words.ts'

export const OPENINGS: Clauses = [
  ["(?:so )?(?:it is |it's )?open (?:on|to|at) (?:two|both) sides", (removal) => removal.kind === 'notch'],
  [
    '(?:(?:cut|milled|taken|removed) )?(?:out of|into|from|off|of) (?:it|them|each(?: of them)?)(?= [,.;]|$| with | and | in )',
    () => true,
  ],
  // How it was measured, and from where.
  [
    `\\( ?measured(?: (?:in|along) ${AXIS})?(?: from (?:the )?(?<side>${SIDE})${FACE_OF_BODY})? \\)|measured(?: (?:in|along) ${AXIS.replace('axis>', 'axis2>')})? from (?:the )?(?<side2>${SIDE})${FACE_OF_BODY}`,
    (removal, { groups }) => {
      removal.again.push(...sidesIn(groups['side'] ?? groups['side2'] ?? ''))
      return true
    },
  ],
]
