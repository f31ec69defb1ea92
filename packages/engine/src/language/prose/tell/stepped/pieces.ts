/** Pieces of a round part: a diameter, or a taper, with how far it goes: "Ø20 for 30 mm, then down to 16 mm over 40 mm". */
import { type Chunk, type Figure, isWord, type Phrase, phraseIn, type Size } from '../../phrases.ts'

/** One stretch of the axis, with how wide the part is there. */
export interface Piece {
  widths: Size[]
  runs: Chunk[]
  /** "tapered", "square". */
  words: string[]
  from: number
  to: number
}

const LINKS = [',', ';', 'and', 'then', 'finally', 'next', 'lastly']

/** Carry nothing between a diameter and its length. */
const LITTLE =
  /^(?:a|an|at|by|x|for|from|of|in|over|with|it|is|are|be|has|goes|go|steps|step|stepping|drops|necks|reduces|continues|changes|down|up|on|out|to|which|that|runs|run|followed|first|second|third|fourth|fifth|last|the|then|finally|next|lastly|just|another|there|again|along|(|)|comes|becomes|round|straight|only|also|is)$/u

const NAMES = /^(?:section|segment|diameter|step|part|portion|length|stage|area|zone|transition)$/u

/** "the section", "it", "the shaft": of what it is told, and no other. */
const isSubject = (phrase: Phrase): boolean =>
  phrase.bare.length + phrase.sizes.length === 0 &&
  (phrase.concept === 'it' || NAMES.test(phrase.name) || SHAFT.test(phrase.name) || phrase.kind === 'whole')

const SHAFT = /^(?:shaft|pin|spindle|rod|axle|bar|stem|stud|bolt|shank|mandrel|arbor|body|dowel)$/u

const SHAPES: Readonly<Record<string, string>> = {
  square: 'square',
  hexagonal: 'hexagonal',
  hexagon: 'hexagonal',
  tapered: 'tapered',
  conical: 'tapered',
}

/** Said of a section that is round as all of them are. */
const PLAIN =
  /^(?:round|cylindrical|circular|straight|plain|next|last|final|end|top|bottom|middle|center|central|upper|lower|narrower|wider|smaller|larger|small|large)$/u

const isInner = (words: readonly string[]): boolean =>
  words.some((word) => /^(?:inner|inside|internal|hole|bore)$/u.test(word))

const isDiameter = (size: Size): boolean =>
  /^(?:diameter|radius|flats)$/u.test(size.dimension) &&
  size.figures.length === 1 &&
  !size.owner &&
  !isInner(size.words)

const isLength = ({ dimension, owner, figures }: Size): boolean =>
  /^(?:length|height|thickness|depth)$/u.test(dimension) && !owner && figures.length === 1

const asSize = (dimension: Size['dimension'], figure: Figure): Size => ({
  dimension,
  figures: [figure],
  words: [],
  span: figure.span,
})

const sizeChunk = (size: Size): Chunk => ({ kind: 'size', size, span: size.span })

/** One length, or a length and the levels that say it again: "18 mm long, Z=0 to Z=18". */
const isRunTold = (runs: readonly Chunk[]): boolean =>
  runs.length === 1 || (runs.length === 2 && runs[0]?.kind !== runs[1]?.kind)

const isFull = ({ widths, runs }: Piece): boolean => widths.length > 0 && isRunTold(runs)

const RUNNING = ['for', 'over', 'by', 'x', 'another', 'along']

/** "above the base", "after that": behind what was told. */
const BEHIND = ['above', 'after', 'past', 'beyond', 'behind']

class Reading {
  readonly chunks: readonly Chunk[]
  readonly found: Piece[] = []
  now: Piece
  /** "Section 1", "Step 2:". */
  labelled = false

  constructor(chunks: readonly Chunk[], at: number) {
    this.chunks = chunks
    this.now = this.begin(at)
  }

  begin(at: number): Piece {
    return { widths: [], runs: [], words: [], from: at, to: at }
  }

  size(size: Size): boolean {
    if (isDiameter(size)) {
      this.now.widths.push(size)
      const isTaper = this.now.words.includes('tapered')
      return this.now.widths.length <= (isTaper ? 2 : 1) || this.asTaper()
    }
    if (!isLength(size)) return false
    return this.run(sizeChunk(size))
  }

  run(chunk: Chunk): boolean {
    this.now.runs.push(chunk)
    return isRunTold(this.now.runs)
  }

  /** Two diameters of one piece are those of a taper, where it was told to be one. */
  asTaper(): boolean {
    return this.now.words.includes('tapered')
  }

  figure(figure: Figure, at: number): boolean {
    const { chunks, now, found } = this
    const next = chunks[at + 2]
    const isRun =
      isWord(chunks[at - 1], ...RUNNING) ||
      (isWord(chunks[at + 1], 'of') && next?.kind === 'size' && isDiameter(next.size))
    if (isRun) return this.size(asSize('length', figure))
    const isWide =
      now.widths.length === 0 &&
      (isWord(chunks[at - 1], 'to', 'at') || found.some(({ widths }) => widths.length > 0))
    return isWide && this.size(asSize('diameter', figure))
  }

  phrase(phrase: Phrase): boolean {
    if (phrase.concept === 'turned') {
      for (const size of phrase.sizes) if (!this.size(size)) return false
      return true
    }
    if (isSubject(phrase)) return true
    if (phrase.of || phrase.plural || (phrase.count ?? 1) > 1 || phrase.unknown.length > 0) return false
    if (phrase.concept === 'cone') this.now.words.push('tapered')
    else if (/^(?:square|hexagon)$/u.test(phrase.concept))
      this.now.words.push(SHAPES[phrase.concept] as string)
    else if (phrase.concept !== 'cylinder' && !NAMES.test(phrase.name)) return false
    for (const word of phrase.words)
      if (SHAPES[word]) this.now.words.push(SHAPES[word])
      else if (!PLAIN.test(word)) return false
    if (phrase.det === 'the' && phrase.concept !== 'square') return false
    const [bare] = phrase.bare
    if (phrase.bare.length > 1) return false
    if (bare && !this.size(asSize('diameter', bare))) return false
    return phrase.sizes.every((size) =>
      size.dimension === 'side' && phrase.concept === 'square'
        ? this.size({ ...size, dimension: 'diameter' })
        : this.size(size),
    )
  }

  close(at: number): boolean {
    if (!isFull(this.now)) return this.now.widths.length + this.now.runs.length === 0
    this.now.to = at
    this.found.push(this.now)
    this.now = this.begin(at + 1)
    return true
  }
}

/** All that is told from here on, piece by piece; nothing where anything else is told besides. */
export function piecesFrom(chunks: readonly Chunk[], start: number): Piece[] | undefined {
  return readPieces(chunks, start)?.found
}

export const isLabelled = (chunks: readonly Chunk[]): boolean => readPieces(chunks, 0)?.labelled === true

function readPieces(chunks: readonly Chunk[], start: number): Reading | undefined {
  const reading = new Reading(chunks, start)
  // Where a semicolon parts the pieces, a comma parts only what is said of one.
  const isParted = chunks.slice(start).some((chunk) => isWord(chunk, ';'))
  for (let at = start; at < chunks.length; at++) {
    const chunk = chunks[at] as Chunk
    if (isWord(chunk, ...LINKS)) {
      if (isParted && !isWord(chunk, ';')) continue
      if (isFull(reading.now)) reading.close(at)
      // "a width, and another width": no piece.
      else if (isWord(chunk, ';') && !reading.close(at)) return undefined
      continue
    }
    const phrase = phraseIn(chunk)
    // "Section 1: Ø24 x 20": which one it is.
    const number = chunks[at + 1]
    const isLabel =
      phrase &&
      isSubject(phrase) &&
      number?.kind === 'figures' &&
      number.figures.length === 1 &&
      number.figures[0]?.unit === undefined &&
      isWord(chunks[at + 2], ':', '(', '=', 'is')
    if (isLabel) {
      reading.labelled = true
      at += isWord(chunks[at + 2], ':', '=') ? 2 : 1
      continue
    }
    const behind = isWord(chunk, ...BEHIND) ? phraseIn(chunks[at + 1]) : undefined
    if (behind && behind.bare.length + behind.sizes.length === 0 && behind.det !== 'a') {
      at++
      continue
    }
    const fits =
      chunk.kind === 'size'
        ? reading.size(chunk.size)
        : chunk.kind === 'figures'
          ? chunk.what === 'length' &&
            chunk.figures.length === 1 &&
            reading.figure(chunk.figures[0] as Figure, at)
          : chunk.kind === 'coordinate'
            ? chunk.range && reading.run(chunk)
            : phrase
              ? reading.phrase(phrase)
              : chunk.kind === 'word' && readWord(reading, chunk.text)
    if (!fits) return undefined
  }
  return reading.close(chunks.length) && reading.found.length > 0 ? reading : undefined
}

function readWord({ now }: Reading, text: string): boolean {
  if (text === 'tapered') now.words.push('tapered')
  return text === 'tapered' || text === 'endtoend' || LITTLE.test(text) || text === ':'
}

/** A section of its own, that follows the one before. */
export function sectionOf({ widths, runs, words }: Piece, which: 'first' | 'next'): Chunk[] {
  const [first] = widths
  const span = first?.span ?? [0, 0]
  const phrase: Phrase = {
    concept: 'turned',
    kind: 'body',
    name: 'section',
    plural: false,
    det: 'a',
    words: [which, ...words],
    unknown: [],
    sizes: [],
    bare: [],
    span,
  }
  const isSquare = words.includes('square')
  return [
    { kind: 'phrase', phrase, span },
    ...widths.map((size) =>
      sizeChunk(
        isSquare
          ? { ...size, dimension: 'side' }
          : words.includes('tapered') && widths.length === 1
            ? { ...size, words: [...size.words, 'end'] }
            : size,
      ),
    ),
    ...runs.flatMap((run): Chunk[] =>
      run.kind === 'coordinate' ? [{ kind: 'word', text: 'from', span: run.span }, run] : [run],
    ),
  ]
}

/** "with three sections", "of three cylinders": what the pieces are called together. */
export const isName = ({ name }: Phrase): boolean =>
  NAMES.test(name) || /^(?:cylinder|disc|piece)$/u.test(name)

/** Where a piece may begin: behind a link, a colon, or what they are of. */
export const startsIn = (chunks: readonly Chunk[]): number[] =>
  chunks.flatMap((chunk, at) => (isWord(chunk, ...LINKS, ':', 'has', 'is') ? [at + 1] : []))
