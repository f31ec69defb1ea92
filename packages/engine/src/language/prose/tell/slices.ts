/** "Slice 6 mm off the bottom", "cut off the top 5 mm", "with its lower half removed": a slice, taken away across the whole part. */
import { type Chunk, type Figure, isWord, type Phrase, phraseIn } from '../phrases.ts'

const CUTTING = [
  'cut',
  'cutting',
  'partoff',
  'slice',
  'sliced',
  'slicing',
  'trim',
  'trimmed',
  'saw',
  'sawed',
  'shave',
  'chop',
  'remove',
  'removed',
  'take',
  'taken',
]

const SIDE: Readonly<Record<string, string>> = {
  top: 'top',
  upper: 'top',
  bottom: 'bottom',
  lower: 'bottom',
  left: 'left',
  right: 'right',
  front: 'front',
  back: 'back',
}

const sideIn = (phrase: Phrase | undefined): string | undefined =>
  phrase?.kind === 'place' && phrase.bare.length + phrase.sizes.length === 0
    ? SIDE[phrase.concept]
    : undefined

/** "the lower half", "the bottom half of it". */
const halfIn = (phrase: Phrase | undefined): string | undefined =>
  phrase?.concept === 'half_of' && !phrase.plural
    ? phrase.words.map((word) => SIDE[word]).find((side) => side !== undefined)
    : undefined

interface Slice {
  from: number
  to: number
  side: string
  figure?: Figure
  /** Whose top or bottom it is. */
  of?: Phrase
}

const lengthIn = (chunk: Chunk | undefined): Figure | undefined =>
  chunk?.kind === 'figures' && /^(?:length|number)$/u.test(chunk.what) && chunk.figures.length === 1
    ? chunk.figures[0]
    : undefined

/** Nothing more is told of where: else it is a step, a notch, a hole. */
const isEnd = (chunks: readonly Chunk[], at: number): boolean =>
  at >= chunks.length || isWord(chunks[at], ',', 'so', 'to', 'and', ';', ')', 'flat', 'leaving', 'giving')

const isOff = (chunk: Chunk | undefined): boolean => isWord(chunk, 'off', 'from', 'away')

/** Behind the verb: "6 mm off the bottom", "off the bottom 6 mm", "the top 5 mm", "the lower half". */
function behindVerb(chunks: readonly Chunk[], verb: number): Slice | undefined {
  let at = verb + 1
  if (isWord(chunks[at], 'off', 'away')) at++
  const figure = lengthIn(chunks[at])
  if (figure) {
    at++
    if (isWord(chunks[at], 'of') && phraseIn(chunks[at + 1])?.kind === 'whole') at += 2
    while (isWord(chunks[at], 'away')) at++
    const phrase = isOff(chunks[at]) ? phraseIn(chunks[at + 1]) : undefined
    const side = sideIn(phrase)
    return side && isEnd(chunks, at + 2)
      ? { from: verb, to: at + 2, side, figure, ...(phrase?.of ? { of: phrase.of } : {}) }
      : undefined
  }
  const phrase = phraseIn(chunks[at])
  const half = halfIn(phrase)
  if (half && isEnd(chunks, at + 1))
    return { from: verb, to: at + 1, side: half, ...(phrase?.of ? { of: phrase.of } : {}) }
  const side = sideIn(phrase)
  const deep = lengthIn(chunks[at + 1])
  if (!side || !deep) return undefined
  at += 2
  if (isWord(chunks[at], 'off', 'away')) at++
  return isEnd(chunks, at) ? { from: verb, to: at, side, figure: deep } : undefined
}

/** Before it: "6 mm is sliced off the bottom", "the bottom 6 mm cut off", "its lower half removed". */
function beforeVerb(chunks: readonly Chunk[], verb: number): Slice | undefined {
  let at = verb - 1
  while (isWord(chunks[at], 'is', 'are', 'has', 'have', 'been', 'being', 'was', 'then')) at--
  const figure = lengthIn(chunks[at])
  const behind = isWord(chunks[verb + 1], 'off', 'from', 'away') ? verb + 2 : verb + 1
  if (figure) {
    const here = phraseIn(chunks[behind])
    const side = isOff(chunks[verb + 1]) ? sideIn(here) : undefined
    if (side && isEnd(chunks, behind + 1))
      return { from: at, to: behind + 1, side, figure, ...(here?.of ? { of: here.of } : {}) }
    const named = sideIn(phraseIn(chunks[at - 1]))
    return named && isEnd(chunks, behind) ? { from: at - 1, to: behind, side: named, figure } : undefined
  }
  const phrase = phraseIn(chunks[at])
  const half = halfIn(phrase)
  return half && isEnd(chunks, behind)
    ? { from: at, to: behind, side: half, ...(phrase?.of ? { of: phrase.of } : {}) }
    : undefined
}

const phraseOf = (name: string, kind: Phrase['kind'], det: Phrase['det'], span: Phrase['span']): Phrase => ({
  concept: name,
  kind,
  name,
  plural: false,
  det,
  words: [],
  unknown: [],
  sizes: [],
  bare: [],
  span,
})

/** Told as "cut a slice 6 mm deep on the bottom". */
function told({ side, figure, of }: Slice, span: Chunk['span']): Chunk[] {
  const word = (text: string): Chunk => ({ kind: 'word', text, span })
  const named = phraseOf(side, 'place', 'the', span)
  return [
    word('cut'),
    { kind: 'phrase', phrase: phraseOf('slice', 'cut', 'a', span), span },
    ...(figure
      ? [
          {
            kind: 'size',
            size: { dimension: 'depth', figures: [figure], words: [], span: figure.span },
            span: figure.span,
          } satisfies Chunk,
        ]
      : []),
    word('on'),
    { kind: 'phrase', phrase: of ? { ...named, of } : named, span },
  ]
}

export function withSlices(chunks: readonly Chunk[]): Chunk[] {
  for (const [at, chunk] of chunks.entries()) {
    if (!isWord(chunk, ...CUTTING)) continue
    const slice = behindVerb(chunks, at) ?? beforeVerb(chunks, at)
    if (!slice) continue
    let before = chunks.slice(0, slice.from)
    while (isWord(before.at(-1), 'with', 'has', 'have', 'and', ',')) before = before.slice(0, -1)
    let to = slice.to
    // "so that it stands flat", "to make a flat", "so it has a flat base": what comes of it.
    const rest = chunks.slice(to)
    const isFlat = (each: Chunk): boolean => isWord(each, 'flat') || flatOf(phraseIn(each))
    if (isWord(rest[0], 'so', 'to', 'leaving', 'giving') && rest.some(isFlat) && !rest.some(hasNumber))
      to = chunks.length
    else if (isWord(chunks[to], 'flat')) to++
    return [
      ...before,
      ...(before.length > 0 ? [{ kind: 'word', text: ',', span: chunk.span } satisfies Chunk] : []),
      ...told(slice, chunk.span),
      ...withSlices(chunks.slice(to)),
    ]
  }
  return [...chunks]
}

const flatOf = (phrase: Phrase | undefined): boolean =>
  phrase?.concept === 'flat' || phrase?.words.includes('flat') === true

const hasNumber = (chunk: Chunk): boolean =>
  chunk.kind === 'figures' ||
  chunk.kind === 'size' ||
  chunk.kind === 'coordinate' ||
  (phraseIn(chunk)?.bare.length ?? 0) + (phraseIn(chunk)?.sizes.length ?? 0) > 0
