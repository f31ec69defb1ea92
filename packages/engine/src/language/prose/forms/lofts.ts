/** Bodies that go from one figure at the bottom to another at the top: hoppers, transitions from square to round, pyramids. */
import { LITTLE, PREPOSITIONS, STATES } from '../lexicon.ts'
import { type Chunk, type Figure, isWord, type Phrase, type Size } from '../phrases.ts'
import type { LoftEnd, Shaped } from './form.ts'

type End = 'low' | 'high'

interface Told {
  round: boolean | undefined
  sides: number[]
  end?: End
  level?: number
  inner: boolean
}

const CUE =
  /^(?:loft|lofts|lofted|lofting|blend|blends|blended|blending|morphs|hopper|funnel|transition|adapter|adaptor|duct|pyramid|chute|frustum)$/u

const HEARD =
  /^(?:loft|lofts|lofted|lofting|blend|blends|blended|blending|morphs|smooth|smoothly|gradually|linearly|going|tapering|tapers|narrowing|narrows|widening|widens|leading|hollow|open|both|centered|concentric|aligned|measured|horizontally|second|create|make|build|model|cut|subtract|subtracted|removed|coming|ending|where|solid|located|up|straight|walls?|square|rectangular|transition|truncated|pointed|adapter|inner|outer|inside|outside|symmetrically|symmetric|evenly|piece|closed|through|then|other|each|way|outer)$/u

const LOW = /^(?:bottom|base|lower|foot|underside|inlet)$/u
const HIGH = /^(?:top|upper)$/u

const ROUND = /^(?:circle|circular|round)$/u
const SQUARE = /^(?:square|rectangle|rectangular)$/u

/** Named by what it is, it has no figure of its own. */
const NAMES =
  /^(?:hopper|funnel|transition|adapter|adaptor|duct|pyramid|truncated pyramid|chute|frustum|piece|part|solid|body|shape|object|loft|section|reducer|stump|it|this|fitting|profile)$/u

class LoftListener {
  readonly told: Told[] = []
  readonly figures: Figure[] = []
  heights: number[] = []
  wall: number | undefined
  pointed = false
  #inner = false
  #round: boolean | undefined
  #truncated = false
  cue = false

  hear(chunks: readonly Chunk[]): boolean {
    for (let at = 0; at < chunks.length; at++) if (!this.#one(chunks, at)) return false
    return true
  }

  get truncated(): boolean {
    return this.#truncated
  }

  #new(round: boolean | undefined): Told {
    const told: Told = { round: round ?? this.#round, sides: [], inner: this.#inner }
    this.told.push(told)
    return told
  }

  get #last(): Told | undefined {
    return this.told.at(-1)
  }

  #take(figures: readonly Figure[]): number[] {
    this.figures.push(...figures)
    return figures.map(({ value }) => value)
  }

  #one(chunks: readonly Chunk[], at: number): boolean {
    const chunk = chunks[at] as Chunk
    switch (chunk.kind) {
      case 'word':
        return this.#word(chunks, at, chunk.text)
      case 'size':
        return this.#size(chunk.size)
      case 'figures':
        return this.#bare(chunks, at, chunk)
      case 'coordinate': {
        const [level] = chunk.figures
        const last = this.#last
        if (chunk.axis !== 'z' || chunk.figures.length !== 1 || !level || !last || last.level !== undefined)
          return false
        last.level = level.value
        this.figures.push(level)
        return true
      }
      case 'phrase':
        return this.#phrase(chunks, at, chunk.phrase)
      default:
        return false
    }
  }

  #word(chunks: readonly Chunk[], at: number, text: string): boolean {
    if (CUE.test(text)) this.cue = true
    if (/^(?:subtract|cut|remove|subtracted)$/u.test(text)) this.#inner = true
    if (/^(?:inner|inside)$/u.test(text)) this.#inner = true
    if (/^(?:outer|outside)$/u.test(text)) this.#inner = false
    if (text === 'truncated') this.#truncated = true
    if (text === 'point' && isWord(chunks[at - 1], 'a', 'to')) this.pointed = true
    if (/^(?:not|no|without|except|half|offset|shifted|twisted|rotated)$/u.test(text)) return false
    return (
      HEARD.test(text) ||
      LITTLE.has(text) ||
      STATES.has(text) ||
      PREPOSITIONS.has(text) ||
      /^(?:[(),:;.]|[xyz])$/u.test(text)
    )
  }

  #shape(): Told {
    const last = this.#last
    return last && last.sides.length === 0 ? last : this.#new(undefined)
  }

  #size({ dimension, figures, words, owner }: Size): boolean {
    const named = [...words, owner?.name ?? '']
    const end = named.some((word) => LOW.test(word))
      ? 'low'
      : named.some((word) => HIGH.test(word))
        ? 'high'
        : undefined
    const inner = named.some((word) => /^(?:inner|inside|internal)$/u.test(word))
    if (/^(?:thickness|wall)$/u.test(dimension) && figures.length === 1) {
      if (this.wall !== undefined) return false
      this.wall = this.#take(figures)[0]
      return true
    }
    if (/^(?:height|depth)$/u.test(dimension) && figures.length === 1) {
      this.heights.push(...this.#take(figures))
      return true
    }
    const isHeight =
      dimension === 'distance' ||
      (dimension === 'length' && this.told.filter(({ sides }) => sides.length > 0).length > 1)
    if (isHeight && figures.length === 1) {
      this.heights.push(...this.#take(figures))
      return true
    }
    if (!/^(?:side|sides|width|length|diameter|radius|bare)$/u.test(dimension) || figures.length > 2)
      return false
    const last = this.#last
    // "40 mm long and 30 mm wide".
    const goesOn =
      last !== undefined &&
      last.sides.length === 1 &&
      end === undefined &&
      /^(?:width|length)$/u.test(dimension) &&
      last.round !== true
    const shape = goesOn && last ? last : end !== undefined ? this.#new(undefined) : this.#shape()
    if (end) shape.end = end
    if (inner) shape.inner = true
    const values = this.#take(figures)
    if (/^(?:diameter|radius)$/u.test(dimension)) {
      shape.round = true
      shape.sides.push(...values.map((value) => (dimension === 'radius' ? 2 * value : value)))
    } else shape.sides.push(...values)
    return true
  }

  #bare(chunks: readonly Chunk[], at: number, { figures, what }: Chunk & { kind: 'figures' }): boolean {
    if (what === 'angle' || what === 'count') return false
    const next = chunks[at + 1]
    const isHigh =
      isWord(chunks[at - 1], 'over') || isWord(next, 'above', 'up', 'higher', 'apart', 'tall', 'over')
    if (isHigh) {
      this.heights.push(...this.#take(figures))
      return true
    }
    const last = this.#last
    if (!last || last.sides.length > 0 || figures.length > 2) return false
    last.sides.push(...this.#take(figures))
    return true
  }

  #phrase(chunks: readonly Chunk[], at: number, phrase: Phrase): boolean {
    const words = [phrase.name, phrase.concept, ...phrase.words, ...phrase.unknown, ...phrase.name.split(' ')]
    const has = (pattern: RegExp): boolean => words.some((word) => pattern.test(word))
    if (has(/^(?:offset|eccentric|twisted|rotated|hexagonal|triangular|hexagon|triangle|octagon|polygon)$/u))
      return false
    if (has(CUE)) this.cue = true
    if (has(/^truncated$/u)) this.#truncated = true
    if (
      has(/^(?:hollow|inner|inside|cavity|internal)$/u) &&
      phrase.concept !== 'junction' &&
      !NAMES.test(phrase.name)
    )
      this.#inner = !has(/^hollow$/u)
    if (has(/^(?:outer|outside|exterior)$/u)) this.#inner = false
    const round = has(ROUND) ? true : has(SQUARE) ? false : undefined
    const before = chunks[at - 1]
    const isWhere = isWord(before, 'at', 'on', 'in', 'above', 'below', 'over', 'of', 'along')
    const end: End | undefined = has(LOW) ? 'low' : has(HIGH) ? 'high' : undefined
    const told = phrase.bare.length + phrase.sizes.length > 0
    const inner = phrase.of
    if (/^(?:wall|side wall)$/u.test(phrase.name)) {
      const sizes = [...phrase.bare, ...phrase.sizes.flatMap(({ figures }) => [...figures])]
      if (sizes.length > 1) return false
      if (sizes.length === 1) this.wall = this.#take(sizes)[0]
      return true
    }
    if (phrase.name === 'point' || phrase.concept === 'apex' || phrase.name === 'tip') {
      this.pointed = true
      return !told
    }
    // "A square hopper", "the transition".
    if (
      NAMES.test(phrase.name) ||
      phrase.kind === 'whole' ||
      phrase.kind === 'aside' ||
      phrase.concept === 'junction'
    ) {
      if (round !== undefined && !/transition/u.test(phrase.name)) this.#round = round
      return !told
    }
    if (phrase.kind === 'pronoun') {
      // "to one of 74 mm".
      if (phrase.name === 'one' && told) return this.#ownSizes(this.#new(this.#last?.round), phrase)
      return !told
    }
    // "40 mm sides".
    if (phrase.concept === 'side') {
      const last = this.#last
      return told ? last !== undefined && last.sides.length === 0 && this.#ownSizes(last, phrase) : true
    }
    if (/^(?:axis|plane|origin|center|direction)$/u.test(phrase.concept)) return !told
    if (phrase.kind === 'dimension')
      return !told && /^(?:height|length|section|size|width|diameter)$/u.test(phrase.concept)
    if (isWhere && !told && (end || /^(?:end|outside|inside)$/u.test(phrase.concept))) {
      const last = this.#last
      if (last && last.end === undefined && end && isWord(before, 'at', 'on')) last.end = end
      return true
    }
    const isNamed =
      round !== undefined ||
      end !== undefined ||
      /^(?:opening|end|inside|outside|cavity|face)$/u.test(phrase.name)
    if (!isNamed || !/^(?:figure|body|place|cut)$/u.test(phrase.kind)) return false
    // "The inside is 74 x 74 mm at the top".
    if (round === undefined && end === undefined) return !told
    const last = this.#last
    // "the top opening is 80 mm square": the same.
    const isSame =
      last !== undefined &&
      last.sides.length === 0 &&
      (end === undefined || last.end === undefined || last.end === end) &&
      isWord(before, 'is', 'a', '(', 'be', 'of', ',')
    const shape = isSame ? last : this.#new(round)
    if (round !== undefined) shape.round = round
    if (end) shape.end = end
    if (!this.#ownSizes(shape, phrase)) return false
    return inner === undefined || this.#ownSizes(shape, inner)
  }

  #ownSizes(shape: Told, phrase: Phrase): boolean {
    const figures = [...phrase.bare, ...phrase.sizes.flatMap((size) => [...size.figures])]
    if (figures.length > 2) return false
    const values = this.#take(figures)
    for (const [nth, value] of values.entries()) {
      const size = phrase.sizes.find((each) => each.figures.includes(figures[nth] as Figure))
      if (size && /^(?:diameter|radius)$/u.test(size.dimension)) {
        shape.round = true
        shape.sides.push(size.dimension === 'radius' ? 2 * value : value)
      } else if (size && !/^(?:side|sides|width|length)$/u.test(size.dimension)) return false
      else shape.sides.push(value)
    }
    return true
  }
}

/** Which figure is at the bottom and which at the top: as told, by their levels, or in the order they are told. */
function endsOf(told: readonly Told[]): { low: Told; high: Told } | undefined {
  const [first, second] = told
  if (!first || !second || told.length !== 2) return undefined
  if (first.level !== undefined && second.level !== undefined) {
    if (first.level === second.level) return undefined
    return first.level < second.level ? { low: first, high: second } : { low: second, high: first }
  }
  if (first.end !== undefined && first.end === second.end) return undefined
  const isTurned = first.end === 'high' || second.end === 'low'
  return isTurned ? { low: second, high: first } : { low: first, high: second }
}

const endOf = ({ round, sides }: Told): LoftEnd | undefined => {
  const [width, depth] = sides
  if (width === undefined || (round && depth !== undefined)) return undefined
  return { round: round === true, width, depth: depth ?? width }
}

export interface LoftHeard {
  shaped: Shaped
  used: readonly number[]
}

/** The rows that tell of it, if they do. */
export function loftIn(rows: readonly (readonly Chunk[])[]): LoftHeard | undefined {
  const listener = new LoftListener()
  const used: number[] = []
  for (const [nth, row] of rows.entries()) {
    if (row.length === 0) continue
    const told = listener.told.length
    if (!listener.hear(row)) {
      // What is told of something else comes behind.
      if (told < 2 || nth === 0) return undefined
      return undefined
    }
    used.push(nth)
  }
  if (!listener.cue) return undefined
  const shaped = shapedBy(listener)
  return shaped && { shaped, used }
}

function shapedBy(listener: LoftListener): Shaped | undefined {
  const filled = listener.told.filter(({ sides }) => sides.length > 0)
  const outer = filled.filter(({ inner }) => !inner)
  const inner = filled.filter((told) => told.inner)
  const isPointed = outer.length === 1 && inner.length === 0 && listener.pointed && !listener.truncated
  const ends = isPointed && outer[0] ? { low: outer[0], high: undefined } : endsOf(outer)
  if (!ends) return undefined
  const [low, high] = [endOf(ends.low), ends.high && endOf(ends.high)]
  if (!low || (ends.high && !high)) return undefined
  const levels = [ends.low.level, ends.high?.level]
  const [from, to] = levels
  const heights = [
    ...new Set([
      ...listener.heights,
      ...(from !== undefined && to !== undefined
        ? [Math.abs(to - from)]
        : isPointed && from !== undefined && from > 0
          ? [from]
          : []),
    ]),
  ]
  const [run] = heights
  if (heights.length !== 1 || !run || run <= 0) return undefined
  let hollow: readonly [LoftEnd, LoftEnd] | undefined
  if (inner.length > 0) {
    const within = endsOf(inner)
    const [a, b] = [within && endOf(within.low), within && endOf(within.high)]
    if (!a || !b || listener.wall !== undefined || !high) return undefined
    if (a.width >= low.width || a.depth >= low.depth || b.width >= high.width || b.depth >= high.depth)
      return undefined
    hollow = [a, b]
  } else if (listener.wall !== undefined) {
    const wall = listener.wall
    if (!high) return undefined
    const shrunk = (end: LoftEnd): LoftEnd => ({
      ...end,
      width: end.width - 2 * wall,
      depth: end.depth - 2 * wall,
    })
    hollow = [shrunk(low), shrunk(high)]
    if (hollow.some(({ width, depth }) => width <= 0 || depth <= 0)) return undefined
  }
  return {
    form: 'loft',
    drawn: { kind: 'loft', low, ...(high ? { high } : {}), ...(hollow ? { hollow } : {}) },
    run,
    figures: listener.figures,
    assumed: [],
    axes: {},
  }
}
