/** "the second one", "the larger one": stands for the noun that was told apart from others of its kind before. */
import { FIGURES } from '../lexicon/figures.ts'
import { ORDER } from '../lexicon/order.ts'
import { where } from '../text/heard.ts'
import { asTerm, conceptOf, type Item, isMark, means, unsaid } from '../text/items.ts'

const isNoun = (item: Item | undefined): boolean =>
  item?.kind === 'term' && (means(item, 'solid') || means(item, 'feature') || means(item, 'whole', 'whole'))

const isFigure = (item: Item | undefined): boolean => (conceptOf(item, 'portion') ?? '') in FIGURES

/** What tells one of several: a number in order, a side, a size against another. */
const isTelling = (item: Item | undefined): boolean =>
  means(item, 'ordinal') ||
  means(item, 'face') ||
  means(item, 'place', 'centre') ||
  means(item, 'which', 'vertical', 'horizontal', 'inner', 'outer')

/** Nouns that are told by number without being bodies elsewhere: "the first section". */
const SECTION = /^(?:section|segment|step|tier|stage|layer|portion)s?$/iu

export const isSection = (item: Item | undefined): boolean => SECTION.test(item?.text ?? '')

const isTold = (items: readonly Item[], at: number): boolean =>
  (isNoun(items[at]) || isSection(items[at])) && isTelling(items[at - 1])

/** "another one on the bottom": of the last that was told, whatever it was. */
const isAnotherOne = (items: readonly Item[], at: number): boolean =>
  /^one$/iu.test(items[at]?.text ?? '') &&
  /^another$/iu.test(items[at - 1]?.text ?? '') &&
  // "and another one", where the noun was put behind it already.
  means(items[at - 1], 'determiner') &&
  !isNoun(items[at + 1])

/** "a 6 mm one", "a second one": one more of what was told as new before. */
function isNewOne(items: readonly Item[], at: number): boolean {
  if (!/^one$/iu.test(items[at]?.text ?? '') || isNoun(items[at + 1]) || means(items[at + 1], 'edge'))
    return false
  let before = at - 1
  const tells = (item: Item | undefined): boolean =>
    (item?.kind === 'quantity' && item.quantity.kind !== 'count') ||
    means(item, 'ordinal') ||
    means(item, 'dimension') ||
    means(item, 'shape') ||
    means(item, 'manner') ||
    means(item, 'which', 'vertical', 'horizontal') ||
    means(item, 'filler', 'praise')
  while (tells(items[before])) before--
  return before < at - 1 && means(items[before], 'determiner', 'a')
}

/** Told as new: what is only spoken of again has "the" before it. */
const isFresh = (items: readonly Item[], at: number): boolean => {
  let before = at - 1
  while (
    before > at - 5 &&
    (items[before]?.kind === 'quantity' || means(items[before], 'shape') || means(items[before], 'manner'))
  )
    before--
  return !means(items[before], 'determiner', 'the') && !means(items[before], 'whole', 'it')
}

/** "…, and another from left to right": one more of what was told as new, its noun left out. */
const isAnotherAlone = (items: readonly Item[], at: number): boolean =>
  /^another$/iu.test(items[at]?.text ?? '') &&
  (means(items[at + 1], 'preposition', 'from', 'at', 'in', 'on', 'to', 'along', 'with') ||
    means(items[at + 1], 'manner', 'through') ||
    // "…, and another that goes 10 mm deep from the bottom".
    (/^(?:that|which)$/iu.test(items[at + 1]?.text ?? '') && means(items[at + 2], 'make')) ||
    means(items[at + 1], 'be'))

const JUST_LIKE = /^(?:just|exactly|like|it|that)$/iu

/** "just like it": no likeness of the part, but of the one before. */
const isLikeIt = (items: readonly Item[], at: number): boolean => {
  for (let one = at; one > at - 5 && one > 0; one--) {
    if (one < at && isAnotherOne(items, one)) return true
    if (!JUST_LIKE.test(items[one]?.text ?? '')) return false
  }
  return false
}

const AS_BEFORE = { category: 'filler', concept: 'as the one before' } as const

const isOne = (items: readonly Item[], at: number): boolean =>
  /^one$/iu.test(items[at]?.text ?? '') &&
  isTelling(items[at - 1]) &&
  means(items[at - 2], 'determiner', 'the') &&
  !isNoun(items[at + 1]) &&
  !isMark(items[at + 1], '-')

const singular = (item: Item, { text, span }: Item): Item =>
  item.kind === 'term'
    ? { ...item, text, span, plural: false }
    : { kind: 'unknown', text: item.text.replace(/s$/iu, ''), span }

const THE = { category: 'determiner', concept: 'the' } as const

/** The noun in place of a pronoun, with its article. */
const theSame = (noun: Item, said: Item): Item[] => [
  unsaid(said, THE, said.text),
  { ...noun, text: said.text, span: said.span },
]

const THEM = /^(?:them|these|those)$/iu

/** "Screw holes: 4 of them": how many of what was named before it. */
function countOf(items: readonly Item[], at: number): Item | undefined {
  const item = items[at]
  if (item?.kind !== 'quantity' || item.quantity.kind !== 'number') return undefined
  const [value] = item.quantity.values
  if (!means(items[at + 1], 'preposition', 'of') || !THEM.test(items[at + 2]?.text ?? '')) return undefined
  const named = items.slice(0, at).some((before) => means(before, 'feature') || means(before, 'solid'))
  const makes = items.slice(0, at).some((before) => means(before, 'make'))
  if (!named || makes || !value || !Number.isInteger(value.value)) return undefined
  return { ...item, quantity: { ...item.quantity, kind: 'count', late: true } }
}

/** "three sections: the first is 30 mm in diameter …, the second …": the noun that all of them share. */
const isNumberAlone = (items: readonly Item[], at: number): boolean =>
  means(items[at], 'ordinal') &&
  means(items[at - 1], 'determiner', 'the') &&
  (means(items[at + 1], 'be') ||
    means(items[at + 1], 'have') ||
    means(items[at + 1], 'preposition', 'with') ||
    isMark(items[at + 1], '(', ':'))

const isShared = (items: readonly Item[], at: number): boolean =>
  (means(items[at], 'solid') || isFigure(items[at]) || isSection(items[at])) &&
  (items[at]?.kind === 'term' ? items[at].plural : /s$/iu.test(items[at]?.text ?? '')) &&
  items
    .slice(Math.max(0, at - 4), at)
    .some((each) => each.kind === 'quantity' && each.quantity.kind === 'count')

/** Gives a lone "the second" its noun, where several of one kind were announced. */
function withSharedNumbers(sentences: readonly (readonly Item[])[]): Item[][] {
  let noun: Item | undefined
  return sentences.map((items) =>
    items.flatMap((item, at) => {
      if (isShared(items, at)) noun = item
      if (!noun || !isNumberAlone(items, at)) return [item]
      return [item, singular(noun, { ...item, text: noun.text.replace(/s$/iu, '') })]
    }),
  )
}

/** "on top of the first", "flush with the second,": with its noun left out altogether. */
const isAlone = (items: readonly Item[], at: number): boolean => {
  const next = items[at + 1]
  const lead = items[at - 2]
  return (
    means(items[at], 'ordinal', ...ORDER) &&
    means(items[at - 1], 'determiner', 'the') &&
    (means(lead, 'preposition') || means(lead, 'place', 'on top', 'underneath', 'flush')) &&
    (next === undefined || next.kind === 'mark' || means(next, 'conjunction'))
  )
}

/** "Negatively extrude them", "cut both of them out": the figures that were drawn last, which must not stay as they are. */
function isCutThem(items: readonly Item[], at: number, drawn: Item): boolean {
  if (!means(items[at - 1], 'operation', 'cut') || isNoun(items[at + 1])) return false
  const several = drawn.kind === 'term' && drawn.plural
  if (/^(?:them|these|those|both of them)$/iu.test(items[at]?.text ?? '')) return several
  // "cut it": the body may be meant, and what it is cut with follows.
  return (
    /^it$/iu.test(items[at]?.text ?? '') && /extrude/iu.test(items[at - 1]?.text ?? '') && isFigure(drawn)
  )
}

const isDrawn = (item: Item): boolean =>
  isFigure(item) || (item.kind === 'term' && item.plural && means(item, 'solid'))

/** "the four upright edges (the ones parallel to Z)": the edges that were just named. */
const isEdgesAgain = (items: readonly Item[], at: number): boolean =>
  /^ones$/iu.test(items[at]?.text ?? '') &&
  means(items[at - 1], 'determiner', 'the') &&
  items.slice(0, at).some((item) => means(item, 'edge'))

interface Counted {
  noun: Item
  value: number
}

const countAt = (item: Item | undefined): number | undefined =>
  item?.kind === 'quantity' && item.quantity.kind === 'count' ? item.quantity.values[0]?.value : undefined

/** "four mounting holes": which noun, and how many. */
function countedAt(items: readonly Item[], at: number): Counted | undefined {
  const noun = items[at]
  if (noun?.kind !== 'term' || !noun.plural || (!means(noun, 'solid') && !means(noun, 'feature')))
    return undefined
  const value = items
    .slice(Math.max(0, at - 4), at)
    .map(countAt)
    .findLast((count) => count !== undefined)
  return value === undefined ? undefined : { noun, value }
}

/** "All four are 5 mm deep", "these two have …": so many of the ones before. */
const isAllOfThem = (items: readonly Item[], at: number, { value }: Counted): boolean =>
  countAt(items[at]) === value &&
  value > 1 &&
  (means(items[at - 1], 'which', 'all') || means(items[at - 1], 'determiner', 'the')) &&
  // "Countersink all four from the top".
  (means(items[at + 1], 'be') ||
    means(items[at + 1], 'have') ||
    (means(items[at - 2], 'feature', 'countersink', 'counterbore') && !isNoun(items[at + 1])))

export const withNounsForOnes = where(
  [
    ' ordinal:|another| one | ones |them|these|those| extrude|_extrude|which:all|determiner:the',
    ' ordinal:|another| one | ones |them|these|those| extrude|_extrude| be:| have:',
  ],
  (told) => {
    let noun: Item | undefined
    let last: Item | undefined
    let fresh: Item | undefined
    let counted: Counted | undefined
    const drawn: Item[] = []
    const sentences = withSharedNumbers(told)
    return sentences.map((items) =>
      items.flatMap((item, at): Item | Item[] => {
        if (noun && isAlone(items, at)) {
          const behind: [number, number] = [item.span[1], item.span[1]]
          return [item, singular(noun, { kind: 'mark', text: '', span: behind })]
        }
        if (counted && isAllOfThem(items, at, counted)) {
          const behind: [number, number] = [item.span[1], item.span[1]]
          return [item, { ...counted.noun, text: '', span: behind }]
        }
        counted = countedAt(items, at) ?? counted
        if (isTold(items, at)) noun = item
        if (means(item, 'solid') || means(item, 'feature')) last = item
        if (last === item && isFresh(items, at)) fresh = item
        // "five circles on a circle of 28 mm": the circle they lie on is not drawn.
        const told = drawn.findLast((each) => isCutThem(items, at, each))
        if (told) return theSame(told, item)
        if (isDrawn(item)) drawn.push(item)
        // "a hole through the cube, another one from the left": not of the cube that it goes through.
        const anew = fresh && items.includes(fresh) ? fresh : last
        if (anew && isAnotherOne(items, at)) return singular(anew, item)
        if (fresh && isNewOne(items, at)) return singular(fresh, item)
        if (fresh && isAnotherAlone(items, at)) {
          const behind: [number, number] = [item.span[1], item.span[1]]
          return [item, singular(fresh, { kind: 'mark', text: '', span: behind })]
        }
        if (isLikeIt(items, at) || isEdgesAgain(items, at)) return asTerm(item, AS_BEFORE)
        const meant = noun ?? counted?.noun
        return meant && isOne(items, at) ? singular(meant, item) : (countOf(items, at) ?? item)
      }),
    )
  },
)
