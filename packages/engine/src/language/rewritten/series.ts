/**
 * "two cylinders with diameters of 40 and 20 mm and heights of 10 and 30 mm": as many sizes of one name as there are
 * things. Each thing is told its own in a sentence behind, by its number.
 */
import { ORDER } from '../lexicon/order.ts'
import { impliedValue } from '../quantities/quantity.ts'
import { where } from '../text/heard.ts'
import { asTerm, type Item, isMark, isThing, means, type Term, unsaid } from '../text/items.ts'
import { placesOfSeries } from './series-places.ts'
import { afterRespectively, joints, leads, mayList, namesFrom, sizesFrom } from './size-lists.ts'

interface Series {
  from: number
  end: number
  name: Item
  sizes: readonly Item[]
}

const countOf = (item: Item | undefined): number =>
  item?.kind === 'quantity' && item.quantity.kind === 'count' ? (item.quantity.values[0]?.value ?? 0) : 0

/** "diameters of 40 and 20 mm", "40 and 20 mm in diameter", from here on. */
function seriesAt(items: readonly Item[], from: number, total: number): Series | undefined {
  const names = namesFrom(items, from)
  if (names) {
    let lead = names.end
    while (leads(items[lead])) lead++
    const sizes = names.items.length === 1 ? sizesFrom(items, lead) : undefined
    if (sizes?.items.length !== total) return undefined
    // "diameters of 40 mm and 20 mm high": the last has a name of its own.
    if (means(items[sizes.end], 'dimension')) return undefined
    const [name] = names.items as [Item]
    return { from, end: afterRespectively(items, sizes.end), name, sizes: sizes.items }
  }
  const sizes = sizesFrom(items, from)
  if (sizes?.items.length !== total) return undefined
  // "16 mm dia for 30 mm, 24 mm dia": two that only follow each other.
  const joined = items.slice(from, sizes.end).some((item) => means(item, 'conjunction', 'and'))
  if (!joined && sizes.end > from + 1) return undefined
  let at = sizes.end
  while (means(items[at], 'preposition', 'in') || isMark(items[at], '-')) at++
  const name = namesFrom(items, at)
  return name?.items.length === 1
    ? { from, end: afterRespectively(items, name.end), name: name.items[0] as Item, sizes: sizes.items }
    : undefined
}

/** What stands before a series and would be left hanging without it. */
const hangs = (item: Item | undefined): boolean =>
  isMark(item, ',') ||
  means(item, 'preposition', 'with', 'of') ||
  means(item, 'conjunction', 'and') ||
  means(item, 'have') ||
  means(item, 'determiner') ||
  /^(?:having|whose)$/iu.test(item?.text ?? '')

function seriesIn(items: readonly Item[], noun: number, total: number): Series[] {
  const found: Series[] = []
  for (let at = noun + 1; at < items.length; at++) {
    // What is named behind is told by itself.
    if (isThing(items[at])) break
    const series = seriesAt(items, at, total)
    if (!series) continue
    let { from } = series
    const before = found.at(-1)?.end ?? noun + 1
    while (from > before && hangs(items[from - 1])) from--
    found.push({ ...series, from })
    at = series.end - 1
  }
  // A name that stands twice is of something else.
  const names = new Set(found.map(({ name }) => (name.kind === 'term' ? name.senses[0]?.concept : name.text)))
  return names.size === found.length ? found : []
}

const nounAgain = (noun: Term, at: number): Item => ({
  ...noun,
  text: noun.form,
  span: [at, at],
  plural: false,
})

/** The thing by its number, with its sizes. */
function toldOf(noun: Term, series: readonly Series[], index: number, place: readonly Item[] = []): Item[] {
  const behind = { span: [noun.span[1], noun.span[1]] as [number, number] }
  const sizes = series.flatMap(({ name, sizes }, at): Item[] => {
    const size = sizes[index] as Item
    const of = unsaid(size, { category: 'preposition', concept: 'of' }, '', 'of')
    const and = unsaid(size, { category: 'conjunction', concept: 'and' }, '', 'and')
    const term = name.kind === 'term' ? { ...name, plural: false } : name
    return [...(at > 0 ? [and] : []), term, of, size]
  })
  return [
    unsaid(behind, { category: 'determiner', concept: 'the' }, 'the'),
    unsaid(behind, { category: 'ordinal', concept: ORDER[index] as string }, ORDER[index]),
    nounAgain(noun, noun.span[1]),
    unsaid(behind, { category: 'have', concept: 'has' }, 'has'),
    ...sizes,
    ...(place[0]
      ? [
          unsaid(place[0], { category: 'conjunction', concept: 'and' }, 'and'),
          unsaid(place[0], { category: 'be', concept: 'is' }, 'is'),
          ...place,
        ]
      : []),
  ]
}

const isSizeTalk = (item: Item | undefined): boolean =>
  item?.kind === 'quantity' ||
  means(item, 'dimension') ||
  means(item, 'conjunction', 'and') ||
  means(item, 'be') ||
  means(item, 'have') ||
  means(item, 'determiner', 'a') ||
  means(item, 'preposition', 'of', 'with')

const isAll = (item: Item | undefined): boolean => /^(?:each|all|both)$/iu.test(item?.text ?? '')

/** "…, each 10 mm thick": what all of them share is told behind what each has for itself. */
function sharedIn(items: readonly Item[], noun: Term): { rest: Item[]; shared: Item[][] } {
  const from = items.findIndex(
    (item, at) => isAll(item) && items.slice(at + 1, at + 4).some(({ kind }) => kind === 'quantity'),
  )
  // "each disc is 8 mm thick": by their noun as well.
  const named = items[from + 1]
  const start = named?.kind === 'term' && named.form === noun.form && !named.plural ? from + 2 : from + 1
  let end = start
  while (isSizeTalk(items[end])) end++
  if (from < 0 || end === start || !isMark(items[end] ?? { kind: 'mark', text: '', span: [0, 0] }))
    return { rest: [...items], shared: [] }
  const said = items[from] as Item
  const each = asTerm(said, { category: 'which', concept: 'each' }, { form: 'each' })
  const is = unsaid(said, { category: 'be', concept: 'is' }, 'is')
  const sizes = items.slice(start, end)
  const before = items.slice(0, from)
  while (isMark(before.at(-1), ',') || means(before.at(-1), 'conjunction', 'and')) before.pop()
  const verb = means(sizes[0], 'be') || means(sizes[0], 'have') ? [] : [is]
  return {
    rest: [...before, ...items.slice(end)],
    shared: [[each, nounAgain(noun, said.span[1]), ...verb, ...sizes]],
  }
}

const counted = (items: readonly Item[], noun: number): number =>
  items.slice(Math.max(0, noun - 5), noun).reduce((found, item) => countOf(item) || found, 0)

/** The sentence without its series, and the places of them in it. */
function without(items: readonly Item[], series: readonly Series[]): Item[] {
  const kept: Item[] = []
  let from = 0
  for (const each of series) {
    kept.push(...items.slice(from, each.from), ...joints(items.slice(each.from, each.end), [each.name]))
    from = each.end
  }
  return [...kept, ...items.slice(from)]
}

const respectively = (items: readonly Item[]): Item[] =>
  items.filter(({ text }) => /^respectively$/iu.test(text))

interface Counted {
  noun: Term
  total: number
}

function countedIn(items: readonly Item[]): (Counted & { at: number })[] {
  return items.flatMap((noun, at) => {
    if (noun.kind !== 'term' || !noun.plural || !(isThing(noun) || means(noun, 'portion', 'section')))
      return []
    const total = counted(items, at)
    return total > 1 && total <= ORDER.length ? [{ noun, total, at }] : []
  })
}

const countItem = (total: number, span: [number, number]): Item => ({
  kind: 'quantity',
  text: `${total}`,
  span,
  quantity: {
    kind: 'count',
    values: [impliedValue(total, undefined, span)],
    span,
    text: `${total}`,
    approximate: false,
  },
})

/** "a stepped shaft with diameters of 30 and 20 mm and lengths of 40 and 25 mm": as many sections as it has diameters. */
function withSections(items: Item[]): Item[] {
  const at = items.findIndex(
    (item) => means(item, 'solid') && /stepped/u.test(item.kind === 'term' ? item.form : ''),
  )
  const noun = items[at]
  if (!noun || countedIn(items).length > 0) return items
  const total = ORDER.findIndex((_, many) => many > 0 && seriesIn(items, at, many + 1).length > 1) + 1
  if (total === 0) return items
  const behind = { span: [noun.span[1], noun.span[1]] as [number, number] }
  const section = { category: 'portion', concept: 'section' } as const
  return items.toSpliced(
    at + 1,
    0,
    unsaid(behind, { category: 'preposition', concept: 'with' }, 'with'),
    countItem(total, behind.span),
    { ...unsaid(behind, section, 'sections', 'section'), plural: true },
  )
}

function apart(items: Item[], before: Counted | undefined): Item[][] {
  const named = countedIn(items)
  const known = named.length === 0 && before && isOfThem(items) ? [{ ...before, at: -1 }] : named
  for (const { noun, total, at } of known) {
    const series = seriesIn(items, at, total)
    if (series.length === 0) continue
    const sizeless = without(items, series)
    const places = placesOfSeries(sizeless, at + 1, total)
    const idle = places ? respectively(sizeless.slice(places.from, places.end)) : []
    const rest = places ? sizeless.toSpliced(places.from, places.end - places.from, ...idle) : sizeless
    // Where each of them is must be shared out as well.
    if (means(noun, 'feature') && rest.some((item) => means(item, 'face'))) continue
    const shared = sharedIn(rest, noun)
    const told = Array.from({ length: total }, (_, index) => toldOf(noun, series, index, places?.each[index]))
    return [...(at < 0 ? [] : [shared.rest]), ...told, ...shared.shared]
  }
  return [items]
}

/** "The diameters are 30 and 20 mm": of what was counted in the sentence before. */
const isOfThem = (items: readonly Item[]): boolean =>
  /^(?:the|their)$/iu.test(items[0]?.text ?? '') && namesFrom(items, 1) !== undefined

export const withSeries = where(
  [
    '# ,|# and|# &|# or |# but|# also|# add|# plus also|# as well|# #|0|1|2|3|4|5|6|7|8|9',
    'dimension:',
    'two|twin|pair|couple|three|four|five|six|seven|eight|2|3|4|5|6|7|8|stepped|solid:stair',
  ],
  (sentences) => {
    let last: Counted | undefined
    return sentences.flatMap((items) => {
      const read = mayList(items) ? apart(withSections(items), last) : [items]
      last = countedIn(items).at(-1) ?? last
      return read
    })
  },
)
