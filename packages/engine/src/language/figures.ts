/**
 * Flat figures that are drawn to become bodies: "draw a rectangle and extrude it", "cut out a triangle". Where a prompt
 * draws a figure anywhere, the word means that body throughout; elsewhere it only carries sizes of another one.
 */
import { conceptOf, type Item, means } from './items.ts'
import { FIGURES } from './lexicon/bodies.ts'

const isNoun = (item: Item | undefined): boolean =>
  means(item, 'solid') || means(item, 'feature') || means(item, 'whole') || means(item, 'portion')

/** The figure an item names; "square" is one where no noun follows. */
function figureOf(items: readonly Item[], at: number): string | undefined {
  const item = items[at]
  const portion = conceptOf(item, 'portion')
  if (portion !== undefined && portion in FIGURES) return portion
  if (!means(item, 'shape', 'square')) return undefined
  let next = at + 1
  while (means(items[next], 'shape') || means(items[next], 'filler')) next++
  // "50 mm square" is a size, "a 40 x 40 mm square" a figure.
  const before = items[at - 1]
  const sized = before?.kind === 'quantity' && before.quantity.kind !== 'size'
  return isNoun(items[next]) || sized ? undefined : 'square'
}

const FARTHEST = 10

/** Whether a verb makes it: nothing but its own adjectives and sketch talk stands between. */
function isDrawn(items: readonly Item[], at: number): boolean {
  let fresh = false
  for (let back = at - 1; back >= 0 && back >= at - FARTHEST; back--) {
    const item = items[back]
    // "cut down from the top a square": once its own article is met, another one is another noun's.
    if (means(item, 'determiner', 'the') && !fresh) return false
    if (means(item, 'determiner', 'a') || means(item, 'ordinal')) fresh = true
    else if (item?.kind === 'quantity' && item.quantity.kind === 'count') fresh = true
    else if (means(item, 'make') || means(item, 'operation')) return fresh && !tellsHow(items, back)
    else if (isNoun(item) || means(item, 'preposition', 'with', 'in', 'on', 'at')) return false
  }
  return false
}

/** "a cylinder … by extruding a circle": the figure is the cylinder's own. */
const tellsHow = (items: readonly Item[], verb: number): boolean =>
  means(items[verb], 'operation', 'extrude') &&
  means(items[verb - 1], 'preposition', 'at') &&
  items.slice(0, verb).some((item) => means(item, 'solid'))

export function withFigures(sentences: readonly Item[][]): Item[][] {
  const drawn = new Set<string>()
  for (const items of sentences)
    for (let at = 0; at < items.length; at++) {
      const figure = figureOf(items, at)
      if (figure && isDrawn(items, at)) drawn.add(figure)
    }
  if (drawn.size === 0) return [...sentences]
  return sentences.map((items) =>
    items.map((item, at) => {
      const figure = figureOf(items, at)
      if (!figure || !drawn.has(figure) || item.kind !== 'term') return item
      return { ...item, senses: [{ category: 'solid', concept: figure }] }
    }),
  )
}
