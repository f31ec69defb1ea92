/**
 * Outlines that are named by a letter: "a U opening upward", "the corner of the L". By itself the letter is the part
 * once more; drawn in the ground plane and extruded upwards, its outline is seen from above.
 */
import { familyNamed } from '../../library/families/registry.ts'
import { asFiller, asTerm, conceptOf, type Item, isMark, means } from '../text/items.ts'
import { mayOpen } from './channel-poses.ts'

const letterOf = (item: Item): string | undefined =>
  familyNamed(conceptOf(item, 'solid') ?? '')?.letter?.toUpperCase()

const isShape = (item: Item): boolean => conceptOf(item, 'solid')?.endsWith('-shape') ?? false

const OPENS = /^(?:opening|opens|open|facing|pointing)$/iu
const WAY =
  /^(?:up|upwards?|down|downwards?|top|bottom|toward|towards|to|the|in|\+|-|\(|\)|direction|[xyz]|[+-][xyz])$/iu

/** Behind "opening": which way. */
function wayEnd(items: readonly Item[], at: number): number {
  if (!OPENS.test(items[at]?.text ?? '')) return at
  let end = at + 1
  while (end < at + 9 && items[end] && WAY.test(items[end]?.text ?? '')) end++
  return end > at + 1 ? end : at
}

/** "extruded 25 mm along +z", "in the XY plane": seen from above. */
const isFlat = (items: readonly Item[]): boolean => {
  const extruded = items.findIndex((item) => means(item, 'operation', 'extrude'))
  const up = items
    .slice(extruded, extruded + 8)
    .some((item, index, said) => means(item, 'axis', 'z') && !isMark(said[index - 1], '('))
  return extruded >= 0 && up
}

const asWhole = (item: Item): Item => asTerm(item, { category: 'whole', concept: 'whole' })

function readLetters(
  items: readonly Item[],
  letter: string,
  flat: boolean,
  opens: (way: readonly Item[]) => boolean,
): Item[] {
  const read: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const item = items[at] as Item
    const plate =
      flat && letterOf(item)
        ? familyNamed(`${familyNamed(conceptOf(item, 'solid') ?? '')?.letter}-plate`)
        : undefined
    if (plate && item.kind === 'term' && isShape(item))
      read.push({ ...item, senses: [{ category: 'solid', concept: plate.id }] })
    else if (item.text.toUpperCase() === letter && !means(item, 'axis')) read.push(asWhole(item))
    // "The letter is 60 mm tall": the part by what it was called.
    else if (/^letter$/iu.test(item.text) && means(items[at - 1], 'determiner', 'the'))
      read.push(asWhole(item))
    else {
      const end = wayEnd(items, at)
      if (end > at && (flat || opens(items.slice(at + 1, end)))) {
        for (const said of items.slice(at, end))
          read.push(said.kind === 'mark' ? said : asFiller(said, 'which way it opens'))
        at = end - 1
      } else read.push(item)
    }
  }
  return read
}

export function withLetters(sentences: readonly Item[][]): Item[][] {
  const all = sentences.flat()
  const named = all.find((item) => letterOf(item)?.length === 1)
  const letter = named && letterOf(named)
  if (!letter) return [...sentences]
  const flat = sentences.some(isFlat)
  // "An L-shaped bracket … start by sketching an L shape": the outline of what was named before.
  const isAgain = (item: Item): boolean =>
    item !== named && isShape(item) && !isShape(named) && letterOf(item) === letter
  return sentences.map((items) =>
    readLetters(
      items.map((item) => (isAgain(item) ? asWhole(item) : item)),
      letter,
      flat,
      (way) => mayOpen(all, way),
    ),
  )
}
