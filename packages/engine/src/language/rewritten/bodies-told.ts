/** The first rewritings: what each body or cut is, where a phrase or a whole sentence draws it. */

import { withoutAnnouncedNotches } from '../aside/announced-notches.ts'
import { withoutAnnouncedTops } from '../aside/announced-tops.ts'
import { withArmsAlike } from '../aside/arms-alike.ts'
import { withDeniedLists } from '../aside/denied-lists.ts'
import { withoutHeadlines } from '../aside/headlines.ts'
import { withHoleTotals, withoutAllThrough } from '../aside/hole-totals.ts'
import { withoutMethods } from '../aside/methods.ts'
import { withMiddleOfRow } from '../aside/middle-of-row.ts'
import { withPromisedPieces } from '../aside/promised-pieces.ts'
import { withShapeTitles } from '../aside/shape-titles.ts'
import { withShares } from '../aside/shares.ts'
import { withoutSharpEdges } from '../aside/sharp-edges.ts'
import { withAddedBodies } from '../names/added-bodies.ts'
import { withAddedThenTold } from '../names/added-then-told.ts'
import { withAppositions } from '../names/appositions.ts'
import { withBodyOf } from '../names/body-of.ts'
import { withChannelPoses } from '../names/channel-poses.ts'
import { withClevisTitles } from '../names/clevis-titles.ts'
import { withDrawnAngles } from '../names/drawn-angles.ts'
import { withEdgesOfBodies } from '../names/edges-of-bodies.ts'
import { withEndsTold } from '../names/ends-told.ts'
import { withFigureSections } from '../names/figure-sections.ts'
import { withFrontedBodies } from '../names/fronted-bodies.ts'
import { withLegsAsBodies } from '../names/legs-as-bodies.ts'
import { withLegsMeasured } from '../names/legs-measured.ts'
import { withLegsTold } from '../names/legs-told.ts'
import { withMiddleAndOthers } from '../names/middle-and-others.ts'
import { withOppositeSides } from '../names/opposite-sides.ts'
import { withOrderedAnew } from '../names/ordered-anew.ts'
import { withOutlineFigures } from '../names/outline-figures.ts'
import { withOutlinesTold } from '../names/outlines-told.ts'
import { withOwnWalls } from '../names/own-walls.ts'
import { withPlacedFirst } from '../names/placed-first.ts'
import { withRangedSections } from '../names/ranged-sections.ts'
import { withRidges } from '../names/ridges.ts'
import { withSameCutAgain } from '../names/same-cut-again.ts'
import { withSameEnd } from '../names/same-end.ts'
import { withSameHoleWays } from '../names/same-hole-ways.ts'
import { withShapedLike } from '../names/shaped-like.ts'
import { withSizedStacks } from '../names/sized-stacks.ts'
import { withStackedInOrder } from '../names/stacked-in-order.ts'
import { withStacks } from '../names/stacks.ts'
import { withThroughEach } from '../names/through-each.ts'
import { withTruncated } from '../names/truncated.ts'
import { withTwoWordNames } from '../names/two-word-names.ts'
import { withWholeByNow } from '../names/whole-by-now.ts'
import type { Item } from '../text/items.ts'
import { withArches } from './cuts/arches.ts'
import { withBoreSizes } from './cuts/bore-sizes.ts'
import { withChannelsIntoPockets } from './cuts/channels-into-pockets.ts'
import { withCircleChords } from './cuts/circle-chords.ts'
import { withCrossDrilled } from './cuts/cross-drilled.ts'
import { withCutoutsInEdges } from './cuts/cutouts-in-edges.ts'
import { withDHoles } from './cuts/d-holes.ts'
import { withDoorways } from './cuts/doorways.ts'
import { withEdgeSteps } from './cuts/edge-steps.ts'
import { withHolesOnEdges } from './cuts/holes-on-edges.ts'
import { withHolesToAxes } from './cuts/holes-to-axes.ts'
import { withHollowedBy } from './cuts/hollowed-by.ts'
import { withLengthwiseSlots } from './cuts/lengthwise-slots.ts'
import { withNotesOnCuts } from './cuts/notes-on-cuts.ts'
import { withOffsetPockets } from './cuts/offset-pockets.ts'
import { withOneClosedEnd } from './cuts/one-closed-end.ts'
import { withOutTheOtherSide } from './cuts/out-the-other-side.ts'
import { withPlanesToldAfter } from './cuts/planes-told-after.ts'
import { withRemovedBodies } from './cuts/removed-bodies.ts'
import { withRoundBottoms } from './cuts/round-bottoms.ts'
import { withRoundNotches } from './cuts/round-notches.ts'
import { withSlotCentres } from './cuts/slot-centres.ts'
import { withSlotEndRadii } from './cuts/slot-end-radii.ts'
import { withSlotProfiles } from './cuts/slot-profiles.ts'
import { withSquareEnds } from './cuts/square-ends.ts'
import { withToldArches } from './cuts/told-arches.ts'
import { withTruncatedBalls } from './cuts/truncated-balls.ts'
import { withVeeNames } from './cuts/vee-names.ts'
import { withVeeReliefs } from './cuts/vee-reliefs.ts'
import { withWebsLeft } from './cuts/webs-left.ts'
import { withDividers } from './dividers.ts'
import { withBaseFillets } from './edges/base-fillets.ts'
import { withEdgesByLength } from './edges/edges-by-length.ts'
import { withoutEndsAgain } from './edges/ends-again.ts'
import { withRadiiOnEdges } from './edges/radii-on-edges.ts'
import { withSidesWorked } from './edges/sides-worked.ts'
import { withCapsules } from './figures/capsules.ts'
import { withDrawnGussets } from './figures/drawn-gussets.ts'
import { withElbows } from './figures/elbows.ts'
import { withFormedByFigures } from './figures/formed-by-figures.ts'
import { withGableRoofs } from './figures/gable-roofs.ts'
import { withGroovedWheels } from './figures/grooved-wheels.ts'
import { withGussetsTold } from './figures/gussets-told.ts'
import { withHollowCones } from './figures/hollow-cones.ts'
import { withKeptQuarters } from './figures/kept-quarters.ts'
import { withLetterSpans } from './figures/letter-spans.ts'
import { withLevers } from './figures/levers.ts'
import { withPointsAbove } from './figures/points-above.ts'
import { withPolygonTubes } from './figures/polygon-tubes.ts'
import { withPolygonTurns } from './figures/polygon-turns.ts'
import { withPulleys } from './figures/pulleys.ts'
import { withRails } from './figures/rails.ts'
import { withRhombusDiagonals } from './figures/rhombus-diagonals.ts'
import { withRightAngleSides } from './figures/right-angle-sides.ts'
import { withRingRadii } from './figures/ring-radius.ts'
import { withRoundEndedLinks } from './figures/round-ended-links.ts'
import { withRoundUprights } from './figures/round-uprights.ts'
import { withSectionsOfBars } from './figures/sections-of-bars.ts'
import { withSquareFrusta } from './figures/square-frusta.ts'
import { withStairs } from './figures/stairs.ts'
import { withStandingTrapezoids } from './figures/standing-trapezoids.ts'
import { withStemsToBalls } from './figures/stems-to-balls.ts'
import { withStemsUnderTops } from './figures/stems-under-tops.ts'
import { withTees } from './figures/tees.ts'
import { withTorusClauses } from './figures/torus-clauses.ts'
import { withWireRings } from './figures/wire-rings.ts'
import { withOffsetsTold } from './offsets/told.ts'
import { withBarEnds } from './places/bar-ends.ts'
import { withBarsBetween } from './places/bars-between.ts'
import { withBetweenWalls } from './places/between-walls.ts'
import { withBothAxes } from './places/both-axes.ts'
import { withBroughtHeights } from './places/brought-heights.ts'
import { withCentredPatterns } from './places/centred-patterns.ts'
import { withoutClockGlosses } from './places/clock-glosses.ts'
import { withCornerCentres } from './places/corner-centres.ts'
import { withCornersOfASide } from './places/corners-of-a-side.ts'
import { withHangingBodies } from './places/downward.ts'
import { withEitherSide } from './places/either-side.ts'
import { withFirstOfCircle } from './places/first-of-circle.ts'
import { withFourApart } from './places/four-apart.ts'
import { withFromEachCorner } from './places/from-each-corner.ts'
import { withFromThatEdge } from './places/from-that-edge.ts'
import { withFrontedPoints } from './places/fronted-points.ts'
import { withFrontedRuns } from './places/fronted-runs.ts'
import { withGridsOfBodies } from './places/grids-of-bodies.ts'
import { withHeightsOfHoles } from './places/heights-of-holes.ts'
import { withHoleRectangles } from './places/hole-rectangles.ts'
import { withHostsToldLast } from './places/hosts-told-last.ts'
import { withInAddition } from './places/in-addition.ts'
import { withListedBothWays } from './places/listed-both-ways.ts'
import { withMiddleOfBoth } from './places/middle-of-both.ts'
import { withMiddlesOfEdges } from './places/middles-of-edges.ts'
import { withNamedSizes } from './places/named-sizes.ts'
import { withOffCentre } from './places/off-centre.ts'
import { withOffsets } from './places/offsets.ts'
import { withOneAndEitherSide } from './places/one-and-either-side.ts'
import { withOneAtEach } from './places/one-at-each.ts'
import { withOneFromEach } from './places/one-from-each.ts'
import { withOneOfBoth } from './places/one-of-both.ts'
import { withOneOfThemAtEach } from './places/one-of-them-at-each.ts'
import { withOneOnEachSide } from './places/one-on-each-side.ts'
import { withOtherEnds } from './places/other-ends.ts'
import { withOwnLongSides } from './places/own-long-sides.ts'
import { withPartWays } from './places/part-ways.ts'
import { withPatternFirst } from './places/pattern-first.ts'
import { withPatternWays } from './places/pattern-ways.ts'
import { withPlaceThenSizes } from './places/place-then-sizes.ts'
import { withRestatedEnds } from './places/restated-ends.ts'
import { withRowFromMiddle } from './places/row-from-middle.ts'
import { withRowsAlongEdges } from './places/rows-along-edges.ts'
import { withRowsAtLongEdges } from './places/rows-at-long-edges.ts'
import { withRowsOfSizes } from './places/rows-of-sizes.ts'
import { withSameSides } from './places/same-sides.ts'
import { withSidesByLength } from './places/sides-by-length.ts'
import { withStartsFrom } from './places/starts-from.ts'
import { withThreeWays } from './places/three-ways.ts'
import { withThroughItAgain } from './places/through-it-again.ts'
import { withToldCircles } from './places/told-circles.ts'
import { withToldGrids } from './places/told-grids.ts'
import { withToldLines } from './places/told-lines.ts'
import { withTopLevels } from './places/top-levels.ts'
import { withTriangleLegs } from './places/triangle-legs.ts'
import { withTurnedHoles } from './places/turned-holes.ts'
import { withTwoAtEach } from './places/two-at-each.ts'
import { withTwoHolesApart } from './places/two-holes-apart.ts'
import { withRevolved } from './revolved/told.ts'
import { withSharedSubjects } from './shared-subjects.ts'
import { withTables } from './tables.ts'
import { withTotalsInPassing } from './totals-in-passing.ts'

/** In this order: what one of them takes together the next ones find so. */
export const BODIES_TOLD: readonly ((sentences: Item[][]) => Item[][])[] = [
  withSectionsOfBars,
  withFirstOfCircle,
  withEdgesOfBodies,
  withoutEndsAgain,
  withBodyOf,
  withoutHeadlines,
  withRidges,
  withPlacedFirst,
  withPromisedPieces,
  withEndsTold,
  withAppositions,
  withTotalsInPassing,
  withTwoWordNames,
  withOrderedAnew,
  withStackedInOrder,
  withCircleChords,
  withKeptQuarters,
  withMiddleAndOthers,
  withOneAndEitherSide,
  withDrawnAngles,
  withClevisTitles,
  withSameEnd,
  withLegsMeasured,
  withLegsAsBodies,
  withSidesByLength,
  withoutAnnouncedNotches,
  withoutAnnouncedTops,
  withoutClockGlosses,
  withPlaceThenSizes,
  withAddedThenTold,
  withAddedBodies,
  withTruncated,
  withRangedSections,
  withEdgeSteps,
  withRoundBottoms,
  withPlanesToldAfter,
  withSlotEndRadii,
  withSlotCentres,
  withOneOnEachSide,
  withRowFromMiddle,
  withNotesOnCuts,
  withFrontedRuns,
  withMiddlesOfEdges,
  withOneOfBoth,
  withOneOfThemAtEach,
  withMiddleOfBoth,
  withOwnLongSides,
  withStartsFrom,
  withFormedByFigures,
  withPartWays,
  withFromThatEdge,
  withDrawnGussets,
  withRightAngleSides,
  withTriangleLegs,
  withOffsets,
  withPolygonTurns,
  withPolygonTubes,
  withRhombusDiagonals,
  withHollowedBy,
  withRemovedBodies,
  withTables,
  withWireRings,
  withGussetsTold,
  withBarsBetween,
  withArches,
  withToldArches,
  withBarEnds,
  withRevolved,
  withWholeByNow,
  withPointsAbove,
  withTruncatedBalls,
  withStemsToBalls,
  withLengthwiseSlots,
  withHolesOnEdges,
  withHolesToAxes,
  withRoundNotches,
  withSquareEnds,
  withLevers,
  withRoundEndedLinks,
  withFrontedPoints,
  withCapsules,
  withStairs,
  withElbows,
  withTees,
  withPulleys,
  withGroovedWheels,
  withVeeNames,
  withVeeReliefs,
  withSlotProfiles,
  withShapedLike,
  withOutlinesTold,
  withOutlineFigures,
  withChannelPoses,
  withArmsAlike,
  withoutMethods,
  withDeniedLists,
  withoutSharpEdges,
  withShapeTitles,
  withShares,
  withBroughtHeights,
  withTopLevels,
  withInAddition,
  withThroughItAgain,
  withTurnedHoles,
  withSameHoleWays,
  withThreeWays,
  withSameCutAgain,
  withHoleTotals,
  withoutAllThrough,
  withMiddleOfRow,
  withTorusClauses,
  withRingRadii,
  withSameSides,
  withHeightsOfHoles,
  withRestatedEnds,
  withLegsTold,
  withOwnWalls,
  withThroughEach,
  withFrontedBodies,
  withHostsToldLast,
  withSquareFrusta,
  withHollowCones,
  withOneClosedEnd,
  withFigureSections,
  withCornersOfASide,
  withCornerCentres,
  withBoreSizes,
  withPatternWays,
  withListedBothWays,
  withCentredPatterns,
  withBothAxes,
  withWebsLeft,
  withTwoHolesApart,
  withOneFromEach,
  withOtherEnds,
  withOneAtEach,
  withTwoAtEach,
  withHangingBodies,
  withRowsOfSizes,
  withRowsAtLongEdges,
  withPatternFirst,
  withFromEachCorner,
  withHoleRectangles,
  withFourApart,
  withOffCentre,
  withEitherSide,
  withRowsAlongEdges,
  withGridsOfBodies,
  withToldGrids,
  withChannelsIntoPockets,
  withCrossDrilled,
  withOutTheOtherSide,
  withStemsUnderTops,
  withOffsetsTold,
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
  withEdgesByLength,
  withRadiiOnEdges,
  withBaseFillets,
  withDividers,
  withSharedSubjects,
  withCutoutsInEdges,
  withSidesWorked,
  withNamedSizes,
  withBetweenWalls,
]
