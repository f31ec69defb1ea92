/**
 * Sizes told by how they compare: "twice as long as it is wide", "half as thick as the base", "equally high",
 * "5 mm taller than the first", "its length is 30 mm less than that of the base".
 */
import { unread } from '../../operations/unread.ts'
import { reckonedIn } from '../arithmetic.ts'
import { DIMENSION_OF } from '../chunks/sizes-at.ts'
import { factorIn } from '../factors.ts'
import { DIMENSION_WORDS } from '../lexicon.ts'
import { type Chunk, type Dimension, type Figure, isWord, type Phrase, phraseIn } from '../phrases.ts'
import { isShaped, type Thing } from '../scene.ts'
import { amountAt } from './amounts.ts'
import { dimensionOf, sizeIn } from './meant-sizes.ts'
import { readSize } from './sizes.ts'
import { type Clause, quote, type Telling } from './telling.ts'
import { themeOf } from './things.ts'

const COMPARATIVES: Readonly<Record<string, readonly [Dimension, 1 | -1]>> = {
  longer: ['length', 1],
  shorter: ['length', -1],
  taller: ['height', 1],
  higher: ['height', 1],
  lower: ['height', -1],
  wider: ['width', 1],
  narrower: ['width', -1],
  thicker: ['thickness', 1],
  thinner: ['thickness', -1],
  deeper: ['depth', 1],
  shallower: ['depth', -1],
}

const MORE: Readonly<Record<string, 1 | -1>> = {
  more: 1,
  greater: 1,
  larger: 1,
  bigger: 1,
  longer: 1,
  taller: 1,
  wider: 1,
  less: -1,
  smaller: -1,
  shorter: -1,
  narrower: -1,
}

const adjective = (chunk: Chunk | undefined): Dimension | undefined =>
  chunk?.kind === 'word' ? (DIMENSION_WORDS[chunk.text] as Dimension | undefined) : undefined

interface Ref {
  /** Itself, where nothing else is named. */
  thing: Thing | undefined
  dimension: Dimension | undefined
  next: number
}

const ownOf = (t: Telling, c: Clause): Thing | undefined =>
  c.theme?.kind === 'thing' ? c.theme.thing : c.subject?.kind === 'thing' ? c.subject.thing : t.topic

/** "it is wide", "the base", "the base is thick", "the width of the base", "that of the first". */
function refAt(t: Telling, c: Clause, chunks: readonly Chunk[], at: number): Ref | undefined {
  // "than that of the first": the phrase behind.
  if (isWord(chunks[at], 'that', 'those') && isWord(chunks[at + 1], 'of')) {
    const next = phraseIn(chunks[at + 2])
    return next && { thing: named(t, c, next), dimension: undefined, next: at + 3 }
  }
  // "twice as high as wide".
  const alone = adjective(chunks[at])
  if (alone) return { thing: ownOf(t, c), dimension: alone, next: at + 1 }
  const phrase = phraseIn(chunks[at])
  if (!phrase) return undefined
  const dimension = phrase.kind === 'dimension' ? DIMENSION_OF[phrase.concept] : undefined
  if (phrase.kind === 'dimension')
    return dimension && { thing: named(t, c, phrase.of), dimension, next: at + 1 }
  if (!/^(?:body|figure|cut|pronoun)$/u.test(phrase.kind)) return undefined
  const behind = isWord(chunks[at + 1], 'is', 'are') ? adjective(chunks[at + 2]) : undefined
  return { thing: named(t, c, phrase), dimension: behind, next: behind ? at + 3 : at + 1 }
}

function named(t: Telling, c: Clause, phrase: Phrase | undefined): Thing | undefined {
  if (!phrase || phrase.det === 'its' || phrase.name === 'it') return ownOf(t, c)
  const own = ownOf(t, c)
  // "the first" beside "the second": of the same kind, told before.
  if (phrase.kind === 'pronoun' && phrase.ordinal === 1)
    return t.things.find(({ role, announced }) => role === own?.role && !announced)
  const theme = themeOf(t, { ...c, theme: undefined }, phrase)
  return theme?.kind === 'thing' ? theme.thing : theme?.kind === 'part' ? theme.of : undefined
}

/** "… as wide as the base" behind it: what both are compared to. */
function sharedRef(t: Telling, c: Clause, chunks: readonly Chunk[], from: number): Ref | undefined {
  for (let at = from; at < Math.min(chunks.length, from + 8); at++)
    if (isWord(chunks[at], 'as') && adjective(chunks[at + 1]) && isWord(chunks[at + 2], 'as'))
      return refAt(t, c, chunks, at + 3)
  return undefined
}

function give(t: Telling, c: Clause, dimension: Dimension, value: number, from: number, to: number): void {
  const span: [number, number] = [from, to]
  if (!(value > 0)) throw unread(quote(t, span))
  const figure: Figure = { value, unit: 'length', text: quote(t, span), span }
  const own = ownOf(t, c)
  const isRound = own !== undefined && dimension === 'width' && isShaped(own, 'circle', 'cylinder', 'hole')
  readSize(t, c, { dimension: isRound ? 'diameter' : dimension, figures: [figure], words: [], span })
}

/** The value that was told last of itself, where all that was told of it are as long: "35 mm long, 35 mm wide and equally high". */
function even(thing: Thing): number | undefined {
  const lengths = thing.sizes.filter(
    ({ dimension, gloss }) =>
      !gloss && /^(?:length|width|height|depth|thickness|side|bare|sides)$/u.test(dimension),
  )
  const values = new Set(lengths.map(({ figure }) => figure.value))
  return values.size === 1 ? [...values][0] : undefined
}

/** "60 mm long, half as wide and a third as high": of what was told of it as a number. */
const before = (thing: Thing): number | undefined =>
  thing.sizes.findLast(
    ({ dimension, gloss, figure }) =>
      !gloss && /^[\d.]/u.test(figure.text) && /^(?:length|width|height|depth|thickness)$/u.test(dimension),
  )?.figure.value

export function readProportion(
  t: Telling,
  c: Clause,
  chunks: readonly Chunk[],
  from: number,
): number | undefined {
  return (
    evenly(t, c, chunks, from) ??
    asMuch(t, c, chunks, from) ??
    partWide(t, c, chunks, from) ??
    partOfSize(t, c, chunks, from) ??
    byMore(t, c, chunks, from) ??
    equalAmount(t, c, chunks, from)
  )
}

const startOf = (chunk: Chunk | undefined): number => chunk?.span[0] ?? 0
const endOf = (chunk: Chunk | undefined): number => chunk?.span[1] ?? 0

/** "equally high", "just as wide". */
function evenly(t: Telling, c: Clause, chunks: readonly Chunk[], at: number): number | undefined {
  const isJustAs = isWord(chunks[at], 'just') && isWord(chunks[at + 1], 'as') && !isWord(chunks[at + 3], 'as')
  const next = isWord(chunks[at], 'equally') ? at + 1 : isJustAs ? at + 2 : undefined
  const dimension = next === undefined ? undefined : adjective(chunks[next])
  const own = ownOf(t, c)
  if (next === undefined || !dimension || !own) return undefined
  const value = even(own)
  if (value === undefined) throw unread(quote(t, [startOf(chunks[at]), endOf(chunks[next])]))
  give(t, c, dimension, value, startOf(chunks[at]), endOf(chunks[next]))
  return next + 1
}

/** "twice as long as it is wide", "as tall as it is long", "half as wide". */
function asMuch(t: Telling, c: Clause, chunks: readonly Chunk[], from: number): number | undefined {
  const first = chunks[from]
  const factor = first?.kind === 'word' ? factorIn(first.text) : undefined
  const at = factor === undefined ? from : from + 1
  const dimension = isWord(chunks[at], 'as') ? adjective(chunks[at + 1]) : undefined
  const own = ownOf(t, c)
  if (!dimension || !own) return undefined
  const isWhole = isWord(chunks[at + 2], 'as')
  const ref = isWhole ? refAt(t, c, chunks, at + 3) : sharedRef(t, c, chunks, at + 2)
  if (isWhole && !ref) return undefined
  // "as long as the plate" is compared elsewhere.
  if (isWhole && factor === undefined && !ref?.dimension) return undefined
  if (!isWhole && factor === undefined) return undefined
  const end = isWhole ? (ref as Ref).next : at + 2
  const value = ref ? ref.thing && sizeIn(t, ref.thing, ref.dimension ?? dimension) : before(own)
  const span: [number, number] = [startOf(first), endOf(chunks[end - 1])]
  if (value === undefined) throw unread(quote(t, span))
  give(t, c, dimension, value * (factor ?? 1), ...span)
  return end
}

/** "a quarter of the rectangle's length wide": how wide it is. */
function partWide(t: Telling, c: Clause, chunks: readonly Chunk[], from: number): number | undefined {
  const first = chunks[from]
  if (first?.kind !== 'word' || (factorIn(first.text) ?? reckonedIn(first.text)) === undefined)
    return undefined
  const amount = amountAt(t, c, chunks, from, undefined)
  // "… for width", "… wide".
  const isFor = amount !== undefined && isWord(chunks[amount.next], 'for', 'in')
  const noun = isFor ? phraseIn(chunks[amount.next + 1]) : undefined
  const dimension = noun ? dimensionOf(noun) : adjective(chunks[amount?.next ?? chunks.length])
  if (!amount || !dimension || amount.plain) return undefined
  const end = isFor ? amount.next + 2 : amount.next + 1
  const span: [number, number] = [startOf(first), endOf(chunks[end - 1])]
  if (amount.value === undefined) throw unread(quote(t, span))
  give(t, c, dimension, amount.value, ...span)
  return end
}

/** "has half the length and half the width of the plate", ", 50% of its length": as much of the same size of another. */
function partOfSize(t: Telling, c: Clause, chunks: readonly Chunk[], from: number): number | undefined {
  const first = chunks[from]
  const factor = first?.kind === 'word' ? factorIn(first.text) : undefined
  const own = ownOf(t, c)
  const isBehind = isWord(chunks[from - 1], 'with', 'having', 'of')
  if (factor === undefined || !own || (own.kind === 'cut' && !isBehind) || (c.extrusion && !isBehind))
    return undefined
  if (!isWord(chunks[from - 1], 'has', 'have', 'having', 'with', ',', 'and', 'of', 'is', 'be', 'at'))
    return undefined
  const at = isWord(chunks[from + 1], 'of') ? from + 2 : from + 1
  const phrase = phraseIn(chunks[at])
  const dimension = phrase?.kind === 'dimension' ? DIMENSION_OF[phrase.concept] : undefined
  if (!phrase || !dimension || sizeIn(t, own, dimension) !== undefined) return undefined
  const owner =
    phrase.of ??
    chunks
      .slice(at + 1, at + 6)
      .map((chunk) => phraseIn(chunk)?.of)
      .find((of) => of !== undefined)
  const other = owner
    ? named(t, c, owner)
    : t.things.findLast((thing) => thing !== own && thing.role !== 'cut' && sizeIn(t, thing, dimension))
  const value = other && other !== own ? sizeIn(t, other, dimension) : undefined
  const span: [number, number] = [startOf(first), phrase.span[1]]
  if (value === undefined) throw unread(quote(t, span))
  give(t, c, dimension, value * factor, ...span)
  return at + 1
}

/** "5 mm taller than the first", "its width is 20 mm less". */
function byMore(t: Telling, c: Clause, chunks: readonly Chunk[], from: number): number | undefined {
  const chunk = chunks[from]
  const word = chunks[from + 1]
  if (word?.kind !== 'word') return undefined
  const isThan = isWord(chunks[from + 2], 'than')
  const own = ownOf(t, c)
  const told =
    chunk?.kind === 'size' && chunk.size.figures.length === 1 && MORE[word.text]
      ? { dimension: chunk.size.dimension, figure: chunk.size.figures[0], sign: MORE[word.text] }
      : chunk?.kind === 'figures' && chunk.what === 'length' && chunk.figures.length === 1 && isThan
        ? {
            dimension: COMPARATIVES[word.text]?.[0],
            figure: chunk.figures[0],
            sign: COMPARATIVES[word.text]?.[1],
          }
        : undefined
  if (!told?.dimension || !told.figure || !told.sign || !own) return undefined
  if (!isThan && !t.comparedTo) return undefined
  const ref: Ref | undefined = isThan
    ? refAt(t, c, chunks, from + 3)
    : { thing: t.comparedTo, dimension: undefined, next: from + 2 }
  const isOwn = ref?.thing === own && ref.dimension === undefined
  const value = ref?.thing && !isOwn ? sizeIn(t, ref.thing, ref.dimension ?? told.dimension) : undefined
  const span: [number, number] = [startOf(chunk), endOf(chunks[(ref?.next ?? from + 3) - 1])]
  if (!ref || value === undefined) throw unread(quote(t, span))
  t.comparedTo = ref.thing
  give(t, c, told.dimension, value + told.sign * told.figure.value, ...span)
  return ref.next
}

/** "extrude it by the same amount" of a square. */
function equalAmount(t: Telling, c: Clause, chunks: readonly Chunk[], at: number): number | undefined {
  const phrase = phraseIn(chunks[at])
  if (!phrase?.words.includes('same') || !/^(?:amount|distance|length|value)$/u.test(phrase.name))
    return undefined
  if (!c.extrusion || c.extrusion.size) return undefined
  const own = c.extrusion.about ?? ownOf(t, c)
  // As the one before it.
  const last = t.deeds.findLast((deed) => deed.kind === 'extrude' && deed.extrusion !== c.extrusion)
  const before = last?.kind === 'extrude' ? last.extrusion.size?.figure.value : undefined
  const value = before ?? (own && even(own))
  if (value === undefined) return undefined
  const span = phrase.span
  const figure: Figure = { value, unit: 'length', text: quote(t, span), span: [...span] }
  c.extrusion.size = { dimension: 'depth', figure, words: [], gloss: false, used: false }
  return at + 1
}
