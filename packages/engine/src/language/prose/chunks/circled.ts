/** Regular polygons by the circle about them: "inscribed in a circle of radius 15 mm", "circumscribed about a 24 mm circle". */
import { type Chunk, isWord, type Phrase, phraseIn, type Size } from '../phrases.ts'

const AROUND = ['inscribed', 'fits', 'fitting', 'enclosed', 'contained', 'bounded']

/** How large a circle is, with the words behind it: "a 50 mm circle", "a circle with a radius of 15 mm". */
function circleAt(chunks: readonly Chunk[], at: number): { size: Size; next: number } | undefined {
  const phrase = phraseIn(chunks[at])
  if (phrase?.concept !== 'circle' || phrase.plural) return undefined
  const own = phrase.sizes[0] ?? diameterOf(phrase)
  if (own) return { size: own, next: at + 1 }
  const next = isWord(chunks[at + 1], 'of', 'with', 'that', 'whose') ? at + 2 : at + 1
  const behind = chunks[isWord(chunks[next], 'is', 'has') ? next + 1 : next]
  return behind?.kind === 'size' && /^(?:diameter|radius)$/u.test(behind.size.dimension)
    ? { size: behind.size, next: chunks.indexOf(behind) + 1 }
    : undefined
}

const diameterOf = ({ bare, span }: Phrase): Size | undefined =>
  bare.length === 1 ? { dimension: 'diameter', figures: bare, words: [], span } : undefined

/** Its size across corners where its corners lie on the circle, across flats where its sides touch it. */
export function withCircles(chunks: readonly Chunk[]): Chunk[] {
  const made: Chunk[] = []
  for (let at = 0; at < chunks.length; at++) {
    const chunk = chunks[at] as Chunk
    const isInside =
      isWord(chunk, ...AROUND) && isWord(chunks[at + 1], 'in', 'inside', 'into', 'within', 'by')
    const isBy = isWord(chunk, 'circumscribed') && isWord(chunks[at + 1], 'by')
    const isOutside = isWord(chunk, 'circumscribed') && !isBy
    const from = isWord(chunks[at + 1], 'about', 'around') || !isOutside ? at + 2 : at + 1
    const circle = isInside || isBy || isOutside ? circleAt(chunks, from) : undefined
    if (!circle) {
      made.push(chunk)
      continue
    }
    if (isWord(made.at(-1), 'that', 'which')) made.pop()
    const { size } = circle
    made.push({
      kind: 'size',
      size: {
        ...size,
        dimension: isOutside ? 'flats' : 'corners',
        words: size.dimension === 'radius' ? ['radius'] : [],
      },
      span: size.span,
    })
    at = circle.next - 1
    // "(corner to corner)" says it again.
    if (isWord(chunks[at + 1], '(') && isWord(chunks[at + 2], 'acrosscorners', 'acrossflats')) at += 3
  }
  return made
}
