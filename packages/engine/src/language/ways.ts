/**
 * The ways to take a prompt, the likeliest first: with a family's noun or told body by body, with or without what only
 * sums it up, as a section along a path. Which comes next depends on why the last one was refused.
 */
import type { EngineError } from '../errors.ts'
import { type PlanInput, plan as planSchema } from '../plan/plan.ts'
import type { DesignMode } from '../request.ts'
import type { WordUse } from './account.ts'
import { type Consequence, type Parting, withoutConsequences } from './aside/consequences.ts'
import { withExactTitles } from './aside/exact-titles.ts'
import { withoutMiddles } from './aside/glosses.ts'
import { assertHeard } from './aside/unheard.ts'
import { attempt, type Reading } from './attempt.ts'
import { isLeftOtherwise } from './compile/cuts/remains.ts'
import type { Choices } from './context.ts'
import { familiesIn } from './families/family.ts'
import { withCountedKinds, withVariants } from './families/kinds.ts'
import { withLikened } from './families/likened.ts'
import { isNumbered, isOneOfSeveral, isStepwise, isTold, toldByBodies } from './families/titles.ts'
import { type Scope, scopeOf } from './lexicon/lexicon.ts'
import { withRoles } from './names/roles.ts'
import { withSections } from './rewritten/figures/sections.ts'
import { withStars } from './rewritten/figures/stars.ts'
import { NOUNS } from './rewritten/nouns.ts'
import { withHoleCircles } from './rewritten/places/hole-circles.ts'
import { withMembersTold } from './rewritten/places/members-told.ts'
import { told } from './rewritten/rewritings.ts'
import { readSketch } from './sketches/read.ts'
import { isTotal, partings, withHeadline } from './summaries/found.ts'
import { withTitleNouns } from './summaries/title-nouns.ts'
import { isTitledOtherwise } from './summaries/titled.ts'
import { readSweep } from './sweeps/read.ts'
import { withHalvesOfCircles } from './text/halves-of-circles.ts'
import { type Item, readItems } from './text/items.ts'
import { withPartsOfThings } from './text/parts-of-things.ts'
import { type Sentence, segment } from './text/segment.ts'
import { rewriteAll } from './text/spoken.ts'
import type { Token } from './text/tokens.ts'
import { withTurned } from './turned/told.ts'

/** One way to take the prompt, not yet gone; throws the refusal where it leads nowhere. */
export type Way = (choices: Choices) => Reading

/** Is told why the way before was refused; nothing, where it could be read but did not hold on the solid. */
type Ways<Returned = void> = Generator<Way, Returned, EngineError | undefined>

interface Request {
  prompt: string
  mode: DesignMode
}

interface Source extends Request {
  itemsIn: (sentence: Sentence, scope?: Scope) => Item[]
  /** What the sentences are read without. */
  consequences?: readonly Consequence[]
}

/** Every way reads the same sentences, and none changes them in place: each is read once in each vocabulary. */
function reader(prompt: string): Source['itemsIn'] {
  const known = new Map<Scope | undefined, Map<Sentence, Item[]>>()
  return (sentence, scope) => {
    const inScope = known.get(scope) ?? new Map<Sentence, Item[]>()
    known.set(scope, inScope)
    const items =
      inScope.get(sentence) ?? withHalvesOfCircles(withPartsOfThings(readItems(sentence, prompt, scope)))
    inScope.set(sentence, items)
    return items
  }
}

export function* waysToRead(request: Request, tokens: readonly Token[]): Ways {
  const source = { ...request, itemsIn: reader(request.prompt) }
  const segments = segment(tokens, request.prompt)
  const sentences = segments.map((sentence) => source.itemsIn(sentence))
  assertHeard(sentences)
  const drawn = asDrawn(source, sentences)
  // Several figures that become one body are a drawing before they are anything else.
  if (drawn?.composed) yield drawn.way
  const given = withoutPassing(source, segments, { contradicted: false, loose: false, so: true })
  if (given) yield* asSaid(given.source, given.segments)
  const refusal = yield* asSaid(source, segments)
  const contradicted = refusal?.code === 'geometry_validation_failed'
  if (!(refusal && isLeftOtherwise(refusal)))
    // What contradicts itself is not made to agree by passing over half of it.
    for (const parting of contradicted ? PARTINGS.slice(0, 1) : PARTINGS) {
      const parted = withoutPassing(source, segments, { ...parting, contradicted })
      if (parted) yield* asSaid(parted.source, parted.segments)
    }
  if (refusal) yield* byMembers(given ?? { source, segments })
  if (refusal && drawn && !drawn.composed) yield drawn.way
  yield* asTurned(source, segments)
  if (given) yield* asTurned(given.source, given.segments)
  const stated = withoutPassing(source, segments, { contradicted, loose: false, stated: true })
  if (stated) yield* asTurned(stated.source, stated.segments)
  if (refusal?.code !== 'prompt_too_ambiguous') return
  if (withExactTitles(sentences))
    yield* byNoun(source, segments, [], [(told) => withExactTitles(told) ?? told, ...NOUNS])
  if (withLikened(sentences))
    yield* byNoun(source, segments, [], [(told) => withLikened(told) ?? told, ...NOUNS])
  // A path told in words is what is left where no other reading holds.
  const contradiction = yield () => alongPath(source, segments, refusal)
  if (contradiction?.code === 'geometry_validation_failed') throw contradiction
}

/** What is passed over: first what is plainly said in passing, then more and more of what may be. */
const PARTINGS: readonly Omit<Parting, 'contradicted'>[] = [
  { loose: false },
  { loose: false, stated: true },
  { loose: true, stated: true },
]

/** Round bodies on one axis, in the words of who would turn them. */
function* asTurned(source: Source, segments: readonly Sentence[]): Ways {
  if (withTurned(segments.map((sentence) => source.itemsIn(sentence))))
    yield* byNoun(source, segments, [], [(told) => withTurned(told) ?? told, ...NOUNS])
}

/** The prompt without what it says in passing, where it says such things: their numbers are then measured. */
function withoutPassing(
  { itemsIn, ...source }: Source,
  segments: readonly Sentence[],
  parting: Parting,
): { source: Source; segments: readonly Sentence[] } | undefined {
  const consequences = segments.flatMap(
    (sentence) => withoutConsequences(itemsIn(sentence), parting).consequences,
  )
  // Those that are no looser than before were gone without already.
  if (consequences.length === 0 || (parting.loose && consequences.every(({ loose }) => !loose)))
    return undefined
  // Each sentence is read by every way, and known again by its items.
  const known = new Map<readonly Item[], Item[]>()
  const read: Source['itemsIn'] = (sentence, scope) => {
    const said = itemsIn(sentence, scope)
    const kept = known.get(said) ?? withoutConsequences(said, parting).kept
    known.set(said, kept)
    return kept
  }
  return {
    source: { ...source, itemsIn: read, consequences },
    segments: segments.filter((sentence) => read(sentence).length > 0),
  }
}

/** Holes that were counted together, one by one. */
function* byMembers({ source, segments }: { source: Source; segments: readonly Sentence[] }): Ways {
  const sentences = segments.map((sentence) => source.itemsIn(sentence))
  if (withMembersTold(sentences))
    yield* byNoun(source, segments, [], [(told) => withMembersTold(told) ?? told, ...NOUNS])
}

/** With all that it says, and without what only sums it up. */
function* asSaid(source: Source, segments: readonly Sentence[]): Ways<EngineError | undefined> {
  const sentences = segments.map((sentence) => source.itemsIn(sentence))
  // The title's noun would be a body that nobody told.
  if (isTitledOtherwise(sentences)) return yield* withoutSummaries(source, segments)
  const end = segments.length > 1 ? segments.at(-1) : undefined
  const last = end && source.itemsIn(end)
  const refusal = yield* last && isTotal(last)
    ? byNoun(source, segments.slice(0, -1), [last])
    : byNoun(source, segments, [])
  const headed = withHeadline(segments)
  yield* withoutSummaries(source, segments)
  if (headed) yield* withoutSummaries(source, headed)
  return refusal
}

/** What only sums the part up is set aside where it stands in the way, if all it names is made without it. */
function* withoutSummaries(source: Source, segments: readonly Sentence[]): Ways<EngineError | undefined> {
  const sentences = segments.map((sentence) => source.itemsIn(sentence))
  const pick = <T>(all: readonly T[], places: readonly number[]): T[] => places.map((at) => all[at] as T)
  let first: EngineError | undefined
  for (const { told: kept, summaries } of partings(sentences, segments)) {
    const refusal = yield* byNoun(source, pick(segments, kept), pick(sentences, summaries))
    first ??= refusal
  }
  return first
}

/** The part may be told body by body, with the family's noun only as its title or as one of the bodies. Returns why the first way was refused. */
function* byNoun(
  { prompt, mode, itemsIn, consequences = [] }: Source,
  segments: readonly Sentence[],
  summaries: readonly Item[][],
  nouns: readonly ((sentences: Item[][]) => Item[][])[] = NOUNS,
): Ways<EngineError | undefined> {
  const said = segments.map((each) => itemsIn(each))
  const nounsIn = (scope?: Scope): Item[][] =>
    rewriteAll(
      withTitleNouns(
        segments.map((each) => itemsIn(each, scope)),
        summaries,
      ),
      nouns,
    )
  const way =
    (sentences: () => readonly Item[][]): Way =>
    (choices) =>
      attempt(prompt, { ...told(sentences(), summaries, said), consequences }, mode, choices)

  const plain = withStars(withRoles(withSections(nounsIn())))
  const families = familiesIn(plain)
  if (families.length === 0) return yield way(() => plain)

  const scope = scopeOf(families)
  const named = (sentences: Item[][]): Item[][] =>
    withCountedKinds(withVariants(sentences, families), families)
  const byFamily = way(() => withHoleCircles(withStars(named(nounsIn(scope))), scope))
  const bodies = toldByBodies(plain)
  const byBodies = way(() => bodies)
  if (
    isOneOfSeveral(plain.flat(), families) ||
    isStepwise(segments, bodies, families) ||
    isNumbered(bodies)
  ) {
    const refusal = yield byBodies
    if (isOpen(refusal, mode)) yield byFamily
    return refusal
  }
  const refusal = yield byFamily
  // A family's sizes that contradict each other may be those of several bodies.
  if ((refusal || mode === 'pro') && isTold(plain)) yield byBodies
  return refusal
}

/** A contradiction in what was understood is the last word, except where every reading is to be considered. */
const isOpen = (refusal: EngineError | undefined, mode: DesignMode): boolean =>
  refusal?.code === 'prompt_too_ambiguous' || mode === 'pro'

/** What a reader with a grammar of its own has planned, if that is a plan. */
function readingOf({ plan, uses }: { plan: PlanInput; uses: WordUse[] }): Reading | undefined {
  const parsed = planSchema.safeParse(plan)
  return parsed.success ? { plan: parsed.data, uses } : undefined
}

/** A part that is told as a drawing and nothing else. */
function asDrawn(
  { prompt }: Source,
  sentences: readonly Item[][],
): { way: Way; composed: boolean } | undefined {
  const sketch = readSketch(prompt, sentences)
  const reading = sketch && readingOf(sketch)
  return reading && { way: () => reading, composed: sketch.composed }
}

/** A part that is nothing but a section along a path. */
function alongPath(
  { prompt, itemsIn }: Source,
  segments: readonly Sentence[],
  refusal: EngineError,
): Reading {
  const swept = readSweep(
    prompt,
    segments.map((sentence) => withoutMiddles(itemsIn(sentence))),
  )
  const reading = swept && readingOf(swept)
  if (!reading) throw refusal
  return reading
}
