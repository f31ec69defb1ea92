/**
 * Nouns that nobody knows, with an adjective that says what they are: "a cylindrical grip 40 mm in diameter and 18 mm
 * tall", "a triangular gusset 4 mm thick". Where other bodies are told besides, such a word is a body of that shape.
 */
import { conceptOf, type Item, isMark, means } from './items.ts'
import { SHAPE_BY_ADJECTIVE } from './lexicon/bodies.ts'
import { singular } from './lexicon/lexicon.ts'
import { bodiesIn } from './named-bodies.ts'

/** Adjectives that fix a shape by themselves, besides those of `SHAPE_BY_ADJECTIVE`. */
const ROUND_SHAPES = new Set(['conical', 'spherical'])

const isShaping = (item: Item | undefined): boolean => {
  const shape = conceptOf(item, 'shape') ?? ''
  return shape in SHAPE_BY_ADJECTIVE || ROUND_SHAPES.has(shape)
}

const isSized = (item: Item | undefined): boolean =>
  item?.kind === 'quantity' && item.quantity.kind !== 'count' && item.quantity.kind !== 'points'

const passes = (item: Item | undefined): boolean =>
  isShaping(item) || isSized(item) || means(item, 'filler') || means(item, 'dimension') || isMark(item, ',')

/** A noun for something that is taken away: no body of its own. */
const isTakenAway = (items: readonly Item[]): boolean =>
  items.some((item) => means(item, 'operation', 'cut') || means(item, 'dimension', 'depth'))

/** Which words may not follow: the noun is then an adjective of another. */
const isNoun = (item: Item | undefined): boolean =>
  item?.kind === 'unknown' ||
  (['solid', 'feature', 'portion', 'whole', 'edge', 'face', 'member'] as const).some((category) =>
    means(item, category),
  )

/** The clause that the word stands in. */
function clauseAt(items: readonly Item[], at: number): readonly Item[] {
  const ends = (item: Item): boolean => isMark(item, ';', ':')
  const from = items.findLastIndex((item, index) => index < at && ends(item)) + 1
  const next = items.findIndex((item, index) => index > at && ends(item))
  return items.slice(from, next < 0 ? items.length : next)
}

/** "A rectangular gasket with …": what the part itself is called. */
const isTitle = (items: readonly Item[], from: number, at: number): boolean =>
  from <= 1 && !items.slice(0, at).some(isSized) && !isSized(items[at + 1])

function isShapedNoun(items: readonly Item[], at: number, opening: boolean): boolean {
  if (items[at]?.kind !== 'unknown' || isNoun(items[at + 1])) return false
  let from = at
  while (from > 0 && passes(items[from - 1])) from--
  if (!items.slice(from, at).some(isShaping)) return false
  if (opening && isTitle(items, from, at)) return false
  const clause = clauseAt(items, at)
  return clause.some(isSized) && !isTakenAway(clause)
}

const wordOf = (item: Item): string => singular(item.text.toLowerCase())

export function withShapedNouns(sentences: readonly Item[][]): Item[][] {
  const names = new Set(
    sentences.flatMap((items, index) =>
      items.flatMap((item, at) => (isShapedNoun(items, at, index === 0) ? [wordOf(item)] : [])),
    ),
  )
  if (names.size === 0 || names.size + bodiesIn(sentences) < 2) return [...sentences]
  return sentences.map((items) =>
    items.map((item, at): Item => {
      const form = wordOf(item)
      if (item.kind !== 'unknown' || !names.has(form) || items[at + 1]?.kind === 'unknown') return item
      const { text, span } = item
      const plural = text.toLowerCase() !== form
      const senses = [{ category: 'solid', concept: 'piece' } as const]
      return { kind: 'term', text, span, form, senses, plural, own: true }
    }),
  )
}
