/** Flats by other words: "cut away a segment so that it has a flat face 4 mm from the axis"; how far along a shaft something runs. */
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'

const CUTTING = [
  'cut',
  'remove',
  'removed',
  'mill',
  'shave',
  'grind',
  'machine',
  'slice',
  'saw',
  'take',
  'trim',
]

const LINKS = [
  'so',
  'that',
  'it',
  'has',
  'have',
  'to',
  'leave',
  'leaves',
  'leaving',
  'create',
  'creating',
  'form',
  'forming',
  'make',
  'making',
  'gets',
  'get',
  'give',
  'giving',
  'with',
  'away',
  'off',
  ',',
  'there',
  'is',
  'along',
  'from',
]

const isFlatFace = (phrase: Phrase | undefined): phrase is Phrase =>
  phrase !== undefined &&
  phrase.det === 'a' &&
  /^(?:face|side)$/u.test(phrase.concept) &&
  (phrase.words.includes('flat') || phrase.name.startsWith('flat'))

const isPiece = (phrase: Phrase | undefined): boolean =>
  phrase !== undefined &&
  phrase.bare.length + phrase.sizes.length === 0 &&
  (/^(?:segment|portion|part|slice|section|material|piece|sliver)$/u.test(phrase.name) ||
    phrase.kind === 'pronoun')

/** "Remove a segment so that it has a flat face": told as "cut a flat". */
export function withFlatFaces(chunks: readonly Chunk[]): Chunk[] {
  const at = chunks.findIndex((chunk) => isFlatFace(phraseIn(chunk)))
  const found = chunks[at]
  if (found?.kind !== 'phrase') return [...chunks]
  let from = at
  while (from > 0 && (isWord(chunks[from - 1], ...LINKS) || isPiece(phraseIn(chunks[from - 1])))) from--
  const isCut = isWord(chunks[from - 1], ...CUTTING)
  if (!isCut || !chunks.slice(from, at).some((chunk) => isPiece(phraseIn(chunk)))) return [...chunks]
  const phrase: Phrase = { ...found.phrase, kind: 'cut', concept: 'flat', name: 'flat', words: [] }
  return [
    ...chunks.slice(0, from - 1),
    { kind: 'word', text: 'cut', span: found.span },
    { ...found, phrase },
    ...chunks.slice(at + 1),
  ]
}

const RUNS = [
  'runs',
  'run',
  'running',
  'extends',
  'extending',
  'extend',
  'goes',
  'going',
  'continues',
  'reaches',
]

/** "It begins at one end and runs 30 mm along the shaft": so long it is. */
export function withRunsAlong(chunks: readonly Chunk[]): Chunk[] {
  const at = chunks.findIndex((chunk) => isWord(chunk, ...RUNS))
  const figures = chunks[at + 1]
  const owner = phraseIn(chunks[at + 3])
  const isLength =
    figures?.kind === 'figures' &&
    figures.what === 'length' &&
    figures.figures.length === 1 &&
    isWord(chunks[at + 2], 'along', 'down') &&
    owner !== undefined &&
    owner.bare.length + owner.sizes.length === 0 &&
    (owner.kind === 'body' ||
      owner.kind === 'pronoun' ||
      owner.kind === 'whole' ||
      owner.concept === 'axis' ||
      owner.concept === 'length')
  const isHole = chunks.some((chunk) => phraseIn(chunk)?.concept === 'hole')
  if (at < 0 || !isLength || isHole) return [...chunks]
  const { span } = figures
  return [
    ...chunks.slice(0, at + 1),
    { kind: 'size', size: { dimension: 'length', figures: figures.figures, words: [], span }, span },
    ...chunks.slice(at + 4),
  ]
}
