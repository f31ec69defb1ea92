/** Clauses that tell the flats of a ball: how much is gone, or how much is left. */

import { addSides, addSize, type Clauses } from './clause.ts'

export const FLATS: Clauses = [
  [
    `(?:(?:the flat|it|which|that|each|each one|each flat|they) )?(?:removes|removing|takes|taking|cuts|cutting|takes away|cutting away|remove|take)(?: (?:off|away))? #(?: (?:off|away))?(?: (?:from|off|of)(?: of)? (?:it|the [a-z]+|its (?:height|diameter)))?|# (?:is|are) (?:cut|removed|taken|milled)(?: (?:off|away))?(?: (?:from|at) each)?`,
    (removal, { values }) => removal.kind === 'flat' && addSize(removal, 'depth', values[0]),
  ],
  [
    `(?:so (?:that )?|which |and |leaving |making )*(?:(?:it's|it is|it|the (?:ball|sphere)|the|its|overall|total|remaining|height|is|becomes|makes|now|of|comes to|a|leaves|ends up) )*#(?: (?:tall|high|in height|overall|overall height|total height|left))?`,
    (removal, { values, text }) =>
      removal.kind === 'flat' &&
      /tall|high|height|left|leav/u.test(text) &&
      addSize(removal, 'height', values[0]),
  ],
  [
    `(?:on|at) both (?:the )?(?:top and (?:the )?bottom)`,
    (removal) => removal.kind === 'flat' && addSides(removal, ['+z', '-z']),
  ],
]
