/** The features of one part in words, the most telling first, equal ones counted together. */
import type { Feature, FeatureKind } from '../../plan/features.ts'
import type { Part } from '../../plan/plan.ts'
import { withArticle } from '../wording.ts'
import { type Described, grouped, one, sentence } from './described.ts'
import { repetitionWords } from './places.ts'
import { isSolid, nounOf } from './solids.ts'
import { workedWords } from './worked.ts'

/** What a reader wants to know first. Bodies stand before all of these. */
const RANKS: Partial<Record<FeatureKind, number>> = {
  shell: 1,
  thread: 2,
  hole: 2,
  slot: 3,
  pocket: 3,
  boss: 3,
  keyway: 4,
  groove: 4,
  rib: 5,
  text: 6,
  mirror: 7,
  draft: 8,
  fillet: 9,
  chamfer: 9,
}

interface Copies {
  count: number
  where: string
}

/** How often each feature stands, by the patterns and mirrors that name it. */
function copiesOf(part: Part): Map<string, Copies[]> {
  const copies = new Map<string, Copies[]>()
  const note = (ids: readonly string[], made: Copies) => {
    for (const id of ids) copies.set(id, [...(copies.get(id) ?? []), made])
  }
  for (const feature of part.features) {
    if (feature.kind === 'pattern') note(feature.features, repetitionWords(feature.repetition))
    if (feature.kind === 'mirror' && feature.features)
      note(feature.features, { count: feature.keep ? 2 : 1, where: 'mirrored' })
  }
  return copies
}

function solidWords(feature: Extract<Feature, { operation: unknown }>, isBase: boolean): Described {
  const { noun, sizes } = nounOf(feature)
  const label = feature.label === undefined ? '' : ` (${feature.label})`
  const article = withArticle(noun)
  const details = sizes + label
  if (feature.operation === 'intersect') return one(`outline kept within ${article}`, details)
  if (feature.operation === 'cut')
    return { ...one(`cut by ${article}`, details), plural: `cuts by ${article}` }
  return one(isBase ? noun : `added ${noun}`, details)
}

/** A pattern or a mirror of single features is told with the features it repeats. */
const isToldElsewhere = (feature: Feature): boolean =>
  feature.kind === 'pattern' || (feature.kind === 'mirror' && feature.features !== undefined)

export function partFeatures(part: Part): string[] {
  const copies = copiesOf(part)
  const described = part.features
    .filter((feature) => !isToldElsewhere(feature))
    .map((feature, index) => {
      const words = isSolid(feature) ? solidWords(feature, index === 0) : workedWords(feature)
      const repeated = copies.get(feature.id) ?? []
      const where = [words.where, ...repeated.map((copy) => copy.where)].filter(
        (place) => place !== undefined,
      )
      return {
        rank: isSolid(feature) ? 0 : (RANKS[feature.kind] ?? 5),
        ...words,
        count: repeated.reduce((count, copy) => count * copy.count, words.count),
        where: where.length > 0 ? where.join(', ') : undefined,
      }
    })
  return grouped(described.toSorted((a, b) => a.rank - b.rank)).map(sentence)
}
