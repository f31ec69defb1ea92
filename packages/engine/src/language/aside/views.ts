/** "Looking at it from the side, …", "From above it is …": from where the part is seen, which makes nothing of it; and what else it is called. */
import { where } from '../text/heard.ts'
import { asFiller, type Item } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'

const SIDE = '(?:the )?(?:side|front|top|above|below|bottom|end|back|left|right|outside)(?: side| end| view)?'
const LOOKED =
  '(?:(?:when|if|as) )?(?:(?:you|we|i) )?(?:look|looked|looking|view|viewed|viewing|see|seen|seeing)(?: straight| directly)?(?: down| up)?'
const OBJECT =
  '(?:(?: down)? (?:at|on|onto|upon) (?:it|this|that|the (?:part|piece|shape|thing|whole thing|object)))'
const SEEN = new RegExp(`${LOOKED}(?:${OBJECT}(?: from ${SIDE})?| from ${SIDE})`, 'u')

/** Without a verb of seeing it may as well be where a drill comes from: only where the part is then said to be something. */
const STANDPOINT = new RegExp(
  `^(?:from|in) ${SIDE}(?= (?:, )?(?:it|it's|this|this is|the (?:part|piece|shape|thing|whole thing|profile|outline))(?: |$))`,
  'u',
)

/** "(sometimes called a top hat bushing)", ", also known as a coupler": another name for the part. */
const CALLED =
  /(?:\(|,) (?:(?:it's|it is|which is|also|sometimes|often|usually|commonly|or) )*(?:called|known as|aka|a k a|referred to as|named)[^()#@,]*(?:\)|,|$)/u

/** "each one smaller than the one below it": what their own sizes tell, and are measured by. */
const COMPARED =
  /(?:, )?(?:with )?each (?:one |of them |\w+ )?(?:is |being )?(?:slightly |a bit |a little )?(?:smaller|larger|bigger|wider|narrower|taller|shorter|thinner|thicker) than the (?:one|last|previous|next|\w+)(?: one)?(?: (?:below|above|before|beneath|under|underneath|after)(?: it)?)?(?= |$)/u

/** "and is centered on the layer below it", "placed on top of the previous one": as what is stacked stands. */
const STACKED =
  /(?:,? and )?(?:(?:is|are|be|being|should be|to be) )?(?:(?:centered|centred|placed|positioned|stacked|sitting|resting|standing|located|concentrically|centrally|directly) )*(?:on|on top of|atop|above) the (?:one|previous one|previous \w+|\w+)(?: (?:right|directly))? (?:below|beneath|under|underneath)(?: it)?(?= |$)/u

function withoutView(items: readonly Item[]): Item[] {
  const found =
    findSpoken(items, SEEN) ??
    findSpoken(items, STANDPOINT) ??
    findSpoken(items, CALLED) ??
    findSpoken(items, COMPARED) ??
    findSpoken(items, STACKED)
  if (!found) return [...items]
  return items.map((item, at) =>
    at >= found.from && at <= found.to && item.kind !== 'quantity' && item.kind !== 'mark'
      ? asFiller(item, 'from where it is seen')
      : item,
  )
}

export const withoutViews = where(
  'look|view|see|called|known as|aka|a k a|referred to|named| than the | below| beneath| under| this | the part| the piece| the shape| the thing| the whole| the profile| the outline|, it|side it|front it|top it|above it|bottom it|end it|back it|left it|right it',
  (sentences) => sentences.map(withoutView),
)
