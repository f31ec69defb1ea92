/** What is taken from a sentence once its nouns are known: each pass one way of speaking. */
import type { Context } from './context.ts'
import { takeAlignments, takeInsetSides, takeOuterSides } from './places/alignment.ts'
import { takeAlongEdges } from './places/along-edges.ts'
import { takeAstride } from './places/astride.ts'
import { takeBeside } from './places/beside.ts'
import { takeBodyRuns } from './places/body-runs.ts'
import { takeCrossedBodies } from './places/crossed-bodies.ts'
import { takeFlushness } from './places/flushness.ts'
import { takeFromOthers } from './places/from-others.ts'
import { takeGaps } from './places/gaps.ts'
import { takeInsets } from './places/insets.ts'
import { takeInside } from './places/inside.ts'
import { takeJoinings } from './places/joining.ts'
import { takeLevelSides } from './places/level-sides.ts'
import { takeLifts } from './places/lifts.ts'
import { takeMouths } from './places/mouths.ts'
import { takeOneSide } from './places/one-side.ts'
import { takeOwnSides } from './places/own-sides.ts'
import { takeRadialBodies } from './places/radial-bodies.ts'
import { takeFloorLevels, takeRestated } from './places/restated.ts'
import { takeSideContacts } from './places/side-contacts.ts'
import { takeSlotEnds } from './places/slot-ends.ts'
import { takeSunk } from './places/sunk.ts'
import { takeAbove, takeReach, takeTips } from './places/tips.ts'
import { takeToldHeights } from './places/told-heights.ts'
import { readPlaces } from './places/zones.ts'
import { takeBearers } from './references/bearers.ts'
import { takeFullSpans } from './sizes/full-spans.ts'
import { bindSizes, claimPlaces } from './sizes/give.ts'
import { takeLikes } from './sizes/likes.ts'
import { takeLinks } from './sizes/links.ts'
import { takeSameSize } from './sizes/same-size.ts'
import { takeBoring } from './worked/boring.ts'
import { takeClosings } from './worked/closings.ts'
import { takeCrossings } from './worked/crossings.ts'
import { takeEdgesAtDiameters } from './worked/edges-at-diameters.ts'
import { takeExtrudedWays, takeExtrusions } from './worked/extrusion.ts'
import { takeFlats } from './worked/flats.ts'
import { takeFloors } from './worked/floors.ts'
import { takeFloorsFromTop } from './worked/floors-from-top.ts'
import { takeGuests } from './worked/guests.ts'
import { takeHalves } from './worked/halves.ts'
import { takeHeadings } from './worked/headings.ts'
import { takeInnerCorners } from './worked/inner-corners.ts'
import { takeJoints } from './worked/joints.ts'
import { takeKeptClear } from './worked/kept-clear.ts'
import { takeKeywayFloors } from './worked/keyway-floors.ts'
import { takeLedges } from './worked/ledges.ts'
import { takeMirrors } from './worked/mirrors.ts'
import { takeMitredEnds } from './worked/mitred-ends.ts'
import { takeCentreLines } from './worked/on-centre-lines.ts'
import { takeOpenness } from './worked/openness.ts'
import { takeOperations } from './worked/operations.ts'
import { takeOuterSurface } from './worked/outer-surface.ts'
import { takePlaneCuts } from './worked/plane-cuts.ts'
import { takeRuns } from './worked/runs.ts'
import { takeSlices } from './worked/slices.ts'
import { takeSlits } from './worked/slits.ts'
import { takeSlopes } from './worked/slopes.ts'
import { takeWaysUp } from './worked/way-up.ts'
import { takeWorkedEdges } from './worked/worked-edges.ts'
import { takeWorkedOpenings } from './worked/worked-openings.ts'

/** In this order: what one takes the next ones do not find any more. */
export const PASSES: readonly ((context: Context) => void)[] = [
  takeFromOthers,
  takeHeadings,
  takeKeptClear,
  takeKeywayFloors,
  takeWaysUp,
  takeSunk,
  takePlaneCuts,
  takeMitredEnds,
  takeSlopes,
  takeInnerCorners,
  takeFullSpans,
  takeAlongEdges,
  takeOwnSides,
  takeSlotEnds,
  takeLedges,
  takeWorkedOpenings,
  takeEdgesAtDiameters,
  takeWorkedEdges,
  takeBoring,
  takeGuests,
  takeCentreLines,
  takeFloors,
  takeFloorsFromTop,
  takeFlats,
  takeHalves,
  takeSlices,
  takeLifts,
  takeToldHeights,
  takeInside,
  takeOperations,
  takeSlits,
  takeOuterSurface,
  takeBodyRuns,
  takeRuns,
  takeCrossings,
  takeClosings,
  takeOpenness,
  takeJoints,
  takeRadialBodies,
  takeLinks,
  takeRestated,
  takeFloorLevels,
  takeAstride,
  takeCrossedBodies,
  takeMirrors,
  takeBeside,
  takeJoinings,
  takeLevelSides,
  takeFlushness,
  takeOneSide,
  takeSideContacts,
  takeAlignments,
  takeOuterSides,
  takeInsetSides,
  takeTips,
  takeReach,
  takeAbove,
  takeInsets,
  takeGaps,
  takeSameSize,
  claimPlaces,
  takeExtrusions,
  bindSizes,
  takeMouths,
  takeLikes,
  readPlaces,
  takeExtrudedWays,
  takeBearers,
]
