/** "an octagonal sleeve with a 30 mm bore" is a prism that is bored; "a hexagonal tube with a 2 mm wall" is a hollow one, open at both ends. */
import { where } from '../../text/heard.ts'
import { asTerm, type Item, means, unsaid } from '../../text/items.ts'
import { sidesOfWord } from './point-circles.ts'

const isTube = (items: readonly Item[], at: number): boolean =>
  means(items[at], 'solid', 'tube') && sidesOfWord(items[at - 1] as Item) !== undefined

const asPrism = (item: Item): Item => asTerm(item, { category: 'solid', concept: 'prism' }, { form: 'prism' })

export const withPolygonTubes = where(['solid:tube', 'gon|hex'], (sentences) => {
  const all = sentences.flat()
  if (!sentences.some((items) => items.some((_, at) => at > 0 && isTube(items, at)))) return sentences
  const bored = all.some((item) => means(item, 'feature', 'hole', 'bore'))
  const walled = all.some((item) => means(item, 'dimension', 'wall'))
  // An inner width would have to be told of a round or of the same outline.
  const inner = all.some((item) => means(item, 'dimension', 'innerDiameter', 'innerRadius'))
  if (bored === walled || inner) return sentences
  const names = new Set(
    sentences.flatMap((items) =>
      items.filter((_, at) => at > 0 && isTube(items, at)).map(({ text }) => text.toLowerCase()),
    ),
  )
  return sentences.map((items) =>
    items.flatMap((item, at): Item[] => {
      const next = at + 1
      const before = walled && next < items.length && isTube(items, next)
      if (before) return [unsaid(item, { category: 'shape', concept: 'hollow' }, '', 'hollow'), item]
      if (!means(item, 'solid', 'tube') || !names.has(item.text.toLowerCase())) return [item]
      const end = { ...item, span: [item.span[1], item.span[1]] as [number, number] }
      return walled && at > 0 && isTube(items, at)
        ? [asPrism(item), unsaid(end, { category: 'manner', concept: 'open ends' }, '', 'open at both ends')]
        : [asPrism(item)]
    }),
  )
})
