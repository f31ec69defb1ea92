/** "the Z=15 face", "the face at X=20": which face, by where it lies. */
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'

export function withFaces(chunks: readonly Chunk[]): Chunk[] {
  const made: Chunk[] = []
  for (let at = 0; at < chunks.length; at++) {
    const chunk = chunks[at] as Chunk
    const [face, coordinate, next] = isFace(chunk)
      ? [chunk, isWord(chunks[at + 1], 'at') ? chunks[at + 2] : undefined, at + 2]
      : [chunks[at + 1], chunk, at + 1]
    const phrase = phraseIn(face)
    const [figure, second] = coordinate?.kind === 'coordinate' && !coordinate.range ? coordinate.figures : []
    if (coordinate?.kind === 'coordinate' && phrase && isFace(face) && figure && !second) {
      if (isWord(made.at(-1), 'the')) made.pop()
      const end = chunks[next]?.span[1] ?? chunk.span[1]
      const there: Phrase = { ...phrase, det: 'the', level: { axis: coordinate.axis, figure } }
      // "the center of the X=20 face".
      const owned = isWord(made.at(-1), 'of') ? phraseIn(made.at(-2)) : undefined
      if (owned?.kind === 'place' && !owned.of) {
        const [first] = made.splice(-2)
        const span: Chunk['span'] = [first?.span[0] ?? 0, end]
        made.push({ kind: 'phrase', phrase: { ...owned, of: there, span }, span })
      } else made.push({ kind: 'phrase', phrase: there, span: [chunk.span[0], end] })
      at = next
    } else made.push(chunk)
  }
  return made
}

const isFace = (chunk: Chunk | undefined): boolean => {
  const phrase = phraseIn(chunk)
  return (
    phrase?.concept === 'face' && !phrase.plural && /^(?:the|)$/u.test(phrase.det) && phrase.bare.length === 0
  )
}
