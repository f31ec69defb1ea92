/** "The left wall and the right wall each have a hole": the left and right walls, the noun said twice. */
import { where } from '../../text/heard.ts'
import { conceptOf, type Item, means } from '../../text/items.ts'

const isSide = (item: Item | undefined): boolean =>
  means(item, 'dimension', 'wall') || means(item, 'edge', 'side', 'face', 'end')

/** The second of two sides across from each other, over "wall and the". */
function secondOf(items: readonly Item[], at: number): number | undefined {
  const [side, noun, and] = [conceptOf(items[at], 'face'), items[at + 1], items[at + 2]]
  if (!side || !isSide(noun) || !means(and, 'conjunction', 'and')) return undefined
  // "a left wall and a right wall": two that are told, none that are there.
  if (means(items[at - 1], 'determiner', 'a')) return undefined
  const second = means(items[at + 3], 'determiner') ? at + 4 : at + 3
  const other = conceptOf(items[second], 'face')
  const across = other !== undefined && other[1] === side[1] && other !== side
  return across && items[second + 1]?.text.toLowerCase() === noun?.text.toLowerCase() ? second : undefined
}

function paired(items: readonly Item[]): Item[] {
  const at = items.findIndex((_, index) => secondOf(items, index) !== undefined)
  const second = at < 0 ? undefined : secondOf(items, at)
  const [first, noun, and] = items.slice(at, at + 3)
  const last = second === undefined ? undefined : items[second + 1]
  if (second === undefined || !first || !noun || !and || last?.kind !== 'term') return [...items]
  return [
    ...items.slice(0, at),
    { ...first, text: `${first.text} ${noun.text}`, span: [first.span[0], noun.span[1]] },
    and,
    items[second] as Item,
    { ...last, plural: true },
    ...items.slice(second + 2),
  ]
}

export const withPairedSides = where(['face:-', 'face:+'], (sentences) => sentences.map(paired))
