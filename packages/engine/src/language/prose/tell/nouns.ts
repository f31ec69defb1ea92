/** Noun phrases that are the subject or the object of a clause. */

import { unread } from '../../operations/unread.ts'
import { SECTIONAL } from '../chunks/sizes-at.ts'
import { findThing } from '../find.ts'
import { FOREIGN, NOUNS } from '../lexicon.ts'
import { type Chunk, isWord, type Phrase } from '../phrases.ts'
import type { Thing, Work } from '../scene.ts'

import { isSection, partOf, SECTIONS } from '../sections.ts'
import { copyOf, isElliptic, nextOf } from './again.ts'
import { readGhost, readThing, takeSizes } from './bodies.ts'
import { give, target } from './given-places.ts'
import { madeOf, measuredAll } from './measured.ts'
import { isNumeric, isSized } from './numeric.ts'
import { isRoundTop, roundTop } from './roundtops.ts'
import { severalOf } from './several.ts'
import { bareOf, giveSize, pushSizes, readSizeOf } from './sizes.ts'
import {
  asideOf,
  type Clause,
  LIKENED,
  lastPlural,
  passOver,
  quote,
  type Telling,
  type Theme,
} from './telling.ts'
import { isSpread, layOut, memberOf, newWork, ownerOf } from './things.ts'
import { isMaking, readTool } from './tools.ts'
import { isLetterMade, readSlotPart } from './tslots.ts'
import { nameTurned, readStretch, turnEnd } from './turned.ts'
import { widened } from './words.ts'

/** How many holes "each of the four legs" has, and where. */
export function readPhrase(
  t: Telling,
  c: Clause,
  told: Phrase,
  chunks: readonly Chunk[],
  at: number,
  isTitle: boolean,
): void {
  const isSubject = c.theme === undefined && c.verb === undefined && chunks.slice(at).some(isNumeric)
  const phrase = endCircle(
    t,
    raisedFace(rimOf(rimNamed(t, letterNamed(cutNamed(told, c), t, c, isSubject)), t)),
  )
  if (isWord(chunks[at - 1], 'like') && phrase.kind !== 'place') {
    likened(t, c, phrase, chunks, at)
    return
  }
  if (isWord(chunks[at - 1], 'without')) return
  const isMadeOf = isWord(chunks[at - 1], 'of') && isWord(chunks[at - 2], 'made', 'bent', 'cut', 'formed')
  if (isMadeOf && phrase.bare.length + phrase.sizes.length > 0 && madeOf(t, c, phrase)) return
  if (c.gloss >= 100) return
  const isMade = phrase.kind === 'cut' && phrase.det === 'a' && c.theme === undefined
  if (c.purpose === 'begun' && !isMade) {
    c.purpose = 'named'
    return
  }
  // "(15 holes in total)": how many they are.
  if (
    c.gloss > 0 &&
    phrase.kind === 'cut' &&
    phrase.plural &&
    phrase.count !== undefined &&
    !isSized(phrase)
  ) {
    const several = c.theme?.kind === 'thing' ? c.theme.thing : lastPlural(t)
    if (several?.concept === phrase.concept && several.plural) {
      if (several.count === 0) several.count = phrase.count
      else if (several.count !== phrase.count) throw unread(quote(t, phrase.span))
      return
    }
  }
  // "(half sphere)": its other name.
  if (
    (c.gloss > 0 || c.purpose === 'named') &&
    c.theme !== undefined &&
    !isSized(phrase) &&
    phrase.kind !== 'pronoun' &&
    c.link !== 'is'
  ) {
    // "a smaller cylinder (the hub)": what it is called from now on.
    const isName = isWord(chunks[at - 1], '(') && isWord(chunks[at + 1], ')') && phrase.kind === 'body'
    if (isName && c.theme.kind === 'thing' && !findThing(t.things, phrase))
      c.theme.thing.words.push(phrase.name)
    return
  }
  assertKnown(c, phrase, isTitle || (c.line === 0 && t.things.length === 0))
  if (phrase.det === 'no') return
  // "a quarter section of a ring": nothing here is built by the quarter.
  if (phrase.words.includes('quarter') && /^(?:body|whole|figure)$/u.test(phrase.kind))
    throw unread(quote(t, phrase.span))
  if (phrase.concept === 'turned') {
    readStretch(t, c, phrase)
    return
  }
  if (nameTurned(t, c, phrase)) return
  if (readSlotPart(t, c, phrase) || isLetterMade(t, phrase)) return
  switch (phrase.kind) {
    case 'tool':
      readTool(t, c, phrase)
      return
    case 'aside':
      // "when you look at it from the Y direction".
      if (phrase.name === 'look' && isWord(chunks[at - 1], 'you', 'we', 'i')) c.gloss += 100
      readAside(t, c, phrase, chunks, at, isTitle)
      return
    case 'dimension':
      readDimension(t, c, phrase)
      return
    case 'whole':
      readWhole(t, c, phrase, isTitle)
      return
    case 'pronoun':
      readPronoun(t, c, phrase, chunks, at)
      return
    case 'work':
      readWork(t, c, phrase, isWord(chunks[at - 1], 'with'))
      return
    case 'place':
      // "a 15 mm diameter output end": a section of its own.
      if (
        phrase.det === 'a' &&
        phrase.concept === 'end' &&
        phrase.sizes.some(({ dimension }) => dimension === 'diameter')
      ) {
        readThing(t, c, { ...phrase, kind: 'body', concept: 'any' }, chunks, at, isTitle)
        return
      }
      readPart(t, c, phrase, chunks, at)
      return
    case 'layout':
      readLayout(t, c, phrase)
      return
    default:
      readThing(t, c, phrase, chunks, at, isTitle)
      return
  }
}

/** Words before a noun, and before what it is of, that would make it another. */
export function assertKnown(c: Clause, phrase: Phrase, isTitle: boolean): void {
  for (const word of [...phrase.words, ...phrase.unknown])
    if (FOREIGN.has(word) && !(isTitle && LIKENED.test(word))) throw unread(word)
  if (!isTitle) for (const word of phrase.unknown) passOver(c, word, word)
  // "the hollow top face": no part of a solid is hollow.
  if (phrase.kind === 'place' && phrase.words.includes('hollow')) throw unread('hollow')
  if (phrase.of) assertKnown(c, phrase.of, false)
}

const LIKENESS: Readonly<Record<string, string>> = {
  half: 'semicircular',
  triangle: 'triangular',
  hexagon: 'hexagonal',
  octagon: 'octagonal',
  circle: 'circular',
  square: 'square',
  rectangle: 'rectangular',
}

/** "like a slot": how it is shaped, where a shape is meant. */
function likened(t: Telling, c: Clause, phrase: Phrase, chunks: readonly Chunk[], at: number): void {
  const theme = c.theme ?? t.lastTheme
  if (phrase.kind === 'figure' && phrase.concept === 'obround') {
    const thing = theme?.kind === 'thing' ? theme.thing : theme?.kind === 'part' ? theme.of : undefined
    thing?.words.push('obround')
  } else if (phrase.kind === 'figure' && c.gloss === 0) {
    const word = LIKENESS[phrase.concept]
    if (!word || theme?.kind !== 'thing') throw unread(quote(t, phrase.span))
    theme.thing.words.push(word)
  }
  // "like a top hat with the lid missing": a likeness, as long as it goes.
  if (!chunks.slice(at).some(isNumeric)) c.gloss += 200
  if (phrase.kind === 'body' && findThing(t.things, phrase) === undefined) {
    const before = c.theme
    readGhost(t, c, phrase)
    c.theme = before
  }
}

function readDimension(t: Telling, c: Clause, phrase: Phrase): void {
  // "An angle with 25 mm legs": a body that is called so.
  if (
    phrase.concept === 'angle' &&
    /^(?:a|)$/u.test(phrase.det) &&
    t.things.every(({ announced }) => announced) &&
    phrase.bare.length === 0
  ) {
    readThing(t, c, { ...phrase, kind: 'body', concept: 'L', name: 'angle' }, [], 0, c.title)
    return
  }
  const from = phrase.words.find((word) => /^(?:inside|inner|internal|outside|outer|external)$/u.test(word))
  if (phrase.kind === 'dimension' && phrase.plural && from && c.link === 'is' && phrase.of === undefined)
    measuredAll(t, from.startsWith('in') ? 'inner' : 'outer')
  // "with a 5 mm by 5 mm cross section".
  if (phrase.kind === 'dimension' && phrase.sizes.length > 0) {
    if (c.theme?.kind !== 'thing') throw unread(quote(t, phrase.span))
    for (const size of phrase.sizes) readSizeOf(t, c, c.theme, size)
    return
  }
  // "a block with a hexagonal cross section": so it is shaped.
  const shape = phrase.concept === 'section' ? phrase.words.find((word) => SECTIONAL.test(word)) : undefined
  if (shape && c.theme?.kind === 'thing' && c.theme.thing.role !== 'cut') {
    c.theme.thing.words.push(LIKENESS[shape] ?? shape)
    return
  }
  // "then a 6 mm hole the rest of the way": on from there.
  if (
    phrase.name === 'rest' &&
    phrase.kind === 'aside' &&
    c.theme?.kind === 'thing' &&
    c.theme.thing.role === 'cut'
  )
    c.theme.thing.places.push({
      place: { kind: 'through', refs: [], all: false, rest: true },
      gloss: asideOf(c),
      used: false,
      span: phrase.span,
    })
  if (phrase.kind === 'dimension') c.dimension = phrase
  // "Its cross section is in the YZ plane": so the body lies.
  if (phrase.kind === 'dimension' && phrase.concept === 'section' && c.theme === undefined) {
    const of = ownerOf(t, phrase) ?? t.topic ?? t.body
    if (of && /^(?:torus|tube)$/u.test(of.concept)) c.theme = { kind: 'part', phrase, of }
    else if (of) c.theme = { kind: 'thing', thing: of }
    return
  }
  // "runs the full height": through.
  const { theme } = c
  if (
    phrase.kind === 'dimension' &&
    theme?.kind === 'thing' &&
    theme.thing.role === 'cut' &&
    phrase.words.some((word) => /^(?:full|entire|whole)$/u.test(word))
  ) {
    const refs = phrase.of && phrase.of.kind !== 'whole' ? [phrase.of] : []
    theme.thing.places.push({
      place: { kind: 'through', refs, all: refs.length === 0 },
      gloss: asideOf(c),
      used: false,
      span: phrase.span,
    })
  }
  // "the same length as …", "its length runs along x": what matters of it is said besides.
}

function readWhole(t: Telling, c: Clause, phrase: Phrase, isTitle: boolean): void {
  // "Do the same thing in the Y direction": nothing here does something again.
  if (phrase.words.includes('same')) throw unread(quote(t, phrase.span))
  // "Subtract this smaller shape from the larger one": what was drawn last, where that lies inside.
  const figures = t.things.filter(({ kind, announced }) => kind === 'figure' && !announced)
  const drawn = figures.length > 1 ? figures.at(-1) : undefined
  if (drawn && c.verb === 'cut' && phrase.det === 'this') {
    drawn.role = 'cut'
    drawn.words.push('subtracted')
    c.theme = { kind: 'thing', thing: drawn }
    return
  }
  // "Remove a piece from the corner": what is cut.
  if (c.verb === 'cut' && phrase.det === 'a' && c.theme === undefined && t.body && !isSectionNamed(phrase)) {
    readThing(t, c, { ...phrase, kind: 'cut', concept: 'notch', name: 'notch' }, [], 0, false)
    return
  }
  if (c.verb === 'fillet' || c.verb === 'chamfer') {
    if (c.theme?.kind === 'work') c.theme.work.targets.push(phrase)
    return
  }
  // "Stock is 80 mm in X …": the block that the part is made of.
  if (
    /^(?:stock|blank|workpiece|material)$/u.test(phrase.name) &&
    phrase.words.length === 0 &&
    phrase.sizes.length === 0 &&
    phrase.bare.length === 0
  ) {
    if (t.things.length === 0) {
      readThing(t, c, { ...phrase, kind: 'body', concept: 'any', name: 'block', det: 'a' }, [], 0, false)
      return
    }
    if (t.body?.announced && t.body.sizes.length === 0 && !isSection(t.body)) {
      t.body.announced = false
      c.theme = { kind: 'thing', thing: t.body }
      return
    }
  }
  if (phrase.sizes.length > 0 || phrase.bare.length > 0) {
    // "a 60 x 40 x 8 mm part".
    if (t.things.length === 0) {
      readThing(t, c, { ...phrase, kind: 'body', concept: 'any' }, [], 0, isTitle)
      return
    }
  }
  if (phrase.det === 'a' && phrase.words.length > 0 && !isTitle && t.things.length === 0) {
    const shape = phrase.words.find((word) => word in SECTIONS)
    if (shape) {
      readThing(t, c, { ...phrase, kind: 'body', concept: shape, name: shape.toLowerCase() }, [], 0, isTitle)
      return
    }
  }
  // "a cylindrical object with a diameter of 5 mm": what it is shaped like.
  const shape = phrase.words.map((word) => OBJECTS[word]).find((concept) => concept !== undefined)
  if (
    shape &&
    phrase.det === 'a' &&
    t.things.length === 0 &&
    phrase.words.every((word) => word !== 'shaped')
  ) {
    readThing(t, c, { ...phrase, kind: 'body', concept: shape }, [], 0, isTitle)
    return
  }
  // "a donut shape": a donut.
  const named = phrase.words
    .map((word) => NOUNS.get(word))
    .find((noun) => noun?.kind === 'body' && noun.concept !== 'any')
  if (named && phrase.det === 'a' && t.things.length === 0) {
    readThing(t, c, { ...phrase, kind: 'body', concept: named.concept, name: named.name }, [], 0, isTitle)
    return
  }
  if (isTitle) {
    const shape = phrase.words.map((word) => word).find((word) => word.length <= 12 && sectionNamed(word))
    if (shape) {
      readThing(
        t,
        c,
        { ...phrase, kind: 'body', concept: sectionNamed(shape) as string, name: shape },
        [],
        0,
        true,
      )
      return
    }
  }
  c.theme ??= { kind: 'whole' }
}

/** "a rectangular sketch with a length of 8 mm": a rectangle. */
function readAside(
  t: Telling,
  c: Clause,
  phrase: Phrase,
  chunks: readonly Chunk[],
  at: number,
  isTitle: boolean,
): void {
  const figure = phrase.name === 'sketch' ? phrase.words.map((word) => DRAWN[word]).find(Boolean) : undefined
  if (figure && phrase.det === 'a')
    readThing(t, c, { ...phrase, kind: 'figure', concept: figure, name: figure }, chunks, at, isTitle)
  else readDimension(t, c, phrase)
}

const DRAWN: Readonly<Record<string, string>> = {
  rectangular: 'rectangle',
  square: 'square',
  circular: 'circle',
  triangular: 'triangle',
  hexagonal: 'hexagon',
  octagonal: 'octagon',
}

const OBJECTS: Readonly<Record<string, string>> = {
  rectangular: 'box',
  cylindrical: 'cylinder',
  spherical: 'sphere',
  hemispherical: 'hemisphere',
  conical: 'cone',
  hexagonal: 'hexagon',
  octagonal: 'octagon',
}

const isSectionNamed = ({ words }: Phrase): boolean =>
  words.some((word) => word in SECTIONS || sectionNamed(word) !== undefined)

const sectionNamed = (word: string): string | undefined =>
  /^(?:plus sign|plus shape|plus|cross shape)$/u.test(word)
    ? 'cross'
    : /^[ltuiz] shape$/u.test(word)
      ? word[0]?.toUpperCase()
      : undefined

/** "It" is no several: where those were spoken of last, what has them. */
const singular = (t: Telling): Thing | undefined =>
  t.topic && t.topic.count !== 1 && !t.topic.group
    ? t.things.findLast(({ count, group, role }) => count === 1 && !group && role !== 'cut')
    : undefined

function readPronoun(t: Telling, c: Clause, phrase: Phrase, chunks: readonly Chunk[], at: number): void {
  // "four legs, one at each corner": how they lie.
  if (
    phrase.concept === 'one' &&
    /^(?:a|)$/u.test(phrase.det) &&
    phrase.ordinal === undefined &&
    isSpread(chunks, at + 1)
  )
    return
  // "so one drill pass goes through both": what comes of it.
  if (c.consequence && phrase.name === 'one') {
    c.theme = { kind: 'whole' }
    return
  }
  // "This one is like a flange": the part.
  if (phrase.concept === 'one' && phrase.det === 'this' && t.things.length === 0) {
    c.theme = { kind: 'whole' }
    return
  }
  if (/^(?:counterbore|countersink)$/u.test(c.verb ?? '') && c.theme === undefined) {
    const hole = phrase.plural ? (lastPlural(t) ?? t.topic) : t.topic
    if (!hole) throw unread(quote(t, phrase.span))
    widened(t, c, hole, c.verb as 'counterbore' | 'countersink', phrase.span)
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
    if (last && (phrase.det === 'another' || isElliptic(t, c, phrase, chunks, at))) {
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
    const next = nextOf(t, phrase)
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
  if (c.theme !== undefined && c.link === '' && c.verb === undefined) return
  // "Cut it 11 mm deep", of what was drawn.
  if (c.verb === 'cut' && topic?.kind === 'figure' && topic.role === undefined && t.body) topic.role = 'cut'
  if (topic && (c.theme === undefined || c.link === '')) c.theme = { kind: 'thing', thing: topic }
}

/** Where the middle one of a row lies then follows. */
const isSpaced = (group: Thing | undefined): boolean =>
  group?.places.some(({ place }) => place.kind === 'apart' || place.kind === 'grid') ?? false

function become(t: Telling, c: Clause, thing: Thing, phrase: Phrase): void {
  takeSizes(t, c, thing, phrase)
  c.theme = { kind: 'thing', thing }
  t.topic = thing
  flush(t, c)
}

export function flush(t: Telling, c: Clause): void {
  if (!c.theme) return
  for (const said of c.waiting.splice(0)) give(t, c.theme, said)
  for (const said of c.loose.splice(0)) giveSize(t, c, c.theme, said)
}

/** Edges that were spoken of, with what was said of where they are. */
export function workOnPart(work: Work, { phrase, also, of }: Theme & { kind: 'part' }): void {
  work.targets.push(phrase, ...(also ?? []))
  work.about = of ?? work.about
  if (!of) return
  const own = of.places.filter((said) => said.own === phrase)
  of.places = of.places.filter((said) => !own.includes(said))
  // "The two corners on the right are rounded".
  for (const { place, gloss, used, span } of own)
    if (place.kind === 'at' && place.ref.kind === 'place') target(work, place.ref, ...(place.also ?? []))
    else work.places.push({ place, gloss, used, span })
}

function readWork(t: Telling, c: Clause, phrase: Phrase, isOfLast: boolean): void {
  // "with a pocket in the top, with fillets at its corners": of what was told last.
  const subject =
    isOfLast && c.theme?.kind === 'thing' && c.theme.thing.role === 'cut' ? c.theme : (c.subject ?? c.theme)
  // "Round the edge with a 2 mm fillet": the same.
  const begun = c.theme?.kind === 'work' && c.verb === phrase.concept ? c.theme.work : undefined
  if (begun && begun.sizes.length === 0 && begun.targets.length > 0) {
    for (const size of phrase.sizes) pushSizes(begun.sizes, size, asideOf(c))
    for (const figure of phrase.bare) begun.sizes.push(bareOf(figure, asideOf(c)))
    return
  }
  // "The chamfer is 5 mm x 5 mm": of the edges that were named.
  const last = t.deeds.at(-1)
  const isAgain =
    last?.kind === 'work' &&
    last.work.kind === phrase.concept &&
    last.work.sizes.length === 0 &&
    last.work.targets.length > 0 &&
    /^(?:the|this|its)$/u.test(phrase.det) &&
    !phrase.plural &&
    !phrase.of
  if (isAgain) {
    for (const size of phrase.sizes) pushSizes(last.work.sizes, size, asideOf(c))
    for (const figure of phrase.bare) last.work.sizes.push(bareOf(figure, asideOf(c)))
    c.theme = { kind: 'work', work: last.work }
    return
  }
  const work = newWork(t, c, phrase.concept as 'fillet' | 'chamfer', phrase.span)
  if (subject?.kind === 'part') workOnPart(work, subject)
  if (subject?.kind === 'thing') work.about = subject.thing
  if (phrase.of) work.targets.push(phrase.of)
  for (const size of phrase.sizes) pushSizes(work.sizes, size, asideOf(c))
  for (const figure of phrase.bare) work.sizes.push(bareOf(figure, asideOf(c)))
  // "inside corner fillet": which edges, by its adjectives.
  if (
    work.targets.length === 0 &&
    phrase.words.some((word) =>
      /^(?:corner|edge|inside|outside|inner|outer|top|bottom|vertical)$/u.test(word),
    )
  )
    work.targets.push({
      ...phrase,
      kind: 'place',
      concept: phrase.words.includes('corner') ? 'corner' : 'edge',
      name: phrase.words.includes('corner') ? 'corner' : 'edge',
      plural: true,
      sizes: [],
      bare: [],
      det: 'the',
      words: phrase.words.filter((word) => word !== 'corner' && word !== 'edge'),
    })
  c.theme = { kind: 'work', work }
  for (const said of c.waiting.splice(0)) give(t, c.theme, said)
}

function readPart(t: Telling, c: Clause, phrase: Phrase, chunks: readonly Chunk[], at: number): void {
  // "the X=20 face" says where, and "so that a thin floor is left" not how thick.
  const isOpenFloor = c.consequence && phrase.concept === 'floor' && phrase.words.includes('thin')
  if (phrase.level || isOpenFloor) throw unread(quote(t, phrase.span))
  const of = ownerOf(t, phrase)
  if (c.theme?.kind === 'work' && (c.verb === 'fillet' || c.verb === 'chamfer')) {
    c.theme.work.targets.push(phrase)
    if (of) c.theme.work.about = of
    return
  }
  if (c.theme?.kind === 'hollow') {
    // "leaving a 3 mm thick top": what is left of it.
    if (phrase.sizes.length + phrase.bare.length > 0 && t.body) {
      for (const size of phrase.sizes) pushSizes(t.body.sizes, { ...size, words: ['left'] }, true)
      for (const figure of phrase.bare) t.body.sizes.push({ ...bareOf(figure, true), words: ['left'] })
    } else if (c.gloss === 0) c.theme.hollow.open.push(phrase)
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
  const rounded = phrase.words.some((word) => /^(?:rounded|round|semicircular|half round)$/u.test(word))
  const declares = c.link !== 'is' && phrase.det !== 'the' && c.verb === undefined
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
  if (isRoundTop(phrase) && declares && roundTop(t, c, { ...phrase, words: [] }, c.theme)) return
  const isRim = /^(?:outside|inside)$/u.test(phrase.concept) && phrase.bare.length + phrase.sizes.length > 0
  const owner =
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

/** "The bolt circle is 60 mm in diameter". */
function readLayout(t: Telling, c: Clause, phrase: Phrase): void {
  const several = t.things.findLast(({ count, role }) => count !== 1 && role === 'cut')
  if (!several) throw unread(quote(t, phrase.span))
  layOut(
    several,
    {
      ...phrase,
      layout: { concept: phrase.concept, sizes: phrase.sizes, bare: phrase.bare, span: phrase.span },
    },
    asideOf(c),
  )
  c.theme = { kind: 'part', phrase, of: several }
}

/** Told as "a slot cut": a slot. */
function cutNamed(phrase: Phrase, c: Clause): Phrase {
  // "Cut a gap through the wall".
  if (
    phrase.kind === 'dimension' &&
    /^(?:gap|space)$/u.test(phrase.name) &&
    (c.verb === 'cut' ||
      (phrase.name === 'gap' &&
        phrase.det === 'a' &&
        c.theme?.kind === 'thing' &&
        c.theme.thing.concept === 'tube'))
  )
    return { ...phrase, kind: 'cut', concept: 'channel' }
  if (phrase.concept !== 'cut' && phrase.name !== 'extrusion') return phrase
  const noun = phrase.words
    .map((word) => NOUNS.get(word))
    .find((each) => each?.kind === 'cut' || each?.kind === 'figure')
  return noun
    ? {
        ...phrase,
        concept: noun.concept,
        name: noun.name,
        words: phrase.words.filter((word) => word !== noun.name),
      }
    : phrase
}

/** "the rim of the pocket", "with its base at Z=0": no bodies. */
function rimOf(phrase: Phrase, t: Telling): Phrase {
  if (phrase.kind !== 'body') return phrase
  if (/^(?:rim|lip|mouth)$/u.test(phrase.name) && phrase.of?.kind === 'cut')
    return { ...phrase, kind: 'place', concept: 'edge' }
  if (
    /^(?:base|foot)$/u.test(phrase.name) &&
    phrase.det === 'its' &&
    phrase.sizes.length === 0 &&
    phrase.bare.length === 0 &&
    !t.things.some(({ name, announced }) => name === phrase.name && !announced)
  )
    return { ...phrase, kind: 'place', concept: 'bottom' }
  return phrase
}

const LETTERS: Readonly<Record<string, string>> = {
  l: 'L',
  t: 'T',
  u: 'U',
  z: 'Z',
  c: 'U',
  i: 'I',
  h: 'I',
  hat: 'hat',
}

/** "a piece of channel": where nothing is there to be cut, the stock that is called so. */
function stockNamed(phrase: Phrase, t: Telling, c: Clause): Phrase {
  // "Each step is 20 mm tall", "each stair": of stairs.
  const isStep = phrase.name === 'step' || (phrase.name === 'stair' && phrase.det === 'each')
  if (isStep && t.body?.concept === 'stairs' && c.verb !== 'cut')
    return { ...phrase, kind: 'body', concept: 'any', name: 'step' }
  // "a square pyramid frustum".
  if (phrase.concept === 'cone' && phrase.words.some((word) => /pyramid|^square$/u.test(word)))
    return { ...phrase, concept: 'pyramid', words: [...phrase.words, 'truncated'] }
  // "a right triangular prism": no right-hand one.
  if (phrase.concept === 'triangle' && phrase.words.includes('right'))
    return { ...phrase, words: phrase.words.map((word) => (word === 'right' ? 'right triangle' : word)) }
  const isFirst = t.things.every(({ announced }) => announced) && c.verb !== 'cut' && !phrase.plural
  if (!isFirst || phrase.name !== 'channel' || /^(?:the|its|each|both)$/u.test(phrase.det)) return phrase
  return { ...phrase, kind: 'body', concept: phrase.words.includes('hat') ? 'hat' : 'U' }
}

/** "the vertical part" of a T: its web; "the top is 30 mm wide" of a hat. */
const partNamed = (phrase: Phrase, t: Telling, isSubject: boolean): Phrase =>
  ((phrase.kind === 'place' && isSubject && phrase.of === undefined) ||
    (phrase.kind === 'whole' &&
      phrase.words.some((word) => /^(?:vertical|horizontal|upright)$/u.test(word)))) &&
  partOf(t.things, { ...phrase, kind: 'body' }, t.body)
    ? { ...phrase, kind: 'body', concept: 'any' }
    : phrase

/** "a T shaped bracket": a T. */
function letterNamed(told: Phrase, t: Telling, c: Clause, isSubject: boolean): Phrase {
  const phrase = partNamed(stockNamed(told, t, c), t, isSubject)
  // "a U shaped channel": a section, and no cut.
  const isChannel = phrase.concept === 'channel' && phrase.words.includes('shaped')
  if (phrase.kind !== 'body' && phrase.kind !== 'whole' && !isChannel) return phrase
  // "a C channel mounting rail": a channel.
  const profile = phrase.words
    .map((word) => NOUNS.get(word)?.concept)
    .find((each) => each && each in SECTIONS)
  if (profile && phrase.concept === 'any') return { ...phrase, kind: 'body', concept: profile }
  if (!phrase.words.includes('shaped') && !phrase.words.includes('plus sign')) return phrase
  const letter =
    phrase.words.includes('plus sign') || phrase.words.includes('plus') || phrase.words.includes('cross')
      ? 'cross'
      : phrase.words.map((word) => LETTERS[word]).find((each) => each !== undefined)
  return letter ? { ...phrase, kind: 'body', concept: letter } : phrase
}

/** "the top rim of the head": an edge, where no body is called so. */
function rimNamed(t: Telling, phrase: Phrase): Phrase {
  const isRim =
    phrase.name === 'rim' &&
    /^(?:the|all|both|each|its)$/u.test(phrase.det) &&
    phrase.sizes.length === 0 &&
    phrase.bare.length === 0 &&
    !t.things.some(({ name }) => name === 'rim')
  return isRim ? { ...phrase, kind: 'place', concept: 'edge' } : phrase
}

/** "The bottom circle is 40 mm in diameter" of a cone: its end. */
function endCircle(t: Telling, phrase: Phrase): Phrase {
  const side = phrase.words.find((word) => /^(?:top|bottom|upper|lower)$/u.test(word))
  const isEnd =
    side !== undefined && phrase.det === 'the' && (phrase.concept === 'circle' || phrase.name === 'base')
  if (!isEnd || t.topic?.concept !== 'cone') return phrase
  return { ...phrase, kind: 'place', concept: /^[bl]/u.test(side) ? 'bottom' : 'top', name: side }
}

/** "a raised face 70 mm in diameter": a body that stands there. */
const raisedFace = (phrase: Phrase): Phrase =>
  phrase.concept === 'face' && phrase.words.includes('raised') && phrase.det === 'a'
    ? { ...phrase, kind: 'body', concept: 'any', name: 'raised face' }
    : phrase
