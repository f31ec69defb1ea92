/** "18 mm to the right and 12 mm up from the lower left corner": how far each way, from one point. */
import { type Figure, type Phrase, phraseIn } from '../phrases.ts'
import type { Place } from '../scene.ts'
import { type Chunks, type ReadPlaces, wordAt } from './axes-at.ts'

interface Offset {
  figure: Figure
  side: string
  next: number
}

const WAYS: Readonly<Record<string, string>> = {
  up: 'above',
  upward: 'above',
  down: 'below',
  downward: 'below',
  back: 'back',
  forward: 'front',
  left: 'left',
  right: 'right',
}

/** "18 mm to the right", "18 right", "12 mm up", "10 mm toward the back". */
function offsetAt(chunks: Chunks, at: number): Offset | undefined {
  const chunk = chunks[at]
  if (chunk?.kind !== 'figures' || chunk.figures.length !== 1 || chunk.what === 'angle') return undefined
  const figure = chunk.figures[0] as Figure
  let next = at + 1
  if (/^(?:over|out)$/u.test(wordAt(chunks, next))) next++
  if (/^(?:to|toward)$/u.test(wordAt(chunks, next))) next++
  const phrase = phraseIn(chunks[next])
  const isSide =
    phrase?.kind === 'place' &&
    /^(?:left|right|front|back)$/u.test(phrase.concept) &&
    !phrase.of &&
    !/ (?:edge|end|face|side)$/u.test(phrase.name) &&
    phrase.bare.length === 0
  if (isSide && phrase) return { figure, side: phrase.concept, next: next + 1 }
  const side = WAYS[wordAt(chunks, next)]
  return side && next === at + 1 ? { figure, side, next: next + 1 } : undefined
}

/** From where they are measured: a corner, a center, the origin, another hole. */
function originAt(chunks: Chunks, at: number): { ref: Phrase; next: number } | undefined {
  if (!/^(?:from|of)$/u.test(wordAt(chunks, at))) return undefined
  const ref = phraseIn(chunks[at + 1])
  const isPoint =
    ref && (/^(?:corner|center|origin)$/u.test(ref.concept) || ref.kind === 'cut' || ref.kind === 'pronoun')
  return isPoint ? { ref, next: at + 2 } : undefined
}

/** Two ways at once, of one point; a single one is a distance. */
export function offsetsAt(chunks: Chunks, from: number): ReadPlaces | undefined {
  const offsets: Offset[] = []
  let at = from
  for (;;) {
    const offset = offsetAt(chunks, at)
    if (!offset) break
    offsets.push(offset)
    at = offset.next
    const link = wordAt(chunks, at) === ',' && wordAt(chunks, at + 1) === 'and' ? at + 2 : at + 1
    if (!/^(?:and|,)$/u.test(wordAt(chunks, at)) || !offsetAt(chunks, link)) break
    at = link
  }
  const last = offsets.at(-1)
  if (offsets.length < 2 || !last) return undefined
  const origin = originAt(chunks, last.next)
  // "18 mm right and 12 mm up from the bottom edge": of different things.
  if (!origin && /^(?:from|of|off)$/u.test(wordAt(chunks, last.next))) return undefined
  const places = offsets.map(
    ({ figure, side }): Place => ({
      kind: 'beyond',
      figure,
      side,
      ...(origin ? { ref: origin.ref } : {}),
    }),
  )
  return { places, next: origin?.next ?? last.next }
}
