/**
 * "four holes along the top edge, 8 mm from it and 24 mm apart": a row beside that edge. Told as one that is so far from it.
 */
import { where } from '../../text/heard.ts'
import { asFiller, type Item } from '../../text/items.ts'
import { asIdle, findSpoken } from '../../text/spoken.ts'

const EDGE =
  '(?:the|its) (?:top|bottom|upper|lower|left|right|front|back|rear)(?: long| short)? (?:edge|side)'
const ALONG = new RegExp(
  `(?:in a row |in a line |placed |arranged |spaced |evenly spaced )?along ${EDGE}(?= )`,
  'u',
)
/** From the edge that was just named. */
const FROM_IT =
  /(?<=# (?:in |away |inward |inwards )?from )(?:it|(?:the|that|this|the same) edge)(?= [,.;)]|$| and )/u

function besideEdge(items: Item[]): Item[] {
  const along = findSpoken(items, ALONG)
  const from = along && findSpoken(items, FROM_IT)
  if (!along || !from || from.from < along.to) return items
  const at = items.findIndex((item, index) => index >= along.from && /^along$/iu.test(item.text))
  const edge = items.slice(at + 1, along.to + 1).map((item): Item => ({ ...item }))
  const idle = asIdle(items, { from: at, to: along.to }, 'the edge that they are beside')
  return [
    ...idle.slice(0, from.from),
    ...edge,
    ...items.slice(from.from, from.to + 1).map((item) => asFiller(item, 'the edge that they are beside')),
    ...items.slice(from.to + 1),
  ]
}

export const withRowsAlongEdges = where(
  ['along the |along its ', 'feature:', '# from |# in from |# away from '],
  (sentences) => sentences.map(besideEdge),
)
