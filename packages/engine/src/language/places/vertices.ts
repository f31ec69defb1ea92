/** "at the corners of a 50 mm square", "at the vertices of a 50 x 40 mm rectangle": four places by a figure of their own. */
import type { ReadingState } from '../context.ts'
import type { Entity } from '../entity.ts'
import type { Quantity, Value } from '../quantities/quantity.ts'
import { type Item, means } from '../text/items.ts'
import { skip } from './place.ts'

export interface Vertices {
  quantity: Quantity
  values: readonly [Value, Value]
  said: readonly Item[]
}

const isCorners = (item: Item | undefined): boolean =>
  item?.kind === 'term' && item.plural && (means(item, 'edge', 'corner') || means(item, 'portion', 'vertex'))

const isFigure = (item: Item | undefined): boolean =>
  means(item, 'shape', 'square') ||
  means(item, 'portion', 'rectangle', 'pattern') ||
  means(item, 'solid', 'square', 'rectangle')

const isSide = (item: Item | undefined): boolean =>
  means(item, 'dimension', 'side') || means(item, 'edge', 'side')

/** The sizes of the figure, before its noun or behind it. */
function figureAt(items: readonly Item[], from: number): { quantity: Quantity; end: number } | undefined {
  const sized = (at: number): Quantity | undefined => {
    const item = items[at]
    const kind = item?.kind === 'quantity' ? item.quantity.kind : undefined
    return item?.kind === 'quantity' && (kind === 'length' || kind === 'size') ? item.quantity : undefined
  }
  const before = sized(from)
  if (before && isFigure(items[from + 1])) return { quantity: before, end: from + 2 }
  if (!isFigure(items[from])) return undefined
  const at = skip(
    items,
    from + 1,
    (item) => means(item, 'preposition', 'with') || means(item, 'be') || isSide(item),
  )
  const behind = sized(at)
  if (!behind) return undefined
  return { quantity: behind, end: isSide(items[at + 1]) ? at + 2 : at + 1 }
}

export function takeVertices(items: readonly Item[], { account }: ReadingState): Vertices | undefined {
  const at = items.findIndex((item, index) => isCorners(item) && means(items[index + 1], 'preposition', 'of'))
  if (at < 0 || !means(items[at + 2], 'determiner', 'a')) return undefined
  const figure = figureAt(items, at + 3)
  const [first, second = first, third] = figure?.quantity.values ?? []
  if (!figure || !first || !second || third) return undefined
  let from = at
  while (means(items[from - 1], 'determiner') || means(items[from - 1], 'which', 'each', 'all')) from--
  const said = items.slice(from, figure.end)
  for (const item of said) account.use(item, 'pattern')
  return { quantity: figure.quantity, values: [first, second], said }
}

export function giveVertices({ quantity, values, said }: Vertices, holes: Entity | undefined): void {
  holes?.places.push({ place: { kind: 'pattern', quantity, values }, items: said })
}
