/**
 * "A hollow rectangular tube with an outer length of 40 mm, an outer width of 30 mm and a height of 120 mm": a tube is hollow
 * along its longest side. Where that is its height it stands upright: a hollow box without top and bottom.
 */
import { where } from '../text/heard.ts'
import { asFiller, asTerm, conceptOf, type Item, means, unsaid } from '../text/items.ts'

const UP: ReadonlySet<string> = new Set(['height'])
const ACROSS: ReadonlySet<string> = new Set(['length', 'width', 'depth', 'outerLength', 'outerWidth'])

/** By its opening a section is told as stock. */
const INNER = /^inner/u

const dimensionOf = (item: Item | undefined): string => conceptOf(item, 'dimension') ?? ''

/** The size that a word stands beside: "40 mm long", "40 mm in width", "a length of 40 mm", "outer length 40 mm". */
function sizeBeside(items: readonly Item[], at: number): number | undefined {
  const before = means(items[at - 1], 'preposition', 'in') ? items[at - 2] : items[at - 1]
  if (before?.kind === 'quantity' && before.quantity.kind === 'length')
    return before.quantity.values[0]?.value
  const behind = items.slice(at + 1, at + 3).find(({ kind }) => kind === 'quantity')
  return behind?.kind === 'quantity' ? behind.quantity.values[0]?.value : undefined
}

function isUpright(items: readonly Item[]): boolean {
  const sizes = items.flatMap((item, at) => {
    const dimension = dimensionOf(item)
    const value = UP.has(dimension) || ACROSS.has(dimension) ? sizeBeside(items, at) : undefined
    return value === undefined ? [] : [{ dimension, value }]
  })
  const ups = sizes.filter(({ dimension }) => UP.has(dimension))
  const across = sizes.filter(({ dimension }) => ACROSS.has(dimension))
  const pair = items.some(
    ({ kind, ...item }) => kind === 'quantity' && 'quantity' in item && item.quantity.values.length === 2,
  )
  const [height] = ups
  if (!height || ups.length > 1) return false
  if (items.some((item) => INNER.test(dimensionOf(item)))) return false
  // "50 x 30 mm and 80 mm tall": what is told apart from the section is how long it is.
  if (pair) return across.length === 0
  const square = items.some((item) => means(item, 'solid', 'box section') && /square/iu.test(item.text))
  return across.length === (square ? 1 : 2) && across.every(({ value }) => value < height.value)
}

const BOX = { category: 'solid', concept: 'box' } as const

/** "The tube is open on both ends": the one that was told, by a shorter name. */
const isTubeAgain = (items: readonly Item[], at: number): boolean =>
  means(items[at], 'solid', 'tube') && means(items[at - 1], 'determiner', 'the')

const standing = (items: readonly Item[]): Item[] =>
  items.flatMap((item, at): Item[] => {
    // "open on both ends": at the top and the bottom, as it stands.
    if (means(item, 'manner', 'open ends')) return [asFiller(item, 'as a tube is')]
    if (isTubeAgain(items, at)) return [asTerm(item, BOX, { form: 'box' })]
    if (!means(item, 'solid', 'box section')) return [item]
    const word = (category: 'manner' | 'shape', concept: string): Item =>
      unsaid(item, { category, concept }, '', concept)
    return [
      word('manner', 'open top'),
      word('manner', 'open bottom'),
      word('shape', 'hollow'),
      ...(/square/iu.test(item.text) ? [word('shape', 'square')] : []),
      asTerm(item, BOX, { form: 'box' }),
    ]
  })

export const withUprightTubes = where('solid:box section', (sentences) => {
  const first = sentences.findIndex((items) => items.some((item) => means(item, 'solid', 'box section')))
  if (first < 0) return sentences
  const others = sentences.slice(first)
  const cut = others.findIndex((items) => items.some((item) => means(item, 'feature')))
  // Its sizes are told before what is cut into it.
  const told = others.slice(0, Math.max(1, cut < 0 ? others.length : cut)).flat()
  return isUpright(told) ? sentences.map(standing) : [...sentences]
})
