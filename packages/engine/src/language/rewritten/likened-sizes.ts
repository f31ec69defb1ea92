/**
 * "a block of equal width", "equally thick", "of the same footprint": one body's size by another's, in words that say of
 * several bodies only that they are alike among themselves.
 */
import { BODIES } from '../lexicon/bodies.ts'
import type { Entry } from '../lexicon/entry.ts'
import { where } from '../text/heard.ts'
import { asFiller, asTerm, conceptOf, type Item, means, unsaid } from '../text/items.ts'

const OF_EQUAL = /^of (?:equal|identical|like) (?<way>length|width|height|thickness|diameter)$/iu
const EQUALLY = /^equally (?<way>long|wide|tall|high|thick)$/iu
const EQUAL = /^(?:equal|identical|matching|like)$/iu
const FOOTPRINT = /^(?:footprint|outline|plan|base area|cross section|section|profile|contour)$/iu

const CONCEPTS: Readonly<Record<string, string>> = {
  long: 'length',
  wide: 'width',
  tall: 'height',
  high: 'height',
  thick: 'thickness',
}

const SAME: Entry = { category: 'likeness', concept: 'same' }
const dimension = (concept: string): Entry => ({ category: 'dimension', concept })

/** The noun that is spoken of: several are only alike among themselves. */
function isSingle(items: readonly Item[], at: number): boolean {
  const noun = items.slice(0, at).findLast((item) => means(item, 'solid'))
  // "two walls of equal thickness": whatever they are.
  const before = items[at - 1]
  const several = before?.kind === 'term' && before.plural
  return noun?.kind === 'term' && !noun.plural && !several
}

const isRound = (before: readonly Item[]): boolean => {
  const model = before.findLastIndex((item) => means(item, 'solid') && item.kind === 'term')
  const shape = BODIES[conceptOf(before[model], 'solid') ?? '']?.shape
  const called = before.slice(Math.max(0, model - 3), model).some((item) => means(item, 'shape', 'circular'))
  return called || shape === 'round' || shape === 'tube' || shape === 'cone'
}

/** The sizes that an outline has: told one by one. */
function outlineSizes(item: Item, before: readonly Item[]): Item[] {
  const named = (concept: string, text: string): Item => unsaid(item, dimension(concept), '', text)
  const told = asFiller(item, 'its sizes')
  if (isRound(before)) return [named('diameter', 'diameter'), told]
  return [
    named('length', 'length'),
    unsaid(item, { category: 'conjunction', concept: 'and' }, '', 'and'),
    named('width', 'width'),
    told,
  ]
}

/** Behind the words for the outline the one that has it may be named. */
function modelOf(items: readonly Item[], at: number, before: readonly Item[]): readonly Item[] {
  if (!means(items[at + 1], 'preposition', 'as')) return before
  const named = items.slice(at + 2, at + 6)
  return named.some((item) => means(item, 'solid')) ? named : before
}

function read(items: readonly Item[], at: number, before: () => readonly Item[]): Item[] | undefined {
  const item = items[at] as Item
  const way = OF_EQUAL.exec(item.text)?.groups?.['way'] ?? EQUALLY.exec(item.text)?.groups?.['way']
  if (way && isSingle(items, at)) {
    const concept = CONCEPTS[way.toLowerCase()] ?? way.toLowerCase()
    return [asTerm(item, SAME), unsaid(items[at + 1] ?? item, dimension(concept), '', concept)]
  }
  const plain = means(items[at + 1], 'dimension') && !means(items[at + 1], 'dimension', 'size')
  const led = means(items[at - 1], 'preposition', 'of', 'with')
  if (EQUAL.test(item.text) && plain && led && isSingle(items, at)) return [asTerm(item, SAME)]
  if (means(items[at - 1], 'likeness', 'same') && FOOTPRINT.test(item.text))
    return outlineSizes(item, modelOf(items, at, before()))
  // "a like plate": one as the other.
  const noun = means(items[at + 1], 'solid')
  return /^like$/iu.test(item.text) && means(items[at - 1], 'determiner', 'a') && noun
    ? [asFiller(item, 'as the one before')]
    : undefined
}

export const withLikenedSizes = where(
  ' equal |equally | identical | matching | like |likeness:same',
  (sentences) => {
    const told: Item[] = []
    return sentences.map((items) => {
      const instead = items.flatMap((item, at): Item[] => {
        // The noun that it is said of is not its own model.
        const before = (): readonly Item[] => {
          const subject = items.findLastIndex((each, index) => index < at && means(each, 'solid'))
          return [...told, ...items.slice(0, Math.max(0, subject))]
        }
        return read(items, at, before) ?? [item]
      })
      told.push(...items)
      return instead
    })
  },
)
