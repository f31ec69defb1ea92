/** Verbs that give a drawn figure its third size, where what they speak of was drawn: "raise it by 9 mm", "pushed up 6 mm". */
import type { Entry } from '../../lexicon/entry.ts'

const EXTRUDE: Entry = { category: 'operation', concept: 'extrude' }

const VERB = '(?:raise|push|pull|lift|thicken|grow|stretch|bring|build|draw|fatten|inflate|project|expand)'
const DONE =
  '(?:raised|pushed|pulled|lifted|thickened|grown|stretched|brought|built|drawn out|drawn up|fattened|projected|expanded)'
const FIGURE =
  '(?:sketch|shape|figure|profile|outline|circle|square|rectangle|triangle|polygon|hexagon|octagon|pentagon|ellipse|oval|trapezoid|trapezium|semicircle|face|region|area|contour|loop|drawing|section|cross section|letter|result|whole thing|lot|thing)'
const IT = `(?:it|this|that|them|both|everything|(?:the|this|that)(?: whole| entire| closed| resulting| finished)? ${FIGURE})`
const WAY =
  '(?: straight)?(?: up| upwards?| out| outwards?| vertically| into (?:3d|a solid|the third dimension))*'
const FAR = '(?:by|to|#|along|in|until|through|for|over)'

/** Told of what was drawn, and how far: "a boss raised 3 mm above the plate" is another matter. */
export const EXTRUDING: readonly (readonly [RegExp, Entry])[] = [
  [new RegExp(`(?<![a-z])${VERB}(?= ${IT}${WAY} ${FAR}(?: |$))`, 'u'), EXTRUDE],
  [
    new RegExp(
      // Asked of every word: what was drawn before it is looked for last.
      `(?<![a-z])${DONE}(?<=${FIGURE}s? .*)(?: straight)?(?: up| upwards?| out)?(?= (?:by |to |along |in (?:the )?[xyz] |(?:a|its) (?:height|thickness|depth) of )*#(?! (?:above|over|from|off|below|higher)))`,
      'u',
    ),
    EXTRUDE,
  ],
  // "extrude it another 30 mm": so far, from where it is drawn.
  [
    new RegExp(
      `(?<=extruded? (?:${IT} )?(?:up |upwards? )?(?:by )?)(?:another|a further|an additional|an extra)(?= #)`,
      'u',
    ),
    { category: 'filler', concept: 'as far as is said' },
  ],
]
