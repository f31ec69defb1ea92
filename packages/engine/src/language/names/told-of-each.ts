/**
 * "Four counterbored holes at (±40, ±30): a 6 mm hole through the block and a 10 mm counterbore 6 mm deep": behind the colon
 * stands what every one of them is, told as if it were one. Its noun names no further hole.
 */
import { where } from '../text/heard.ts'
import { asFiller, asTerm, conceptOf, type Item, isMark, means, type Term } from '../text/items.ts'

const FARTHEST = 6

/** What a hole is worked with: such a one is told by its pieces. */
const WORKED = /^(?:counter ?(?:bore|sink|sunk|drill|bored|sinking)|spot ?face)/u

const isWorked = (item: Item): boolean => item.kind === 'term' && WORKED.test(item.form.replaceAll('-', ' '))

const isSeveral = (item: Item | undefined): boolean =>
  item?.kind === 'quantity' && item.quantity.kind === 'count' && (item.quantity.values[0]?.value ?? 0) > 1

/** The plural that the colon explains. */
function announcedBefore(items: readonly Item[], colon: number): string | undefined {
  const nouns = items.flatMap((item, at) =>
    at < colon && (means(item, 'feature') || means(item, 'solid')) && !isWorked(item) ? [at] : [],
  )
  const at = nouns.find((noun) => (items[noun] as Term).plural)
  if (at === undefined || !means(items[at], 'feature', 'hole')) return undefined
  return items.slice(Math.max(0, at - FARTHEST), at).some(isSeveral)
    ? conceptOf(items[at], 'feature')
    : undefined
}

/** "a", "each has a", "each one with a", "each consisting of a": where the phrase of a noun begins. */
function leadOf(items: readonly Item[], noun: number, colon: number): number | undefined {
  const article = items.findLastIndex((item, at) => at < noun && at > colon && means(item, 'determiner', 'a'))
  if (article < 0 || noun - article > FARTHEST) return undefined
  let from = article
  while (
    from - 1 > colon &&
    (means(items[from - 1], 'which', 'each') ||
      means(items[from - 1], 'have') ||
      means(items[from - 1], 'be') ||
      means(items[from - 1], 'preposition', 'with', 'of') ||
      /^(?:consist(?:s|ing)?(?: of)?|comprising|comprises|one|hole)$/iu.test(items[from - 1]?.text ?? ''))
  )
    from--
  return from === colon + 1 ? from : undefined
}

/** "a 6 mm through hole": that it goes through stays said. */
const withoutNoun = (item: Item): Item => {
  const through = item.kind === 'term' && /^(?:through|thru)/u.test(item.form)
  return through
    ? asTerm(item, { category: 'manner', concept: 'through' }, { form: 'through' })
    : asFiller(item, 'one of them')
}

function withPieces(items: Item[]): Item[] {
  const colon = items.findIndex((item) => isMark(item, ':'))
  if (colon < 0 || !items.some((item, at) => at > colon && isWorked(item))) return items
  const concept = announcedBefore(items, colon)
  if (!concept) return items
  const nouns = items.flatMap((item, at) =>
    at > colon && means(item, 'feature', concept) && !isWorked(item) ? [at] : [],
  )
  const [noun] = nouns
  // Several behind it are told one by one.
  if (noun === undefined || nouns.length > 1 || (items[noun] as Term).plural) return items
  const from = leadOf(items, noun, colon)
  if (from === undefined) return items
  return items.map((item, at) => {
    if (at === noun) return withoutNoun(item)
    const leads = at >= from && at < noun && item.kind === 'term' && !means(item, 'dimension')
    return leads && !means(item, 'manner') && !means(item, 'shape') ? asFiller(item, 'each of them') : item
  })
}

export const withToldOfEach = where([' : ', 'feature:hole'], (sentences) => sentences.map(withPieces))
