/** "Round the plate's four corners": the four corners of the plate, said the other way round. */
import { where } from '../../text/heard.ts'
import { type Item, isEdgeWork, means, unsaid } from '../../text/items.ts'

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

export const withOwnedEdges = where("' |'s |’ |’s ", (sentences) => sentences.map(reordered))
