/** What is told once more at another place: "another in the bottom", "one on the right", "do the same on the bottom". */
import { unread } from '../../operations/unread.ts'
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'
import { placeAt } from '../places/places.ts'
import type { SaidPlace, Thing, Work } from '../scene.ts'
import { ALIKE } from './nouns/identical.ts'
import { type Clause, quote, type Telling } from './telling.ts'

/** One like the last, whose place is told next. */
export function copyOf(t: Telling, last: Thing, places: readonly SaidPlace[] = []): Thing {
  const copy: Thing = {
    ...last,
    id: `${last.id}-b${t.things.length}`,
    count: 1,
    plural: false,
    words: [...last.words],
    sizes: last.sizes.map((size) => ({ ...size, copied: true })),
    places: places.map((said) => ({ ...said })),
    members: [],
    parts: [],
    announced: false,
    like: last,
  }
  t.things.push(copy)
  t.deeds.push({ kind: 'thing', thing: copy })
  return copy
}

/** "a pocket on the left and one on the right": the same, told by its place alone. */
export function isElliptic(
  t: Telling,
  c: Clause,
  phrase: Phrase,
  chunks: readonly Chunk[],
  at: number,
): boolean {
  const last = t.topic
  return (
    phrase.det !== 'another' &&
    phrase.name === 'one' &&
    phrase.ordinal === undefined &&
    phrase.words.every((word) => ALIKE.test(word)) &&
    /^(?:a|)$/u.test(phrase.det) &&
    isWord(chunks[at - 1], 'and', ',') &&
    last !== undefined &&
    last.line === c.line &&
    last.places.length > 0 &&
    last.count === 1 &&
    placeAt(chunks, at + 1) !== undefined
  )
}

const SAME_DEED = /^(?:do|does|repeat)$/u

/** "Do the same on the bottom", "Do the same thing along Y": behind which chunk the new place is told. */
export function readSameAgain(
  t: Telling,
  c: Clause,
  chunks: readonly Chunk[],
  at: number,
): number | undefined {
  const chunk = chunks[at]
  if (chunk?.kind !== 'word' || !SAME_DEED.test(chunk.text)) return undefined
  let next = at + 1
  if (isWord(chunks[next], 'exactly', 'just')) next++
  const phrase = phraseIn(chunks[next])
  const isThing = phrase?.words.includes('same') === true && /^(?:whole|pronoun|aside)$/u.test(phrase.kind)
  if (isThing) next++
  else {
    if (isWord(chunks[next], 'the')) next++
    if (!isWord(chunks[next], 'same')) return undefined
    next++
  }
  while (isWord(chunks[next], 'for', 'to', 'with') && phraseIn(chunks[next + 1])) next++
  const last = t.deeds.at(-1)
  if (next >= chunks.length) return undefined
  if (last?.kind === 'work') {
    const work: Work = {
      ...last.work,
      sizes: last.work.sizes.map((said) => ({ ...said })),
      targets: [],
      places: [],
    }
    t.deeds.push({ kind: 'work', work })
    c.theme = { kind: 'work', work }
    c.verb = work.kind
    return next
  }
  if (last?.kind !== 'thing' || last.thing.group || last.thing.members.length > 0) return undefined
  const copy = copyOf(t, last.thing, last.thing.places)
  copy.count = last.thing.count
  copy.plural = last.thing.plural
  copy.repeats = true
  t.topic = copy
  c.theme = { kind: 'thing', thing: copy }
  return next
}

const SIDED = /^(?:face|side|end|top|bottom|left|right|front|back|edge)$/u

type Slot = 'side' | 'way' | 'spot'

/** What a place settles: on which side, which way, where across. */
const slotOf = ({ place }: SaidPlace): Slot => {
  if (/^(?:way|through|parallel|between)$/u.test(place.kind)) return 'way'
  if (place.kind === 'at' && /^(?:direction|axis)$/u.test(place.ref.concept)) return 'way'
  const { ref } = place.kind === 'at' ? place : {}
  const sided = ref?.concept === 'center' && ref.of?.kind === 'place' ? ref.of : ref
  return sided && SIDED.test(sided.concept) ? 'side' : 'spot'
}

const isTopOrBottom = ({ place }: SaidPlace): boolean =>
  place.kind === 'at' && /^(?:top|bottom)$/u.test(place.ref.concept)

const isTop = ({ place }: SaidPlace): boolean => place.kind === 'at' && place.ref.concept === 'top'

/** "along the left edge … the same on the right": along that edge too. */
function sameOn({ place: before }: SaidPlace, said: SaidPlace): void {
  const { place } = said
  if (before.kind !== 'at' || place.kind !== 'at') return
  // "in the middle of the left edge … the same on the right edge": in the middle of that one.
  if (before.ref.concept === 'center' && before.ref.of && !place.ref.of && place.ref.kind === 'place') {
    said.place = { ...before, ref: { ...before.ref, of: place.ref, span: place.ref.span } }
    return
  }
  if (!isSideWord(place.ref.concept)) return
  const old = [before.ref.concept, ...before.ref.words].find(isSideWord)
  if (!old || before.ref.concept === old || place.ref.name !== place.ref.concept) return
  const words = before.ref.words.map((word) => (word === old ? place.ref.concept : word))
  said.place = { ...before, ref: { ...before.ref, words, span: place.ref.span } }
}

const isSideWord = (word: string): boolean => /^(?:left|right|front|back)$/u.test(word)

/** What is told anew takes the place of what was told before: another side, another way. */
export function replacePlaces(t: Telling, thing: Thing, said: SaidPlace): void {
  const slot = slotOf(said)
  // "12 mm from the left edge. Do the same in Y": from which edge then?
  const isMeasured = thing.places.some(({ place }) =>
    /^(?:from|points|coordinate|beyond|range)$/u.test(place.kind),
  )
  if (isMeasured) throw unread(quote(t, said.span))
  const isTurned = (other: SaidPlace): boolean => slot !== 'spot' && slotOf(other) !== 'spot'
  const before = thing.places.find((other) => slotOf(other) === slot && other.own === undefined)
  if (slot === 'side' && before) sameOn(before, said)
  thing.places = thing.places.filter(
    (other) =>
      other.own === 'start' ||
      (thing.role === 'add' && other === before && isTop(other) && !isTopOrBottom(said)) ||
      !(slotOf(other) === slot || isTurned(other)),
  )
  thing.repeats = false
}

/** "Do the same along X and along Y": twice. */
export const isOnceMore = (thing: Thing, said: SaidPlace): boolean => {
  const slot = slotOf(said)
  return slot !== 'spot' && thing.places.some((other) => slotOf(other) === slot)
}

export function repeatMore(t: Telling, thing: Thing, said: SaidPlace): void {
  const copy = copyOf(
    t,
    thing,
    thing.places.filter((other) => slotOf(other) !== slotOf(said)),
  )
  copy.count = thing.count
  copy.plural = thing.plural
  copy.places.push(said)
  t.topic = copy
}

const NTH = /\b(?:first|second|third|fourth|1st|2nd|3rd)\b/iu

/** "The first section is …. The second is …", "a shaft of two sections. The first …": the next that is called so. */
export function nextOf(t: Telling, phrase: Phrase): Phrase | undefined {
  if (phrase.ordinal === undefined || phrase.det !== 'the') return undefined
  const last = t.topic
  const isNth = last?.role === 'add' && !last.group && NTH.test(quote(t, last.span))
  const like = t.several ?? (isNth ? last : undefined)
  return like && { ...phrase, kind: 'body', concept: like.concept, name: like.name, plural: false }
}
