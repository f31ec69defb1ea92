/**
 * Flat figures that are drawn to become bodies: "draw a rectangle and extrude it", "cut out a triangle". Where a prompt
 * draws a figure anywhere, the word means that body throughout; elsewhere it only carries sizes of another one.
 */

import { FIGURES } from '../../lexicon/figures.ts'
import { withoutEpithets } from '../../names/epithets.ts'
import { areWorked } from '../../nouns/edge-radii.ts'
import { asFiller, asTerm, conceptOf, type Item, means, unsaid } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

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
  // "50 mm square" is a size, "a 40 x 40 mm square" and "four squares" are figures.
  const before = items[at - 1]
  const counted = item?.kind === 'term' && item.plural
  // "a 60 mm square, 5 mm thick": with an article of its own it is the figure.
  const own = means(items[at - 2], 'determiner', 'a')
  const sized = before?.kind === 'quantity' && before.quantity.kind !== 'size' && !counted && !own
  return isNoun(items[next]) || sized ? undefined : 'square'
}

const isTriangle = (item: Item): boolean =>
  means(item, 'portion', 'triangle') ||
  means(item, 'shape', 'triangular', 'right') ||
  means(item, 'solid', 'wedge', 'gusset')

const FARTHEST = 10
const POINTS = /^(?:hole |bore )?(?:cent(?:er|re)s?|middles?|cent(?:er|re) ?points?|holes?)$/iu
const BEGINS = /^(?:start|begin|starting|beginning|starts|begins)$/iu

/** Whether a verb makes it: nothing but its own adjectives and sketch talk stands between. */
function isDrawn(items: readonly Item[], at: number): boolean {
  let fresh = false
  const figure = items[at]
  // "add semicircles to both ends": several without an article are new ones.
  const several = figure?.kind === 'term' && figure.plural
  for (let back = at - 1; back >= 0 && back >= at - FARTHEST; back--) {
    const item = items[back]
    // "cut down from the top a square": once its own article is met, another one is another noun's.
    if (means(item, 'determiner', 'the') && !fresh) return false
    if (means(item, 'determiner', 'a') || means(item, 'ordinal')) fresh = true
    else if (item?.kind === 'quantity' && item.quantity.kind === 'count') fresh = true
    // "Their centers make a rectangle": where holes are, and nothing that is drawn.
    else if (means(item, 'make') && items.slice(0, back).some(({ text }) => POINTS.test(text))) return false
    else if (means(item, 'make') || means(item, 'operation'))
      return (fresh || several) && !tellsHow(items, back)
    // "Start with a square": the verb is the whole of it.
    else if (means(item, 'preposition', 'with') && BEGINS.test(items[back - 1]?.text ?? '')) return fresh
    else if (isNoun(item) || means(item, 'preposition', 'with', 'in', 'on', 'at')) return false
  }
  // "A hexagon with 12 mm sides, extruded by 20 mm": what the sentence opens with.
  return fresh && at < FARTHEST && items.slice(at).some((item) => means(item, 'operation', 'extrude'))
}

/** "a cylinder … by extruding a circle", "a prism by sketching a triangle": the figure is the body's own. */
export const tellsHow = (items: readonly Item[], verb: number): boolean =>
  (means(items[verb], 'operation', 'extrude') || /^(?:sketch|draw)ing$/iu.test(items[verb]?.text ?? '')) &&
  means(items[verb - 1], 'preposition', 'at') &&
  items.slice(0, verb).some((item) => means(item, 'solid') && item.text.toLowerCase() !== 'solid')

/** Outlines an opening can have that no drill makes. */
const OUTLINES = [
  'triangular',
  'pentagonal',
  'hexagonal',
  'heptagonal',
  'octagonal',
  'elliptical',
  'trapezoidal',
  'semicircular',
]

/** "with 5 mm radius corners", "with rounded corners", "the corners of the pocket have a 5 mm radius": its own. */
const isWorked = (items: readonly Item[], corner: number): boolean => {
  if (areWorked(items, corner)) return true
  const lead = items.slice(0, corner).findLast((item) => means(item, 'preposition') || means(item, 'have'))
  return (
    means(lead, 'preposition', 'with') ||
    means(lead, 'have') ||
    means(items[corner - 1], 'feature') ||
    means(items[corner - 1], 'dimension', 'radius')
  )
}

/** A cutout in a corner or at an edge is open to the side: no pocket in a face. */
const isAtEdge = (items: readonly Item[], at: number): boolean =>
  items
    .slice(at + 1, at + 12)
    .some(
      (item, index, after) =>
        (means(item, 'edge', 'corner') &&
          !isWorked(items.slice(at + 1), index) &&
          !after.slice(0, index).some((before) => means(before, 'preposition', 'from'))) ||
        (means(item, 'motion', 'turn') && after.some((each) => means(each, 'face'))),
    )

/** "at the corners, 9 mm from the edges": away from them, and so no part of the outline. */
const isInset = (items: readonly Item[], at: number): boolean =>
  items
    .slice(at + 1, at + 18)
    .some(
      (item, index, after) =>
        item.kind === 'quantity' &&
        item.quantity.kind === 'length' &&
        after.slice(index + 1, index + 4).some((next) => means(next, 'preposition', 'from')) &&
        after.slice(index + 1, index + 7).some((next) => means(next, 'edge', 'edge', 'side')),
    )

/** "an octagonal hole", "a semicircular cutout": a body of that outline, taken away. */
function isOutlined(items: readonly Item[], at: number): boolean {
  if (!means(items[at], 'feature', 'hole', 'pocket')) return false
  if (means(items[at], 'feature', 'pocket') && isAtEdge(items, at) && !isInset(items, at)) return true
  let back = at - 1
  while (means(items[back], 'filler') || means(items[back], 'manner')) back--
  return means(items[back], 'shape', ...OUTLINES)
}

const isNew = (items: readonly Item[], at: number): boolean => {
  for (let back = at - 1; back >= 0 && back > at - 6; back--) {
    if (means(items[back], 'determiner', 'the') || means(items[back], 'which', 'each', 'all', 'both'))
      return false
    if (means(items[back], 'determiner', 'a') || items[back]?.kind === 'quantity') return true
  }
  return false
}

/** The openings of such outlines: "the hole" means them too, where no others are made. */
function withOpenings(sentences: readonly Item[][]): Item[][] {
  const of = (concept: string, test: (items: readonly Item[], at: number) => boolean): boolean =>
    sentences.some((items) => items.some((item, at) => means(item, 'feature', concept) && test(items, at)))
  const outlined = ['hole', 'pocket'].filter((concept) => of(concept, isOutlined))
  if (outlined.length === 0) return [...sentences]
  const plain = new Set(
    outlined.filter((concept) => of(concept, (items, at) => isNew(items, at) && !isOutlined(items, at))),
  )
  // "a cutout. Position this cutout so that its top edge …": the one that was made before.
  const told = new Set(
    outlined.filter((concept) => of(concept, (items, at) => isOutlined(items, at) && !isNew(items, at))),
  )
  return sentences.map((items) =>
    items.map((item, at) => {
      const concept = outlined.find((each) => means(item, 'feature', each))
      if (!concept || item.kind !== 'term') return item
      return isOutlined(items, at) || told.has(concept) || !plain.has(concept)
        ? { ...item, senses: [{ category: 'solid', concept: 'opening' }] }
        : item
    }),
  )
}

/** "attach these sketches": the figures drawn last; what is extruded is told elsewhere. */
const isSketches = (items: readonly Item[], at: number): boolean =>
  /^sketch(?:es)?$/iu.test(items[at]?.text ?? '') &&
  means(items[at - 1], 'determiner', 'the') &&
  !items.slice(Math.max(0, at - 4), at).some((item) => means(item, 'operation', 'extrude'))

/** "cut them through the disc": the figures drawn last, where those are several. */
const isThem = (items: readonly Item[], at: number): boolean =>
  /^(?:them|these|those)$/iu.test(items[at]?.text ?? '') &&
  (means(items[at - 1], 'operation', 'cut', 'extrude') || means(items[at - 1], 'change')) &&
  !isNoun(items[at + 1])

const theFigures = (item: Item, concept: string): Item[] => [
  unsaid(item, { category: 'determiner', concept: 'the' }),
  asTerm(item, { category: 'solid', concept }, { form: concept, plural: true }),
]

/** "The hexagon should have … and be extruded": told as if it had been drawn, where no body was named before. */
const isExtrudedSubject = (items: readonly Item[], at: number): boolean =>
  at < 3 &&
  means(items[at - 1], 'determiner', 'the') &&
  (means(items[at + 1], 'have') || means(items[at + 1], 'be')) &&
  items.some((item, index) => index > at && means(item, 'operation', 'extrude'))

const THICK = ['height', 'thickness', 'depth', 'extrusion']

/** "… with a semicircle at its right end", "and a triangle on top": one more of them. */
function isFurther(items: readonly Item[], at: number): boolean {
  for (let back = at - 1; back >= 0 && back > at - 6; back--) {
    const item = items[back]
    if (means(item, 'preposition', 'with') || means(item, 'conjunction') || means(item, 'operation', 'add'))
      return back < at - 1
    const own = means(item, 'determiner', 'a') || means(item, 'shape') || means(item, 'filler')
    if (!own && item?.kind !== 'quantity') return false
  }
  return false
}

/** "A pentagon with 20 mm sides, 8 mm thick": where nothing else is a body, the first figure that is brought up is. */
function onlyFigures(sentences: readonly (readonly Item[])[]): string[] {
  const said = sentences.flat()
  if (said.some((item) => means(item, 'solid'))) return []
  if (!said.some((item) => means(item, 'operation', 'extrude') || means(item, 'dimension', ...THICK)))
    return []
  const figures: string[] = []
  for (const items of sentences)
    for (const at of items.keys()) {
      const figure = figureOf(items, at)
      if (!figure || figure === 'leg' || means(items[at - 1], 'determiner', 'the')) continue
      if (figures.length === 0 || isFurther(items, at)) figures.push(figure)
    }
  return figures
}

const USED =
  /(?<use>use|using) (?:them|these [a-z]+|it|this [a-z]+|the [a-z]+) (?<to>(?:to (?:cut|make|create|punch|drill)|for cutting)(?: out)?(?: (?:a|an|the|two|three|four|five|six|eight))? (?:through )?(?:holes?|openings?|cutouts?))(?= through| all| in | into| out| from| [,.]|$)/u

/** "Use these circles to cut holes through the disc": they are what is cut. */
function withUsed(items: readonly Item[]): Item[] {
  const found = findSpoken(items, USED)
  if (!found) return [...items]
  const to = items.findIndex(
    (item, at) => at > found.from && /^(?:to|for)\b/iu.test(item.text) && at <= found.to,
  )
  return items.map((item, at) => {
    if (at === found.from) return asTerm(item, { category: 'operation', concept: 'cut' }, { form: 'cut' })
    return to > 0 && at >= to && at <= found.to ? asFiller(item, 'what they become') : item
  })
}

export function withFigures(told: readonly Item[][]): Item[][] {
  const sentences = withOpenings(withoutEpithets(told)).map(withUsed)
  const drawn = new Set<string>()
  let bodied = false
  for (const items of sentences)
    for (let at = 0; at < items.length; at++) {
      const figure = figureOf(items, at)
      if (figure && isDrawn(items, at)) drawn.add(figure)
      else if (figure && !bodied && isExtrudedSubject(items, at)) drawn.add(figure)
      bodied ||= means(items[at], 'solid')
    }
  for (const figure of onlyFigures(sentences)) drawn.add(figure)
  // A triangle has legs; what else has them stands on them.
  if (!sentences.flat().some(isTriangle)) drawn.add('leg')
  else drawn.delete('leg')
  if (drawn.size === 0) return [...sentences]
  let last: { figure: string; plural: boolean } | undefined
  return sentences.map((items) =>
    items.flatMap((item, at): Item[] => {
      if (last?.plural && isThem(items, at)) return theFigures(item, last.figure)
      const figure = figureOf(items, at) ?? (isSketches(items, at) ? last?.figure : undefined)
      if (!figure || !drawn.has(figure) || item.kind !== 'term') return [item]
      last = { figure, plural: item.plural }
      return [{ ...item, senses: [{ category: 'solid', concept: figure }] }]
    }),
  )
}
