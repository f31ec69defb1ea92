/**
 * "The top has a 5 mm chamfer and the bottom has a 3 mm fillet": one side, and then another. Apart, so that each is worked as it
 * is told; in one breath the second side would be the first one's too.
 */
import { where } from '../../text/heard.ts'
import { type Item, isEdgeWork } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const SIDE =
  '(?:the|its) (?:(?:top|bottom|upper|lower|left|right|front|back|outer|inner|free|other) )+(?:edges?|ends?|faces?|sides?|rim|corners?|surface)?'
const HAS = '(?:has|have|gets|get|is|are)'
const NEXT = new RegExp(`(?<=^${SIDE} ?${HAS} .*)(?: ,)? (?:and|while|but) (?=${SIDE} ?${HAS} )`, 'u')

function apart(items: Item[]): Item[][] {
  const found = findSpoken(items, NEXT)
  if (!found) return [items]
  const both = [items.slice(0, found.from), items.slice(found.to + 1)]
  return both.every((each) => each.some(isEdgeWork)) ? both : [items]
}

export const withSidesWorked = where([' and | while | but ', 'feature:fillet|feature:chamfer'], (sentences) =>
  sentences.flatMap(apart),
)
