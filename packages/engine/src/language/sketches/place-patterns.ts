/** The words for where a figure lies, as patterns for the scanner. */
import { SIDE } from './words.ts'
import { here } from './writing.ts'

export const LEADS = here(
  '(?:(?:,|and|so|such|that|which|it|they|crossing|intersecting|is|are|be|should|must|being|positioned|placed|located|attached|added|connected|joined|situated|sitting|resting|standing|lying|lies|sits|stands|rests|drawn|set|directly|exactly|right|precisely|fixed|extending|extends|outwards?|symmetrically|located|to be|will be|starts|begins|beginning|just|flatly|one|each|also|arranged|goes|running|starting|flush|adjacent|next|in such a way|perfectly|centrally|these|(?:the|this|these) (?:figure|shape|cutout|cut out|notch|gap|window|slot|door|hole|opening|triangle|semi ?circle|rectangle|square|circle|trapezoid)s?)(?= )\\s?)+',
)
const TO = '(?:touching|adjoining|bordering|to|on|onto|at|along|against|from|in|into|out of|off|with|over)'
const MIDDLE = '(?:(?:exact )?(?:middle|cent(?:er|re)|midpoint|centroid|cent(?:er|re) point) of )'
const WHICH = '(?:(?:the|its|one|one of the|one of its|a|either|either of the) )*'
const EDGE = '(?:edge|side|end|border|base)'
export const ON_EDGE = here(
  `(?:${TO} )${WHICH}(?:${MIDDLE}${WHICH})?(?<first>${SIDE}|long|longer|longest|short|shorter|shortest|vertical|horizontal)(?: hand)?(?: (?:edge|side|end)?(?: )?and (?:(?:from|to|at|on) )?${WHICH}(?:${MIDDLE}${WHICH})?(?<second>${SIDE}))?(?: hand)? ${EDGE}s?`,
)
/** "at one end of the rectangle": where it is longer than wide, one of its short sides. */
export const ON_ONE_END = here(
  `(?:${TO} )(?:(?:the|its) )?(?:${MIDDLE})?(?:one of the|one|the|either|an) ends? of(?= (?:the|this|that|it))`,
)
/** "to the left end of the top edge", "to the left and right ends of the top edge". */
export const SPREAD = here(
  '(?:,|and|they|are|be|being|should|which| )*(?:evenly|equally|uniformly|regularly) (?:spaced|distributed|spread|arranged|placed)(?: out)?(?: (?:along|over|across) (?:it|(?:the|its|this|that) (?:[a-z]+ )?(?:edge|length|side|width|rectangle)))?',
)
export const ON_END = here(
  `(?:${TO} )(?:the |its )?(?<end>left|right|top|bottom|upper|lower)(?: and (?:the )?(?<other>left|right|top|bottom|upper|lower))?(?: hand)? (?:ends?|corners?|sides?|parts?) of (?:the|its) (?<side>${SIDE}) (?:edge|side|face)`,
)
/** "to the upper right side": on the right, at the top of it. */
export const ON_HIGH_SIDE = here(
  `(?:${TO} )(?:the |its )?(?<end>upper|lower|top|bottom) (?<side>left|right)(?: hand)? (?:side|edge)`,
)
export const AT_RIGHT_ANGLE = here(
  `(?:${TO} )(?:the|its) (?:right angled?|90 degrees?|square) (?:corner|vertex|angle)`,
)
/** "at its left end": of what it stands on, or along the edge that it is set on already. */
/** "below its right end": under that edge, at the end of it. */
export const BEYOND_END = here(
  '(?<way>below|beneath|under|above|on top of) (?:the|its) (?<end>left|right)(?: hand)? (?:end|side|edge)',
)
export const AT_END = here(
  'at (?:the|its|their) (?<end>left|right|top|bottom|upper|lower)(?: hand)? (?:end|side|edge|corner)',
)
export const ONE_EACH = here(
  '(?:, )?(?:with )?one (?:at|on|to|along|near) (?:the|its) (?<first>top|bottom|left|right|upper|lower)(?: end| edge| side)? and (?:one|the other|another)(?: one)? (?:at|on|to|along|near) (?:the|its) (?<second>top|bottom|left|right|upper|lower)(?: end| edge| side)?',
)
export const HANGS = here(
  '(?:(?:,|that|which|and|it)(?= )\\s?)*(?:hangs?|hanging|extends?|extending|descends?|descending|drops?|runs?|going|goes)(?: straight)?(?: down| downwards?)? from (?:the )?(?:(?:center|centre|middle|bottom)(?: edge)? of|bottom edge of)',
)
const FLAT_END =
  '(?:(?:new|resulting|same) )*(?:(?:top|upper|end|outer|free|flat|circular|round)(?: flat| end| circular)?|(?<round>front))'
export const ON_FACE = here(
  `(?:on|onto|in|at|of|into|from|through) (?:(?:the|its) (?:exact )?(?:center|centre|middle) of )?(?:the|its|this|that) ${FLAT_END} (?:face|surface|side)(?: of(?= (?:the|this|that|it)))?|on top(?= (?:,|and)|$)`,
)
/** "on the trapezoidal face": the one that was drawn, where that is its figure. */
export const FIGURE_FACE = here(
  '(?:on|onto|in|into|through) (?:(?:the|its) (?:exact )?(?:center|centre|middle) of )?(?:the|its|one|one of the|one of its) (?<figure>trapezoidal|triangular|hexagonal|octagonal|pentagonal|heptagonal|rhombic|cross shaped|semi ?circular)(?: end)? (?:faces?|surfaces?)(?: of(?= (?:the|this|that|it)))?',
)
export const UNDER_FACE = here(
  '(?:on|onto|in|at|to|from) (?:(?:the|its) (?:exact )?(?:center|centre|middle) of )?(?:the|its|this) (?:bottom|lower|under)(?: flat)? ?(?:face|surface|side)(?: of(?= (?:the|this|that|it)))?',
)
export const ON_EDGES_OF_ALL = here(
  `${TO} (?:the )?(?:${MIDDLE}(?:the )?)?(?:both|each|either|two|opposite)(?: (?:of (?:the|its)|the|its|opposite|two))*(?: (?<which>long|longer|short|shorter|left and right|top and bottom|vertical|horizontal))? (?<what>ends?|sides?|edges?)`,
)
export const BEYOND = here(
  '(?:on (?:the )?top of|above|below|beneath|under|underneath|(?:to|on|at|onto|from|in|into) the (?<side>left|right|top|bottom)(?: (?:side|end|edge))? of|to (?:the )?(?<way>left|right) of)',
)
export const AT_SIDE = here(
  '(?:at|on|to|onto|over) (?:the|its) (?<side>top|bottom|left|right)(?! plane)|on (?<above>top)(?! of )',
)
export const CORNER = here(
  `(?:${TO} )(?:(?:the|its|one|a|exact) )*(?<y>top|bottom|upper|lower) (?<x>left|right)(?: hand)?(?: and (?:the )?(?<y2>top|bottom|upper|lower) (?<x2>left|right)(?: hand)?)? corners?`,
)
export const TOP_CORNERS = here(
  `${TO} (?:(?:the|its|both|each|of|two) )*(?<y>top|bottom|upper|lower)(?: two)? corners?`,
)
export const ALL_CORNERS = here(
  `(?:one )?${TO} (?:(?:all|each|every|the|of|its|four|4|any) )*(?:(?:four|4) )?corners?`,
)
/** "with each of the corners as a center", "centered on each corner": where a whole circle about it would lie. */
export const ABOUT_CORNERS = here(
  `(?:(?:one|each)(?= ) )?(?:with|using|taking) (?:each|every|all)(?: (?:of )?(?:the|its))?(?: four)? corners? as (?:a |the |its |their )?(?:centers?|centres?)(?: points?)?|(?:(?:one|each|and)(?= ) )*(?:(?:whose|with|its|their|the) )*(?:centers?|centres?|centered|centred)(?: points?)?(?: (?:is|are|being|lies?|lying|placed|located))*(?: (?:on|at|in|about|around))? (?:each|every|all)(?: (?:of )?(?:the|its))?(?: four)? corners?`,
)
/** "…from each corner, centered on that corner": said again. */
export const ABOUT_THAT_CORNER = here(
  '(?:(?:,|and|whose|with|its|their|the|each)(?= )\\s?)*(?:centers?|centres?|centered|centred)(?: points?)?(?: (?:is|are|being|lies?|lying|placed|located))*(?: (?:on|at|in|about|around))? (?:the|that|this|its) (?:same )?corner(?: point)?(?: itself)?',
)
export const THEIR = here(
  '(?:(?:,|so|such|that|with|and)(?= )\\s?)*(?:their|the|both) (?<side>base|bottom|top|left|right|flat|straight|lower|upper|baseline)s?(?: edges?| sides?| bases?)?(?: of (?:both|the two)(?: [a-z]+)?)? (?:coincide|align|are aligned|line up|are flush|match|aligned|coinciding|lie on (?:the same|one) line|are (?:collinear|coincident)|(?:(?:are|is|being|both|placed|lying|lie|resting|rest|all)(?= )\\s?)*on (?:the same|one|a common|a single) (?:straight |base )?line)(?: exactly| perfectly| with each other)?',
)
/** "both resting on the same baseline". */
export const ON_ONE_LINE = here(
  '(?:(?:,|and|with|which|they)(?= )\\s?)*(?:(?:both|all)(?: of (?:them|which))?(?: (?:(?:semi ?|half )?circles|figures|shapes))? )?(?:(?:are|rest|lie|stand|sit|based|placed|drawn|resting|lying|standing|sitting|being)(?= )\\s?)*(?:on|along|from) (?:the same|one|a common|a single) (?:(?:straight|horizontal) )?(?:base ?line|base|ground line|line)',
)
export const TOP_MIDDLE = here(
  `(?:${TO}) (?:the|its) (?:(?<side>${SIDE}) (?:center|centre|middle)|(?:center|centre|middle) (?<side2>${SIDE}))(?: of(?= ))?`,
)
/** "below its middle": in the middle of its lower edge. */
export const BEYOND_MIDDLE = here(
  '(?<way>below|beneath|under|above) (?:the|its) (?:center|centre|middle)(?: of(?= ))?',
)
export const NEAR = here(
  `(?:near|close to|towards?|next to) (?:the|its) (?:${SIDE})(?: hand)? (?:edge|side|end)`,
)
export const ITS_CENTRE = here(
  '(?:(?:,|and|with|whose|its|the|is|be|should)(?= )\\s?)*(?:center|centre|centered|centred)(?: point)?(?: of (?:the|this) [a-z]+)?(?: (?:is|lies|located|positioned|placed|being|at|should|be|a distance of))*',
)
export const FROM_LEGS = here('(?:away )?from (?:both|each of the(?: two)?|the two|each of its|each) legs?')
export const ON_BASE = here(
  `${TO} (?:the|its) (?:(?:flat|straight|longer|long|larger|bottom|wide|wider) )?(?:base|side|edge|diameter|base edge)(?= of (?:the|this) (?:[a-z]+ )*(?:triangle|semi ?circle|trapezoid|trapezium|half circle))`,
)
export const CENTRE_WAY = here(
  '(?:(?:,|and|is|it|be|being|should)(?= )\\s?)*(?:(?:centered|centred|centrally|aligned|placed centrally) (?<way>horizontally|vertically)|(?<way2>horizontally|vertically) (?:centered|centred|aligned|in the (?:middle|center|centre)))(?: (?:on|in|within|with|along|about|over|inside|of|relative to|with respect to))?(?= |$)',
)
export const EACH_SIDE = here(
  `(?:one )?(?:attached |placed |positioned |located |added )?${TO} (?:the )?(?:${MIDDLE}(?:the )?)?(?:(?:each|every)(?: of (?:the|its))?(?: four)? (?:sides?|edges?)|all(?: of)?(?: the| its)? four (?:sides?|edges?))`,
)
export const FROM_CENTRE = here(
  '(?:(?:,|and|that|which|it|with|starting|starts|begins|beginning)(?= )\\s?)*(?:extends?|extending|runs?|running|goes|going|reaching|reaches|hanging|hangs)(?: straight| vertically| horizontally)? (?<way>up|upwards?|down|downwards?|(?:to(?:wards?)? )?the (?:left|right|bottom|top)|left|right)(?: from)? (?:the )?(?:center|centre|middle)(?: point)? of',
)
/** "centered over the rectangle", of what stands on it already. */
export const CENTRED_OVER = here('(?:centered|centred|centrally)(?: horizontally)? (?:over|above|on top of)')
/** "the same center and the same straight side", of half circles: those about one center that lie alike share that too. */
const SAME_BASE =
  '(?: (?:and|as well as) (?:the same|its|the) (?:(?:straight|flat) (?:side|edge|base|line)|diameter line|base ?line))?'
export const CENTRE = here(
  `(?:(?:centered|centred) (?:at|on|about) (?:the same|one|a common) point|(?:concentric(?:ally)?|centered|centred|aligned)(?: (?:with|on|in|within|inside|at|about|around|horizontally and vertically))?(?: ${MIDDLE}| the ${MIDDLE})?|(?:in|at|through|from|on|around|about) (?:the|its) (?:exact |very )?(?:center|centre|middle)(?: point)?(?: of)?|inside(?: of)?|within|in(?= it(?: |$))|out of(?= (?:the|this|that|its|it)(?: |$))|in(?= the (?:larger|first|outer|big|previous|middle)? ?(?:rectangle|square|circle|triangle|ellipse|hexagon|octagon|pentagon|trapezoid|rhombus|shape|sketch))|from(?= (?:the|this|that|its|it)(?: |$))|into(?= the )|(?:that |which )?(?:shares?|sharing) (?:its|the same|the) (?:center|centre)(?: point)?${SAME_BASE}(?: (?:as|with|of))?|with the same (?:center|centre)(?: point)?${SAME_BASE}(?: as)?|inscribed (?:in|inside)|through)`,
)
const OWN_BASE =
  '(?:(?:flat|straight|base|long|longer|larger|short|shorter|smaller|diameter|bottom|wide|wider|narrow|narrower)(?: base| side| edge| end| face)?)'
const MEETS =
  '(?:(?:is|are|lies?|should|must|be|being|perfectly|exactly|precisely|directly|aligned|aligns?|align|aligning|coincides?|coinciding|coincide|lines? up|flush|level|touches|touching|touch|meets|meeting|rests?|resting|sits?|sitting|placed|positioned|located|attached|connected|joined|matches|matching|in line|along|on|with|against|to|at|collinear|shares?|centered|centred)(?= )\\s?)+'
export const ALIGNED = here(
  `(?:(?:,|so|such|that|with|whose|where|and|shares|sharing|ensuring|making sure|in such a way|in a way|attach|attaching|connect|connecting|join|joining|place|placing|position|positioning|align|aligning|set|setting)(?= )\\s?)*(?:(?:the|its|their|one of its) )?(?:(?<own>${SIDE})(?: (?:edge|side|end)s?)?|(?<base>${OWN_BASE}))(?: (?:of it|of (?:the|this|that) (?:(?:smaller|larger|small|second|first|third|new|cut|inner) )*[a-z]+(?: ?circle)?))? ${MEETS} (?:(?:the|its|one of the|that of the) )*(?:(?<middle>${MIDDLE})(?:the |its )?)?(?<to>${SIDE}|long|longer|short|shorter)(?: hand| long| short)?(?: (?:edge|side|end)s?)?`,
)
/** "its center above the center of the stem": on one line with it, up or across. */
export const CENTRES_LINE = here(
  '(?:(?:,|and|with|whose|its|the|so that|is|are|lies|being)(?= )\\s?)*(?:(?:center|centre|middle|midpoint)(?: point)?(?: of (?:it|(?:the|this) [a-z]+))? |centered |centred )(?:(?:is|lies|being|placed|located|sits|directly|exactly|straight|vertically|horizontally|should|be)(?= )\\s?)*(?:(?<up>above|over|below|under|beneath|underneath|on top of)|(?<beside>beside|(?:to the )?(?:left|right) of|level with)) (?:(?:the|its) )?(?:(?:horizontal |vertical )?(?:center|centre|middle|midpoint|center line|centre line|axis)(?: point)? of)(?= )',
)
/** "centered on the short edge", "centered on that side": on one that it lies on already. */
export const CENTRED_ON_EDGE = here(
  `(?:(?:,|and|is|being|exactly|it)(?= )\\s?)*(?:centered|centred|centrally) (?:on|at|along|against) (?:the|its|that|this) (?:(?<side>${SIDE}|short|shorter|long|longer)(?: hand)? )?(?:edge|side|end)(?! of)`,
)
/** "so that the opening reaches the right edge". */
export const REACHES = here(
  `(?:(?:,|and|so that|such that|it|that|which|is|the|this|(?:cutout|cut out|notch|gap|slot|opening|recess|rectangle|cut))(?= )\\s?)*(?:reaches|reaching|opens? (?:to|at|on|towards?|onto|through)|opening (?:to|towards?|onto)|open (?:to|at|on|towards?)|touches|touching|extends? to|extending to|goes (?:up )?to|runs? (?:up )?to|ends at|breaks through|cuts through) (?:the|its) (?<side>${SIDE})(?: hand)?(?: (?:edge|side|end))?`,
)
/** "centered between the top and the bottom". */
export const BETWEEN_SIDES = here(
  '(?:(?:,|and|is|it|be|being|lies|located|placed|positioned|should|so that|such that)(?= )\\s?)*(?:centered|centred|centrally|halfway|half way|midway|in the (?:middle|center|centre)|exactly in the middle) between (?:the|its) (?<one>top|bottom|left|right|upper|lower)(?: (?:edge|side|end|border))?(?: and (?:the |its )?)(?<other>top|bottom|left|right|upper|lower)(?: hand)?(?: (?:edge|side|end|border))?s?',
)
/** "whose flat side lies on that edge": the one that it is set on already. */
export const ON_THAT_EDGE = here(
  `(?:(?:,|with|whose|and|so that)(?= )\\s?)*(?:(?:the|its) )?${OWN_BASE} ${MEETS} (?:that|this|the same|the said) (?:edge|side|end)`,
)
export const FLUSH = here(
  `(?:,|and|is|are|it|be|being|so|that|such|should|also )* ?(?:aligned|flush|aligning|level|lined up)(?: exactly| perfectly)? (?:with|to|along) (?:the|its) (?<to>${SIDE})(?: hand)?(?: (?:edge|side|end))?`,
)
export const FACING = here(
  `(?:(?:,|with|whose|and|so that|its|the|that|it|is|are|oriented)(?= )\\s?)*(?<what>triangle|tip|apex|point|vertex|peak|arrow ?head|arrow|head|curved side|curved edge|round side|rounded side|arc|curve|flat side|flat edge|straight side|straight edge|base|diameter|open side|it)?(?: of (?:the|this) (?:[a-z]+ )?[a-z]+)?(?: should| is| are)? ?(?:(?:pointing|points|facing|faces|point|face|directed|oriented|bulging)(?: be)?|(?<=(?:side|edge|base|tip|apex))) ?(?<way>up|upwards?|down|downwards?|outwards?|inwards?|left|right|to the left|to the right|away from (?:the |it)(?:[a-z]+)?|toward(?:s)? the (?:left|right|top|bottom)|(?:towards? |to |into )?(?:the |its )?(?:inside|interior|center|centre|middle)(?: of (?:the|this|that) [a-z]+)?|into (?:the|this|that) [a-z]+)(?:(?: ,)?(?: and)? away from (?:the |it)(?:[a-z]+)?)?`,
)
/** "…at (12, 20) in the plane of the sketch": in which plane else. */
const IN_SKETCH =
  "(?: (?:in|of|on) (?:the |its )?(?:(?:plane|coordinates|coordinate system) of the )?(?:sketch|drawing)(?:(?:'s)? (?:plane|coordinates|coordinate system))?)?"
export const POINT = here(
  `(?:,|and|with|whose|its|the|is|are|should|be|having|it|positioned|placed|located| )*(?:(?<centre>center(?:ed)?(?: point)?|centre(?:d)?(?: point)?|middle)|(?<corner>(?:(?<low>lower|bottom)|(?:upper|top)) (?<left>left|right) corner))(?: of (?:the|this) [a-z]+)?(?: is| lies| located| placed| positioned| being)*(?: (?:at|on|in))? (?:(?:the )?(?:sketch )?(?:points?|coordinates?|location|position) )?(?:@(?<at>\\d+)${IN_SKETCH}|the origin(?: of the (?:sketch|coordinate system|workspace))?|(?<edge>the (?:center|centre|middle|midpoint)(?: point)? of (?:the|its) (?<side>top|bottom|left|right|upper|lower)(?: edge| side))|(?<of>the (?:center|centre|middle)(?: point)? of))`,
)
export const OFFSET_FROM = here(
  `(?:(?:away |inwards? |in )?from|(?<beyond>below|beneath|above|(?:to the )?left of|(?:to the )?right of)|inside(?: of)?) (?:the|its) (?:(?<side>${SIDE}|vertical)(?: hand)?(?: (?:edge|side|end|base|leg))?|(?<base>(?:(?:long|longer|larger|wider|short|shorter|smaller|narrower) )?base)(?: edge| side)?)`,
)
/** "on the axis of symmetry", of what has one that is meant. */
export const ON_SYMMETRY = here(
  '(?:(?:,|and|with|whose|its|the|center|centre|is|lies|lying|located|placed|positioned|being|should|be|lie|of|circle|hole)(?= )\\s?)*(?:on|along) (?:the|its|their) (?:(?<way>vertical|horizontal) )?(?:ax[ie]s of symmetry|symmetry ax[ie]s|lines? of symmetry|symmetry line)(?: of(?= (?:the|this|that|it)))?',
)
/** "with its vertical side on the left", "its left side is vertical": of a right trapezoid or triangle. */
const RIGHT_SIDE = '(?:side|edge|leg)'
export const UPRIGHT_SIDE = here(
  `(?:(?:,|with|whose|its|the|where|and|has|having|a)(?= )\\s?)*(?:(?:(?:vertical|upright|perpendicular)|(?<slant>slanted|slanting|sloped|sloping|inclined|oblique|angled)) ${RIGHT_SIDE} (?:(?:is|being|located|lies|should|be|must) )*(?:on|at|to) (?:the|its) (?<at>left|right)(?: hand)?(?: side| end)?|(?<side>left|right)(?: hand)? ${RIGHT_SIDE}(?: of (?:it|(?:the|this) [a-z]+))? (?:(?:is|being|should|must|be|stands|stand|runs|run) )*(?:straight )?(?:vertical|vertically|upright|perpendicular to (?:the|its|both) (?:[a-z]+ )?bases?|at (?:a right angle|right angles|#\\d+ degrees) to (?:the|its|both) (?:[a-z]+ )?bases?))(?:(?: ,)? (?:connecting|joining|which connects|that connects) the (?:left|right) ends of (?:both|the(?: two)?) bases)?`,
)
