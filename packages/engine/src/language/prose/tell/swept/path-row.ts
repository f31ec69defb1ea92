/** A sentence that tells how a pipe or a rod runs: its straights and bends, one after the other. */
import { type Chunk, isWord, phraseIn } from '../../phrases.ts'
import { isAngle } from './angled.ts'
import { PathReading } from './path-reading.ts'
import { readPhrase } from './read-phrase.ts'
import { readWord } from './read-word.ts'
import { MOVES, TELLS_PATH, TELLS_ROUND } from './words.ts'

function readFigures(reading: PathReading, chunk: Chunk & { kind: 'figures' }, at: number): boolean {
  const [figure] = chunk.figures
  if (!figure || chunk.figures.length > 1) return false
  if (reading.walls.includes(figure)) return true
  if (isAngle(figure)) return reading.takeAngle(figure)
  if (chunk.what !== 'length' && chunk.what !== 'number') return false
  if (isWord(reading.chunks[at + 1], 'apart')) {
    reading.statements.push({ kind: 'apart', figure })
    return true
  }
  if (reading.radius) return reading.takeRadius(figure, [])
  const { last } = reading
  const isTold =
    isWord(reading.chunks[at + 1], 'straight') ||
    (last?.kind === 'straight' && !last.figure && !last.to) ||
    reading.chunks
      .slice(Math.max(0, at - 4), at)
      .some((each) => each.kind === 'word' && (MOVES.has(each.text) || each.text === 'up'))
  return isTold && reading.takeStraight(figure)
}

function readAll(reading: PathReading): boolean {
  for (const [at, chunk] of reading.chunks.entries()) {
    const isRead =
      chunk.kind === 'phrase'
        ? readPhrase(reading, chunk.phrase, at)
        : chunk.kind === 'size'
          ? reading.size(chunk.size, at)
          : chunk.kind === 'figures'
            ? readFigures(reading, chunk, at)
            : chunk.kind === 'points'
              ? chunk.points.length === 1 &&
                reading.point({ values: chunk.points[0] ?? [], axes: chunk.axes, figures: chunk.figures }, at)
              : chunk.kind === 'word' && readWord(reading, chunk.text, at)
    if (!isRead) return false
    const { last } = reading
    if (reading.pending && last?.kind === 'straight') {
      last.ends = true
      reading.pending = false
    }
  }
  return !reading.radius && !reading.pending
}

const isElbow = (chunk: Chunk): boolean => phraseIn(chunk)?.concept === 'elbow'

/** What it is swept with, and the path; nothing where anything else is told besides. */
export function pathRow(chunks: readonly Chunk[], prompt: string): Chunk[] | undefined {
  if (!TELLS_PATH.test(prompt) || !TELLS_ROUND.test(prompt)) return undefined
  const reading = new PathReading(chunks)
  if (!readAll(reading)) return undefined
  const { statements, made } = reading
  const [first] = chunks
  const isPath = statements.some(
    ({ kind }) => /^(?:straight|bend|form)$/u.test(kind) || (kind === 'plane' && made.some(isElbow)),
  )
  if ((!isPath && !reading.squared && !isSweeping(chunks)) || !first) return undefined
  const span = [first.span[0], chunks.at(-1)?.span[1] ?? first.span[1]] as const
  return [...made, { kind: 'path', path: { statements, span: [...span] }, span: [...span] }]
}

/** "Sweep a 24 mm circle along the path": of the path that was told. */
const isSweeping = (chunks: readonly Chunk[]): boolean =>
  chunks.some((chunk) => isWord(chunk, 'sweep', 'sweeping', 'swept') || phraseIn(chunk)?.name === 'path')
