/** "A 60 degree wedge of a 100 mm disc", "a quarter of a ring": a piece of a round body is named by the body it is cut from. */
import { asFiller, type Item, means } from '../../text/items.ts'
import { spoken } from '../../text/spoken.ts'

const PIECE = /^(?:wedge|slice|sector|segment|section|piece|arc|part|quarter|one quarter)$/u
const ROUND = new Set(['disc', 'cylinder', 'plate', 'spacer'])
const HOLLOW = new Set(['ring', 'tube', 'washer'])

const FARTHEST = 12

const solidAfter = (items: readonly Item[], from: number): number => {
  for (let at = from; at < items.length && at < from + FARTHEST; at++)
    if (means(items[at], 'solid') || means(items[at], 'portion', 'circle')) return at
  return -1
}

/** What the piece is called: of a disc a sector, of a ring a segment. */
function pieceOf(item: Item | undefined): string | undefined {
  if (item?.kind !== 'term') return undefined
  if (means(item, 'portion', 'circle')) return 'sector'
  const concepts = item.senses.filter(({ category }) => category === 'solid').map(({ concept }) => concept)
  if (concepts.some((concept) => HOLLOW.has(concept))) return 'ring segment'
  return concepts.some((concept) => ROUND.has(concept)) ? 'sector' : undefined
}

const asWord = (item: Item): Item => asFiller(item, 'manner of speaking')

const hasAngle = (items: readonly Item[]): boolean =>
  items.some((item) => item.kind === 'quantity' && item.quantity.kind === 'angle')

function withPiece(items: readonly Item[]): Item[] {
  const { text } = spoken(items)
  if (!/ (?:of|from|out of|cut from) /u.test(text)) return [...items]
  const at = items.findIndex((item) => PIECE.test(item.text.toLowerCase()))
  const lead = items[at + 1]
  const ties =
    means(lead, 'preposition', 'of', 'from') || /^(?:cut from|taken from)$/iu.test(lead?.text ?? '')
  if (at < 0 || !ties) return [...items]
  const noun = solidAfter(items, at + 2)
  const piece = pieceOf(items[noun])
  const quarter = /quarter/iu.test(items[at]?.text ?? '')
  // "a quarter of the plate's width": a size.
  if (/['’]s?$/u.test(items[noun]?.text ?? '')) return [...items]
  if (!piece || (!quarter && !hasAngle(items))) return [...items]
  // Its article is the body's own: one thing is spoken of.
  return items.map((item, index): Item => {
    if (index === noun && item.kind === 'term')
      return {
        ...item,
        form: quarter ? (piece === 'sector' ? 'quarter disc' : 'quarter ring') : piece,
        senses: [{ category: 'solid', concept: piece }],
      }
    return index >= at && index < noun && item.kind !== 'quantity' && !means(item, 'dimension')
      ? asWord(item)
      : item
  })
}

export const withPieces = (sentences: readonly Item[][]): Item[][] => sentences.map(withPiece)
