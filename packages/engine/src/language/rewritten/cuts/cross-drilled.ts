/** "A cross-drilled block", of which the holes that cross are told: what they make of it, and no hole of its own. */
import { where } from '../../text/heard.ts'
import { means } from '../../text/items.ts'
import { asIdle, findSpoken } from '../../text/spoken.ts'

const CALLED =
  /(?<=^(?:.* )?(?:a|an|the|this) (?:[a-z]+ )?)cross drilled(?= (?:(?:manifold|solid|square|rectangular|steel|aluminum|aluminium|brass|hydraulic) )*(?:block|cube|manifold|prism|body|part|cuboid)(?: |$))/u

export const withCrossDrilled = where(['cross drilled', 'feature:hole'], (sentences) => {
  const holes = sentences.flat().filter((item) => means(item, 'feature', 'hole'))
  return sentences.map((items) => {
    const found = findSpoken(items, CALLED)
    // By these words alone nobody knows where the holes are.
    return found && holes.length > 1 ? asIdle(items, found, 'as its holes make it') : items
  })
})
