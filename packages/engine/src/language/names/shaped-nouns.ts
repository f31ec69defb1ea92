/**
 * Nouns that nobody knows, with an adjective that says what they are: "a cylindrical grip 40 mm in diameter and 18 mm
 * tall", "a triangular gusset 4 mm thick". Where other bodies are told besides, such a word is a body of that shape.
 */

import { singular } from '../lexicon/lexicon.ts'
import { SHAPE_BY_ADJECTIVE } from '../lexicon/shape-adjectives.ts'
import { isCalledOnly } from '../lexicon/shaping.ts'
import { where } from '../text/heard.ts'
import { asOwnNoun, asTerm, conceptOf, type Item, isMark, means } from '../text/items.ts'
import { bodiesIn } from './named-bodies.ts'
import { isPurpose } from './purpose-nouns.ts'

/** Adjectives that fix a shape by themselves, besides those of `SHAPE_BY_ADJECTIVE`. */
const ROUND_SHAPES = new Set(['conical', 'spherical'])

const isShaping = (item: Item | undefined): boolean => {
  const shape = conceptOf(item, 'shape') ?? ''
  return shape in SHAPE_BY_ADJECTIVE || ROUND_SHAPES.has(shape)
}

const isSized = (item: Item | undefined): boolean =>
  item?.kind === 'quantity' && item.quantity.kind !== 'count' && item.quantity.kind !== 'points'

/** "two cylindrical intake nozzles": what they are called besides. */
const isEpithet = (item: Item | undefined): boolean =>
  item?.kind === 'unknown' && isCalledOnly(item.text, [], isPurpose(item.text))

const passes = (item: Item | undefined): boolean =>
  isEpithet(item) ||
  isShaping(item) ||
  isSized(item) ||
  means(item, 'filler') ||
  means(item, 'dimension') ||
  isMark(item, ',')

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

/** "two circular ends, each 24 mm in diameter": told like a body. */
const isEnd = (items: readonly Item[], at: number): boolean =>
  /^ends?$/iu.test(items[at]?.text ?? '') &&
  isShaping(items[at - 1]) &&
  !means(items[at + 1], 'preposition', 'of') &&
  (isCount(items[at - 2]) || means(items[at - 2], 'determiner', 'a'))

const isCount = (item: Item | undefined): boolean =>
  item?.kind === 'quantity' && item.quantity.kind === 'count'

/** An end may be a body of its own: "a 6 mm diameter tip 10 mm long". */
const ENDS = /^(?:end|tip)$/iu

/** "a 24 mm diameter journal 30 mm long": as round and as long as any body. */
function isTurnedNoun(items: readonly Item[], at: number): boolean {
  const item = items[at]
  if ((item?.kind !== 'unknown' && !ENDS.test(item?.text ?? '')) || isNoun(items[at + 1])) return false
  let from = at
  while (from > 0 && passes(items[from - 1])) from--
  const across = items.slice(from, at).some((each) => means(each, 'dimension', 'diameter'))
  const behind = items.slice(at + 1, at + 6)
  const long = behind.findIndex((each) => means(each, 'dimension', 'length', 'height', 'thickness'))
  const led = means(items[from - 1], 'determiner', 'a')
  const levels = behind.some((each) => each.kind === 'quantity' && each.quantity.kind === 'range')
  const sized = levels || (long > 0 && isSized(behind[long - 1]))
  return across && led && sized && !isTakenAway(clauseAt(items, at))
}

/** "ten rectangular teeth on the top face, each 5 mm long": its size, behind where it is. */
function sizedBehind(items: readonly Item[], at: number): Item | undefined {
  let next = at + 1
  const isPlace = (item: Item | undefined): boolean =>
    means(item, 'preposition') ||
    means(item, 'determiner') ||
    means(item, 'face') ||
    means(item, 'place') ||
    means(item, 'edge', 'face', 'side', 'end') ||
    means(item, 'filler') ||
    means(item, 'make')
  while (next < at + 7 && isPlace(items[next])) next++
  if (!isMark(items[next], ',') || !means(items[next + 1], 'which', 'each')) return undefined
  return items[next + 2]
}

/** The noun stands behind a shape and beside a size of its own, and nothing says that it is taken away. */
export function isShapedNoun(items: readonly Item[], at: number): boolean {
  if (isNoun(items[at + 1])) return false
  let from = at
  while (from > 0 && passes(items[from - 1])) from--
  if (!items.slice(from, at).some(isShaping)) return false
  // Its own size stands in its phrase or right behind it.
  const near = [...items.slice(from, at), ...items.slice(at + 1, at + 5), sizedBehind(items, at)]
  return near.some(isSized) && !isTakenAway(clauseAt(items, at))
}

/** One that nobody knows, or an end that is told like a body; not what the part itself is called. */
function isUnknownNoun(items: readonly Item[], at: number, opening: boolean): boolean {
  if (items[at]?.kind !== 'unknown' && !isEnd(items, at)) return false
  let from = at
  while (from > 0 && passes(items[from - 1])) from--
  return isShapedNoun(items, at) && !(opening && isTitle(items, from, at))
}

/** "each end has a hole", "joins the two ends": the body, not the end of another. */
const isBodyEnd = (items: readonly Item[], at: number): boolean =>
  !means(items[at + 1], 'preposition', 'of') &&
  (isShaping(items[at - 1]) ||
    means(items[at - 1], 'which', 'each', 'both') ||
    means(items[at - 1], 'dimension', 'diameter') ||
    (/^tip$/iu.test(items[at]?.text ?? '') && means(items[at - 1], 'determiner', 'the')) ||
    items[at - 1]?.kind === 'quantity')

/** A word of the prompt's own, or one that only says what a body is to the whole. */
const isOwnNoun = (item: Item | undefined): boolean =>
  item?.kind === 'unknown' || means(item, 'solid', 'piece')

/** "A bearing seat 35 mm in diameter and 12 mm deep is bored from the top": a noun for what is drilled. */
function isDrilledNoun(items: readonly Item[], at: number): boolean {
  if (!isOwnNoun(items[at]) || isNoun(items[at + 1])) return false
  const clause = clauseAt(items, at)
  const place = clause.indexOf(items[at] as Item)
  const behind = clause.slice(place + 1)
  const verb = behind.findIndex(
    (item, index) => means(item, 'operation', 'cut') && means(behind[index - 1], 'be'),
  )
  const told = [...clause.slice(Math.max(0, place - 4), place), ...behind.slice(0, verb)]
  return (
    verb > 0 &&
    told.some((item) => means(item, 'dimension', 'diameter')) &&
    !told.some((item) => means(item, 'solid') || means(item, 'feature'))
  )
}

const wordOf = (item: Item): string => singular(item.text.toLowerCase())

export const withShapedNouns = where(' shape:|dimension:diameter', (told) => {
  const drilled = new Set(
    told.flatMap((items) => items.flatMap((item, at) => (isDrilledNoun(items, at) ? [wordOf(item)] : []))),
  )
  const sentences = told.map((items) =>
    items.map((item): Item => {
      const form = wordOf(item)
      if (!isOwnNoun(item) || !drilled.has(form)) return item
      return asTerm(
        item,
        { category: 'feature', concept: 'hole' },
        { form, plural: item.text.toLowerCase() !== form },
      )
    }),
  )
  const names = new Set(
    sentences.flatMap((items, index) =>
      items.flatMap((item, at) =>
        isUnknownNoun(items, at, index === 0) || isTurnedNoun(items, at) ? [wordOf(item)] : [],
      ),
    ),
  )
  if (names.size === 0 || names.size + bodiesIn(sentences) < 2) return [...sentences]
  return sentences.map((items) =>
    items.map((item, at): Item => {
      const form = wordOf(item)
      const noun = item.kind === 'unknown' || (/^(?:end|tip)s?$/iu.test(item.text) && isBodyEnd(items, at))
      if (!noun || !names.has(form) || items[at + 1]?.kind === 'unknown') return item
      return asOwnNoun(item, 'piece', form)
    }),
  )
})
