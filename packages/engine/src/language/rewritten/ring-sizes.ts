/** The two sizes of a torus as people tell them: "the diameter of the cross section", "50 mm to the center of the tube". */
import { asFiller, asTerm, type Item, means } from '../text/items.ts'
import { type Found, findSpoken } from '../text/spoken.ts'

const TUBE = '(?:circular |round )?(?:cross section|section|tube|cord|wire|ring section)'
const MIDDLE = `(?:cent(?:er|re)s?|cent(?:er|re) ?lines?|middle)(?: of (?:the |its )?${TUBE})?`
const ACROSS = '(?:(?:in |the |its )?(?<size>diameter|radius))'

/** Measured over the middle of its tube. */
const RING = new RegExp(
  `${ACROSS}(?: of (?:the |its )?(?:ring|circle|torus|donut|doughnut|loop|o ring|big circle|large circle))?(?: (?:is|of|,))?(?: \\( | )?(?:#(?: \\( | ,? ?))?(?:as )?(?:measured |taken )?(?:(?:from |to |at |through |across |along |on )+(?:the |its )?${MIDDLE}(?: (?:to|of) (?:the |its )?(?:${MIDDLE}|opposite side|other side|ring))?|${MIDDLE} to (?:the |its )?${MIDDLE})`,
  'u',
)
/** Of the tube itself. */
const THICK = new RegExp(
  `(?:the |its )?(?<size>diameter|radius|thickness|width) of (?:the |its )?${TUBE}|${TUBE}(?: itself)? (?:has a|with a|is (?:a |an )?(?:circle |circular |round )*(?:that is |which is |of |with a )*#(?: in)?) (?<told>diameter|radius)`,
  'u',
)
const LONE = new RegExp(
  `(?:a )?${TUBE} (?:of|is) #(?! (?:in )?(?:diameter|radius))|# ${TUBE}(?! diameter| radius)`,
  'u',
)

const isTorus = (item: Item): boolean => means(item, 'solid', 'torus')

/** The word for the size is the one of a torus; what else is said of it only tells how it is measured. */
function named(items: readonly Item[], { from, to, match }: Found, part: 'ring' | 'tube'): Item[] {
  const { size, told } = match.groups ?? {}
  const concept = `${part}${(size ?? told) === 'radius' ? 'Radius' : 'Diameter'}`
  const word = new RegExp(`^(?:in )?${size ?? told ?? TUBE}$`, 'iu')
  const place = items.findIndex(
    (item, at) => at >= from && at <= to && word.test(item.text.replaceAll('-', ' ')),
  )
  // "a major radius … (center of the tube to center of the ring)": it has its word.
  if (place < 0) return [...items]
  return items.map((item, at) => {
    if (at < from || at > to || item.kind === 'quantity' || item.kind === 'mark') return item
    if (at === place) return asTerm(item, { category: 'dimension', concept })
    return means(item, 'be') || means(item, 'determiner') ? item : asFiller(item, 'how it is measured')
  })
}

function withSizes(sentence: readonly Item[]): Item[] {
  let items = [...sentence]
  for (const [pattern, part] of [
    [RING, 'ring'],
    [THICK, 'tube'],
    [LONE, 'tube'],
  ] as const) {
    const found = findSpoken(items, pattern)
    if (found) items = named(items, found, part)
  }
  return items
}

/** "the ring has a diameter of …": the torus, where no other ring is told. */
const withOwnNoun = (items: readonly Item[]): Item[] =>
  items.map((item, at) =>
    means(item, 'solid', 'ring') && means(items[at - 1], 'determiner', 'the')
      ? asTerm(item, { category: 'solid', concept: 'torus' })
      : item,
  )

const isRing = (items: readonly Item[]): boolean =>
  items.some((item, at) => means(item, 'solid', 'ring') && !means(items[at - 1], 'determiner', 'the'))

export const withRingSizes = (sentences: readonly Item[][]): Item[][] =>
  sentences.flat().some(isTorus)
    ? sentences.map(withSizes).map((items) => (sentences.some(isRing) ? items : withOwnNoun(items)))
    : [...sentences]
