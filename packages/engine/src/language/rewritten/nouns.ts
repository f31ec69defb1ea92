/** The rewritings that settle what is spoken of, before a prompt is read for its sizes and places. */
import { withDenied } from '../aside/denied.ts'
import { withDeniedLists } from '../aside/denied-lists.ts'
import { withGlosses } from '../aside/glosses.ts'
import { withHoleTotals } from '../aside/hole-totals.ts'
import { withShapeTitles } from '../aside/shape-titles.ts'
import { withShares } from '../aside/shares.ts'
import { withoutSharpEdges } from '../aside/sharp-edges.ts'
import { withUses } from '../aside/uses.ts'
import { withPairs } from '../families/pairs.ts'
import { withSharedNouns } from '../families/shared-nouns.ts'
import { withContrasted } from '../names/contrasted.ts'
import { withCoordinated } from '../names/coordinated.ts'
import { withDeeds } from '../names/deeds.ts'
import { withEachOnes } from '../names/each-one.ts'
import { withEnumerated } from '../names/enumerated.ts'
import { withFacing } from '../names/facing.ts'
import { withFigureSections } from '../names/figure-sections.ts'
import { withFrontedBodies } from '../names/fronted-bodies.ts'
import { withGapped } from '../names/gapped.ts'
import { withItAgain } from '../names/it-again.ts'
import { withLegsTold } from '../names/legs-told.ts'
import { withLetters } from '../names/letters.ts'
import { withNamedFirst } from '../names/named-first.ts'
import { withOneEachWay } from '../names/one-each-way.ts'
import { withNounsForOnes } from '../names/ones.ts'
import { withOppositeSides } from '../names/opposite-sides.ts'
import { withOwnWalls } from '../names/own-walls.ts'
import { withPurposeNouns } from '../names/purpose-nouns.ts'
import { withRepeated } from '../names/repeated.ts'
import { withSaidToBe } from '../names/said-to-be.ts'
import { withSameCutAgain } from '../names/same-cut-again.ts'
import { withShapedLike } from '../names/shaped-like.ts'
import { withSharedArticles } from '../names/shared-article.ts'
import { withSharedOut } from '../names/shared-out.ts'
import { withSizedStacks } from '../names/sized-stacks.ts'
import { withStacks } from '../names/stacks.ts'
import { withThroughEach } from '../names/through-each.ts'
import { withToldOrder } from '../names/told-in-order.ts'
import { withToldOfEach } from '../names/told-of-each.ts'
import { withTruncated } from '../names/truncated.ts'
import { withTwoLegs } from '../names/two-legs.ts'
import { withUndersides } from '../names/underside.ts'
import { withWholeOfSections } from '../names/whole-of-sections.ts'
import { withPlaneOutlines } from '../outline/in-planes.ts'
import type { Item } from '../text/items.ts'
import { withContinued } from '../worked/continued.ts'
import { withHalves } from '../worked/halves.ts'
import { withBentPipes } from './bent-pipes.ts'
import { withAcross } from './cuts/across.ts'
import { withArches } from './cuts/arches.ts'
import { withBoreSizes } from './cuts/bore-sizes.ts'
import { withBoresThrough } from './cuts/bores-through.ts'
import { withClosedEnds } from './cuts/closed-ends.ts'
import { withCombs } from './cuts/combs.ts'
import { withCornerTriangles } from './cuts/corner-triangles.ts'
import { withDHoles } from './cuts/d-holes.ts'
import { withDoorways } from './cuts/doorways.ts'
import { withEdgeFigures } from './cuts/edge-figures.ts'
import { withEndSteps } from './cuts/end-steps.ts'
import { withFlaredSlots } from './cuts/flared-slots.ts'
import { withFloorLevels } from './cuts/floor-levels.ts'
import { withFromBothEnds } from './cuts/from-both-ends.ts'
import { withGroovePoints } from './cuts/groove-points.ts'
import { withHollowedOut } from './cuts/hollowed-out.ts'
import { withInlineSlices } from './cuts/inline-slices.ts'
import { withInnerSections } from './cuts/inner-sections.ts'
import { withLengthwiseSlots } from './cuts/lengthwise-slots.ts'
import { withMeetingHoles } from './cuts/meeting-holes.ts'
import { withNecks } from './cuts/necks.ts'
import { withOffsetOutlines } from './cuts/offset-outline.ts'
import { withOffsetPockets } from './cuts/offset-pockets.ts'
import { withOneClosedEnd } from './cuts/one-closed-end.ts'
import { withPlaneCuts } from './cuts/plane-cuts.ts'
import { withRegionCuts } from './cuts/region-cuts.ts'
import { withRemovedBodies } from './cuts/removed-bodies.ts'
import { withRemovedFigures } from './cuts/removed-figures.ts'
import { withRevolvedCuts } from './cuts/revolved-cuts.ts'
import { withRingPockets } from './cuts/ring-pockets.ts'
import { withRingSlits } from './cuts/ring-slits.ts'
import { withRoundCavities } from './cuts/round-cavities.ts'
import { withRoundCuts } from './cuts/round-cuts.ts'
import { withSteppedBores } from './cuts/stepped-bores.ts'
import { withTSlots } from './cuts/t-slots.ts'
import { withTaperedBores } from './cuts/tapered-bores.ts'
import { withToldSlices } from './cuts/told-slices.ts'
import { withTruncatedBalls } from './cuts/truncated-balls.ts'
import { withVeeReliefs } from './cuts/vee-reliefs.ts'
import { withDividers } from './dividers.ts'
import { withEachHole } from './each-hole.ts'
import { withBaseFillets } from './edges/base-fillets.ts'
import { withCountedCorners } from './edges/counted-corners.ts'
import { withCountedEdges } from './edges/counted-edges.ts'
import { withCutEdges } from './edges/cut-edges.ts'
import { withEdgeClauses } from './edges/edge-clauses.ts'
import { withOwnedEdges } from './edges/owned-edges.ts'
import { withPocketCorners } from './edges/pocket-corners.ts'
import { withRadiiOnEdges } from './edges/radii-on-edges.ts'
import { withRoundedCorners } from './edges/rounded-corners.ts'
import { withWorkedHoles } from './edges/worked-holes.ts'
import { withExactProse } from './exact-prose.ts'
import { withBothWays } from './figures/both-ways.ts'
import { withCapsules } from './figures/capsules.ts'
import { withConeEnds } from './figures/cone-ends.ts'
import { withConeLevels } from './figures/cone-levels.ts'
import { withElbows } from './figures/elbows.ts'
import { withEndToEnd } from './figures/end-to-end.ts'
import { withExtrudedFirst } from './figures/extruded-first.ts'
import { withFigureSides } from './figures/figure-sides.ts'
import { withGableRoofs } from './figures/gable-roofs.ts'
import { withHollowCones } from './figures/hollow-cones.ts'
import { withLetterSpans } from './figures/letter-spans.ts'
import { withLieOnAxes } from './figures/lie-on-axes.ts'
import { withLinkedRounds } from './figures/linked-rounds.ts'
import { withListedSections } from './figures/listed-sections.ts'
import { withNestedFigures } from './figures/nested-figures.ts'
import { withPieces } from './figures/pieces-of.ts'
import { withPlaneSections } from './figures/plane-sections.ts'
import { withPointCircles } from './figures/point-circles.ts'
import { withPulleys } from './figures/pulleys.ts'
import { withRails } from './figures/rails.ts'
import { withRingRadii } from './figures/ring-radius.ts'
import { withRoundByLength } from './figures/round-by-length.ts'
import { withRoundEndedLinks } from './figures/round-ended-links.ts'
import { withRoundUprights } from './figures/round-uprights.ts'
import { withSquareFrusta } from './figures/square-frusta.ts'
import { withSquareSizes } from './figures/square-sizes.ts'
import { withStairs } from './figures/stairs.ts'
import { withStandingTrapezoids } from './figures/standing-trapezoids.ts'
import { withTapers } from './figures/tapers.ts'
import { withTwoHeights } from './figures/two-heights.ts'
import { withWaysUp } from './figures/ways-up.ts'
import { withFrames } from './frames.ts'
import { withBottoms } from './hollow/bottoms.ts'
import { withInnerSizes } from './hollow/inner-sizes.ts'
import { withShelled } from './hollow/shelled.ts'
import { withSidesAndBottom } from './hollow/sides-and-bottom.ts'
import { withIncludedPieces } from './included.ts'
import { withLikenedSizes } from './likened-sizes.ts'
import { withMadeOfStock } from './made-of-stock.ts'
import { withOwnedSizes } from './owned-sizes.ts'
import { withBarEnds } from './places/bar-ends.ts'
import { withBarsBetween } from './places/bars-between.ts'
import { withBothFaces } from './places/both-faces.ts'
import { withBoundFaces } from './places/bound-faces.ts'
import { withBroughtHeights } from './places/brought-heights.ts'
import { withCentredPatterns } from './places/centred-patterns.ts'
import { withCoordinateSides } from './places/coordinate-sides.ts'
import { withCornerCentres } from './places/corner-centres.ts'
import { withCornerToCorner } from './places/corner-to-corner.ts'
import { withCrossWays } from './places/cross-ways.ts'
import { withDownThrough } from './places/down-through.ts'
import { withEndsThatHave } from './places/ends-that-have.ts'
import { withFlatFaces } from './places/flat-faces.ts'
import { withFrontedEnds } from './places/fronted-ends.ts'
import { withFrontedPoints } from './places/fronted-points.ts'
import { withFullExtents } from './places/full-extents.ts'
import { withGaps } from './places/gaps.ts'
import { withGridsOfBodies } from './places/grids-of-bodies.ts'
import { withHeightsOfHoles } from './places/heights-of-holes.ts'
import { withMeasuredThere } from './places/inside-outside.ts'
import { withJoinedCoordinates } from './places/joined-coordinates.ts'
import { withLinkedPairs } from './places/linked-pairs.ts'
import { withListedDistances } from './places/listed-distances.ts'
import { withMeasuredOverall } from './places/measured-overall.ts'
import { withNearestWalls } from './places/nearest-walls.ts'
import { withOnAxes } from './places/on-axes.ts'
import { withOneAtEach } from './places/one-at-each.ts'
import { withPaddings } from './places/paddings.ts'
import { withPairedSides } from './places/paired-sides.ts'
import { withRadialReaches } from './places/radial-reaches.ts'
import { withRangedSizes } from './places/ranged-sizes.ts'
import { withRestatedCoordinates } from './places/restated-coordinates.ts'
import { withRestatedEnds } from './places/restated-ends.ts'
import { withRingSizes } from './places/ring-sizes.ts'
import { withRowSpacings } from './places/row-spacing.ts'
import { withSameSides } from './places/same-sides.ts'
import { withSharedCoordinates } from './places/shared-coordinate.ts'
import { withSidesAlong } from './places/sides-along.ts'
import { withSidesSaidTwice } from './places/signed-sides.ts'
import { withThroughBodies } from './places/through-bodies.ts'
import { withToldCircles } from './places/told-circles.ts'
import { withToldGrids } from './places/told-grids.ts'
import { withToldLines } from './places/told-lines.ts'
import { withToldRows } from './places/told-rows.ts'
import { withRepeatedClauses } from './repeated-clauses.ts'
import { withRespective } from './respective.ts'
import { withRevolved } from './revolved/told.ts'
import { withSeries } from './series.ts'
import { withSetPhrases } from './set-phrases.ts'
import { withShapedEnds } from './shaped-ends.ts'
import { withSizeGlosses } from './size-glosses.ts'
import { withStoodOnEnd } from './stood-on-end.ts'
import { withSteppedHoles } from './stretches/holes.ts'
import { withStretches } from './stretches/told.ts'
import { withTables } from './tables.ts'
import { withUprightTubes } from './upright-tubes.ts'
import { withWallAndFloor } from './wall-and-floor.ts'

/** In this order: what one of them takes together the next ones find so. */
export const NOUNS: readonly ((sentences: Item[][]) => Item[][])[] = [
  withRemovedBodies,
  withTables,
  withBarsBetween,
  withArches,
  withBarEnds,
  withRevolved,
  withTruncatedBalls,
  withLengthwiseSlots,
  withRoundEndedLinks,
  withFrontedPoints,
  withCapsules,
  withStairs,
  withElbows,
  withPulleys,
  withVeeReliefs,
  withShapedLike,
  withDeniedLists,
  withoutSharpEdges,
  withShapeTitles,
  withShares,
  withBroughtHeights,
  withSameCutAgain,
  withHoleTotals,
  withRingRadii,
  withSameSides,
  withHeightsOfHoles,
  withRestatedEnds,
  withLegsTold,
  withOwnWalls,
  withThroughEach,
  withFrontedBodies,
  withSquareFrusta,
  withHollowCones,
  withOneClosedEnd,
  withTruncated,
  withFigureSections,
  withCornerCentres,
  withBoreSizes,
  withCentredPatterns,
  withOneAtEach,
  withGridsOfBodies,
  withToldGrids,
  withOffsetPockets,
  withRails,
  withStandingTrapezoids,
  withDHoles,
  withGableRoofs,
  withRoundUprights,
  withDoorways,
  withLetterSpans,
  withSizedStacks,
  withStacks,
  withToldCircles,
  withOppositeSides,
  withToldLines,
  withRadiiOnEdges,
  withBaseFillets,
  withDividers,
  withStretches,
  withFromBothEnds,
  withSteppedHoles,
  withMeetingHoles,
  withTSlots,
  withCountedCorners,
  withSquareSizes,
  withUprightTubes,
  withEndsThatHave,
  withRevolvedCuts,
  withPlaneSections,
  withSidesSaidTwice,
  withSaidToBe,
  withOneEachWay,
  withLinkedPairs,
  withThroughBodies,
  withRespective,
  withSeries,
  withContrasted,
  withGapped,
  withEnumerated,
  withSharedOut,
  withTaperedBores,
  withRoundCavities,
  withConeLevels,
  withRadialReaches,
  withRangedSizes,
  withToldRows,
  withJoinedCoordinates,
  withCoordinateSides,
  withOnAxes,
  withRestatedCoordinates,
  withPlaneOutlines,
  withRegionCuts,
  withRoundCuts,
  withDenied,
  withFacing,
  withCornerTriangles,
  withCombs,
  withEdgeFigures,
  withLinkedRounds,
  withDeeds,
  withRemovedFigures,
  withToldOfEach,
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
  withExtrudedFirst,
  withAcross,
  withDownThrough,
  withSizeGlosses,
  withCornerToCorner,
  withListedDistances,
  withSidesAlong,
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
  withEdgeClauses,
  withInnerSizes,
  withSidesAndBottom,
  withShelled,
  withWallAndFloor,
  withBottoms,
  withCountedEdges,
  withGroovePoints,
  withMeasuredOverall,
  withRowSpacings,
  withGaps,
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
