/** What something is said to be like: "like a slot", "like a top hat". */

import { unread } from '../../../operations/unread.ts'
import { findThing } from '../../find.ts'
import type { Chunk, Phrase } from '../../phrases.ts'
import { isSection } from '../../sections.ts'
import { isNumeric } from '../numeric.ts'
import { type Clause, quote, type Telling } from '../telling.ts'
import { readThing } from './bodies.ts'
import { readGhost } from './ghosts.ts'

export const LIKENESS: Readonly<Record<string, string>> = {
  half: 'semicircular',
  triangle: 'triangular',
  hexagon: 'hexagonal',
  octagon: 'octagonal',
  circle: 'circular',
  square: 'square',
  rectangle: 'rectangular',
}

/** "like a slot": how it is shaped, where a shape is meant. */
export function likened(t: Telling, c: Clause, phrase: Phrase, chunks: readonly Chunk[], at: number): void {
  const theme = c.theme ?? t.lastTheme
  // "an object that looks like half of a disc": that is what it is, where sizes of it follow.
  const isShape = phrase.kind === 'body' && phrase.concept !== 'any' && !isSection(phrase)
  if (isShape && t.things.length === 0 && theme?.kind === 'whole') {
    readThing(t, c, { ...phrase, det: 'a' }, chunks, at, true)
    t.things.at(-1)?.words.push('likeness')
    return
  }
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
