/** "X15 Y20": coordinates as they are told at a machine; several of them in a list; and where the machine's zero is set. */
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'

type Coordinate = Chunk & { kind: 'coordinate' }

/** A single coordinate, and where the list goes on behind it. */
function coordinatesFrom(chunks: readonly Chunk[], from: number): { all: Coordinate[]; next: number } {
  const all: Coordinate[] = []
  let [at, next] = [from, from]
  for (;;) {
    const chunk = chunks[at]
    if (chunk?.kind !== 'coordinate' || chunk.range || chunk.figures.length !== 1) break
    all.push(chunk)
    next = at + 1
    at = next
    while (isWord(chunks[at], ',', 'and', 'at')) at++
    if (at > next + 3) break
  }
  return { all, next }
}

const spanOf = (all: readonly Chunk[]): Chunk['span'] => [all[0]?.span[0] ?? 0, all.at(-1)?.span[1] ?? 0]

/** "at X=20 and X=45": two levels of one axis; "X=10, Y=5 and X=30, Y=5": two points. */
function withLists(chunks: readonly Chunk[]): Chunk[] {
  const made: Chunk[] = []
  for (let at = 0; at < chunks.length; at++) {
    const { all, next } = coordinatesFrom(chunks, at)
    const axes = [...new Set(all.map(({ axis }) => axis))]
    if (all.length < 2 || axes.length === all.length) {
      made.push(chunks[at] as Chunk)
      continue
    }
    const isPoints = axes.length > 1 && all.every(({ axis }, nth) => axis === axes[nth % axes.length])
    if (isPoints && all.length % axes.length === 0) {
      const figures = all.flatMap((each) => [...each.figures])
      const points = Array.from({ length: all.length / axes.length }, (_, nth) =>
        figures.slice(nth * axes.length, (nth + 1) * axes.length).map(({ value }) => value),
      )
      made.push({ kind: 'points', points, axes, figures, span: spanOf(all) })
    } else
      for (const axis of axes) {
        const own = all.filter((each) => each.axis === axis)
        const figures = own.flatMap((each) => [...each.figures])
        made.push({ kind: 'coordinate', axis, figures, range: false, span: spanOf(own) })
      }
    at = next - 1
  }
  return made
}

export const withCoordinates = (chunks: readonly Chunk[]): Chunk[] => withLists(withNumbers(chunks))

/** "X15", "Z -5": an axis and a number behind it. */
function withNumbers(chunks: readonly Chunk[]): Chunk[] {
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

const isOrigin = (chunk: Chunk | undefined): boolean =>
  phraseIn(chunk)?.concept === 'origin' ||
  // "lower left corner at (0, 0)".
  (chunk?.kind === 'points' &&
    chunk.points.length === 1 &&
    chunk.points[0]?.every((value) => value === 0) === true)

/** "one corner at the origin": the one that coordinates go up from. */
const asLow = (corner: Phrase): Phrase =>
  corner.words.length === 0 && /^(?:a|one of|)$/u.test(corner.det)
    ? { ...corner, det: 'the', words: ['lower', 'left'] }
    : corner

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
    return { corner: asLow(corner), rest: [...lead, ...chunks.slice(at + 3)] }
  }
  return undefined
}
