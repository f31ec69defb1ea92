/**
 * "All the way through the side of the pin in the X dimension, but this time …": the side that a hole enters a round body by
 * follows from the way it goes. "It starts 10 mm from the left face": where an opening with straight sides lies.
 */
import { where } from '../../text/heard.ts'
import { type Item, means } from '../../text/items.ts'
import { asTerms, spoken } from '../../text/spoken.ts'

const SIDE =
  /(?<=through )(?:the|its) (?:(?:round|curved|cylindrical|outer) )*(?:side|wall|side wall|surface)(?: of (?:it|(?:the|this) (?:[a-z]+ )?[a-z]+))?(?= (?:(?:but|and|only|now|this time|,) )*(?:in|along|parallel to) (?:the )?[xy](?: |$))/u
const AGAIN = /(?<=[a-z#] )(?:, )?(?:but )?this time(?: around)?(?= )/u
const STARTS =
  /(?<=^it |(?:pocket|slot|recess|notch|cutout|opening|channel|groove|it) )(?:starts|begins)(?= # from )/u
const AXIS =
  /(?:, )?(?:and |so |it |also |which |that )*(?:passes|goes|runs|passing|going|running) (?:right |straight |directly |exactly )*through (?:the|its) (?:cent(?:er|ral) |centre )?axis(?: of (?:it|(?:the|this) [a-z]+))?(?= [,.;]| and |$)/u

const isStraight = (items: readonly Item[]): boolean =>
  items.some((item) => means(item, 'feature', 'pocket', 'slot', 'groove', 'channel'))

export const withCrossWays = where('through |this time|starts # from |begins # from ', (sentences) =>
  sentences.map((items, index) => {
    const isHole = items.some((item) => means(item, 'feature', 'hole'))
    const sides = isHole
      ? asTerms([...items], SIDE, { category: 'filler', concept: 'the way it goes' })
      : [...items]
    const once = asTerms(sides, AGAIN, { category: 'filler', concept: 'manner of speaking' })
    const before = sentences[index - 1] ?? []
    const straight = isStraight(items) || (!isHole && isStraight(before))
    const placed = straight ? asTerms(once, STARTS, { category: 'be', concept: 'is' }) : once
    // Across a round body a hole goes through its axis unless it is told to be off it.
    const across = /(?:in|along) (?:the )?[xy](?: |$)|through (?:the|its) side/u.test(spoken(items).text)
    return isHole && across
      ? asTerms(placed, AXIS, { category: 'filler', concept: 'the middle of what it crosses' })
      : placed
  }),
)
