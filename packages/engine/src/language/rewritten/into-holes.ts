/** "until it reaches the first hole", "into the vertical bore", "to meet the axis of the main passage": where a hole ends. */
import type { Entry } from '../lexicon/entry.ts'
import { INTO_A_HOLE } from '../worked/into-a-hole.ts'

const MEETS =
  '(?:meets?|reach(?:es)?|hits?|joins?|breaks? (?:through )?(?:in)?to|opens? (?:up )?into|connects? (?:with|to|into)|intersects?|runs? into|enters?|gets to|comes to)'
const TO = [
  `(?:until|till|up to where|to where|so that|such that|so|far enough (?:that|for)) (?:it|they)(?: just)? ${MEETS}`,
  `(?:that|which|and|where it|to) (?:just )?${MEETS}`,
  '(?:opening|breaking|leading|running|ending|reaching|connecting)(?: in)? ?(?:in|into|to|with)',
  'into',
].join('|')
const KIND =
  '(?:first|second|other|main|central|center|centre|vertical|horizontal|upright|previous|big|bigger|large|larger|wide|wider|top|long|lengthwise|blind|deep|axial|through)'
const HOLE = '(?:hole|bore|passage|drilling)'
/** One by its own, where a bore of a pipe or a tube is one through its middle, in whatever part. */
const OTHER = `(?:the (?:axis|cent(?:er|re) ?line|cent(?:er|re) axis|cent(?:er|re)|middle|wall|side) of )?(?:the|that) (?:${KIND} )+${HOLE}(?:'s)?(?: (?:axis|cent(?:er|re) ?line|cent(?:er|re)))?`

export const HOLE_ENDS: readonly (readonly [RegExp, Entry])[] = [
  [
    new RegExp(
      `(?<=(?:^| )(?:hole|bore|port|drill|drilled|passage|cut it|drill it|run it|it)s? (?:.* )?)(?:(?:straight|right|all the way|in|down|up|inwards?|just|,) )*(?:${TO}) ${OTHER}(?= [,.;()]|$| and | from | so )`,
      'u',
    ),
    { category: 'manner', concept: INTO_A_HOLE },
  ],
  // From the round side of a body, whichever its bore is.
  [
    /(?<=(?:^| )(?:hole|drill|drilled|cut it|drill it)s? (?:.* )?)(?:(?:radially|straight|right|in|going|goes|that goes|that runs) )*(?:from|in from) (?:the |its )?(?:outside|outer (?:side|surface|wall|face|diameter)|outside (?:surface|wall|diameter))(?: of (?:the|this|its) [a-z]+)? (?:(?:straight|right|through|all the way|in|inwards?) )*(?:into|to) (?:the|its) (?:(?:center|central|centre|main|middle) )?(?:bore|hole)(?= [,.;()]|$| and | at | on | in | halfway )/u,
    { category: 'manner', concept: INTO_A_HOLE },
  ],
]
