/**
 * Bodies by the part they play: "a 60 mm tall tower", "the top is 120 x 80 x 5 mm", "the vertical part is 20 x 20 x
 * 40 mm". Such a word is a body where its sizes make one of it; what a word of one's own is said to be tells
 * `named-bodies.ts`.
 */

import { singular } from '../lexicon/lexicon.ts'
import { asTerm, conceptOf, type Item, isMark, means, wordsOf } from '../text/items.ts'
import type { Span } from '../text/normalise.ts'
import { bodiesIn, bodyBehind, PIECES } from './named-bodies.ts'

/** Side and order words that tell pieces of one name apart. */
const tellsApart = (item: Item | undefined): boolean =>
  means(item, 'which', 'vertical', 'horizontal', 'long', 'short', 'outer', 'inner') ||
  means(item, 'face') ||
  means(item, 'ordinal') ||
  means(item, 'place', 'centre') ||
  means(item, 'edge', 'end', 'side')

/** "part", "piece", "section": a body only where a word before it says which. */
const isPlain = (item: Item | undefined): boolean =>
  /^(?:part|piece|section|portion|member|segment|element|component|leg|half|end|run|branch|arm|face|flange)s?$/iu.test(
    item?.text ?? '',
  )

/** An edge elsewhere, a body where it is said to be one. */
const isRim = (item: Item | undefined): boolean => /^rims?$/iu.test(item?.text ?? '')

const opens = (item: Item | undefined): boolean =>
  means(item, 'filler') ||
  means(item, 'conjunction') ||
  means(item, 'preposition', 'as') ||
  item?.kind === 'mark'

interface Subject {
  /** First and last item of its name. */
  from: number
  at: number
  /** Behind it and what it is of: "the seat of the stool". */
  end: number
}

const TITLED = 9

/** The noun that a sentence begins with, where it is none that is known as a body. */
function subjectOf(items: readonly Item[]): Subject | undefined {
  let at = 0
  // "Make the upright part: a block …", "Start by creating the bottom leg: …".
  const told = items.slice(0, TITLED).some((item) => isMark(item, ':'))
  const orders = (item: Item | undefined): boolean =>
    told && (means(item, 'make') || means(item, 'preposition', 'at'))
  while (at < 4 && (opens(items[at]) || orders(items[at]))) at++
  if (!means(items[at], 'determiner') && !means(items[at], 'which', 'each', 'both')) return undefined
  at++
  const from = at
  while (at < from + 3 && (means(items[at], 'filler') || (tellsApart(items[at]) && !isEndOf(items, at)))) at++
  const noun = items[at]
  if (!noun || noun.kind === 'quantity' || noun.kind === 'mark') return undefined
  const known = noun.kind === 'term' && (means(noun, 'solid') || means(noun, 'feature'))
  const spoken = isPlain(noun) || isRim(noun) || means(noun, 'face', '+z', '-z')
  if (known || (noun.kind === 'term' && !spoken)) return undefined
  if (isPlain(noun) && at === from) return undefined
  let end = at + 1
  if (means(items[end], 'preposition', 'of')) {
    end++
    while (means(items[end], 'determiner')) end++
    end++
  }
  while (means(items[end], 'filler')) end++
  return { from: isPlain(noun) ? from : at, at, end }
}

/** A side word that is itself the noun: "the top is …". */
const isEndOf = (items: readonly Item[], at: number): boolean =>
  means(items[at + 1], 'be') || means(items[at + 1], 'have') || means(items[at + 1], 'preposition', 'of')

/** "The bottom of the cone is 50 mm in diameter, the top 20 mm": two ends of one body, as what tapers has them. */
const isEndOfTapered = (items: readonly Item[], { at, end }: Subject): boolean =>
  means(items[at], 'face') &&
  items.slice(at, end).some((item) => means(item, 'solid', 'cone', 'frustum', 'pyramid'))

const CUT_THERE = ['pocket', 'hole', 'slot', 'groove', 'ledge'] as const

/** Three sizes, or a diameter and a length: enough for a body. */
function hasBodySizes(items: readonly Item[], from: number): boolean {
  if (!means(items[from], 'be') && !means(items[from], 'have') && !isMark(items[from], ':')) return false
  // "The top has a pocket 60 x 40 mm, 15 mm deep": what is cut there.
  if (means(items[from], 'have') && items.slice(from).some((item) => means(item, 'feature', ...CUT_THERE)))
    return false
  const sizes = items.slice(from).filter((item) => item.kind === 'quantity')
  const values = sizes.reduce(
    (sum, item) =>
      sum + (item.kind === 'quantity' && item.quantity.kind !== 'count' ? item.quantity.values.length : 0),
    0,
  )
  const round = items
    .slice(from)
    .some((item) => means(item, 'dimension', 'diameter', 'radius', 'outerDiameter'))
  return values >= 3 || (round && values >= 2)
}

const nameOf = (item: Item): string => singular(item.text.toLowerCase())

const isRole = (item: Item | undefined): boolean =>
  item !== undefined && item.kind === 'unknown' && PIECES.has(nameOf(item))

/** "a 60 mm tall tower", "the core between them is 20 mm in diameter": told with sizes, and not only whose something is. */
function isSized(items: readonly Item[], at: number, opening: boolean): boolean {
  if (!items.some((item) => item.kind === 'quantity' && item.quantity.kind !== 'count')) return false
  const owned = items.slice(Math.max(0, at - 2), at).some((item) => means(item, 'preposition', 'of'))
  return !owned && !(opening && isTitle(items, at))
}

/** "A tower made of …", "A lamp post: …": what the part is called. */
function isTitle(items: readonly Item[], at: number): boolean {
  const told = items.slice(0, at).some(({ kind }) => kind === 'quantity')
  const next = items[at + 1]
  return (
    !told &&
    (isMark(next, ':', ',', '(') ||
      means(next, 'preposition', 'with') ||
      means(next, 'make') ||
      means(next, 'purpose'))
  )
}

/** "two uprights": the word for how something stands, as a noun of its own. */
function isUpright(items: readonly Item[], at: number): boolean {
  const item = items[at]
  if (!/^uprights?$/iu.test(item?.text ?? '') || (item?.kind === 'term' && item.settled)) return false
  const next = items[at + 1]
  const adjective =
    means(next, 'solid') ||
    means(next, 'feature') ||
    means(next, 'whole') ||
    means(next, 'portion') ||
    means(next, 'shape')
  const before = items[at - 1]
  const led =
    means(before, 'determiner') ||
    means(before, 'which') ||
    means(before, 'shape') ||
    means(before, 'filler') ||
    means(before, 'ordinal') ||
    means(before, 'face') ||
    before?.kind === 'quantity'
  return led && !adjective
}

const asPiece = (items: readonly Item[], from: number, at: number): Item => {
  const said = items.slice(from, at + 1)
  const text = wordsOf(said)
  const plural =
    /s$/iu.test(items[at]?.text ?? '') && nameOf(items[at] as Item) !== items[at]?.text.toLowerCase()
  const form = [
    ...said.slice(0, -1).map(({ text: word }) => word.toLowerCase()),
    nameOf(items[at] as Item),
  ].join(' ')
  const span: Span = [(items[from] as Item).span[0], (items[at] as Item).span[1]]
  return asTerm({ text, span }, { category: 'solid', concept: 'piece' }, { form, plural, own: true })
}

/** Behind these "the top" is the board that was called so; elsewhere it is a side. */
const leadsToBody = (item: Item | undefined): boolean =>
  means(item, 'place', 'underneath') || means(item, 'preposition', 'of', 'to') || item === undefined

/** Beside "the horizontal leg": "the vertical leg", however it is told. */
function rivalsOf(name: string, sentences: readonly (readonly Item[])[]): string[] {
  const [, noun] = name.split(' ')
  if (!noun) return []
  return sentences.flatMap((items) =>
    items.flatMap((item, at) => {
      const telling = items[at - 1]
      return telling && tellsApart(telling) && nameOf(item) === noun ? [`${nameOf(telling)} ${noun}`] : []
    }),
  )
}

export function withRoles(sentences: readonly Item[][]): Item[][] {
  const names = new Set<string>()
  const sized = sentences.some((items) => items.some(({ kind }) => kind === 'quantity'))
  if (!sized) return [...sentences]
  for (const [index, items] of sentences.entries()) {
    for (const [at, item] of items.entries())
      if (isRole(item) && isSized(items, at, index === 0)) names.add(nameOf(item))
    const subject = subjectOf(items)
    if (!subject) continue
    const noun = items[subject.at] as Item
    if (isEndOfTapered(items, subject)) continue
    // "The top face is open", "the underside is hollowed out": what is done there.
    const next = items[subject.end + 1]
    if (means(next, 'manner') || means(next, 'shape', 'hollow') || means(next, 'operation', 'cut')) continue
    const role = isPlain(noun) || isRim(noun) || isRole(noun) || means(noun, 'face')
    const says = means(items[subject.end], 'be') || isMark(items[subject.end], ':')
    const isBody = says && bodyBehind(items, subject.end + 1) !== undefined
    if (role && (isBody || hasBodySizes(items, subject.end)))
      names.add(
        items
          .slice(subject.from, subject.at + 1)
          .map(nameOf)
          .join(' '),
      )
  }
  const rivals = [...names].flatMap((name) => rivalsOf(name, sentences))
  for (const rival of rivals) names.add(rival)
  // "a cap 30 mm in diameter" alone may be anything.
  if (names.size + bodiesIn(sentences) < 2) return [...sentences]
  return sentences.map((items) => withPieces(items, names))
}

function withPieces(items: readonly Item[], names: ReadonlySet<string>): Item[] {
  const read: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const item = items[at] as Item
    const two = items[at + 1] ? `${nameOf(item)} ${nameOf(items[at + 1] as Item)}` : ''
    if (two && names.has(two)) {
      read.push(asPiece(items, at, at + 1))
      at++
    } else if (isNamed(items, at, names)) read.push(asPiece(items, at, at))
    else if (isUpright(items, at)) read.push(asPiece(items, at, at))
    else read.push(item)
  }
  return read
}

function isNamed(items: readonly Item[], at: number, names: ReadonlySet<string>): boolean {
  const item = items[at] as Item
  if (!names.has(nameOf(item)) || (item.kind === 'term' && means(item, 'solid'))) return false
  if (item.kind === 'unknown') return true
  const next = items[at + 1]
  const bare = !means(next, 'edge') && !means(next, 'solid') && !means(next, 'whole') && !means(next, 'face')
  // "the outer rim"
  const lead = isRim(item) && tellsApart(items[at - 1]) ? at - 2 : at - 1
  const before = means(items[lead], 'determiner') ? items[lead - 1] : undefined
  const subject = at < 3 && (means(next, 'be') || means(next, 'have') || means(next, 'preposition', 'of'))
  return (
    bare &&
    conceptOf(items[lead], 'determiner') === 'the' &&
    // Where a rim is a body, "the rim" is that one wherever it is said; "the rim of the disc" is not.
    (subject ||
      (before !== undefined && leadsToBody(before)) ||
      (isRim(item) && !means(next, 'preposition', 'of')))
  )
}
