/**
 * "a 10 mm hole 20 mm from the left edge and another 20 mm from the right edge, both on the centreline", "a hole of 10 mm in
 * the upper left corner and one of 6 mm in the lower right corner": a second of its kind, at a place of its own. Told in a
 * sentence of its own, with the sizes of the first unless it has others, and with what is said of both.
 */
import { where } from '../text/heard.ts'
import { asFiller, countOf, type Item, isMark, isThing, means } from '../text/items.ts'
import { littleWord } from '../text/little-words.ts'
import { type Found, findSpoken } from '../text/spoken.ts'

const PLACE =
  '(?:(?:in|at|on|near|by|close to|next to|towards?) (?:the|its) |(?:#|halfway|midway) (?:(?:in|away|over) )?(?:from|to|below|above|left|right) )'
const ONE_MORE = new RegExp(
  `(?:, )?and (?:another(?: one)?|one(?: more)?|a second(?: one)?)(?<size> (?:of|with (?:a )?diameter of) (?:ø?#|r#|#x#(?:x#)?)(?: (?:in )?(?:diameter|radius))?)?(?: ,)? (?=${PLACE})`,
  'u',
)
/** What is said of both of them, behind the second. */
const OF_BOTH = /(?:, |and )+(?:with )?(?:both|each|they both)(?: (?:of them|are|is|being))*(?= )/u

/** Where the place of the first begins: what stands before it are its sizes. */
const opensPlace = (items: readonly Item[], at: number): boolean => {
  const [item, next] = [items[at], items[at + 1]]
  if (means(item, 'preposition', 'in', 'at', 'on', 'near', 'to')) return true
  if (isMark(item, ',')) return opensPlace(items, at + 1)
  const away = means(next, 'preposition', 'from', 'to') || means(next, 'place')
  return means(item, 'place') || (item?.kind === 'quantity' && item.quantity.kind === 'length' && away)
}

interface First {
  /** Its article, its noun, and where its place begins. */
  article: number
  noun: number
  place: number
}

const FARTHEST_ARTICLE = 6

/** Cuts and what stands on a body; a dimple is known by its shape. */
const isOne = (item: Item): boolean =>
  (isThing(item) && !item.plural) || /^(?:dimple|dent|depression)$/iu.test(item.text)

/** The last single cut or boss before the second is told, with a place of its own. */
function firstBefore(items: readonly Item[], end: number): First | undefined {
  const noun = items.findLastIndex((item, at) => at < end && isOne(item))
  if (noun < 0 || items.slice(noun + 1, end).some(isThing)) return undefined
  const article = items.findLastIndex(
    (item, at) => at < noun && at >= noun - FARTHEST_ARTICLE && means(item, 'determiner', 'a'),
  )
  let place = noun + 1
  while (place < end && !opensPlace(items, place)) place++
  const counted = items.slice(article, noun).some((item) => countOf(item) !== undefined)
  return article < 0 || counted || place === end ? undefined : { article, noun, place }
}

const isSize = (item: Item): boolean =>
  item.kind === 'quantity' ||
  means(item, 'dimension') ||
  means(item, 'preposition', 'of', 'with') ||
  isMark(item)

/** The second by the words of the first; sizes of its own stand in for those of the first. */
function asTheFirst(items: readonly Item[], { article, noun, place }: First, own: readonly Item[]): Item[] {
  const copy = (item: Item): Item => ({ ...item })
  const [before, behind] = [items.slice(article + 1, noun), items.slice(noun + 1, place)]
  if (own.length === 0) return [...before, items[noun] as Item, ...behind].map(copy)
  return [...before.filter((item) => !isSize(item)).map(copy), { ...(items[noun] as Item) }, ...own]
}

/** Of a size that is told anew only the one that it stands for may be left out. */
const sizesOf = (items: readonly Item[], { article, place }: First): number =>
  items.slice(article, place).filter((item) => item.kind === 'quantity' && countOf(item) === undefined).length

function apart(items: readonly Item[]): Item[][] {
  const found = findSpoken(items, ONE_MORE)
  const first = found && firstBefore(items, found.from)
  if (!found || !first) return [[...items]]
  const said = items.slice(found.from, found.to + 1)
  const sized = found.match.groups?.['size'] === undefined ? -1 : said.findIndex(isPreposition)
  const own = sized < 0 ? [] : said.slice(sized)
  if (own.length > 0 && sizesOf(items, first) !== 1) return [[...items]]
  const rest = items.slice(found.to + 1)
  const both = findSpoken(rest, OF_BOTH)
  const [place, shared] = both ? [rest.slice(0, both.from), ofBoth(rest, both)] : [rest, []]
  // A third thing behind it would be told of the second.
  if (place.some((item) => isThing(item) && means(item, 'feature'))) return [[...items]]
  const lead = sized < 0 ? said : said.slice(0, sized)
  const [opening = items[found.to] as Item] = place
  return [
    [...items.slice(0, found.from), ...shared],
    ...apart([
      ...lead.filter((item) => !isMark(item)).map((item) => asFiller(item, 'one more')),
      littleWord(opening, 'a'),
      ...asTheFirst(items, first, own),
      ...place,
      ...shared.map((item) => ({ ...item })),
    ]),
  ]
}

const isPreposition = (item: Item): boolean => means(item, 'preposition', 'of', 'with')

/** What both share, with a comma before it. */
const ofBoth = (rest: readonly Item[], { from, to }: Found): Item[] =>
  rest
    .slice(from)
    .map((item, at) => (at > 0 && at <= to - from && !isMark(item) ? asFiller(item, 'both of them') : item))

export const withOneMore = where(['feature:|solid:', ' and another | and one | and a second '], (sentences) =>
  sentences.flatMap(apart),
)
