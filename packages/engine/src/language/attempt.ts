/** One way to take a prompt: its sentences are read in order, settled between each other, compiled and accounted for. */
import { EngineError } from '../errors.ts'
import { checkPlan } from '../plan/gates/index.ts'
import { type Plan, plan as planSchema } from '../plan/plan.ts'
import type { DesignMode } from '../request.ts'
import { assertCarried, assertMeasured, isSaid, type WordUse } from './account.ts'
import type { Consequence } from './aside/consequences.ts'
import { takeSurroundings } from './aside/dismissed.ts'
import { assertFollows, FOLLOWS, tellConsequences } from './aside/follows.ts'
import { dismissFulfilled } from './aside/fulfilled.ts'
import { noPart } from './aside/no-part.ts'
import { assertNothingChosen, tellSaidAgain, withoutSaidAgain } from './aside/said-again.ts'
import { usesIn } from './aside/uses.ts'
import { compile } from './compile/product.ts'
import { type Choices, newChoices, newState } from './context.ts'
import type { Entity } from './entity.ts'
import { settleCentredHeights } from './places/centred-heights.ts'
import { settleCollars } from './places/collars.ts'
import { settleFlush } from './places/flushness.ts'
import { settleInnerCorners } from './places/inner-corners.ts'
import { settleLonePlaces } from './places/lone-places.ts'
import { settleRadial } from './places/radial-bodies.ts'
import { refuseRoundAlongEdges } from './places/round-along-edges.ts'
import { refuseSeveralAtEach } from './places/several-at-each.ts'
import { settleSeveralLevels } from './places/several-levels.ts'
import { spreadArms } from './places/spread-arms.ts'
import { settleStandingEnds } from './places/standing-ends.ts'
import { refuseTorusTubes } from './places/torus-tubes.ts'
import { refuseTwoFaces } from './places/two-faces.ts'
import { settleShapes } from './references/announced.ts'
import { countsSaid } from './references/groups.ts'
import { assertAllCut } from './removals/all-cut.ts'
import { refuseAtOneCorner } from './removals/at-one-corner.ts'
import type { Told } from './rewritten/rewritings.ts'
import { readSentence } from './sentence.ts'
import { settleDrawnThickness } from './sizes/drawn-thickness.ts'
import { settleLikes } from './sizes/likes.ts'
import { settleLinks } from './sizes/links.ts'
import { settleNamedAlike } from './sizes/named-alike.ts'
import { settleOverallHeight } from './sizes/overall-height.ts'
import { settleRibWidths } from './sizes/rib-widths.ts'
import { quote } from './sizes/sizes.ts'
import { SUMMED_UP, setAside } from './summaries/set-aside.ts'
import { type Item, means } from './text/items.ts'
import { withMeasurements } from './told.ts'
import { settleBorders } from './worked/borders.ts'
import { settleBoredEach } from './worked/bored-each.ts'
import {
  settleBores,
  settleConcentric,
  settleDrilled,
  settleHollowed,
  settleInner,
  settleRestatedBores,
  settleRings,
  settleShapedBores,
  settleTubeHoles,
} from './worked/bores.ts'
import { settleGrooveHeights } from './worked/groove-heights.ts'
import { settleHeadings } from './worked/headings.ts'
import { settleBeyondEnds, settleLyingByEnds, settleSquareOnSides } from './worked/lying-by-ends.ts'
import { settleLyingKeyways } from './worked/lying-keyways.ts'
import { settleLyingPrisms } from './worked/lying-prisms.ts'
import { settleNamedWalls } from './worked/named-walls.ts'
import { settleOnAllFaces } from './worked/on-all-faces.ts'
import { settleOpenCuts } from './worked/open-cuts.ts'
import { settleOpenEnds, settleOtherEnds } from './worked/open-ends.ts'
import { refuseOpenSolids } from './worked/open-solids.ts'
import { settleOpenLengths, settleOpenness } from './worked/openness.ts'
import { settleOverallEnds } from './worked/overall-ends.ts'
import { settleOwnCounterbores } from './worked/own-counterbore.ts'
import { settleRimNotches } from './worked/rim-notches.ts'
import { settleRoundTops } from './worked/round-tops.ts'
import { settleSameAxis } from './worked/same-axis.ts'
import { settleTurnedSizes } from './worked/turned-sizes.ts'
import { settleMouths } from './worked/two-mouths.ts'
import { settleUprightSizes } from './worked/upright-sizes.ts'

export interface Reading {
  plan: Plan
  /** Every word of the prompt and what it became. */
  uses: WordUse[]
  /** What to say where its solid does not hold what was said. */
  otherwise?: EngineError
}

/** What the part was taken for where its name is mistyped or shortened: never in silence. */
const slipsIn = (sentences: readonly (readonly Item[])[]): string[] => [
  ...new Set(
    sentences
      .flat()
      .flatMap((item) =>
        item.kind === 'term' && (item.mistyped || item.shortened) && means(item, 'solid')
          ? [`${quote(item.text)} is read as ${quote(item.form)}`]
          : [],
      ),
  ),
]

function toldApart(items: readonly Item[]): readonly Entity[] {
  const apart = newState(newChoices())
  try {
    readSentence(apart, items, 0)
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
  }
  return apart.discourse.entities
}

/** Reads the sentences in one way: to a plan that accounts for every word, or to the refusal that names those it does not. */
export function attempt(
  prompt: string,
  {
    sentences,
    title,
    remark,
    summaries,
    carried,
    consequences,
  }: Told & { consequences: readonly Consequence[] },
  mode: DesignMode,
  choices: Choices,
): Reading {
  const state = newState(choices)
  state.readApart = toldApart
  if (remark) state.remarks.push(remark)
  state.remarks.push(...tellConsequences(consequences))
  for (const items of summaries) takeSurroundings(items, state)
  for (const [index, items] of sentences.entries()) {
    state.ahead = sentences.slice(index + 1)
    readSentence(state, items, index)
    state.before = items
  }
  const { entities } = state.discourse
  dismissFulfilled(state.account, sentences, entities)
  const settled = state.account.settle(sentences.flat())
  if (!entities.some(({ kind }) => kind === 'solid')) throw noPart(prompt, sentences)
  const { uses, passed } = withoutSaidAgain(sentences, settled, choices)
  state.remarks.push(...tellSaidAgain(passed))
  state.remarks.push(...setAside(summaries, sentences, entities))
  assertAllCut(sentences, entities)
  refuseAtOneCorner(sentences)
  settleShapes(entities, state.announcedShapes)
  settleNamedWalls(entities)
  settleUprightSizes(entities, state.remarks)
  settleHeadings(entities)
  settleTurnedSizes(entities)
  settleGrooveHeights(entities)
  settleLyingByEnds(entities, state.remarks)
  settleBeyondEnds(entities)
  settleSquareOnSides(entities)
  settleOpenness(entities)
  refuseOpenSolids(entities)
  settleInnerCorners(entities)
  settleLonePlaces(entities)
  refuseSeveralAtEach(entities)
  refuseTwoFaces(entities)
  settleOpenLengths(entities)
  settleRimNotches(entities)
  settleLikes(entities, state.remarks)
  settleRoundTops(entities, state.remarks)
  settleFlush(entities)
  settleDrawnThickness(entities)
  settleRibWidths(entities)
  settleRadial(entities, state.remarks)
  settleSeveralLevels(entities)
  settleLinks(entities, state.remarks)
  settleNamedAlike(entities)
  settleBores(entities, state.remarks)
  settleInner(entities, state.remarks)
  state.remarks.push(...slipsIn(sentences), ...usesIn(sentences))
  settleBoredEach(entities)
  settleRings(entities)
  settleTubeHoles(entities)
  settleHollowed(entities)
  settleConcentric(entities)
  settleSameAxis(entities)
  settleLyingPrisms(entities)
  settleOnAllFaces(entities)
  settleRestatedBores(entities)
  settleDrilled(entities)
  settleShapedBores(entities)
  settleOwnCounterbores(entities)
  settleLyingKeyways(entities)
  settleOpenCuts(entities, state.remarks)
  settleOpenEnds(entities, state.remarks)
  refuseRoundAlongEdges(entities)
  refuseTorusTubes(entities)
  settleCollars(entities)
  spreadArms(entities, state.remarks)
  settleStandingEnds(entities, state.remarks)
  settleOverallHeight(entities, state.overall)
  settleCentredHeights(entities, state.places, state.remarks)
  settleOtherEnds(entities)
  settleOverallEnds(entities, state.overall)
  settleMouths(entities)
  settleBorders(entities)
  const input = compile({
    prompt,
    title,
    entities,
    places: state.places,
    announced: state.announced,
    overall: state.overall,
    remains: state.remains,
    planes: state.planes,
    material: state.material,
    remarks: state.remarks,
    required: consequences.flatMap(({ required }) => required),
    colour: state.colour,
    mode,
  })
  assertFollows(consequences, input.assumptions ?? [], input.requirements ?? [])
  assertNothingChosen(sentences, passed, input.assumptions ?? [])
  const parsed = planSchema.safeParse(input)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new EngineError(
      'geometry_validation_failed',
      `The sizes asked for cannot be built: ${issue?.path.join('.') ?? 'the plan'} ${issue?.message ?? 'is out of range'}.`,
    )
  }
  // Where there are other readings to turn to, one that contradicts itself is no reading.
  if (mode === 'pro') checkPlan(parsed.data)
  const measured = parsed.data.requirements.flatMap(({ words }) => (words ? [words.span] : []))
  // "two slots" that are then told one by one: each is measured by itself.
  const oneByOne = entities
    .filter(({ members }) => members.length > 0)
    .flatMap((group) => countsSaid(group).map(({ span }) => span))
  const items = sentences.flat().filter(isSaid)
  assertMeasured(items, uses, [...measured, ...oneByOne])
  assertCarried(carried, measured)
  const measuredUses = withMeasurements(uses, items, parsed.data.requirements)
  const summed = summaries
    .flat()
    .map(({ span, text }) => ({ span, text, role: 'irrelevant', became: SUMMED_UP }) as const)
  const passing = consequences
    .flatMap(({ items: said }) => said)
    .map(({ span, text }) => ({ span, text, role: 'used', became: FOLLOWS }) as const)
  // What is said of two at once stands in two sentences, and is listed once.
  const all = [...measuredUses, ...summed, ...passing]
    .sort((a, b) => a.span[0] - b.span[0])
    .filter(({ span }, at, list) => span[0] !== list[at - 1]?.span[0])
  return { plan: parsed.data, uses: all }
}
