/** A shaft that is told as a list of diameters with their lengths: "Ø20 for 30 mm, then Ø16 for 40 mm". */
import { unread } from '../../operations/unread.ts'
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'

const LINKS = [',', ';', 'and', 'then', 'finally', 'next', 'lastly']

/** Carry nothing between a diameter and its length. */
const LITTLE =
  /^(?:a|at|by|x|for|from|of|in|over|with|it|is|goes|steps|drops|necks|down|up|to|which|that|runs|followed|first|second|third|fourth|last|the|then|finally|next|lastly|just)$/u

const NAMES = /^(?:section|segment|diameter|step|part|portion|length|stage)$/u

/** "the last 10 mm": so much of the length. */
const isStretch = (chunk: Chunk): boolean => phraseIn(chunk)?.concept === 'turned'

const isDiameter = (chunk: Chunk): boolean =>
  chunk.kind === 'size' &&
  /^(?:diameter|radius)$/u.test(chunk.size.dimension) &&
  !chunk.size.owner &&
  chunk.size.words.every((word) => !/^(?:inner|inside|internal|hole|bore)$/u.test(word))

/** So far it goes: "40 mm long", "for 40 mm", "from Z=30 to Z=70". */
function isRun(chunks: readonly Chunk[], at: number): boolean {
  const chunk = chunks[at] as Chunk
  if (chunk.kind === 'size')
    return /^(?:length|height|thickness)$/u.test(chunk.size.dimension) && !chunk.size.owner
  if (chunk.kind === 'figures')
    return chunk.what === 'length' && isWord(chunks[at - 1], 'for', 'over', 'by', 'x')
  return chunk.kind === 'coordinate' ? chunk.range : isStretch(chunk)
}

/** One diameter and one length, and nothing else. */
function isPair(part: readonly Chunk[]): boolean {
  let [diameters, runs] = [0, 0]
  for (const [at, chunk] of part.entries()) {
    if (isDiameter(chunk)) diameters++
    else if (isRun(part, at)) runs++
    else if (phraseIn(chunk)?.concept === 'it' || phraseIn(chunk)?.name === 'section') continue
    else if (!(chunk.kind === 'word' && LITTLE.test(chunk.text))) return false
  }
  return diameters === 1 && runs === 1
}

interface Part {
  from: number
  to: number
}

/** What stands between links. */
function partsOf(chunks: readonly Chunk[], start: number): Part[] {
  const parts: Part[] = []
  let from = start
  for (let at = start; at <= chunks.length; at++) {
    if (at < chunks.length && !isWord(chunks[at], ...LINKS)) continue
    if (at > from) parts.push({ from, to: at })
    from = at + 1
  }
  return parts
}

const section = (part: readonly Chunk[], nth: number): Chunk => {
  const span = [part[0]?.span[0] ?? 0, part.at(-1)?.span[1] ?? 0] as const
  const phrase: Phrase = {
    concept: 'turned',
    kind: 'body',
    name: 'section',
    plural: false,
    det: 'a',
    words: [nth === 0 ? 'first' : 'next'],
    unknown: [],
    sizes: [],
    bare: [],
    span,
  }
  return { kind: 'phrase', phrase, span }
}

/** "with three sections:": as many as are told. */
function assertCount(label: Phrase | undefined, told: number, prompt: string): void {
  if (label?.count !== undefined && label.count !== told) throw unread(prompt.slice(...label.span))
}

/** Each pair with a section of its own before it; what leads to the list is kept. */
export function withSteps(chunks: readonly Chunk[], prompt: string): Chunk[] {
  if (chunks.some((chunk) => isWord(chunk, 'turn', 'turned', 'drill', 'drilled', 'cut'))) return [...chunks]
  const colon = chunks.findIndex((chunk) => isWord(chunk, ':'))
  for (const start of colon >= 0 ? [colon + 1, 0] : [0]) {
    const parts = partsOf(chunks, start)
    const first = parts.findIndex(({ from, to }) => isPair(chunks.slice(from, to)))
    const pairs = first < 0 ? [] : parts.slice(first)
    if (pairs.length < 2 || !pairs.every(({ from, to }) => isPair(chunks.slice(from, to)))) continue
    const lead = chunks.slice(0, pairs[0]?.from)
    // "a bar and a plate, each …": of other things.
    const label = lead.findLast((chunk) => phraseIn(chunk)?.plural)
    const named = phraseIn(label)
    if (named && !NAMES.test(named.name)) continue
    if (first > 0 && start === 0 && !lead.some((chunk) => phraseIn(chunk))) continue
    assertCount(named, pairs.length, prompt)
    const kept = lead.filter((chunk) => chunk !== label)
    if (label && isWord(kept.at(-2), 'with', 'of', 'in') && isWord(kept.at(-1), ':', ',')) kept.splice(-2, 1)
    return [
      ...along(kept),
      ...pairs.flatMap(({ from, to }, nth) => {
        const part = chunks.slice(from, to)
        return [section(part, nth), ...part.flatMap((chunk) => flat(chunk))]
      }),
    ]
  }
  return [...chunks]
}

/** Of a pair only its numbers matter, and the words before them. */
function flat(chunk: Chunk): Chunk[] {
  if (chunk.kind === 'word') return /^(?:for|over|from|by)$/u.test(chunk.text) ? [chunk] : []
  const phrase = phraseIn(chunk)
  if (!phrase) return [chunk]
  return phrase.sizes.map((size): Chunk => ({ kind: 'size', size, span: size.span }))
}

/** "From left to right:" is along X. */
function along(lead: readonly Chunk[]): Chunk[] {
  const at = lead.findIndex((chunk) => isWord(chunk, 'from'))
  const [first, second] = [phraseIn(lead[at + 1]), phraseIn(lead[at + 3])]
  const isAlong = at >= 0 && isWord(lead[at + 2], 'to') && first?.kind === 'place' && second?.kind === 'place'
  return isAlong ? [...lead.slice(0, at), ...lead.slice(at + 4)] : [...lead]
}
