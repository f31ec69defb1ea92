/** "Revolve the profile (10, 0), (25, 0), (25, 8) … about the Z axis": a body by the points of its section. */
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'

const REVOLVING = ['revolve', 'revolved', 'revolving', 'rotate', 'rotated', 'revolves', 'spin', 'spun']

const isRevolving = (chunks: readonly Chunk[]): boolean => chunks.some((chunk) => isWord(chunk, ...REVOLVING))

const pointsIn = (chunks: readonly Chunk[]): (Chunk & { kind: 'points' })[] =>
  chunks.filter((chunk): chunk is Chunk & { kind: 'points' } => chunk.kind === 'points')

const DRAWN =
  /^(?:outline|polygon|line|section|plane|axis|it|whole|this|sketch|aside|drawing|they|shape|area|profile)$/u

/** Only what a drawing and its turning are told with. */
const isIdle = (chunk: Chunk): boolean => {
  if (chunk.kind === 'word' || chunk.kind === 'points') return true
  if (chunk.kind === 'figures')
    return chunk.what === 'angle' && chunk.figures.length === 1 && chunk.figures[0]?.value === 360
  const phrase = phraseIn(chunk)
  return (
    phrase !== undefined &&
    phrase.bare.length + phrase.sizes.length === 0 &&
    (DRAWN.test(phrase.concept) ||
      DRAWN.test(phrase.name) ||
      phrase.kind === 'aside' ||
      phrase.kind === 'whole')
  )
}

const letters = (chunk: Chunk): string[] => {
  const phrase = phraseIn(chunk)
  return phrase ? [...phrase.words, phrase.name] : chunk.kind === 'word' ? [chunk.text] : []
}

const planeIn = (chunks: readonly Chunk[]): string | undefined =>
  chunks.flatMap(letters).flatMap((text) => /^([xyz]{2})(?: plane)?$/u.exec(text)?.[1] ?? [])[0]

/** "about the Z axis": by which it is turned. */
function axisIn(chunks: readonly Chunk[]): string | undefined {
  const at = chunks.findIndex((chunk) => isWord(chunk, 'about', 'around'))
  if (at < 0) return undefined
  return chunks
    .slice(at + 1, at + 5)
    .flatMap(letters)
    .find((text) => /^[xyz]$/u.test(text))
}

/** "The first coordinate is the radius, the second is Z": as it is read. */
const isCoordinatesNamed = (chunks: readonly Chunk[]): boolean =>
  !chunks.some((chunk) => chunk.kind === 'points' || chunk.kind === 'size' || chunk.kind === 'figures') &&
  chunks.some((chunk) => letters(chunk).some((text) => /^coordinates?$/u.test(text))) &&
  /radius|radial|\br\b/u.test(
    chunks.flatMap(letters).slice(0, 8).join(' ') +
      chunks.map((chunk) => (chunk.kind === 'phrase' ? chunk.phrase.concept : '')).join(' '),
  )

function bodyOf(drawn: readonly Chunk[], turned: readonly Chunk[]): Chunk[] | undefined {
  const found = pointsIn(drawn)
  const points = found.flatMap((each) => [...each.points])
  const [first] = found
  if (!first || points.length < 3 || ![...drawn, ...turned].every(isIdle)) return undefined
  const plane = planeIn([...drawn, ...turned])
  const axis = axisIn(turned)
  const { span } = first
  const phrase: Phrase = {
    concept: 'revolved',
    kind: 'body',
    name: 'profile',
    plural: false,
    det: 'a',
    words: [...(plane ? [plane] : []), ...(axis ? [`about ${axis}`] : [])],
    unknown: [],
    sizes: [],
    bare: [],
    span,
  }
  return [
    { kind: 'phrase', phrase, span },
    { ...first, points, figures: found.flatMap(({ figures }) => [...figures]) },
  ]
}

/** Drawn in one sentence and turned in it or in the next. */
export function withRevolved(lines: readonly (readonly Chunk[])[]): (readonly Chunk[])[] {
  const made = [...lines]
  for (const [at, chunks] of lines.entries()) {
    if (!isRevolving(chunks)) continue
    const drawn = pointsIn(chunks).length > 0 ? at : pointsIn(lines[at - 1] ?? []).length > 0 ? at - 1 : at
    const body = bodyOf(lines[drawn] ?? [], chunks)
    if (!body) continue
    made[at] = []
    made[drawn] = body
    const next = lines[at + 1]
    if (next && isCoordinatesNamed(next)) made[at + 1] = []
  }
  return made
}
