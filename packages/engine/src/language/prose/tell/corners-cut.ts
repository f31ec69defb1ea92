/** Corners that are cut off, "all four corners are clipped at 45 degrees", "with its corners scooped out": told as a figure removed from them. */
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'

/** Leave a straight edge, where nothing else is named that does it. */
const CLIPS = ['partoff', 'clipped', 'clip', 'snipped', 'snip', 'cropped', 'crop', 'lopped', 'nipped']

/** Take away what is named behind them. */
const TAKES = [
  'cut',
  'removed',
  'taken',
  'sawn',
  'scooped',
  'notched',
  'trimmed',
  'sliced',
  'chopped',
  'bitten',
  'carved',
]

const BEING = [
  'is',
  'are',
  'be',
  'been',
  'being',
  'has',
  'have',
  'gets',
  'get',
  'was',
  'were',
  'each',
  'all',
  'then',
]

const cornerIn = (chunk: Chunk | undefined): Phrase | undefined => {
  const phrase = phraseIn(chunk)
  return phrase?.kind === 'place' &&
    phrase.concept === 'corner' &&
    phrase.bare.length + phrase.sizes.length === 0
    ? phrase
    : undefined
}

/** A figure or an opening that is cut: what stands behind "by", "with" or a colon. */
const toolIn = (chunk: Chunk | undefined): Phrase | undefined => {
  const phrase = phraseIn(chunk)
  const isCut = phrase && (/^(?:cut|figure)$/u.test(phrase.kind) || phrase.concept === 'quarter')
  return isCut && (phrase.det === 'a' || phrase.det === '' || phrase.plural) ? phrase : undefined
}

const TRIANGLE: Phrase = {
  concept: 'triangle',
  kind: 'cut',
  name: 'corner cut',
  plural: false,
  det: 'a',
  words: [],
  unknown: [],
  sizes: [],
  bare: [],
  span: [0, 0],
}

interface Cornered {
  from: number
  to: number
  corner: Phrase
  tool: Phrase
}

/** "The corners are cut off by right triangles", "each corner is clipped", "the corners are scooped out: quarter circles …". */
function behindCorner(chunks: readonly Chunk[], at: number): Cornered | undefined {
  const corner = cornerIn(chunks[at])
  if (!corner) return undefined
  let to = at + 1
  while (
    isWord(chunks[to], ...BEING) ||
    (phraseIn(chunks[to])?.kind === 'pronoun' && phraseIn(chunks[to])?.det === 'each')
  )
    to++
  const isClip = isWord(chunks[to], ...CLIPS)
  if (!isClip && !isWord(chunks[to], ...TAKES)) return undefined
  to++
  const isOff = isWord(chunks[to], 'off', 'away')
  while (isWord(chunks[to], 'off', 'away', 'out')) to++
  if (toolIn(chunks[to])) return undefined
  const lead = isWord(chunks[to], 'by', 'with', ':', ',') ? to + 1 : undefined
  const named = lead === undefined ? undefined : toolIn(chunks[lead])
  if (named && lead !== undefined) return { from: at, to: lead + 1, corner, tool: named }
  return isClip || isOff ? { from: at, to, corner, tool: { ...TRIANGLE, span: corner.span } } : undefined
}

/** "Clip the corners", "cut the corners off": the verb stands before them. */
function beforeCorner(chunks: readonly Chunk[], at: number): Cornered | undefined {
  const corner = cornerIn(chunks[at + 1])
  if (!corner || corner.det === 'a') return undefined
  const isOff = isWord(chunks[at + 2], 'off') && isWord(chunks[at], 'cut', 'chop', 'trim', 'slice', 'saw')
  if (!isOff && !isWord(chunks[at], ...CLIPS)) return undefined
  const to = isOff ? at + 3 : at + 2
  const lead = isWord(chunks[to], 'by', 'with') ? to + 1 : undefined
  const named = lead === undefined ? undefined : toolIn(chunks[lead])
  return named && lead !== undefined
    ? { from: at, to: lead + 1, corner, tool: named }
    : { from: at, to, corner, tool: { ...TRIANGLE, span: corner.span } }
}

/** "four corners each have a notch": each of the four has one. */
function eachOf(chunks: readonly Chunk[]): Chunk[] {
  return chunks.flatMap((chunk, at): Chunk[] => {
    const before = phraseIn(chunks[at - 1])
    const next = phraseIn(chunks[at + 1])
    const isEach = (phrase: Phrase | undefined): boolean =>
      phrase?.kind === 'pronoun' && phrase.det === 'each' && phrase.concept === 'they'
    if (isEach(phraseIn(chunk)) && before?.kind === 'place' && before.plural) return []
    const phrase = phraseIn(chunk)
    return phrase?.kind === 'place' &&
      phrase.plural &&
      isEach(next) &&
      isWord(chunks[at + 2], 'has', 'have', 'is', 'are', 'gets')
      ? [{ kind: 'phrase', phrase: { ...phrase, det: 'each' }, span: chunk.span }]
      : [chunk]
  })
}

export function withCornersCut(row: readonly Chunk[]): Chunk[] {
  const chunks = eachOf(row)
  for (const [at, chunk] of chunks.entries()) {
    const found = behindCorner(chunks, at) ?? beforeCorner(chunks, at)
    if (!found) {
      // "From each corner cut off a right triangle".
      if (isWord(chunk, 'partoff') && toolIn(chunks[at + 1]) && chunks.some((each) => cornerIn(each)))
        return withCornersCut(chunks.with(at, { ...chunk, text: 'remove' } as Chunk))
      continue
    }
    let before = chunks.slice(0, found.from)
    const isBehind = before.length > 0
    while (isWord(before.at(-1), 'with', 'has', 'have', 'having', 'and', ',', 'then'))
      before = before.slice(0, -1)
    const { span } = chunk
    const word = (text: string): Chunk => ({ kind: 'word', text, span })
    return [
      ...before,
      ...(isBehind ? [word(',')] : []),
      word('remove'),
      { kind: 'phrase', phrase: found.tool, span: found.tool.span },
      word('from'),
      { kind: 'phrase', phrase: found.corner, span: found.corner.span },
      ...withCornersCut(chunks.slice(found.to)),
    ]
  }
  return chunks
}
