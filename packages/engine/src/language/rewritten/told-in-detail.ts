/** The last rewritings: how one thing is cut, hollowed, worked and measured, and which noun stands for it. */
import { withGlosses } from '../aside/glosses.ts'
import { withUses } from '../aside/uses.ts'
import { withPairs } from '../families/pairs.ts'
import { withSharedNouns } from '../families/shared-nouns.ts'
import { withCoordinated } from '../names/coordinated.ts'
import { withEachOnes } from '../names/each-one.ts'
import { withEachWay } from '../names/each-way.ts'
import { withInsideCorners } from '../names/inside-corners.ts'
import { withLegEnds } from '../names/leg-ends.ts'
import { withLetters } from '../names/letters.ts'
import { withNamedFirst } from '../names/named-first.ts'
import { withNounsForOnes } from '../names/ones.ts'
import { withPurposeNouns } from '../names/purpose-nouns.ts'
import { withRepeated } from '../names/repeated.ts'
import { withSameOneAgain } from '../names/same-one-again.ts'
import { withSharedByLegs } from '../names/shared-by-legs.ts'
import { withToldOrder } from '../names/told-in-order.ts'
import { withTwoLegs } from '../names/two-legs.ts'
import { withUndersides } from '../names/underside.ts'
import { withWholeOfSections } from '../names/whole-of-sections.ts'
import type { Item } from '../text/items.ts'
import { withContinued } from '../worked/continued.ts'
import { withHalves } from '../worked/halves.ts'
import { withBentPipes } from './bent-pipes.ts'
import { withAcross } from './cuts/across.ts'
import { withBoresThrough } from './cuts/bores-through.ts'
import { withClosedEnds } from './cuts/closed-ends.ts'
import { withCutsToldAgain } from './cuts/cuts-told-again.ts'
import { withEndPieces } from './cuts/end-pieces.ts'
import { withEndSteps } from './cuts/end-steps.ts'
import { withFlaredSlots } from './cuts/flared-slots.ts'
import { withFloorLevels } from './cuts/floor-levels.ts'
import { withGrooveFloors } from './cuts/groove-floors.ts'
import { withGroovePoints } from './cuts/groove-points.ts'
import { withGrooveTapers } from './cuts/groove-tapers.ts'
import { withHollowedOut } from './cuts/hollowed-out.ts'
import { withInlineSlices } from './cuts/inline-slices.ts'
import { withInnerSections } from './cuts/inner-sections.ts'
import { withKeywayEnds } from './cuts/keyway-ends.ts'
import { withKeywayRuns } from './cuts/keyway-runs.ts'
import { withNecks } from './cuts/necks.ts'
import { withOffsetOutlines } from './cuts/offset-outline.ts'
import { withPlaneCuts } from './cuts/plane-cuts.ts'
import { withRingPockets } from './cuts/ring-pockets.ts'
import { withRingSlits } from './cuts/ring-slits.ts'
import { withSteppedBores } from './cuts/stepped-bores.ts'
import { withThroughAlong } from './cuts/through-along.ts'
import { withToldSlices } from './cuts/told-slices.ts'
import { withEachHole } from './each-hole.ts'
import { withBothEndsWorked } from './edges/both-ends.ts'
import { withCountedEdges } from './edges/counted-edges.ts'
import { withCutEdges } from './edges/cut-edges.ts'
import { withEdgeClauses } from './edges/edge-clauses.ts'
import { withGlossedWays } from './edges/glossed-ways.ts'
import { withOwnedEdges } from './edges/owned-edges.ts'
import { withPocketCorners } from './edges/pocket-corners.ts'
import { withRoundedCorners } from './edges/rounded-corners.ts'
import { withSetbacks } from './edges/setbacks.ts'
import { withWorkedHoles } from './edges/worked-holes.ts'
import { withExactProse } from './exact-prose.ts'
import { withBothWays } from './figures/both-ways.ts'
import { withCalledSquare } from './figures/called-square.ts'
import { withConeEnds } from './figures/cone-ends.ts'
import { withEndToEnd } from './figures/end-to-end.ts'
import { withExtrudedFirst } from './figures/extruded-first.ts'
import { withFigureSides } from './figures/figure-sides.ts'
import { withLieOnAxes } from './figures/lie-on-axes.ts'
import { withListedSections } from './figures/listed-sections.ts'
import { withNestedFigures } from './figures/nested-figures.ts'
import { withPieces } from './figures/pieces-of.ts'
import { withPointCircles } from './figures/point-circles.ts'
import { withRaisedRims } from './figures/raised-rims.ts'
import { withRimsAround } from './figures/rims-around.ts'
import { withRoundByLength } from './figures/round-by-length.ts'
import { withTapers } from './figures/tapers.ts'
import { withToldHalves } from './figures/told-halves.ts'
import { withTwoHeights } from './figures/two-heights.ts'
import { withWaysUp } from './figures/ways-up.ts'
import { withSizedEnds, withWideEnds } from './figures/wide-ends.ts'
import { withFrames } from './frames.ts'
import { withBottoms } from './hollow/bottoms.ts'
import { withInnerSizes } from './hollow/inner-sizes.ts'
import { withShelled } from './hollow/shelled.ts'
import { withSidesAndBottom } from './hollow/sides-and-bottom.ts'
import { withWallsLeft } from './hollow/walls-left.ts'
import { withWallsToldAfter } from './hollow/walls-told-after.ts'
import { withIncludedPieces } from './included.ts'
import { withLikenedSizes } from './likened-sizes.ts'
import { withMadeOfStock } from './made-of-stock.ts'
import { withOwnedSizes } from './owned-sizes.ts'
import { withBothFaces } from './places/both-faces.ts'
import { withBoundFaces } from './places/bound-faces.ts'
import { withCornerToCorner } from './places/corner-to-corner.ts'
import { withCrossWays } from './places/cross-ways.ts'
import { withDownThrough } from './places/down-through.ts'
import { withFlatFaces } from './places/flat-faces.ts'
import { withFrontedEnds } from './places/fronted-ends.ts'
import { withFullExtents } from './places/full-extents.ts'
import { withGaps } from './places/gaps.ts'
import { withoutGridGlosses } from './places/grid-glosses.ts'
import { withoutHalfSpacings } from './places/half-spacings.ts'
import { withMeasuredThere } from './places/inside-outside.ts'
import { withListedDistances } from './places/listed-distances.ts'
import { withMeasuredOverall } from './places/measured-overall.ts'
import { withNearestWalls } from './places/nearest-walls.ts'
import { withPaddings } from './places/paddings.ts'
import { withPairedSides } from './places/paired-sides.ts'
import { withPointingAway } from './places/pointing-away.ts'
import { withRingSizes } from './places/ring-sizes.ts'
import { withRowSpacings } from './places/row-spacing.ts'
import { withSharedCoordinates } from './places/shared-coordinate.ts'
import { withSidesAlong } from './places/sides-along.ts'
import { withSaidOfBoth } from './said-of-both.ts'
import { withSetPhrases } from './set-phrases.ts'
import { withShapedEnds } from './shaped-ends.ts'
import { withSizeGlosses } from './size-glosses.ts'
import { withStoodOnEnd } from './stood-on-end.ts'
import { withWallAndFloor } from './wall-and-floor.ts'

/** In this order: what one of them takes together the next ones find so. */
export const TOLD_IN_DETAIL: readonly ((sentences: Item[][]) => Item[][])[] = [
  withWallsToldAfter,
  withToldHalves,
  withFrames,
  withRimsAround,
  withRaisedRims,
  withBentPipes,
  withTwoLegs,
  withLegEnds,
  withInsideCorners,
  withSharedByLegs,
  withMadeOfStock,
  withWaysUp,
  withWideEnds,
  withTwoHeights,
  withSharedCoordinates,
  withBoundFaces,
  withNearestWalls,
  withExtrudedFirst,
  withAcross,
  withThroughAlong,
  withDownThrough,
  withSizeGlosses,
  withCornerToCorner,
  withListedDistances,
  withSidesAlong,
  withPaddings,
  withBothFaces,
  withPointingAway,
  withCrossWays,
  withFlaredSlots,
  withFlatFaces,
  withEndPieces,
  withEndSteps,
  withInlineSlices,
  withToldSlices,
  withPairedSides,
  withRingSizes,
  withTapers,
  withRoundByLength,
  withMeasuredThere,
  withConeEnds,
  withCalledSquare,
  withFigureSides,
  withPlaneCuts,
  withFrontedEnds,
  withSizedEnds,
  withLikenedSizes,
  withStoodOnEnd,
  withPocketCorners,
  withFloorLevels,
  withEachHole,
  withShapedEnds,
  withOwnedSizes,
  withIncludedPieces,
  withBoresThrough,
  withRingSlits,
  withFullExtents,
  withSetPhrases,
  withRingPockets,
  withWorkedHoles,
  withBothEndsWorked,
  withGlossedWays,
  withSetbacks,
  withEdgeClauses,
  withInnerSizes,
  withShelled,
  withHollowedOut,
  withSidesAndBottom,
  withWallsLeft,
  withWallAndFloor,
  withBottoms,
  withCountedEdges,
  withCutsToldAgain,
  withKeywayEnds,
  withKeywayRuns,
  withGrooveTapers,
  withGroovePoints,
  withGrooveFloors,
  withMeasuredOverall,
  withoutHalfSpacings,
  withRowSpacings,
  withoutGridGlosses,
  withGaps,
  withLieOnAxes,
  withOwnedEdges,
  withCutEdges,
  withNestedFigures,
  withOffsetOutlines,
  withInnerSections,
  withNecks,
  withBothWays,
  withHalves,
  withGlosses,
  withExactProse,
  withSaidOfBoth,
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
  withEachWay,
  withNounsForOnes,
  withSameOneAgain,
  withCoordinated,
  withPieces,
  withEndToEnd,
]
