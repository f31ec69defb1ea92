/** "A hole goes 12 mm up from the bottom": so deep, and not so far from an edge; told as "goes up 12 mm". */
import { where } from '../../text/heard.ts'
import type { Item } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const HOLE = '(?:holes?|bores?|sockets?)'
const GOES =
  '(?:goes|go|going|runs|run|running|extends|extend|extending|reaches|reaching)(?: straight| exactly)?'
const SO_FAR = new RegExp(
  `(?<=(?:^| )${HOLE} (?:(?!through|across|sideways).)*${GOES} )#(?: straight| vertically)? (?:up|down|upwards?|downwards?)(?= from (?:the|its) (?:top|bottom|underside|base)(?: (?:face|surface|end|side))?(?: of (?:the|it|its)[a-z ]*)?(?: [,.;:()]| and |$))`,
  'u',
)

function withWayFirst(items: Item[]): Item[] {
  const found = findSpoken(items, SO_FAR)
  if (!found) return items
  const size = items[found.from] as Item
  return [
    ...items.slice(0, found.from),
    ...items.slice(found.from + 1, found.to + 1),
    size,
    ...items.slice(found.to + 1),
  ]
}

export const withHolesSoFar = where(['hole|bore|socket', ' up| down'], (sentences) =>
  sentences.map(withWayFirst),
)
