/** Two rectangles that make a cross: "that share one center and are perpendicular to each other". */
import { FIGURES, type Sizes } from './figures.ts'
import { boxOf, heightOf, widthOf } from './loop.ts'
import type { Known } from './told-sizes.ts'
import { here, type Scanner } from './writing.ts'

/** "a plus made of two rectangles". */
export const MADE_OF_TWO = here(
  '(?:,|which is|that is|made|formed|composed|consisting|built| )*(?:made|formed|composed|consisting|built)(?: up)? (?:of|by|from) two (?:(?:identical|equal|perpendicular|crossing|overlapping|intersecting) )*(?:rectangles|bars|strips|arms)',
)

const EACH_OTHER = '(?: (?:to |with )?(?:each other|one another))?'
const LEADS = '(?:(?:,|that|which|and|are|is|lie|placed|positioned|both|drawn|they|should|be)(?= )\\s?)*'
/** "two perpendicular 40 by 12 mm rectangles". */
export const SQUARE_TWO = here('(?:(?:identical|equal|equally sized|congruent) )?perpendicular')

const CROSS = here(`${LEADS}(?:cross(?:ing)?|intersect(?:ing)?|overlap(?:ping)?)${EACH_OTHER}`)
const MIDDLES = '(?:centers?|centres?|middles?|midpoints?)(?: points?)?'
/** "with their centers at the same point", "whose centers coincide". */
const COINCIDE = `(?:with|having|whose|and|their|the|both)(?: (?:their|the|both))* ${MIDDLES} (?:(?:are |being |lying |lie )?(?:in|at|on) (?:the same|one|a common|a single) (?:point|place|spot|position)|(?:are )?coincid(?:e|ing|ent))|with coincid(?:ing|ent) ${MIDDLES}`
const SAME_MIDDLE = here(
  `${LEADS}(?:${COINCIDE}|(?:shar(?:e|ing)|hav(?:e|ing)|with|at|about|around|on|in) (?:the same|one|a common|their|the|a shared)(?: common)? ${MIDDLES}|concentric|(?:centered|centred) (?:on|at|over) (?:each other|one another|the same point|the origin))`,
)
const SQUARE_TO = here(
  `${LEADS}(?:perpendicular|(?:at|under|in|forming|form|to form) (?:a right angle|right angles|(?:a cross|a plus)(?: sign| shape)?)|(?:rotated|turned|at) (?:by )?#(?<a>\\d+) degrees)${EACH_OTHER}|${LEADS}(?:with )?one(?: of (?:them|which))?(?: is| being)? (?:rotated|turned)(?: by)? #(?<b>\\d+) degrees(?: (?:relative|with respect|compared) to the other(?: one)?| about (?:that|the|their) (?:center|centre))?|${LEADS}one (?:is )?(?:placed |drawn )?(?:horizontal(?:ly)?|vertical(?:ly)?)(?: ,)? and (?:one|the other)(?: one)?(?: is)? (?:placed |drawn )?(?:horizontal(?:ly)?|vertical(?:ly)?)`,
)

/** Whether it is said here that they cross, or that they lie square to each other about one middle; half of that is no cross. */
export const takeCrossing = (scan: Scanner, known: Known, square: boolean): boolean =>
  scan.attempt(() => {
    const said = { crosses: false, middle: false, square }
    for (;;) {
      const turned = scan.attempt(() => {
        const told = scan.take(SQUARE_TO)
        const turn = told?.groups?.['a'] ?? told?.groups?.['b']
        return told && (turn === undefined || known.number(Number(turn)) === 90) ? true : undefined
      })
      if (turned) said.square = true
      else if (scan.take(CROSS)) said.crosses = true
      else if (scan.take(SAME_MIDDLE)) said.middle = true
      else return said.crosses || (said.middle && said.square) ? true : undefined
    }
  }) ?? false

/** The arms of the cross by the rectangle that lies along either of them; what it leaves of the sizes stays to be taken. */
export function armsBy(sizes: Sizes): Sizes | undefined {
  const bar = FIGURES.rectangle(sizes, new Set())
  if (!bar) return undefined
  const box = boxOf(bar.loop)
  const arms = sizes.copy()
  arms.give('arm length', Math.max(widthOf(box), heightOf(box)))
  arms.give('arm width', Math.min(widthOf(box), heightOf(box)))
  return arms
}
