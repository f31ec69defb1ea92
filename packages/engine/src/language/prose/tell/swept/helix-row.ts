/** A spring, or what else is wound along a helix: its wire, its coils and how fast they rise, told in any order. */
import type { Span } from '../../../text/normalise.ts'
import { type Chunk, type Figure, isWord, type Phrase, phraseIn, type Size } from '../../phrases.ts'

const TELLS_HELIX = /\b(?:springs?|helix|helical|helically|coiled)\b/iu

const TURNS = /^(?:turns?|coils?|revolutions?|windings?|loops?)$/u

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u))

/** What a spring is called, and what leads from one of its sizes to the next. */
const LINKS = words(`
  a an the its it this that and with of is are has have having made from in for along , ; : ( ) . by to at on there so which then as
  helical helix spring springs coil coils compression extension coiled wound full active total complete round circular mean average
  sweep sweeping swept create created make made draw path using wire winding winds centerline standing upright stands centered
  starts start starting ends plain open not ground each between one measured center mm giving goes going up overall z x y xy pitch turns makehelix
  should run runs right right-handed be free equal equals whose , makes making about`)

const IDLE_NOUN = /^(?:axis|origin|center|end|section|plane|direction|start|path|it|one|this|they)$/u

/** So many turns are no length; wire and coil have their words. */
const called = (size: Size, word: string): Chunk => ({
  kind: 'size',
  size: { dimension: size.dimension, figures: size.figures, words: [word], span: size.span },
  span: size.span,
})

const asSize = (dimension: Size['dimension'], figure: Figure): Size => ({
  dimension,
  figures: [figure],
  words: [],
  span: figure.span,
})

const isWire = (phrase: Phrase | undefined): boolean => /^(?:wire|rod)$/u.test(phrase?.name ?? '')

const isAcross = ({ dimension }: Size): boolean => /^(?:diameter|radius)$/u.test(dimension)

class Reading {
  readonly made: Chunk[] = []
  readonly chunks: readonly Chunk[]
  readonly prompt: string

  constructor(chunks: readonly Chunk[], prompt: string) {
    this.chunks = chunks
    this.prompt = prompt
  }

  /** What was spoken of last before a size: its wire, or its coils. */
  isOfWire(at: number): boolean {
    const spoken = this.chunks
      .slice(0, at)
      .findLast(
        (chunk) =>
          isWire(phraseIn(chunk)) ||
          isWord(chunk, 'wire', 'coil', 'coils', 'helix', 'mean', 'spring', 'helical') ||
          phraseIn(chunk)?.name === 'spring',
      )
    return spoken !== undefined && (isWire(phraseIn(spoken)) || isWord(spoken, 'wire'))
  }

  across(size: Size, at: number): boolean {
    const text = this.prompt.slice(...size.span).toLowerCase()
    const isSection = size.words.includes('wire') || isWire(size.owner) || /wire|cross/u.test(text)
    if (isSection) this.made.push(called(size, 'wire'))
    else if (size.words.some((word) => /^(?:outer|outside|overall)$/u.test(word)))
      this.made.push(called(size, 'outer'))
    else if (size.words.some((word) => /^(?:inner|inside)$/u.test(word)))
      this.made.push(called(size, 'inner'))
    else this.made.push(called(size, this.isOfWire(at) ? 'wire' : 'mean'))
    return true
  }

  size(size: Size, at: number): boolean {
    if (size.figures.length !== 1) return false
    if (isAcross(size)) return this.across(size, at)
    if (size.dimension === 'distance') {
      // A gap between the coils is no pitch.
      const isPitch = /pitch/iu.test(this.prompt.slice(...size.span))
      if (isPitch) this.made.push({ ...called({ ...size, dimension: 'bare' }, 'pitch') })
      return isPitch
    }
    if (!/^(?:height|length)$/u.test(size.dimension)) return false
    const isWhole =
      size.words.some((word) => /^(?:overall|total|free)$/u.test(word)) ||
      isWord(this.chunks[at - 1], 'free') ||
      isWord(this.chunks[at + 1], 'overall')
    this.made.push(called({ ...size, dimension: 'height' }, isWhole ? 'overall' : 'rise'))
    return true
  }

  phrase(phrase: Phrase, at: number): boolean {
    const { bare, sizes, name, concept, words: before, unknown } = phrase
    const isKnown = [...before, ...unknown].every((word) => LINKS.has(word) || isWireWord(word))
    if (!isKnown) return false
    const isBare = bare.length + sizes.length === 0
    const turned = before.find((word) => TURNS.test(word)) ?? (TURNS.test(name) ? name : undefined)
    if (turned && phrase.count !== undefined && isBare) return false
    if (isWire(phrase) || concept === 'circle' || concept === 'section') {
      const all = [...sizes, ...bare.map((figure) => asSize('diameter', figure))]
      if (!all.every(isAcross) || all.length > 1) return false
      for (const size of all) this.made.push(called(size, 'wire'))
      return true
    }
    if (name === 'spring' || TURNS.test(name) || name === 'helix')
      return sizes.every((size) => this.size(size, at)) && bare.length === 0
    return isBare && (IDLE_NOUN.test(concept) || phrase.kind === 'pronoun' || phrase.kind === 'whole')
  }

  read(): boolean {
    for (const [at, chunk] of this.chunks.entries()) {
      const next = this.chunks[at + 1]
      if (chunk.kind === 'word') {
        if (!LINKS.has(chunk.text)) return false
      } else if (chunk.kind === 'size') {
        if (!this.size(chunk.size, at)) return false
      } else if (chunk.kind === 'phrase') {
        if (!this.phrase(chunk.phrase, at)) return false
      } else if (chunk.kind === 'figures') {
        const [figure] = chunk.figures
        const behind = this.chunks.slice(at + 1, at + 4)
        const isCount =
          figure?.unit === undefined &&
          chunk.figures.length === 1 &&
          behind.some(
            (each) =>
              (each.kind === 'word' && TURNS.test(each.text)) || TURNS.test(phraseIn(each)?.name ?? ''),
          )
        const isPitch = isWord(this.chunks[at - 1], 'pitch')
        if (!figure || !(isCount || isPitch)) return false
        this.made.push(called(asSize('bare', figure), isPitch ? 'pitch' : 'turns'))
      } else if (chunk.kind === 'points') {
        if (chunk.points.length !== 1) return false
        this.made.push({ kind: 'word', text: 'at', span: chunk.span }, chunk)
      } else return false
      if (isWord(chunk, 'pitch') && next?.kind === 'phrase') return false
    }
    return true
  }
}

const isWireWord = (word: string): boolean => /^(?:wire|steel|solid|single|metal)$/u.test(word)

/** The spring, with its sizes by their names; nothing where anything else is told besides. */
export function helixRow(chunks: readonly Chunk[], prompt: string): Chunk[] | undefined {
  if (!TELLS_HELIX.test(prompt)) return undefined
  const reading = new Reading(chunks, prompt)
  if (!reading.read()) return undefined
  const span: Span = [chunks[0]?.span[0] ?? 0, chunks.at(-1)?.span[1] ?? 0]
  const phrase: Phrase = {
    concept: 'spring',
    kind: 'body',
    name: 'spring',
    plural: false,
    det: 'the',
    words: /\bleft[- ]hand/iu.test(prompt) ? ['left'] : [],
    unknown: [],
    sizes: [],
    bare: [],
    span,
  }
  return [{ kind: 'phrase', phrase, span }, ...reading.made]
}
