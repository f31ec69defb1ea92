/** Hears what is told of a form: whose each size is, and which words only say how its parts lie, as they do in every such form. */
import type { AxisName } from '../../../plan/geometry.ts'
import { LITTLE, PREPOSITIONS, STATES } from '../lexicon.ts'
import { type Chunk, type Figure, isWord, type Phrase, phraseIn, type Size } from '../phrases.ts'
import type { Fact, Form } from './form.ts'

const WHERE =
  /^(?:on|at|to|from|in|along|over|across|above|below|between|under|beneath|toward|near|off|behind|inside|outside|into|through|up|around)$/u

/** Would leave something out, or make another thing of it. */
const OTHERWISE =
  /^(?:no|not|without|except|unless|never|only|half|quarter|twice|double|almost|through|about|around)$/u

/** How parts of a form lie is the same in each: the words for it are only heard. */
const HEARD =
  /^(?:all|everywhere|throughout|uniform|uniformly|measured|turned|bent|folded|inward|outward|inwards|outwards|upward|upwards|downward|parallel|perpendicular|perpendicularly|horizontally|vertically|horizontal|vertical|upright|straight|square|symmetrically|symmetric|symmetrical|centered|shaped|like|lengthwise|pointing|facing|linearly|gradually|evenly|steadily|tapering|tapers|narrowing|narrows|widening|widens|sloping|slopes|rising|rises|increasing|increases|increase|decreasing|decreases|going|coming|create|make|draw|sketch|model|form|formed|build|drawn|made|extrude|extruded|extruding|add|added|joined|connected|then|standing|lying|flat|apart|total|overall|each|both|profile|solid|equal|same|thick|tall|wide|long|high|deep|pointed|by|x|crossing|cross|themselves|opposite|directions?|where|whose|with|followed|sharp|angles?|makes?|making|gives?|giving|long|linear|constant|root)$/u

const EXTRUDED = /^(?:extrude|extruded|extruding|extrusion|pull|pulled)$/u

const INSIDE = /^(?:inner|inside|internal|interior|clear)$/u
const OUTSIDE = /^(?:outer|outside|external|exterior)$/u
const OVERALL = /^(?:overall|total|full|complete)$/u

const PLAIN_PLACE =
  /^(?:top|bottom|left|right|front|back|edge|side|end|face|corner|axis|plane|direction|origin|inside|outside|junction|floor)$/u

/** Of the whole: "the bracket", "it", "everything", "2 mm sheet". */
const WHOLES =
  /^(?:bracket|profile|section|beam|rail|channel|part|piece|angle|bar|prism|plate|block|sheet|material|stock|extrusion|strip|shape|object|body|solid|clip|support|holder|mount|clevis|yoke|fork|metal|staircase|stair|house|steel|aluminum)$/u

interface Pending {
  dimension: string
  side: Fact['side']
  owners: readonly string[]
}

export class Listener {
  readonly form: Form
  readonly facts: Fact[] = []
  readonly counts: Record<string, number>
  /** What the next sizes are said of. */
  owner = 'whole'
  runAxis: AxisName | undefined
  acrossAxis: AxisName | undefined
  /** The numbers of its corners. */
  readonly corners: Figure[] = []
  /** Of an L: the edge of its base that its upright stands on. */
  edge: 'x' | 'y' | 'long' | 'short' | undefined
  #pending: Pending | undefined
  #extruding = false
  #thickness: Fact | undefined
  #focus: Fact | undefined
  /** Parts that are told of together. */
  #joint: string[] = []
  /** "semi-axes": half of what is meant. */
  #half = false
  /** "each with a depth of 25 mm": of each of them, as far as the sentence goes. */
  #each = false
  /** Which of two ends was told last. */
  #lastKey: string | undefined

  constructor(form: Form, counts: Record<string, number>) {
    this.form = form
    this.counts = counts
  }

  /** How many of the chunks it took; what it does not know, it leaves. */
  hear(chunks: readonly Chunk[], from: number): number {
    let at = from
    this.#each = false
    while (at < chunks.length) {
      const next = this.#one(chunks, at)
      if (next === undefined) break
      at = next
    }
    return at
  }

  extrudes(): void {
    this.#extruding = true
  }

  /** Heard so far; what comes after may be taken back. */
  get mark(): number {
    return this.facts.length
  }

  #one(chunks: readonly Chunk[], at: number): number | undefined {
    const chunk = chunks[at] as Chunk
    switch (chunk.kind) {
      case 'size':
        return this.#size(chunk.size, isWord(chunks[at - 1], ',', ';') && !this.#each) ? at + 1 : undefined
      case 'figures':
        return this.#figures(chunks, at, chunk)
      case 'coordinate':
        return this.#coordinate(chunks, at, chunk)
      case 'phrase':
        return this.#phrase(chunks, at, chunk.phrase)
      case 'word':
        return this.#word(chunks, at, chunk.text)
      case 'points': {
        if (this.form.name !== 'outline' || chunk.points.length < 3 || this.corners.length > 0)
          return undefined
        this.corners.push(...chunk.figures)
        return at + 1
      }
      default:
        return undefined
    }
  }

  /** "from Z=0 to Z=8": so far it goes that way. */
  #coordinate(
    chunks: readonly Chunk[],
    at: number,
    { axis, figures, range }: Chunk & { kind: 'coordinate' },
  ): number | undefined {
    const [a, b] = figures
    if (range && a && b) {
      this.#push({
        owners: [this.owner, 'whole'],
        dimension: axis === 'z' ? 'height' : 'run',
        figures,
        value: Math.abs(b.value - a.value),
        axes: [axis],
      })
      return at + 1
    }
    // "at Z=0": there it begins.
    return a?.value === 0 && figures.length === 1 && isWord(chunks[at - 1], 'at', 'from', 'on')
      ? at + 1
      : undefined
  }

  #owners(told?: string): readonly string[] {
    return told
      ? [told]
      : this.owner === 'whole'
        ? ['whole']
        : this.#each
          ? [this.owner]
          : [this.owner, 'whole']
  }

  #push(fact: Fact): void {
    // "Both walls and the bottom are 3 mm thick": each of them.
    const isJoint = this.#joint.length > 1 && fact.owners[0] === this.owner
    if (isJoint) for (const key of this.#joint) this.facts.push({ ...fact, owners: [key] })
    else this.facts.push(fact)
    if (fact.dimension === 'thickness') this.#thickness = fact
  }

  /** `apart`: behind a comma, so that it may be of the whole again. */
  #size(size: Size, apart = false): boolean {
    if (size.along) return false
    const sideOf = (words: readonly string[]): Fact['side'] =>
      words.some((word) => INSIDE.test(word))
        ? 'inside'
        : words.some((word) => OVERALL.test(word))
          ? 'overall'
          : words.some((word) => OUTSIDE.test(word))
            ? 'outside'
            : undefined
    const named = size.owner
      ? this.keyOf(size.owner)
      : size.words.map((word) => this.#keyNamed(word, size.words)).find((key) => key !== undefined)
    const isOfWhole = size.owner !== undefined && named === undefined && isWhole(size.owner, this.form)
    if (size.owner && !named && !isOfWhole) return false
    const known = (word: string): boolean =>
      INSIDE.test(word) ||
      OUTSIDE.test(word) ||
      OVERALL.test(word) ||
      named !== undefined ||
      PASSED.test(word) ||
      WHOLES.test(word)
    if (!size.words.every(known)) return false
    const side = sideOf(size.words)
    const owners = named
      ? [named]
      : isOfWhole || size.words.some((word) => WHOLES.test(word))
        ? ['whole']
        : side === 'overall'
          ? ['whole', this.owner]
          : this.#ownersOfNoun(size, apart)
    const isRun =
      this.#extruding &&
      /^(?:length|height|depth|thickness|width|bare)$/u.test(size.dimension) &&
      size.figures.length === 1
    if (isRun) this.#extruding = false
    const [first] = size.figures
    if (!first) return false
    const dimension = isRun
      ? 'run'
      : size.words.includes('radius') && size.dimension === 'corners'
        ? 'radius'
        : size.dimension
    const axis = size.axis
    if (size.figures.length === 1 || dimension === 'sides')
      this.#push({
        owners: isRun ? ['whole'] : owners,
        dimension,
        figures: size.figures,
        value: first.value,
        ...(side ? { side } : {}),
        axes: size.figures.map((figure) => figure.axis ?? axis),
      })
    else
      for (const figure of size.figures)
        this.#push({
          owners,
          dimension,
          figures: [figure],
          value: figure.value,
          ...(side ? { side } : {}),
          axes: [figure.axis],
        })
    return true
  }

  /** "…, length 120 mm" behind a part that was told by adjectives is of the whole. */
  #ownersOfNoun({ dimension, figures, span }: Size, apart: boolean): readonly string[] {
    const isNounFirst = span[0] < (figures[0]?.span[0] ?? 0) && dimension !== 'sides'
    if (this.owner === 'whole' || !isNounFirst || !apart) return this.#owners()
    const own = this.facts.filter(({ owners }) => owners[0] === this.owner)
    return own.length > 0 ? ['whole', this.owner] : [this.owner, 'whole']
  }

  #figures(chunks: readonly Chunk[], at: number, chunk: Chunk & { kind: 'figures' }): number | undefined {
    if (chunk.what === 'angle') return chunk.figures.every(({ value }) => value === 90) ? at + 1 : undefined
    if (chunk.what === 'count') return undefined
    // "The 40 mm is measured on the outside": what was told.
    const again = isWord(chunks[at - 1], 'the')
      ? this.facts.find(({ figures }) => figures.some(({ value }) => value === chunk.figures[0]?.value))
      : undefined
    if (again) {
      this.#focus = again
      return at + 1
    }
    const wall = phraseIn(chunks[at - 1])?.name === 'wall' && chunk.figures.length === 1
    const pending = this.#pending
    this.#pending = undefined
    const apart = isWord(chunks[at + 1], 'apart') || isWord(chunks[at + 2], 'apart')
    for (const figure of chunk.figures) {
      if (pending)
        this.#push({ ...pending, figures: [figure], value: figure.value, axes: [figure.axis] } as Fact)
      else if (this.#extruding) {
        this.#extruding = false
        this.#push({ owners: ['whole'], dimension: 'run', figures: [figure], value: figure.value, axes: [] })
      } else if (apart)
        this.#push({
          owners: ['whole'],
          dimension: 'apart',
          figures: [figure],
          value: figure.value,
          axes: [],
        })
      else if (isFrom(chunks, at))
        this.#push({
          owners: this.#owners(),
          dimension: 'distance',
          figures: [figure],
          value: figure.value,
          axes: [],
        })
      else if (wall)
        this.#push({
          owners: ['whole', ...this.#owners()],
          dimension: 'wall',
          figures: [figure],
          value: figure.value,
          axes: [],
        })
      else
        this.#push({
          owners: this.#owners(),
          dimension: this.#half ? 'radius' : 'bare',
          figures: [figure],
          value: figure.value,
          axes: [figure.axis],
        })
    }
    return at + 1
  }

  #phrase(chunks: readonly Chunk[], at: number, phrase: Phrase): number | undefined {
    const before = chunks[at - 1]
    // "tapering to a sharp edge", "down to zero": nothing is left there.
    if (isWord(before, 'to', 'from') && isNothing(phrase)) return this.#nothing(chunks, at, phrase)
    if (phrase.unknown.some((word) => !PASSED.test(word))) return undefined
    if (phrase.name === 'round' && phrase.det === 'all') return at + 1
    if (
      /^(?:axis|direction)$/u.test(phrase.concept) &&
      before?.kind === 'word' &&
      /^[xyz]$/u.test(before.text)
    )
      return at + 1
    const isSlope =
      /^(?:slope|ramp|incline|taper|slant)$/u.test(phrase.name) &&
      phrase.bare.length + phrase.sizes.length === 0
    if (isSlope && this.form.name === 'ramp') return at + 1
    const isPlaced = before?.kind === 'word' && WHERE.test(before.text)
    if (phrase.kind === 'dimension') return this.#dimension(chunks, at, phrase)
    const key = this.keyOf(phrase)
    const next = chunks[at + 1]
    // "from a base of 40 x 100 mm".
    const isTold =
      key !== undefined &&
      phrase.kind === 'body' &&
      (next?.kind === 'size' || next?.kind === 'figures' || (isWord(next, 'of') && isNumeric(chunks[at + 2])))
    if (isPlaced && !(isTold && /^(?:from|on|of|in|to|by)$/u.test(before.text)))
      return this.#place(chunks, at, phrase, key, before.text)
    // "60 x 50 mm outside", "crown 40 mm wide outside".
    if (phrase.kind === 'place' && /^(?:outside|inside)$/u.test(phrase.concept) && key === undefined) {
      const of = phrase.of && (this.keyOf(phrase.of) ?? (isWhole(phrase.of, this.form) ? 'whole' : undefined))
      if (phrase.of && !of) return undefined
      const side = phrase.concept === 'inside' ? 'inside' : 'outside'
      if (of) this.owner = of
      const from = this.mark
      if (!this.#own(phrase, of ?? this.owner)) return undefined
      if (this.mark === from) this.#sided(side)
      else for (const fact of this.facts.slice(from)) fact.side = side
      return at + 1
    }
    if (key !== undefined) {
      const first = phraseIn(chunks[at - 2])
      const isAlso =
        isWord(before, 'and') && first !== undefined && !first.bare.length && this.keyOf(first) === this.owner
      this.#joint =
        isAlso && key !== this.owner ? [...(this.#joint.length > 0 ? this.#joint : [this.owner]), key] : [key]
      this.owner = key
      this.#lastKey = key
      this.#each = phrase.det === 'each'
      if (phrase.count !== undefined) this.counts[key] = phrase.count
      return this.#own(phrase, key) ? at + 1 : undefined
    }
    if (phrase.kind === 'pronoun') {
      if (
        phrase.concept === 'it' ||
        phrase.concept === 'this' ||
        (phrase.det === 'all' && this.owner !== 'both')
      )
        this.owner = phrase.det === 'all' ? 'whole' : this.owner
      if (phrase.concept === 'it' && at === 0) this.owner = 'whole'
      if (phrase.det === 'all') this.#each = false
      return phrase.bare.length + phrase.sizes.length === 0 ? at + 1 : undefined
    }
    if (isWhole(phrase, this.form)) {
      this.owner = 'whole'
      return this.#own(phrase, 'whole') ? at + 1 : undefined
    }
    if (phrase.kind === 'aside') return phrase.bare.length + phrase.sizes.length === 0 ? at + 1 : undefined
    // "top and bottom flange".
    const isFirst =
      phrase.kind === 'place' && PLAIN_PLACE.test(phrase.concept) && isWord(chunks[at + 1], 'and', ',')
    return isFirst && phrase.bare.length + phrase.sizes.length === 0 ? at + 1 : undefined
  }

  /** "The total height, including the base, is 50 mm"; "of the same thickness". */
  #dimension(chunks: readonly Chunk[], at: number, phrase: Phrase): number | undefined {
    const dimension = NAMED[phrase.concept]
    if (phrase.concept === 'section') {
      this.owner = 'whole'
      return phrase.bare.length + phrase.sizes.length === 0 ? at + 1 : undefined
    }
    if (!dimension) return undefined
    const before = chunks[at - 1]
    if (
      before?.kind === 'word' &&
      /^(?:along|over|across|in|of)$/u.test(before.text) &&
      phrase.bare.length + phrase.sizes.length === 0
    ) {
      if (phrase.words.includes('same')) return this.#sameAgain(at, dimension)
      return at + 1
    }
    if (phrase.words.includes('same') && phrase.bare.length + phrase.sizes.length === 0) {
      const of = chunks.slice(at + 1, at + 3).some((chunk) => chunk.kind === 'figures')
      if (!of) return this.#sameAgain(at, dimension)
    }
    const of = phrase.of && (this.keyOf(phrase.of) ?? (isWhole(phrase.of, this.form) ? 'whole' : undefined))
    if (phrase.of && of === undefined) return undefined
    const side = phrase.words.some((word) => OVERALL.test(word))
      ? ('overall' as const)
      : phrase.words.some((word) => INSIDE.test(word))
        ? ('inside' as const)
        : undefined
    const owners = of ? [of] : side === 'overall' ? ['whole'] : this.#owners()
    const figures = [...phrase.bare, ...phrase.sizes.flatMap((size) => size.figures)]
    for (const figure of figures)
      this.#push({
        owners,
        dimension,
        figures: [figure],
        value: figure.value,
        ...(side ? { side } : {}),
        axes: [figure.axis],
      })
    if (figures.length === 0) this.#pending = { dimension, side, owners }
    return at + 1
  }

  #sameAgain(at: number, dimension: string): number | undefined {
    const last = dimension === 'thickness' ? this.#thickness : undefined
    if (!last || this.owner === 'whole') return undefined
    this.facts.push({ ...last, owners: [this.owner] })
    return at + 1
  }

  /** "at the bottom", "on the outside", "above the base": of what it says where, and from where it is measured. */
  #place(
    chunks: readonly Chunk[],
    at: number,
    phrase: Phrase,
    key: string | undefined,
    how: string,
  ): number | undefined {
    // "tips on a 60 mm circle".
    if (phrase.concept === 'circle' && this.owner !== 'whole' && /^(?:on|along)$/u.test(how)) {
      for (const figure of phrase.bare)
        this.#push({
          owners: [this.owner],
          dimension: 'diameter',
          figures: [figure],
          value: figure.value,
          axes: [],
        })
      const told = phrase.sizes.filter(({ dimension }) => /^(?:diameter|radius)$/u.test(dimension))
      return told.length === phrase.sizes.length && told.every((size) => this.#size(size))
        ? at + 1
        : undefined
    }
    // "on one of the 40 mm edges": so long it is there.
    const [long] = phrase.bare
    if (phrase.concept === 'edge' && long && phrase.bare.length === 1 && phrase.sizes.length === 0) {
      this.#push({ owners: ['whole'], dimension: 'edge', figures: [long], value: long.value, axes: [] })
      return at + 1
    }
    if (phrase.sizes.length > 0 || (phrase.bare.length > 0 && phrase.kind !== 'place')) return undefined
    this.#stands(phrase, how)
    const last = this.facts.at(-1)
    const isJust = chunks[at - 2]?.kind === 'size' || chunks[at - 2]?.kind === 'figures'
    if (/^(?:outside|inside)$/u.test(phrase.concept)) {
      this.#sided(phrase.concept === 'inside' ? 'inside' : 'outside')
      return at + 1
    }
    if (key !== undefined && key !== this.owner && last && isJust && how === 'at') {
      last.owners = [key]
      this.#lastKey = key
    } else if (
      /^(?:above|below|between|under)$/u.test(how) &&
      last &&
      isJust &&
      !/^(?:distance|apart)$/u.test(last.dimension) &&
      (key !== undefined || phrase.kind === 'pronoun')
    )
      last.side = 'inside'
    else if (how === 'over' && last && key !== undefined) last.side = 'overall'
    else if (how === 'from' && last && phrase.kind === 'place') this.#measuredFrom(phrase, last)
    const isPart = key !== undefined || isWhole(phrase, this.form) || phrase.kind === 'pronoun'
    const isPlace =
      phrase.kind === 'place' &&
      (PLAIN_PLACE.test(phrase.concept) ||
        (/^(?:center|apex)$/u.test(phrase.concept) && this.form.centered === true))
    if (!isPart && !isPlace && !/^(?:aside|layout)$/u.test(phrase.kind)) return undefined
    if (phrase.bare.length > 0) return undefined
    // "at the top and the bottom".
    const also = isWord(chunks[at + 1], 'and') ? phraseIn(chunks[at + 2]) : undefined
    const after = chunks[at + 3]
    const isSubject =
      after &&
      (after.kind === 'size' || after.kind === 'figures' || isWord(after, 'is', 'are', 'has', 'have'))
    if (
      also &&
      !isSubject &&
      also.bare.length + also.sizes.length === 0 &&
      (also.kind === 'place' || this.keyOf(also) !== undefined)
    )
      return at + 3
    return at + 1
  }

  /** So high at one end, and nothing at the other. */
  #nothing(chunks: readonly Chunk[], at: number, { span, name }: Phrase): number {
    const figure: Figure = { value: 0, unit: 'length', text: name, span }
    const end = isWord(chunks[at + 1], 'at', 'on') ? phraseIn(chunks[at + 2]) : undefined
    const key = end && this.keyOf(end)
    const owners = key
      ? [key]
      : this.owner === 'whole'
        ? this.form.parts.slice(0, 2).map((part) => part.key)
        : [this.owner]
    this.#push({ owners, dimension: 'height', figures: [figure], value: 0, axes: [] })
    return key ? at + 3 : at + 1
  }

  /** "from the bottom of the base", "from the top of the bar": from its far face, or from the one between its parts. */
  #measuredFrom({ concept, of, words }: Phrase, last: Fact): void {
    const from = of ? this.keyOf(of) : this.form.name === 'T' ? undefined : 'lying'
    if (
      from === undefined ||
      from === last.owners[0] ||
      !/^(?:height|length|bare|depth)$/u.test(last.dimension)
    )
      return
    const isUnder = this.form.name === 'T'
    const isFar =
      concept === (isUnder ? 'top' : 'bottom') ||
      words.some((word) => /^(?:far|outer)$/u.test(word)) ||
      concept === 'outside'
    if (isFar) last.side = 'overall'
    else if (concept === (isUnder ? 'bottom' : 'top')) last.side = 'inside'
  }

  /** "along the rear edge", "at one end": which way the section runs then. */
  #stands(phrase: Phrase, how: string): void {
    if (this.owner !== 'standing' || this.form.name !== 'L' || !/^(?:on|at|along|from)$/u.test(how)) return
    const said = [phrase.concept, ...phrase.words]
    const is = (pattern: RegExp): boolean => said.some((word) => pattern.test(word))
    if (is(/^(?:back|rear|front)$/u)) this.edge = 'x'
    else if (is(/^(?:left|right)$/u)) this.edge = 'y'
    else if (is(/^(?:long|longer|longest)$/u)) this.edge = 'long'
    else if (is(/^(?:short|shorter|shortest)$/u) || phrase.concept === 'end') this.edge = 'short'
  }

  /** Those that were told last without a side, of this sentence's latest part. */
  #sided(side: 'inside' | 'outside'): void {
    if (this.#focus) {
      this.#focus.side = side
      this.#focus = undefined
      return
    }
    const last = this.facts.at(-1)
    for (const fact of this.facts.toReversed()) {
      if (
        fact.side !== undefined ||
        fact.owners[0] !== last?.owners[0] ||
        fact.dimension !== last?.dimension ||
        /^(?:thickness|wall|run)$/u.test(fact.dimension)
      )
        break
      fact.side = side
    }
  }

  #own(phrase: Phrase, key: string): boolean {
    for (const size of phrase.sizes)
      if (!this.#size({ ...size, words: size.words.filter((word) => !PASSED.test(word)) })) return false
    for (const figure of phrase.bare) {
      const isSheet =
        key === 'whole' && /^(?:sheet|plate|stock|material|metal|steel|aluminum)$/u.test(phrase.name)
      this.#push({
        owners: key === 'whole' ? ['whole'] : [key, 'whole'],
        dimension: isSheet
          ? 'thickness'
          : key !== 'whole' && figure.span[1] < phrase.span[1]
            ? 'plate'
            : 'bare',
        figures: [figure],
        value: figure.value,
        axes: [figure.axis],
      })
    }
    return true
  }

  #word(chunks: readonly Chunk[], at: number, text: string): number | undefined {
    // "without lips": as it is told to be.
    const none = /^(?:without|no)$/u.test(text) ? phraseIn(chunks[at + 1]) : undefined
    if (none && /^(?:lip|return)$/u.test(none.name) && !this.form.name.startsWith('lipped')) return at + 2
    if (OTHERWISE.test(text)) return undefined
    if (text === 'each') this.#each = true
    if (text === 'semi' && phraseIn(chunks[at + 1])?.concept === 'axis') {
      this.#half = true
      return at + 1
    }
    // "shifted 10 mm to the right".
    if (
      /^(?:shifted|offset|displaced|slanted|skewed|leaning)$/u.test(text) &&
      this.form.name === 'parallelogram'
    ) {
      this.#pending = { dimension: 'shift', side: undefined, owners: ['whole'] }
      return at + 1
    }
    if (/^(?:nothing|zero)$/u.test(text) && isWord(chunks[at - 1], 'to', 'from')) {
      const { span } = chunks[at] as Chunk
      return this.#nothing(chunks, at, { name: text, span } as Phrase)
    }
    // "pointing along +X".
    if (/^[+]$/u.test(text) && chunks[at + 1]?.kind === 'word') return at + 1
    if (/^[xyz]$/u.test(text) && isWord(chunks[at - 1], '+')) {
      this.runAxis = undefined
      this.acrossAxis = text as AxisName
      return at + 1
    }
    if (text === 'returns' || text === 'lipped')
      return this.form.name.startsWith('lipped') ? at + 1 : undefined
    // "root diameter 24 mm".
    const named = isNumeric(chunks[at + 1])
      ? this.form.parts.find(({ names }) => names.test(text))
      : undefined
    if (named) {
      this.owner = named.key
      return at + 1
    }
    if (EXTRUDED.test(text)) {
      this.#extruding = !this.facts.some(({ dimension }) => dimension === 'run')
      return at + 1
    }
    if (/^(?:including|includes|include|counting)$/u.test(text)) {
      const last = this.facts.at(-1)
      if (this.#pending) this.#pending = { ...this.#pending, side: 'overall' }
      else if (last && last.side === undefined) last.side = 'overall'
      const part = phraseIn(chunks[at + 1])
      return part && part.bare.length + part.sizes.length === 0 ? at + 2 : undefined
    }
    if (text === 'open') return OPEN.test(this.form.name) && isOpenAbove(chunks, at) ? at + 1 : undefined
    if (/^(?:outer|outside|external)$/u.test(text)) {
      this.#sided('outside')
      return at + 1
    }
    if (/^(?:inner|inside|internal|clear)$/u.test(text)) {
      this.#sided('inside')
      return at + 1
    }
    // "extruded along Y".
    const axis =
      /^[xyz]$/u.test(text) && isWord(chunks[at - 1], 'along', 'in', 'the') ? (text as AxisName) : undefined
    if (axis) {
      const last = this.facts.at(-1)
      if (last && /^(?:run|length|bare)$/u.test(last.dimension) && last.axes[0] === undefined)
        last.axes = [axis]
      else this.runAxis = axis
      return at + 1
    }
    return HEARD.test(text) ||
      LITTLE.has(text) ||
      STATES.has(text) ||
      PREPOSITIONS.has(text) ||
      /^[(),:;.]$/u.test(text)
      ? at + 1
      : undefined
  }

  /** Which part of the form a phrase names. */
  keyOf(phrase: Phrase): string | undefined {
    // "the other end", "the shorter one".
    if (phrase.kind === 'pronoun' && /^(?:one|other)$/u.test(phrase.name)) {
      const worded = this.form.parts.find(
        ({ words }) => words !== undefined && phrase.words.some((word) => words.test(word)),
      )
      const isOther = phrase.det === 'other' || phrase.name === 'other'
      return (
        worded?.key ??
        (isOther
          ? this.form.parts.find(({ key }) => key !== this.#lastKey && key !== 'both')?.key
          : undefined)
      )
    }
    if (!/^(?:body|place|cut|figure|aside|whole|dimension)$/u.test(phrase.kind)) return undefined
    if (phrase.kind === 'dimension' && phrase.concept !== 'wall') return undefined
    const { parts } = this.form
    const fits = parts.filter(
      ({ names }) => names.test(phrase.name) || (phrase.kind === 'place' && names.test(phrase.concept)),
    )
    if (fits.length === 0) return undefined
    const worded = fits.find(
      ({ words }) => words !== undefined && phrase.words.some((word) => words.test(word)),
    )
    if (worded) return worded.key
    if (fits.length === 1) return fits[0]?.key
    const both = fits.find(({ key }) => key === 'both')
    if (both && (phrase.plural || (phrase.count ?? 1) > 1 || phrase.det === 'each')) return both.key
    const own = fits.filter(({ key }) => key !== 'both')
    if (phrase.ordinal !== undefined) return own[phrase.ordinal - 1]?.key
    if (phrase.det === 'other') return (own.find((part) => part.key !== this.#lastKey) ?? own[0])?.key
    return own[0]?.key
  }

  #keyNamed(word: string, words: readonly string[]): string | undefined {
    if (INSIDE.test(word) || OUTSIDE.test(word) || OVERALL.test(word) || PASSED.test(word)) return undefined
    const fits = this.form.parts.filter(({ names }) => names.test(word))
    return (
      fits.find(({ words: own }) => own !== undefined && words.some((each) => own.test(each))) ??
      fits.find(({ key }) => key === 'both') ??
      fits[0]
    )?.key
  }
}

/** "open at the top", "both ends are open"; "the bottom is open" would be another thing. */
const isOpenAbove = (chunks: readonly Chunk[], at: number): boolean =>
  [
    isWord(chunks[at - 1], 'is', 'are') ? phraseIn(chunks[at - 2]) : undefined,
    isWord(chunks[at + 1], 'at', 'on', 'to', 'toward') ? phraseIn(chunks[at + 2]) : undefined,
  ].every((phrase) => phrase === undefined || /^(?:top|end)$/u.test(phrase.concept))

/** Forms that nothing closes at one side. */
const OPEN = /^(?:U|C|lipped C|hat|frame)$/u

const isNumeric = (chunk: Chunk | undefined): boolean => chunk?.kind === 'size' || chunk?.kind === 'figures'

/** "30 mm from the center". */
const isFrom = (chunks: readonly Chunk[], at: number): boolean =>
  isWord(chunks[at + 1], 'from') && /^(?:center|axis|origin)$/u.test(phraseIn(chunks[at + 2])?.concept ?? '')

const isNothing = (phrase: Phrase): boolean =>
  phrase.bare.length + phrase.sizes.length === 0 &&
  (phrase.name === 'zero' ||
    phrase.name === 'point' ||
    (phrase.concept === 'edge' &&
      [...phrase.words, ...phrase.unknown].some((word) => /^(?:sharp|knife|thin)$/u.test(word))))

/** Adjectives that say nothing of it. */
const PASSED =
  /^(?:same|equal|each|uniform|constant|identical|parallel|opposite|straight|sheet|material|metal|steel|thin|flat|rectangular|solid|central|center|middle|single|two|extrusion|extruded|inner|overall|horizontal|vertical|upright|web|lipped|mirrored|equally|outer|raised|returned|whole|small|large|long|short|longer|shorter|simple|plain|doorstop|picture|all|parallel|side)$/u

const NAMED: Readonly<Record<string, string>> = {
  length: 'length',
  width: 'width',
  height: 'height',
  thickness: 'thickness',
  depth: 'depth',
  wall: 'wall',
  radius: 'radius',
  diameter: 'diameter',
  distance: 'distance',
  size: 'side',
}

/** The form itself, by whatever it is called. */
function isWhole(phrase: Phrase, form: Form): boolean {
  if (phrase.kind === 'whole') return true
  if (phrase.plural) return false
  return (
    (phrase.kind === 'body' || phrase.kind === 'figure' || phrase.kind === 'dimension') &&
    (phrase.concept === form.name ||
      WHOLES.test(phrase.name) ||
      phrase.name === form.name ||
      phrase.name.split(' ').some((word) => WHOLES.test(word)))
  )
}

export const figuresOf = (facts: readonly Fact[]): Figure[] => [
  ...new Set(facts.flatMap(({ figures }) => [...figures])),
]
