/** Words that the vocabulary has as another part of speech than the one they are here, which their neighbours tell. */
import type { Entry } from '../lexicon/entry.ts'
import { asTerm, type Item, isThing, means } from './items.ts'

const unknown = ({ text, span }: Item): Item => ({ kind: 'unknown', text, span })

/** "a stand for a 60 mm ball": behind an article it is a thing, and one that nobody knows. */
const isThingToStandOn = (items: readonly Item[], at: number): boolean => {
  const item = items[at]
  const verb = item?.kind === 'term' && item.senses.every(({ category }) => category === 'operation')
  return verb && means(items[at - 1], 'determiner', 'a') && means(items[at + 1], 'purpose', 'for')
}

const isNew = (item: Item | undefined): boolean =>
  means(item, 'determiner', 'a') || (item?.kind === 'quantity' && item.quantity.kind === 'count')

/** "out of the right face sticks a pin": what it does, and no stick. */
const isSticking = (items: readonly Item[], at: number): boolean => {
  const before = items[at - 1]
  const told =
    before === undefined ||
    before.kind === 'quantity' ||
    means(before, 'determiner') ||
    means(before, 'dimension')
  return /^sticks?$/iu.test(items[at]?.text ?? '') && !told && isNew(items[at + 1])
}

/** "a flange round the bottom": around it. "Round the edges" is something to do. */
const isAround = (items: readonly Item[], at: number): boolean => {
  const [before, next, noun] = [items[at - 1], items[at + 1], items[at + 2]]
  if (!/^round$/iu.test(items[at]?.text ?? '')) return false
  const the = means(next, 'determiner', 'the') || /^its$/iu.test(next?.text ?? '')
  const edges = means(noun, 'edge', 'edge', 'corner') && noun?.kind === 'term' && noun.plural
  return isThing(before) && the && !edges
}

/** "whose round side points to the left", "its round end facing up": which side it is, and nothing to be rounded. */
const isRoundSide = (items: readonly Item[], at: number): boolean =>
  /^round$/iu.test(items[at]?.text ?? '') &&
  /^(?:its|whose|the|their|one)$/iu.test(items[at - 1]?.text ?? '') &&
  /^(?:side|end|face|surface|part)$/iu.test(items[at + 1]?.text ?? '') &&
  /^(?:(?:point|fac|look)(?:s|es|ing)?|facing .*|pointing .*|towards?|(?:out|in|up|down)(?:wards?)?|on|lies|lying)$/iu.test(
    items[at + 2]?.text ?? '',
  )

/** "10 mm from the flat to the round side": where it is measured to, and nothing to be rounded. */
const isMeasuredTo = (items: readonly Item[], at: number): boolean =>
  /^(?:round|rounded)$/iu.test(items[at]?.text ?? '') &&
  means(items[at - 1], 'determiner', 'the') &&
  means(items[at - 2], 'preposition', 'to', 'from') &&
  /^(?:side|face|surface)$/iu.test(items[at + 1]?.text ?? '')

/** "a keyway 4 mm wide, opening into the bore": what it does, and no opening of its own. */
const isOpeningInto = (items: readonly Item[], at: number): boolean =>
  /^opening$/iu.test(items[at]?.text ?? '') &&
  /^(?:,|and|is|that)$/iu.test(items[at - 1]?.text ?? '') &&
  /^(?:into|onto|to|towards?)$/iu.test(items[at + 1]?.text ?? '') &&
  means(items[at + 2], 'determiner', 'the') &&
  means(items[at + 3], 'feature')

/** "5 mm from one end face": where it is measured from, and no section of its own. */
const isEndFace = (items: readonly Item[], at: number): boolean => {
  const led = isNew(items[at - 1]) || means(items[at - 1], 'determiner', 'the')
  return /^end face$/iu.test(items[at]?.text ?? '') && led && means(items[at - 2], 'preposition', 'from')
}

/** "Solid round shaft", as a title without an article: not hollow, and no body of its own. */
const isNotHollow = (items: readonly Item[], at: number): boolean =>
  at === 0 && /^solid$/iu.test(items[0]?.text ?? '') && means(items[1], 'shape') && means(items[2], 'solid')

const NOT_HOLLOW: Entry = { category: 'filler', concept: 'praise' }
const END: Entry = { category: 'edge', concept: 'end' }
const STICKS: Entry = { category: 'operation', concept: 'add' }
const AROUND: Entry = { category: 'preposition', concept: 'beside' }
const ROUND: Entry = { category: 'shape', concept: 'circular' }
const OPENS: Entry = { category: 'filler', concept: 'what it opens into' }

export const byNeighbours = (items: readonly Item[]): Item[] =>
  items.map((item, at): Item => {
    if (isThingToStandOn(items, at)) return unknown(item)
    if (isSticking(items, at)) return asTerm(item, STICKS, { form: 'sticks out' })
    if (isAround(items, at)) return asTerm(item, AROUND, { form: 'around' })
    if (isRoundSide(items, at) || isMeasuredTo(items, at)) return asTerm(item, ROUND)
    if (isOpeningInto(items, at)) return asTerm(item, OPENS)
    if (isNotHollow(items, at)) return asTerm(item, NOT_HOLLOW)
    if (isEndFace(items, at)) return asTerm(item, END, { form: 'end' })
    return item
  })
