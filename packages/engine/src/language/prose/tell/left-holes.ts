/** "leaving the circle as a hole", "so that the circles become holes": what was drawn is left out of what it lies in. */

import { findThing } from '../find.ts'
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'
import type { Thing } from '../scene.ts'
import type { Telling } from './telling.ts'

const STAYS = [
  'remains',
  'remain',
  'remaining',
  'left',
  'is',
  'are',
  'being',
  'kept',
  'acting',
  'serving',
  'stays',
  'stay',
  'used',
  'leaves',
  'treated',
  'regarded',
]

const BECOMES = [
  'becomes',
  'become',
  'becoming',
  'forms',
  'form',
  'forming',
  'makes',
  'make',
  'making',
  'represents',
  'represent',
  'representing',
]

const OPENING = /^(?:hole|pocket|cut)$/u

const isOpening = (phrase: Phrase | undefined): boolean =>
  phrase?.kind === 'cut' && OPENING.test(phrase.concept) && phrase.sizes.length + phrase.bare.length === 0

/** Behind "the circle": where its becoming a hole is said to the end. */
function holeAt(chunks: readonly Chunk[], from: number): number | undefined {
  let at = from
  while (isWord(chunks[at], ...STAYS, 'to', 'will', 'should')) at++
  const isNamed = isWord(chunks[at], 'as', ...BECOMES) || isWord(chunks[at - 1], 'is', 'are', 'being')
  if (isWord(chunks[at], 'as', ...BECOMES)) at++
  if (!isNamed || !isOpening(phraseIn(chunks[at]))) return undefined
  return isWord(chunks[at + 1], 'in') &&
    /^(?:pronoun|body|figure)$/u.test(phraseIn(chunks[at + 2])?.kind ?? '')
    ? at + 3
    : at + 1
}

const drawnAs = (t: Telling, phrase: Phrase): Thing | undefined =>
  /^(?:figure|cut)$/u.test(phrase.kind) && phrase.det !== 'a' ? findThing(t.things, phrase) : undefined

/** Behind which chunk it goes on. */
export function readLeftHole(t: Telling, chunks: readonly Chunk[], at: number): number | undefined {
  const phrase = phraseIn(chunks[at])
  const thing = phrase && drawnAs(t, phrase)
  const next = thing && holeAt(chunks, at + 1)
  const first = t.things.find(({ drawn, announced }) => drawn && !announced)
  if (!thing || next === undefined || thing === first || !thing.drawn || thing.role === 'add')
    return undefined
  thing.role = 'cut'
  return next
}
