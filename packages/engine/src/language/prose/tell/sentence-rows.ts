/** A sentence as a row of chunks, what it tells in forms of its own put into the usual ones. */
import type { Sentence } from '../../text/segment.ts'
import { atomsOf } from '../atoms.ts'
import { withWays } from '../chunks/along-told.ts'
import { withAngleLists } from '../chunks/angles-listed.ts'
import { chunksOf } from '../chunks/chunks.ts'
import { withCircles } from '../chunks/circled.ts'
import { withCoordinates } from '../chunks/coordinates.ts'
import { withFaceSizes } from '../chunks/faces-sized.ts'
import { withHalvesCounted } from '../chunks/halves-counted.ts'
import { withJoinedWith } from '../chunks/joined-with.ts'
import { withFaces } from '../chunks/level-faces.ts'
import { withMeetings } from '../chunks/meetings-told.ts'
import { withOutlines } from '../chunks/outlines-told.ts'
import { withRoundTops } from '../chunks/round-tops-told.ts'
import { withRoundings } from '../chunks/roundings-told.ts'
import { withSharedCenters } from '../chunks/shared-centers.ts'
import { withSlots } from '../chunks/slots-told.ts'
import { withStretches } from '../chunks/stretches-told.ts'
import { withAxesTold } from '../chunks/tagged.ts'
import type { Chunk } from '../phrases.ts'
import { withoutRemarks } from '../remarks.ts'
import { withTeeth, withToothing } from '../teeth.ts'
import { withAxesListed, withManners } from './axes-listed.ts'
import { withBearings } from './bearings.ts'
import { withBorders } from './borders.ts'
import { withCirclesRevolved } from './circles-revolved.ts'
import { withDistances, withRowEnds } from './clauses.ts'
import { withCompartments } from './compartments.ts'
import { withCornersCut } from './corners-cut.ts'
import { withDirections } from './directions.ts'
import { withDrillPoints } from './drill-points.ts'
import { withExtrusions } from './extruded.ts'
import { withFlatFaces, withRunsAlong } from './flat-faces.ts'
import { withFlats } from './flattened.ts'
import { withFormations } from './formations.ts'
import { withGrooves } from './grooves.ts'
import { withHeadings } from './headings.ts'
import { withHeights } from './heights.ts'
import { withInclusions } from './inclusions.ts'
import { withInnerEnds } from './inner-ends.ts'
import { withInteriors } from './interiors.ts'
import { withLabels } from './labels.ts'
import { withLeftovers } from './leftovers.ts'
import { withLevelled } from './levelled.ts'
import { withMore } from './more-of.ts'
import { withNamedApart } from './named-apart.ts'
import { withoutLikeness, withoutOutcomes } from './outcomes.ts'
import { withOwnParts } from './own-parts.ts'
import { withPointing } from './pointing.ts'
import { withQuadrants } from './quadrants.ts'
import { withRaisedBorders } from './raised-borders.ts'
import { withRecessed } from './recessed.ts'
import { withRemains } from './remains.ts'
import { withReplaced } from './replaced.ts'
import { withRowCounts } from './row-counts.ts'
import { withShoulders } from './shoulders.ts'
import { withBases, withSidedSizes } from './sided-sizes.ts'
import { withSlices } from './slices.ts'
import { withSteppedHoles } from './stepped-holes.ts'
import { withSums } from './sums.ts'
import { helixRow } from './swept/helix-row.ts'
import { pathRow } from './swept/path-row.ts'
import { withFrusta, withTapers } from './tapers.ts'
import { withTurnedTo } from './turned-to.ts'

/** What is told in a form of its own, in the usual one; each sees what the ones before have made. */
const ROWS: readonly ((row: readonly Chunk[]) => Chunk[])[] = [
  withRaisedBorders,
  withJoinedWith,
  withSidedSizes,
  withBases,
  withAngleLists,
  withSteppedHoles,
  withPointing,
  withDrillPoints,
  withInnerEnds,
  withOwnParts,
  withMore,
  withRowCounts,
  withCirclesRevolved,
  withQuadrants,
  withFlatFaces,
  withRunsAlong,
  withFormations,
  withHeadings,
  withNamedApart,
  withAxesListed,
  withManners,
  withLabels,
  withDirections,
  withBearings,
  withCoordinates,
  withFaces,
  withFaceSizes,
  withAxesTold,
  withCircles,
  withStretches,
  withInclusions,
  withShoulders,
  withMeetings,
  withRoundings,
  withRoundTops,
  withInteriors,
  withLevelled,
  withFrusta,
  withTapers,
  withFlats,
  withSlots,
  withWays,
  withCornersCut,
  withRecessed,
  withHeights,
  withCompartments,
  withSlices,
  withDistances,
  withSharedCenters,
  withHalvesCounted,
  withRowEnds,
  withLeftovers,
  withReplaced,
  withTurnedTo,
  withRemains,
  withExtrusions,
  withoutOutcomes,
  withoutLikeness,
]

export function rowOf(sentence: Sentence, prompt: string): Chunk[] {
  const toothed = withTeeth(withoutRemarks(atomsOf(sentence, prompt)))
  const chunks = withToothing(chunksOf(toothed.atoms), toothed)
  return (
    helixRow(chunks, prompt) ??
    pathRow(chunks, prompt) ??
    ROWS.reduce(
      (row: Chunk[], told) => told(row),
      withOutlines(withBorders(withSums(withGrooves(chunks, prompt), prompt), prompt)),
    )
  )
}
