/** What "it", "each one", "the other one" and "some" stand for. */

import { unread } from '../../../operations/unread.ts'
import { type Chunk, isWord, type Phrase, phraseIn } from '../../phrases.ts'
import type { Thing } from '../../scene.ts'
import { partOf } from '../../sections.ts'
import { copyOf, isElliptic, nextOf } from '../again.ts'
import { restOfRing, ringAnchoredBy } from '../anchored.ts'
import { severalOf } from '../several.ts'
import { takeSizes } from '../taken-sizes.ts'
import { type Clause, lastPlural, quote, type Telling } from '../telling.ts'
import { isSpread, memberOf } from '../things.ts'
import { isMaking } from '../tools.ts'
import { flush } from '../waiting.ts'
import { widened } from '../widened.ts'
import { OUTERMOST, readThing } from './bodies.ts'

/** "It" is no several: where those were spoken of last, what has them. */
const singular = (t: Telling): Thing | undefined =>
  t.topic && t.topic.count !== 1 && t.topic.plural && !t.topic.group
    ? t.things.findLast(({ count, group, role }) => count === 1 && !group && role !== 'cut')
    : undefined

export function readPronoun(
  t: Telling,
  c: Clause,
  phrase: Phrase,
  chunks: readonly Chunk[],
  at: number,
): void {
  // "a third of the way along": no third one.
  if (phrase.concept === 'one' && isWord(chunks[at + 1], 'of') && phraseIn(chunks[at + 2])?.name === 'way')
    throw unread(quote(t, [phrase.span[0], chunks[at + 2]?.span[1] ?? phrase.span[1]]))
  // "(the ones parallel to the X axis)": of the edges that are worked.
  if (c.gloss > 0 && c.theme?.kind === 'work' && phrase.concept === 'one' && phrase.plural) return
  const ring = ringAnchoredBy(t, c, phrase, chunks, at) ?? restOfRing(t, phrase)
  if (ring) {
    c.anchor = ring
    c.theme = { kind: 'thing', thing: ring }
    return
  }
  // "The outer ones are 25 mm from the ends".
  const row = phrase.plural && phrase.words.some((word) => OUTERMOST.test(word)) ? lastPlural(t) : undefined
  if (row && row.count > 2 && !row.group && (phrase.count === undefined || phrase.count === 2)) {
    c.theme = { kind: 'part', phrase, of: row }
    return
  }
  // "four legs, one at each corner": how they lie.
  if (
    phrase.concept === 'one' &&
    /^(?:a|)$/u.test(phrase.det) &&
    phrase.ordinal === undefined &&
    isSpread(chunks, at + 1)
  )
    return
  // "two holes in the base and one in the wall", in a title: one more of them.
  const titled = t.topic
  const isOneMore = c.title && phrase.concept === 'one' && /^(?:a|)$/u.test(phrase.det)
  if (
    isOneMore &&
    isWord(chunks[at - 1], 'and') &&
    titled?.role === 'cut' &&
    titled.plural &&
    titled.count > 1
  ) {
    titled.count++
    return
  }
  // "so one drill pass goes through both": what comes of it.
  if (c.consequence && phrase.name === 'one') {
    c.theme = { kind: 'whole' }
    return
  }
  // "This one is like a flange": the part.
  const isTitled = phrase.concept === 'one' && /^(?:this|a|)$/u.test(phrase.det) && phrase.count === undefined
  if (isTitled && t.things.length === 0) {
    c.theme = { kind: 'whole' }
    return
  }
  if (/^(?:counterbore|countersink)$/u.test(c.verb ?? '') && c.theme === undefined) {
    const hole = phrase.plural ? (lastPlural(t) ?? t.topic) : t.topic
    if (!hole) throw unread(quote(t, phrase.span))
    widened(t, c, hole, c.verb as 'counterbore' | 'countersink', phrase.span)
    return
  }
  // "Overall it is 60 mm long": the whole, where its sizes are known; otherwise what it is about.
  if (/^(?:it|they)$/u.test(phrase.concept) && c.overall && c.theme === undefined) {
    const body = phrase.concept === 'it' ? t.body : undefined
    c.theme = body && body.sizes.length === 0 ? { kind: 'thing', thing: body } : { kind: 'whole' }
    return
  }
  // "Mirror it to the right side".
  if (
    /^(?:mirror|repeat)$/u.test(c.verb ?? '') &&
    c.theme === undefined &&
    t.topic &&
    phrase.concept !== 'one'
  ) {
    t.deeds.push({
      kind: 'repeat',
      repeat: { of: t.topic, mirrored: c.verb === 'mirror', places: [], span: phrase.span },
    })
    c.theme = { kind: 'thing', thing: t.topic }
    return
  }
  // "All of it is 30 mm deep".
  if (phrase.concept === 'it' && phrase.det === 'all') {
    c.theme = { kind: 'whole' }
    return
  }
  const isEach = phrase.concept === 'one' && phrase.det === 'each'
  // "the other one" of the two legs of an L, "both are 5 mm thick".
  const isAll = /^(?:both|all|each)$/u.test(phrase.det)
  const leg = t.topic?.section && (phrase.concept === 'one' || isAll) ? t.topic : undefined
  const part = leg && partOf(t.things, { ...phrase, kind: 'body', name: leg.name, concept: 'any' }, t.body)
  if (part) {
    become(t, c, part, phrase)
    return
  }
  // "Extrude both by 5 mm": all that was drawn.
  if (
    c.verb === 'extrude' &&
    (phrase.concept === 'some' || phrase.plural) &&
    t.things.some(({ drawn }) => drawn)
  )
    return
  if (phrase.concept === 'some') {
    const some = memberOf(t, phrase) ?? lastPlural(t)
    const things = some ? undefined : severalOf(t, phrase)
    if (things) {
      c.theme = { kind: 'several', things }
      return
    }
    if (!some) throw unread(quote(t, phrase.span))
    become(t, c, some, phrase)
    return
  }
  if (
    phrase.words.some((word) => /^(?:middle|center|central)$/u.test(word)) &&
    phrase.concept === 'one' &&
    (lastPlural(t) ?? t.topic)?.role === 'cut' &&
    (isSpaced(lastPlural(t)) || !lastPlural(t)?.plural)
  ) {
    c.consequence = true
    c.theme = { kind: 'whole' }
    return
  }
  if (!isEach && (phrase.concept === 'one' || phrase.ordinal !== undefined)) {
    const member = memberOf(t, phrase)
    if (member) {
      become(t, c, member, phrase)
      return
    }
    // "another one": as the last.
    const last = t.topic
    const isNext = phrase.det === 'another' || (phrase.det === 'a' && (phrase.ordinal ?? 0) > 1)
    if (last && (isNext || isElliptic(t, c, phrase, chunks, at))) {
      become(t, c, copyOf(t, last), phrase)
      return
    }
    if (
      /^(?:the|this)$/u.test(phrase.det) &&
      last &&
      phrase.ordinal === undefined &&
      phrase.words.length === 0
    ) {
      become(t, c, last, phrase)
      return
    }
    const named = ofKind(t, phrase)
    if (named) {
      readThing(t, c, named, chunks, at, false)
      return
    }
    if (isLayer(t, phrase, chunks, at)) {
      c.layer = true
      return
    }
    const next = nextOf(t, phrase) ?? anotherOf(t, phrase)
    if (next) {
      readThing(t, c, next, chunks, at, false)
      return
    }
    throw unread(quote(t, phrase.span))
  }
  if (c.verb === 'hollow' || c.verb === 'extrude' || isMaking(c)) return
  const topic =
    phrase.plural || isEach
      ? (lastPlural(t) ?? t.topic)
      : t.topic?.group && phrase.name === 'they'
        ? t.topic.group
        : (singular(t) ?? t.topic)
  if (topic && phrase.plural && phrase.count !== undefined && topic.count === 0) topic.count = phrase.count
  if (c.theme?.kind === 'work') {
    if (topic) c.theme.work.about = topic
    return
  }
  if (phrase.name === 'this' && !topic) {
    c.theme = { kind: 'whole' }
    return
  }
  if (phrase.name === 'this' && c.line > 0 && c.theme === undefined && c.verb === undefined)
    c.consequence = true
  // "the opening is 16 mm and it widens to 24 mm": it is what has that opening.
  if (
    phrase.name === 'it' &&
    c.theme?.kind === 'part' &&
    topic &&
    c.theme.of === topic &&
    topic.role === 'cut'
  ) {
    c.theme = { kind: 'thing', thing: topic }
    c.link = ''
    return
  }
  if (c.theme !== undefined && c.link === '' && c.verb === undefined) return
  // "Cut it 11 mm deep", of what was drawn.
  if (c.verb === 'cut' && topic?.kind === 'figure' && topic.role === undefined && isAmong(t, topic))
    topic.role = 'cut'
  if (topic && (c.theme === undefined || c.link === '')) c.theme = { kind: 'thing', thing: topic }
}

/** "a third one of 20 x 20 x 10 mm": one more of what was told last. */
function anotherOf(t: Telling, phrase: Phrase): Phrase | undefined {
  const last = t.topic
  const isSized = phrase.sizes.length + phrase.bare.length > 0
  if (phrase.det !== 'a' || phrase.ordinal === undefined || !last || last.role === 'cut' || !isSized)
    return undefined
  return { ...phrase, kind: 'body', concept: last.concept, name: last.name, plural: false }
}

/** Something is there that it can be cut into: a body, or a figure that was drawn before. */
const isAmong = (t: Telling, topic: Thing): boolean =>
  t.body !== undefined ||
  t.things.some((thing) => thing !== topic && (thing.role === 'add' || (thing.drawn && thing.role !== 'cut')))

/** Where the middle one of a row lies then follows. */
const isSpaced = (group: Thing | undefined): boolean =>
  group?.places.some(({ place }) => place.kind === 'apart' || place.kind === 'grid') ?? false

function become(t: Telling, c: Clause, thing: Thing, phrase: Phrase): void {
  takeSizes(t, c, thing, phrase)
  c.theme = { kind: 'thing', thing }
  t.topic = thing
  flush(t, c)
}

/** "Three pieces stacked on each other. The bottom one is a block": told from the bottom up. */
function isLayer(t: Telling, { words }: Phrase, chunks: readonly Chunk[], at: number): boolean {
  const noun = phraseIn(chunks[at + 2])
  const isBody = isWord(chunks[at + 1], 'is') && noun?.det === 'a' && noun.kind === 'body'
  const isThere = t.things.some(({ role, announced }) => role === 'add' && !announced)
  const [which = ''] = words
  if (!t.stacked || !isBody || words.length !== 1) return false
  return isThere ? /^(?:middle|top|upper)$/u.test(which) : /^(?:bottom|lower)$/u.test(which)
}

/** "The horizontal plate is …. The vertical one is …": another plate. */
function ofKind(t: Telling, phrase: Phrase): Phrase | undefined {
  const last = t.topic
  const isOther = phrase.words.some((word) => /^(?:vertical|upright|horizontal)$/u.test(word))
  if (phrase.concept !== 'one' || phrase.det !== 'the' || !isOther || last?.role !== 'add' || last.group)
    return undefined
  return { ...phrase, kind: 'body', concept: last.concept, name: last.name }
}
