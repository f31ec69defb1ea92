/**
 * "Cut a hole through it, 30 mm to the left of the center. Cut another hole through it …": what goes through "it" behind a hole goes
 * through what that hole went through, and never through the hole itself.
 */
import { where } from '../../text/heard.ts'
import { asFiller, type Item, means } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const THROUGH_IT =
  /(?<=(?:^| )(?:hole|holes|bore|bores) )(?:(?:that|which|goes|go|going|all the way|straight|right|completely) )*through it(?= [,.;]|$| (?:at|in|on|near|#|which|that|and)(?: |$))/u

const isHole = (item: Item): boolean => means(item, 'feature', 'hole')

/** "in the center of the plate" brings no other body up. */
const isNewBody = (items: readonly Item[], at: number): boolean =>
  means(items[at], 'solid') && !means(items[at - 1], 'determiner', 'the')

export const withThroughItAgain = where(['feature:hole', 'through it'], (sentences) =>
  sentences.map((items, at) => {
    const before = sentences[at - 1] ?? []
    // A body that was told since then may be meant.
    if (!before.some(isHole) || before.some((_, index) => isNewBody(before, index))) return items
    const found = findSpoken(items, THROUGH_IT)
    if (!found || items.slice(0, found.from).some((item) => means(item, 'solid'))) return items
    return items.map((item, index) =>
      index === found.to ? asFiller(item, 'what the one before goes through') : item,
    )
  }),
)
