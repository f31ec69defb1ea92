/** "Cut out a rectangular section from the top", "remove a 20 x 10 mm piece": what is taken away, called by no more than that. */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, isMark, means } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const PIECE = /^(?:section|portion|piece|area|region|chunk|part|segment|bit|volume|space|strip)s?$/iu
const NOTCH = { category: 'solid', concept: 'notch' } as const
const FARTHEST = 12

/** Its own adjectives and sizes. */
const passes = (item: Item | undefined): boolean =>
  item?.kind === 'quantity' ||
  means(item, 'determiner', 'a') ||
  means(item, 'filler') ||
  means(item, 'shape') ||
  means(item, 'ordinal') ||
  means(item, 'dimension') ||
  isMark(item, ',')

const isShape = (item: Item | undefined): boolean =>
  means(item, 'shape', 'rectangular', 'square') ||
  (item?.kind === 'quantity' && item.quantity.kind !== 'count' && item.quantity.kind !== 'angle')

/** Where the phrase of such a noun begins, if a verb of cutting leads to it and its shape is told. */
function isCutPiece(items: readonly Item[], at: number): boolean {
  const item = items[at]
  if (!item || !PIECE.test(item.text)) return false
  // "a section of the ring" is a piece of a round body.
  if (means(items[at + 1], 'preposition', 'of') && !items.slice(at).some(isShape)) return false
  let from = at - 1
  while (from > at - FARTHEST && passes(items[from])) from--
  const phrase = items.slice(from + 1, at)
  const fresh =
    means(phrase[0], 'determiner', 'a') ||
    (phrase[0]?.kind === 'quantity' && phrase[0].quantity.kind === 'count')
  return means(items[from], 'operation', 'cut') && fresh && phrase.some(isShape)
}

/** "Cut out a sector of the pipe by removing a box": the box tells what goes. */
const BY_REMOVING =
  /(?:cut out|cut away|cut off|cut|remove|create|make|open) (?:a|an|the) (?:sector|segment|section|piece|portion|part|opening|gap)(?: (?:of|from|in) (?:this |the |that )?(?:\w+ )?\w+)? by(?= (?:removing|cutting|subtracting|cutting out|cutting away) (?:a|an) )/u

function byRemoving(items: readonly Item[]): Item[] {
  const found = findSpoken(items, BY_REMOVING)
  return items.map((item, at) =>
    found && at >= found.from && at <= found.to ? asFiller(item, 'what is cut out, told next') : item,
  )
}

export const withCutPieces = where('operation:cut|by removing|by cutting|by subtracting', (sentences) => {
  const names = new Set<string>()
  return sentences.map(byRemoving).map((items) =>
    items.map((item, at): Item => {
      const noun = item.text.toLowerCase()
      const again = names.has(noun) && means(items[at - 1], 'determiner', 'the')
      if (!isCutPiece(items, at) && !again) return item
      names.add(noun)
      return asTerm(item, NOTCH, { form: 'notch' })
    }),
  )
})
