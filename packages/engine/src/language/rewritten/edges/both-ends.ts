/** "The two outer ends have a chamfer", "chamfer each end", "the extreme ends of the shaft": both ends, in other words. */
import { where } from '../../text/heard.ts'
import { asTerm, type Item, isEdgeWork, means, phraseOf } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const WHICH = '(?:(?:extreme|outer|outermost|outside|very|opposite|two|free) )*'
const WHOLE =
  '(?:it|(?:the|this) (?:(?:whole|entire|complete|stepped|finished) )*(?:shaft|spindle|axle|pin|dowel|rod|bar|roller|part|piece|stud|arbor|mandrel))'
const ENDS = new RegExp(
  `(?:(?:both|the|its|the two|two|both of the)(?: two| very| extreme)* (?:outermost|end|extreme)(?: round| circular| outer)? (?:edges|rims)(?= of ${WHOLE}(?: |$))|(?:both(?: of (?:the|its))?|the|its|the two|two) ${WHICH}(?:ends|(?:outer )?end (?:edges|rims|corners|faces))|(?:each|each and every|each of the two|every) ${WHICH}ends?)(?= of ${WHOLE}(?: |$)| (?!of )|$)`,
  'u',
)

/** "10 mm from both ends": a place. */
const FROM = /# (?:away )?(?:from|to) $/u

function withBothEnds(items: Item[]): Item[] {
  if (!items.some(isEdgeWork)) return items
  const found = findSpoken(items, ENDS)
  if (!found || FROM.test(found.match.input.slice(0, found.match.index))) return items
  const end = items.findIndex(
    (item, at) => at >= found.from && at <= found.to && means(item, 'edge', 'end', 'edge'),
  )
  const lead = items.slice(found.from, end)
  if (end < 0 || lead.length === 0 || (lead.length === 1 && means(lead[0], 'which', 'both'))) return items
  return [
    ...items.slice(0, found.from),
    asTerm(phraseOf(lead as [Item, ...Item[]]), { category: 'which', concept: 'both' }, { form: 'both' }),
    asTerm(
      phraseOf(items.slice(end, found.to + 1) as [Item, ...Item[]]),
      { category: 'edge', concept: 'end' },
      { form: 'end', plural: true },
    ),
    ...items.slice(found.to + 1),
  ]
}

export const withBothEndsWorked = where(
  ['feature:fillet|feature:chamfer', ' ends| end | outermost | extreme '],
  (sentences) => sentences.map(withBothEnds),
)
