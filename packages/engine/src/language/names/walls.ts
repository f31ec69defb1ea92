/** "A wall 5 mm thick and 45 mm tall stands on it": a body of its own, where elsewhere the word says how thick a hollow one is. */
import { where } from '../text/heard.ts'
import { asTerm, type Item, means, phraseOf, unsaid } from '../text/items.ts'
import { type Found, findAllSpoken, findSpoken, spoken } from '../text/spoken.ts'

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

/** "a left wall": one of several that stand on a base, as a back wall is. */
const SIDED = /(?<=(?:^| )(?:a|one|another) )(?:left|right|rear) wall(?= |$)/u

/** "a 5 mm thick wall, 30 mm high", "a 30 mm tall, 5 mm thick wall": no wall of something hollow, as it has a height of its own. */
const THICK_WALL =
  /(?<=(?:^| )(?:a|an|one|another|two|three|four)(?: ,| and| # (?:high|tall))* # )thick walls?(?=(?: ,| and| with)* (?:# (?:high|tall)|(?:a )?height)| .*(?:along|at|on) (?:the|its|each|both|either|one)(?: |$))|(?<=# (?:high|tall)(?: ,| and)* # )thick wall(?= |$)|(?<=# )thick walls(?=.* (?:along|at|on) (?:both|each|either|the two|two opposite|opposite) )/u

/** Its noun apart from the word for its size. */
function withThickWall(items: readonly Item[]): Item[] {
  const read = findAllSpoken(items, SIDED).reduceRight<Item[]>(
    (told, sided) => [
      ...told.slice(0, sided.from),
      asBody(phraseAt(told, sided)),
      ...told.slice(sided.to + 1),
    ],
    [...items],
  )
  const found = findSpoken(read, THICK_WALL)
  const said = found && read[found.from]
  if (!said || found.from !== found.to) return read
  const parted = said.span[0] + 'thick'.length
  return [
    ...read.slice(0, found.from),
    asTerm(
      { text: said.text.slice(0, 'thick'.length), span: [said.span[0], parted] },
      { category: 'dimension', concept: 'thickness' },
      { form: 'thick' },
    ),
    asBody({ kind: 'unknown', text: said.text.slice('thick '.length), span: [parted + 1, said.span[1]] }),
    ...read.slice(found.to + 1),
  ]
}

const phraseAt = (items: readonly Item[], { from, to }: Found): Item => ({
  kind: 'unknown',
  ...phraseOf(items.slice(from, to + 1) as [Item, ...Item[]]),
})

/** "a 5 mm wall, 30 mm high": what stands right before it is how thick it is. */
function withBareThickness(items: readonly Item[]): Item[] {
  return items.flatMap((item, at): Item[] => {
    const bare = isBody(item) && items[at - 1]?.kind === 'quantity' && means(items[at - 2], 'determiner')
    return bare ? [unsaid(item, { category: 'dimension', concept: 'thickness' }, 'thick'), item] : [item]
  })
}

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
  asTerm(
    wall,
    { category: 'solid', concept: 'wall' },
    { form: wall.text.toLowerCase().replace(/s$/u, ''), plural: /s$/iu.test(wall.text) },
  )

const isBody = (item: Item): boolean =>
  item.kind === 'term' && item.form.endsWith('wall') && means(item, 'solid', 'wall')

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
  const read = sentences.map((items) => withBareThickness(withWall(withThickWall(items))))
  return read.flat().some(isBody) ? read.map(spokenOfAgain) : read
})
