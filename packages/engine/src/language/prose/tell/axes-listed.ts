/** Axes that are told together: "at X and Y = -18, -6, 6, 18", "12 mm spacing in both X and Y", "with X centered at 0". */
import type { AxisName } from '../../../plan/geometry.ts'
import { type Chunk, isWord, phraseIn } from '../phrases.ts'

const isAxis = (chunk: Chunk | undefined): chunk is Chunk & { kind: 'word' } => isWord(chunk, 'x', 'y', 'z')

/** "both", however it was read. */
const isBoth = (chunk: Chunk | undefined): boolean =>
  isWord(chunk, 'both') || (phraseIn(chunk)?.kind === 'pronoun' && phraseIn(chunk)?.det === 'both')

export function withAxesListed(chunks: readonly Chunk[]): Chunk[] {
  const made: Chunk[] = []
  for (let at = 0; at < chunks.length; at++) {
    const chunk = chunks[at] as Chunk
    const [second, third] = [chunks[at + 1], chunks[at + 2]]
    // "at X and Y = -18, -6, 6, 18": the same levels along each.
    if (isAxis(chunk) && isWord(second, 'and') && third?.kind === 'coordinate' && !third.range) {
      made.push({ ...third, axis: chunk.text as AxisName }, third)
      at += 2
      continue
    }
    // "in both X and Y": in both directions.
    const lead = isBoth(second) ? at + 2 : isWord(second, 'each') ? at + 2 : at + 1
    const [first, and, other] = [chunks[lead], chunks[lead + 1], chunks[lead + 2]]
    if (isWord(chunk, 'in', 'along') && isAxis(first) && isWord(and, 'and') && isAxis(other)) {
      const before = made.at(-1)
      const isSpaced =
        (before?.kind === 'size' && before.size.dimension === 'distance') ||
        isWord(before, 'apart') ||
        isBoth(second)
      const isPlane = [first.text, other.text].sort().join('') === 'xy'
      if (isSpaced && isPlane) {
        const span = [chunk.span[0], other.span[1]] as const
        made.push({ kind: 'word', text: 'in', span }, bothWays(span))
        at = lead + 2
        continue
      }
    }
    // "with X centered at 0".
    const figures = chunks[at + 3]
    if (
      isAxis(chunk) &&
      isWord(second, 'centered') &&
      isWord(third, 'at') &&
      figures?.kind === 'figures' &&
      figures.figures.length === 1
    ) {
      const span = [chunk.span[0], figures.span[1]] as const
      made.push(second as Chunk, third as Chunk, {
        kind: 'coordinate',
        axis: chunk.text as AxisName,
        figures: figures.figures,
        range: false,
        span,
      })
      at += 3
      continue
    }
    made.push(chunk)
  }
  return made
}

const bothWays = (span: Chunk['span']): Chunk => ({
  kind: 'phrase',
  phrase: {
    concept: 'direction',
    kind: 'place',
    name: 'direction',
    plural: true,
    det: 'both',
    count: 2,
    words: [],
    unknown: [],
    sizes: [],
    bare: [],
    span,
  },
  span,
})

/** "12 mm radially beyond the core": radially, so far beyond it. */
export function withManners(chunks: readonly Chunk[]): Chunk[] {
  const at = chunks.findIndex(
    (chunk, nth) =>
      chunk.kind === 'figures' &&
      isWord(chunks[nth + 1], 'radially', 'outward') &&
      isWord(chunks[nth + 2], 'beyond', 'past', 'from', 'above'),
  )
  const [figures, manner] = [chunks[at], chunks[at + 1]]
  return at < 0 || !figures || !manner
    ? [...chunks]
    : withManners([...chunks.slice(0, at), manner, figures, ...chunks.slice(at + 2)])
}
