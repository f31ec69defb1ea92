/** A shaft that is told as a list of diameters with their lengths: "Ø20 for 30 mm, then Ø16 for 40 mm". */
import { unread } from '../../../operations/unread.ts'
import { type Chunk, isWord, type Phrase, phraseIn, type Size } from '../../phrases.ts'
import { isLabelled, isName, type Piece, piecesFrom, sectionOf, startsIn } from './pieces.ts'

const WORKING = ['turn', 'turned', 'drill', 'drilled', 'cut', 'bore', 'bored', 'mill', 'extrude', 'extruded']

/** So many places in a sentence are tried. */
const STARTS = 8

/** "with three sections:": as many as are told. */
function assertCount(label: Phrase | undefined, told: number, prompt: string): void {
  if (label?.count !== undefined && label.count !== told) throw unread(prompt.slice(...label.span))
}

/** "From left to right:" is along X. */
function along(lead: readonly Chunk[]): Chunk[] {
  const at = lead.findIndex((chunk) => isWord(chunk, 'from'))
  const [first, second] = [phraseIn(lead[at + 1]), phraseIn(lead[at + 3])]
  const isAlong = at >= 0 && isWord(lead[at + 2], 'to') && first?.kind === 'place' && second?.kind === 'place'
  return isAlong ? [...lead.slice(0, at), ...lead.slice(at + 4)] : [...lead]
}

/** What leads to the list is kept, but for "with three sections". */
function leadOf(chunks: readonly Chunk[], told: number, prompt: string): Chunk[] | undefined {
  // "a bar and a plate, each …": of other things.
  const label = chunks.findLast((chunk) => phraseIn(chunk)?.plural)
  const named = phraseIn(label)
  if (named && !isName(named)) return undefined
  assertCount(named, told, prompt)
  return along(label ? withoutLabel(chunks, label) : chunks)
}

const LEADS =
  'with of in from by made built formed turned consisting consists comprising comprises stacking having has'.split(
    ' ',
  )

/** "made from three cylinders stacked along Z:" only says how many there are, and which way they go. */
function withoutLabel(lead: readonly Chunk[], label: Chunk): Chunk[] {
  const at = lead.indexOf(label)
  let from = at
  while (isWord(lead[from - 1], ...LEADS)) from--
  return [...lead.slice(0, from), ...lead.slice(at + 1).filter((chunk) => !isWord(chunk, 'stacked'))]
}

/** "(80 mm in total)" at the end of a list is said of all of it: where that begins. */
function totalFrom(chunks: readonly Chunk[]): number {
  const open = chunks.findLastIndex((chunk) => isWord(chunk, '('))
  const size = chunks[open + 1]
  const isTotal =
    open > 0 &&
    open + 3 === chunks.length &&
    isWord(chunks[open + 2], ')') &&
    size?.kind === 'size' &&
    size.size.words.includes('overall')
  return isTotal ? open : chunks.length
}

/** Of one sentence: two pieces or more. */
function inSentence(told: readonly Chunk[], prompt: string): Chunk[] | undefined {
  const tail = totalFrom(told)
  const chunks = told.slice(0, tail)
  const colon = chunks.findIndex((chunk) => isWord(chunk, ':'))
  const starts = [...(colon >= 0 ? [colon + 1] : []), 0, ...startsIn(chunks).slice(0, STARTS)]
  for (const start of starts) {
    const pieces = piecesFrom(chunks, start)
    if (!pieces || pieces.length < 2) continue
    const before = chunks.slice(0, start)
    if (start > 0 && start !== colon + 1 && !before.some((chunk) => phraseIn(chunk))) continue
    const lead = leadOf(before, pieces.length, prompt)
    if (!lead) continue
    const sections = pieces.flatMap((piece, nth) => sectionOf(piece, nth === 0 ? 'first' : 'next'))
    return [...lead, ...sections, ...told.slice(tail)]
  }
  return undefined
}

const STEPPING =
  /^(?:then|next|after|followed|steps|drops|necks|narrows|widens|tapered|reduces|continues|goes|becomes|above)$/u

/** "Starting at the left end": where the first one begins. */
function withoutStart(chunks: readonly Chunk[]): readonly Chunk[] {
  const isStart =
    isWord(chunks[0], 'starting', 'beginning', 'start', 'begin') &&
    isWord(chunks[1], 'at', 'from', 'on') &&
    /^(?:end|left|bottom|right|top|front|back)$/u.test(phraseIn(chunks[2])?.concept ?? '')
  if (!isStart) return chunks
  return chunks.slice(isWord(chunks[3], ',') ? 4 : 3)
}

const hasDiameter = (chunks: readonly Chunk[]): boolean =>
  chunks.some(
    (chunk) =>
      (chunk.kind === 'size' && /^(?:diameter|radius)$/u.test(chunk.size.dimension)) ||
      phraseIn(chunk)?.sizes.some(({ dimension }) => /^(?:diameter|radius)$/u.test(dimension)),
  )

/** The noun that a sentence is about is a cut: what it narrows to is no section of a shaft. */
const isOfCut = (chunks: readonly Chunk[]): boolean =>
  chunks.some((chunk) => /^(?:cut|work)$/u.test(phraseIn(chunk)?.kind ?? ''))

interface Line {
  chunks: Chunk[]
  pieces: Piece[] | undefined
  steps: boolean
}

const isPronoun = (chunk: Chunk): boolean => phraseIn(chunk)?.concept === 'it' || chunk.kind !== 'phrase'

/** "It is 24 mm in diameter for 20 mm. It then steps down to 18 mm for 30 mm": from one sentence to the next. */
function overSentences(lines: Line[]): Chunk[][] {
  let isAfter = false
  let isRewritten = false
  return lines.map(({ chunks, pieces, steps }, at) => {
    const isNamed = isRewritten && phraseIn(withoutStart(chunks)[0])?.kind === 'body'
    const isNext = isAfter && pieces && (steps || isNamed)
    const isFirst =
      pieces &&
      !lines.slice(0, at).some((line) => hasDiameter(line.chunks)) &&
      (withoutStart(chunks).every(isPronoun) || isLabelled(chunks)) &&
      lines[at + 1]?.pieces !== undefined &&
      lines[at + 1]?.steps === true
    isRewritten = (isNext || isFirst) === true
    isAfter = (isAfter && chunks.length === 0) || (!isOfCut(chunks) && hasDiameter(chunks)) || isNext === true
    return (isNext || isFirst) && pieces
      ? pieces.flatMap((piece, nth) => sectionOf(piece, isFirst && nth === 0 ? 'first' : 'next'))
      : chunks
  })
}

/** "The diameters are 24, 18 and 12 mm, and the lengths are 20, 30 and 15 mm." */
function inLists(chunks: readonly Chunk[]): Chunk[] | undefined {
  const lists = chunks.flatMap((chunk) =>
    chunk.kind === 'size' && chunk.size.figures.length > 1 ? [chunk.size] : [],
  )
  const widths = lists.find(({ dimension }) => /^(?:diameter|radius)$/u.test(dimension))
  const runs = lists.find(({ dimension }) => /^(?:length|height|thickness)$/u.test(dimension))
  if (lists.length !== 2 || !widths || !runs || widths.figures.length !== runs.figures.length)
    return undefined
  if (!chunks.every((chunk) => chunk.kind === 'size' || chunk.kind === 'word')) return undefined
  const nth = (size: Size, at: number): Size => ({ ...size, figures: size.figures.slice(at, at + 1) })
  return widths.figures.flatMap((_, at) => {
    const run = nth(runs, at)
    return sectionOf(
      {
        widths: [nth(widths, at)],
        runs: [{ kind: 'size', size: run, span: run.span }],
        words: [],
        from: 0,
        to: 0,
      },
      at === 0 ? 'first' : 'next',
    )
  })
}

/** Each piece with a section of its own before it. */
export function withSteps(lines: readonly (readonly Chunk[])[], prompt: string): Chunk[][] {
  const read = lines.map((told): Line => {
    const chunks = [...told]
    if (chunks.some((chunk) => isWord(chunk, ...WORKING))) return { chunks, pieces: undefined, steps: false }
    const made = inSentence(chunks, prompt) ?? inLists(chunks)
    if (made) return { chunks: made, pieces: undefined, steps: false }
    const pieces = piecesFrom(withoutStart(chunks), 0)
    const steps =
      isLabelled(chunks) || chunks.some((chunk) => chunk.kind === 'word' && STEPPING.test(chunk.text))
    return { chunks, pieces, steps }
  })
  return overSentences(read)
}
