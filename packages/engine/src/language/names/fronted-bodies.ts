/**
 * "a plate and on top of it a cylinder", "a block, and out of its right end sticks a pin": the cylinder stands there, not the
 * plate. Told in a sentence of its own.
 */
import { where } from '../text/heard.ts'
import { type Item, means } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'

const NEW = '(?:a|an|another|one|two|three|four|#) '
const SITE =
  '(?:on top of|on|upon|atop|above|below|beneath|under|underneath|beside|behind|in front of|next to|to the left of|to the right of) (?:it|this|that) (?:, )?(?:there (?:is|are) |sits |stands |is )?'
const GROWS =
  '(?:sticks?|projects?|rises?|protrudes?|extends?|juts?|comes?|grows?|stands?|sits?)(?: (?:out|up|down|upwards?|outwards?))?'
const FACE = `(?:out of|from|on|at|in) (?:the (?:middle|cent(?:er|re)) of )?(?:its|the) (?:[a-z]+ ){1,4}${GROWS} `
const FRONTED = new RegExp(`(?:, and|,|and|with) (?=(?:${SITE}|${FACE})${NEW})`, 'u')

function apart(items: Item[]): Item[][] {
  const found = findSpoken(items, FRONTED)
  const before = found ? items.slice(0, found.from) : []
  if (!found || !before.some((item) => means(item, 'solid'))) return [items]
  // Its words end where the place begins.
  const from = items.findIndex(
    (item, at) =>
      at >= found.from &&
      /^(?:on|upon|atop|above|below|beneath|under|underneath|beside|behind|in|next|to|out|from|at)\b/iu.test(
        item.text,
      ),
  )
  return from < 0 ? [items] : [before, ...apart(items.slice(from))]
}

export const withFrontedBodies = where(
  'of it |on it |of this |on this |of that |on that | atop | above | below | beneath | under| beside | behind | next to | stick| project| rise| protrude| extend| jut| come| grow| stand| sit',
  (sentences) => sentences.flatMap(apart),
)
