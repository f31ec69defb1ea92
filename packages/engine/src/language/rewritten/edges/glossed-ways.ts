/**
 * "Round the two top corners of the wall with a 10 mm radius (edges parallel to the X axis)": which way the edges run, told behind all
 * the rest. It belongs to the edges, wherever it stands.
 */
import { where } from '../../text/heard.ts'
import { asTerm, type Item, isEdgeWork, isMark, means, phraseOf } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const WAY =
  /^(?:(?:the|these|those|they|both|all|two|four|long|short|ones|edges|corners|that|which|are|is|run|runs|running|go|going) )*(?:parallel (?:to|with)|along|in) (?:the )?(?<axis>[xyz])(?: axis| direction| dimension)?$/u

function withWay(items: Item[]): Item[] {
  if (!items.some(isEdgeWork)) return items
  const open = items.findIndex((item, at) => isMark(item, '(') && behind(items, at) !== undefined)
  const close = open < 0 ? undefined : behind(items, open)
  if (close === undefined) return items
  const said = items.slice(open + 1, close)
  const axis = findSpoken(said, WAY)?.match.groups?.['axis']
  const nouns = items.flatMap((item, at) =>
    (at < open || at > close) && means(item, 'edge', 'edge', 'corner') ? [at] : [],
  )
  const [noun] = nouns
  // Of several edges that are told at once it is said of the last, or of all; nobody knows.
  if (!axis || noun === undefined || nouns.length > 1 || noun > open) return items
  const word = asTerm(phraseOf(said as [Item, ...Item[]]), { category: 'axis', concept: axis })
  return [...items.slice(0, noun), word, ...items.slice(noun, open), ...items.slice(close + 1)]
}

/** Where the parenthesis ends that tells the way. */
function behind(items: readonly Item[], open: number): number | undefined {
  const close = items.findIndex((item, at) => at > open && isMark(item, ')'))
  return close > open + 1 && findSpoken(items.slice(open + 1, close), WAY) ? close : undefined
}

export const withGlossedWays = where(['feature:fillet|feature:chamfer', '( '], (sentences) =>
  sentences.map(withWay),
)
