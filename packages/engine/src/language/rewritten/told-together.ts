/** The second rewritings: things that are told in one breath, in a row, by turns, or each by the others. */
import { withDenied } from '../aside/denied.ts'
import { withContrasted } from '../names/contrasted.ts'
import { withDeeds } from '../names/deeds.ts'
import { withEnumerated } from '../names/enumerated.ts'
import { withFacing } from '../names/facing.ts'
import { withGapped } from '../names/gapped.ts'
import { withHeaded } from '../names/headed.ts'
import { withItAgain } from '../names/it-again.ts'
import { withOneEachWay } from '../names/one-each-way.ts'
import { withOneMore } from '../names/one-more.ts'
import { withOrdersOnAll } from '../names/orders-on-all.ts'
import { withSaidToBe } from '../names/said-to-be.ts'
import { withSharedArticles } from '../names/shared-article.ts'
import { withSharedOut } from '../names/shared-out.ts'
import { withTheyAll } from '../names/they-all.ts'
import { withToldOfEach } from '../names/told-of-each.ts'
import { withTwoToldApart } from '../names/two-told-apart.ts'
import { withWaysToldAfter } from '../names/ways-told-after.ts'
import { withPlaneOutlines } from '../outline/in-planes.ts'
import type { Item } from '../text/items.ts'
import { withCombs } from './cuts/combs.ts'
import { withCornerTriangles } from './cuts/corner-triangles.ts'
import { withEdgeFigures } from './cuts/edge-figures.ts'
import { withFromBothEnds } from './cuts/from-both-ends.ts'
import { withHolesFromTwoSides } from './cuts/from-two-sides.ts'
import { withHolesSoFar } from './cuts/goes-so-far.ts'
import { withMeetingHoles } from './cuts/meeting-holes.ts'
import { withNamedCavities } from './cuts/named-cavities.ts'
import { withOpenedHoles } from './cuts/opened-holes.ts'
import { withRegionCuts } from './cuts/region-cuts.ts'
import { withRemovedFigures } from './cuts/removed-figures.ts'
import { withRevolvedCuts } from './cuts/revolved-cuts.ts'
import { withRoundCavities } from './cuts/round-cavities.ts'
import { withRoundCuts } from './cuts/round-cuts.ts'
import { withShallowCavities } from './cuts/shallow-cavities.ts'
import { withSlitsFromHoles } from './cuts/slits-from-holes.ts'
import { withTSlots } from './cuts/t-slots.ts'
import { withTaperedBores } from './cuts/tapered-bores.ts'
import { withCountedCorners } from './edges/counted-corners.ts'
import { withConeLevels } from './figures/cone-levels.ts'
import { withEndLevels } from './figures/end-levels.ts'
import { withExtrudedRanges } from './figures/extruded-ranges.ts'
import { withLinkedRounds } from './figures/linked-rounds.ts'
import { withPlaneSections } from './figures/plane-sections.ts'
import { withSecondHalves } from './figures/second-halves.ts'
import { withSquareSizes } from './figures/square-sizes.ts'
import { withCoordinateSides } from './places/coordinate-sides.ts'
import { withEndsThatHave } from './places/ends-that-have.ts'
import { withJoinedCoordinates } from './places/joined-coordinates.ts'
import { withLinkedPairs } from './places/linked-pairs.ts'
import { withOnAxes } from './places/on-axes.ts'
import { withRadialReaches } from './places/radial-reaches.ts'
import { withRangedSizes } from './places/ranged-sizes.ts'
import { withRestatedCoordinates } from './places/restated-coordinates.ts'
import { withSidesSaidTwice } from './places/signed-sides.ts'
import { withThroughBodies } from './places/through-bodies.ts'
import { withToldRows } from './places/told-rows.ts'
import { withRepeatedClauses } from './repeated-clauses.ts'
import { withRespective } from './respective.ts'
import { withSeries } from './series.ts'
import { withSteppedHoles } from './stretches/holes.ts'
import { withStretches } from './stretches/told.ts'
import { withUprightTubes } from './upright-tubes.ts'

/** In this order: what one of them takes together the next ones find so. */
export const TOLD_TOGETHER: readonly ((sentences: Item[][]) => Item[][])[] = [
  withStretches,
  withFromBothEnds,
  withHolesFromTwoSides,
  withOpenedHoles,
  withSlitsFromHoles,
  withSteppedHoles,
  withHolesSoFar,
  withMeetingHoles,
  withTSlots,
  withCountedCorners,
  withSquareSizes,
  withUprightTubes,
  withEndsThatHave,
  withRevolvedCuts,
  withPlaneSections,
  withExtrudedRanges,
  withSidesSaidTwice,
  withSaidToBe,
  withWaysToldAfter,
  withOneEachWay,
  withLinkedPairs,
  withHeaded,
  withThroughBodies,
  withRespective,
  withSeries,
  withContrasted,
  withGapped,
  withEnumerated,
  withSharedOut,
  withOneMore,
  withTwoToldApart,
  withNamedCavities,
  withTaperedBores,
  withShallowCavities,
  withRoundCavities,
  withSecondHalves,
  withConeLevels,
  withEndLevels,
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
  withTheyAll,
  withOrdersOnAll,
]
