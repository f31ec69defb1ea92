/** "X15 Y20": coordinates as they are told at a machine; and where its zero is set. */
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'

/** "X15", "Z -5": an axis and a number behind it. */
export function withCoordinates(chunks: readonly Chunk[]): Chunk[] {
  const made: Chunk[] = []
  for (let at = 0; at < chunks.length; at++) {
    const chunk = chunks[at] as Chunk
    const next = chunks[at + 1]
    const before = made.at(-1)
    const isAxis = chunk.kind === 'word' && /^[xyz]$/u.test(chunk.text)
    const isNumber =
      next?.kind === 'figures' &&
      next.figures.length === 1 &&
      (next.what === 'number' || next.what === 'length')
    const isFactor = before?.kind === 'figures' || before?.kind === 'size'
    if (isAxis && isNumber && !isFactor && !isWord(before, 'in', 'along')) {
      made.push({
        kind: 'coordinate',
        axis: chunk.text as 'x',
        figures: next.figures,
        range: false,
        span: [chunk.span[0], next.span[1]],
      })
      at++
    } else made.push(chunk)
  }
  return made
}

const isOrigin = (chunk: Chunk | undefined): boolean => phraseIn(chunk)?.concept === 'origin'

const isCorner = (phrase: Phrase | undefined): phrase is Phrase => phrase?.concept === 'corner'

/** "Set your zero at the lower left corner", "the lower left corner is zero": which corner, and what else is told. */
export function zeroIn(chunks: readonly Chunk[]): { corner: Phrase; rest: Chunk[] } | undefined {
  for (const at of chunks.keys()) {
    const first = phraseIn(chunks[at])
    if (!isWord(chunks[at + 1], 'at', 'in', 'on', 'is', 'as', '=', 'to')) continue
    const second = phraseIn(chunks[at + 2])
    const corner =
      isOrigin(chunks[at]) && isCorner(second)
        ? second
        : isOrigin(chunks[at + 2]) && isCorner(first)
          ? first
          : undefined
    if (!corner) continue
    const isOrder = isWord(chunks[at - 1], 'set', 'use', 'take', 'put', 'make', 'with')
    const lead = chunks.slice(0, isOrder ? at - 1 : at)
    return { corner, rest: [...lead, ...chunks.slice(at + 3)] }
  }
  return undefined
}
