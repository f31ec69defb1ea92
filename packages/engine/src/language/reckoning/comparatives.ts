/**
 * Sizes told by comparing: "twice as long as it is wide", "half as tall as the base", "as deep as the plate is thick",
 * "10 mm narrower than the block", "a 5 mm larger radius". The dimension is the adjective's own.
 */
import { findAttributes } from '../sizes/attributes.ts'
import { conceptOf, type Item, isMark, means, unsaid, wordsOf } from '../text/items.ts'
import { factorAt, readReference, skipSmall } from './expression.ts'
import { asSize, type Found, type Items, lengthAt } from './found.ts'
import { type Known, MAIN_SIZES, type Teller } from './known.ts'

/** What compares whole sizes, and names none of them. */
const LARGE = /^(?:big|large|small|great|size)$/iu

const IT_IS = /^(?:it is|it's|they are|they're)$/iu

/** Which size the comparing form of an adjective speaks of; `size` is whichever the thing has. */
const COMPARED: Readonly<Record<string, string>> = {
  longer: 'length',
  shorter: 'length',
  wider: 'width',
  broader: 'width',
  narrower: 'width',
  taller: 'height',
  higher: 'height',
  lower: 'height',
  thicker: 'thickness',
  thinner: 'thickness',
  deeper: 'depth',
  shallower: 'depth',
  larger: 'size',
  bigger: 'size',
  greater: 'size',
  more: 'size',
  smaller: 'size',
  less: 'size',
}
const LESS = new Set(['shorter', 'narrower', 'lower', 'thinner', 'shallower', 'smaller', 'less'])

const dimensionWord = (item: Item, concept: string): Item =>
  unsaid(item, { category: 'dimension', concept }, concept)

interface Reference {
  value: number | undefined
  end: number
  owner?: Teller | undefined
}

/** The size of a thing that the word speaks of; nothing, where it has more than one. */
function sizeBy(known: Known, entity: Parameters<Known['size']>[0], word: Item): number | undefined {
  if (!means(word, 'dimension', 'size')) return known.size(entity, word)
  if (!entity) return undefined
  return MAIN_SIZES.map((concept) => known.size(entity, dimensionWord(word, concept))).find(
    (value) => value !== undefined,
  )
}

/** Behind the second "as", or "than": "it is wide", "the plate is thick", "the width of the base", "the base", "that of the base". */
function comparedWith(items: Items, from: number, known: Known, word: Item): Reference | undefined {
  // "as it is wide": of the very thing that is told.
  if (IT_IS.test(items[from]?.text ?? '') && means(items[from + 1], 'dimension'))
    return { value: known.own(items, from, items[from + 1] as Item), end: from + 2 }
  // "than that of the base": the same size of it.
  const that = means(items[from], 'which', 'that') || /^(?:that|those)$/iu.test(items[from]?.text ?? '')
  const start = that && means(items[from + 1], 'preposition', 'of') ? from + 2 : from
  const read = start === from ? readReference(items, from, known) : undefined
  if (read) return { value: read.value, end: read.end, owner: read.owner }
  const thing = known.ownerAt(items, start)
  if (!thing) return undefined
  const { entity, end, teller: owner } = thing
  // "as the plate is thick".
  if (means(items[end], 'be') && means(items[end + 1], 'dimension'))
    return { value: known.size(entity, items[end + 1] as Item), end: end + 2, owner }
  return { value: sizeBy(known, entity, word), end, owner }
}

/** "40 mm in diameter and twice as tall": as the size that was told last in the sentence. */
const toldBefore = (items: Items, at: number): number | undefined =>
  findAttributes(items.slice(0, at)).findLast(
    ({ values, quantity }) =>
      values.length === 1 && (quantity.kind === 'length' || quantity.kind === 'marked'),
  )?.values[0]?.value

/** Over a remark in brackets: "half as long (end to end) as the plate". */
function overBrackets(items: Items, at: number): number {
  if (!isMark(items[at], '(')) return at
  const close = items.findIndex((item, index) => index > at && isMark(item, ')'))
  const plain = close > 0 && items.slice(at, close).every(({ kind }) => kind !== 'quantity')
  return plain ? close + 1 : at
}

/** Not understood as a whole: a number that only compares is no size by itself. */
const notUnderstood = (items: Items, from: number, end: number): Found => {
  const said = items.slice(from, end)
  const span: [number, number] = [(said[0] as Item).span[0], (said.at(-1) as Item).span[1]]
  return { end, instead: [{ kind: 'unknown', text: wordsOf(said), span }] }
}

/** "twice as long as it is wide", "as tall as the box", "half as wide". */
export function asLargeAs(items: Items, at: number, known: Known): Found | undefined {
  const times = factorAt(items, at)
  const as = times?.end ?? at
  const word = items[as + 1]
  if (!means(items[as], 'preposition', 'as') || !word) return undefined
  const large = LARGE.test(word.text)
  if (!large && !means(word, 'dimension')) return undefined
  const dimension = large ? dimensionWord(word, 'size') : word
  const second = overBrackets(items, as + 2)
  const compares = means(items[second], 'preposition', 'as')
  // "as long as possible": no comparison; "as thick" alone neither.
  if (!compares && !times) return undefined
  const read = compares
    ? comparedWith(items, second + 1, known, dimension)
    : { value: large ? known.alike(items, at) : toldBefore(items, at), end: as + 2 }
  const factor = times?.factor ?? 1
  // "as thick as the lid": of nothing that was told, and not to be passed over.
  const named = compares && means(items[second + 1], 'determiner', 'the') && items[second + 2] !== undefined
  if (read?.value === undefined)
    return read || times || named ? notUnderstood(items, at, read?.end ?? as + 2) : undefined
  const size = asSize(items, at, read.end, read.value * factor, read.owner)
  return { end: read.end, instead: large ? [size] : [size, word] }
}

/** "10 mm narrower than the block", "5 mm smaller in diameter", "a 5 mm larger radius". */
export function byDifference(items: Items, at: number, known: Known): Found | undefined {
  const said = lengthAt(items, at)
  const by = items[at + 1]
  const compared = COMPARED[by?.text.toLowerCase() ?? '']
  if (!said || !by || !compared) return undefined
  const there = means(items[at + 2], 'preposition', 'in') ? at + 3 : at + 2
  const named = means(items[there], 'dimension') ? there : undefined
  const than = named === undefined ? at + 2 : named + 1
  const compares = means(items[than], 'likeness', 'than')
  const noun = items[at + 2]
  // "the 60 mm longer side" is the longer one; "10 mm higher up", "lower down" tell where.
  if (
    !compares &&
    named === undefined &&
    (means(noun, 'edge') || means(noun, 'solid') || means(noun, 'feature'))
  )
    return undefined
  if (/^(?:up|down|above|below|from)$/iu.test(noun?.text ?? '')) return undefined
  // "3 more times", "2 more holes": a number of things.
  if (!compares && (by.text.toLowerCase() === 'more' || by.text.toLowerCase() === 'less')) return undefined
  const before = dimensionBefore(items, at)
  const word = items[named ?? -1] ?? before ?? dimensionWord(by, compared)
  const read: Reference | undefined = compares
    ? comparedWith(items, than + 1, known, word)
    : { value: known.alike(items, at, word), end: than }
  const end = read?.end ?? than
  if (read?.value === undefined) return notUnderstood(items, at, end)
  const value = read.value + (LESS.has(by.text.toLowerCase()) ? -said.value : said.value)
  if (value <= 0) return notUnderstood(items, at, end)
  const size = asSize(items, at, end, value, read.owner)
  const isNamed = before || means(word, 'dimension', 'size')
  return { end, instead: isNamed ? [size] : [size, named === undefined ? word : (items[named] as Item)] }
}

/** "a diameter 5 mm smaller than …", "its width is 10 mm less than …": the word stands before the number. */
function dimensionBefore(items: Items, from: number): Item | undefined {
  let at = from - 1
  while (
    means(items[at], 'be') ||
    means(items[at], 'which', 'that') ||
    means(items[at], 'preposition', 'of') ||
    means(items[at], 'filler')
  )
    at--
  const item = items[at]
  return conceptOf(item, 'dimension') && skipSmall(items, at) === at ? item : undefined
}
