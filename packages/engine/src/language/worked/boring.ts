/** "Bore a 30 mm hole", "Counterbore that hole to 18 mm": words for a cut that are the deed, not the thing. */
import type { Context } from '../context.ts'
import { where } from '../text/heard.ts'
import { asFiller, asTerm, type Item, isMark, means } from '../text/items.ts'

const opensClause = (items: readonly Item[], at: number): boolean =>
  at === 0 ||
  isMark(items[at - 1], ',', ':', ';', '-') ||
  means(items[at - 1], 'conjunction') ||
  means(items[at - 1], 'filler') ||
  means(items[at - 1], 'preposition', 'as')

const BREAKS = /^(?:break|breaking|ease|soften|knock)$/iu

/** "Break the upright edges by 1 mm": a chamfer by its verb alone, unless it is called so besides. */
function asBroken(items: readonly Item[], at: number): Item | undefined {
  const item = items[at]
  if (!item || !BREAKS.test(item.text) || !opensClause(items, at)) return undefined
  if (!items.slice(at + 1, at + 8).some((each) => means(each, 'edge', 'edge', 'corner'))) return undefined
  const called = items.some((each) => means(each, 'feature', 'chamfer', 'fillet'))
  if (called) return asFiller(item, 'what is done to the edges')
  return asTerm(item, { category: 'feature', concept: 'chamfer' }, { form: 'chamfer' })
}

const isSaid = (items: readonly Item[], ...dimensions: string[]): boolean =>
  items.some((item) => means(item, 'dimension', ...dimensions))

/** "It's hollowed out from the bottom with a 44 mm diameter, 16 mm deep": a hole, where no wall is told. */
function asHollowed(items: readonly Item[], at: number): Item | undefined {
  const item = items[at]
  if (item?.kind !== 'term' || !means(item, 'shape', 'hollow') || !item.form.endsWith('out')) return undefined
  // "The underside is hollowed out by a 48 mm diameter cavity": the deed, and then the thing.
  const led = means(items[at + 1], 'preposition', 'at', 'with') && means(items[at + 2], 'determiner', 'a')
  if (led && items.slice(at + 2, at + 8).some((each) => means(each, 'feature', 'pocket', 'hole')))
    return { ...item, senses: [{ category: 'operation', concept: 'cut' }] }
  const told = isSaid(items.slice(at), 'diameter') && isSaid(items.slice(at), 'depth')
  const walled = isSaid(items, 'wall', 'floor', 'innerDiameter', 'thickness')
  if (!told || walled || items.some((each) => means(each, 'feature'))) return undefined
  return { ...item, form: 'hole', senses: [{ category: 'feature', concept: 'hole' }] }
}

/** The sentences with "bore" before another cut read as a verb. */
export const withBoring = where(' bore | break| ease | soften | knock |shape:hollow', (sentences) =>
  sentences.map((items) =>
    items.map((item, at): Item => {
      const broken = asBroken(items, at) ?? asHollowed(items, at)
      if (broken) return broken
      const verb = item.kind === 'term' && /^bore$/iu.test(item.text) && opensClause(items, at)
      const next = items[at + 1]
      const object =
        means(next, 'determiner', 'a') || (next?.kind === 'quantity' && next.quantity.kind === 'count')
      const hole = items.slice(at + 1, at + 8).some((each) => means(each, 'feature'))
      if (!verb || !object || !hole || item.kind !== 'term') return item
      return { ...item, senses: [{ category: 'operation', concept: 'cut' }] }
    }),
  ),
)

const MOUTHS: ReadonlySet<string> = new Set(['counterbore', 'countersink'])

/** "Countersink the hole to 12 mm": what follows is said of the countersink. */
export function takeBoring({ items, mentions, entities }: Context): void {
  for (const mention of mentions) {
    const verb =
      MOUTHS.has(mention.concept) && mention.start === mention.head && opensClause(items, mention.head)
    const hole = verb ? mentions.find(({ start }) => start === mention.end) : undefined
    if (hole?.determiner !== 'the' || entities.get(hole)?.kind !== 'feature') continue
    hole.pointer = true
  }
}
