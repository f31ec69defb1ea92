/** Words that say whose a size is, or nothing at all. */
export const INSIDE = /^(?:inner|inside|internal|interior|clear)$/u

export const OUTSIDE = /^(?:outer|outside|external|exterior)$/u

export const OVERALL = /^(?:overall|total|full|complete)$/u

export const PLAIN_PLACE =
  /^(?:top|bottom|left|right|front|back|edge|side|end|face|corner|axis|plane|direction|origin|inside|outside|junction|floor)$/u

/** Of the whole: "the bracket", "it", "everything", "2 mm sheet". */
export const WHOLES =
  /^(?:bracket|profile|section|beam|rail|channel|part|piece|angle|bar|prism|plate|block|sheet|material|stock|extrusion|strip|shape|object|body|solid|clip|support|holder|mount|clevis|yoke|fork|metal|staircase|stair|house|steel|aluminum)$/u

/** Adjectives that say nothing of it. */
export const PASSED =
  /^(?:same|equal|each|uniform|constant|identical|parallel|opposite|straight|sheet|material|metal|steel|thin|flat|rectangular|solid|central|center|middle|single|two|extrusion|extruded|inner|overall|horizontal|vertical|upright|web|lipped|mirrored|equally|outer|raised|returned|whole|small|large|long|short|longer|shorter|simple|plain|doorstop|picture|all|parallel|side)$/u
