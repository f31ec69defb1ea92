/** "Extrude the ring by 5 mm and the disc by 8 mm": each is extruded by itself. */
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'

const HOW_FAR = ['by', 'to', 'upward', 'downward', 'outward']

const isLength = (chunk: Chunk | undefined): boolean =>
  (chunk?.kind === 'figures' && chunk.what === 'length') || chunk?.kind === 'size'

/** Where the second of them begins, behind "and". */
function secondAt(chunks: readonly Chunk[], verb: number): number | undefined {
  const lengths = chunks.findIndex(
    (chunk, at) => at > verb && isLength(chunk) && isWord(chunks[at - 1], ...HOW_FAR),
  )
  if (lengths < 0) return undefined
  let at = lengths + 1
  while (isWord(chunks[at], ',', 'and', 'while', 'but', 'then')) at++
  const phrase = phraseIn(chunks[at])
  const isOther =
    phrase !== undefined && phrase.det !== 'a' && /^(?:figure|body|whole|pronoun)$/u.test(phrase.kind)
  return at > lengths + 1 && isOther && isWord(chunks[at + 1], ...HOW_FAR) && isLength(chunks[at + 2])
    ? at
    : undefined
}

/** "from the same plane". */
const isSame = (phrase: Phrase | undefined): boolean =>
  phrase?.concept === 'plane' && phrase.words.includes('same')

/** "by 5 mm away from the head": out of the face that it is drawn on, as anything is. */
function withoutAway(chunks: readonly Chunk[], verb: number): Chunk[] {
  const plane = chunks.findIndex(
    (chunk, at) =>
      at > verb && isWord(chunk, 'from') && isLength(chunks[at - 1]) && isSame(phraseIn(chunks[at + 1])),
  )
  if (plane > 0) return [...chunks.slice(0, plane), ...chunks.slice(plane + 2)]
  const away = chunks.findIndex(
    (chunk, at) =>
      at > verb && isWord(chunk, 'away') && isWord(chunks[at + 1], 'from') && isLength(chunks[at - 1]),
  )
  return away < 0 || !phraseIn(chunks[away + 2])
    ? [...chunks]
    : [...chunks.slice(0, away), ...chunks.slice(away + 3)]
}

export function withExtrusions(told: readonly Chunk[]): Chunk[] {
  const order = told.findIndex((chunk) => isWord(chunk, 'extrude', 'extruding'))
  const chunks = order < 0 ? told : withoutAway(told, order)
  const verb = chunks.findIndex((chunk) => isWord(chunk, 'extrude', 'extruding'))
  const second = verb < 0 ? undefined : secondAt(chunks, verb)
  const first = chunks[verb]
  if (second === undefined || !first) return [...chunks]
  const extrude: Chunk = { kind: 'word', text: 'extrude', span: chunks[second]?.span ?? first.span }
  return [...chunks.slice(0, second), ...withExtrusions([extrude, ...chunks.slice(second)])]
}
