/** "half of a 20 mm diameter circle", "one half of a disc": the figure, and not half of the size that follows. */
import { asTerm, type Item, means } from './items.ts'

const CIRCLE = /^(?:circle|disc|disk)$/iu

/** Where the figure stands that it is half of: behind its size, if that is told before. */
function circleBehind(items: readonly Item[], half: number): number | undefined {
  if (!means(items[half], 'likeness', 'half') || !means(items[half + 1], 'preposition', 'of'))
    return undefined
  if (!means(items[half + 2], 'determiner', 'a')) return undefined
  const at = items.findIndex(
    (item, index) => index > half + 2 && item.kind !== 'quantity' && !means(item, 'dimension'),
  )
  return CIRCLE.test(items[at]?.text ?? '') ? at : undefined
}

export function withHalvesOfCircles(items: Item[]): Item[] {
  const half = items.findIndex((_, at) => circleBehind(items, at) !== undefined)
  const circle = half < 0 ? undefined : circleBehind(items, half)
  if (circle === undefined) return items
  const figure = items[circle] as Item
  return [
    ...items
      .slice(0, half)
      .filter((item, at) => !(at === half - 1 && /^(?:one|a|exactly)$/iu.test(item.text))),
    ...items.slice(half + 2, circle),
    asTerm(figure, { category: 'portion', concept: 'semicircle' }, { form: 'half circle' }),
    ...withHalvesOfCircles(items.slice(circle + 1)),
  ]
}
