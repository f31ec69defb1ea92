/**
 * "closed off by a straight line along its diameter", "connect the ends of the two arcs with straight lines to close the
 * sketch": every figure that is extruded is closed, and a half or quarter circle by nothing but such lines.
 */
import { where } from '../text/heard.ts'
import type { Item } from '../text/items.ts'
import { asIdle, findSpoken } from '../text/spoken.ts'

const SKETCH =
  '(?:the|this|a|your|their|its)(?: whole| entire| closed| resulting)? (?:sketch|shape|figure|profile|outline|loop|curve|contour|wire|path|polyline|polygon|drawing|region|area)'
const LINES =
  '(?:(?:a|an|one|two|the) )?(?:(?:single|straight|short|flat|two) )*(?:straight line|line|line segment|segment|edge)s?'
const FLAT =
  '(?:its|the|their)(?: (?:two|open|flat|straight|common))* (?:diameters?|ends?|endpoints?|end points?|open side|base)'
const MEETING = `(?:,? (?:which|that|and) (?:should )?(?:meets?|join|run|runs)| meeting| joining) (?:each other )?(?:at|in) (?:the|its) (?:cent(?:er|re)(?: point)?|origin|corner)(?: of the circle)?`

const CLOSED = new RegExp(
  `(?:(?:which|that) (?:is|are) |and )?clos(?:e|ed|es|ing)(?: off)?(?: (?:it|them|${SKETCH}))?(?: off)? (?:by|with|using) ${LINES}(?: (?:along|across|over|between|joining|connecting|through) ${FLAT})?(?:${MEETING})?`,
  'u',
)
const ENDS = new RegExp(
  `(?:connect|join|link|bridge)(?:ing)? (?:the |their |its |both )?(?:(?:two|open|free|four|corresponding) )*(?:ends?|endpoints?|end points?|tips?)(?: of (?:the|these|both|each)(?: two)? (?:[a-z]+ )?(?:circles?|arcs?|curves?|semicircles?))?(?: together)? (?:with|by|using) ${LINES}(?: (?:to|in order to|so as to) (?:close|complete|form|finish)(?: off)? ${SKETCH})?`,
  'u',
)
/** "Close the sketch and extrude it." */
const ORDER = new RegExp(`(?:(?:then|and|finally) )?close(?: off)? ${SKETCH}`, 'u')

function withoutLines(items: readonly Item[]): Item[] {
  const found = findSpoken(items, CLOSED) ?? findSpoken(items, ENDS) ?? findSpoken(items, ORDER)
  if (!found) return [...items]
  return asIdle(items, found, 'closes the sketch')
}

export const withoutClosingLines = where(
  'close |closed |closes |closing |connect |connecting |join |joining |link |linking |bridg',
  (sentences) => sentences.map(withoutLines),
)
