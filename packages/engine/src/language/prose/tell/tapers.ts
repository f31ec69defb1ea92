/** What is not the same all along: "tapers from 60 mm at the bottom to 40 mm at the top", "30 mm at Z=0 and 50 mm at Z=40". */
import { type Chunk, isWord, type Phrase, phraseIn, type Size } from '../phrases.ts'

const TAPERING = ['tapers', 'taper', 'tapering', 'tapered', 'narrows', 'narrowing', 'widens', 'widening']

const CONE = /^(?:cone|taper)$/u

const isTaper = (phrase: Phrase | undefined): boolean =>
  phrase !== undefined &&
  (CONE.test(phrase.concept) || phrase.words.some((word) => /^(?:conical|tapered)$/u.test(word)))

interface Width {
  size: Size
  /** At which end it is so wide, where that is told: a place, or a level. */
  at?: Phrase
  level?: Chunk & { kind: 'coordinate' }
  next: number
}

/** A diameter, and where it is so: "16 mm outer diameter at the bottom", "60 mm at Z=0". */
function widthAt(chunks: readonly Chunk[], from: number): Width | undefined {
  const chunk = chunks[from]
  const size: Size | undefined =
    chunk?.kind === 'size' && /^(?:diameter|radius)$/u.test(chunk.size.dimension) && !chunk.size.owner
      ? chunk.size
      : chunk?.kind === 'figures' && chunk.what === 'length' && chunk.figures.length === 1
        ? { dimension: 'diameter', figures: chunk.figures, words: [], span: chunk.span }
        : undefined
  if (!size) return undefined
  if (!isWord(chunks[from + 1], 'at', 'on')) return { size, next: from + 1 }
  const where = chunks[from + 2]
  if (where?.kind === 'coordinate' && !where.range) return { size, level: where, next: from + 3 }
  const phrase = phraseIn(where)
  const isEnd =
    phrase &&
    (/^(?:top|bottom|end)$/u.test(phrase.concept) || /^(?:base|foot|tip|mouth|point)$/u.test(phrase.name))
  // "40 mm diameter at the bottom (Z=0)".
  const [open, level, close] = chunks.slice(from + 3, from + 6)
  const isLevel =
    isEnd && isWord(open, '(') && level?.kind === 'coordinate' && !level.range && isWord(close, ')')
  if (isLevel) return { size, level, next: from + 6 }
  return isEnd ? { size, at: phrase, next: from + 3 } : { size, next: from + 1 }
}

/** The words by which a cone knows which of its ends it is. */
const wordsOf = ({ at }: Width, usual: 'start' | 'end'): string[] =>
  at
    ? [
        /^(?:base|foot)$/u.test(at.name) || at.concept === 'bottom'
          ? 'lower'
          : at.concept === 'end' && at.words.length === 0
            ? usual
            : at.concept,
        ...at.words,
      ]
    : [usual]

interface Taper {
  from: number
  to: number
  widths: readonly [Width, Width] | readonly [Width]
  run?: Chunk
}

/** "from A to B over L", behind a verb or a cone. */
function fromTo(chunks: readonly Chunk[], begin: number, from: number): Taper | undefined {
  if (!isWord(chunks[from], 'from')) return undefined
  const first = widthAt(chunks, from + 1)
  if (!first) return undefined
  let at = first.next
  if (isWord(chunks[at], 'down', 'up')) at++
  if (!isWord(chunks[at], 'to')) return undefined
  const second = widthAt(chunks, at + 1)
  return second && withRun(chunks, { from: begin, to: second.next, widths: [first, second] })
}

/** "over 30 mm", "over a length of 30 mm": how long the taper is. */
function withRun(chunks: readonly Chunk[], taper: Taper): Taper {
  const figures = isWord(chunks[taper.to], 'over', 'in') ? chunks[taper.to + 1] : undefined
  // "over a height of 40 mm".
  const isSize = figures?.kind === 'size' && /^(?:length|height)$/u.test(figures.size.dimension)
  if (isSize && figures.size.figures.length === 1) return { ...taper, to: taper.to + 2, run: figures }
  if (figures?.kind !== 'figures' || figures.what !== 'length' || figures.figures.length !== 1) return taper
  const span = figures.span
  const run: Chunk = {
    kind: 'size',
    size: { dimension: 'length', figures: figures.figures, words: [], span },
    span,
  }
  return { ...taper, to: taper.to + 2, run }
}

function taperAt(chunks: readonly Chunk[], at: number): Taper | undefined {
  const chunk = chunks[at] as Chunk
  const phrase = phraseIn(chunk)
  // "The outside tapers from": no noun.
  const isVerb = isWord(chunk, ...TAPERING) || (phrase?.name === 'taper' && phrase.plural)
  const isGoing =
    isWord(chunk, 'goes', 'going', 'runs', 'changes') &&
    (chunks.slice(0, at).some((each) => isTaper(phraseIn(each))) ||
      phraseIn(chunks[at - 1])?.concept === 'diameter')
  const isNamed = isTaper(phrase) && !isVerb
  if (!isVerb && !isGoing && !isNamed) return undefined
  let next = at + 1
  while (isWord(chunks[next], 'straight', 'linearly', 'evenly', 'smoothly', ...(isNamed ? [','] : []))) next++
  const begin = isNamed ? next : at
  const both = fromTo(chunks, begin, next)
  if (both || !isVerb) return both
  if (isWord(chunks[next], 'down', 'up')) next++
  const only = isWord(chunks[next], 'to') ? widthAt(chunks, next + 1) : undefined
  const taper = only && withRun(chunks, { from: begin, to: only.next, widths: [only] })
  return taper && isStep(chunks, at, taper) ? undefined : taper
}

/** "15 mm in diameter for the first 8 mm, then narrows to 9 mm": a step, as how far the one goes is told. */
const isStep = (chunks: readonly Chunk[], at: number, { run }: Taper): boolean =>
  run === undefined &&
  isWord(chunks[at], 'narrows', 'narrowing', 'widens', 'widening') &&
  chunks
    .slice(0, at)
    .some(
      (chunk, nth) =>
        isWord(chunks[nth - 1], 'for') &&
        (chunk.kind === 'size'
          ? /^(?:depth|length)$/u.test(chunk.size.dimension)
          : phraseIn(chunk)?.concept === 'turned' || chunk.kind === 'figures'),
    )

/** "60 mm in diameter at the top, narrowing to 14 mm over 40 mm". */
function narrowedAt(chunks: readonly Chunk[], at: number): Taper | undefined {
  const first = chunks[at]?.kind === 'size' ? widthAt(chunks, at) : undefined
  if (!first?.at) return undefined
  let next = first.next
  while (isWord(chunks[next], ',', 'and', 'then', 'which', 'that')) next++
  if (!isWord(chunks[next], ...TAPERING)) return undefined
  next++
  while (isWord(chunks[next], 'down', 'up', 'evenly', 'linearly', 'smoothly')) next++
  const second = isWord(chunks[next], 'to') ? widthAt(chunks, next + 1) : undefined
  return second && withRun(chunks, { from: at, to: second.next, widths: [first, second] })
}

/** "30 mm in diameter at Z=0 and 50 mm at Z=40". */
function levelsAt(chunks: readonly Chunk[], at: number): Taper | undefined {
  const first = chunks[at]?.kind === 'size' ? widthAt(chunks, at) : undefined
  if (!first?.level) return undefined
  let next = first.next
  while (
    isWord(
      chunks[next],
      ...TAPERING,
      ',',
      'and',
      'to',
      'down',
      'up',
      'linearly',
      'evenly',
      'smoothly',
      'straight',
    )
  )
    next++
  if (next === first.next) return undefined
  const second = widthAt(chunks, next)
  return second?.level ? { from: at, to: second.next, widths: [first, second] } : undefined
}

const levelOf = ({ level }: Width): number => level?.figures[0]?.value ?? 0

/** Two diameters by the words of their ends, and from which level to which. */
function told({ widths, run }: Taper, inner: boolean): Chunk[] {
  const [first, second] = widths.length === 1 ? [undefined, widths[0]] : widths
  const span = second.size.span
  const isLevelled = first?.level && second.level && first.level.axis === second.level.axis
  const isUp = isLevelled && levelOf(first) < levelOf(second)
  const size = (width: Width, words: string[]): Chunk => ({
    kind: 'size',
    size: {
      ...width.size,
      words: [...width.size.words.filter((word) => word !== 'outer'), ...(inner ? ['inner'] : []), ...words],
    },
    span: width.size.span,
  })
  const chunks: Chunk[] = [{ kind: 'word', text: 'tapered', span }]
  if (first) chunks.push(size(first, isLevelled ? [isUp ? 'lower' : 'upper'] : wordsOf(first, 'start')))
  // "60 mm at the top, narrowing to 14 mm": at the other end.
  const isFallen = first?.at?.concept === 'top' && !second.at && !isLevelled
  chunks.push(
    size(second, isLevelled ? [isUp ? 'upper' : 'lower'] : isFallen ? ['lower'] : wordsOf(second, 'end')),
  )
  if (isLevelled && first.level && second.level)
    chunks.push(
      { kind: 'word', text: 'from', span },
      { ...first.level, range: true, figures: [...first.level.figures, ...second.level.figures] },
    )
  return run ? [...chunks, run] : chunks
}

/** "The inside of the cone is also a cone", "the inside tapers": of its hollow. */
const isInside = (chunks: readonly Chunk[], to: number): boolean =>
  chunks
    .slice(0, to)
    .some((chunk) => phraseIn(chunk)?.concept === 'inside' || phraseIn(chunk)?.words.includes('inside'))

/** "a block that tapers from a 50 x 50 mm base to a 30 x 30 mm top": a pyramid that is cut off. */
export function withFrusta(chunks: readonly Chunk[]): Chunk[] {
  const at = chunks.findIndex((chunk) => isWord(chunk, ...TAPERING))
  const next = at >= 0 && isWord(chunks[at + 1], 'from') ? at + 2 : -1
  const [base, top] = [phraseIn(chunks[next]), phraseIn(chunks[next + 2])]
  const body = chunks.slice(0, Math.max(0, at)).findLastIndex((chunk) => phraseIn(chunk)?.kind === 'body')
  const found = chunks[body]
  if (next < 0 || !isWord(chunks[next + 1], 'to') || found?.kind !== 'phrase') return [...chunks]
  const [low, high] = [sideIn(base), sideIn(top)]
  if (!low || !high) return [...chunks]
  const told = (size: Size, word: string): Chunk => ({
    kind: 'size',
    size: { ...size, words: [word] },
    span: size.span,
  })
  const phrase: Phrase = { ...found.phrase, concept: 'pyramid', words: [...found.phrase.words, 'truncated'] }
  const run = isWord(chunks[next + 3], 'over', 'in') ? chunks[next + 4] : undefined
  const height: Chunk | undefined =
    run?.kind === 'figures' && run.figures.length === 1
      ? {
          kind: 'size',
          size: { dimension: 'height', figures: run.figures, words: [], span: run.span },
          span: run.span,
        }
      : run
  return [
    ...chunks.slice(0, body),
    { ...found, phrase },
    ...chunks.slice(body + 1, at).filter((chunk) => !isWord(chunk, 'that', 'which')),
    told(low, 'base'),
    told(high, 'top'),
    ...(height ? [height] : []),
    ...chunks.slice(height ? next + 5 : next + 3),
  ]
}

/** How large a base, a top is: "a 50 x 50 mm base", "a 30 mm square". */
function sideIn(phrase: Phrase | undefined): Size | undefined {
  if (!phrase || !/^(?:base|top|bottom|rectangle|square)$/u.test(phrase.name)) return undefined
  const isSquare = phrase.concept === 'square' || phrase.words.includes('square')
  if (phrase.sizes.length === 1) return phrase.sizes[0]
  return phrase.bare.length === 1 && isSquare
    ? { dimension: 'side', figures: phrase.bare, words: [], span: phrase.span }
    : undefined
}

export function withTapers(chunks: readonly Chunk[]): Chunk[] {
  for (const at of chunks.keys()) {
    const taper = taperAt(chunks, at) ?? levelsAt(chunks, at) ?? narrowedAt(chunks, at)
    if (!taper) continue
    const inner = isInside(chunks, at + 1)
    const before = chunks.slice(0, taper.from)
    const rest = withTapers(chunks.slice(taper.to))
    // "The outside tapers …": of what was told; what has been told before it in the same sentence stays.
    if ((inner || isOutside(chunks, at)) && before.every(isIdle))
      return [...ownerIn(before), ...told(taper, inner), ...rest]
    // What is told to taper is tapered from its first word on.
    const body = before.findLastIndex((chunk) => /^(?:body|cut|pronoun)$/u.test(phraseIn(chunk)?.kind ?? ''))
    const found = phraseIn(before[body])?.kind === 'pronoun' ? undefined : before[body]
    if (found?.kind !== 'phrase') return [...before, ...told(taper, false), ...rest]
    const phrase: Phrase = { ...found.phrase, words: [...found.phrase.words, 'tapered'] }
    return [
      ...before.slice(0, body),
      { ...found, phrase },
      ...before.slice(body + 1),
      ...told(taper, false).slice(1),
      ...rest,
    ]
  }
  return [...chunks]
}

/** Names no body or cut, and no number. */
const isIdle = (chunk: Chunk): boolean => {
  const phrase = phraseIn(chunk)
  return phrase
    ? phrase.bare.length + phrase.sizes.length === 0 && !(phrase.kind === 'cut' && phrase.det === 'a')
    : chunk.kind === 'word'
}

const isOutside = (chunks: readonly Chunk[], at: number): boolean =>
  chunks
    .slice(0, at + 1)
    .some((chunk) => phraseIn(chunk)?.concept === 'outside' || phraseIn(chunk)?.words.includes('outside'))

/** "The inside of the cone is also a cone": of the cone; "the outside tapers": of what was told. */
function ownerIn(before: readonly Chunk[]): Chunk[] {
  const owner = before.flatMap((chunk) => phraseIn(chunk)?.of ?? [])[0]
  return owner ? [{ kind: 'phrase', phrase: { ...owner, det: 'the' }, span: owner.span }] : []
}
