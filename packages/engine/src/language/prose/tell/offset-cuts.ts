/** "Offset the outline 5 mm inward and cut down 15 mm outside of it": told as a step all around the top, so wide and so deep. */
import { unread } from '../../operations/unread.ts'
import { type Chunk, type Figure, isWord, type Phrase, phraseIn } from '../phrases.ts'
import { isNumeric } from './numeric.ts'

const isOffset = (chunk: Chunk): boolean => {
  const phrase = phraseIn(chunk)
  return (
    phrase?.kind === 'dimension' && phrase.name === 'offset' && phrase.bare.length + phrase.sizes.length === 0
  )
}

const OUTLINE = /^(?:edge|outline|perimeter|shape|boundary|profile|contour|piece|part)$/u

const isOutline = (chunk: Chunk): boolean => {
  const phrase = phraseIn(chunk)
  return phrase !== undefined && (OUTLINE.test(phrase.name) || phrase.concept === 'edge')
}

const isInward = (chunks: readonly Chunk[]): boolean =>
  chunks.some(
    (chunk, at) =>
      isWord(chunk, 'inward') ||
      (isWord(chunk, 'toward') && /^(?:center|inside)$/u.test(phraseIn(chunks[at + 1])?.concept ?? '')),
  )

const isCutting = (chunks: readonly Chunk[]): boolean =>
  chunks.some((chunk) => isWord(chunk, 'cut', 'remove', 'mill', 'machine'))

const lengthsIn = (chunk: Chunk): readonly Figure[] =>
  chunk.kind === 'figures' && /^(?:length|number)$/u.test(chunk.what)
    ? chunk.figures
    : chunk.kind === 'size' && /^(?:depth|distance)$/u.test(chunk.size.dimension)
      ? chunk.size.figures
      : []

/** Numbers of the row that are plain lengths; undefined where another stands among them. */
function lengthsOf(chunks: readonly Chunk[]): Figure[] | undefined {
  const told = chunks.filter(isNumeric)
  const lengths = told.map(lengthsIn)
  return lengths.every(({ length }) => length === 1) ? lengths.flat() : undefined
}

/** "cut down around the edges", which the offset then tells. */
const isAnnounced = (chunks: readonly Chunk[] | undefined): boolean =>
  chunks !== undefined &&
  !chunks.some(isNumeric) &&
  isCutting(chunks) &&
  chunks.some((chunk, at) => isWord(chunk, 'around', 'along') && isOutline(chunks[at + 1] ?? chunk))

const phraseOf = (kind: Phrase['kind'], concept: string, words: string[], span: Chunk['span']): Chunk => ({
  kind: 'phrase',
  phrase: {
    concept,
    kind,
    name: concept,
    plural: false,
    det: kind === 'cut' ? 'a' : 'the',
    words,
    unknown: [],
    sizes: [],
    bare: [],
    span,
  },
  span,
})

function stepTold(wide: Figure, deep: Figure, span: Chunk['span']): Chunk[] {
  const word = (text: string): Chunk => ({ kind: 'word', text, span })
  const size = (dimension: 'width' | 'depth', figure: Figure): Chunk => ({
    kind: 'size',
    size: { dimension, figures: [figure], words: [], span: figure.span },
    span: figure.span,
  })
  return [
    word('cut'),
    phraseOf('cut', 'step', [], span),
    size('width', wide),
    word('and'),
    size('depth', deep),
    word('around'),
    phraseOf('place', 'edge', ['top'], span),
  ]
}

export function withOffsetCuts(lines: readonly (readonly Chunk[])[]): (readonly Chunk[])[] {
  const made = [...lines]
  for (const [at, chunks] of lines.entries()) {
    if (!chunks.some(isOffset) || !chunks.some(isOutline) || !isInward(chunks)) continue
    const next = lines[at + 1] ?? []
    const isNext =
      next.some((chunk) => isOffset(chunk) || phraseIn(chunk)?.name === 'profile') && isCutting(next)
    const own = lengthsOf(chunks)
    const behind = isNext ? lengthsOf(next) : undefined
    const all =
      own?.length === 2 && isCutting(chunks)
        ? own
        : own?.length === 1 && behind?.length === 1
          ? [...own, ...behind]
          : []
    const [wide, deep] = all
    const told = own?.length === 2 ? chunks : [...chunks, ...next]
    // What lies inside of the offset is something else.
    const isInside = told.some(
      (chunk) =>
        isWord(chunk, 'inside', 'within', 'outward') ||
        /^(?:inside|floor)$/u.test(phraseIn(chunk)?.concept ?? ''),
    )
    if (!wide || !deep) continue
    if (isInside) throw unread('offset')
    made[at] = stepTold(wide, deep, chunks[0]?.span ?? [0, 0])
    if (own?.length === 1) made[at + 1] = []
    if (isAnnounced(lines[at - 1])) made[at - 1] = []
  }
  return made
}
