/** "A wall 5 mm thick and 45 mm tall stands on it": a body of its own, where elsewhere the word says how thick a hollow one is. */
import { where } from '../text/heard.ts'
import { asTerm, type Item, means } from '../text/items.ts'
import { type Found, findSpoken, spoken } from '../text/spoken.ts'

const SIZE = '(?:#|z=#|y=#|x=#)'
/** Led by an article or a number and followed by at least two of its sizes, of which one is how high or how long it is. */
const WALL = new RegExp(
  `(?<=(?:^| )(?:a|an|one|two|three|four|second|another)(?: (?:rectangular|straight|flat|thin|solid|plain|single))* )walls?(?= (?:(?:is|are|of|that is|which is|measuring|,|\\() )*${SIZE} (?:thick|wide|long|tall|high)(?: [^.;]*?)?[ ,]${SIZE} (?:thick|wide|long|tall|high))`,
  'u',
)

const ADJECTIVE =
  '(?:rectangular|straight|flat|thin|solid|plain|single|parallel|identical|equal|#(?: thick| tall| high| wide)?)'
/** Led by an article or a number, in a sentence that says that it stands somewhere: the walls of a hollow body do not. */
const LED_WALL = new RegExp(
  `(?<=(?:^| )(?:a|an|one|two|three|four|second|another)(?: ,)?(?: ${ADJECTIVE}(?: ,| and)?)* )walls?(?= |$)`,
  'u',
)
const STANDS =
  /(?:^| )(?:stands?|standing|ris(?:es?|ing)|erect(?:ed)?|put up|built up|goes up|going up|reach(?:es|ing)|(?:on|onto) (?:its|the) top|on top|atop|flush|upright|(?:along|on|at) (?:each|both|either|one|the two|the|its)(?: of (?:the|its))? (?:long|short|left|right|front|back|rear))(?: |$)/u

const RISES = /(?:^| )(?:tall|high|long)(?: |$)/u

const standingWall = (items: readonly Item[]): Found | undefined =>
  STANDS.test(spoken(items).text) ? findSpoken(items, LED_WALL) : undefined

function withWall(items: readonly Item[]): Item[] {
  const standing = standingWall(items)
  const found = standing ?? findSpoken(items, WALL)
  const wall = found && items[found.from]
  if (!wall || found.from !== found.to || !means(wall, 'dimension', 'wall')) return [...items]
  if (
    !standing &&
    !RISES.test(
      items
        .slice(found.to)
        .map(({ text }) => text)
        .join(' '),
    )
  )
    return [...items]
  return items.map((item, at) => (at === found.from ? asBody(item) : item))
}

const asBody = (wall: Item): Item =>
  asTerm(wall, { category: 'solid', concept: 'wall' }, { form: 'wall', plural: /s$/iu.test(wall.text) })

const isBody = (item: Item): boolean =>
  item.kind === 'term' && item.form === 'wall' && means(item, 'solid', 'wall')

/** "Each wall is 5 mm thick": where walls are bodies, those that were told. */
const spokenOfAgain = (items: readonly Item[]): Item[] =>
  items.map((item, at) => {
    const led =
      means(items[at - 1], 'determiner') || means(items[at - 1], 'which') || means(items[at - 1], 'ordinal')
    const noun = /^walls?$/iu.test(item.text) && means(item, 'dimension', 'wall')
    return noun && led && !means(items[at + 1], 'dimension') ? asBody(item) : item
  })

/** What is hollow has walls that are no bodies. */
const isHollow = (item: Item): boolean =>
  means(item, 'solid', 'cup', 'container', 'tube', 'enclosure', 'box section') ||
  means(item, 'shape', 'hollow') ||
  means(item, 'manner', 'open top', 'open ends', 'closed') ||
  means(item, 'dimension', 'floor')

export const withWalls = where([' wall | walls ', 'dimension:wall'], (sentences) => {
  if (sentences.flat().some(isHollow)) return sentences
  const read = sentences.map(withWall)
  return read.flat().some(isBody) ? read.map(spokenOfAgain) : read
})
