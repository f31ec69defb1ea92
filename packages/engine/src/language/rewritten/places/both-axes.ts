/**
 * "four legs, each 200 mm from the center in both X and Y", "30 mm from both the X and the Y axis": one in each quarter,
 * told by its coordinates. Of fewer or more than four nobody can tell which quarters are meant.
 */

import type { Quantity } from '../../quantities/quantity.ts'
import { where } from '../../text/heard.ts'
import { amountOf, countOf, type Item, phraseOf } from '../../text/items.ts'
import { littleWord } from '../../text/little-words.ts'
import { type Found, findSpoken } from '../../text/spoken.ts'

const MIDDLE =
  '(?:the |its )?(?:cent(?:er|re)(?: point)?|middle|origin|cent(?:er|re) ?lines?)(?: of (?:the|its|this) [a-z]+(?: [a-z]+)?)?'
const X_AND_Y = '(?:the )?x(?: axis| direction)? and (?:(?:in|along) )?(?:the )?y'
const WAYS = '(?: (?:directions?|axes|axis|coordinates))?'
const BOTH_AXES = new RegExp(
  `(?:(?:at|placed|located|positioned|offset|by|a|distance|of) )*# (?:away |out |offset |apart )?from (?:${MIDDLE} (?:(?:in|along) both|both (?:in|along)) ${X_AND_Y}${WAYS}|both ${X_AND_Y} ax[ei]s)(?= [,.;)]| and |$)`,
  'u',
)

const MANY = 4

/** How many were counted last before the distance is told. */
function countedBefore(sentences: readonly Item[][], index: number, { from }: Found): number | undefined {
  const before = [...sentences.slice(0, index), sentences[index]?.slice(0, from) ?? []].flat()
  const counted = before.findLast((item) => (countOf(item) ?? 1) > 1)
  return countOf(counted)
}

function inQuarters(items: readonly Item[], { from, to, quantities }: Found): Item[] {
  const size = items[quantities[0] ?? -1]
  const distance = amountOf(size)
  if (size?.kind !== 'quantity' || distance === undefined || quantities.length > 1) return [...items]
  const { text, span } = phraseOf(items.slice(from, to + 1) as [Item, ...Item[]])
  const { values } = size.quantity
  const points = [1, -1].flatMap((a) => [1, -1].map((b) => [a * distance, b * distance]))
  const quantity: Quantity = { kind: 'points', points, values, text, span, approximate: false }
  return [
    ...items.slice(0, from),
    littleWord(size, 'at'),
    { kind: 'quantity', text, span, quantity },
    ...items.slice(to + 1),
  ]
}

export const withBothAxes = where(['x', 'y', ' both '], (sentences) =>
  sentences.map((items, index) => {
    const found = findSpoken(items, BOTH_AXES)
    return found && countedBefore(sentences, index, found) === MANY ? inQuarters(items, found) : items
  }),
)
