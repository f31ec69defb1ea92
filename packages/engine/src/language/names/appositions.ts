/**
 * "On top of the tower is the balcony, a disc of 30 mm diameter", "Next comes the cap, a cylinder …": what is there by its name, and
 * behind a comma what it is. Told the plain way: the balcony is a disc, on top of the tower.
 */
import { where } from '../text/heard.ts'
import { asTerm, commaAt, type Item, isMark, means } from '../text/items.ts'
import { LITTLE_WORDS } from '../text/little-words.ts'

const STANDS = /^(?:is|sits|stands|comes|rests|lies|goes|follows|there is|there's|we have|add|place|put)$/iu
const THEN = /^(?:next|then|after that|finally|lastly|now|and)$/iu
const LONGEST_NAME = 3

const isNamePart = (item: Item | undefined): boolean =>
  item?.kind === 'unknown' || means(item, 'solid') || means(item, 'filler')

/** Behind the name: the comma, where what it is follows. */
function commaBehind(items: readonly Item[], name: number): number | undefined {
  let at = name
  while (at < name + LONGEST_NAME && isNamePart(items[at])) at++
  const told = at > name && isMark(items[at], ',') && means(items[at + 1], 'determiner', 'a')
  const noun = items[at - 1]
  return told && (noun?.kind === 'unknown' || means(noun, 'solid')) ? at : undefined
}

const hasSize = (items: readonly Item[]): boolean =>
  items.some((item) => item.kind === 'quantity' && item.quantity.kind !== 'count')

function plainly(items: Item[]): Item[] {
  const verb = items.findIndex(
    (item, at) => STANDS.test(item.text) && means(items[at + 1], 'determiner', 'the'),
  )
  const comma = verb < 0 ? undefined : commaBehind(items, verb + 2)
  const site = means(items[0], 'place') || means(items[0], 'preposition')
  if (comma === undefined || (!site && !items.slice(0, verb).every(({ text }) => THEN.test(text))))
    return items
  const [before, told] = [items.slice(0, verb), items.slice(comma + 1)]
  // "On top of the tower, 20 mm up, is the balcony": more than where it stands.
  if (hasSize(before) || before.some((item) => isMark(item)) || !hasSize(told)) return items
  const is = items[verb] as Item
  return [
    ...items.slice(verb + 1, comma),
    asTerm(is, LITTLE_WORDS.is),
    ...told,
    ...(site ? [commaAt(told.at(-1)?.span[1] ?? 0), ...before] : before),
  ]
}

export const withAppositions = where([' the ', ' , ', 'determiner:a '], (sentences) => sentences.map(plainly))
