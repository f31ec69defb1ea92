/**
 * "Hollow it out. The four side walls are 3 mm thick": all of its walls, and no bodies of their own. "Hollow it out from the
 * bottom. … The top is 2 mm thick": what closes it is its floor, whichever side that lies on.
 */
import type { Entry } from '../../lexicon/entry.ts'
import { where } from '../../text/heard.ts'
import { type Item, means } from '../../text/items.ts'
import { asTerms, spoken } from '../../text/spoken.ts'

const WALL: Entry = { category: 'dimension', concept: 'wall' }
const FLOOR: Entry = { category: 'dimension', concept: 'floor' }

const SIZED =
  '(?= (?:(?:is|are|should be|must be|all|both|also|each|of|:|=|have|has|a|thickness|being|left) )*#)'
const WALLS = new RegExp(
  `(?<=(?:^|[,;:(] |and |with |leaving |leave )(?:(?:all|of|each|the|its) )*)(?:(?:four|two|three|five|six|eight|vertical|outer|outside|side) )+walls?(?: (?:is|are) also)?${SIZED}`,
  'u',
)
/** Open below, it is closed above. */
const OPEN_BELOW =
  /\b(?:hollow|shell|open|scoop|carve)[a-z]*\b.*\b(?:from|at|on) (?:the |its )?(?:bottom|below|underneath|underside|beneath)\b/u
const TOP = new RegExp(
  `(?<=(?:^|[,;:(] |and |with )(?:the |its |a |an )?)(?:top|roof|ceiling)(?: (?:wall|plate|side|panel|surface))?(?: (?:is|are) also)?${SIZED}(?= (?:[a-z]+ )*# thick| (?:[a-z]+ )*#(?: [,.;)]|$))`,
  'u',
)

const isHollow = (item: Item): boolean => means(item, 'shape', 'hollow') || means(item, 'manner', 'open top')

export const withWallsLeft = where(
  ['shape:hollow|manner:open top|open at the', ' wall| top| roof| ceiling'],
  (sentences) => {
    const first = sentences.findIndex((items) => items.some(isHollow))
    if (first < 0) return sentences
    const below = sentences.some((items) => OPEN_BELOW.test(spoken(items).text))
    return sentences.map((items, at) => {
      if (at < first) return items
      const walled = asTerms(items, WALLS, WALL)
      return below ? asTerms(walled, TOP, FLOOR) : walled
    })
  },
)
