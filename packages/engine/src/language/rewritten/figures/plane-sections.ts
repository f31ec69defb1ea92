/**
 * Sections told bar by bar: "the T cross-section lies on the XZ plane: a top bar 48 mm wide (X) and 8 mm thick (Z=32 to Z=40),
 * and a stem … Extruded 55 mm along Y". Each bar is a block that reaches as far along the third axis as the section is extruded.
 */
import type { AxisName } from '../../../plan/geometry.ts'
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, conceptOf, type Item, isMark, means } from '../../text/items.ts'

const WHY = 'a section and how it is extruded'
const SECTION =
  /^(?:.*[ -])?(?:cross[- ]?sections?|sections?|profiles?|outlines?|consists?(?: of)?|composed(?: of)?|made up(?: of)?|made of)$/iu
const BAR =
  /^(?:.*[ -])?(?:bars?|stems?|legs?|flanges?|webs?|walls?|floors?|backs?|arms?|crossbars?|cross[- ]bars?|plates?|ribs?|rectangles?|columns?|posts?|strips?|caps?|spines?|foot|feet|branch|branches|uprights?|base|bottom|beam|beams|crosspiece)$/iu
const SIDE =
  /^(?:top|bottom|left|right|upper|lower|middle|central|center|horizontal|vertical|upright|front|back|rear|side|first|second|third|outer|inner|main|short|long|rectangular|left-hand|right-hand|other|wide|narrow|single|solid)$/iu

const THIRD: Readonly<Record<string, AxisName>> = { xy: 'z', xz: 'y', yz: 'x' }

const thirdOf = (item: Item): AxisName | undefined => THIRD[conceptOf(item, 'axis') ?? '']

interface Reach {
  low: number
  high: number
  /** The sentence that tells it, and its items there. */
  sentence: number
  items: Set<Item>
}

const isLength = (item: Item | undefined): boolean =>
  item?.kind === 'quantity' && (item.quantity.kind === 'length' || item.quantity.kind === 'number')

const axisOf = (item: Item | undefined): AxisName | undefined => {
  const axis = conceptOf(item, 'axis')
  return axis === 'x' || axis === 'y' || axis === 'z' ? axis : undefined
}

/** How far it is extruded: between levels, or so much, then about the middle (from the ground upward). */
function reachIn(sentences: readonly (readonly Item[])[], axis: AxisName): Reach | undefined {
  const ranges = sentences.flatMap((items, sentence) =>
    items.flatMap((item) =>
      item.kind === 'quantity' && item.quantity.kind === 'range' && item.quantity.axis === axis
        ? [{ item, sentence, values: item.quantity.values.map(({ value }) => value) }]
        : [],
    ),
  )
  const [range] = ranges
  if (ranges.some(({ values }) => String(values) !== String(range?.values))) return undefined
  for (const [sentence, items] of sentences.entries()) {
    const verb = items.findIndex((item) => means(item, 'operation', 'extrude'))
    if (verb < 0) continue
    const size = items.findIndex((item, at) => at > verb && isLength(item))
    const way = items
      .slice(verb)
      .map(axisOf)
      .find((each) => each !== undefined)
    if (way && way !== axis) return undefined
    if (size < 0 || range) continue
    const value = (items[size] as Item & { kind: 'quantity' }).quantity.values[0]?.value ?? 0
    const [low, high] = axis === 'z' ? [0, value] : [-value / 2, value / 2]
    return { low, high, sentence, items: new Set([items[size] as Item]) }
  }
  if (!range) return undefined
  const [a = 0, b = 0] = range.values
  const items = sentences[range.sentence] ?? []
  const at = items.indexOf(range.item)
  const doubled = items.slice(Math.max(0, at - 6), at).filter(isLength)
  const agrees = doubled.filter(
    (item) =>
      item.kind === 'quantity' && Math.abs((item.quantity.values[0]?.value ?? 0) - Math.abs(b - a)) < 1e-6,
  )
  return {
    low: Math.min(a, b),
    high: Math.max(a, b),
    sentence: range.sentence,
    items: new Set([...ranges.map(({ item }) => item), ...agrees]),
  }
}

/** "a rail, 150 mm long": as long as it is extruded. */
const isLengthOf = (item: Item, { low, high }: Reach): boolean =>
  item.kind === 'quantity' &&
  item.quantity.kind === 'length' &&
  Math.abs((item.quantity.values[0]?.value ?? 0) - (high - low)) < 1e-6

interface Bar {
  from: number
  noun: number
  text: string
}

/** The bars of a sentence: an article or a number, words for where it is, and the noun. */
function barsIn(items: readonly Item[], from: number): Bar[] {
  const bars: Bar[] = []
  for (let at = from; at < items.length; at++) {
    const lead = items[at]
    const counted = lead?.kind === 'quantity' && lead.quantity.kind === 'count'
    if (!counted && !means(lead, 'determiner')) continue
    let noun = at + 1
    while (noun < at + 5 && SIDE.test(items[noun]?.text ?? '') && isBarWord(items[noun + 1])) noun++
    const item = items[noun]
    if (!item || item.kind === 'quantity' || !BAR.test(item.text)) continue
    const text = items
      .slice(at + 1, noun + 1)
      .map((each) => each.text.toLowerCase())
      .join(' ')
    bars.push({ from: at, noun, text })
    at = noun
  }
  return bars
}

const isBarWord = (item: Item | undefined): boolean =>
  item !== undefined && item.kind !== 'quantity' && (SIDE.test(item.text) || BAR.test(item.text))

const told = (items: readonly Item[]): boolean =>
  items.some((item) => item.kind === 'quantity' && item.quantity.kind !== 'count')

function levels(near: Item, axis: AxisName, { low, high }: Reach): Item {
  const span: [number, number] = [near.span[1], near.span[1]]
  const value = (each: number) => ({ value: each, unit: 'length' as const, factor: 1, text: '', span })
  return {
    kind: 'quantity',
    text: '',
    span,
    quantity: { kind: 'range', axis, values: [value(low), value(high)], span, text: '', approximate: false },
  }
}

const fill = (items: readonly Item[]): Item[] =>
  items.map((item) => (item.kind === 'mark' ? item : asFiller(item, WHY)))

const JOINS = /^(?:and|plus|joined by|connected by|linked by|joined|connected|linked|with|by)$/iu

/** One bar as a sentence of its own. */
function asBlock(items: readonly Item[], bar: Bar, end: number, axis: AxisName, reach: Reach): Item[] {
  const lead = items[bar.from] as Item
  const head = items[bar.noun] as Item
  const plural = lead.kind === 'quantity'
  let stop = end
  while (
    stop > bar.noun + 1 &&
    (isMark(items[stop - 1], ',', ';') || JOINS.test(items[stop - 1]?.text ?? ''))
  )
    stop--
  const rest = items.slice(bar.noun + 1, stop)
  return [
    plural ? lead : asTerm(lead, { category: 'determiner', concept: 'a' }, { form: 'a' }),
    ...fill(items.slice(bar.from + 1, bar.noun)),
    asTerm(head, { category: 'solid', concept: 'box' }, { form: bar.text, plural, own: true }),
    ...rest.filter((item) => !reach.items.has(item)),
    ...fill(rest.filter((item) => reach.items.has(item))),
    levels(head, axis, reach),
    ...fill(items.slice(stop, end)).filter((item) => !isMark(item)),
  ]
}

/** Later sentences that speak of a bar: by its whole name, or by its noun where that is said of one only. */
function withBarNames(items: readonly Item[], bars: readonly Bar[]): Item[] {
  return items.map((item, at) => {
    if (
      item.kind === 'quantity' ||
      (!means(items[at - 1], 'determiner') && !SIDE.test(items[at - 1]?.text ?? ''))
    )
      return item
    const text = item.text.toLowerCase()
    const before = items[at - 1]?.text.toLowerCase() ?? ''
    const meant = bars.filter(
      (bar) => bar.text === text || bar.text === `${before} ${text}` || bar.text.endsWith(` ${text}`),
    )
    const exact = meant.find((bar) => bar.text === text || bar.text === `${before} ${text}`)
    const [only, second] = meant
    const bar = exact ?? (second ? undefined : only)
    return bar ? asTerm(item, { category: 'solid', concept: 'box' }, { form: bar.text, own: true }) : item
  })
}

export const withPlaneSections = where('axis:xy|axis:xz|axis:yz', (sentences) => {
  const at = sentences.findIndex(
    (items) =>
      items.some((item) => thirdOf(item) !== undefined) &&
      !items.some((item) => item.kind === 'quantity' && item.quantity.kind === 'points') &&
      (items.some((item) => SECTION.test(item.text)) || items.some((item) => isMark(item, ':'))),
  )
  const items = sentences[at]
  const plane = items?.findIndex((item) => thirdOf(item) !== undefined) ?? -1
  if (!items || plane < 0) return sentences
  const axis = thirdOf(items[plane] as Item) as AxisName
  const reach = reachIn(sentences, axis)
  if (!reach) return sentences
  // The list may go on behind semicolons.
  let last = at
  while (
    barsIn(sentences[last + 1] ?? [], 0)[0]?.from === 0 &&
    last + 1 !== reach.sentence &&
    !isDrilled(sentences[last + 1] ?? [])
  )
    last++
  const list = sentences
    .slice(at, last + 1)
    .map((each, index) => ({ each, bars: barsIn(each, index === 0 ? plane + 1 : 0) }))
  const bars = list.flatMap((each) => each.bars)
  const blocks = list.flatMap(({ each, bars: own }) =>
    own.map((bar, index) => ({ bar, each, end: own[index + 1]?.from ?? each.length })),
  )
  if (bars.length < 2 || !blocks.every(({ each, bar, end }) => told(each.slice(bar.noun, end))))
    return sentences
  const first = list[0]?.bars[0]
  if (!first) return sentences
  const lead = items.slice(0, first.from)
  // What stands before the list may call the part what it likes, but tell nothing else of it.
  const open = [...lead, ...sentences.slice(0, at).flat()].some(
    (item) =>
      means(item, 'feature') ||
      means(item, 'shape', 'hollow') ||
      means(item, 'manner') ||
      (item.kind === 'quantity' &&
        item.quantity.kind !== 'count' &&
        !reach.items.has(item) &&
        !isLengthOf(item, reach)),
  )
  if (open) return sentences
  const made = blocks.map(({ each, bar, end }) => asBlock(each, bar, end, axis, reach))
  const [start = [], ...others] = made
  const after = sentences.slice(last + 1).map((each, index) => {
    const extruded =
      last + 1 + index === reach.sentence || each.some((item) => means(item, 'operation', 'extrude'))
    const rest = each.every((item) => item.kind !== 'quantity' || reach.items.has(item))
    return extruded && rest ? fill(each) : withBarNames(each, bars)
  })
  return [
    ...sentences.slice(0, at).map(fill),
    [...fill(lead).filter((item) => !isMark(item)), ...start],
    ...others,
    ...after,
  ].filter((each) => each.length > 0)
})

const isDrilled = (items: readonly Item[]): boolean =>
  items.some((item) => means(item, 'feature', 'hole', 'slot', 'pocket'))
