/** From where a ring of holes is counted: "the first one on the +X axis", "starting at the +X axis"; told as the angle of the first. */
import { type Chunk, isWord, phraseIn } from '../phrases.ts'
import { axesAt } from '../places/axes-at.ts'
import { anglesAt } from '../places/prepositions.ts'

const STARTS = ['starting', 'beginning', 'start', 'begin', 'starts', 'begins']

const COUNTED = ['computed', 'measured', 'counted', 'taken']

/** Degrees from the x axis, where an axis with its sign or an angle stands here. */
function bearingFrom(chunks: readonly Chunk[], from: number): { degrees: number; next: number } | undefined {
  const angles = anglesAt(chunks, from)
  const [place] = angles?.places ?? []
  if (angles && place?.kind === 'angles' && place.figures.length === 1 && !place.step)
    return { degrees: place.figures[0]?.value ?? 0, next: angles.next }
  const found = axesAt(chunks, from)
  const [axis] = found?.axes ?? []
  if (!found || !axis || axis === 'z' || found.axes.length > 1) return undefined
  return { degrees: (axis === 'y' ? 90 : 0) + (found.sign === -1 ? 180 : 0), next: found.next }
}

/** "the first one", "the first hole": of a ring that is told here. */
const isFirst = (chunk: Chunk | undefined): boolean => {
  const phrase = phraseIn(chunk)
  return (
    phrase?.ordinal === 1 &&
    !phrase.plural &&
    phrase.bare.length + phrase.sizes.length === 0 &&
    (phrase.kind === 'cut' || phrase.kind === 'pronoun')
  )
}

function leadFrom(chunks: readonly Chunk[], from: number): number | undefined {
  let at = from
  while (isWord(chunks[at], ',', 'with', 'and')) at++
  if (isWord(chunks[at], ...STARTS)) {
    at++
    return isWord(chunks[at], 'at', 'on', 'from', 'with') ? at + 1 : undefined
  }
  if (!isFirst(chunks[at])) return undefined
  at++
  while (isWord(chunks[at], 'is', 'being', 'lies', 'lying', 'located', 'placed', 'centered', 'sits')) at++
  return isWord(chunks[at], 'on', 'at', 'along') ? at + 1 : undefined
}

export function withBearings(chunks: readonly Chunk[]): Chunk[] {
  const isTold = chunks.some((chunk) => phraseIn(chunk)?.plural || phraseIn(chunk)?.kind === 'pronoun')
  const made: Chunk[] = []
  for (let at = 0; at < chunks.length; at++) {
    const chunk = chunks[at] as Chunk
    // "at 0, 90, 180 and 270 degrees, computed from the +X axis".
    const counted = isWord(chunk, ',') ? at + 1 : at
    const isCounted = isWord(chunks[counted], ...COUNTED) && isWord(chunks[counted + 1], 'from')
    const last = made.at(-1)
    if (
      isCounted &&
      bearingFrom(chunks, counted + 2) &&
      last?.kind === 'figures' &&
      last.figures.some(({ unit }) => unit === 'angle')
    ) {
      at = counted
      continue
    }
    const to = isTold && at > 0 ? leadFrom(chunks, at) : undefined
    const bearing = to === undefined ? undefined : bearingFrom(chunks, to)
    if (!bearing) {
      made.push(chunk)
      continue
    }
    const span = [chunk.span[0], chunks[bearing.next - 1]?.span[1] ?? chunk.span[1]] as const
    const figure = { value: bearing.degrees, unit: 'angle', text: '', span } as const
    made.push({ kind: 'word', text: 'at', span }, { kind: 'figures', figures: [figure], what: 'angle', span })
    at = bearing.next - 1
  }
  return made
}
