/**
 * Reads sentences into a scene. A sentence has a theme, of which its sizes and places are said: what its verb makes, or what
 * it is about. A relative clause goes on with the same theme; a new noun that is made becomes the next.
 */
import { unread } from '../../operations/unread.ts'
import type { Span } from '../../text/normalise.ts'
import type { Sentence } from '../../text/segment.ts'
import { zeroIn } from '../chunks/coordinates.ts'
import { withForms } from '../forms/told.ts'
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'
import { numberAt } from '../places/numbers.ts'
import { placeAt } from '../places/places.ts'
import { type Place, sizeOf, type Thing } from '../scene.ts'
import { readAbsent } from './absent.ts'
import { readSameAgain } from './again.ts'
import { withArcSlots } from './arc-slots.ts'
import { isJoining, isOfTelling } from './asides.ts'
import { readFigures } from './bare-figures.ts'
import { clausesOf, goesOn } from './clauses.ts'
import { readCompared, sameDistance } from './compared.ts'
import { holdCounted, withConfigurations, withoutCounts } from './configurations.ts'
import { DENIALS, readDenial } from './denials.ts'
import { assertDatum, give, readPlace } from './given-places.ts'
import { giveSize } from './given-sizes.ts'
import { readLeftHole } from './left-holes.ts'
import { withoutLetters } from './letters-told.ts'
import { withoutMadeBy } from './made-by.ts'
import { isMovedWhole } from './moved.ts'
import { withNamedEnds } from './named-ends.ts'
import { readPhrase } from './nouns/nouns.ts'
import { withOnes } from './nouns/ones.ts'
import { isNumeric } from './numeric.ts'
import { withOffsetCuts } from './offset-cuts.ts'
import { withoutOpenings } from './opened.ts'
import { overhangAt } from './overhangs.ts'
import { readApex } from './prisms.ts'
import { readProportion } from './proportions.ts'
import { readRelative } from './relative.ts'
import { repeatedAll } from './repeated.ts'
import { withRevolved } from './revolved.ts'
import { bareOf } from './said-sizes.ts'
import { inheritPlaces, readSameAs, readSameThere } from './same-as.ts'
import { rowOf } from './sentence-rows.ts'
import { isElsewhere } from './sharp.ts'
import { extrudeBy, readSize } from './sizes.ts'
import { tellsBodyLast } from './sizes-behind.ts'
import { withoutStart } from './starts.ts'
import { keepStep, stepNumber, withStepsNamed } from './step-references.ts'
import { withSteps } from './stepped/stepped.ts'
import { readPath } from './swept/read-path.ts'
import { asideOf, type Clause, quote, type Telling, type Theme, topicTheme } from './telling.ts'
import { readWord } from './words.ts'

/**
 * `named`: a letter of the first sentence is only a name. `shaped`: forms that are told by their parts are heard as a whole
 * before anything else; nothing where there are none.
 */
export function tell(
  sentences: readonly Sentence[],
  prompt: string,
  { named, shaped }: { named: boolean; shaped: boolean },
): Telling | undefined {
  const t: Telling = {
    prompt,
    things: [],
    deeds: [],
    glossed: [],
    overall: [],
    topic: undefined,
    body: undefined,
    lastTheme: undefined,
    unheard: [],
    ghosts: [],
    claims: [],
    absent: [],
    unowned: [],
    steps: new Map(),
    counted: [],
  }
  let isCurved = false
  const read = sentences.map((sentence) => {
    const { row, known } = withArcSlots(rowOf(sentence, prompt), isCurved)
    isCurved = known
    return row
  })
  const told = withNamedEnds(
    withConfigurations(withoutOpenings(withoutMadeBy(named ? withoutLetters(read) : read))),
  )
  const formed = shaped ? withForms(told) : told
  if (!formed) return undefined
  const rows = formed.map((row, at) => (at === 0 ? withoutCounts(t, row, formed.length) : row))
  const lines = withSteps(withOffsetCuts(withRevolved(rows)), prompt).map((chunks, at) => ({
    chunks,
    step: sentences[at]?.kind !== 'plain',
    number: sentences[at] && stepNumber(sentences[at], prompt),
  }))
  assertEnded(lines.at(-1)?.chunks ?? [])
  // Where numbered steps tell all, what comes before them only announces it.
  const isToldInSteps = lines.some(({ step, chunks }) => step && chunks.some(isNumeric))
  let nth: number | undefined
  for (const [at, { chunks, step, number }] of lines.entries()) {
    nth = step ? (number ?? nth) : undefined
    keepStep(t, nth, undefined)
    const isTitle =
      at < 2 &&
      lines.length > at + 1 &&
      !step &&
      t.things.every(({ announced }) => announced) &&
      !spansBox(chunks) &&
      (isToldInSteps || !chunks.some((chunk, nth) => isNumeric(chunk) && !isPurpose(chunks, nth)))
    const colon = at === 0 && !isTitle ? titleEnd(chunks) : 0
    if (colon > 0) readClause(t, chunks.slice(0, colon), at, step, true)
    const told = withStepsNamed(t, chunks.slice(colon))
    const zero = zeroIn(told)
    if (zero) t.zero = zero.corner
    const opened = withoutStart(zero?.rest ?? told)
    let before: Clause | undefined
    for (const part of clausesOf(opened)) {
      before = readClause(t, part, at, step, isTitle, before)
      keepStep(t, nth, before.theme?.kind === 'thing' ? before.theme.thing : t.topic)
    }
  }
  assertDatum(t)
  inheritPlaces(t)
  holdCounted(t)
  return t
}

/** "The plate spans X=5 to X=45, Y=-30 to Y=30 and Z=0 to Z=4": its levels are its sizes. */
const spansBox = (chunks: readonly Chunk[]): boolean =>
  new Set(chunks.flatMap((chunk) => (chunk.kind === 'coordinate' && chunk.range ? [chunk.axis] : []))).size >
  1

const LEADS_ON = new Set(['at', 'from', 'by', 'to', 'with', 'into', 'and', 'or', 'a', 'an', 'the'])

/** "a hole from the top that stops at": the words break off before they say where. */
function assertEnded(chunks: readonly Chunk[]): void {
  const last = chunks.at(-1)
  if (last?.kind === 'word' && LEADS_ON.has(last.text)) throw unread(last.text)
}

/** "A hex bolt: a 10 mm shaft with …": what stands before the colon only names it, where a noun follows. */
function titleEnd(chunks: readonly Chunk[]): number {
  const colon = chunks.findIndex((chunk) => isWord(chunk, ':'))
  const next = chunks[colon + 1]
  const isNoun = next?.kind === 'phrase' && (next.phrase.kind === 'body' || next.phrase.kind === 'figure')
  return colon > 0 && isNoun && !chunks.slice(0, colon).some(isNumeric) ? colon : 0
}

/** "for a 60 mm fan": a number of something else. */
const isPurpose = (chunks: readonly Chunk[], at: number): boolean =>
  isWord(chunks[at - 1], 'for') && phraseIn(chunks[at]) !== undefined

function readClause(
  t: Telling,
  told: readonly Chunk[],
  line: number,
  step: boolean,
  isTitle: boolean,
  previous?: Clause,
): Clause {
  const c: Clause = {
    verb: undefined,
    theme: undefined,
    subject: undefined,
    waiting: [],
    loose: [],
    gloss: 0,
    purpose: 'none',
    consequence: previous?.consequence === true && goesOn(told),
    line,
    from: told[0]?.span[0] ?? 0,
    sentence: previous?.sentence ?? told[0]?.span[0] ?? 0,
    link: '',
    step,
    // "Drill these:" and a list of places and sizes.
    making: t.listing && told[0]?.kind === 'coordinate' ? 'hole' : undefined,
    ...(t.listing && told[0] ? { madeAt: told[0].span } : {}),
    tools: [],
    title: isTitle,
    dimension: undefined,
  }
  c.loose.push(...t.unowned.splice(0))
  c.bodyLast = tellsBodyLast(told)
  const before = weightOf(t)
  let chunks: readonly Chunk[] = withOnes(t, repeatedAll(t, c, told) ?? told)
  if (isLeft(chunks)) {
    assertLeft(t, chunks)
    return c
  }
  // "Each one is smaller than the last": the sizes say so.
  if (chunks.some((chunk) => isWord(chunk, 'than')) && !chunks.some(isNumeric)) return c
  // "Merge the two figures into one sketch": of what lies within another, what comes of that?
  if (t.things.length > 1 && isJoining(chunks)) {
    t.merged = [c.from, chunks.at(-1)?.span[1] ?? c.from]
    return c
  }
  for (let at = 0; at < chunks.length; ) {
    // Where the whole lies in space is not its shape.
    if (isMovedWhole(t, chunks, at) || isOfTelling(chunks, at)) break
    const again = sameDistance(t, c, chunks[at] as Chunk)
    if (again) chunks = chunks.with(at, again)
    const chunk = chunks[at] as Chunk
    const compared =
      readSameAgain(t, c, chunks, at) ??
      readSameThere(t, c, chunks, at) ??
      readSameAs(t, c, chunks, at) ??
      readProportion(t, c, chunks, at) ??
      readRelative(t, c, chunks, at) ??
      readCompared(t, c, chunks, at)
    if (compared !== undefined) {
      at = compared
      continue
    }
    const left = readLeftHole(t, chunks, at)
    if (left !== undefined) {
      at = left
      continue
    }
    const absent = readAbsent(t, chunks, at)
    if (absent !== undefined) {
      at = absent
      continue
    }
    if (isWord(chunk, ...DENIALS)) {
      at = readDenial(t, c, chunks, at)
      continue
    }
    const over =
      c.theme?.kind === 'thing' && c.theme.thing.role === 'add' ? overhangAt(chunks, at) : undefined
    if (over) {
      readPlace(t, c, over.place, [chunk.span[0], chunks[over.next - 1]?.span[1] ?? chunk.span[1]])
      at = over.next
      continue
    }
    // "followed by a shank": what is next, and no place.
    if (
      isWord(chunk, 'by') &&
      isWord(chunks[at - 1], 'followed', 'reinforced', 'stiffened', 'strengthened', 'braced')
    ) {
      at++
      continue
    }
    // "6 in the long direction by 4 in the short one".
    const next = isWord(chunk, 'by') ? at + 1 : at
    const number = isSeveral(c.theme ?? topicTheme(t)) ? numberAt(chunks, next) : undefined
    if (number) {
      const end = chunks[number.next - 1]?.span[1] ?? chunk.span[1]
      for (const place of number.places) readPlace(t, c, place, [chunk.span[0], end])
      at = number.next
      continue
    }
    // "with sides of 5 mm from the corner": of its sides.
    const isOfSide = isWord(chunks[at - 1], 'of') && phraseIn(chunks[at - 2])?.concept === 'side'
    const fits =
      !isOfSide &&
      ((chunk.kind !== 'phrase' && chunk.kind !== 'size') ||
        (chunk.kind === 'size' && chunk.size.dimension === 'distance'))
        ? placeAt(chunks, at)
        : undefined
    if (fits) {
      const span: Span = [chunk.span[0], chunks[fits.next - 1]?.span[1] ?? chunk.span[1]]
      for (const place of fits.places.map(
        (each) => asHeight(t, c, each, chunks[at - 1]) ?? asDepth(t, c, each, chunks[at - 1]),
      ))
        if (!readApex(t, c, place, chunks, at, span)) readPlace(t, c, place, span)
      at = fits.next
      continue
    }
    if (chunk.kind === 'path') readPath(t, c, chunk.path)
    else if (chunk.kind === 'phrase') readPhrase(t, c, chunk.phrase, chunks, at, isTitle)
    else if (chunk.kind === 'size' && isExtruded(c, chunks, at)) extrudeBy(c, chunk.size)
    else if (chunk.kind === 'size') readSize(t, c, chunk.size)
    else if (chunk.kind === 'figures') readFigures(t, c, chunk, chunks, at)
    else if (chunk.kind === 'word') readWord(t, c, chunk.text, chunks, at, isTitle)
    else if (!(chunk.kind === 'closed' && chunk.name && isTitle)) throw unread(quote(t, chunk.span))
    at++
  }
  const isListed =
    c.making === 'hole' &&
    chunks.some((chunk) => phraseIn(chunk)?.kind === 'pronoun' || isWord(chunk, 'following'))
  if (isListed && !chunks.some(isNumeric)) {
    t.listing = true
    c.waiting = []
    return c
  }
  settle(t, c, isTitle)
  if (c.stance && c.theme?.kind === 'thing' && c.theme.thing.role === 'add') c.theme.thing.stance ??= c.stance
  // "It is all turning and drilling".
  const isTold = chunks.some(
    (chunk) => chunk.kind === 'phrase' && !/^(?:pronoun|aside|whole)$/u.test(chunk.phrase.kind),
  )
  // "Take away some material on the left": how much?
  if (c.verb === 'cut' && c.theme?.kind === 'whole' && !chunks.some(isNumeric))
    throw unread(quote(t, [chunks[0]?.span[0] ?? 0, chunks.at(-1)?.span[1] ?? 0]))
  if (
    EFFECTS.test(c.verb ?? '') &&
    weightOf(t) === before &&
    !isTakenUp(c.theme) &&
    (/^(?:mirror|repeat)$/u.test(c.verb ?? '') || isTold || chunks.some(isNumeric))
  )
    throw unread(quote(t, [chunks[0]?.span[0] ?? 0, chunks.at(-1)?.span[1] ?? 0]))
  return c
}

/** "Drill the two mounting holes", which the title names: how large they are comes next. */
const isTakenUp = (theme: Theme | undefined): boolean =>
  theme?.kind === 'thing' && theme.thing.role === 'cut' && theme.thing.sizes.length === 0

/** Holes, of which so many may lie one way and so many the other. */
const isSeveral = (theme: Theme | undefined): boolean =>
  theme?.kind === 'thing' && theme.thing.concept === 'hole' && theme.thing.plural

/** "The post stands 20 mm above the plate": so high it is, and there it stands. */
function asHeight(t: Telling, c: Clause, place: Place, before: Chunk | undefined): Place | undefined {
  const theme = c.theme
  if (theme?.kind !== 'thing' || theme.thing.role === 'cut' || theme.thing === t.things[0]) return undefined
  const hanging = asHanging(t, c, theme.thing, place) ?? asRisingAt(t, c, theme.thing, place, before)
  if (hanging) return hanging
  if (!isWord(before, ...RISES) || sizeOf(theme.thing, 'height')) return undefined
  // "from Z=0 to Z=18, protruding 8 mm above the gear": its levels say how high it is.
  if (theme.thing.places.some(({ place: each }) => each.kind === 'range' && each.axis === 'z'))
    return undefined
  const isOf = (ref: Phrase | undefined): ref is Phrase =>
    ref !== undefined && /^(?:body|place|whole|pronoun)$/u.test(ref.kind)
  const [figure, ref] =
    place.kind === 'beyond' && place.side === 'above'
      ? [place.figure, place.ref]
      : place.kind === 'from' && place.figures.length === 1 && place.refs.length === 1
        ? [place.figures[0], place.refs[0]]
        : []
  if (!figure || !isOf(ref)) return undefined
  // "sticks out 15 mm from the ends": out of them, and no height.
  if (place.kind === 'from' && (SIDEWAYS.test(ref.concept) || isSidewaysOf(ref))) return undefined
  giveSize(t, c, theme, { ...bareOf(figure, asideOf(c)), dimension: 'height' })
  return { kind: 'at', how: 'on', ref }
}

/** "from the center of its right end". */
const isSidewaysOf = ({ of }: Phrase): boolean =>
  of?.kind === 'place' && of.concept !== 'edge' && SIDEWAYS.test(of.concept)

/** "reach 45 mm down from its underside": so long it hangs there. */
function asHanging(t: Telling, c: Clause, thing: Thing, place: Place): Place | undefined {
  const [figure, ref] =
    place.kind === 'from' && place.toward === 'down' ? [place.figures[0], place.refs[0]] : []
  if (!figure || ref?.concept !== 'bottom' || sizeOf(thing, 'height', 'length')) return undefined
  if (thing.section || thing.drawn || thing.kind !== 'body') return undefined
  giveSize(t, c, { kind: 'thing', thing }, { ...bareOf(figure, asideOf(c)), dimension: 'height' })
  thing.stance = 'down'
  return { kind: 'at', how: 'on', ref }
}

/** "an arm rising 32 mm at both ends": so high, and there. */
function asRisingAt(
  t: Telling,
  c: Clause,
  thing: Thing,
  place: Place,
  before: Chunk | undefined,
): Place | undefined {
  const [ref] = place.kind === 'margin' ? place.refs : []
  if (place.kind !== 'margin' || !ref || !isWord(before, 'rises', 'rising', 'stands', 'standing'))
    return undefined
  if (sizeOf(thing, 'height')) return undefined
  giveSize(t, c, { kind: 'thing', thing }, { ...bareOf(place.figure, asideOf(c)), dimension: 'height' })
  return { kind: 'at', how: 'at', ref }
}

const SIDEWAYS = /^(?:end|side|edge|left|right|front|back)$/u

const RISES = [
  'rises',
  'stands',
  'sticks',
  'projects',
  'protrudes',
  'extends',
  'rising',
  'standing',
  'sticking',
  'protruding',
  'extending',
  'out',
  'up',
]

/** "A hole runs 15 mm down from the top": so deep it is. */
function asDepth(t: Telling, c: Clause, place: Place, before: Chunk | undefined): Place {
  const [figure] = place.kind === 'from' ? place.figures : []
  const [ref] = place.kind === 'from' ? place.refs : []
  const isGoing =
    place.kind === 'from' &&
    /^(?:down|up|in|inward)$/u.test(place.toward ?? '') &&
    isWord(before, 'runs', 'goes', 'extends', 'reaches', 'run', 'go', 'extend', 'drilled', 'bored')
  // "20 mm wide, 15 mm in from that side": into the side that it is cut from.
  const isFromThere =
    place.kind === 'from' &&
    /^(?:in|inward)$/u.test(place.toward ?? '') &&
    ref?.det === 'this' &&
    /^(?:edge|side|end|face)$/u.test(ref.concept) &&
    c.theme?.kind === 'thing' &&
    /^(?:notch|slot|rectangle|square|cut|pocket)$/u.test(c.theme.thing.concept) &&
    !sizeOf(c.theme.thing, 'depth')
  if (isFromThere && figure && c.theme?.kind === 'thing' && c.theme.thing.role === 'cut') {
    giveSize(t, c, c.theme, { ...bareOf(figure, false), dimension: 'depth' })
    return { kind: 'manner', word: 'inward' }
  }
  if (!isGoing || !figure || !ref || c.theme?.kind !== 'thing' || c.theme.thing.role !== 'cut') return place
  giveSize(t, c, c.theme, { ...bareOf(figure, false), dimension: 'depth' })
  return { kind: 'at', how: 'from', ref }
}

/** What these do has to be done to something. */
const EFFECTS = /^(?:cut|hollow|fillet|chamfer|mirror|repeat|revolve)$/u

/** How much has been told so far: a clause that works on the part adds to it. */
const weightOf = ({ things, deeds, overall, ghosts }: Telling): number =>
  deeds.length +
  overall.length +
  ghosts.length +
  things.reduce(
    (sum, { sizes, places, words, parts, members, host, role }) =>
      sum +
      sizes.length +
      places.length +
      words.length +
      parts.length +
      members.length +
      (host ? 1 : 0) +
      (role === 'cut' ? 1 : 0),
    0,
  ) +
  deeds.reduce(
    (sum, deed) =>
      sum +
      (deed.kind === 'work'
        ? deed.work.sizes.length + deed.work.targets.length + deed.work.places.length
        : deed.kind === 'hollow'
          ? deed.hollow.sizes.length + deed.hollow.places.length + deed.hollow.open.length
          : 0),
    0,
  )
/** "Leave the shoulders sharp", "the inside corner stays square": nothing is done there. */
function isLeft(chunks: readonly Chunk[]): boolean {
  const has = (pattern: RegExp): boolean =>
    chunks.some((chunk) => chunk.kind === 'word' && pattern.test(chunk.text))
  return (
    !chunks.some(isNumeric) &&
    ((has(/^(?:leave|keep|stay|stays|remain|remains|left|is|are)$/u) &&
      has(/^(?:sharp|unbroken|untouched|crisp)$/u)) ||
      (has(/^(?:leave|keep|stay|stays|remain|remains)$/u) && has(/^(?:alone|as)$/u)))
  )
}

/** "The vertical edges stay sharp" cannot be said of those that were rounded. */
function assertLeft(t: Telling, chunks: readonly Chunk[]): void {
  if (t.deeds.every(({ kind }) => kind !== 'work')) return
  const isOther = chunks.some(
    (chunk) =>
      isWord(chunk, 'other', 'rest', 'everything', 'else') ||
      (chunk.kind === 'phrase' &&
        (/^(?:cut|body)$/u.test(chunk.phrase.kind) ||
          /^(?:cut|body)$/u.test(chunk.phrase.of?.kind ?? '') ||
          [chunk.phrase.det, ...chunk.phrase.words].some((word) =>
            /^(?:other|remaining|rest|inside|inner)$/u.test(word),
          ))),
  )
  if (!isOther && !isElsewhere(t, chunks))
    throw unread(quote(t, [chunks[0]?.span[0] ?? 0, chunks.at(-1)?.span[1] ?? 0]))
}

/** "extrude it to a thickness of 5 mm". */
const isExtruded = (c: Clause, chunks: readonly Chunk[], at: number): boolean =>
  c.extrusion !== undefined &&
  c.extrusion.size === undefined &&
  (isWord(chunks[at - 1], 'to', 'by', 'for', 'over') ||
    (isWord(chunks[at - 1], 'with') && !isAcross(chunks[at])))

/** "Extrude a circle with a diameter of 8 mm by 5 mm": its diameter is not how far. */
const isAcross = (chunk: Chunk | undefined): boolean =>
  chunk?.kind === 'size' &&
  /^(?:diameter|radius|side|sides|width|wall|flats|corners)$/u.test(chunk.size.dimension)

/** A sentence that says no more than this speaks of all. */
const isOfWhole = (place: Place): boolean =>
  (place.kind === 'centered' && place.refs.some(({ concept }) => concept === 'origin')) ||
  (place.kind === 'at' && place.ref.concept === 'origin')

/** What waited for a theme belongs to what was spoken of before. */
function settle(t: Telling, c: Clause, isTitle: boolean): void {
  if (c.tools.length > 0) throw unread(c.tools[0]?.figure.text ?? '')
  if (c.waiting.length > 0 || c.loose.length > 0) {
    // "Centered at the origin." at the end of it all: the whole is.
    const isWhole = !c.theme && c.loose.length === 0 && c.waiting.every(({ place }) => isOfWhole(place))
    const theme: Theme | undefined = isWhole && t.body ? { kind: 'whole' } : (c.theme ?? t.lastTheme)
    if (!theme && isTitle && c.loose.length === 0) return
    // "120 mm long and 5 mm thick: it is a strip".
    if (!theme && c.waiting.length === 0 && t.things.length === 0) {
      t.unowned.push(...c.loose.splice(0))
      return
    }
    if (!theme) throw unread(quote(t, c.waiting[0]?.span ?? c.loose[0]?.figure.span ?? [0, 0]))
    for (const said of c.waiting.splice(0)) give(t, theme, said)
    for (const said of c.loose.splice(0)) giveSize(t, c, theme, said)
  }
  if (c.theme) t.lastTheme = c.theme
}
