/** One hole told once and repeated: "copy it 4 more times along the length, each 25 mm from the last", "repeat it around the center so there are 8". */
import { unread } from '../../operations/unread.ts'
import { VERBS } from '../lexicon.ts'
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'
import type { Thing } from '../scene.ts'
import { type Clause, quote, type Telling } from './telling.ts'

/** "it", "this hole": what was told last. */
function isLast(last: Thing, phrase: Phrase | undefined): boolean {
  if (!phrase || phrase.bare.length + phrase.sizes.length > 0) return false
  if (phrase.kind === 'pronoun') return /^(?:it|this)$/u.test(phrase.concept)
  return phrase.concept === last.concept && /^(?:the|this)$/u.test(phrase.det) && !phrase.plural
}

interface Counted {
  count: number
  from: number
  next: number
}

const INTO_COUNT = [
  'so',
  'to',
  'for',
  'until',
  'making',
  'giving',
  'making',
  'get',
  'make',
  'give',
  'there',
  'are',
  'is',
  'with',
  'of',
  'a',
  'you',
  'have',
  ',',
  'that',
  'we',
]

/** "so there are 8 of them", "for a total of 5 holes": how many they are in the end. */
function totalIn(chunks: readonly Chunk[], last: Thing): Counted | undefined {
  for (const [at, chunk] of chunks.entries()) {
    const phrase = phraseIn(chunk)
    const told = phrase?.kind === 'aside' && phrase.name === 'total' ? phrase.of : phrase
    // "so there are four in total".
    const bare = chunk.kind === 'figures' && chunk.what === 'count' ? chunk.figures[0]?.value : undefined
    if (bare !== undefined && bare > 1 && isWord(chunks[at - 1], 'are', 'is', 'have', 'of', 'get')) {
      let from = at
      while (from > 0 && isWord(chunks[from - 1], ...INTO_COUNT)) from--
      const next = isWord(chunks[at + 1], 'overall', 'total') ? at + 2 : at + 1
      return { count: bare, from, next }
    }
    const isThem = told?.kind === 'pronoun' && /^(?:they|some)$/u.test(told.concept)
    if (!told?.count || told.count < 2 || !(isThem || told.concept === last.concept)) continue
    if (told.bare.length + told.sizes.length > 0) return undefined
    let from = at
    while (from > 0 && isWord(chunks[from - 1], ...INTO_COUNT)) from--
    let next = at + 1
    while (isWord(chunks[next], 'overall', 'total')) next++
    return { count: told.count, from, next }
  }
  return undefined
}

/** "4 more times": so many besides the first; "copy it 4 times": as many copies. */
function timesIn(chunks: readonly Chunk[], isCopied: boolean): Counted | undefined {
  for (const [at, chunk] of chunks.entries()) {
    const phrase = phraseIn(chunk)
    const times = phrase?.kind === 'aside' && phrase.name === 'time' ? phrase : undefined
    if (!times) continue
    const isMore = isWord(chunks[at - 1], 'more') || times.words.includes('more')
    const figures = chunks[isWord(chunks[at - 1], 'more') ? at - 2 : at - 1]
    const before = figures?.kind === 'figures' ? figures.figures[0]?.value : undefined
    const count = times.count ?? before
    if (count === undefined || !Number.isInteger(count)) return undefined
    const from = chunks.indexOf(times.count === undefined ? (figures as Chunk) : chunk)
    let next = at + 1
    const isTotal = isWord(chunks[next], 'overall', 'total')
    if (isTotal) next++
    // "Repeat it 4 times": four of them, or four more?
    if (!isMore && !isCopied && !isTotal) return undefined
    return { count: isTotal && !isMore ? count : count + 1, from, next }
  }
  return undefined
}

/** "every 60 degrees": all the way around. */
function turnsIn(chunks: readonly Chunk[]): number | undefined {
  const at = chunks.findIndex((chunk) => isWord(chunk, 'every'))
  const chunk = chunks[at + 1]
  const step =
    at >= 0 && chunk?.kind === 'figures' && chunk.what === 'angle' ? chunk.figures[0]?.value : undefined
  return step && Number.isInteger(360 / step) ? 360 / step : undefined
}

/** "every 25 mm": from one to the next. */
const asEvery = (t: Telling, chunk: Chunk): Chunk =>
  phraseIn(chunk)?.det === 'each' && /^every$/iu.test(quote(t, chunk.span))
    ? { kind: 'word', text: 'every', span: chunk.span }
    : chunk

const without = (chunks: readonly Chunk[], told: Counted | undefined): Chunk[] =>
  told ? [...chunks.slice(0, told.from), ...chunks.slice(told.next)] : [...chunks]

/** Of the clause what is left to be told: where they lie. */
export function repeatedAll(t: Telling, c: Clause, chunks: readonly Chunk[]): Chunk[] | undefined {
  let at = 0
  while (isWord(chunks[at], 'then', 'now', 'next', 'finally', ',', 'and')) at++
  const verb = chunks[at]
  const last = t.topic
  const more = moreOf(last, chunks, at)
  if (more && last) {
    repeat(last, c, more.count, more.rest)
    return more.rest
  }
  if (
    verb?.kind !== 'word' ||
    VERBS.get(verb.text) !== 'repeat' ||
    !last ||
    !isLast(last, phraseIn(chunks[at + 1]))
  )
    return undefined
  if (!isAlone(last)) return undefined
  const rest = chunks.slice(at + 2)
  const times = timesIn(rest, /^(?:copy|copied|duplicate|duplicated)$/u.test(verb.text))
  const shorter = without(rest, times)
  const total = totalIn(shorter, last)
  const count = total?.count ?? times?.count ?? turnsIn(shorter)
  if (count === undefined) return undefined
  if (total && times && total.count !== times.count) throw unread(quote(t, verb.span))
  const told = without(shorter, total).map((chunk) => asEvery(t, chunk))
  repeat(last, c, count, told)
  return told
}

function repeat(last: Thing, c: Clause, count: number, told: readonly Chunk[]): void {
  const isAround = told.some(
    (chunk) =>
      isWord(chunk, 'around') ||
      (chunk.kind === 'figures' && chunk.what === 'angle') ||
      phraseIn(chunk)?.concept === 'ring',
  )
  // What is no circle turns with it: a slot along the radius stays along it.
  if (isAround && last.concept !== 'hole') {
    const along = last.places.findIndex(
      ({ place }) => (place.kind === 'way' || place.kind === 'parallel') && place.axis === 'x',
    )
    if (last.concept !== 'slot' || along < 0) throw unread(last.name)
    last.places.splice(along, 1)
    if (!last.words.includes('radial')) last.words.push('radial')
  }
  // In a row the first lies where the one was told.
  if (!isAround)
    for (const said of last.places)
      if (said.place.kind === 'from' && said.own === undefined) said.own = 'start'
  last.count = count
  last.plural = true
  c.theme = { kind: 'thing', thing: last }
}

/** "Make five more holes like it in a row": six in all. */
function moreOf(
  last: Thing | undefined,
  chunks: readonly Chunk[],
  from: number,
): { count: number; rest: Chunk[] } | undefined {
  const [verb, many, more, holes] = chunks.slice(from, from + 4)
  const phrase = phraseIn(holes)
  const count = many?.kind === 'figures' && many.figures.length === 1 ? many.figures[0]?.value : undefined
  const isSame =
    verb?.kind === 'word' &&
    /^(?:add|cut|repeat)$/u.test(VERBS.get(verb.text) ?? '') &&
    isWord(more, 'more', 'additional', 'further') &&
    phrase?.plural === true &&
    phrase.kind === 'cut' &&
    phrase.bare.length + phrase.sizes.length === 0
  if (!isSame || count === undefined || !last || phrase.concept !== last.concept || !isAlone(last))
    return undefined
  let next = from + 4
  if (isWord(chunks[next], 'like', 'as') && isLast(last, phraseIn(chunks[next + 1]))) next += 2
  const rest = chunks.slice(next)
  // "Make five more holes": where?
  return rest.length > 0 ? { count: count + 1, rest } : undefined
}

const isAlone = ({ role, count, group, members, like }: Thing): boolean =>
  role === 'cut' && count === 1 && !group && members.length === 0 && !like
