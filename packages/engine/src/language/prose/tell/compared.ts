/** Sizes that are told by another's: "the same width as the base", "as long as the plate", "of the same diameter". */
import type { AxisName } from '../../../plan/geometry.ts'
import { unread } from '../../operations/unread.ts'
import { DIMENSION_OF } from '../chunks/sizes-at.ts'
import { DIMENSION_WORDS } from '../lexicon.ts'
import { type Chunk, type Dimension, type Figure, isWord, type Phrase, phraseIn } from '../phrases.ts'
import { allSizes, isShaped, type SaidSize, sizeOf, type Thing } from '../scene.ts'
import { giveSize } from './given-sizes.ts'
import { bareOf } from './said-sizes.ts'
import { asideOf, type Clause, quote, type Telling } from './telling.ts'
import { themeOf } from './things.ts'

interface Compared {
  dimensions: readonly Dimension[]
  /** "as long as the base is wide": which size of the other. */
  asked?: Dimension
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
  if (!dimension || !ref) return undefined
  const other = chunks[from + 5]
  const asked =
    isWord(chunks[from + 4], 'is', 'are') && other?.kind === 'word'
      ? (DIMENSION_WORDS[other.text] as Dimension | undefined)
      : undefined
  return { dimensions: [dimension], ref, next: asked ? from + 6 : from + 4, ...(asked ? { asked } : {}) }
}

/** "as wide as the base (60 mm)": the number says which of its sizes is meant. */
function bracketed(chunks: readonly Chunk[], at: number): { figure: Figure; next: number } | undefined {
  const [open, told, close] = chunks.slice(at, at + 3)
  const [figure] = told?.kind === 'figures' && told.what === 'length' ? told.figures : []
  return isWord(open, '(') && isWord(close, ')') && figure ? { figure, next: at + 3 } : undefined
}

/** Of a wall that is so thick one way, its width lies the other way. */
function acrossOf(thing: Thing, other: Thing, dimension: Dimension): SaidSize | undefined {
  const own = thing.sizes.filter(({ axis }) => axis === 'x' || axis === 'y').map(({ axis }) => axis)
  if (!/^(?:width|length)$/u.test(dimension) || new Set(own).size !== 1) return undefined
  return allSizes(other).find(
    ({ axis, gloss }) => !gloss && axis !== undefined && axis !== 'z' && axis !== own[0],
  )
}

const RANKS: Partial<Readonly<Record<Dimension, number>>> = { length: 0, width: 1, height: 2, thickness: 2 }

const ALIKE: Partial<Readonly<Record<Dimension, readonly Dimension[]>>> = {
  height: ['height', 'thickness'],
  thickness: ['thickness', 'height'],
  diameter: ['diameter', 'bare'],
}

/** "Z=0 to Z=12": so high. */
function levelled({ places, group }: Thing, axis: AxisName): SaidSize | undefined {
  const said = [...places, ...(group?.places ?? [])].find(
    ({ place, own }) => own === undefined && place.kind === 'range' && place.axis === axis,
  )
  const [low, high] = said?.place.kind === 'range' ? said.place.figures : []
  if (!said || !low || !high) return undefined
  const value = Math.abs(high.value - low.value)
  const figure: Figure = { value, unit: 'length', text: `${value}`, span: said.span }
  return { dimension: 'bare', figure, words: [], axis, gloss: false, used: false }
}

/** How large it is along an axis, as that was told. */
const alongAxis = (thing: Thing, axis: AxisName | undefined): SaidSize | undefined =>
  axis && (allSizes(thing).find((said) => said.axis === axis && !said.gloss) ?? levelled(thing, axis))

/** How long, wide, high another was told to be; of `80 x 40 x 10` by their order, or by the axes behind them. */
export function toldOf(thing: Thing, dimension: Dimension): SaidSize | undefined {
  const said = sizeOf(thing, ...(ALIKE[dimension] ?? [dimension]))
  if (said) return said
  const isUp = dimension === 'height' || dimension === 'thickness'
  return sideOf(thing, dimension) ?? (isUp ? levelled(thing, 'z') : undefined)
}

function sideOf(thing: Thing, dimension: Dimension): SaidSize | undefined {
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
  const ranked = sides.find((each) => each.rank === rank)
  if (ranked || dimension !== 'depth' || thing.role === 'cut') return ranked
  // "as deep as the base", which is so long, so wide and so high: from front to back.
  const isHigh = sides.length === 3 || sizeOf(thing, 'height', 'thickness') !== undefined
  return isHigh
    ? (sides.find((each) => each.rank === 1) ?? (sizeOf(thing, 'length') && sizeOf(thing, 'width')))
    : undefined
}

/** "same width as the base (Y)": which way that is; or the one way across that was not told yet. */
function axisAsked(
  thing: Thing,
  dimension: Dimension,
  chunks: readonly Chunk[],
  next: number,
): AxisName | undefined {
  const letter = isWord(chunks[next], '(') && isWord(chunks[next + 2], ')') ? chunks[next + 1] : undefined
  if (letter?.kind === 'word' && /^[xyz]$/u.test(letter.text)) return letter.text as AxisName
  if (!/^(?:length|width|depth)$/u.test(dimension)) return undefined
  const told = (['x', 'y'] as const).filter((axis) => alongAxis(thing, axis) !== undefined)
  return told.length === 1 ? (told[0] === 'x' ? 'y' : 'x') : undefined
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
function firstOf(t: Telling, thing: Thing, { kind, ordinal, concept: named }: Phrase): Thing | undefined {
  if (!(kind === 'pronoun' || named === thing.concept) || ordinal === undefined || ordinal < 1)
    return undefined
  const alike = t.things.filter(
    ({ concept, announced, group }) => concept === thing.concept && !announced && !group,
  )
  const told = alike[ordinal - 1]
  return told === thing ? undefined : told
}

/** "extrude it by the same thickness as the first one": so far. */
function extrudedAs(t: Telling, c: Clause, { dimensions, ref, next }: Compared): number | undefined {
  const { extrusion } = c
  const [run] = dimensions
  const own = extrusion?.about ?? t.topic
  if (
    !extrusion ||
    extrusion.size ||
    !ref ||
    !own ||
    !run ||
    !/^(?:thickness|height|depth|length)$/u.test(run)
  )
    return undefined
  const named = themeOf(t, { ...c, theme: undefined }, ref)
  const other = firstOf(t, own, ref) ?? (named?.kind === 'thing' ? named.thing : undefined)
  const told = other && other !== own ? (toldOf(other, run) ?? runOf(t, other, run)) : undefined
  if (!told) return undefined
  extrusion.size = { ...told, dimension: 'depth', words: [], gloss: false, used: false }
  return next
}

/** Behind which chunk it goes on, where a size is told by another's. */
export function readCompared(
  t: Telling,
  c: Clause,
  chunks: readonly Chunk[],
  at: number,
): number | undefined {
  const found = sameAt(chunks, at) ?? asAt(chunks, at)
  if (!found) return undefined
  const extruded = extrudedAs(t, c, found)
  if (extruded !== undefined) return extruded
  if (c.theme?.kind !== 'thing') return undefined
  const { thing } = c.theme
  const refuse = (): never => {
    throw unread(quote(t, [chunks[at]?.span[0] ?? 0, chunks[found.next - 1]?.span[1] ?? 0]))
  }
  const named = found.ref && themeOf(t, c, found.ref)
  const [run] = found.dimensions
  // "the same dimensions as the first": all of them.
  if (run === 'side' && found.ref && found.dimensions.length === 1) {
    const other = firstOf(t, thing, found.ref) ?? (named?.kind === 'thing' ? named.thing : undefined)
    if (!other || other === thing || thing.sizes.length > 0 || other.sizes.length === 0) return refuse()
    if (other.kind === 'figure' && thing.kind !== 'figure') return refuse()
    for (const said of other.sizes.filter(({ gloss }) => !gloss))
      giveSize(t, c, c.theme, { ...said, used: false })
    return found.next
  }
  for (const dimension of found.dimensions) {
    const meant =
      found.ref && (firstOf(t, thing, found.ref) ?? (named?.kind === 'thing' ? named.thing : undefined))
    const other = found.ref
      ? (meant ?? refuse())
      : t.things.findLast(
          (each) => each !== thing && each !== thing.group && !each.announced && toldOf(each, dimension),
        )
    const asked = found.asked ?? dimension
    const again = found.dimensions.length === 1 ? bracketed(chunks, found.next) : undefined
    const isMeant =
      again && other && allSizes(other).find(({ figure }) => figure.value === again.figure.value)
    if (again && isMeant && other !== thing && !toldOf(thing, dimension)) {
      giveSize(t, c, c.theme, { ...bareOf(again.figure, asideOf(c)), dimension })
      return again.next
    }
    const axis = other && axisAsked(thing, dimension, chunks, found.next)
    const said =
      other && other !== thing
        ? (toldOf(other, asked) ??
          runOf(t, other, asked) ??
          acrossOf(thing, other, asked) ??
          alongAxis(other, axis ?? (dimension === 'width' || dimension === 'depth' ? 'y' : undefined)))
        : undefined
    if (!said) return refuse()
    // "as wide as the rectangle", drawn 50 x 30: which of its sides lies across?
    const isDrawn =
      other?.kind === 'figure' &&
      said.rank !== undefined &&
      other.sizes.some(({ figure }) => figure.value !== said.figure.value)
    if (isDrawn && thing.kind === 'figure' && /^(?:length|width)$/u.test(dimension)) return refuse()
    // So thick as it is, it may be as tall as another.
    const own = sizeOf(thing, dimension) ?? sideOf(thing, dimension)
    if (own && own.figure.value !== said.figure.value) return refuse()
    if (!own)
      giveSize(t, c, c.theme, {
        dimension: /^(?:diameter|radius|flats|corners)$/u.test(said.dimension) ? said.dimension : dimension,
        // Of its own: it has to be used here, too.
        figure: { ...said.figure },
        words: [],
        gloss: asideOf(c),
        used: false,
        ...(said.axis ? { axis: said.axis } : {}),
      })
  }
  return isWord(chunks[found.next], '(') && isWord(chunks[found.next + 1], 'x', 'y', 'z')
    ? found.next + 3
    : found.next
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
