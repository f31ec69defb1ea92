/**
 * "Round the plate's four corners": the four corners of the plate, said the other way round. "A hole through the middle, with a
 * fillet around its top edge": the edge of the hole, and none of the plate.
 */
import { where } from '../../text/heard.ts'
import { asTerm, type Item, isEdgeWork, isMark, isThing, means, unsaid } from '../../text/items.ts'
import { LITTLE_WORDS, littleWord, unsaidAgain } from '../../text/little-words.ts'

const isOwner = (item: Item | undefined): boolean => means(item, 'solid') && /['’]s?$/u.test(item?.text ?? '')

const leads = (item: Item | undefined): boolean =>
  means(item, 'which') ||
  means(item, 'face') ||
  means(item, 'filler') ||
  /^long$/iu.test(item?.text ?? '') ||
  (item?.kind === 'quantity' && item.quantity.kind === 'count')

const isLed = (item: Item | undefined): boolean =>
  means(item, 'determiner', 'the') || means(item, 'which', 'all', 'each')

function reordered(items: readonly Item[]): Item[] {
  const owner = items.findIndex(isOwner)
  const body = items[owner]
  if (!body || !isLed(items[owner - 1]) || !items.some(isEdgeWork)) return [...items]
  let edge = owner + 1
  while (leads(items[edge])) edge++
  if (!means(items[edge], 'edge', 'edge', 'corner')) return [...items]
  return [
    ...items.slice(0, owner),
    ...items.slice(owner + 1, edge + 1),
    unsaid(body, { category: 'preposition', concept: 'of' }),
    unsaid(body, { category: 'determiner', concept: 'the' }),
    body,
    ...items.slice(edge + 1),
  ]
}

const isBored = (item: Item | undefined): boolean =>
  means(item, 'feature', 'hole', 'slot', 'pocket', 'groove') && !isEdgeWork(item)

const FARTHEST_RIM = 12

/** The hole that an edge behind "with" is of: the one the sentence is about, or that something goes around the edge of. */
function boredBefore(items: readonly Item[], lead: number, edge: number): Item | undefined {
  const nouns = items.slice(0, lead).filter((item) => isThing(item) && !isEdgeWork(item))
  const last = nouns.at(-1)
  const between = items.slice(lead, edge)
  const around = between.some(({ text }) => /^around$/iu.test(text))
  const single = !(items[edge]?.kind === 'term' && items[edge].plural)
  // A pocket has corners, and a hole has none.
  const cornered = means(items[edge], 'edge', 'corner')
  if (!last || !isBored(last) || (cornered && !means(last, 'feature', 'pocket'))) return undefined
  const own = cornered && between.some(({ text }) => /^its$/iu.test(text))
  return own || (around && single) || nouns.every(isBored) ? last : undefined
}

/** "with a fillet around its top edge", "with a rounded top edge": of the hole that was told right before. */
function withOwnRim(items: Item[]): Item[] {
  const lead = items.findIndex(
    (item, at) =>
      means(item, 'preposition', 'with') && (isMark(items[at - 1], ',') || isBored(items[at - 1])),
  )
  if (lead < 0) return items
  const behind = items.slice(lead + 1, lead + FARTHEST_RIM)
  const at = behind.findIndex((item) => means(item, 'edge', 'edge', 'corner'))
  const face = behind.findIndex((item) => means(item, 'face', '+z', '-z'))
  const edge = lead + 1 + Math.max(at, face)
  const told = items[edge]
  const worked = items.slice(lead, edge).some((item) => isEdgeWork(item) || /^rounded$/iu.test(item.text))
  const sized = items[edge + 2]?.kind === 'quantity'
  if (!told || Math.max(at, face) < 0 || !worked) return items
  if (means(items[edge + 1], 'preposition', 'of', 'with') && !sized) return items
  const hole = boredBefore(items, lead, edge)
  const between = items.slice(lead + 1, edge)
  if (!hole || between.some((item) => isThing(item) && !isEdgeWork(item))) return items
  const near = items[edge + 1] ?? { span: [told.span[1], told.span[1]] as [number, number] }
  const of = [littleWord(near, 'of'), littleWord(near, 'the'), unsaidAgain(near, hole)]
  return items
    .map((item, index) =>
      index > lead && index < edge && /^its$/iu.test(item.text) ? asTerm(item, LITTLE_WORDS.the) : item,
    )
    .toSpliced(edge + 1, 0, ...of)
}

const withOwners = where("' |'s |’ |’s ", (sentences) => sentences.map(reordered))
const withOwnRims = where(
  ['feature:fillet|feature:chamfer', 'feature:hole|feature:slot|feature:pocket|feature:groove', ' with '],
  (sentences) => sentences.map(withOwnRim),
)

export const withOwnedEdges = (sentences: Item[][]): Item[][] => withOwnRims(withOwners(sentences))
