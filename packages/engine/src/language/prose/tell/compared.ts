/** Sizes that are told by another's: "the same width as the base", "as long as the plate", "of the same diameter". */
import { unread } from '../../operations/unread.ts'
import { DIMENSION_OF } from '../chunks/sizes-at.ts'
import { DIMENSION_WORDS } from '../lexicon.ts'
import { type Chunk, type Dimension, isWord, type Phrase, phraseIn } from '../phrases.ts'
import { allSizes, isShaped, type SaidSize, sizeOf, type Thing } from '../scene.ts'
import { giveSize } from './given-sizes.ts'
import { asideOf, type Clause, quote, type Telling } from './telling.ts'
import { themeOf } from './things.ts'

interface Compared {
  dimensions: readonly Dimension[]
  ref: Phrase | undefined
  next: number
}

const isSame = ({ words }: Phrase): boolean => words.some((word) => /^(?:same|identical|equal)$/u.test(word))

const dimensionIn = (chunk: Chunk | undefined): Dimension | undefined => {
  const phrase = phraseIn(chunk)
  return phrase?.kind === 'dimension' && phrase.bare.length === 0 && phrase.sizes.length === 0
    ? DIMENSION_OF[phrase.concept]
    : undefined
}

const refAt = (chunks: readonly Chunk[], at: number): Phrase | undefined => {
  const phrase = phraseIn(chunks[at])
  return phrase && /^(?:body|cut|figure|pronoun)$/u.test(phrase.kind) && phrase.det !== 'a'
    ? phrase
    : undefined
}

/** "the same width and height as the base". */
function sameAt(chunks: readonly Chunk[], from: number): Compared | undefined {
  const first = phraseIn(chunks[from])
  const dimension = dimensionIn(chunks[from])
  if (!first || !dimension || dimension === 'distance' || !isSame(first)) return undefined
  const dimensions: Dimension[] = first.name === 'footprint' ? ['length', 'width'] : [dimension]
  let at = from + 1
  for (;;) {
    const also = isWord(chunks[at], 'and', ',') ? dimensionIn(chunks[at + 1]) : undefined
    if (!also) break
    dimensions.push(also)
    at += 2
  }
  const ref = isWord(chunks[at], 'as', 'like', 'of') ? refAt(chunks, at + 1) : undefined
  return { dimensions, ref: ref ?? first.of, next: ref ? at + 2 : at }
}

/** "as long as the plate". */
function asAt(chunks: readonly Chunk[], from: number): Compared | undefined {
  const word = chunks[from + 1]
  if (!isWord(chunks[from], 'as') || word?.kind !== 'word' || !isWord(chunks[from + 2], 'as'))
    return undefined
  const dimension = DIMENSION_WORDS[word.text] as Dimension | undefined
  const ref = refAt(chunks, from + 3)
  return dimension && ref ? { dimensions: [dimension], ref, next: from + 4 } : undefined
}

const RANKS: Partial<Readonly<Record<Dimension, number>>> = { length: 0, width: 1, height: 2, thickness: 2 }

const ALIKE: Partial<Readonly<Record<Dimension, readonly Dimension[]>>> = {
  height: ['height', 'thickness'],
  thickness: ['thickness', 'height'],
  diameter: ['diameter', 'bare'],
}

/** How long, wide, high another was told to be; of `80 x 40 x 10` by their order, or by the axes behind them. */
export function toldOf(thing: Thing, dimension: Dimension): SaidSize | undefined {
  const said = sizeOf(thing, ...(ALIKE[dimension] ?? [dimension]))
  if (said) return said
  const sizes = allSizes(thing).filter(({ gloss }) => !gloss)
  const even = sizes.find(({ dimension: each }) => each === 'side' || each === 'bare')
  if (even && isShaped(thing, 'cube', 'square') && dimension !== 'thickness') return even
  const sides = sizes.filter(({ rank }) => rank !== undefined)
  if (sides.some(({ axis }) => axis)) {
    if (dimension === 'depth') return sides.find(({ axis }) => axis === 'y')
    if (dimension === 'height' || dimension === 'thickness') return sides.find(({ axis }) => axis === 'z')
    const [x, y] = (['x', 'y'] as const).map((axis) => sides.find((each) => each.axis === axis))
    return x && y && x.figure.value === y.figure.value ? x : undefined
  }
  // Which of the sides of a drawing its width is, depends on how it is seen.
  if (thing.drawn && dimension === 'width' && sides.length === 2) return undefined
  const rank = RANKS[dimension]
  return sides.find((each) => each.rank === rank)
}

/** How far it was extruded is how thick it is. */
function runOf(t: Telling, other: Thing, dimension: Dimension): SaidSize | undefined {
  if (!/^(?:thickness|height|length|depth)$/u.test(dimension)) return undefined
  const at = t.deeds.findIndex((deed) => deed.kind === 'thing' && deed.thing === other)
  const next = t.deeds.slice(at + 1).find((deed) => deed.kind === 'extrude' || deed.kind === 'thing')
  const size =
    at >= 0 && next?.kind === 'extrude' && !next.extrusion.negative ? next.extrusion.size : undefined
  return size && { ...size, dimension }
}

/** "the first one", where others of the kind were told. */
function firstOf(t: Telling, thing: Thing, { kind, ordinal }: Phrase): Thing | undefined {
  if (kind !== 'pronoun' || ordinal === undefined || ordinal < 1) return undefined
  const alike = t.things.filter(
    ({ concept, announced, group }) => concept === thing.concept && !announced && !group,
  )
  const told = alike[ordinal - 1]
  return told === thing ? undefined : told
}

/** Behind which chunk it goes on, where a size is told by another's. */
export function readCompared(
  t: Telling,
  c: Clause,
  chunks: readonly Chunk[],
  at: number,
): number | undefined {
  const found = sameAt(chunks, at) ?? asAt(chunks, at)
  if (!found || c.theme?.kind !== 'thing') return undefined
  const { thing } = c.theme
  const refuse = (): never => {
    throw unread(quote(t, [chunks[at]?.span[0] ?? 0, chunks[found.next - 1]?.span[1] ?? 0]))
  }
  const named = found.ref && themeOf(t, c, found.ref)
  for (const dimension of found.dimensions) {
    const meant =
      found.ref && (firstOf(t, thing, found.ref) ?? (named?.kind === 'thing' ? named.thing : undefined))
    const other = found.ref
      ? (meant ?? refuse())
      : t.things.findLast(
          (each) => each !== thing && each !== thing.group && !each.announced && toldOf(each, dimension),
        )
    const said =
      other && other !== thing ? (toldOf(other, dimension) ?? runOf(t, other, dimension)) : undefined
    if (!said) return refuse()
    // "as wide as the rectangle", drawn 50 x 30: which of its sides lies across?
    const isDrawn =
      other?.kind === 'figure' &&
      said.rank !== undefined &&
      other.sizes.some(({ figure }) => figure.value !== said.figure.value)
    if (isDrawn && thing.kind === 'figure' && /^(?:length|width)$/u.test(dimension)) return refuse()
    const own = toldOf(thing, dimension)
    if (own && own.figure.value !== said.figure.value) return refuse()
    if (!own)
      giveSize(t, c, c.theme, {
        dimension: said.dimension === 'bare' || said.rank !== undefined ? dimension : said.dimension,
        figure: said.figure,
        words: [],
        gloss: asideOf(c),
        used: false,
        ...(said.axis ? { axis: said.axis } : {}),
      })
  }
  return found.next
}

/** "the same distance from the other end": as far as was told last. */
export function sameDistance(t: Telling, c: Clause, chunk: Chunk): Chunk | undefined {
  const phrase = phraseIn(chunk)
  if (phrase?.kind !== 'dimension' || phrase.concept !== 'distance' || !isSame(phrase)) return undefined
  const told = [
    ...t.things.flatMap(({ places }) => places),
    ...(c.theme?.kind === 'work' ? c.theme.work.places : []),
    ...c.waiting,
  ]
  const last = told.findLast(({ place }) => place.kind === 'from' || place.kind === 'beyond')?.place
  const figures = last?.kind === 'from' ? last.figures : last?.kind === 'beyond' ? [last.figure] : []
  return figures.length === 1 ? { kind: 'figures', what: 'length', figures, span: chunk.span } : undefined
}
