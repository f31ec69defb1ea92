/** What is taken off and has no noun of its own: a corner that is cut off, a top cut at a slope. */

import type { Item } from '../text/items.ts'
import { sticky } from './clauses/read.ts'
import { type Head, LEAD } from './head.ts'
import { newRemoval, type RemovalKind } from './removal.ts'

const CORNER = sticky(
  `${LEAD}(?:cut|saw|chop|slice|trim|take|machine|mill|cut away|cut off|saw off|chop off|slice off|trim off|remove)(?: (?:off|away))?(?= (?:(?:one of the|one of its|the|one|all|all four|each)(?: of the)?(?: four)? )(?:(?:top|bottom|upper|lower|front|back|rear|left|right|vertical|upright|outer) )*(?:corners?|edge)(?: |$))`,
)
const SLOPED = 'an? (?:slope|slant|angle|incline)'
const THE_TOP = '(?:the|its) top(?: (?:face|side|surface))?(?: of (?:it|(?:the|this) [a-z]+))?'
const SLOPE = sticky(
  `${LEAD}(?:(?:cut|mill|machine|slice|saw|make)(?: (?:off|down))? ${THE_TOP}(?: off)?(?: (?:at|on|with|in|to) ${SLOPED}| sloping| sloped?| slanted| diagonally)?|slope ${THE_TOP}|${THE_TOP} (?:is cut (?:at|on|with|to) ${SLOPED}|is (?:sloped|slanted|sloping)|slopes))`,
)
const BEVEL = sticky(`${LEAD}(?:cut|mill|machine|put|add|make) a (?:bevel|slant)(?= )`)
/** "round the top of the block with two 15 mm fillets". */
const ROUNDED = sticky(
  `${LEAD}(?:round|round over|round off|fillet)(?: (?:over|off))? the top(?: (?:end|face))?(?: of (?:it|(?:the|this) [a-z]+))?(?: (?:over|off))?`,
)
/** "cut away the top right part": a step by where it is. */
const PART = sticky(
  `${LEAD}(?:cut|mill|machine|take|saw)? ?(?:cut away|remove|cut off|cut out|take away|take off|away|off|out) the(?= (?:(?:top|bottom|upper|lower) (?:left|right|front|back|rear)|(?:left|right|front|back|rear) (?:top|bottom|upper|lower)) (?:part|portion|section|piece)(?: |$))`,
)

const HEADLESS: readonly (readonly [pattern: RegExp, kind: RemovalKind, form: string])[] = [
  [CORNER, 'corner', 'corner'],
  [SLOPE, 'slope', 'slope'],
  [BEVEL, 'corner', 'bevel'],
  [PART, 'step', 'step'],
  [ROUNDED, 'round top', 'round top'],
]

export function headless(
  items: readonly Item[],
  text: string,
  itemAt: (offset: number) => number,
): Head | undefined {
  for (const [pattern, kind, form] of HEADLESS) {
    pattern.lastIndex = 0
    const match = pattern.exec(text)
    if (!match) continue
    const end = match[0].length
    const noun = items.slice(itemAt(end - 1), itemAt(end - 1) + 1)
    return { removal: newRemoval(kind, form), from: 0, on: end, noun, doubtful: false }
  }
  return undefined
}
