/** "15 mm along the length and 12 mm along the width", "12 mm wide along the edge": which way a cut is so large. */
import { VERBS } from '../lexicon.ts'
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'

const WAY = /^(?:length|width|height|thickness|depth|direction|edge|side)$/u

const APART = [
  'spaced',
  'spacing',
  'every',
  'apart',
  'moved',
  'offset',
  'shifted',
  'at',
  'is',
  'centered',
  'from',
]

const isWay = (phrase: Phrase | undefined): phrase is Phrase =>
  phrase !== undefined &&
  WAY.test(phrase.concept) &&
  /^(?:place|dimension)$/u.test(phrase.kind) &&
  phrase.bare.length === 0 &&
  phrase.sizes.length === 0 &&
  !phrase.plural &&
  /^(?:the|its|that|this)$/u.test(phrase.det)

const isCutOne = (chunk: Chunk): boolean => {
  const phrase = phraseIn(chunk)
  return (
    (phrase?.kind === 'cut' && !phrase.plural) ||
    phrase?.concept === 'corner' ||
    (chunk.kind === 'word' && VERBS.get(chunk.text) === 'cut')
  )
}

const isSeveral = (chunk: Chunk): boolean =>
  phraseIn(chunk)?.plural === true && /^(?:cut|body)$/u.test(phraseIn(chunk)?.kind ?? '')

export function withWays(chunks: readonly Chunk[]): Chunk[] {
  if (!chunks.some(isCutOne) || chunks.some(isSeveral)) return [...chunks]
  const made: Chunk[] = []
  for (let at = 0; at < chunks.length; at++) {
    const chunk = chunks[at] as Chunk
    // "30 mm measured along the length".
    const behind = isWord(chunks[at + 1], 'measured') && isWord(chunks[at + 2], 'along') ? at + 2 : at + 1
    const way = isWord(chunks[behind], 'along', 'in') ? phraseIn(chunks[behind + 1]) : undefined
    const isIn = isWord(chunks[at + 1], 'in')
    const fits =
      isWay(way) &&
      !(isIn && way.concept !== 'direction') &&
      !isWord(chunks[behind + 2], 'from') &&
      !isWord(made.at(-1), ...APART)
    const isBare = chunk.kind === 'figures' && chunk.what === 'length' && chunk.figures.length === 1
    const isWide =
      chunk.kind === 'size' &&
      /^(?:width|length)$/u.test(chunk.size.dimension) &&
      chunk.size.figures.length === 1 &&
      way?.concept === 'edge'
    if (!fits || !(isBare || isWide)) {
      made.push(chunk)
      continue
    }
    if (isWord(made.at(-1), 'the')) made.pop()
    made.push({
      kind: 'size',
      size: {
        dimension: chunk.kind === 'size' ? chunk.size.dimension : 'bare',
        figures: chunk.kind === 'size' ? chunk.size.figures : chunk.kind === 'figures' ? chunk.figures : [],
        words: [],
        along: way,
        span: chunk.span,
      },
      span: chunk.span,
    })
    at = behind + 1
  }
  return made
}
