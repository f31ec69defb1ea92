/**
 * "Hollow it out. The four side walls are 3 mm thick", "a cup … 3 mm side wall": all of its walls, and no bodies of
 * their own. "a pot with 3 mm thick sides": its walls, too. "Hollow it out from the bottom. … The top is 2 mm thick": what
 * closes it is its floor, whichever side that lies on.
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
  `(?<=(?:^|[,;:(] |and |with |leaving |leave )(?:(?:all|of|each|the|its) )*)(?:(?:four|five|six|eight|vertical|outer|outside|side) )+walls?(?: (?:is|are) also)?${SIZED}`,
  'u',
)
/** Behind its size, or a word for how thick it is; a wall that is told to be long or tall is a body. */
const SIDE_WALLS =
  /(?<=(?<!one |single )# )(?:(?:thick )?(?:side|outer|outside|vertical) walls?(?: thickness)?|thick sides)(?= [,;.)]|$| and | with )|(?:side|outer) walls? thickness(?= (?:(?:is|of|:|=) )*#)/u
/** Open below, it is closed above. */
const OPEN_BELOW =
  /\b(?:hollow|shell|open|scoop|carve)[a-z]*\b.*\b(?:from|at|on) (?:the |its )?(?:bottom|below|underneath|underside|beneath)\b/u
const TOP = new RegExp(
  `(?<=(?:^|[,;:(] |and |with )(?:the |its |a |an )?)(?:top|roof|ceiling)(?: (?:wall|plate|side|panel|surface))?(?: (?:is|are) also)?${SIZED}(?= (?:[a-z]+ )*# thick| (?:[a-z]+ )*#(?: [,.;)]|$))`,
  'u',
)

const isHollow = (item: Item): boolean =>
  means(item, 'shape', 'hollow') ||
  means(item, 'manner', 'open top') ||
  means(item, 'solid', 'cup', 'container', 'plant pot')

export const withWallsLeft = where(
  [
    'shape:hollow|manner:open top|open at the|solid:cup|solid:container|solid:plant pot',
    ' wall| sides| top| roof| ceiling',
  ],
  (sentences) => {
    const first = sentences.findIndex((items) => items.some(isHollow))
    if (first < 0) return sentences
    const below = sentences.some((items) => OPEN_BELOW.test(spoken(items).text))
    return sentences.map((items, at) => {
      if (at < first) return items
      const walled = asTerms(asTerms(items, WALLS, WALL), SIDE_WALLS, WALL)
      return below ? asTerms(walled, TOP, FLOOR) : walled
    })
  },
)
