/** What is left beside or below a cut, in whatever words: told as the thickness of the floor or of that part. */
import { type Chunk, type Figure, isWord, type Phrase, phraseIn } from '../phrases.ts'

const LEFT = /^(?:floor|bottom|wall|web|base|top|end)$/u

const REMAINS = ['is', 'are', 'of', 'material', 'stock', 'metal', 'remains', 'remain', 'remaining', 'left']

const FLOOR: Phrase = {
  concept: 'floor',
  kind: 'place',
  name: 'floor',
  plural: false,
  det: 'the',
  words: [],
  unknown: [],
  sizes: [],
  bare: [],
  span: [0, 0],
}

/** "8 mm of material below it", "3 mm remain under the slot": how thick it is there. */
function leftAt(
  chunks: readonly Chunk[],
  at: number,
): { figure: Figure; part: Phrase; next: number } | undefined {
  const chunk = chunks[at] as Chunk
  const size =
    chunk.kind === 'size' && /^(?:thickness|bare)$/u.test(chunk.size.dimension) && !chunk.size.owner
      ? chunk.size.figures
      : undefined
  const figures = chunk.kind === 'figures' && chunk.what === 'length' ? chunk.figures : size
  const [figure] = figures ?? []
  if (!figure || figures?.length !== 1) return undefined
  let next = at + 1
  while (
    isWord(chunks[next], ...REMAINS) ||
    phraseIn(chunks[next])?.kind === 'whole' ||
    phraseIn(chunks[next])?.concept === 'left'
  )
    next++
  const isTold = (each: Chunk): boolean =>
    isWord(each, 'leaving', 'leaves', 'leave', 'left', 'remains', 'remain', 'remaining') ||
    phraseIn(each)?.concept === 'left'
  const isLeft = chunks.slice(at + 1, next).some(isTold)
  const phrase = phraseIn(chunks[next + 1])
  // "4 mm is left for the floor".
  if (isLeft && phrase && isWord(chunks[next], 'for', 'at', 'in', 'on', 'under'))
    if (LEFT.test(phrase.concept) || LEFT.test(phrase.name)) return { figure, part: phrase, next: next + 2 }
  const isBelow =
    isWord(chunks[next], 'below', 'under', 'underneath') &&
    (phrase?.kind === 'pronoun' || phrase?.kind === 'cut' || phrase?.concept === 'floor')
  const isAtEnd =
    isWord(chunks[next], 'at', 'on') && phrase !== undefined && /^(?:bottom|top|floor)$/u.test(phrase.concept)
  if (!isLeft && !chunks.slice(0, at).some(isTold)) return undefined
  return isBelow || isAtEnd ? { figure, part: FLOOR, next: next + 2 } : undefined
}

const STOPS = ['stops', 'stop', 'stopping', 'stopped', 'ends', 'ending']

/** "stops 4 mm above the bottom", "stopping 5 mm short of the far side": that much is left. */
function stopAt(chunks: readonly Chunk[], at: number): ReturnType<typeof leftAt> {
  const chunk = chunks[at]
  const figure = chunk?.kind === 'figures' && chunk.what === 'length' ? chunk.figures[0] : undefined
  if (!figure || !isWord(chunks[at - 1], ...STOPS)) return undefined
  const next = isWord(chunks[at + 1], 'short') ? at + 2 : at + 1
  const isBefore = isWord(chunks[next], 'above', 'before', 'from', 'of', 'over')
  const phrase = phraseIn(chunks[next + 1])
  const isFar =
    phrase?.kind === 'place' &&
    (/^(?:bottom|floor)$/u.test(phrase.concept) ||
      (/^(?:side|face|surface)$/u.test(phrase.concept) &&
        [phrase.det, ...phrase.words].some((word) => /^(?:other|opposite|far|bottom)$/u.test(word))))
  return isBefore && isFar ? { figure, part: FLOOR, next: next + 2 } : undefined
}

/** "3 mm is left for the floor", "leaving 8 mm of material below it": told as "the floor is 3 mm thick". */
export function withLeftovers(chunks: readonly Chunk[]): Chunk[] {
  for (const [at, chunk] of chunks.entries()) {
    const left = leftAt(chunks, at) ?? stopAt(chunks, at)
    if (!left) continue
    const size: Chunk = {
      kind: 'size',
      size: { dimension: 'thickness', figures: [left.figure], words: [], span: chunk.span },
      span: chunk.span,
    }
    const is: Chunk = { kind: 'word', text: 'is', span: chunk.span }
    const part: Chunk = { kind: 'phrase', phrase: { ...left.part, span: chunk.span }, span: chunk.span }
    let from = at
    while (isWord(chunks[from - 1], 'until', 'only', 'so', 'just', ...STOPS)) from--
    return withLeftovers([...chunks.slice(0, from), part, is, size, ...chunks.slice(left.next)])
  }
  return [...chunks]
}
