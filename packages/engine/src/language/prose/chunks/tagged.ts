/** Sizes that say their axis by the levels behind them: "60 mm (X=0 to X=60)", "5 mm thick (Z=0 to Z=5)", "30 mm (Y)". */
import type { AxisName } from '../../../plan/geometry.ts'
import type { Span } from '../../text/normalise.ts'
import { type Chunk, type Figure, isWord, phraseIn } from '../phrases.ts'

const SAME_MM = 1e-6

/** The axis of what stands in brackets behind it, where that is as long. */
function axisAfter(chunks: readonly Chunk[], at: number, value: number): AxisName | undefined {
  if (!isWord(chunks[at + 1], '(')) return undefined
  const range = chunks[at + 2]
  if (range?.kind !== 'coordinate' || !range.range || !isWord(chunks[at + 3], ')')) return undefined
  const [low, high] = range.figures
  if (!low || !high) return undefined
  return Math.abs(Math.abs(high.value - low.value) - Math.abs(value)) < SAME_MM ? range.axis : undefined
}

/** "90 mm (X) by 24 mm (Y) by 44 mm (Z=0 to Z=44)": the last of several lies the way of the levels behind it. */
function lastTagged(chunks: readonly Chunk[], at: number): Chunk | undefined {
  const chunk = chunks[at]
  const isSides = chunk?.kind === 'size' && chunk.size.dimension === 'sides'
  const figure = isSides ? chunk.size.figures.at(-1) : undefined
  if (!isSides || !figure || figure.axis) return undefined
  const axis = axisAfter(chunks, at, figure.value)
  if (!axis) return undefined
  const figures = [...chunk.size.figures.slice(0, -1), { ...figure, axis }]
  return { ...chunk, size: { ...chunk.size, figures } }
}

/** The size that was told last lies that way. */
function tagLast(made: Chunk[], axis: AxisName): boolean {
  const at = made.findLastIndex(({ kind }) => kind === 'size' || kind === 'phrase')
  const last = made[at]
  if (last?.kind === 'size') made[at] = { ...last, size: { ...last.size, axis } }
  else if (last?.kind === 'phrase' && last.phrase.sizes.length > 0) {
    const sizes = last.phrase.sizes.map((size, nth, all) =>
      nth === all.length - 1 ? { ...size, axis } : size,
    )
    made[at] = { ...last, phrase: { ...last.phrase, sizes } }
  } else return false
  return true
}

const AXIS = ['x', 'y', 'z']

/** "80 mm in X, 50 mm in Y and 12 mm in Z": sides by their axes. */
function sidesAlong(chunks: readonly Chunk[], from: number): { chunk: Chunk; next: number } | undefined {
  const figures: Figure[] = []
  let at = from
  let next = from
  for (;;) {
    const told = chunks[at]
    const way = chunks[at + 2]
    const [figure] =
      told?.kind === 'figures' && /^(?:length|number)$/u.test(told.what) && told.figures.length === 1
        ? told.figures
        : []
    if (!figure || figure.axis || !isWord(chunks[at + 1], 'in', 'along') || !isWord(way, ...AXIS)) break
    figures.push({ ...figure, axis: (way as Chunk & { text: string }).text as AxisName })
    next = at + 3
    at = next
    while (isWord(chunks[at], ',', 'and', 'by', 'x')) at++
  }
  const isSizes = new Set(figures.map(({ axis }) => axis)).size === 3 && figures.length === 3
  if (!isSizes || isWord(chunks[next], 'from', 'away', 'apart')) return undefined
  const span: Span = [chunks[from]?.span[0] ?? 0, chunks[next - 1]?.span[1] ?? 0]
  return { chunk: { kind: 'size', size: { dimension: 'sides', figures, words: [], span }, span }, next }
}

const FULL = /^(?:full|whole|entire|complete)$/u

/** "full depth (Y)", "the whole width in X": which way that is. */
function fullAlong(chunks: readonly Chunk[], at: number): { chunk: Chunk; next: number } | undefined {
  const phrase = phraseIn(chunks[at])
  const isFull =
    phrase?.kind === 'dimension' &&
    phrase.bare.length + phrase.sizes.length === 0 &&
    phrase.words.some((word) => FULL.test(word))
  // Of a hole it is the way that it goes.
  if (!phrase || !isFull || chunks.some((chunk) => phraseIn(chunk)?.kind === 'cut')) return undefined
  const isTag = isWord(chunks[at + 1], '(') && isWord(chunks[at + 3], ')')
  const letter = chunks[at + 2]
  if (!isTag && !isWord(chunks[at + 1], 'in', 'along')) return undefined
  if (letter?.kind !== 'word' || !/^[xyz]$/u.test(letter.text)) return undefined
  return {
    chunk: {
      kind: 'phrase',
      phrase: { ...phrase, words: [...phrase.words, letter.text] },
      span: phrase.span,
    },
    next: isTag ? at + 4 : at + 3,
  }
}

/** "70 x 50 x 25 mm (X, Y, Z)", "80 x 40 mm (X by Y)": each of the sides by the letter in its place. */
function listedAxes(chunks: readonly Chunk[], from: number): { chunk: Chunk; next: number } | undefined {
  const told = chunks[from]
  const size =
    told?.kind === 'size' ? told.size : told?.kind === 'phrase' ? told.phrase.sizes.at(-1) : undefined
  if (!told || size?.dimension !== 'sides' || size.figures.some(({ axis }) => axis)) return undefined
  if (!isWord(chunks[from + 1], '(')) return undefined
  const letters: AxisName[] = []
  let at = from + 2
  while (letters.length < size.figures.length && isWord(chunks[at], ...AXIS, ',', 'by', 'and', '(', ')')) {
    const { text } = chunks[at] as Chunk & { text: string }
    if (AXIS.includes(text)) letters.push(text as AxisName)
    at++
  }
  const isEach = letters.length === size.figures.length && new Set(letters).size === letters.length
  if (!isWord(chunks[at], ')') || !isEach) return undefined
  const figures = size.figures.map((figure, nth) => ({ ...figure, axis: letters[nth] as AxisName }))
  const tagged = { ...size, figures }
  const chunk: Chunk =
    told.kind === 'phrase'
      ? { ...told, phrase: { ...told.phrase, sizes: [...told.phrase.sizes.slice(0, -1), tagged] } }
      : { kind: 'size', size: tagged, span: told.span }
  return { chunk, next: at + 1 }
}

export function withAxesTold(chunks: readonly Chunk[]): Chunk[] {
  const made: Chunk[] = []
  for (let at = 0; at < chunks.length; at++) {
    const sides = fullAlong(chunks, at) ?? sidesAlong(chunks, at)
    if (sides) {
      made.push(sides.chunk)
      at = sides.next - 1
      continue
    }
    // "70 x 50 x 25 mm (X, Y, Z)": one after the other.
    const listed = listedAxes(chunks, at)
    if (listed) {
      made.push(listed.chunk)
      at = listed.next - 1
      continue
    }
    const chunk = lastTagged(chunks, at) ?? chunks[at]
    if (!chunk) break
    const way = chunks[at + 2]
    // "10 mm wide (measured in X)".
    if (
      isWord(chunk, 'measured') &&
      isWord(chunks[at + 1], 'in', 'along') &&
      way?.kind === 'word' &&
      /^[xyz]$/u.test(way.text) &&
      tagLast(made, way.text as AxisName)
    ) {
      at += 2
      continue
    }
    const figure =
      chunk.kind === 'size' && chunk.size.figures.length === 1 && !chunk.size.axis
        ? chunk.size.figures[0]
        : chunk.kind === 'figures' && chunk.what === 'length' && chunk.figures.length === 1
          ? chunk.figures[0]
          : undefined
    if (!figure || figure.axis) {
      made.push(chunk)
      continue
    }
    const axis = axisAfter(chunks, at, figure.value)
    const letter = chunks[at + 2]
    // "30 mm (Y)".
    const tag =
      chunk.kind === 'figures' &&
      isWord(chunks[at + 1], '(') &&
      isWord(letter, 'x', 'y', 'z') &&
      isWord(chunks[at + 3], ')') &&
      letter?.kind === 'word'
        ? (letter.text as AxisName)
        : undefined
    const told = axis ?? tag
    if (!told) made.push(chunk)
    else if (chunk.kind === 'size') made.push({ ...chunk, size: { ...chunk.size, axis: told } })
    else if (chunk.kind === 'figures') made.push({ ...chunk, figures: [{ ...figure, axis: told }] })
    if (tag) at += 3
  }
  return made
}
