/** How far a cut goes, told by where it ends: "goes 30 mm along the length", "its bottom is 4 mm below the top of the shaft". */
import type { Context } from '../context.ts'
import type { Mention } from '../nouns/mentions.ts'
import { isCut } from '../references/cut-reference.ts'
import type { Item } from '../text/items.ts'
import { findSpoken, spoken, useStretch } from '../text/spoken.ts'

const LONG =
  /(?:goes|runs|extends|continues|going|running|extending|continuing|reaches)(?: in| for| on)? # (?:along|down|into) (?:the |its )?(?:length|axis|shaft|rod|bar|tube|cylinder)(?: of (?:the |this )?\w+)?/u
const FLOOR =
  /(?:the |its )?(?:bottom|floor|flat bottom)(?: surface| face)?(?: of (?:the |this )?(?:\w+ )?\w+)?(?: is flat and)? (?:is|lies|sits) # (?:below|under|down from) (?:the |its )?(?:very )?(?:top|surface|outside|crown)(?: (?:surface|face|edge))?(?: of (?:the |this )?\w+)?/u

const DEEP =
  /(?:goes|go|going|runs|running|extends|extending|reach|reaches|reaching|drilled|bored|sunk|continues|penetrates)(?: (?:straight|vertically|horizontally|directly|up|upwards?|down|downwards?|in|inwards?|for|to a depth of|by|about|exactly))* #(?: (?:straight|directly|up|upwards?|down|downwards?|deep))* (?:into|in|inside)(?: (?:the|its|this|that|it|each)(?: [a-z]+)?)(?= [,.;()]|$| from | and | with | at | on )/u

/** "cut a pocket 28 mm up into the bottom of the block": with no word for it but the way. */
const WAY_IN =
  /(?<=\b(?:holes?|bores?|pockets?|recess|cavity|slots?|grooves?|cutout|cut|channel) (?:.* )?(?:(?<!of |of a |in |at |by )))#(?: (?:straight|directly|vertically|up|upwards?|down|downwards?))*(?= into (?:(?:the|its|this|that|each) [a-z]+|it)(?: |$))/u

const WAYS = [
  [LONG, 'length'],
  [FLOOR, 'depth'],
  [DEEP, 'depth'],
  [WAY_IN, 'depth'],
] as const

const INWARD: ReadonlySet<RegExp> = new Set([DEEP, WAY_IN])

const REACHING: ReadonlySet<string> = new Set(['keyway', 'slot', 'pocket', 'groove', 'flat'])

const AT_FLOOR = /(?:^| )(?:floor|bottom) of (?:the|that|this|it)(?: |$)/u

/** "in the floor of that pocket, cut … with its floor 25 mm below the top": it begins below there. */
const beginsBelow = (items: readonly Item[], before: number): boolean =>
  AT_FLOOR.test(spoken(items.slice(0, before)).text)

export function nameReaches(context: Context): void {
  const { items, entities, state } = context
  for (const [pattern, dimension] of WAYS) {
    const found = findSpoken(items, pattern)
    const [at] = found?.quantities ?? []
    if (!found || at === undefined || (pattern === FLOOR && beginsBelow(items, found.from))) continue
    const isHere = (mention: Mention): boolean => {
      const entity = entities.get(mention)
      return mention.head < at && entity !== undefined && isCut(entity)
    }
    const mention = context.mentions.findLast(isHere)
    const cut = (mention && entities.get(mention)) ?? state.discourse.subject
    const attribute = context.attributes.find((each) => each.at === at)
    const reaches = cut && (REACHING.has(cut.concept) || (INWARD.has(pattern) && cut.concept === 'hole'))
    if (!attribute || !cut || !reaches || attribute.dimension !== 'bare') continue
    const item = items[at]
    if (!item) continue
    cut.given.push({ word: dimension, attribute: { ...attribute, dimension }, items: [item] })
    context.attributes = context.attributes.filter((each) => each !== attribute)
    // The body is named for where it ends; nothing is said of it.
    for (const named of context.mentions) if (named.head > at && named.head <= found.to) named.pointer = true
    state.account.use(item, `${cut.concept} ${dimension}`)
    useStretch(state.account, items, found, 'how far it goes')
  }
}
