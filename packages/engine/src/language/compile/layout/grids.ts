/** A grid of so many columns and rows: pitches as they are told for each way, margins, or spread evenly. */
import { EngineError } from '../../../errors.ts'
import type { Point2, SignedAxis } from '../../../plan/geometry.ts'
import type { SaidPlace } from '../../entity.ts'
import { plural } from '../../lexicon/lexicon.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import type { Source } from '../ledger.ts'
import { alongLongEdges, measuredAlong } from './margins.ts'
import { narrow } from './spot.ts'
import {
  all,
  type Check,
  clash,
  type Laid,
  type LayoutQuestion,
  matchCount,
  type Said,
  words,
} from './statements.ts'

interface Pitch {
  value: number
  source: Source
}

const isPlural = (said: SaidPlace | undefined): boolean =>
  said?.items.some((item) => item.kind === 'term' && item.plural) ?? false

/** "20 mm apart in X", "the rows are 60 mm apart"; without a way, for the ones that are left open. */
function pitchesOf(
  { entity, face }: LayoutQuestion,
  isSettled: (index: 0 | 1) => boolean,
): [Pitch | undefined, Pitch | undefined] {
  const pitches: [Pitch | undefined, Pitch | undefined] = [undefined, undefined]
  const open: Pitch[] = []
  for (const [index, { place, items }] of entity.places.entries()) {
    if (place.kind !== 'apart') continue
    const pitch = { value: place.distance.value, source: { items, values: [place.distance] } }
    const [before, after] = [entity.places[index - 1]?.place, entity.places[index + 1]?.place]
    const axis = place.axis ?? (after?.kind === 'along' ? after.axis : undefined)
    if (place.between) pitches[place.between === 'rows' ? 1 : 0] = pitch
    else if (axis === face.u) pitches[0] = pitch
    else if (axis === face.v) pitches[1] = pitch
    // "the rows are 60 mm apart", "the holes in each row are 30 mm apart".
    else if (before?.kind === 'row') pitches[isPlural(entity.places[index - 1]) ? 1 : 0] = pitch
    else open.push(pitch)
  }
  const left = ([0, 1] as const).filter((index) => pitches[index] === undefined && !isSettled(index))
  for (const [at, index] of left.entries()) pitches[index] = open[at] ?? open[0]
  return pitches
}

/** How many lie along each way of the face: rows beside the long edges run as those do. */
function countsOf({ entity, face }: LayoutQuestion, said: Said<'grid'>): readonly [number, number] {
  const { columns, rows, beside } = said.place
  if (!beside) return [columns, rows]
  if (face.round || face.size[0] === face.size[1])
    throw new EngineError(
      'prompt_too_ambiguous',
      `${quote(words(said.source))}: the face that the ${plural(entity.concept)} are in has no ${beside} edges. Tell them in rows along x or y.`,
    )
  const [long] = alongLongEdges(face)
  return (beside === 'long') === (long === face.u) ? [columns, rows] : [rows, columns]
}

type Margin = Said<'from'>

/** How far the grid ends before the edges of each way; beside an edge that was named, from that one where nothing else is said. */
function marginsOf({ entity, face }: LayoutQuestion, { place }: Said<'grid'>): (Margin | undefined)[] {
  const told = all(entity.places, 'from').filter(
    ({ place: { of, side } }) => (of === 'edge' || of === 'end') && !side,
  )
  const [longer, shorter] = alongLongEdges(face)
  const across = place.beside && (place.beside === 'long' ? shorter : longer)
  return [face.u, face.v].map((axis) =>
    told.find((each) => {
      const only = measuredAlong(each.place, face, told) ?? (each.place.all ? undefined : across)
      return only === undefined || only === axis
    }),
  )
}

export function gridOf(question: LayoutQuestion, said: Said<'grid'>): Laid {
  const { entity, face } = question
  const counts = countsOf(question, said)
  const [columns, rows] = counts
  matchCount(entity, columns * rows, said.source)
  const margins = marginsOf(question, said)
  // From one pair of edges: what lies apart does so along those.
  const isSettled = (index: 0 | 1): boolean => margins[index] !== undefined && margins[0] !== margins[1]
  const pitches = pitchesOf(question, isSettled)
  const assumptions: string[] = []
  const pitch = counts.map((count, index) => {
    const told = pitches[index]?.value
    if (told !== undefined || count === 1) return told ?? 0
    const size = face.size[index] as number
    // "4 rows and 6 columns, 10 mm apart": both ways, where that fits.
    const other = pitches[1 - index]?.value
    if (other !== undefined && !margins.some(Boolean) && other * (count - 1) < size) {
      assumptions.push(
        `The ${plural(entity.concept)} are ${tidy(other)} mm apart both ways, as no other spacing was given`,
      )
      return other
    }
    const margin = margins[index]
    if (margin) return (size - 2 * margin.place.distance.value) / (count - 1)
    assumptions.push(
      `The ${plural(entity.concept)} are spread evenly along ${index === 0 ? face.u : face.v}, as no spacing was given`,
    )
    return size / count
  }) as Point2
  const rest = entity.places.filter(
    ({ place }) => place.kind !== 'along' && !margins.some((each) => each?.place === place),
  )
  const [u, v] = narrow(question, rest).position
  const positions = Array.from(
    { length: columns * rows },
    (_, index): Point2 => [
      tidy(u + ((index % columns) - (columns - 1) / 2) * pitch[0]),
      tidy(v + (Math.floor(index / columns) - (rows - 1) / 2) * pitch[1]),
    ],
  )
  const spacing = (index: 0 | 1, other: number): Check[] => {
    const told = pitches[index]
    return told && counts[index] > 1
      ? [
          {
            kind: 'spacing',
            positions: [positions[0] as Point2, positions[other] as Point2],
            value: told.value,
            source: told.source,
          },
        ]
      : []
  }
  const reach = positions.at(-1) as Point2
  const toSides = ([0, 1] as const).flatMap((index): Check[] => {
    const margin = margins[index]
    if (!margin) return []
    const { place, source } = margin
    const left = face.size[index] / 2 - reach[index]
    if (Math.abs(left - place.distance.value) > 1e-6) throw clash(entity, [{ source }, said])
    const side: SignedAxis = `+${index === 0 ? face.u : face.v}`
    return [
      {
        kind: 'to-side',
        position: reach,
        side,
        value: place.distance.value,
        source: { ...source, values: [place.distance] },
      },
    ]
  })
  return {
    layout: { kind: 'points', points: positions },
    positions,
    checks: [...spacing(0, 1), ...spacing(1, columns), ...toSides],
    assumptions,
  }
}
