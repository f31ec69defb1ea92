/**
 * "four corner holes", "four holes, two at each end": how those that were counted share two sides. Four lie in the corners anyway.
 */
import { where } from '../../text/heard.ts'
import { countBefore, countOf, type Item, isThing } from '../../text/items.ts'
import { asIdle, findSpoken } from '../../text/spoken.ts'

const SHARE =
  /(?:, )?(?:with )?two(?: of them| holes)? (?:at|on|near|along|by|towards?) (?:each|both|either)(?: of the(?: two)?)? (?:(?:short|long) )?(?:ends?|sides?|edges?)(?: of (?:the|this) [a-z]+)?(?= [,.;]|$| and )/u

const CORNER_HOLES =
  /(?<=(?:^| )four (?:.* )?)corner(?= (?:(?:mounting|screw|bolt|fixing|through) )?holes(?: |$))/u

const CORNERS = 4

/** The number that the noun before the phrase was counted by. */
const countedBefore = (items: readonly Item[], from: number): number | undefined => {
  const noun = items.findLastIndex((item, at) => at < from && isThing(item))
  return countOf(items[countBefore(items, noun)])
}

const IN_CORNERS = 'one in each corner'

export const withTwoAtEach = where(
  ['feature:', ' corner | two at | two on | two near | two along | two by '],
  (sentences) =>
    sentences.map((items) => {
      const named = findSpoken(items, CORNER_HOLES)
      if (named) return asIdle(items, named, IN_CORNERS)
      const found = findSpoken(items, SHARE)
      return found && countedBefore(items, found.from) === CORNERS ? asIdle(items, found, IN_CORNERS) : items
    }),
)
