/** Nouns for a dimension of what is spoken of, "a hexagonal cross section", and for a drawing of it. */

import { unread } from '../../../operations/unread.ts'
import { SECTIONAL } from '../../chunks/sizes-at.ts'
import { NOUNS } from '../../lexicon.ts'
import type { Chunk, Phrase } from '../../phrases.ts'
import { measuredAll } from '../measured.ts'
import { readSizeOf } from '../sizes-of.ts'
import { asideOf, type Clause, quote, type Telling } from '../telling.ts'
import { ownerOf } from '../things.ts'
import { readThing } from './bodies.ts'
import { LIKENESS } from './likened.ts'

export function readDimension(t: Telling, c: Clause, phrase: Phrase): void {
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

/** "a rectangular sketch with a length of 8 mm": a rectangle. */
export function readAside(
  t: Telling,
  c: Clause,
  phrase: Phrase,
  chunks: readonly Chunk[],
  at: number,
  isTitle: boolean,
): void {
  // "That's six holes total": those that were told.
  const counted = phrase.name === 'total' && phrase.count !== undefined ? phrase.words : []
  const alike = t.things.filter(
    ({ concept, role, group }) => role === 'cut' && counted.includes(concept) && !group,
  )
  const come = alike.reduce((sum, { count, members }) => sum + (members.length || Math.max(1, count)), 0)
  if (alike.length > 0 && come !== phrase.count) throw unread(quote(t, phrase.span))
  const figure = phrase.name === 'sketch' ? phrase.words.map(figureNamed).find(Boolean) : undefined
  if (figure && phrase.det === 'a')
    readThing(t, c, { ...phrase, kind: 'figure', ...figure }, chunks, at, isTitle)
  else readDimension(t, c, phrase)
}

/** "a rectangular sketch", "a quarter circle sketch". */
function figureNamed(word: string): { concept: string; name: string } | undefined {
  const noun = NOUNS.get(word)
  if (noun?.kind === 'figure') return { concept: noun.concept, name: noun.name }
  const drawn = DRAWN[word]
  return drawn ? { concept: drawn, name: drawn } : undefined
}

const DRAWN: Readonly<Record<string, string>> = {
  rectangular: 'rectangle',
  square: 'square',
  circular: 'circle',
  triangular: 'triangle',
  hexagonal: 'hexagon',
  octagonal: 'octagon',
  pentagonal: 'pentagon',
  heptagonal: 'heptagon',
}
