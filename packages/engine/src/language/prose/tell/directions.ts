/** "along +X, -X, +Y and -Y": the ways that several go out, as angles from the x axis. */
import { type Chunk, type Figure, isWord, phraseIn } from '../phrases.ts'

const DEGREES: Readonly<Record<string, number>> = { '+x': 0, '+y': 90, '-x': 180, '-y': 270 }

/** The sides are named as they are read: "+X" is the right one. */
const NAMED: Readonly<Record<string, number>> = { right: 0, back: 90, left: 180, front: 270 }

const textOf = (chunk: Chunk | undefined): string => (chunk?.kind === 'word' ? chunk.text : '')

function wayAt(chunks: readonly Chunk[], at: number): { degrees: number; next: number } | undefined {
  const sign = textOf(chunks[at])
  const signed = /^[+-]$/u.test(sign) ? DEGREES[`${sign}${textOf(chunks[at + 1])}`] : undefined
  if (signed !== undefined) return { degrees: signed, next: at + 2 }
  const side = phraseIn(chunks[at])
  const named =
    side?.kind === 'place' && side.bare.length + side.sizes.length === 0 ? NAMED[side.concept] : undefined
  return named !== undefined && side?.of === undefined ? { degrees: named, next: at + 1 } : undefined
}

export function withDirections(chunks: readonly Chunk[]): Chunk[] {
  for (const at of chunks.keys()) {
    if (!isWord(chunks[at], 'along', 'in', 'toward', 'to', 'on', 'at')) continue
    const lead = isWord(chunks[at + 1], 'the') ? at + 2 : at + 1
    // "+X" as it is written, where one of them stands for itself.
    if (!/^[+-]$/u.test(textOf(chunks[lead]))) continue
    const found: number[] = []
    let next = lead
    for (let way = wayAt(chunks, next); way; way = wayAt(chunks, next)) {
      found.push(way.degrees)
      next = way.next
      const after = next
      while (isWord(chunks[next], ',', 'and')) next++
      if (!wayAt(chunks, next)) {
        next = after
        break
      }
    }
    if (found.length < 2) continue
    const span = [chunks[at]?.span[0] ?? 0, chunks[next - 1]?.span[1] ?? 0] as const
    const figures = found.map((value): Figure => ({ value, unit: 'angle', text: `${value}°`, span }))
    const isNamed =
      isWord(chunks[next], 'direction', 'directions') || phraseIn(chunks[next])?.concept === 'direction'
    return withDirections([
      ...chunks.slice(0, at),
      { kind: 'word', text: 'at', span },
      { kind: 'figures', figures, what: 'list', span },
      ...chunks.slice(isNamed ? next + 1 : next),
    ])
  }
  return [...chunks]
}
