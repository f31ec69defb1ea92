/** "Keep only one quadrant of it and remove the other three", "remove three quarters of it": a quarter is left. */
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'

const KEEPING = ['keep', 'keeping', 'keeps', 'retain', 'retaining', 'leaving', 'leave']

const REMOVING = [
  'remove',
  'removing',
  'removed',
  'cut',
  'cutting',
  'delete',
  'discard',
  'discarding',
  'deleting',
]

const isQuadrant = (phrase: Phrase | undefined): boolean =>
  phrase !== undefined &&
  /^quad|^quarter/u.test(phrase.name) &&
  !phrase.plural &&
  (phrase.count ?? 1) === 1 &&
  phrase.bare.length + phrase.sizes.length === 0 &&
  phrase.words.every((word) => /^(?:single|only|first|one)$/u.test(word))

const isOthers = (phrase: Phrase | undefined): boolean =>
  phrase !== undefined &&
  (phrase.count === 3 || phrase.det === 'other') &&
  phrase.bare.length + phrase.sizes.length === 0 &&
  (phrase.kind === 'pronoun' || /^quad|^quarter/u.test(phrase.name))

/** How it is parted, before one of them is kept: "cut it along two planes through the axis", "cut it into four quarters". */
const isParting = (chunk: Chunk): boolean => {
  const phrase = phraseIn(chunk)
  return phrase
    ? phrase.bare.length + phrase.sizes.length === 0 &&
        (/^(?:plane|axis|center|it|quarter|quadrant)$/u.test(phrase.concept) ||
          phrase.kind === 'pronoun' ||
          phrase.kind === 'whole')
    : isWord(
        chunk,
        'cut',
        'split',
        'divide',
        'slice',
        'saw',
        'then',
        'into',
        'along',
        'through',
        'perpendicular',
        'at',
        'and',
        ',',
        'next',
        'finally',
        'now',
        'by',
      )
}

export function withQuadrants(chunks: readonly Chunk[]): Chunk[] {
  const at = chunks.findIndex((chunk) => isWord(chunk, ...KEEPING))
  if (at < 0) return [...chunks]
  let next = at + 1
  while (isWord(chunks[next], 'only', 'just')) next++
  if (!isQuadrant(phraseIn(chunks[next])) || !chunks.slice(0, at).every(isParting)) return [...chunks]
  next++
  while (isWord(chunks[next], ',', 'and', 'while', 'by', 'then')) next++
  if (isWord(chunks[next], ...REMOVING)) {
    next++
    if (!isOthers(phraseIn(chunks[next]))) return [...chunks]
    next++
  }
  // "so that it resembles a curved 90 degree segment": as it does.
  const rest = chunks.slice(next)
  const told = rest.flatMap((chunk) => [
    ...(phraseIn(chunk)?.bare ?? []),
    ...(chunk.kind === 'figures' ? chunk.figures : []),
    ...(phraseIn(chunk)?.sizes.flatMap(({ figures }) => [...figures]) ?? []),
  ])
  const isSaidAgain =
    rest.every(({ kind }) => /^(?:word|phrase|figures)$/u.test(kind)) &&
    told.every(({ unit, value }) => unit === 'angle' && value === 90)
  const isOutcome = rest.some((chunk) =>
    isWord(chunk, 'so', 'leaving', 'giving', 'resulting', 'resembles', 'which'),
  )
  if (rest.length > 0 && !(isSaidAgain && isOutcome) && !rest.every((chunk) => isWord(chunk, ',', '.')))
    return [...chunks]
  return [{ kind: 'word', text: 'quarterkept', span: chunks[at]?.span ?? [0, 0] }]
}
