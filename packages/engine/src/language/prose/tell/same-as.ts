/** "the second hole is the same as the first but 20 mm from the right end", "another wall just like it", "the same hole at the other end". */
import { unread } from '../../operations/unread.ts'
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'
import { placeAt } from '../places/places.ts'
import { allSizes, type SaidPlace, type Thing } from '../scene.ts'
import { copyOf } from './again.ts'
import { giveSize } from './given-sizes.ts'
import { bareOf } from './said-sizes.ts'
import { type Clause, quote, type Telling } from './telling.ts'
import { themeOf } from './things.ts'

/** What the comparing words are, and where what it is compared with stands. */
function likeAt(chunks: readonly Chunk[], at: number): number | undefined {
  let next = at
  while (isWord(chunks[next], 'exactly', 'just', 'pretty', 'much', 'all', 'is', 'are')) next++
  const isLike = isWord(chunks[next], 'like') && next > at
  if (isLike) return next + 1
  if (isWord(chunks[next], 'identical') && isWord(chunks[next + 1], 'to', 'with')) return next + 2
  if (isWord(chunks[next], 'the')) next++
  if (isWord(chunks[next], 'same') && isWord(chunks[next + 1], 'as', 'like')) return next + 2
  // "the same size as", "the same dimensions as", "a copy of".
  const phrase = phraseIn(chunks[next])
  const isWhole = phrase !== undefined && /^(?:size|shape|copy|whole|part|aside)$/u.test(phrase.name)
  if (phrase && (isWhole || phrase.concept === 'size') && phrase.words.includes('same'))
    return isWord(chunks[next + 1], 'as') ? next + 2 : undefined
  return undefined
}

/** "the first one" beside a hole: the first hole. */
function meantBy(t: Telling, c: Clause, own: Thing, ref: Phrase): Thing | undefined {
  if (ref.meant === undefined && ref.kind === 'pronoun') {
    const alike = t.things.filter(
      (thing) =>
        thing !== own &&
        thing.role === own.role &&
        !thing.announced &&
        !thing.group &&
        (thing.name === own.name || thing.concept === own.concept),
    )
    if (ref.ordinal !== undefined)
      return (
        alike.find(({ ordinal }) => ordinal === ref.ordinal) ??
        alike.at(ref.ordinal > 0 ? ref.ordinal - 1 : ref.ordinal)
      )
    return alike.length === 1 || ref.concept === 'it' || ref.det === 'other' ? alike.at(-1) : undefined
  }
  const theme = themeOf(t, { ...c, theme: undefined }, ref)
  return theme?.kind === 'thing' && theme.thing !== own ? theme.thing : undefined
}

/** "the first one", of several that were told at once. */
const memberMeant = (own: Thing, { ordinal }: Phrase): Thing | undefined =>
  own.group?.members.find((member) => member !== own && (ordinal === undefined || member.ordinal === ordinal))

function takeAll(own: Thing, other: Thing): void {
  const told = new Set(own.sizes.map(({ dimension }) => dimension))
  for (const said of allSizes(other))
    if (!said.gloss && !told.has(said.dimension)) own.sizes.push({ ...said, copied: true, used: false })
  for (const word of other.words) if (!own.words.includes(word)) own.words.push(word)
  if (own.concept === 'any' || (own.kind === 'cut' && own.concept === 'cut')) own.concept = other.concept
  own.like = other
  own.inherits = true
}

/** "40 mm wide (same as the base)", "10 mm thick, the same as the plate": that size alone. */
const isOfSize = (c: Clause, chunks: readonly Chunk[], at: number): boolean => {
  const before = isWord(chunks[at - 1], '(', ',', 'which', 'and') ? chunks[at - 2] : chunks[at - 1]
  return c.gloss > 0 || before?.kind === 'size' || before?.kind === 'figures'
}

function sameSize(
  t: Telling,
  c: Clause,
  own: Thing,
  ref: Phrase,
  chunks: readonly Chunk[],
  at: number,
  next: number,
): number {
  const theme = themeOf(t, { ...c, theme: undefined }, ref)
  const named = theme?.kind === 'thing' && theme.thing !== own ? theme.thing : meantBy(t, c, own, ref)
  // "same as the base", of what is called the bottom plate.
  const isFoot = ref.name === 'base' && (named === undefined || named.sizes.length === 0)
  const other = isFoot ? t.things.find(({ role, announced }) => role === 'add' && !announced) : named
  const value = c.latest?.figure.value
  const isOf = (size: number): boolean => allSizes(other as Thing).some(({ figure }) => figure.value === size)
  const isSaid =
    other &&
    value !== undefined &&
    (isOf(value) || (c.gloss > 0 && own.sizes.some(({ figure }) => isOf(figure.value))))
  if (!isSaid) throw unread(quote(t, [chunks[at]?.span[0] ?? 0, ref.span[1]]))
  return next + 1
}

/** "three holes, all the same size (8 mm)", "another one the same size". */
function sameAmong(t: Telling, c: Clause, chunks: readonly Chunk[], at: number): number | undefined {
  const phrase = phraseIn(chunks[at])
  const isSize =
    phrase?.concept === 'size' && phrase.words.includes('same') && !isWord(chunks[at + 1], 'as', 'of')
  if (!isSize || c.theme?.kind !== 'thing') return undefined
  const { thing } = c.theme
  const [open, told, close] = chunks.slice(at + 1, at + 4)
  const [figure] = told?.kind === 'figures' && told.what === 'length' ? told.figures : []
  if (isWord(open, '(') && isWord(close, ')') && figure) {
    giveSize(t, c, c.theme, bareOf(figure, false))
    return at + 4
  }
  return thing.plural || thing.sizes.some(({ copied }) => copied) ? at + 1 : undefined
}

export function readSameAs(t: Telling, c: Clause, chunks: readonly Chunk[], at: number): number | undefined {
  const among = sameAmong(t, c, chunks, at)
  if (among !== undefined) return among
  const theme = c.theme
  const next = theme?.kind === 'thing' ? likeAt(chunks, at) : undefined
  const ref = next === undefined ? undefined : phraseIn(chunks[next])
  if (next === undefined || theme?.kind !== 'thing' || !ref || ref.det === 'a') return undefined
  if (!/^(?:body|cut|figure|pronoun)$/u.test(ref.kind)) return undefined
  const own = theme.thing
  if (isOfSize(c, chunks, at)) return sameSize(t, c, own, ref, chunks, at, next)
  if (own.members.length > 0) return undefined
  const other = own.group ? memberMeant(own, ref) : meantBy(t, c, own, ref)
  if (!other || other.group !== own.group || other.members.length > 0) return undefined
  const isAlike = own.concept === 'any' || own.name === other.name || own.concept === other.concept
  if (other.role !== own.role || !isAlike || allSizes(other).length === 0)
    throw unread(quote(t, [chunks[at]?.span[0] ?? 0, ref.span[1]]))
  takeAll(own, other)
  return next + 1
}

/** "There's the same hole at the other end", "drill the same hole 20 mm from the right": one more like it, there. */
export function readSameThere(
  t: Telling,
  c: Clause,
  chunks: readonly Chunk[],
  at: number,
): number | undefined {
  const phrase = phraseIn(chunks[at])
  const isSame =
    phrase?.kind === 'cut' &&
    !phrase.plural &&
    phrase.words.length === 1 &&
    phrase.words[0] === 'same' &&
    phrase.of === undefined &&
    phrase.sizes.length + phrase.bare.length === 0
  if (!isSame || !phrase || !/^(?:cut|add|)$/u.test(c.verb ?? '')) return undefined
  const figures = chunks[at + 1]
  if (!placeAt(chunks, at + 1) && figures?.kind !== 'figures') return undefined
  const last = t.things.findLast(
    ({ role, group, name, concept, announced }) =>
      role === 'cut' && !group && !announced && (name === phrase.name || concept === phrase.concept),
  )
  if (!last || last.members.length > 0 || last.sizes.length === 0) throw unread(quote(t, phrase.span))
  const copy = copyOf(t, last)
  copy.inherits = true
  t.topic = copy
  c.theme = { kind: 'thing', thing: copy }
  return at + 1
}

const WAYS: readonly RegExp[] = [
  /^(?:left|right|end|short)$/u,
  /^(?:front|back|rear|long)$/u,
  /^(?:top|bottom|above|below|up|down)$/u,
]

/** Which way a place is across: along the part, from front to back, up and down. */
function wayOf({ place }: SaidPlace): number | string | undefined {
  const words: string[] = []
  if (place.kind === 'from')
    words.push(...place.refs.flatMap(({ concept, words: all }) => [concept, ...all]), place.toward ?? '')
  else if (place.kind === 'beyond') words.push(place.side)
  else if (place.kind === 'at') words.push(place.ref.concept, ...place.ref.words)
  else if (place.kind === 'coordinate' || place.kind === 'range') return 'xyz'.indexOf(place.axis)
  const found = WAYS.findIndex((way) => words.some((word) => way.test(word)))
  return found < 0 ? undefined : found
}

/** "on top of it": what it was then is known where the first is built. */
const isOnIt = ({ place }: SaidPlace): boolean =>
  place.kind === 'at' && [place.ref, place.ref.of].some((ref) => ref?.kind === 'pronoun')

const isMeasured = ({ place }: SaidPlace): boolean =>
  /^(?:from|beyond|points|coordinate|range|angles|clock|circle)$/u.test(place.kind)

/** "20 mm from one end … the same at the other end": as far from that. */
function asFar(thing: Thing, { places }: Thing): void {
  for (const said of thing.places) {
    const { place } = said
    if (place.kind !== 'at' || place.ref.kind !== 'place' || !/^(?:at|on|in|from|near)$/u.test(place.how))
      continue
    const { ref } = place
    const first = places.find(
      ({ place: each }) =>
        each.kind === 'from' && each.refs.length === 1 && each.refs[0]?.concept === ref.concept,
    )
    if (first?.place.kind === 'from') said.place = { ...first.place, refs: [ref] }
  }
}

const ACROSS: Readonly<Record<string, string>> = {
  left: 'right',
  right: 'left',
  front: 'back',
  back: 'front',
}

/** "the left edge is 15 mm from the left end … the same, 15 mm from the right end": there it is the right edge. */
function asEdge(thing: Thing, { places }: Thing): void {
  const first = places.find(
    ({ place, own }) => place.kind === 'from' && typeof own === 'object' && own.concept === 'edge',
  )
  if (first?.place.kind !== 'from' || typeof first.own !== 'object') return
  const { own } = first
  const value = first.place.figures[0]?.value
  for (const said of thing.places)
    if (said.place.kind === 'from' && said.own === undefined && said.place.figures[0]?.value === value)
      said.own = { ...own, words: own.words.map((word) => ACROSS[word] ?? word) }
}

/** What nothing else is said of is as it is with what it is like: how deep in from the side, on top of what. */
export function inheritPlaces(t: Telling): void {
  for (const thing of t.things) {
    const { like } = thing
    if (!thing.inherits || !like) continue
    asFar(thing, like)
    asEdge(thing, like)
    const own = thing.places.filter(({ gloss }) => !gloss)
    for (const said of like.places) {
      const way = wayOf(said)
      const isTold = own.some((each) => wayOf(each) === way)
      if (said.gloss || said.own !== undefined || isTold || isOnIt(said)) continue
      // Told otherwise, and which of its places that is cannot be known.
      if (
        isMeasured(said) &&
        (way === undefined || own.some((each) => isMeasured(each) && wayOf(each) === undefined))
      )
        throw unread(quote(t, said.span))
      thing.places.push({ ...said, used: false })
    }
  }
}
