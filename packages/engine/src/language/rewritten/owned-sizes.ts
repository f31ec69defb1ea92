/**
 * "A triangular prism: …, prism length 50 mm", "a block with a hole: block height 20 mm, hole diameter 6 mm": a noun right before
 * the word for a size, which was named before, is the one that was named, not another one.
 */
import { where } from '../text/heard.ts'
import { asTerm, conceptOf, type Item, isMark, means, type Term, unsaid } from '../text/items.ts'

const OWNED: readonly string[] = [
  'length',
  'width',
  'height',
  'depth',
  'thickness',
  'diameter',
  'radius',
  'side',
  'outerDiameter',
  'innerDiameter',
  'outerRadius',
  'innerRadius',
]

/** The size itself stands behind: "length 50 mm", "length of 50 mm", "length: 50 mm", "length is 50 mm". */
function isTold(items: readonly Item[], at: number): boolean {
  const link = means(items[at], 'preposition', 'of') || isMark(items[at], ':', '=') || means(items[at], 'be')
  return items[link ? at + 1 : at]?.kind === 'quantity'
}

const isOpen = (item: Item | undefined): boolean =>
  item === undefined ||
  isMark(item, ':', ',', ';', '(') ||
  means(item, 'conjunction') ||
  means(item, 'preposition', 'with') ||
  means(item, 'determiner', 'a')

/** Half a ball is told by the ball. */
const isHalved = (noun: Term, before: readonly Item[]): boolean =>
  means(noun, 'solid', 'sphere') &&
  before.some((item) => means(item, 'solid', 'hemisphere', 'dome') || means(item, 'shape', 'hemispherical'))

function owned(items: readonly Item[], at: number, named: readonly Item[]): 'same' | 'halved' | undefined {
  const noun = items[at]
  if (noun?.kind !== 'term' || noun.plural || (!means(noun, 'solid') && !means(noun, 'feature', 'hole')))
    return undefined
  if (!isOpen(items[at - 1]) || !means(items[at + 1], 'dimension', ...OWNED) || !isTold(items, at + 2))
    return undefined
  const before = [...named, ...items.slice(0, at)]
  if (isHalved(noun, before)) return 'halved'
  const category = means(noun, 'solid') ? 'solid' : 'feature'
  const alike = before.filter((item) => conceptOf(item, category) === conceptOf(noun, category))
  // Of several alike nobody knows which is meant.
  const several = alike.some((item) => item.kind === 'term' && item.plural)
  return !several && alike.some((item) => item.kind === 'term' && item.form === noun.form)
    ? 'same'
    : undefined
}

function withOwned(items: readonly Item[], named: readonly Item[]): Item[] {
  return items.flatMap((item, at): Item[] => {
    const next = means(item, 'determiner', 'a') ? owned(items, at + 1, named) : undefined
    if (next) return [asTerm(item, { category: 'determiner', concept: 'the' }, { form: 'the' })]
    const own = owned(items, at, named)
    if (!own) return [item]
    if (own === 'halved') return [asTerm(item, { category: 'filler', concept: 'what it is half of' })]
    if (means(items[at - 1], 'determiner')) return [item]
    return [unsaid(item, { category: 'determiner', concept: 'the' }, '', 'the'), item]
  })
}

export const withOwnedSizes = where(
  [
    'dimension:length|dimension:width|dimension:height|dimension:depth|dimension:thickness|dimension:diameter|dimension:radius|dimension:side|dimension:outer|dimension:inner',
    ' solid:|feature:hole',
  ],
  (sentences) => {
    const named: Item[] = []
    return sentences.map((items) => {
      const read = items.some((_, at) => owned(items, at, named)) ? withOwned(items, named) : items
      named.push(...items.filter((item) => item.kind === 'term'))
      return read
    })
  },
)
