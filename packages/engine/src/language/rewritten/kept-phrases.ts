/** Remarks that a deed leaves the rest of the part as it is, or goes along with what is there. */
import type { Entry } from '../lexicon/entry.ts'

const SAME =
  '(?:the same(?: as before)?|unchanged|unaffected|as (?:they|it) (?:are|is|were|was)|untouched|identical)'
const NOT =
  "(?:do not|don't|does not|doesn't|should not|shouldn't|will not|won't|must not|mustn't|is not|isn't|are not|aren't)"

const STAYS =
  '(?:(?:just|simply|should|must|will) )*(?:stays?|remains?|keeps?|is|is left|be left|is kept)(?: (?:fully|completely|entirely|perfectly|still|all))*'
const TURNED = '(?:shaft|rod|pin|axle|spindle|cylinder|dowel|peg|stud|round bar)'

export const KEPT_PHRASES: readonly (readonly [RegExp, Entry])[] = [
  // "The outside dimensions don't change": as nothing that is hollowed out grows.
  [
    new RegExp(
      `(?<=^|[,;] |and |so (?:that )?|while |with )(?:all )?(?:the|its) (?:outside|outer|external|exterior|overall)(?: overall| outside)? (?:dimensions?|sizes?|shape|measurements|envelope|outline|form)(?: of the [a-z]+)? (?:${NOT}(?: be)? (?:changed?|affected|altered|modified)(?: at all| by this| here)?|(?:(?:should|must|will|to) )?(?:stays?|staying|remains?|remaining|is|are|kept|keeps?|being)(?: exactly)? ${SAME})(?= [,.;]|$)`,
      'u',
    ),
    { category: 'filler', concept: 'left as it is' },
  ],
  // "The rest of the shaft stays fully round", "the rest of the block is left as it is": where nothing is cut.
  [
    new RegExp(
      `(?<=^|[,;] |and |but |while )(?:the )?(?:rest|remainder)(?: of (?:it|(?:the|this) (?:[a-z]+ )?[a-z]+))? ${STAYS} (?:${SAME}|uncut|solid|(?<=${TURNED} .*)(?:round|circular|cylindrical|(?:at )?(?:its |the )?full diameter))(?= [,.;]|$)`,
      'u',
    ),
    { category: 'filler', concept: 'left as it is' },
  ],
  // "It follows the rounded corners": as what runs along an edge does.
  [
    /(?<=^|[,;] |and |so (?:that )?)(?:(?:it|this|the chamfer|the fillet|the bevel|which|the chamfer also|the fillet also|and) )*(?:(?:also|simply|should|must|will) )*(?:follows?|following|goes along|runs? along|continues? (?:around|along)|wraps? around|goes around) (?:the|its|all|all of the|these)(?: four)? (?:rounded |filleted |curved |round )(?:corners?|edges?|outline|ends?)(?: (?:too|as well|of the [a-z]+))*(?= [,.;]|$)/u,
    { category: 'filler', concept: 'along the edge' },
  ],
]
