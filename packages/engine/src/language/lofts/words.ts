/** How the sections of a loft, their sizes and their levels are said. */

/** Said outright. */
export const CUE =
  /\bloft(?:s|ed|ing)?\b|\btransition(?:s|ing)?\b|\bmorph(?:s|ed|ing)?\b|\b(?:square|rectangular|rectangle|hexagon|hex) to (?:round|circle|circular|square)\b|\bround to (?:square|rectangular|hex)|\bblend(?:s|ed|ing)? (?:from|between|into)\b/u

/** Hints at one; what is drawn and extruded is none. */
export const HINT =
  /\btaper(?:s|ed|ing)?\b|\btruncated\b|\bfrustum\b|\bpyramid\b|\bhopper\b|\bnarrow(?:s|ing)\b/u
export const EXTRUDED = /\bextru|\bsketch|\bdraw/u
/** A figure that is cut is no section, either. */
export const CUT = /\bcut (?:out|away|a|an|two)\b/u

const SIZE = '(?:#x#|ø#|r#|#)'
const NOUN =
  '(?: (?:opening|section|end|base|top|bottom|profile|cross section|outlet|inlet|face|shape|outline|sketch|hole|mouth|foot))?'
const KIND = `(?:square|rectangle|rectangular|circle|circular|round|hexagon|hexagonal|octagon|octagonal|pentagon|pentagonal|ellipse|oval|elliptical)`
const DIM =
  '(?:in diameter|diameter|dia|radius|in radius|side length|sided|sides|side|on a side|on each side|per side|wide|across flats|across the flats|across|across corners)'
const LEAD =
  '(?: (?:,|with|of|that is|which is|is|measuring|having|has|a|an|\\(|sized|sides|side length|length))*'

/** One section: its size before its name, behind it, or with an end that is named. */
export const SECTION = new RegExp(
  [
    `(?<sizeBefore>${SIZE})(?: (?<dimBefore>${DIM}))?(?: by (?<other>#))? (?<kindAfter>${KIND})${NOUN}`,
    `(?<kind>${KIND})${NOUN}${LEAD} (?:(?<dimLead>diameter of|radius of|sides? of|side length of|sides|dia|diameter|radius|across flats of) )?(?<size>${SIZE})(?: (?<dimAfter>${DIM}))?`,
    '(?<ended>(?<endSize>#x#|#)(?: (?:square|rectangular|wide|long))? (?:base|bottom|top)(?: face)?)(?! (?:plate|flange|disc|block|opening|section|profile))',
    '(?<ended2>(?:base|bottom|top) (?:side|side length|sides|edge|edge length|length|width)(?: (?:of|is|:|=))* #|(?:base|bottom|top)(?: face| square)? (?:of|with|has|having) (?:a )?# (?:sides?|edges?|side length|square))(?! by)',
    `(?<=(?:bottom|base|top|lower end|upper end|lower face|upper face)(?: (?:face|end|opening|section|part|side|edge))? (?:is|measures|being|:|should be|of)(?: a| an)? )(?<plain>#x#)(?: (?:in size|wide))?`,
  ].join('|'),
  'gu',
)

/** The ends of a cone that has a wall: circles by their diameters. */
export const ROUND_END =
  /(?<ended># (?:outer |outside )?(?<dimBefore>diameter|radius|in diameter|wide) at (?:the |its )?(?:base|bottom|top|lower end|upper end)|(?:base|bottom|top|lower|upper) (?:outer |outside )?(?<dimLead>diameter|radius)(?: (?:of|is|:|=))* #)/gu
export const CONICAL = /\bcon(?:e|ical)\b|\bfrustum\b|\bfunnel\b/u

/** Which end a section lies at, before or behind it. */
export const END =
  /\b(?<low>bottom|base|lower|foot|start|one end|first|inlet|below)\b|\b(?<high>top|upper|other end|second|outlet|opposite end|above)\b/gu

/** How high a section lies: "50 mm above it", "at a height of 50 mm", "z = 50". */
export const LEVEL =
  /z=#|# (?:above|higher|up|over)\b(?: (?:the|it|that|this))?(?: (?:first|bottom|base|lower|other))?(?: (?:square|rectangle|circle|one|end|face|section))?|(?:at|to) (?:a )?height (?:of )?#/u

/** How high all of it is. */
export const HEIGHT =
  /# (?:tall|high|long|in height|in length|apart)\b|(?:height|length|distance)(?: (?:of|is|between \w+ \w+|:))* #|over (?:a (?:height|length|distance) of |the |its )?#(?: (?:height|length))?|# (?:height|length)\b/u

export const TRUNCATED =
  /(?:with|whose) (?:the|its) (?:top|tip|point|apex|peak)(?: is| being)? (?:cut off|cut|chopped off|sliced off|taken off|removed|truncated|lopped off)/u

export const WALL =
  /(?:with )?(?:a )?(?:constant |uniform |radial )*(?:# (?:thick )?walls?(?: thickness)?|wall thickness(?: (?:of|is|:))* #|walls?(?: (?:are|is|of))* # thick)(?: throughout| all around)?/u

/** A name that says both ends at once: "a square-to-round adapter". */
export const BOTH_ENDS =
  /(?:square|rectangular|rectangle|hexagonal|hex|round|circular|circle) to (?:round|circular|circle|square|rectangular|rectangle|hexagonal|hex)\b/u

/** "Both squares are centered on the origin and lined up with the X and Y axes": as sections are drawn that nothing else is said of. */
export const ON_AXIS =
  /^(?:both|the|all|the two)(?: of)?(?: the)?(?: two)? (?:squares|rectangles|circles|hexagons|octagons|ellipses|sections|profiles|figures|shapes|sketches) (?:are |being |(?:should|must) be )?(?:(?:centered|centred) (?:on|at|about|around) (?:the |their )?(?:origin|z axis|z|same axis|common axis)|concentric|coaxial)(?:(?: ,)?(?: and)? (?:are )?(?:lined up|aligned|parallel|square) (?:with|to) (?:the )?(?:x and y(?: axes)?|axes|each other))?$/u

/** So is whatever has a wall and no floor. */
export const OPEN_ENDS =
  /(?:(?:is|and|, it is) )?open (?:at|on) (?:both ends|(?:the )?top and(?: at| on)?(?: the)? bottom|(?:the )?bottom and(?: at| on)?(?: the)? top)(?= [,.;]|$)/u
