/** "A wall 5 mm thick and 45 mm tall stands on it": a body of its own, where elsewhere the word says how thick a hollow one is. */
import { asTerm, type Item, means } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'

const SIZE = '(?:#|z=#|y=#|x=#)'
/** Led by an article or a number and followed by at least two of its sizes, of which one is how high or how long it is. */
const WALL = new RegExp(
  `(?<=(?:^| )(?:a|an|one|two|three|four|second|another)(?: (?:rectangular|straight|flat|thin|solid|plain|single))* )walls?(?= (?:(?:is|are|of|that is|which is|measuring|,|\\() )*${SIZE} (?:thick|wide|long|tall|high)(?: [^.;]*?)?[ ,]${SIZE} (?:thick|wide|long|tall|high))`,
  'u',
)

const RISES = /(?:^| )(?:tall|high|long)(?: |$)/u

function withWall(items: readonly Item[]): Item[] {
  const found = findSpoken(items, WALL)
  const wall = found && items[found.from]
  if (!wall || found.from !== found.to || !means(wall, 'dimension', 'wall')) return [...items]
  if (
    !RISES.test(
      items
        .slice(found.to)
        .map(({ text }) => text)
        .join(' '),
    )
  )
    return [...items]
  const read = [...items]
  read[found.from] = asTerm(
    wall,
    { category: 'solid', concept: 'wall' },
    { form: 'wall', plural: /s$/iu.test(wall.text) },
  )
  return read
}

/** What is hollow has walls that are no bodies. */
const isHollow = (item: Item): boolean =>
  means(item, 'solid', 'cup', 'container', 'tube', 'enclosure', 'box section') ||
  means(item, 'shape', 'hollow') ||
  means(item, 'manner', 'open top', 'open ends', 'closed') ||
  means(item, 'dimension', 'floor')

export const withWalls = (sentences: readonly Item[][]): Item[][] =>
  sentences.flat().some(isHollow) ? [...sentences] : sentences.map(withWall)
