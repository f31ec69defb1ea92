/** What is told of a groove by where it is measured: "14 mm wide at the rim", "narrows to 4 mm at its bottom", "reducing the diameter to 16 mm". */
import { type Chunk, type Figure, isWord, type Phrase, phraseIn, type Size } from '../phrases.ts'

const MOUTH =
  /^(?:rim|outside|outer surface|surface|outer diameter|circumference|perimeter|top|mouth|opening|edge|outer face|outside surface|outer edge|face|diameter)$/u
const FLOOR = /^(?:bottom|floor|base|root|foot|tip|point)$/u

const NARROWS = ['narrows', 'narrowing', 'tapers', 'tapering', 'taper', 'tapered', 'closes', 'closing']

const isGroove = (chunk: Chunk): boolean => {
  const phrase = phraseIn(chunk)
  return phrase !== undefined && (/groove/u.test(phrase.name) || phrase.concept === 'groove')
}

const isPlain = ({ bare, sizes }: Phrase): boolean => bare.length + sizes.length === 0

/** Where a width is measured: at the surface that it is cut into, or on its floor. */
function endAt(chunk: Chunk | undefined): 'mouth' | 'root' | undefined {
  const phrase = phraseIn(chunk)
  if (!phrase || !isPlain(phrase)) return undefined
  if (FLOOR.test(phrase.name) || FLOOR.test(phrase.concept)) return 'root'
  return MOUTH.test(phrase.name) || MOUTH.test(phrase.concept) ? 'mouth' : undefined
}

const lengthIn = (chunk: Chunk | undefined): Figure | undefined =>
  chunk?.kind === 'figures' && /^(?:length|number)$/u.test(chunk.what) && chunk.figures.length === 1
    ? chunk.figures[0]
    : undefined

const sizeChunk = (size: Size): Chunk => ({ kind: 'size', size, span: size.span })

const widthOf = (figure: Figure, word: string): Chunk =>
  sizeChunk({ dimension: 'width', figures: [figure], words: [word], span: figure.span })

/** A width, with or without its word; a diameter or radius there. */
function measured(chunk: Chunk | undefined): Size | undefined {
  if (
    chunk?.kind === 'size' &&
    /^(?:width|diameter|radius|bare)$/u.test(chunk.size.dimension) &&
    !chunk.size.owner
  )
    return chunk.size
  const figure = lengthIn(chunk)
  return figure && { dimension: 'width', figures: [figure], words: [], span: figure.span }
}

interface Read {
  made: Chunk[]
  next: number
}

/** "(19 mm radius)" behind "at the groove bottom": how far from the axis that is. */
function radiusBehind(chunks: readonly Chunk[], at: number, word: string): Read | undefined {
  const size = chunks[at + 1]
  const isTold =
    isWord(chunks[at], '(') &&
    size?.kind === 'size' &&
    /^(?:radius|diameter)$/u.test(size.size.dimension) &&
    isWord(chunks[at + 2], ')')
  return isTold ? { made: [sizeChunk({ ...size.size, words: [word] })], next: at + 3 } : undefined
}

/** "14 mm wide at the rim", "4 mm at the groove bottom (19 mm radius)". */
function sizeAtEnd(chunks: readonly Chunk[], at: number): Read | undefined {
  const size = measured(chunks[at])
  if (!size || !isWord(chunks[at + 1], 'at', 'on')) return undefined
  const word = endAt(chunks[at + 2])
  if (!word) return undefined
  const radius = radiusBehind(chunks, at + 3, word)
  const own: Size = {
    ...size,
    words: [...size.words.filter((each) => each !== 'groove' && each !== 'outer'), word],
  }
  return { made: [sizeChunk(own), ...(radius?.made ?? [])], next: radius?.next ?? at + 3 }
}

/** "narrows to 4 mm", "tapers from 14 mm at the rim to 4 mm at its base", "coming to a point". */
function narrowing(chunks: readonly Chunk[], at: number): Read | undefined {
  if (!isWord(chunks[at], ...NARROWS, 'coming', 'comes')) return undefined
  let next = at + 1
  const made: Chunk[] = []
  if (isWord(chunks[next], 'from')) {
    const first = sizeAtEnd(chunks, next + 1)
    const figure = lengthIn(chunks[next + 1])
    if (!first && !figure) return undefined
    made.push(...(first?.made ?? (figure ? [widthOf(figure, 'mouth')] : [])))
    next = first?.next ?? next + 2
  }
  while (isWord(chunks[next], 'down', 'in', 'inward')) next++
  if (!isWord(chunks[next], 'to')) return undefined
  const point = phraseIn(chunks[next + 1])
  const isPoint = point && /^(?:point|tip|v|vee|edge)$/u.test(point.name) && isPlain(point)
  if (isPoint) {
    made.push({ kind: 'word', text: 'vshaped', span: chunks[at]?.span ?? [0, 0] })
    next += 2
    // "coming to a point at the bottom".
    if (isWord(chunks[next], 'at', 'on') && endAt(chunks[next + 1]) === 'root') next += 2
    return { made, next }
  }
  const told = sizeAtEnd(chunks, next + 1)
  if (told) return { made: [...made, ...told.made], next: told.next }
  const size = measured(chunks[next + 1])
  const floor = phraseIn(chunks[next + 1])
  // "tapers to a 4 mm wide flat bottom".
  const wide =
    floor && endAt({ kind: 'phrase', phrase: { ...floor, bare: [], sizes: [] }, span: floor.span }) === 'root'
      ? floor
      : undefined
  const [figure] = wide ? [...wide.bare, ...wide.sizes.flatMap(({ figures }) => [...figures])] : []
  if (figure) return { made: [...made, widthOf(figure, 'root')], next: next + 2 }
  if (size?.dimension !== 'width') return undefined
  return { made: [...made, sizeChunk({ ...size, words: ['root'] })], next: next + 2 }
}

/** "reducing the diameter to 16 mm": at its floor. */
function reducing(chunks: readonly Chunk[], at: number): Read | undefined {
  if (!isWord(chunks[at], 'reducing', 'reduces', 'leaving', 'down', 'turned')) return undefined
  let next = at + 1
  while (isWord(chunks[next], 'down', 'to', 'the', 'it')) next++
  const phrase = phraseIn(chunks[next])
  if (phrase && isPlain(phrase) && /^(?:cylinder|any|diameter|elbow)$/u.test(phrase.concept)) next++
  while (isWord(chunks[next], 'to', 'down')) next++
  const chunk = chunks[next]
  const size =
    chunk?.kind === 'size' && /^(?:diameter|radius)$/u.test(chunk.size.dimension) ? chunk.size : undefined
  if (!size || size.words.some((word) => /^(?:inner|outer)$/u.test(word))) return undefined
  return { made: [sizeChunk({ ...size, words: ['root'] })], next: next + 1 }
}

/** "The diameter at the base of the groove is 50 mm", "its tip at radius 22 mm". */
function ofFloor(chunks: readonly Chunk[], at: number): Read | undefined {
  const phrase = phraseIn(chunks[at])
  if (phrase?.kind === 'dimension' && /^(?:diameter|radius)$/u.test(phrase.concept) && isPlain(phrase)) {
    const isAt = isWord(chunks[at + 1], 'at', 'of') && endAt(chunks[at + 2]) === 'root'
    const figure = isAt && isWord(chunks[at + 3], 'is', '=', ':') ? lengthIn(chunks[at + 4]) : undefined
    const dimension = phrase.concept === 'radius' ? 'radius' : 'diameter'
    return figure
      ? {
          made: [sizeChunk({ dimension, figures: [figure], words: ['root'], span: figure.span })],
          next: at + 5,
        }
      : undefined
  }
  const size = chunks[at + 2]
  const isTip = endAt(chunks[at]) === 'root' && isWord(chunks[at + 1], 'at', 'is', 'has')
  return isTip && size?.kind === 'size' && /^(?:radius|diameter)$/u.test(size.size.dimension)
    ? { made: [sizeChunk({ ...size.size, words: ['root'] })], next: at + 3 }
    : undefined
}

/** "mean diameter 48 mm", "its centerline is a circle of 48 mm diameter around the center". */
function middleOf(chunks: readonly Chunk[], at: number): Read | undefined {
  const chunk = chunks[at]
  const next = chunks[at + 1]
  if (
    isWord(chunk, 'mean', 'average') &&
    next?.kind === 'size' &&
    /^(?:diameter|radius)$/u.test(next.size.dimension)
  )
    return { made: [sizeChunk({ ...next.size, words: ['mean'] })], next: at + 2 }
  const line = phraseIn(chunk)
  const circle = phraseIn(chunks[at + 2])
  const isLine = line?.concept === 'axis' && isPlain(line) && isWord(next, 'is', 'on', 'follows', 'has', 'at')
  const size = circle?.concept === 'circle' && circle.sizes.length === 1 ? circle.sizes[0] : undefined
  const direct = chunks[at + 2]
  const told = size ?? (direct?.kind === 'size' ? direct.size : undefined)
  if (!isLine || !told || !/^(?:diameter|radius)$/u.test(told.dimension)) return undefined
  let to = at + 3
  if (
    isWord(chunks[to], 'around', 'about') &&
    /^(?:center|axis|cylinder|any)$/u.test(phraseIn(chunks[to + 1])?.concept ?? '')
  )
    to += 2
  return { made: [sizeChunk({ ...told, words: ['mean'] })], next: to }
}

/** "It is 14 mm wide at the rim": of the groove in the sentence before. */
function isOfGroove(chunks: readonly Chunk[], prompt: string): boolean {
  if (chunks.some(isGroove)) return true
  const [first] = chunks
  const isPronoun = first && /^(?:it|its)\b/iu.test(prompt.slice(first.span[0], first.span[0] + 4))
  if (!first || !isPronoun) return false
  const before = prompt
    .slice(0, first.span[0])
    .split(/(?<=[.;])\s|\n/u)
    .filter((text) => /[a-z]/iu.test(text))
  return /groove|channel/iu.test(before.at(-1) ?? '')
}

const READERS = [narrowing, sizeAtEnd, reducing, ofFloor, middleOf]

export function withGrooves(chunks: readonly Chunk[], prompt: string): Chunk[] {
  if (!isOfGroove(chunks, prompt)) return [...chunks]
  const groove = chunks.findIndex(isGroove)
  const made: Chunk[] = []
  for (let at = 0; at < chunks.length; ) {
    const isBehind = groove < 0 || at > groove
    const read = isBehind ? READERS.map((reader) => reader(chunks, at)).find((each) => each) : undefined
    if (read) {
      made.push(...read.made)
      at = read.next
      continue
    }
    const chunk = chunks[at] as Chunk
    at++
    // "opening from Z=5 to Z=15", "by revolving a trapezoidal profile": how it is made, and nothing of its own.
    const phrase = phraseIn(chunk)
    if (
      isBehind &&
      phrase &&
      isPlain(phrase) &&
      /^(?:opening|mouth)$/u.test(phrase.name) &&
      isWord(chunks[at], 'from')
    )
      continue
    const profile = phraseIn(chunks[at + 1])
    const isMaking =
      isWord(chunk, 'by', 'with') && isWord(chunks[at], 'revolving', 'turning', 'rotating', 'cutting')
    if (
      isBehind &&
      isMaking &&
      profile &&
      isPlain(profile) &&
      /^(?:profile|section|cross section|triangle|trapezoid)$/u.test(profile.name)
    ) {
      at += 2
      continue
    }
    // A groove that goes around is as deep as that towards the axis.
    if (isBehind && isWord(chunk, 'radially')) continue
    made.push(chunk)
  }
  return made
}
