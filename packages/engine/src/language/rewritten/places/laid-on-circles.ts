/**
 * "Four holes evenly spaced on a circle with a diameter of 70 mm around the center": the circle they lie on, which is
 * drawn nowhere, even where other circles are. It is about the middle of what they are in.
 */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, means } from '../../text/items.ts'
import { findSpoken, spoken } from '../../text/spoken.ts'

const FARTHEST = 6
const LAID =
  /\b(?:evenly|equally|uniformly|regularly|spaced|arranged|distributed|lying|lie|located|placed|positioned|pattern|laid out|centers|centres|spread|set)\b/u

/** "circle of radius 35 mm", "circle 70 mm in diameter": its size stands with it. */
const isSized = (items: readonly Item[], at: number): boolean =>
  items
    .slice(at + 1, at + FARTHEST)
    .some((item, index, after) => item.kind === 'quantity' && !after.slice(0, index).some(isNoun))

const isNoun = (item: Item): boolean => means(item, 'solid') || means(item, 'feature') || means(item, 'face')

/** The article before it, over a size of its own: "a 70 mm circle", "an imaginary circle". */
function articleOf(items: readonly Item[], at: number): number {
  let back = at - 1
  while (
    back > 0 &&
    (items[back]?.kind === 'quantity' ||
      means(items[back], 'dimension') ||
      means(items[back], 'filler') ||
      /^(?:imaginary|virtual|construction|concentric|larger)$/iu.test(items[back]?.text ?? ''))
  )
    back--
  return means(items[back], 'determiner', 'a') ? back : -1
}

/** Something there are several of is said to lie on it. */
function isLaidOn(items: readonly Item[], at: number): boolean {
  if (!means(items[at], 'portion', 'circle') || (items[at] as { plural?: boolean }).plural) return false
  const article = articleOf(items, at)
  const lead = items[article - 1]
  if (article < 1 || !/^(?:on|onto|along|around|about|in)$/iu.test(lead?.text ?? '')) return false
  const own = items.slice(article + 1, at).some(({ kind }) => kind === 'quantity')
  if (!own && !isSized(items, at)) return false
  const before = items.slice(0, article - 1)
  return LAID.test(spoken(before).text) && before.some((item) => item.kind === 'term' && item.plural)
}

const ABOUT =
  /(?<=# (?:in |across )?(?:diameter |radius |dia )?)(?:, )?(?:(?:that|which) is |being )?(?:around|about|centered (?:on|at|in|around|about)|centred (?:on|at|in|around|about)|concentric (?:with|to)|coaxial with|with (?:its|the) (?:center|centre) (?:on|at)|whose (?:center|centre) is(?: at| on)?) (?:the |its )?(?:(?:center|centre|middle|origin|axis|center point|central axis)(?: (?:of|on) (?:the |this )?(?:top face of the |top )?(?:disc|disk|plate|flange|base|cylinder|part|face|block|square|hexagon|circle))?|disc|disk|plate|flange|base|cylinder)(?= [,;.)]|$| and )/u

function withCircle(items: readonly Item[]): Item[] {
  const at = items.findIndex((_, index) => isLaidOn(items, index))
  const circle = items[at]
  if (!circle) return [...items]
  const laid = items.map((item, index) => {
    if (index === at)
      return asTerm(item, { category: 'portion', concept: 'bolt circle' }, { form: 'bolt circle' })
    return index === articleOf(items, at) - 1
      ? asTerm(item, { category: 'preposition', concept: 'on' })
      : item
  })
  const about = findSpoken(laid, ABOUT)
  if (!about || about.from < at) return laid
  return laid.map((item, index) =>
    index >= about.from && index <= about.to && item.kind !== 'mark'
      ? asFiller(item, 'about the middle')
      : item,
  )
}

export const withLaidOnCircles = where('portion:circle', (sentences) => sentences.map(withCircle))
