/** An amount told by other sizes: "half the width of the plate", "the length minus 0.2 units", "subtracting 0.2 units twice from the outer diameter". */
import { reckon, reckonedIn } from '../arithmetic.ts'
import { factorIn } from '../factors.ts'
import { type Chunk, type Dimension, type Figure, isWord, type Phrase, phraseIn } from '../phrases.ts'
import { placesOf } from '../scene.ts'
import { dimensionOf, edgeLength, ownerNamed, ownOf, sizeMeant, sizeOfFirst } from './meant-sizes.ts'
import type { Clause, Telling } from './telling.ts'
import { themeOf } from './things.ts'

export interface Amount {
  /** Undefined where nobody has told it. */
  value: number | undefined
  next: number
  /** What was measured, where that was named. */
  dimension: Dimension | undefined
  /** Another's size as it is, and nothing reckoned from it. */
  plain: boolean
}

const figureAt = (chunk: Chunk | undefined): Figure | undefined =>
  chunk?.kind === 'figures' && chunk.figures.length === 1 && /^(?:length|number)$/u.test(chunk.what)
    ? chunk.figures[0]
    : undefined

/** "the length of the rectangle", "the top edge", "that of the base", "the square" where it is known what of it is asked. */
function refAt(
  t: Telling,
  c: Clause,
  chunks: readonly Chunk[],
  at: number,
  asked: Dimension | undefined,
): Amount | undefined {
  const isThat = isWord(chunks[at], 'that', 'those') && isWord(chunks[at + 1], 'of')
  const phrase = phraseIn(chunks[isThat ? at + 2 : at])
  if (!phrase || phrase.bare.length + phrase.sizes.length > 0) return undefined
  const next = isThat ? at + 3 : at + 1
  const found = (dimension: Dimension | undefined, value: number | undefined): Amount => ({
    value,
    next,
    dimension,
    plain: true,
  })
  const dimension = dimensionOf(phrase)
  if (dimension) {
    const value = phrase.words.includes('original')
      ? sizeOfFirst(t, dimension)
      : (sizeMeant(t, c, ownerNamed(phrase), dimension) ??
        sideOf(t, c, phrase) ??
        widthAgainst(t, c, phrase, dimension))
    return found(dimension, value)
  }
  const side = phrase.kind === 'place' && !phrase.plural ? sideOf(t, c, phrase) : undefined
  if (side !== undefined) return found(asked, side)
  const isThing = /^(?:body|figure|cut|pronoun)$/u.test(phrase.kind) && phrase.det !== 'a'
  return isThing && asked ? found(asked, sizeMeant(t, c, phrase, asked)) : undefined
}

/** "the width of the rectangle" drawn 100 by 60: the shorter side, where the figure lies against that. */
function widthAgainst(t: Telling, c: Clause, phrase: Phrase, dimension: Dimension): number | undefined {
  const owner = ownerNamed(phrase)
  if (dimension !== 'width' || !owner) return undefined
  const theme = themeOf(t, { ...c, theme: undefined }, owner)
  const sides = theme?.kind === 'thing' ? theme.thing.sizes.filter(({ rank }) => rank !== undefined) : []
  const [first, second] = sides.map(({ figure }) => figure.value)
  const against = sideOf(t, c, { ...phrase, kind: 'place', concept: 'side', det: 'this' })
  return sides.length === 2 &&
    first !== undefined &&
    second !== undefined &&
    first > second &&
    against === second
    ? second
    : undefined
}

/** "that edge" is the one that it lies against. */
function sideOf(t: Telling, c: Clause, phrase: Phrase): number | undefined {
  if (phrase.kind !== 'place') return undefined
  const own = ownOf(t, c)
  const lies =
    phrase.det === 'this' && own
      ? placesOf(own).findLast(({ place }) => place.kind === 'at' && place.ref.kind === 'place')
      : undefined
  const side = lies?.place.kind === 'at' ? lies.place.ref : phrase
  const owner = side.of?.kind === 'place' ? side.of.of : side.of
  const theme = owner && owner.kind !== 'pronoun' ? themeOf(t, { ...c, theme: undefined }, owner) : undefined
  const thing =
    theme?.kind === 'thing'
      ? theme.thing
      : t.things.find((each) => each !== own && !each.announced && each.role !== 'cut')
  return thing && edgeLength(t, thing, side)
}

/** How often: "twice", "two times". */
function timesAt(chunks: readonly Chunk[], at: number): { times: number; next: number } {
  const word = chunks[at]
  if (isWord(word, 'twice')) return { times: 2, next: at + 1 }
  const factor = word?.kind === 'word' ? factorIn(word.text) : undefined
  return factor === undefined ? { times: 1, next: at } : { times: factor, next: at + 1 }
}

/** "subtracting 0.2 units twice from the outer diameter", "adding 0.1 to the width". */
function takenOff(
  t: Telling,
  c: Clause,
  chunks: readonly Chunk[],
  at: number,
  asked: Dimension | undefined,
): Amount | undefined {
  const sign = isWord(chunks[at], 'subtracting', 'deducting') ? -1 : isWord(chunks[at], 'adding') ? 1 : 0
  const before = timesAt(chunks, at + 1)
  const figure = figureAt(chunks[before.next])
  if (sign === 0 || !figure) return undefined
  const after = timesAt(chunks, before.next + 1)
  const ref = isWord(chunks[after.next], 'from', 'to')
    ? refAt(t, c, chunks, after.next + 1, asked)
    : undefined
  return ref && { ...more(ref, sign * before.times * after.times * figure.value), next: ref.next }
}

const more = (ref: Amount, by: number): Amount => ({
  ...ref,
  value: ref.value === undefined ? undefined : ref.value + by,
  plain: false,
})

/** "the difference between the width and 0.3 units". */
function difference(
  t: Telling,
  c: Clause,
  chunks: readonly Chunk[],
  at: number,
  asked: Dimension | undefined,
): Amount | undefined {
  const phrase = phraseIn(chunks[at])
  if (phrase?.name !== 'difference' || !isWord(chunks[at + 1], 'between')) return undefined
  const first = refAt(t, c, chunks, at + 2, asked)
  if (!first || !isWord(chunks[first.next], 'and')) return undefined
  const figure = figureAt(chunks[first.next + 1])
  if (figure) return { ...more(first, -figure.value), next: first.next + 2 }
  const second = refAt(t, c, chunks, first.next + 1, asked)
  return (
    second && { ...more(first, second.value === undefined ? Number.NaN : -second.value), next: second.next }
  )
}

/** "half of …", "twice …", and what it is of. */
export function amountAt(
  t: Telling,
  c: Clause,
  chunks: readonly Chunk[],
  from: number,
  asked: Dimension | undefined,
): Amount | undefined {
  const word = chunks[from]
  const expression = word?.kind === 'word' ? reckonedIn(word.text) : undefined
  if (expression !== undefined) {
    const named = (name: string): number | undefined =>
      sizeOfFirst(t, name as Dimension) ?? sizeMeant(t, c, undefined, name as Dimension)
    return { value: reckon(expression, named), next: from + 1, dimension: undefined, plain: false }
  }
  const taken = takenOff(t, c, chunks, from, asked) ?? difference(t, c, chunks, from, asked)
  if (taken) return taken
  const factor = word?.kind === 'word' ? factorIn(word.text) : undefined
  const at = factor === undefined ? from : isWord(chunks[from + 1], 'of') ? from + 2 : from + 1
  const ref = difference(t, c, chunks, at, asked) ?? refAt(t, c, chunks, at, asked)
  if (!ref) return undefined
  const scaled: Amount =
    factor === undefined
      ? ref
      : { ...ref, value: ref.value === undefined ? undefined : ref.value * factor, plain: false }
  // "the length minus twice 0.2 units".
  const sign = isWord(chunks[scaled.next], 'minus') ? -1 : isWord(chunks[scaled.next], 'plus') ? 1 : 0
  if (sign === 0) return scaled
  const before = timesAt(chunks, scaled.next + 1)
  const figure = figureAt(chunks[before.next])
  const other = figure ? undefined : refAt(t, c, chunks, before.next, asked)
  const by = figure?.value ?? other?.value
  if (!figure && !other) return undefined
  return {
    ...more(scaled, by === undefined ? Number.NaN : sign * before.times * by),
    next: other?.next ?? before.next + 1,
  }
}
