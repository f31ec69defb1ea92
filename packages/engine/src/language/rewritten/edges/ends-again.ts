/**
 * "Chamfer the outer edge at each end of the shaft (the bottom of the 30 mm section and the top of the 12 mm section)": the two
 * ends once more, by the sections they belong to. It says nothing new, if there are such sections.
 */
import { where } from '../../text/heard.ts'
import { amountOf, asFiller, type Item, isEdgeWork } from '../../text/items.ts'
import { type Found, findSpoken } from '../../text/spoken.ts'

const PIECE = '(?:the )?(?:[a-z]+ ){0,2}?(?:#|ø#)?(?: (?:diameter|wide|thick))?(?: [a-z]+){1,2}'
const end = (side: string): string => `the (?:${side})(?: (?:outer )?(?:edge|rim|end|face))? of ${PIECE}`
const LOW = end('bottom|lower')
const HIGH = end('top|upper')
const AGAIN = new RegExp(
  `(?<=(?:each|both)(?: of the| of its)? ends?(?: of (?:it|(?:the|this) [a-z]+))? )\\( (?:${LOW} and ${HIGH}|${HIGH} and ${LOW}) \\)`,
  'u',
)

/** Each of its numbers is that of something that was told. */
const isTold = (items: readonly Item[], { quantities }: Found, before: readonly Item[]): boolean =>
  quantities.every((at) => before.some((item) => amountOf(item) === amountOf(items[at])))

export const withoutEndsAgain = where(['feature:fillet|feature:chamfer', '( '], (sentences) =>
  sentences.map((items, index) => {
    const found = items.some(isEdgeWork) ? findSpoken(items, AGAIN) : undefined
    if (!found || !isTold(items, found, sentences.slice(0, index).flat())) return items
    return items.map((item, at) =>
      at >= found.from && at <= found.to ? asFiller(item, 'the ends once more') : item,
    )
  }),
)
