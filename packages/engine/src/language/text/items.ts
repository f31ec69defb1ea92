/** A sentence as what its words mean: terms of the vocabulary, quantities, marks, and words that nobody knows. */
import type { Category, Entry } from '../lexicon/entry.ts'
import {
  corrected,
  longestMatch,
  longestPhrase,
  NUMBERED_NOUNS,
  type Scope,
  singular,
} from '../lexicon/lexicon.ts'
import { OPPOSITE_SIDES } from '../lexicon/operations.ts'
import type { Loft } from '../lofts/loft.ts'
import type { Path } from '../outline/path.ts'
import { findQuantities, type Piece } from '../quantities/quantities.ts'
import type { Quantity } from '../quantities/quantity.ts'
import type { Removal } from '../removals/removal.ts'
import { byNeighbours } from './by-neighbours.ts'
import type { Span } from './normalise.ts'
import { withPartedNouns } from './parted-nouns.ts'
import type { Sentence } from './segment.ts'
import type { Token } from './tokens.ts'

interface Base {
  text: string
  span: Span
}

/** The flat of a D-shaped hole: how far it is from the centre or from the side opposite, or how deep it is. */
export interface HoleFlat {
  from: 'centre' | 'opposite' | 'rim'
  value: number
  item: Item
}

export type Item =
  | (Base & {
      kind: 'term'
      form: string
      senses: readonly Entry[]
      plural: boolean
      mistyped?: true
      /** A compound that is read as its last word: a manifold block as a block. */
      shortened?: true
      /** A word of the prompt's own for a body: it means that one and no other of its kind. */
      own?: true
      /** Other words say what it comes to: no pattern looks at it again. */
      settled?: true
      /** Of writing on the part: what it says, and whether it stands out, where that is told. */
      lettering?: { says: string; raised?: boolean }
      /** Of a noun for an outline that is told by its points. */
      path?: Path
      /** Of a noun for a body that is told by its sections. */
      loft?: Loft
      /** Of a noun for a D-shaped hole. */
      flat?: HoleFlat
      /** Of what is taken off a body: all that was told of it. */
      removal?: Removal
      /** Of a word for a polygon: where one of its corners lies, from the x axis. */
      turnDeg?: number
    })
  | (Base & { kind: 'quantity'; quantity: Quantity })
  | (Base & { kind: 'mark' })
  /** `was`: the family whose noun it is, where the prompt is read as if there were no families. */
  | (Base & { kind: 'unknown'; was?: string })

/** Whether the item can be read so. */
export function means(item: Item | undefined, category: Category, ...concepts: string[]): boolean {
  if (item?.kind !== 'term') return false
  for (const sense of item.senses)
    if (sense.category === category && (concepts.length === 0 || concepts.includes(sense.concept)))
      return true
  return false
}

/** Of one of several kinds of words. */
export const isAnyOf = (item: Item | undefined, ...categories: Category[]): boolean =>
  categories.some((category) => means(item, category))

export type Term = Extract<Item, { kind: 'term' }>

/** A number with what it measures. */
export type Sized = Extract<Item, { kind: 'quantity' }>

/** `60 x 40 mm`: several at once. */
export const isCompound = (item: Item): item is Sized =>
  item.kind === 'quantity' && item.quantity.kind === 'size'

/** The first of its numbers. */
export const amountOf = (item: Item | undefined): number | undefined =>
  item?.kind === 'quantity' ? item.quantity.values[0]?.value : undefined

/** How many, where it counts things. */
export const countOf = (item: Item | undefined): number | undefined =>
  item?.kind === 'quantity' && item.quantity.kind === 'count' ? amountOf(item) : undefined

const COUNTED_WITHIN = 5

/** Where the number stands that a noun is counted by: "four 6 mm mounting holes"; -1 where it is not counted. */
export const countBefore = (items: readonly Item[], noun: number): number =>
  items.findLastIndex((item, at) => at < noun && at >= noun - COUNTED_WITHIN && countOf(item) !== undefined)

export const amountsIn = (items: readonly Item[]): number[] =>
  items.flatMap((item) => (item.kind === 'quantity' ? item.quantity.values.map(({ value }) => value) : []))

/** A comma that nobody set, at a place of the prompt. */
export const commaAt = (at: number): Item => ({ kind: 'mark', text: ',', span: [at, at] })

/** A word that stands here for something else than the vocabulary has for it. */
export const asTerm = (
  { text, span }: Pick<Item, 'text' | 'span'>,
  sense: Entry,
  more: Partial<Omit<Term, 'kind' | 'text' | 'span' | 'senses'>> = {},
): Term => ({ kind: 'term', text, span, form: text.toLowerCase(), senses: [sense], plural: false, ...more })

/** A word that nobody said, right before one that was. */
export const unsaid = ({ span: [from] }: Pick<Item, 'span'>, sense: Entry, text = '', form = text): Term =>
  asTerm({ text, span: [from, from] }, sense, { form })

/** A word that carries nothing by itself, and what it is taken for. */
export const asFiller = (item: Item, concept: string): Item => asTerm(item, { category: 'filler', concept })

/** A word that others now stand for, and what it was about. */
export const asSettled = (item: Item, concept: string): Item =>
  asTerm(item, { category: 'filler', concept }, { settled: true })

/** A word of the prompt's own for a body; `form` is its singular. */
export const asOwnNoun = (item: Item, concept: string, form: string): Item =>
  asTerm(item, { category: 'solid', concept }, { form, plural: item.text.toLowerCase() !== form, own: true })

/** A noun for a body or for what is worked into one. */
export const isThing = (item: Item | undefined): item is Term =>
  means(item, 'solid') || means(item, 'feature')

/** As they were said. */
export const wordsOf = (items: readonly Item[]): string => items.map(({ text }) => text).join(' ')

/** Several as one: how they were said, and where. */
export const phraseOf = (items: readonly [Item, ...Item[]]): Pick<Item, 'text' | 'span'> => ({
  text: wordsOf(items),
  span: [items[0].span[0], (items.at(-1) as Item).span[1]],
})

export function conceptOf(item: Item | undefined, category: Category): string | undefined {
  if (item?.kind !== 'term') return undefined
  return item.senses.find((sense) => sense.category === category)?.concept
}

/** "the cut", "this cut": the thing, not the deed. */
export const isCutNoun = (items: readonly Item[], at: number): boolean => {
  const item = items[at]
  if (item?.kind !== 'term' || !means(items[at - 1], 'determiner', 'the')) return false
  // "The rectangular has four filleted corners": the opening by its shape alone.
  const shape = means(item, 'shape') && (means(items[at + 1], 'have') || means(items[at + 1], 'be'))
  return item.form === 'cut' || shape
}

/** "drilled across the shank", "straight across it". */
export const isAcross = (item: Item | undefined): boolean =>
  /^(?:(?:straight|right|clear|completely|fully|all the way) )?across$/iu.test(item?.text ?? '')

/** A fillet or a chamfer, as a deed or as a thing. */
export const isEdgeWork = (item: Item | undefined): boolean => means(item, 'feature', 'fillet', 'chamfer')

export const isMark = (item: Item | undefined, ...texts: string[]): boolean =>
  item?.kind === 'mark' && (texts.length === 0 || texts.includes(item.text))

interface Plain {
  text: string
  span: Span
  word: boolean
  written: boolean
}

const SUFFIX = /^(?:less|free)$/u

/** What a hyphen ties to the word before it, where that says what something lacks. */
function tightSuffix(pieces: readonly Piece[], at: number): { text: string; span: Span } | undefined {
  const next = pieces[at + 1]
  return next?.kind === 'token' && SUFFIX.test(next.token.text) ? next.token : undefined
}

function plainRun(pieces: readonly Piece[], from: number): Plain[] {
  const run: Plain[] = []
  for (let at = from; at < pieces.length; at++) {
    const piece = pieces[at] as Piece
    if (piece.kind === 'quantity') break
    const { token } = piece
    const next = pieces[at + 1]
    const last = run.at(-1)
    // A hyphen between two words is not there: "through-hole". In "(-Y)" it is a sign.
    const sign = last?.text === '('
    const joins = token.text === '-' && token.tight && next?.kind === 'token' && next.token.tight && !sign
    const suffix = tightSuffix(pieces, at)
    // "a handle-less cup": one word.
    if (joins && suffix && last?.word) {
      last.text = `${last.text}-${suffix.text}`
      last.span = [last.span[0], suffix.span[1]]
      at++
    } else if (!joins)
      run.push({
        text: token.text,
        span: token.span,
        word: token.kind === 'word' || token.text === '&',
        written: token.kind === 'written',
      })
  }
  return run
}

const asWriting = (text: string, span: Span): Item =>
  asTerm(
    { text, span },
    { category: 'feature', concept: 'text' },
    { form: 'text', lettering: { says: text.replaceAll(/^["“”'‘’]|["“”'‘’]$/gu, '').trim() } },
  )

/** "40 mm long on each side" is how long a side is; "15 mm tall on each side" and "two holes on each side" are where they are, and so for what runs between opposite sides. */
const OF_A_SIZE: ReadonlySet<string> = new Set([
  'on each side',
  'on every side',
  'on all side',
  'on each edge',
  'on each outer side',
  'on every outer side',
  'on each outside edge',
  'on each outer edge',
  'along each edge',
  'on an edge',
  'an edge',
  'a side',
  ...OPPOSITE_SIDES,
])

/** Up to the longest phrase; typing errors are put right first, unless the word is known as it stands. `sized`: behind a size. */
function readRun(run: readonly Plain[], sized: boolean, prompt: string, scope: Scope | undefined): Item[] {
  const longest = longestPhrase(scope)
  const items: Item[] = []
  const texts = run.map((plain) => (plain.word ? (corrected(plain.text, scope) ?? plain.text) : plain.text))
  let at = 0
  while (at < run.length) {
    const here = run[at] as Plain
    let end = at
    while (end < run.length && end <= at + longest && run[end]?.word) end++
    const words = texts.slice(at, end)
    const found = longestMatch(words, scope) ?? longestMatch([here.text], scope)
    const apart = at > 0 ? !means(items.at(-1), 'dimension', 'length', 'width', 'side') : !sized
    // "from the core out to the rim": a body, and no order to hollow it out.
    const noun = means(items.at(-1), 'determiner', 'the') && found?.form === 'core out'
    // "a box shaped like a hexagon": a box, and no adjective of something else.
    const likened = found?.form.endsWith(' shaped') && texts[at + found.length] === 'like'
    const match =
      noun || likened || (found && apart && OF_A_SIZE.has(found.form))
        ? longestMatch([here.text], scope)
        : found
    const senses = match?.senses.filter(({ category }) => category !== 'stranger') ?? []
    const length = here.word ? (match?.length ?? 1) : 1
    const span: Span = [here.span[0], (run[at + length - 1] as Plain).span[1]]
    const text = prompt.slice(span[0], span[1])
    if (here.written) items.push(asWriting(text, span))
    else if (!here.word) items.push({ kind: 'mark', text: here.text, span })
    else if (match && senses.length > 0)
      items.push({
        kind: 'term',
        text,
        span,
        form: match.form,
        senses,
        plural: match.plural,
        ...(words.slice(0, length).some((word, index) => word !== run[at + index]?.text)
          ? { mistyped: true as const }
          : {}),
      })
    else items.push({ kind: 'unknown', text, span })
    at += length
  }
  return items
}

/** A number in the middle of a name is no size: the 4 of a "Raspberry Pi 4 case". */
function withNumberedNouns(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ kind }) => kind === 'number')) return tokens
  const named = new Set<number>()
  for (const [from, { text: first }] of tokens.entries())
    for (const words of NUMBERED_NOUNS.get(first) ?? []) {
      const matches = words.every((word, index) => {
        const text = tokens[from + index]?.text
        return text === word || (index === words.length - 1 && text !== undefined && singular(text) === word)
      })
      if (matches) for (const index of words.keys()) named.add(from + index)
    }
  if (named.size === 0) return tokens
  return tokens.map((token, at) =>
    named.has(at) && token.kind === 'number' ? { ...token, kind: 'word' } : token,
  )
}

export function readItems(sentence: Sentence, prompt: string, scope?: Scope): Item[] {
  const pieces = findQuantities(withNumberedNouns(sentence.tokens), prompt)
  const items: Item[] = []
  let at = 0
  while (at < pieces.length) {
    const piece = pieces[at] as Piece
    if (piece.kind === 'quantity') {
      const { quantity } = piece
      items.push({ kind: 'quantity', quantity, text: quantity.text, span: quantity.span })
      at++
      continue
    }
    const end = pieces.findIndex((other, index) => index > at && other.kind === 'quantity')
    const run = plainRun(pieces, at)
    // A hyphen that leads from a number to its word: "10mm-thick".
    if (run[0]?.text === '-' && run.length > 1 && items.at(-1)?.kind === 'quantity') run.shift()
    items.push(...readRun(run, items.at(-1)?.kind === 'quantity', prompt, scope))
    at = end === -1 ? pieces.length : end
  }
  const read = withPartedNouns(byNeighbours(withoutNumbering(items)))
  return withNames(withLetterShapes(withoutLikenesses(read, prompt), scope))
}

const ABSENT = /-(?:less|free)$/iu
const LIKENESS = /^(?:like|style|looking|inspired)$/iu

/** "a dice-like cube" is a cube, and "a handle-less cup" a cup: such words promise no body of their own. */
function withoutLikenesses(items: readonly Item[], prompt: string): Item[] {
  const likens = (at: number): boolean => {
    const [word, like] = [items[at], items[at + 1]]
    if (!word || !like || !LIKENESS.test(like.text) || prompt.slice(word.span[1], like.span[0]) !== '-')
      return false
    let noun = at + 2
    while (means(items[noun], 'filler') || means(items[noun], 'shape')) noun++
    // "a hexagon-like shape" has that outline and "a wedge-like object" is a wedge; "a stadium-like shape" only looks so.
    const known = means(word, 'portion') || means(word, 'solid')
    return means(items[noun], 'solid') || (means(items[noun], 'whole') && !known)
  }
  // "(like a 2x2 brick)": how many studs such a toy has, and neither a size nor a second body.
  const studs = (at: number): boolean => {
    const [mark, like, a, size] = items.slice(Math.max(0, at - 3), at + 1)
    return (
      isMark(mark, '(', ',') &&
      means(like, 'purpose', 'like') &&
      means(a, 'determiner', 'a') &&
      size !== undefined &&
      isCompound(size) &&
      size.quantity.values.every(({ unit }) => unit === undefined) &&
      /\b(?:brick|block)$/iu.test(items[at + 1]?.text ?? '')
    )
  }
  return items.map((item, at) => {
    const absent = item.kind === 'unknown' && ABSENT.test(item.text)
    if (!absent && !likens(at) && !likens(at - 1) && !studs(at) && !studs(at - 1)) return item
    return asFiller(item, absent ? 'said to be absent' : 'resemblance')
  })
}

/** "three sections: (1) a flange …": the number of an item in a list. */
function withoutNumbering(items: readonly Item[]): Item[] {
  const isNumber = (at: number): boolean => {
    const [open, item, close] = [items[at - 1], items[at], items[at + 1]]
    const opens = at === 1 || isMark(items[at - 2], ':', ',') || means(items[at - 2], 'conjunction')
    return (
      opens &&
      isMark(open, '(') &&
      isMark(close, ')') &&
      item?.kind === 'quantity' &&
      item.quantity.kind === 'number' &&
      Number.isInteger(item.quantity.values[0]?.value)
    )
  }
  return items.filter((_, at) => !isNumber(at) && !isNumber(at - 1) && !isNumber(at + 1))
}

/** "sketch an L", "the longer leg of the L": the shape of that letter, by the letter alone. */
const withLetterShapes = (items: readonly Item[], scope: Scope | undefined): Item[] =>
  items.map((item, at) => {
    if (item.kind !== 'unknown' || !/^[A-Z]$/u.test(item.text) || !means(items[at - 1], 'determiner'))
      return item
    if (items[at + 1]?.kind === 'quantity' || isMark(items[at + 1], '=')) return item
    const match = longestMatch([item.text.toLowerCase(), 'shape'], scope)
    if (!match || match.length < 2) return item
    const { text, span } = item
    return { kind: 'term', text, span, form: match.form, senses: match.senses, plural: false }
  })

/** "Raspberry Pi 4", "Rule 1500", "Uno R3": a number without a unit behind a proper name belongs to the name. */
function withNames(items: readonly Item[]): Item[] {
  return items.map((item, at) => {
    const before = items[at - 1]
    if (item.kind !== 'quantity' || before?.kind !== 'unknown' || !/^\p{L}*\p{Lu}/u.test(before.text))
      return item
    const { kind, values } = item.quantity
    if ((kind !== 'number' && kind !== 'marked') || values[0]?.unit !== undefined || values[0]?.label)
      return item
    if (kind === 'number' && !Number.isInteger(values[0]?.value)) return item
    const quantity: Quantity = { ...item.quantity, kind: 'designation', about: 'part of a name', values: [] }
    return { ...item, quantity }
  })
}
