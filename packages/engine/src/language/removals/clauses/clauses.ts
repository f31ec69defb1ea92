/** The clauses that tell what is taken off a body, in the order in which they are tried. */

import type { Clauses } from './clause.ts'
import { CORNERS } from './corners.ts'
import { FLATS } from './flats.ts'
import { OPENINGS } from './openings.ts'
import { PLACES } from './places.ts'
import { ROUND_TOPS } from './round-tops.ts'
import { CENTRED, SIDES } from './sides.ts'
import { SIZES } from './sizes.ts'
import { SLOPES } from './slopes.ts'
import { STAIRS } from './stairs.ts'
import { FROM_SIDE_TO_SIDE, WAYS } from './ways.ts'

/** The first that fits is taken: what says more stands before what says less. */
export const CLAUSES: Clauses = [
  ...FROM_SIDE_TO_SIDE,
  ...SLOPES,
  ...STAIRS,
  ...ROUND_TOPS,
  ...FLATS,
  ...PLACES,
  ...SIZES,
  ...CORNERS,
  ...OPENINGS,
  ...SIDES,
  ...WAYS,
  ...CENTRED,
]

/** Words that carry a clause and tell nothing. */
export const IDLE =
  "(?:,|:|\\(|\\)|and|with|which|that's|that|it|it's|they|they're|is|are|be|being|has|have|having|of|a|an|the|this|its|each|goes|going|runs|running|cut|made|also|so|there|there's|one|then|should|will be|itself|flat|flats|step|steps|straight|milled|machined|removed|it is|they are|of them|of these|in size|in total|measured|at|in)"
