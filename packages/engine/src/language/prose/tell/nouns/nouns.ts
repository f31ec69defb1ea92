/** Noun phrases that are the subject or the object of a clause. */

import { unread } from '../../../operations/unread.ts'
import { findThing } from '../../find.ts'
import { type Chunk, isWord, type Phrase, phraseIn } from '../../phrases.ts'
import type { Thing } from '../../scene.ts'
import { readMouth } from '../dovetails.ts'
import { assertKnown } from '../foreign-words.ts'
import { give } from '../given-places.ts'
import { madeOf } from '../measured.ts'
import { isNumeric, isSized } from '../numeric.ts'
import { takeSizes } from '../taken-sizes.ts'
import { asideOf, type Clause, lastPlural, quote, type Telling } from '../telling.ts'
import { readTool } from '../tools.ts'
import { isLetterMade, readSlotPart } from '../tslots.ts'
import { nameTurned, readStretch } from '../turned.ts'
import { readThing } from './bodies.ts'
import { readAside, readDimension } from './dimensions.ts'
import { readWork } from './fillets.ts'
import { readLayout } from './layouts.ts'
import { likened } from './likened.ts'
import { isSizedBehind } from './passing.ts'
import { readPronoun } from './pronouns.ts'
import { cutNamed, endCircle, letterNamed, raisedFace, rimNamed, rimOf, shoulderNamed } from './renamed.ts'
import { readPart } from './sides.ts'
import { readWhole } from './wholes.ts'

/** "… is cut out of it", "… has been removed". */
const isTaken = (chunks: readonly Chunk[], at: number): boolean =>
  chunks
    .slice(at + 1)
    .some(
      (chunk, nth) =>
        isWord(chunk, 'cut', 'removed', 'taken', 'sawn', 'missing', 'carved', 'milled') &&
        isWord(chunks[at + nth], 'is', 'been', 'are', 'gets', 'was'),
    )

const isSpanned = ({ words, sizes, concept }: Phrase, before: Chunk | undefined): boolean =>
  sizes.length === 0 &&
  /^(?:length|width|depth)$/u.test(concept) &&
  words.some((word) => /^(?:full|whole|entire)$/u.test(word)) &&
  (isWord(before, 'runs', 'run', 'running', 'spans', 'span', 'spanning', 'covers', 'covering') ||
    isWord(before, 'extends', 'extend', 'extending', 'goes', ',', 'and', 'with', 'spanning'))

/** "a 90 degree sector of a 30 mm radius cylinder": its radius. */
function slicedOf(told: Phrase): Phrase {
  const { of, ...phrase } = told
  if (phrase.concept !== 'sector' || !of) return told
  return { ...phrase, sizes: [...phrase.sizes, ...of.sizes], bare: [...phrase.bare, ...of.bare] }
}

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
    raisedFace(
      rimOf(
        rimNamed(
          t,
          letterNamed(cutNamed(shoulderNamed(slicedOf(told), t, c), c), t, c, isSubject),
          chunks,
          at,
        ),
        t,
        isSubject,
      ),
    ),
  )
  // "(90-degree pie slice)": its other name.
  const sliced = c.gloss > 0 && c.theme?.kind === 'thing' ? c.theme.thing : undefined
  if (sliced && /^(?:quarter|sector)$/u.test(sliced.concept) && phrase.concept === 'sector') {
    takeSizes(t, c, sliced, phrase)
    return
  }
  // "the tube is 12 mm in diameter", ", round tube" of a torus: a part of it.
  const ring = t.things.findLast(({ concept }) => concept === 'torus')
  if (ring && phrase.kind === 'body' && phrase.concept === 'tube' && phrase.det !== 'a') {
    c.theme = { kind: 'part', phrase, of: ring }
    return
  }
  // "I would like a plate": it is wanted, and nothing like it.
  const isWanted = isWord(chunks[at - 2], 'would', "'d", 'i', 'we')
  if (isWord(chunks[at - 1], 'like') && !isWanted && phrase.kind !== 'place') {
    likened(t, c, phrase, chunks, at)
    return
  }
  if (isWord(chunks[at - 1], 'without')) return
  // "so it's a full half circle", of a rounding that is told by its radius: whether it is, is not looked at.
  const isRounded = c.consequence && t.deeds.at(-1)?.kind === 'work'
  if (isRounded && phrase.concept === 'half' && phrase.words.includes('full'))
    throw unread(quote(t, phrase.span))
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
  if (phrase.det === 'no') {
    c.denied = true
    const isAll = phrase.kind === 'work' && phrase.of === undefined && phrase.words.length === 0
    if (isAll && !chunks.slice(at + 1).some((chunk) => phraseIn(chunk)?.kind === 'place'))
      t.absent.push({ kind: phrase.concept as 'fillet' | 'chamfer', span: phrase.span })
    return
  }
  if (c.denied && phrase.kind === 'work') return
  // "a quarter section of a ring": nothing here is built by the quarter.
  if (phrase.words.includes('quarter') && /^(?:body|whole|figure)$/u.test(phrase.kind))
    throw unread(quote(t, phrase.span))
  if (phrase.concept === 'turned') {
    readStretch(t, c, phrase)
    return
  }
  if (nameTurned(t, c, phrase)) return
  if (readMouth(t, c, phrase) || readSlotPart(t, c, phrase) || isLetterMade(t, phrase)) return
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
      // "runs the whole width", "spans the full length of the base": so far it goes.
      if (
        c.theme?.kind === 'thing' &&
        (c.theme.thing.concept === 'hole' || isRunning(c.theme.thing)) &&
        isSpanned(phrase, chunks[at - 1])
      ) {
        const { concept, role } = c.theme.thing
        give(t, c.theme, {
          place: {
            kind: 'at',
            how: concept === 'hole' ? 'through' : role === 'cut' ? 'along' : 'over',
            ref: phrase,
          },
          gloss: asideOf(c),
          used: false,
          span: phrase.span,
        })
        return
      }
      readDimension(t, c, phrase)
      return
    case 'whole':
      // "A 25 mm wide piece is cut out of the edge": what is cut.
      if (t.body && phrase.det === 'a' && isSized(phrase) && isTaken(chunks, at)) {
        readThing(t, c, { ...phrase, kind: 'cut', concept: 'notch', name: 'notch' }, chunks, at, isTitle)
        return
      }
      readWhole(t, c, phrase, isTitle, chunks.slice(at + 1))
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
      // "a square end, 12 mm x 12 mm and 15 mm long", "a conical transition": bodies, where they are sized.
      if (
        phrase.det === 'a' &&
        /^(?:end|junction)$/u.test(phrase.concept) &&
        phrase.words.some((word) => SHAPED_END.test(word)) &&
        isSizedBehind(chunks.slice(at + 1, at + 3), 0)
      ) {
        readThing(t, c, { ...phrase, kind: 'body', concept: 'any', name: 'tip' }, chunks, at, isTitle)
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

/** A hole goes through; a slot or a keyway runs along. */
const isRunning = ({ role, concept }: Thing): boolean =>
  role === 'add' || (role === 'cut' && concept !== 'hole')

const SHAPED_END = /^(?:square|hexagonal|conical|tapered|cylindrical|round)$/u
