/** The sentences as they are read: what one sentence settles for others is written into them first. */

import { withoutClosingLines } from '../aside/closing-lines.ts'
import { withoutViews } from '../aside/views.ts'
import { withLofts } from '../lofts/told.ts'
import { withNamedBodies } from '../names/named-bodies.ts'
import { withNamedEdges } from '../names/named-edges.ts'
import { withNamings } from '../names/namings.ts'
import { type Named, withNicknames } from '../names/nicknames.ts'
import { withShapedBodies } from '../names/shaped-bodies.ts'
import { withShapedNouns } from '../names/shaped-nouns.ts'
import { withOutlines } from '../outline/told.ts'
import type { Quantity } from '../quantities/quantity.ts'
import type { Item } from '../text/items.ts'
import { rewriteAll } from '../text/spoken.ts'
import { touching } from '../text/touching.ts'
import { withBoring } from '../worked/boring.ts'
import { withFlats } from '../worked/flats.ts'
import { withCutSteps } from '../worked/ledges.ts'
import { withSlits } from '../worked/slits.ts'
import { withCutCorners } from './cuts/corner-cuts.ts'
import { withCutPieces } from './cuts/cut-pieces.ts'
import { withFigures } from './figures/figures.ts'
import { withInscriptions } from './inscriptions.ts'
import { withLaidOnCircles } from './places/laid-on-circles.ts'
import { withSharedUnits } from './shared-units.ts'

export interface Told extends Named {
  remark: string | undefined
  /** Sentences that only sum up what the others tell. */
  summaries: readonly Item[][]
  /** Sizes that other words now carry. */
  carried: readonly Item[]
}

/** A square corner, a half and a full turn say nothing that the points do not. */
const PLAIN_ANGLES = new Set([90, 180, 360])

function isSize(item: Item): boolean {
  if (item.kind !== 'quantity') return false
  const { kind, values } = item.quantity
  if (kind === 'angle') return !PLAIN_ANGLES.has(values[0]?.value ?? 0)
  return kind !== 'count' && kind !== 'designation'
}

/** In this order: what one of them names or takes together the next ones find so. */
const REWRITINGS: readonly ((sentences: Item[][]) => Item[][])[] = [
  withInscriptions,
  withoutViews,
  withoutClosingLines,
  withNamedEdges,
  withNamings,
  withNamedBodies,
  withShapedBodies,
  withShapedNouns,
  withOutlines,
  withLofts,
  withBoring,
  withCutSteps,
  withSlits,
  withFlats,
  withCutCorners,
  withCutPieces,
  withLaidOnCircles,
  withFigures,
]

/** Where the origin lies goes without saying; an angle becomes places, which are measured. */
const isPlaceAnyway = ({ kind, values }: Quantity): boolean =>
  kind === 'angle' || (kind === 'coordinate' && values[0]?.value === 0)

/** Sizes of which not a word is left where sentences were told anew, and that no other size holds. */
function lostFrom(said: readonly Item[][], sentences: readonly Item[][]): Item[] {
  const spans = sentences
    .flat()
    .flatMap((item) =>
      item.kind === 'quantity' ? [item.span, ...item.quantity.values.map(({ span }) => span)] : [item.span],
    )
  const isCovered = touching(spans)
  const isKept = ({ span: [from] }: Item): boolean => isCovered([from, from + 1])
  return said
    .flat()
    .filter(
      (item) => item.kind === 'quantity' && isSize(item) && !isPlaceAnyway(item.quantity) && !isKept(item),
    )
}

/** `said`: the sentences as they were said, of which no size may be lost on the way. */
export function told(
  sentences: readonly Item[][],
  summaries: readonly Item[][],
  said: readonly Item[][],
): Told {
  const { sentences: inUnits, remark } = withSharedUnits(sentences)
  const named = withNicknames(rewriteAll(inUnits, REWRITINGS))
  const starts = new Set(named.sentences.flatMap((items) => items.filter(isSize).map(({ span }) => span[0])))
  const taken = sentences.flatMap((items) =>
    items.filter((item) => isSize(item) && !starts.has(item.span[0])),
  )
  const carried = [...taken, ...lostFrom(said, sentences)]
  return { ...named, remark, summaries, carried }
}
