/** Nouns for a side, an edge, a corner or an end of a thing. */

import { unread } from '../../../operations/unread.ts'
import { type Chunk, isWord, type Phrase } from '../../phrases.ts'
import { giveSize } from '../given-sizes.ts'
import { domeEnds, isRoundTop, roundTop } from '../roundtops.ts'
import { bareOf, pushSizes } from '../said-sizes.ts'
import { readSizeOf } from '../sizes-of.ts'
import { asideOf, type Clause, quote, type Telling, type Theme } from '../telling.ts'
import { newWork, ownerOf } from '../things.ts'
import { isMaking } from '../tools.ts'
import { turnEnd } from '../turned.ts'
import { readThing } from './bodies.ts'

export function readPart(t: Telling, c: Clause, phrase: Phrase, chunks: readonly Chunk[], at: number): void {
  // "the X=20 face" says where, and "so that a thin floor is left" not how thick.
  const isOpenFloor = c.consequence && phrase.concept === 'floor' && phrase.words.includes('thin')
  if (phrase.level || isOpenFloor) throw unread(quote(t, phrase.span))
  // "The center of a 6 mm hole is 10 mm from the edge": of one that is made here.
  if (phrase.of?.kind === 'cut' && /^(?:a|another)$/u.test(phrase.of.det) && c.theme === undefined) {
    readThing(t, c, phrase.of, chunks, at, false)
    if (t.topic) c.theme = { kind: 'part', phrase, of: t.topic }
    return
  }
  const of = ownerOf(t, phrase)
  if (c.theme?.kind === 'work' && (c.verb === 'fillet' || c.verb === 'chamfer')) {
    c.theme.work.targets.push(phrase)
    if (of) c.theme.work.about = of
    return
  }
  if (c.theme?.kind === 'hollow') {
    // "leaving a 3 mm thick top": what is left of it.
    const { hollow } = c.theme
    if (phrase.sizes.length + phrase.bare.length > 0 && /^(?:floor|bottom)$/u.test(phrase.concept)) {
      for (const size of phrase.sizes) pushSizes(hollow.sizes, { ...size, words: ['floor'] }, asideOf(c))
      for (const figure of phrase.bare) hollow.sizes.push({ ...bareOf(figure, asideOf(c)), words: ['floor'] })
    } else if (phrase.sizes.length + phrase.bare.length > 0 && t.body) {
      for (const size of phrase.sizes) pushSizes(t.body.sizes, { ...size, words: ['left'] }, true)
      for (const figure of phrase.bare) t.body.sizes.push({ ...bareOf(figure, true), words: ['left'] })
    } else if (c.gloss === 0) hollow.open.push(phrase)
    return
  }
  // "Cut off the two top corners with triangles": where those go.
  if (c.verb === 'cut' && c.theme === undefined && phrase.concept === 'corner') {
    c.waiting.push({
      place: { kind: 'at', how: 'in', ref: phrase },
      gloss: asideOf(c),
      used: false,
      span: phrase.span,
    })
    return
  }
  // "drill the hex end 5 mm": where the hole goes.
  if (isMaking(c) && c.theme === undefined) {
    c.waiting.push({
      place: { kind: 'at', how: 'in', ref: phrase },
      gloss: asideOf(c),
      used: false,
      span: phrase.span,
    })
    return
  }
  if (c.verb === 'turn' && c.theme === undefined && phrase.concept === 'end' && t.body) {
    // "Face both ends to 60 mm length" says how long it is.
    if (phrase.det === 'both' && t.body.sizes.every(({ dimension }) => dimension !== 'length'))
      c.theme = { kind: 'thing', thing: t.body }
    else turnEnd(t, c, phrase)
    return
  }
  // "The left and right ends": of both.
  if (
    c.theme?.kind === 'part' &&
    c.link === '' &&
    c.verb === undefined &&
    isWord(chunks[at - 1], 'and', ',')
  ) {
    const also = [...(c.theme.also ?? []), phrase]
    c.theme = { ...c.theme, of: c.theme.of ?? of, also }
    return
  }
  // "leaving walls 6 mm thick and a floor 4 mm thick": what else is left.
  const isLeftToo =
    c.theme?.kind === 'part' && phrase.concept === 'floor' && isWord(chunks[at - 1], 'and', ',', 'with')
  const isSubject =
    c.theme === undefined ||
    isLeftToo ||
    isWord(chunks[at - 1], 'with') ||
    (c.link === 'has' && phrase.kind === 'place') ||
    c.theme.kind === 'thing' ||
    c.theme.kind === 'whole'
  if (!isSubject) {
    if (asideOf(c) || c.theme?.kind === 'part') return
    throw unread(quote(t, phrase.span))
  }
  // "It has rounded ends", "with chamfered edges".
  const worked = phrase.words.find((word) => /^(?:rounded|chamfered)$/u.test(word))
  if (worked && c.link !== 'is' && (phrase.concept === 'edge' || phrase.concept === 'corner')) {
    const work = newWork(t, c, worked === 'rounded' ? 'fillet' : 'chamfer', phrase.span)
    if (c.theme?.kind === 'thing') work.about = c.theme.thing
    work.targets.push({ ...phrase, words: phrase.words.filter((word) => word !== worked) })
    for (const size of phrase.sizes) pushSizes(work.sizes, size, asideOf(c))
    for (const figure of phrase.bare) work.sizes.push(bareOf(figure, asideOf(c)))
    c.theme = { kind: 'work', work }
    return
  }
  // "a capsule with hemispherical ends", "a rod with rounded (hemispherical) ends".
  const rod = c.theme?.kind === 'thing' ? c.theme.thing : undefined
  if (phrase.concept === 'end' && phrase.words.includes('hemispherical') && domeEnds(rod)) return
  const rounded = phrase.words.some((word) => /^(?:rounded|round|semicircular|half round)$/u.test(word))
  const declares = c.link !== 'is' && phrase.det !== 'the' && c.verb === undefined
  const isWith = isWord(chunks[at - 1], 'with') && phrase.det === 'a'
  if (isRoundTop(phrase) && (declares || isWith) && roundTop(t, c, { ...phrase, words: [] }, c.theme)) return
  if (
    declares &&
    c.theme?.kind === 'thing' &&
    phrase.words.some((word) => FORMED.test(word)) &&
    !(rounded && phrase.concept === 'end')
  )
    throw unread(quote(t, phrase.span))
  if ((worked || (rounded && declares)) && phrase.concept === 'end' && c.theme !== undefined) {
    const owner = of ?? (c.theme?.kind === 'thing' ? c.theme.thing : t.body)
    if (owner) {
      owner.words.push('roundended')
      return
    }
  }
  // "a slot with square ends": no round ones.
  if (
    declares &&
    phrase.concept === 'end' &&
    phrase.words.some((word) => /^(?:square|squared|flat)$/u.test(word)) &&
    c.theme?.kind === 'thing' &&
    c.theme.thing.concept === 'slot'
  ) {
    c.theme.thing.words.push('rectangular')
    return
  }
  const isRim = /^(?:outside|inside)$/u.test(phrase.concept) && phrase.bare.length + phrase.sizes.length > 0
  // "their centers are 30 mm from the middle", of two that were told one by one.
  const group =
    phrase.plural && phrase.concept === 'center' && phrase.det === 'its' ? t.topic?.group : undefined
  const owner =
    group ??
    of ??
    (c.theme?.kind === 'thing' ? c.theme.thing : undefined) ??
    (c.theme?.kind === 'part' ? c.theme.of : undefined) ??
    t.topic
  const part: Theme = { kind: 'part', phrase, of: owner }
  for (const size of phrase.sizes) readSizeOf(t, c, part, size)
  for (const figure of phrase.bare) giveSize(t, c, part, bareOf(figure, asideOf(c)))
  if (isRim && c.theme?.kind === 'thing') return
  // "sharp corners, 150 mm long": what follows is said of the thing.
  const isAside = at + 1 >= chunks.length || isWord(chunks[at + 1], ',', ')', 'and')
  if (c.theme?.kind === 'thing' && isAside && c.link === '' && /^(?:corner|edge|side)$/u.test(phrase.concept))
    return
  if (c.theme?.kind === 'thing' && c.link === 'has' && (phrase.bare.length > 0 || phrase.sizes.length > 0))
    return
  c.theme = part
}

/** How a side or an end is made to look, where a thing is told to have it. */
const FORMED =
  /^(?:semicircular|hemispherical|conical|tapered|angled|sloped|slanted|inclined|concave|convex|curved|pointed|stepped|triangular|spherical|bent)$/u
