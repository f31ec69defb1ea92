/** How people say that a flat slice of a body goes: the deed that was done to it, and the side that loses it. */

/** "cut off", "sawn away": what was done, with "off" or without. */
export const TAKEN =
  '(?:cut|sliced|sawn|sawed|trimmed|milled|ground|shaved|chopped|lopped|planed|machined|taken|turned|faced|filed|sanded|removed)'

export const GETS =
  '(?:is|are|was|were|being|gets|has been|have been|that is|which is|should be|must be|will be)'

export const SLICED_SIDE =
  '(?:(?:very|extreme|whole|entire) )*(?:top|bottom|upper|lower|left|right|front|back|rear|underside)(?: (?:(?:hand )?(?:side|end)s?|face|part|surface))?'

/** The top of what comes to a point. */
export const POINT = '(?:tip|apex|peak|point|pointed end|pointed top|highest point|summit)'

const PIECE = '(?:slice|layer|piece|sliver|disc|disk|strip)'

/** "10 mm", "a 10 mm thick slice", "a slice 10 mm thick". */
export const SLICED_AMOUNT = `(?:(?:a |one )#(?: (?:thick|high|tall|long|wide))? ${PIECE}|(?:a |one )(?:flat )?${PIECE}(?: of)? #(?: (?:thick|high|tall|long|wide|in thickness))?|#(?: of (?:it|material|its (?:height|length|width)))?)`

/** "10 mm cut off the top", "a 10 mm thick slice is removed from the left end": what follows is the side. */
export const SLICE_GONE = `${SLICED_AMOUNT} (?:${GETS} )?(?:${TAKEN} (?:off|away)(?: (?:of|from|at))?|(?:cut|sliced|trimmed|taken|removed|sawn|milled|machined) from)`

/** One side or two. */
export const SLICED_SIDES = `(?:both )?(?:the |its )?(?:${SLICED_SIDE}|${POINT})(?: and (?:from |off )?(?:the |its )?${SLICED_SIDE})?`

const FLATLY = '(?: (?:off|away|flat|straight|square|level|cleanly|horizontally|truncated))*'
const AT =
  '(?: (?:,|with|at|along|by|using|on|a|the|flat|horizontal|straight|plane|cut|line|level|located|placed|lying|exactly))*'
const SUBJECT = `(?:the |its )(?<side>top|bottom|upper|lower|${POINT})(?: (?:part|portion|section|end|piece|cap))?(?: of (?:it|(?:the |this )[a-z]+))?`
const GONE = `(?:${GETS} )?${TAKEN}${FLATLY}`
const TRUNCATED = `(?:(?:it|which|that) )?(?:${GETS} )?(?:(?:cut|sliced|sawn|chopped|lopped|trimmed) off|truncated)${FLATLY}`
const BESIDE = `# (?<way>above|below|under) (?:the |its )?(?<from>cent(?:er|re)(?: ?(?:point|line|plane))?|middle|bottom|base|top|${POINT})(?: of (?:it|(?:the |this )[a-z]+))?`
const HEIGHT = 'height(?: of)? #(?: (?:above|from) (?:the|its) (?:base|bottom))?'

/** "the top is cut off 30 mm below its highest point", "cut off at a height of 60 mm": how far the plane lies from an end. */
export const SLICE_PLANES: readonly string[] = [SUBJECT, ''].flatMap((subject) =>
  [BESIDE, HEIGHT].map((where) => `${subject ? `${subject} ${GONE}` : TRUNCATED}${AT} ${where}`),
)
