/**
 * The ways to take a prompt, the likeliest first: with a family's noun or told body by body, with or without what only
 * sums it up, as a section along a path. Which comes next depends on why the last one was refused.
 */
import type { EngineError } from '../errors.ts'
import { plan as planSchema } from '../plan/plan.ts'
import type { DesignMode } from '../request.ts'
import { type Consequence, withoutConsequences } from './aside/consequences.ts'
import { withDenied } from './aside/denied.ts'
import { withExactTitles } from './aside/exact-titles.ts'
import { withGlosses, withoutMiddles } from './aside/glosses.ts'
import { withUses } from './aside/uses.ts'
import { attempt, type Reading } from './attempt.ts'
import { isLeftOtherwise } from './compile/cuts/remains.ts'
import type { Choices } from './context.ts'
import { familiesIn } from './families/family.ts'
import { withCountedKinds, withVariants } from './families/kinds.ts'
import { withLikened } from './families/likened.ts'
import { withPairs } from './families/pairs.ts'
import { withSharedNouns } from './families/shared-nouns.ts'
import { isNumbered, isOneOfSeveral, isStepwise, isTold, toldByBodies } from './families/titles.ts'
import { type Scope, scopeOf } from './lexicon/lexicon.ts'
import { withCoordinated } from './names/coordinated.ts'
import { withDeeds } from './names/deeds.ts'
import { withEachOnes } from './names/each-one.ts'
import { withEnumerated } from './names/enumerated.ts'
import { withFacing } from './names/facing.ts'
import { withItAgain } from './names/it-again.ts'
import { withLetters } from './names/letters.ts'
import { withNamedFirst } from './names/named-first.ts'
import { withOneEachWay } from './names/one-each-way.ts'
import { withNounsForOnes } from './names/ones.ts'
import { withPurposeNouns } from './names/purpose-nouns.ts'
import { withRepeated } from './names/repeated.ts'
import { withRoles } from './names/roles.ts'
import { withSaidToBe } from './names/said-to-be.ts'
import { withSharedArticles } from './names/shared-article.ts'
import { withSharedOut } from './names/shared-out.ts'
import { withToldOrder } from './names/told-in-order.ts'
import { withTwoLegs } from './names/two-legs.ts'
import { withUndersides } from './names/underside.ts'
import { withWholeOfSections } from './names/whole-of-sections.ts'
import { withPlaneOutlines } from './outline/in-planes.ts'
import { withBentPipes } from './rewritten/bent-pipes.ts'
import { withClosedEnds } from './rewritten/cuts/closed-ends.ts'
import { withCombs } from './rewritten/cuts/combs.ts'
import { withCornerTriangles } from './rewritten/cuts/corner-triangles.ts'
import { withEdgeFigures } from './rewritten/cuts/edge-figures.ts'
import { withEndSteps } from './rewritten/cuts/end-steps.ts'
import { withFlaredSlots } from './rewritten/cuts/flared-slots.ts'
import { withGroovePoints } from './rewritten/cuts/groove-points.ts'
import { withHollowedOut } from './rewritten/cuts/hollowed-out.ts'
import { withInlineSlices } from './rewritten/cuts/inline-slices.ts'
import { withInnerSections } from './rewritten/cuts/inner-sections.ts'
import { withNecks } from './rewritten/cuts/necks.ts'
import { withOffsetOutlines } from './rewritten/cuts/offset-outline.ts'
import { withPlaneCuts } from './rewritten/cuts/plane-cuts.ts'
import { withRegionCuts } from './rewritten/cuts/region-cuts.ts'
import { withRemovedFigures } from './rewritten/cuts/removed-figures.ts'
import { withRevolvedCuts } from './rewritten/cuts/revolved-cuts.ts'
import { withRingPockets } from './rewritten/cuts/ring-pockets.ts'
import { withRoundCavities } from './rewritten/cuts/round-cavities.ts'
import { withRoundCuts } from './rewritten/cuts/round-cuts.ts'
import { withSteppedBores } from './rewritten/cuts/stepped-bores.ts'
import { withTaperedBores } from './rewritten/cuts/tapered-bores.ts'
import { withToldSlices } from './rewritten/cuts/told-slices.ts'
import { withCountedEdges } from './rewritten/edges/counted-edges.ts'
import { withCutEdges } from './rewritten/edges/cut-edges.ts'
import { withEdgeClauses } from './rewritten/edges/edge-clauses.ts'
import { withOwnedEdges } from './rewritten/edges/owned-edges.ts'
import { withPocketCorners } from './rewritten/edges/pocket-corners.ts'
import { withRoundedCorners } from './rewritten/edges/rounded-corners.ts'
import { withWorkedHoles } from './rewritten/edges/worked-holes.ts'
import { withExactProse } from './rewritten/exact-prose.ts'
import { withBothWays } from './rewritten/figures/both-ways.ts'
import { withConeEnds } from './rewritten/figures/cone-ends.ts'
import { withConeLevels } from './rewritten/figures/cone-levels.ts'
import { withEndToEnd } from './rewritten/figures/end-to-end.ts'
import { withFigureSides } from './rewritten/figures/figure-sides.ts'
import { withLieOnAxes } from './rewritten/figures/lie-on-axes.ts'
import { withLinkedRounds } from './rewritten/figures/linked-rounds.ts'
import { withListedSections } from './rewritten/figures/listed-sections.ts'
import { withNestedFigures } from './rewritten/figures/nested-figures.ts'
import { withPieces } from './rewritten/figures/pieces-of.ts'
import { withPlaneSections } from './rewritten/figures/plane-sections.ts'
import { withPointCircles } from './rewritten/figures/point-circles.ts'
import { withRevolvedFigures } from './rewritten/figures/revolved-figures.ts'
import { withRoundByLength } from './rewritten/figures/round-by-length.ts'
import { withSections } from './rewritten/figures/sections.ts'
import { withStars } from './rewritten/figures/stars.ts'
import { withTapers } from './rewritten/figures/tapers.ts'
import { withTwoHeights } from './rewritten/figures/two-heights.ts'
import { withWaysUp } from './rewritten/figures/ways-up.ts'
import { withFrames } from './rewritten/frames.ts'
import { withLikenedSizes } from './rewritten/likened-sizes.ts'
import { withMadeOfStock } from './rewritten/made-of-stock.ts'
import { withBothFaces } from './rewritten/places/both-faces.ts'
import { withBoundFaces } from './rewritten/places/bound-faces.ts'
import { withCrossWays } from './rewritten/places/cross-ways.ts'
import { withFlatFaces } from './rewritten/places/flat-faces.ts'
import { withFrontedEnds } from './rewritten/places/fronted-ends.ts'
import { withHoleCircles } from './rewritten/places/hole-circles.ts'
import { withMeasuredThere } from './rewritten/places/inside-outside.ts'
import { withJoinedCoordinates } from './rewritten/places/joined-coordinates.ts'
import { withMeasuredOverall } from './rewritten/places/measured-overall.ts'
import { withNearestWalls } from './rewritten/places/nearest-walls.ts'
import { withPaddings } from './rewritten/places/paddings.ts'
import { withPairedSides } from './rewritten/places/paired-sides.ts'
import { withRangedSizes } from './rewritten/places/ranged-sizes.ts'
import { withRestatedCoordinates } from './rewritten/places/restated-coordinates.ts'
import { withRingSizes } from './rewritten/places/ring-sizes.ts'
import { withRowSpacings } from './rewritten/places/row-spacing.ts'
import { withSharedCoordinates } from './rewritten/places/shared-coordinate.ts'
import { withSidesSaidTwice } from './rewritten/places/signed-sides.ts'
import { withToldRows } from './rewritten/places/told-rows.ts'
import { withRepeatedClauses } from './rewritten/repeated-clauses.ts'
import { told } from './rewritten/rewritings.ts'
import { withSetPhrases } from './rewritten/set-phrases.ts'
import { withStoodOnEnd } from './rewritten/stood-on-end.ts'
import { withWallAndFloor } from './rewritten/wall-and-floor.ts'
import { readSketch } from './sketches/read.ts'
import { isTotal, partings, withHeadline } from './summaries/found.ts'
import { withTitleNouns } from './summaries/title-nouns.ts'
import { readSweep } from './sweeps/read.ts'
import { type Item, readItems } from './text/items.ts'
import { type Sentence, segment } from './text/segment.ts'
import { rewriteAll } from './text/spoken.ts'
import type { Token } from './text/tokens.ts'
import { withContinued } from './worked/continued.ts'
import { withHalves } from './worked/halves.ts'

/** In this order: what one of them takes together the next ones find so. */
const NOUNS: readonly ((sentences: Item[][]) => Item[][])[] = [
  withRevolvedCuts,
  withPlaneSections,
  withSidesSaidTwice,
  withSaidToBe,
  withOneEachWay,
  withEnumerated,
  withSharedOut,
  withTaperedBores,
  withRoundCavities,
  withConeLevels,
  withRangedSizes,
  withToldRows,
  withJoinedCoordinates,
  withRestatedCoordinates,
  withPlaneOutlines,
  withRegionCuts,
  withRoundCuts,
  withRevolvedFigures,
  withDenied,
  withFacing,
  withCornerTriangles,
  withCombs,
  withEdgeFigures,
  withLinkedRounds,
  withDeeds,
  withRemovedFigures,
  withRepeatedClauses,
  withSharedArticles,
  withItAgain,
  withFrames,
  withBentPipes,
  withTwoLegs,
  withMadeOfStock,
  withWaysUp,
  withTwoHeights,
  withSharedCoordinates,
  withBoundFaces,
  withNearestWalls,
  withPaddings,
  withBothFaces,
  withCrossWays,
  withFlaredSlots,
  withFlatFaces,
  withEndSteps,
  withToldSlices,
  withInlineSlices,
  withPairedSides,
  withRingSizes,
  withTapers,
  withRoundByLength,
  withMeasuredThere,
  withConeEnds,
  withFigureSides,
  withPlaneCuts,
  withFrontedEnds,
  withLikenedSizes,
  withStoodOnEnd,
  withPocketCorners,
  withSetPhrases,
  withRingPockets,
  withWorkedHoles,
  withEdgeClauses,
  withWallAndFloor,
  withCountedEdges,
  withGroovePoints,
  withMeasuredOverall,
  withRowSpacings,
  withLieOnAxes,
  withOwnedEdges,
  withCutEdges,
  withNestedFigures,
  withOffsetOutlines,
  withInnerSections,
  withNecks,
  withHollowedOut,
  withBothWays,
  withHalves,
  withGlosses,
  withExactProse,
  withClosedEnds,
  withRoundedCorners,
  withSteppedBores,
  withUndersides,
  withListedSections,
  withLetters,
  withPointCircles,
  withPurposeNouns,
  withUses,
  withSharedNouns,
  withPairs,
  withRepeated,
  withContinued,
  withNamedFirst,
  withEachOnes,
  withToldOrder,
  withWholeOfSections,
  withNounsForOnes,
  withCoordinated,
  withPieces,
  withEndToEnd,
]

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
    const items = inScope.get(sentence) ?? readItems(sentence, prompt, scope)
    inScope.set(sentence, items)
    return items
  }
}

export function* waysToRead(request: Request, tokens: readonly Token[]): Ways {
  const source = { ...request, itemsIn: reader(request.prompt) }
  const segments = segment(tokens)
  const sentences = segments.map((sentence) => source.itemsIn(sentence))
  const drawn = asDrawn(source, sentences)
  // Several figures that become one body are a drawing before they are anything else.
  if (drawn?.composed) yield drawn.way
  const refusal = yield* asSaid(source, segments)
  const contradicted = refusal?.code === 'geometry_validation_failed'
  const parted =
    refusal && isLeftOtherwise(refusal) ? undefined : withoutPassing(source, segments, contradicted)
  if (parted) yield* asSaid(parted.source, parted.segments)
  if (refusal && drawn && !drawn.composed) yield drawn.way
  if (refusal?.code !== 'prompt_too_ambiguous') return
  if (withExactTitles(sentences))
    yield* byNoun(source, segments, [], [(told) => withExactTitles(told) ?? told, ...NOUNS])
  if (withLikened(sentences))
    yield* byNoun(source, segments, [], [(told) => withLikened(told) ?? told, ...NOUNS])
  // A path told in words is what is left where no other reading holds.
  const contradiction = yield () => alongPath(source, segments, refusal)
  if (contradiction?.code === 'geometry_validation_failed') throw contradiction
}

/** The prompt without what it says in passing, where it says such things: their numbers are then measured. */
function withoutPassing(
  { itemsIn, ...source }: Source,
  segments: readonly Sentence[],
  contradicted: boolean,
): { source: Source; segments: readonly Sentence[] } | undefined {
  const consequences = segments.flatMap(
    (sentence) => withoutConsequences(itemsIn(sentence), contradicted).consequences,
  )
  if (consequences.length === 0) return undefined
  // Each sentence is read by every way, and known again by its items.
  const known = new Map<readonly Item[], Item[]>()
  const read: Source['itemsIn'] = (sentence, scope) => {
    const said = itemsIn(sentence, scope)
    const kept = known.get(said) ?? withoutConsequences(said, contradicted).kept
    known.set(said, kept)
    return kept
  }
  return {
    source: { ...source, itemsIn: read, consequences },
    segments: segments.filter((sentence) => read(sentence).length > 0),
  }
}

/** With all that it says, and without what only sums it up. */
function* asSaid(source: Source, segments: readonly Sentence[]): Ways<EngineError | undefined> {
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
function* withoutSummaries(source: Source, segments: readonly Sentence[]): Ways {
  const sentences = segments.map((sentence) => source.itemsIn(sentence))
  const pick = <T>(all: readonly T[], places: readonly number[]): T[] => places.map((at) => all[at] as T)
  for (const { told: kept, summaries } of partings(sentences, segments))
    yield* byNoun(source, pick(segments, kept), pick(sentences, summaries))
}

/** The part may be told body by body, with the family's noun only as its title or as one of the bodies. Returns why the first way was refused. */
function* byNoun(
  { prompt, mode, itemsIn, consequences = [] }: Source,
  segments: readonly Sentence[],
  summaries: readonly Item[][],
  nouns: readonly ((sentences: Item[][]) => Item[][])[] = NOUNS,
): Ways<EngineError | undefined> {
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
      attempt(prompt, { ...told(sentences(), summaries), consequences }, mode, choices)

  const plain = withStars(withRoles(withSections(nounsIn())))
  const families = familiesIn(plain)
  if (families.length === 0) return yield way(() => plain)

  const scope = scopeOf(families)
  const named = (sentences: Item[][]): Item[][] =>
    withCountedKinds(withVariants(sentences, families), families)
  const byFamily = way(() => withHoleCircles(withStars(named(nounsIn(scope))), scope))
  const bodies = toldByBodies(plain)
  const byBodies = way(() => bodies)
  if (isOneOfSeveral(plain.flat(), families) || isStepwise(segments, bodies) || isNumbered(bodies)) {
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

/** A part that is told as a drawing and nothing else. */
function asDrawn(
  { prompt }: Source,
  sentences: readonly Item[][],
): { way: Way; composed: boolean } | undefined {
  const sketch = readSketch(prompt, sentences)
  const parsed = sketch && planSchema.safeParse(sketch.plan)
  if (!sketch || !parsed?.success) return undefined
  return { way: () => ({ plan: parsed.data, uses: sketch.uses }), composed: sketch.composed }
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
  const parsed = swept && planSchema.safeParse(swept.plan)
  if (!swept || !parsed?.success) throw refusal
  return { plan: parsed.data, uses: swept.uses }
}
