/** What the name of a size measures where it is spoken of: "the length of the rectangle", "its width", "the square's side". */
import { DIMENSION_OF } from '../chunks/sizes-at.ts'
import { NOUNS } from '../lexicon.ts'
import type { Dimension, Phrase } from '../phrases.ts'
import { isShaped, sizeOf, type Thing } from '../scene.ts'
import { toldOf } from './compared.ts'
import type { Clause, Telling } from './telling.ts'
import { themeOf } from './things.ts'

/** "the longer base" of a trapezoid is one too. */
export const dimensionOf = (phrase: Phrase): Dimension | undefined =>
  phrase.kind === 'dimension'
    ? phrase.concept === 'distance'
      ? undefined
      : DIMENSION_OF[phrase.concept]
    : phrase.kind === 'place' && phrase.concept === 'side' && !phrase.plural && phrase.of?.kind === 'figure'
      ? 'side'
      : /^(?:base|leg)$/u.test(phrase.name) && phrase.kind === 'body'
        ? 'length'
        : undefined

/** "the rectangle's length", told before it. */
export const ownerNamed = (phrase: Phrase): Phrase | undefined => {
  if (phrase.of) return ownerIn(phrase)
  const noun = phrase.words
    .map((word) => NOUNS.get(word))
    .find((each) => /^(?:figure|body)$/u.test(each?.kind ?? ''))
  return noun && { ...phrase, ...noun, plural: false, words: [] }
}

/** "the first cylinder's diameter": which cylinder stands before both. */
export const ownerIn = ({ of, ordinal, words }: Phrase): Phrase | undefined =>
  of && of.ordinal === undefined && ordinal !== undefined ? { ...of, ordinal, words } : of

export const ownOf = (t: Telling, c: Clause): Thing | undefined =>
  c.theme?.kind === 'thing'
    ? c.theme.thing
    : c.theme?.kind === 'part'
      ? c.theme.of
      : c.subject?.kind === 'thing'
        ? c.subject.thing
        : t.topic

/** "the first one", "the outer ones", beside another of the same kind. */
function nthOf(
  t: Telling,
  own: Thing | undefined,
  { kind, ordinal, words, name }: Phrase,
): Thing | undefined {
  if (kind !== 'pronoun') return undefined
  const isFirst =
    ordinal === 1 ||
    words.some((word) => /^(?:outer|larger|bigger|large|big|other)$/u.test(word)) ||
    name.startsWith('other')
  const others = t.things.filter((thing) => thing !== own && !thing.announced && thing.kind !== 'cut')
  if (!isFirst) return undefined
  return (
    others.find(({ concept }) => concept === own?.concept) ?? (others.length === 1 ? others[0] : undefined)
  )
}

export function sizeMeant(
  t: Telling,
  c: Clause,
  owner: Phrase | undefined,
  dimension: Dimension,
): number | undefined {
  const own = ownOf(t, c)
  const nth = owner && nthOf(t, own, owner)
  if (nth) return sizeIn(t, nth, dimension)
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
export function sizeOfFirst(t: Telling, dimension: Dimension): number | undefined {
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
  const across = /^(?:width|length|side)$/u.test(dimension) ? drawnSize(thing, dimension) : undefined
  if (across !== undefined) return across
  if (!/^(?:height|thickness|depth)$/u.test(dimension)) return undefined
  const other = told('height') ?? told('thickness') ?? told('depth')
  if (other !== undefined) return other
  const at = t.deeds.findIndex((deed) => deed.kind === 'thing' && deed.thing === thing)
  const extruded = t.deeds.slice(at).find((deed) => deed.kind === 'extrude')
  return extruded?.kind === 'extrude' && (extruded.extrusion.about ?? thing) === thing
    ? extruded.extrusion.size?.figure.value
    : undefined
}

/** Of a rectangle told as `1.4 by 0.8`, the longer first. */
function drawnSize(thing: Thing, dimension: Dimension): number | undefined {
  const sides = thing.sizes
    .filter(({ rank, gloss }) => rank !== undefined && !gloss)
    .map(({ figure }) => figure.value)
  const [first, second] = sides
  if (
    !isShaped(thing, 'rectangle', 'square') ||
    first === undefined ||
    second === undefined ||
    sides.length > 2
  )
    return undefined
  if (dimension === 'side') return first === second ? first : undefined
  // Which of them its width is depends on how it is seen.
  return dimension === 'length' && first > second ? first : undefined
}

/** How long the side of a drawn figure is that a phrase names: "the top edge of the rectangle", "the longer side". */
export function edgeLength(t: Telling, thing: Thing, { concept, words }: Phrase): number | undefined {
  const size = (dimension: Dimension): number | undefined => sizeIn(t, thing, dimension)
  if (isShaped(thing, 'square')) return size('side') ?? size('length') ?? size('width')
  if (!isShaped(thing, 'rectangle')) return undefined
  const told = (dimension: Dimension): number | undefined => toldOf(thing, dimension)?.figure.value
  const ranked = thing.sizes.filter(({ rank, gloss }) => rank !== undefined && !gloss)
  const [wide, deep] = ranked.length === 2 ? ranked.map(({ figure }) => figure.value) : []
  const [length, width, height] = [size('length'), size('width'), told('height')]
  const across = wide ?? (height === undefined ? length : (length ?? width))
  const up = deep ?? height ?? (length === undefined ? undefined : width)
  if (across === undefined || up === undefined) return undefined
  const has = (pattern: RegExp): boolean => [concept, ...words].some((word) => pattern.test(word))
  if (has(/^(?:top|bottom|upper|lower|front|back)$/u)) return across
  if (has(/^(?:left|right)$/u)) return up
  if (has(/^(?:long|longer|longest)$/u)) return Math.max(across, up)
  if (has(/^(?:short|shorter|shortest)$/u)) return Math.min(across, up)
  return undefined
}
