/**
 * "Add the body of the bushing on top of the flange. It's a 24 mm diameter cylinder, 26 mm tall.": a piece is ordered by what it is for
 * the part, and then said to be a plain body. Told as one order: that body, at that place.
 */
import { where } from '../text/heard.ts'
import { asSettled, type Item, isMark, means } from '../text/items.ts'
import { littleWord } from '../text/little-words.ts'
import { findSpoken, spoken } from '../text/spoken.ts'

/** Words for a piece that say nothing of its shape. */
const PIECE =
  '(?:body|barrel|shank|stem|main body|main part|main section|upper part|upper section|top part|top section|next part|next section|rest)'
const ORDERED = new RegExp(
  `^(?:(?:then|now|next|and|after that|,) )*(?:add|put|place|make|create|attach|build) the (?<piece>${PIECE})(?: of the [a-z]+)? (?=(?:on top of|on|onto|above) (?:the|this) [a-z]+$)`,
  'u',
)
const IS_A = /^(?:it's|it is|this is|this one is) (?=an? )/u

/** The body that it is said to be: the first noun behind the article. */
const bodyAt = (items: readonly Item[], from: number): number =>
  items.findIndex((item, at) => at > from && means(item, 'solid') && !isMark(items[at - 1], ','))

function together(order: Item[], told: Item[]): Item[] | undefined {
  const [found, is] = [findSpoken(order, ORDERED), findSpoken(told, IS_A)]
  const noun = is ? bodyAt(told, is.to) : -1
  const [verb] = order
  const comma = told.findIndex((item) => isMark(item))
  if (!found || !is || !verb || noun < 0 || (comma >= 0 && comma < noun)) return undefined
  const place = order.slice(found.to + 1)
  return [
    ...order.slice(0, found.to + 1).filter((item) => means(item, 'operation') || means(item, 'make')),
    ...told.slice(is.to + 1, noun + 1),
    ...place,
    ...(told[noun + 1] && !isMark(told[noun + 1]) ? [littleWord(told[noun + 1] as Item, 'and')] : []),
    ...told.slice(noun + 1),
    ...told.slice(0, is.to + 1).map((item) => asSettled(item, 'what it is')),
  ]
}

export const withAddedThenTold = where(
  ['on top of |onto | on the | on this | above ', "it's a|it is a|this is a|this one is a"],
  (sentences) => {
    const read: Item[][] = []
    for (const [at, items] of sentences.entries()) {
      const before = read.at(-1)
      const piece = before && findSpoken(before, ORDERED)?.match.groups?.['piece']
      // By its own name it is spoken of again: then it is no other body.
      const later = sentences
        .slice(at)
        .some((each) => piece && ` ${spoken(each).text} `.includes(` the ${piece} `))
      const one = before && piece && !later ? together(before, items) : undefined
      if (one) read.splice(-1, 1, one)
      else read.push(items)
    }
    return read
  },
)
