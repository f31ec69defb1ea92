/**
 * "The wall is at the left end of the base, flush with the end. It's 6 mm thick …": a body that nobody has heard of is brought
 * up by where it stands, with "the", and its sizes follow. It is a new one; the other that is named there carries it.
 */
import { where } from '../text/heard.ts'
import { asFiller, asTerm, type Item, means } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'

const LEAD =
  /^(?:(?:and|then|now|next|finally|,) )*the (?:[a-z]+ ){0,2}?(?=[a-z]+ (?:is|are|stands?|sits?|lies?|goes|rises|rests?|starts?|comes)(?! (?:a|an|one) )(?: |$))/u
const GOES_ON = /^(?:(?:it|they|each|both|each one|each of them) |it's |they're |the )/u

const isSized = (item: Item): boolean => item.kind === 'quantity' && item.quantity.kind !== 'count'

const isSame = (one: Item, other: Item): boolean =>
  one.kind === 'term' &&
  other.kind === 'term' &&
  (one.form === other.form ||
    one.senses.some(({ category, concept }) => category === 'solid' && means(other, 'solid', concept)))

const isCount = (item: Item): boolean => item.kind === 'quantity' && item.quantity.kind === 'count'

/** A wall is how thick something hollow is, until it stands somewhere. */
const isBody = (item: Item | undefined): boolean =>
  means(item, 'solid') || (means(item, 'dimension', 'wall') && /^walls?$/iu.test(item?.text ?? ''))

/** The noun that opens the sentence, where it is a body's and says nothing but what and where. */
function opener(items: readonly Item[]): { article: number; noun: number } | undefined {
  const lead = findSpoken(items, LEAD)
  if (!lead) return undefined
  const noun = lead.to + 1
  const article = items.findIndex((item) => means(item, 'determiner', 'the'))
  if (article < 0 || article >= noun || !isBody(items[noun])) return undefined
  const between = items.slice(article + 1, noun)
  return between.every((item) => means(item, 'which') || means(item, 'shape') || isCount(item))
    ? { article, noun }
    : undefined
}

/** Where another body is named that was told with its sizes. */
const isPlacedOn = (items: readonly Item[], noun: number, told: readonly Item[]): boolean =>
  items.some(
    (item, at) =>
      at > noun &&
      means(item, 'solid') &&
      means(items[at - 1], 'determiner', 'the') &&
      told.some((other) => isSame(item, other)),
  )

export const withPlacedFirst = where(' determiner:the', (sentences) =>
  sentences.map((items, index) => {
    const found = index > 0 ? opener(items) : undefined
    if (!found) return items
    const before = sentences.slice(0, index).flat()
    const next = sentences[index + 1]
    const noun = items[found.noun] as Item
    const sized = items.some(isSized) || (next && findSpoken(next, GOES_ON) && next.some(isSized))
    const known = before.some((item) => isSame(noun, item))
    if (!sized || known || !before.some(isSized) || !isPlacedOn(items, found.noun, before)) return items
    const article = items[found.article] as Item
    const counted = items.slice(found.article, found.noun).some(isCount)
    const anew = counted
      ? asFiller(article, 'as many as are told')
      : asTerm(article, { category: 'determiner', concept: 'a' }, { form: 'a' })
    // A pattern asks for the word itself.
    return items.with(found.article, counted ? anew : { ...anew, text: 'a' })
  }),
)
