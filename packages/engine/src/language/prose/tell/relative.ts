/** Sizes told by others: "as wide as the block", "half of its length", "the same height as the first", "equal to the width of the base". */
import { unread } from '../../operations/unread.ts'
import { DIMENSION_OF } from '../chunks/sizes-at.ts'
import { factorIn } from '../factors.ts'
import { DIMENSION_WORDS } from '../lexicon.ts'
import { type Chunk, type Dimension, type Figure, isWord, type Phrase, phraseIn } from '../phrases.ts'
import { sizeOf, type Thing } from '../scene.ts'
import { toldOf } from './compared.ts'
import { readSize } from './sizes.ts'
import { type Clause, quote, type Telling } from './telling.ts'
import { themeOf } from './things.ts'

const LINK =
  /^(?:of|is|are|be|should|must|will|equal|equals|to|that|which|the|as|same|exactly|about|approximately|roughly|also|match|matches|matching|calculated)$/u

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
  let next = at + 1
  let factor: number | undefined
  for (; next < chunks.length && next < at + 8; next++) {
    const chunk = chunks[next]
    if (chunk?.kind !== 'word') break
    const told = factorIn(chunk.text)
    if (told !== undefined && factor === undefined) factor = told
    else if (!LINK.test(chunk.text)) break
  }
  const words = chunks.slice(at + 1, next).map((chunk) => (chunk.kind === 'word' ? chunk.text : ''))
  const isEqual = words.some((word) => /^(?:equals?|same|match|matches|matching)$/u.test(word))
  if (factor === undefined && !isSame && !isEqual) return undefined
  const ref = phraseIn(chunks[next])
  // "the same height as the first" is compared elsewhere.
  if (factor === undefined && isSame) return undefined
  if (!ref || !(ref.kind === 'dimension' || /^(?:body|figure|cut|pronoun)$/u.test(ref.kind))) return undefined
  const asked = dimensionOf(ref) ?? dimension
  const owner = ref.kind === 'dimension' || dimensionOf(ref) ? ownerIn(ref) : ref
  const value = ref.words.includes('original') ? sizeOfFirst(t, asked) : sizeMeant(t, c, owner, asked)
  const end = chunks[next]?.span[1] ?? own.span[1]
  if (value === undefined) throw unread(quote(t, [own.span[0], end]))
  const said = bracketed(chunks, next + 1, value * (factor ?? 1))
  if (said) {
    give(t, c, own, dimension, said.figure.value, 1, said.figure.span, said.figure)
    return said.next
  }
  give(t, c, own, dimension, value, factor ?? 1, [own.span[0], end])
  return next + 1
}

/** "8 mm deep, which is half of the bar's height": so it has to be. */
function saidAgain(t: Telling, c: Clause, chunks: readonly Chunk[], at: number): number | undefined {
  const word = chunks[at]
  const factor = word?.kind === 'word' ? factorIn(word.text) : undefined
  if (!word || factor === undefined || !c.latest) return undefined
  const lead = chunks.slice(Math.max(0, at - 4), at)
  if (!lead.some((chunk) => isWord(chunk, 'which', 'that', '('))) return undefined
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

/** "the first cylinder's diameter": which cylinder stands before both. */
const ownerIn = ({ of, ordinal, words }: Phrase): Phrase | undefined =>
  of && of.ordinal === undefined && ordinal !== undefined ? { ...of, ordinal, words } : of

/** "as deep as the height of the rectangle". */
function asDeepAs(t: Telling, c: Clause, chunks: readonly Chunk[], at: number): number | undefined {
  const word = chunks[at + 1]
  if (!isWord(chunks[at], 'as') || word?.kind !== 'word' || !isWord(chunks[at + 2], 'as')) return undefined
  const dimension = DIMENSION_WORDS[word.text] as Dimension | undefined
  const ref = phraseIn(chunks[at + 3])
  if (!dimension || ref?.kind !== 'dimension') return undefined
  const asked = dimensionOf(ref)
  const value = asked && sizeMeant(t, c, ref.of, asked)
  const span: [number, number] = [chunks[at]?.span[0] ?? 0, ref.span[1]]
  if (value === undefined) throw unread(quote(t, span))
  const figure: Figure = { value, unit: 'length', text: quote(t, span), span }
  readSize(t, c, { dimension, figures: [figure], words: [], span })
  return at + 4
}

/** "the longer base" of a trapezoid is one too. */
const dimensionOf = (phrase: Phrase): Dimension | undefined =>
  phrase.kind === 'dimension'
    ? phrase.concept === 'distance'
      ? undefined
      : DIMENSION_OF[phrase.concept]
    : phrase.kind === 'place' && phrase.concept === 'side' && !phrase.plural && phrase.of?.kind === 'figure'
      ? 'side'
      : /^(?:base|leg)$/u.test(phrase.name) && phrase.kind === 'body'
        ? 'length'
        : undefined

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

const ownOf = (t: Telling, c: Clause): Thing | undefined =>
  c.theme?.kind === 'thing'
    ? c.theme.thing
    : c.theme?.kind === 'part'
      ? c.theme.of
      : c.subject?.kind === 'thing'
        ? c.subject.thing
        : t.topic

function sizeMeant(
  t: Telling,
  c: Clause,
  owner: Phrase | undefined,
  dimension: Dimension,
): number | undefined {
  const own = ownOf(t, c)
  if (owner && owner.kind !== 'pronoun' && owner.kind !== 'whole') {
    const theme = themeOf(t, { ...c, theme: undefined }, owner)
    const thing = theme?.kind === 'thing' ? theme.thing : theme?.kind === 'part' ? theme.of : undefined
    return thing && sizeIn(t, thing, dimension)
  }
  if (own?.role === 'cut' && t.body && t.body !== own && !owner) {
    const value = sizeIn(t, own, dimension) ?? sizeIn(t, t.body, dimension)
    if (value !== undefined) return value
  }
  if (own) {
    const value = sizeIn(t, own, dimension)
    if (value !== undefined) return value
  }
  const others = t.things.filter((thing) => thing !== own && sizeIn(t, thing, dimension) !== undefined)
  const values = new Set(others.map((thing) => sizeIn(t, thing, dimension)))
  return values.size === 1 ? [...values][0] : undefined
}

/** "1/4 of the original length": of what was there first. */
function sizeOfFirst(t: Telling, dimension: Dimension): number | undefined {
  const first = t.things.find(({ role, announced }) => role !== 'cut' && !announced)
  return first && sizeIn(t, first, dimension)
}

/** How large a thing was told to be that way. */
export function sizeIn(t: Telling, thing: Thing, dimension: Dimension): number | undefined {
  const told = (other: Dimension): number | undefined => toldOf(thing, other)?.figure.value
  const direct = told(dimension)
  if (direct !== undefined) return direct
  const [diameter, radius] = [sizeOf(thing, 'diameter'), sizeOf(thing, 'radius')]
  if (dimension === 'diameter' && radius) return 2 * radius.figure.value
  if (dimension === 'radius' && diameter) return diameter.figure.value / 2
  if (/^(?:width|length)$/u.test(dimension) && diameter) return diameter.figure.value
  if (!/^(?:height|thickness|depth)$/u.test(dimension)) return undefined
  const other = told('height') ?? told('thickness') ?? told('depth')
  if (other !== undefined) return other
  const at = t.deeds.findIndex((deed) => deed.kind === 'thing' && deed.thing === thing)
  const extruded = t.deeds.slice(at).find((deed) => deed.kind === 'extrude')
  return extruded?.kind === 'extrude' && (extruded.extrusion.about ?? thing) === thing
    ? extruded.extrusion.size?.figure.value
    : undefined
}
