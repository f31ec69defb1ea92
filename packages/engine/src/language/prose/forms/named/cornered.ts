/** Forms that are named by their corners. */
import { type Chunk, phraseIn } from '../../phrases.ts'
import { outlineOf } from '../figures/outlines.ts'
import type { Flat } from '../form.ts'
import type { Found } from './found.ts'

/** "a plate with the corners (0, 0), (60, 0), (60, 20) and (0, 40)". */
export function outlineAt(chunks: readonly Chunk[], at: number): Found | undefined {
  const phrase = phraseIn(chunks[at])
  const told = chunks.slice(at + 1).find((chunk) => chunk.kind === 'points')
  const isPlate =
    (phrase?.kind === 'body' || phrase?.concept === 'outline') &&
    /^(?:plate|prism|block|sheet|slab|solid|profile|panel|polygon|closed polygon|outline)$/u.test(phrase.name)
  if (!phrase || !isPlate || told?.kind !== 'points' || told.points.length < 3) return undefined
  if (told.points.some((point) => point.length !== 2) || told.axes.join('') !== 'xy') return undefined
  const points = told.points.map(([x = 0, y = 0]): Flat => [x, y])
  return {
    forms: () => [outlineOf(points)],
    concept: 'form',
    name: phrase.name,
    at,
    next: at + 1,
    counts: {},
  }
}
