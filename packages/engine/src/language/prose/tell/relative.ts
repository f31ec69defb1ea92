/** Sizes told by others: "as wide as the block", "half of its length", "the same height as the first", "equal to the width of the base". */
import { unread } from '../../operations/unread.ts'
import { factorIn } from '../factors.ts'
import { DIMENSION_WORDS } from '../lexicon.ts'
import { type Chunk, type Dimension, type Figure, isWord, type Phrase, phraseIn } from '../phrases.ts'
import { amountAt } from './amounts.ts'
import { dimensionOf, sizeMeant, sizeOfFirst } from './meant-sizes.ts'
import { readSize } from './sizes.ts'
import { type Clause, quote, type Telling } from './telling.ts'

const LINK =
  /^(?:of|is|are|be|should|must|will|equal|equals|to|that|which|the|as|same|exactly|about|approximately|roughly|also|match|matches|matching|calculated|computed|found|obtained|determined|derived|reckoned|given|by|being|set)$/u

/** How far off a number in brackets may be that says the result again, rounded. */
const ROUNDED = 0.01

/** Reads one that begins here; where it ends, if it is one. */
export function readRelative(
  t: Telling,
  c: Clause,
  chunks: readonly Chunk[],
  at: number,
): number | undefined {
  const deep = asDeepAs(t, c, chunks, at)
  if (deep !== undefined) return deep
  const run = extrudedBy(t, c, chunks, at) ?? saidAgain(t, c, chunks, at)
  if (run !== undefined) return run
  const own = phraseIn(chunks[at])
  const dimension = own && dimensionOf(own)
  if (!own || !dimension || own.sizes.length > 0 || own.bare.length > 0) return undefined
  const isSame = own.words.includes('same')
  const also = isSame ? [] : alsoTold(chunks, at + 1)
  let next = at + 1 + 2 * also.length
  const first = next
  while (next < Math.min(chunks.length, at + 10) && LINK.test(textOf(chunks[next]))) next++
  const words = chunks.slice(first, next).map(textOf)
  const isEqual = words.some((word) => /^(?:equals?|same|match|matches|matching)$/u.test(word))
  // "the same height as the first" is compared elsewhere.
  const amount = amountAt(t, c, chunks, next, dimension)
  if (!amount || (amount.plain && (isSame || !isEqual))) return undefined
  const end = chunks[amount.next - 1]?.span[1] ?? own.span[1]
  for (const each of also.map(({ phrase }) => phrase)) {
    const asked = dimensionOf(each) as Dimension
    const more = amountAt(t, c, chunks, next, asked)
    if (more?.value === undefined) throw unread(quote(t, [own.span[0], end]))
    give(t, c, each, asked, more.value, 1, [each.span[0], end])
  }
  const { value } = amount
  if (value === undefined || !(value > 0)) throw unread(quote(t, [own.span[0], end]))
  const said = bracketed(chunks, amount.next, value)
  if (said) {
    give(t, c, own, dimension, said.figure.value, 1, said.figure.span, said.figure)
    return said.next
  }
  give(t, c, own, dimension, value, 1, [own.span[0], end])
  return amount.next
}

const textOf = (chunk: Chunk | undefined): string => (chunk?.kind === 'word' ? chunk.text : '')

/** "its length and width are …": each by its own. */
function alsoTold(chunks: readonly Chunk[], at: number): { phrase: Phrase }[] {
  const phrase = isWord(chunks[at], 'and') ? phraseIn(chunks[at + 1]) : undefined
  const isTold = phrase !== undefined && phrase.bare.length + phrase.sizes.length === 0 && dimensionOf(phrase)
  return phrase && isTold && isWord(chunks[at + 2], 'are', 'of', 'equal', 'both') ? [{ phrase }] : []
}

/** "8 mm deep, which is half of the bar's height": so it has to be. */
function saidAgain(t: Telling, c: Clause, chunks: readonly Chunk[], at: number): number | undefined {
  const word = chunks[at]
  const factor = word?.kind === 'word' ? factorIn(word.text) : undefined
  if (!word || factor === undefined || !c.latest) return undefined
  const lead = chunks.slice(Math.max(0, at - 4), at)
  if (!lead.some((chunk) => isWord(chunk, 'which', 'that', '(', ','))) return undefined
  const next = isWord(chunks[at + 1], 'of') ? at + 2 : at + 1
  const ref = phraseIn(chunks[next])
  const asked = ref && dimensionOf(ref)
  const value = asked && sizeMeant(t, c, ref.of, asked)
  const isSo =
    value !== undefined && Math.abs(value * factor - c.latest.figure.value) <= ROUNDED * c.latest.figure.value
  return isSo ? next + 1 : undefined
}

/** "extrude it by half the height of the wheel". */
function extrudedBy(t: Telling, c: Clause, chunks: readonly Chunk[], at: number): number | undefined {
  const word = chunks[at]
  const factor = word?.kind === 'word' ? factorIn(word.text) : undefined
  if (!word || factor === undefined || !c.extrusion || c.extrusion.size) return undefined
  const next = isWord(chunks[at + 1], 'of') ? at + 2 : at + 1
  const ref = phraseIn(chunks[next])
  const asked = ref && dimensionOf(ref)
  const value = asked && (sizeMeant(t, { ...c, theme: undefined }, ref.of, asked) ?? sizeOfFirst(t, asked))
  if (!ref || value === undefined) return undefined
  const span: [number, number] = [word.span[0], ref.span[1]]
  const figure: Figure = { value: value * factor, unit: 'length', text: quote(t, span), span }
  c.extrusion.size = { dimension: 'depth', figure, words: [], gloss: false, used: false }
  return next + 1
}

/** "as deep as the height of the rectangle". */
function asDeepAs(t: Telling, c: Clause, chunks: readonly Chunk[], at: number): number | undefined {
  const word = chunks[at + 1]
  if (!isWord(chunks[at], 'as') || word?.kind !== 'word' || !isWord(chunks[at + 2], 'as')) return undefined
  const dimension = DIMENSION_WORDS[word.text] as Dimension | undefined
  const ref = phraseIn(chunks[at + 3])
  if (!dimension || !ref || !/^(?:dimension|place)$/u.test(ref.kind)) return undefined
  const asked = dimensionOf(ref)
  const edge = ref.kind === 'place' && !asked ? amountAt(t, c, chunks, at + 3, dimension) : undefined
  if (ref.kind === 'place' && !asked && !edge) return undefined
  const value = edge ? edge.value : asked && sizeMeant(t, c, ref.of, asked)
  const span: [number, number] = [chunks[at]?.span[0] ?? 0, ref.span[1]]
  if (value === undefined) throw unread(quote(t, span))
  const figure: Figure = { value, unit: 'length', text: quote(t, span), span }
  readSize(t, c, { dimension, figures: [figure], words: [], span })
  return at + 4
}

function give(
  t: Telling,
  c: Clause,
  own: Phrase,
  dimension: Dimension,
  value: number,
  factor: number,
  span: readonly [number, number],
  told?: Figure,
): void {
  const figure: Figure = told ?? { value: value * factor, unit: 'length', text: quote(t, span), span }
  const words = own.words.filter((word) => word !== 'same')
  readSize(t, c, {
    dimension,
    figures: [figure],
    words: own.kind === 'dimension' ? words : [own.name, ...words],
    ...(own.of ? { owner: own.of } : {}),
    span: figure.span,
  })
}

/** "(0.525 units)" behind it says the result. */
function bracketed(
  chunks: readonly Chunk[],
  at: number,
  value: number,
): { figure: Figure; next: number } | undefined {
  if (!isWord(chunks[at], '(', ',')) return undefined
  let next = at + 1
  while (isWord(chunks[next], 'approximately', 'about', 'around', 'roughly', 'or', 'which', 'is', 'i.e.'))
    next++
  const chunk = chunks[next]
  if (chunk?.kind !== 'figures' || chunk.figures.length !== 1 || !chunk.figures[0]) return undefined
  const [figure] = chunk.figures
  if (isWord(chunks[at], '(') && !isWord(chunks[next + 1], ')')) return undefined
  if (isWord(chunks[at], ',') && next === at + 1) return undefined
  if (Math.abs(figure.value - value) > ROUNDED * Math.abs(value)) throw unread(figure.text)
  return { figure, next: isWord(chunks[at], '(') ? next + 2 : next + 1 }
}
