/** Sizes without a name, "40 mm": what the words around them make of them. */
import { type Chunk, isWord, phraseIn } from '../../phrases.ts'
import type { Fact } from '../form.ts'
import type { Hearing } from './hearing.ts'

export function hearFigures(
  hearing: Hearing,
  chunks: readonly Chunk[],
  at: number,
  chunk: Chunk & { kind: 'figures' },
): number | undefined {
  if (chunk.what === 'angle') return chunk.figures.every(({ value }) => value === 90) ? at + 1 : undefined
  if (chunk.what === 'count') return undefined
  // "The 40 mm is measured on the outside": what was told.
  const again = isWord(chunks[at - 1], 'the')
    ? hearing.facts.find(({ figures }) => figures.some(({ value }) => value === chunk.figures[0]?.value))
    : undefined
  if (again) {
    hearing.focus = again
    return at + 1
  }
  const wall = phraseIn(chunks[at - 1])?.name === 'wall' && chunk.figures.length === 1
  const pending = hearing.pending
  hearing.pending = undefined
  const apart = isWord(chunks[at + 1], 'apart') || isWord(chunks[at + 2], 'apart')
  for (const figure of chunk.figures) {
    if (pending)
      hearing.push({ ...pending, figures: [figure], value: figure.value, axes: [figure.axis] } as Fact)
    else if (hearing.extruding) {
      hearing.extruding = false
      hearing.push({ owners: ['whole'], dimension: 'run', figures: [figure], value: figure.value, axes: [] })
    } else if (apart)
      hearing.push({
        owners: ['whole'],
        dimension: 'apart',
        figures: [figure],
        value: figure.value,
        axes: [],
      })
    else if (isFrom(chunks, at))
      hearing.push({
        owners: hearing.owners(),
        dimension: 'distance',
        figures: [figure],
        value: figure.value,
        axes: [],
      })
    else if (wall)
      hearing.push({
        owners: ['whole', ...hearing.owners()],
        dimension: 'wall',
        figures: [figure],
        value: figure.value,
        axes: [],
      })
    else
      hearing.push({
        owners: hearing.owners(),
        dimension: hearing.half ? 'radius' : 'bare',
        figures: [figure],
        value: figure.value,
        axes: [figure.axis],
      })
  }
  return at + 1
}

/** "from Z=0 to Z=8": so far it goes that way. */
export function hearCoordinate(
  hearing: Hearing,
  chunks: readonly Chunk[],
  at: number,
  { axis, figures, range }: Chunk & { kind: 'coordinate' },
): number | undefined {
  const [a, b] = figures
  if (range && a && b) {
    hearing.push({
      owners: [hearing.owner, 'whole'],
      dimension: axis === 'z' ? 'height' : 'run',
      figures,
      value: Math.abs(b.value - a.value),
      axes: [axis],
    })
    return at + 1
  }
  // "at Z=0": there it begins.
  return a?.value === 0 && figures.length === 1 && isWord(chunks[at - 1], 'at', 'from', 'on')
    ? at + 1
    : undefined
}

/** "30 mm from the center". */
const isFrom = (chunks: readonly Chunk[], at: number): boolean =>
  isWord(chunks[at + 1], 'from') && /^(?:center|axis|origin)$/u.test(phraseIn(chunks[at + 2])?.concept ?? '')

export const isNumeric = (chunk: Chunk | undefined): boolean =>
  chunk?.kind === 'size' || chunk?.kind === 'figures'
