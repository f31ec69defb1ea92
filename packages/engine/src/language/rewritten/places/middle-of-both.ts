/**
 * "a square hole through the center of the block and the plate": through both of them, in the middle. Said of the middle of
 * one body, an opening that is not round would go through that one alone.
 */
import { where } from '../../text/heard.ts'
import { commaAt, type Item, means, unsaid } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const BODY = '(?:[a-z]+ )?[a-z]+'
const MIDDLE = new RegExp(
  `(?<=(?:^| )through )(?:the )?(?:exact |very )?(?:cent(?:er|re)|middle) of (?=(?:both )?the ${BODY} and (?:the )?${BODY}(?: [,.;]|$))`,
  'u',
)

const isShaped = (item: Item, at: number, items: readonly Item[]): boolean =>
  means(item, 'feature') && (!means(item, 'feature', 'hole') || means(items[at - 1], 'shape'))

function throughBoth(items: Item[]): Item[] {
  const found = items.some(isShaped) ? findSpoken(items, MIDDLE) : undefined
  if (!found) return items
  const and = items.findIndex((item, at) => at > found.to && means(item, 'conjunction', 'and'))
  const article = means(items[and + 1], 'determiner')
  const last = items.findIndex((item, at) => at > and && means(item, 'solid'))
  const centre = items.slice(found.from, found.to + 1).filter((item) => !means(item, 'preposition', 'of'))
  const first = items.findIndex((item, at) => at > found.to && means(item, 'solid'))
  if (last < 0 || first < 0 || first > and) return items
  const noun = items[last] as Item
  return [
    ...items.slice(0, found.from),
    ...items.slice(found.to + 1, and + 1),
    ...(article ? [] : [unsaid(noun, { category: 'determiner', concept: 'the' }, 'the')]),
    ...items.slice(and + 1, last + 1),
    commaAt(noun.span[1]),
    unsaid(noun, { category: 'preposition', concept: 'in' }, 'in'),
    ...centre,
    ...items.slice(last + 1),
  ]
}

export const withMiddleOfBoth = where(['through', 'center of|centre of|middle of'], (sentences) =>
  sentences.map(throughBoth),
)
