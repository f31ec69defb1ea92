/** "a plate and on top of it a cylinder": the cylinder stands there, not the plate. Told in a sentence of its own. */
import { type Item, means } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'

const FRONTED =
  /(?:, and|,|and|with) (?=(?:on top of|on|upon|atop|above|below|beneath|under|underneath|beside|behind|in front of|next to|to the left of|to the right of) (?:it|this|that) (?:, )?(?:there (?:is|are) |sits |stands |is )?(?:a|an|another|one|two|three|four|#) )/u

function apart(items: Item[]): Item[][] {
  const found = findSpoken(items, FRONTED)
  const before = found ? items.slice(0, found.from) : []
  if (!found || !before.some((item) => means(item, 'solid'))) return [items]
  // Its words end where the place begins.
  const from = items.findIndex(
    (item, at) =>
      at >= found.from &&
      /^(?:on|upon|atop|above|below|beneath|under|underneath|beside|behind|in|next|to)\b/iu.test(item.text),
  )
  return from < 0 ? [items] : [before, ...apart(items.slice(from))]
}

export const withFrontedBodies = (sentences: readonly Item[][]): Item[][] => sentences.flatMap(apart)
