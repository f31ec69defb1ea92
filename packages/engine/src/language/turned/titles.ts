/** Titles of a part: what it is called, and how many bodies it announces. */

import { singular } from '../lexicon/lexicon.ts'
import { asFiller, type Item, isMark } from '../text/items.ts'
import { spoken } from '../text/spoken.ts'
import type { Body } from './body.ts'
import { shapeOf } from './shapes.ts'
import { isLength } from './sizes.ts'
import { NOT_ROUND } from './words.ts'

/** A title without sizes: what the part is called, and how many bodies it announces. */
export function withoutTitle(items: readonly Item[], bodies: readonly Body[]): Item[] | undefined {
  const { text } = spoken(items)
  if (items.some((item) => item.kind === 'quantity' && isLength(item))) return undefined
  const isAnnounced = (count: number, noun: string): boolean =>
    count === 1 ||
    count === bodies.length ||
    count === bodies.filter(({ words }) => words.some((word) => singular(word) === noun)).length
  const counted = items.flatMap((item, at) =>
    item.kind === 'quantity' && item.quantity.kind === 'count'
      ? [
          {
            count: item.quantity.values[0]?.value ?? 0,
            noun: singular(items[at + 1]?.text.toLowerCase() ?? ''),
          },
        ]
      : [],
  )
  if (counted.some(({ count, noun }) => !isAnnounced(count, noun))) return undefined
  const worked =
    /(?:^| )(?:holes?|bored?|grooves?|slots?|threaded|flats?|chamfer\w*|fillet\w*|hollow|hex\w*|square)(?: |$)/u
  if (worked.test(text) || items.some((item) => NOT_ROUND.test(item.text.toLowerCase()))) return undefined
  const round = bodies.some((body) => shapeOf(body) === 'hemisphere')
  if (/(?:^| )(?:round|rounded|domed) (?:top|end|tip|head|bottom)/u.test(text) && !round) return undefined
  if (
    /(?:^| )(?:pointed|tapered|conical|tip|point)(?: |$)/u.test(text) &&
    !bodies.some((body) => shapeOf(body) === 'cone')
  )
    return undefined
  return items.map((item) => (item.kind === 'mark' ? item : asFiller(item, 'the name of the part')))
}

/** "A pedestal: the bottom disc is …": its title in a sentence of its own. */
export function withoutLead([first = [], ...others]: readonly Item[][]): Item[][] {
  const colon = first.findIndex((item) => isMark(item, ':'))
  const lead = first.slice(0, colon)
  return colon < 1 || lead.some(isLength) ? [first, ...others] : [lead, first.slice(colon + 1), ...others]
}
