/** A grid of so many columns and rows: pitches as they are told for each way, margins, or spread evenly. */
import type { Point2, SignedAxis } from '../../../plan/geometry.ts'
import type { SaidPlace } from '../../entity.ts'
import { plural } from '../../lexicon/lexicon.ts'
import { tidy } from '../../quantities/scan.ts'
import type { Source } from '../ledger.ts'
import { narrow } from './spot.ts'
import {
  all,
  type Check,
  clash,
  type Laid,
  type LayoutQuestion,
  matchCount,
  type Said,
} from './statements.ts'

interface Pitch {
  value: number
  source: Source
}

const isPlural = (said: SaidPlace | undefined): boolean =>
  said?.items.some((item) => item.kind === 'term' && item.plural) ?? false

/** "20 mm apart in X", "the rows are 60 mm apart"; without a way, for both. */
function pitchesOf({ entity, face }: LayoutQuestion): [Pitch | undefined, Pitch | undefined] {
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
  // Told without a way: what the other statements leave open.
  const [first, second = first] = open
  if (pitches[0] === undefined) pitches[0] = first
  if (pitches[1] === undefined) pitches[1] = second
  return pitches
}

export function gridOf(question: LayoutQuestion, said: Said<'grid'>): Laid {
  const { entity, face } = question
  const { columns, rows } = said.place
  matchCount(entity, columns * rows, said.source)
  const counts = [columns, rows] as const
  const pitches = pitchesOf(question)
  const margins = all(entity.places, 'from').filter(({ place }) => place.of === 'edge' && !place.side)
  const assumptions: string[] = []
  const pitch = counts.map((count, index) => {
    const told = pitches[index]?.value
    if (told !== undefined || count === 1) return told ?? 0
    const size = face.size[index] as number
    // "4 rows and 6 columns, 10 mm apart": both ways, where that fits.
    const other = pitches[1 - index]?.value
    if (other !== undefined && margins.length === 0 && other * (count - 1) < size) {
      assumptions.push(
        `The ${plural(entity.concept)} are ${tidy(other)} mm apart both ways, as no other spacing was given`,
      )
      return other
    }
    const [margin] = margins
    if (margin) return (size - 2 * margin.place.distance.value) / (count - 1)
    assumptions.push(
      `The ${plural(entity.concept)} are spread evenly along ${index === 0 ? face.u : face.v}, as no spacing was given`,
    )
    return size / count
  }) as Point2
  const rest = entity.places.filter(
    ({ place }) => place.kind !== 'along' && !margins.some((each) => each.place === place),
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
  const toSides = margins.flatMap(({ place, source }): Check[] =>
    ([0, 1] as const).map((index) => {
      const left = face.size[index] / 2 - reach[index]
      if (Math.abs(left - place.distance.value) > 1e-6) throw clash(entity, [{ source }, said])
      const side: SignedAxis = `+${index === 0 ? face.u : face.v}`
      return {
        kind: 'to-side',
        position: reach,
        side,
        value: place.distance.value,
        source: { ...source, values: [place.distance] },
      }
    }),
  )
  return {
    layout: { kind: 'points', points: positions },
    positions,
    checks: [...spacing(0, 1), ...spacing(1, columns), ...toSides],
    assumptions,
  }
}
