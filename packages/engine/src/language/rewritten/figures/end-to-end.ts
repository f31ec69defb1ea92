/**
 * "Three cylinders joined end to end. The first cylinder is …, the middle one …, the last one …": sections of one body,
 * each on the one before. Where nothing says that they follow each other, two cylinders may as well lie inside each other.
 */
import { ORDER } from '../../lexicon/order.ts'
import { where } from '../../text/heard.ts'
import { asTerm, type Item, isMark, means, type Sized, type Term, unsaid } from '../../text/items.ts'
import { spoken } from '../../text/spoken.ts'

const ROUND = /^(?:cylinder|disc|disk|rod|section|segment|portion|part|step)s?$/iu

/** Bodies that are no sections of one: each stands on the one before. */
const SQUARE = /^(?:block|cube|plate|box|slab|prism|bar|brick|tile)(?:s|es)?$/iu
const UPWARD = /\b(?:stacked|on top of (?:each other|one another)|in a stack|piled)\b/u

const IN_A_ROW =
  /\b(?:end to end|one after (?:another|the other)|one behind (?:another|the other)|back to back|stepped|stacked|on top of (?:each other|one another)|in a (?:row|line|stack)|follow each other)\b/u

const MIDDLE = /^(?:middle|center|centre|central)$/iu
const LAST = /^(?:last|final)$/iu

const isCount = (item: Item | undefined): item is Sized =>
  item?.kind === 'quantity' && item.quantity.kind === 'count'

/** "three coaxial cylinders", without sizes of their own: how many, and the noun. */
function announcedIn(items: readonly Item[]): { count: number; noun: string } | undefined {
  for (const [at, item] of items.entries()) {
    if (!(ROUND.test(item.text) || SQUARE.test(item.text)) || !/s$/iu.test(item.text)) continue
    const lead = items.slice(Math.max(0, at - 4), at).findLast(isCount)
    const count = lead?.quantity.values[0]?.value ?? 0
    // "two stacked cylinders: the larger one is …": what is told behind a colon is of each by itself.
    const colon = items.findIndex((each, behind) => behind > at && isMark(each, ':'))
    const sized = items
      .slice(0, colon < 0 ? items.length : colon)
      .some((each) => each.kind === 'quantity' && each.quantity.kind !== 'count')
    if (count > 1 && count <= ORDER.length && !sized)
      return { count, noun: item.text.toLowerCase().replace(/s$/u, '') }
  }
  return undefined
}

/** Of two, the lower one is the first; the smaller stands on the larger. */
const OF_TWO: readonly (readonly string[])[] = [
  ['-z', 'larger', 'heavy kind'],
  ['+z', 'smaller', 'slight kind'],
]

function placeOfTwo(item: Item | undefined): string | undefined {
  const place = OF_TWO.findIndex(
    (labels) => means(item, 'ordinal', ...labels) || means(item, 'face', ...labels),
  )
  return place < 0 ? undefined : ORDER[place]
}

/** Which of so many a word before the noun tells; "the middle one" of four is none. */
function placeOf(item: Item | undefined, count: number): string | undefined {
  if (MIDDLE.test(item?.text ?? '')) return count % 2 === 1 ? ORDER[(count - 1) / 2] : undefined
  if (LAST.test(item?.text ?? '')) return ORDER[count - 1]
  const told = ORDER.slice(0, count).find((word) => means(item, 'ordinal', word))
  return told ?? (count === 2 ? placeOfTwo(item) : undefined)
}

const isCut = (items: readonly Item[]): boolean =>
  items.some(
    (item) => means(item, 'operation', 'cut') || means(item, 'change') || means(item, 'which', 'inner'),
  )

const numbered = (
  sentences: readonly Item[][],
  isNoun: (item: Item | undefined) => boolean,
  count: number,
): Item[][] =>
  sentences.map((items) =>
    items.map((item, at) => {
      const place = isNoun(items[at + 1]) ? placeOf(item, count) : undefined
      return place ? asTerm(item, { category: 'ordinal', concept: place }, { form: place }) : item
    }),
  )

/** "The second block is on top of the first block", and so on. */
function stackedUp(noun: Term, count: number): Item[][] {
  const here = { span: [noun.span[1], noun.span[1]] as [number, number] }
  const the = unsaid(here, { category: 'determiner', concept: 'the' }, 'the')
  const one = (at: number): Item[] => [
    the,
    unsaid(here, { category: 'ordinal', concept: ORDER[at] as string }, ORDER[at]),
    { ...noun, text: noun.form, span: here.span, plural: false },
  ]
  return Array.from({ length: count - 1 }, (_, below) => [
    ...one(below + 1),
    unsaid(here, { category: 'be', concept: 'is' }, 'is'),
    unsaid(here, { category: 'place', concept: 'on top' }, 'on top of'),
    ...one(below),
  ])
}

export const withEndToEnd = where(
  'end to end|one after |one behind |back to back|stepped|stacked|on top of each other|on top of one another|in a row|in a line|in a stack|follow each other',
  (sentences) => {
    const [announced] = sentences.flatMap((items) => announcedIn(items) ?? [])
    if (!announced || !sentences.some((items) => IN_A_ROW.test(spoken(items).text))) return sentences
    const { count, noun } = announced
    const isNoun = (item: Item | undefined): boolean =>
      /^one$/iu.test(item?.text ?? '') || item?.text.toLowerCase().replace(/s$/u, '') === noun
    const told = sentences.filter((items) =>
      items.some((item, at) => isNoun(item) && placeOf(items[at - 1], count) !== undefined),
    )
    const places = new Set(
      told.flatMap((items) =>
        items.flatMap((item, at) => (isNoun(item) ? (placeOf(items[at - 1], count) ?? []) : [])),
      ),
    )
    if (places.size !== count || told.some(isCut)) return sentences
    if (SQUARE.test(noun)) {
      const named = sentences.flat().find((item) => item.text.toLowerCase().startsWith(noun))
      return UPWARD.test(sentences.map((items) => spoken(items).text).join(' ')) && named?.kind === 'term'
        ? [...numbered(sentences, isNoun, count), ...stackedUp(named, count)]
        : [...sentences]
    }
    return sentences.map((items) =>
      items.map((item, at): Item => {
        const place = isNoun(items[at + 1]) ? placeOf(item, count) : undefined
        if (place) return asTerm(item, { category: 'ordinal', concept: place }, { form: place })
        if (!isNoun(item) || (/^one$/iu.test(item.text) && !placeOf(items[at - 1], count))) return item
        const plural = /s$/iu.test(item.text)
        const sense = plural
          ? ({ category: 'whole', concept: 'whole' } as const)
          : ({ category: 'solid', concept: 'section' } as const)
        return asTerm(item, sense, { form: 'section', plural })
      }),
    )
  },
)
