/**
 * "Its long sides are parallel to the short sides of the plate", "with the long side of the slot parallel to the Y axis": the way
 * a cut or a body runs, told by its own sides. Told as "parallel to the short sides": its sides are no place where it lies.
 */
import { where } from '../../text/heard.ts'
import { asSettled, asTerm, type Item, means } from '../../text/items.ts'
import { littleWord, unsaidAgain } from '../../text/little-words.ts'
import { findSpoken } from '../../text/spoken.ts'

const SIDES = '(?:sides?|edges?|axis|axes|direction|dimension)'
const OWNER =
  '(?: of (?:the|this|that|each) (?:rectangular )?(?<owner>slots?|pockets?|openings?|cutouts?|holes?|windows?|recess|recesses|rectangle|block|bar|rib|wall|boss|pad))?'
const RUNS = '(?:(?:is|are|run|runs|running|being|lie|lies|lying|all|both|aligned|oriented) )*'
const OWN = new RegExp(
  `(?:(?:with|and|where|so that|such that) )*(?:its|their|whose|the) (?:two )?(?<own>long|longer|longest|short|shorter|shortest) ${SIDES}${OWNER} ${RUNS}(?=parallel (?:to|with) )`,
  'u',
)
/** What its short sides are parallel to its long ones are not. */
const OTHER: Readonly<Record<string, string>> = { long: 'short', short: 'long', x: 'y', y: 'x' }

/** Of the words behind "parallel to" the one that says which way. */
const isWay = (item: Item): boolean =>
  means(item, 'which', 'long', 'short') || means(item, 'dimension', 'length') || means(item, 'axis', 'x', 'y')

function across(item: Item): Item {
  const [sense] = item.kind === 'term' ? item.senses : []
  const concept = means(item, 'dimension', 'length') ? 'long' : sense?.concept
  const other = OTHER[concept ?? '']
  const category = means(item, 'axis') ? 'axis' : 'which'
  return other ? asTerm(item, { category, concept: other }, { form: other }) : item
}

/** "The plate has a slot … Its long sides are …": those of the cut. */
const cutIn = (before: readonly Item[] | undefined): Item | undefined =>
  before?.findLast((item) => means(item, 'feature'))

function byOwnSides(items: Item[], before: readonly Item[] | undefined): Item[] {
  const found = findSpoken(items, OWN)
  if (!found) return items
  const { own, owner } = found.match.groups ?? {}
  const said = items.slice(found.from, found.to + 1)
  const noun = owner ? said.find((item) => means(item, 'feature') || means(item, 'solid')) : undefined
  const behind = items.slice(found.to + 1)
  const way = behind.findIndex(isWay)
  if (way < 0 || way > 4) return items
  const first = items[found.from] as Item
  const told = own?.startsWith('short')
    ? behind.map((item, at) => (at === way ? across(item) : item))
    : behind
  // "The long sides of the slot are …" is a sentence of its own, "with its long sides …" tells of what stands before it.
  const cut = cutIn(before)
  const named = noun ?? (cut && unsaidAgain(first, cut))
  const subject = named ? [littleWord(first, 'the'), named] : [littleWord(first, 'it')]
  return [
    ...items.slice(0, found.from),
    ...(found.from === 0 ? [...subject, littleWord(first, 'is')] : []),
    ...told,
    ...said
      .filter((item) => found.from > 0 || item !== noun)
      .map((item) => asSettled(item, 'which way it runs')),
  ]
}

export const withOwnLongSides = where(
  ['parallel', 'long|short', 'side|edge|axis|axes|direction|dimension'],
  (sentences) => sentences.map((items, at) => byOwnSides(items, sentences[at - 1])),
)
