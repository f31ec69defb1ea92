/**
 * "a hole in the left end of the shaft", "20 mm from its right end", "in the left face of the disc": a round body stands on
 * one of its flat ends, and has no other sides that could be meant. Its left end is the lower one, as stretches that are
 * told from the left begin at its foot. Where it has a top besides, it lies.
 */
import type { SignedAxis } from '../../../plan/geometry.ts'
import { BODIES, type ShapeKind } from '../../lexicon/bodies.ts'
import type { Entry } from '../../lexicon/entry.ts'
import { where } from '../../text/heard.ts'
import { asTerm, conceptOf, type Item, means, unsaid } from '../../text/items.ts'

const ROUND: ReadonlySet<ShapeKind | undefined> = new Set(['round', 'tube', 'cone'])

/** A noun for a body that is round about its axis. */
export const isRoundBody = (items: readonly Item[], at: number): boolean => {
  const shape = items[at - 1]
  const angular = means(shape, 'shape') && !means(shape, 'shape', 'circular')
  const concept = conceptOf(items[at], 'solid')
  return !angular && (concept === 'section' || ROUND.has(BODIES[concept ?? '']?.shape))
}

/** The two ends by what they are called: the first of them is below. */
const ENDS: readonly (readonly [RegExp, SignedAxis])[] = [
  [/^left(?:[- ]hand)?(?: end| face)?$/iu, '-z'],
  [/^right(?:[- ]hand)?(?: end| face)?$/iu, '+z'],
]

/** By the word for the side and the one behind it: "left" alone may be where another body stands. */
function endAt(items: readonly Item[], at: number): SignedAxis | undefined {
  const item = items[at]
  if (!item || !means(item, 'face')) return undefined
  const isEnd = / (?:end|face)$/iu.test(item.text) || means(items[at + 1], 'edge', 'end', 'face')
  return isEnd ? ENDS.find(([words]) => words.test(item.text))?.[1] : undefined
}

const PLACES: ReadonlySet<string> = new Set(['points', 'coordinate', 'coordinates', 'range'])

/** Which way it lies is told, by itself or by where things are: then left is left. */
const isDirected = (item: Item): boolean =>
  means(item, 'axis', 'x', 'y', 'xy', 'xz', 'yz') ||
  means(item, 'which', 'horizontal') ||
  (item.kind === 'quantity' &&
    (PLACES.has(item.quantity.kind) || (item.quantity.kind === 'size' && item.quantity.values.length > 2)))

/** What has a top besides a left end lies on its side. */
const isUpward = (item: Item): boolean =>
  means(item, 'face', '+z', '-z') ||
  means(item, 'axis', 'z') ||
  means(item, 'which', 'vertical') ||
  DOWNWARD.test(item.text)

const DOWNWARD = /^(?:from )?top to bottom$/iu
const VERTICAL: Entry = { category: 'axis', concept: 'z' }

/** "a shaft [along the x axis]"; a hole from its top to its bottom goes across it. */
const lain = (items: readonly Item[], isFirst: boolean): Item[] => {
  const noun = isFirst ? items.findIndex((item) => means(item, 'solid')) : -1
  return items.flatMap((item, at): Item[] => {
    if (DOWNWARD.test(item.text)) return [asTerm(item, VERTICAL)]
    if (at !== noun) return [item]
    return [
      item,
      unsaid(item, { category: 'preposition', concept: 'along' }, '', 'along'),
      unsaid(item, { category: 'axis', concept: 'x' }, '', 'x axis'),
    ]
  })
}

const stood = (items: readonly Item[]): Item[] =>
  items.map((item, at) => {
    const concept = endAt(items, at)
    return concept && item.kind === 'term'
      ? asTerm(item, { category: 'face', concept }, { form: item.form })
      : item
  })

export const withBarEnds = where([' left| right', ' end | face |edge:end|edge:face'], (sentences) => {
  const isTold = sentences.some((items) => items.some((_, at) => endAt(items, at)))
  if (!isTold || sentences.some((items) => items.some(isDirected))) return sentences
  const bodies = sentences.flatMap((items) =>
    items.flatMap((item, at) => (means(item, 'solid') ? [isRoundBody(items, at)] : [])),
  )
  if (bodies.length === 0 || bodies.includes(false)) return sentences
  const first = sentences.findIndex((items) => items.some((item) => means(item, 'solid')))
  return sentences.some((items) => items.some(isUpward))
    ? sentences.map((items, at) => lain(items, at === first))
    : sentences.map(stood)
})
