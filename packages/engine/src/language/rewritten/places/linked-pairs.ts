/**
 * "Two rails 200 x 10 x 10 mm, 50 mm apart, joined by five rungs 6 mm in diameter", "two blocks connected by a plate 50 mm long":
 * bodies that what joins them holds apart. Told by where each of them is, the two side by side and what joins them between.
 */
import { impliedValue, type Quantity, type Value } from '../../quantities/quantity.ts'
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, conceptOf, countOf, type Item, isMark, means, unsaid } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

type Point = readonly [number, number, number]

interface Bodies {
  /** Where the number of them stands. */
  from: number
  end: number
  count: number
  noun: Item
  plural: boolean
  /** By what was said of each: length, width, height or diameter. */
  sizes: ReadonlyMap<string, Value>
  apart: Value | undefined
  parallel: boolean
}

const RUNG = /^rungs?$/iu
const LONG = /^(?:rail|bar|beam|rod|strut|runner|stile|upright|post)s?$/iu
const JOINED =
  /^(?:joined|connected|linked|bridged|tied|united|joined together|connected together|held together)$/iu
const JOINS =
  /^(?:join|joins|connect|connects|link|links|bridge|bridges|tie|ties|joining|connecting|linking|bridging|span|run|runs)$/iu
const BY = /^(?:by|with|together by|together with)$/iu

/** What the names of a box's sizes come to. */
const WAYS: Readonly<Record<string, string>> = {
  length: 'length',
  width: 'width',
  depth: 'width',
  thickness: 'height',
  height: 'height',
  diameter: 'diameter',
}

const IDLE =
  /^(?:each|every|parallel|spaced|spacing|identical|straight|are|is|that|which|measuring|measure|lie|stand|run|placed|set|of|with|a|an|and|sized|round|cylindrical|cross|all|from each other|side by side|evenly spaced|equally spaced|evenly|at equal distances|at regular intervals|positioned|having|have|has)$/iu

const BOX = ['length', 'width', 'height'] as const

const countAt = (item: Item | undefined): number | undefined =>
  countOf(item) ?? (means(item, 'determiner', 'a') ? 1 : undefined)

const lengthAt = (item: Item | undefined): Value | undefined =>
  item?.kind === 'quantity' && ['length', 'number', 'marked'].includes(item.quantity.kind)
    ? item.quantity.values[0]
    : undefined

const isNoun = (item: Item | undefined): boolean => means(item, 'solid') || RUNG.test(item?.text ?? '')

/** What a size is the size of: by the word behind it, else by the one before. */
function wayAt(items: readonly Item[], at: number): { way: string | undefined; behind: boolean } {
  const item = items[at]
  if (item?.kind === 'quantity' && item.quantity.kind === 'marked')
    return { way: item.quantity.dimension === 'diameter' ? 'diameter' : undefined, behind: false }
  const behind = means(items[at + 1], 'dimension')
  const before = items.slice(Math.max(0, at - 2), at).findLast((each) => means(each, 'dimension'))
  const named = behind ? items[at + 1] : before
  return { way: WAYS[conceptOf(named, 'dimension') ?? ''], behind }
}

/** So many of a body, with nothing around it but its sizes. */
function bodiesAt(items: readonly Item[], from: number): Bodies | undefined {
  const count = countAt(items[from])
  const sizes = new Map<string, Value>()
  let noun: Item | undefined
  let parallel = false
  let apart: Value | undefined
  let at = count === undefined ? items.length : from + 1
  for (; at < items.length; at++) {
    const item = items[at] as Item
    const value = lengthAt(item)
    if (/^parallel$/iu.test(item.text)) parallel = true
    if (item.kind === 'quantity' && item.quantity.kind === 'size') {
      if (sizes.size > 0 || item.quantity.values.length !== BOX.length) return undefined
      for (const [index, way] of BOX.entries()) sizes.set(way, item.quantity.values[index] as Value)
    } else if (value && means(items[at + 1], 'place', 'apart')) {
      if (apart) return undefined
      apart = value
      at++
    } else if (value) {
      const { way, behind } = wayAt(items, at)
      if (!way || sizes.has(way)) return undefined
      sizes.set(way, value)
      if (behind) at++
    } else if (!noun && isNoun(item)) noun = item
    else if (noun && (JOINED.test(item.text) || JOINS.test(item.text))) break
    else if (!means(item, 'dimension') && !isMark(item, ',', '-') && !IDLE.test(item.text)) return undefined
  }
  if (!noun || count === undefined) return undefined
  const plural = noun.kind === 'term' ? noun.plural : /s$/iu.test(noun.text)
  return { from, end: at, count, noun, plural, sizes, apart, parallel }
}

interface Linked {
  pair: Bodies
  link: Bodies
  level: '-z' | '+z' | undefined
  /** Whether they were told in one sentence. */
  sentences: 1 | 2
}

/** "joined [at the bottom] by", "joined in the middle by": where what joins them begins. */
function joinedBy(items: readonly Item[], from: number): { at: number; level: Linked['level'] } | undefined {
  if (!JOINED.test(items[from]?.text ?? '')) return undefined
  let at = from + 1
  let level: Linked['level']
  if (means(items[at], 'preposition', 'at') && means(items[at + 2], 'face', '-z', '+z')) {
    level = means(items[at + 2], 'face', '-z') ? '-z' : '+z'
    at += 3
  }
  // "joined in the middle by a bar": from the middle of one to that of the other, as one bar runs anyway.
  const middle = means(items[at], 'preposition', 'in', 'at') && means(items[at + 2], 'place', 'centre')
  if (middle) at += 3
  if (!BY.test(items[at]?.text ?? '') || (middle && countAt(items[at + 1]) !== 1)) return undefined
  return { at: at + 1, level }
}

const isThem = (items: readonly Item[], from: number, noun: Item): boolean => {
  let at = from
  while (/^(?:between|the|two|both|from one to the other)$/iu.test(items[at]?.text ?? '')) at++
  const item = items[at]
  const same = item?.text.toLowerCase() === noun.text.toLowerCase()
  return (
    (/^(?:them|both)$/iu.test(item?.text ?? '') || same) &&
    items.slice(at + 1).every((each) => isMark(each) || IDLE.test(each.text))
  )
}

function linkedIn(items: readonly Item[], next: readonly Item[]): Linked | undefined {
  for (const at of items.keys()) {
    if (countAt(items[at]) !== 2) continue
    const pair = bodiesAt(items, at)
    if (!pair) continue
    const by = joinedBy(items, pair.end)
    const link = by && bodiesAt(items, by.at)
    if (by && link)
      return link.end === items.length ? { pair, link, level: by.level, sentences: 1 } : undefined
    if (pair.end < items.length) continue
    // "They are connected by three bars", "Three bars connect them".
    const verb = next.findIndex(({ text }) => JOINED.test(text) || JOINS.test(text))
    const after = joinedBy(next, verb)
    if (after) {
      const told = next
        .slice(0, verb)
        .every(({ text }) => /^(?:they|are|the|two|both|these)$/iu.test(text) || text === pair.noun.text)
      const other = told ? bodiesAt(next, after.at) : undefined
      return other?.end === next.length ? { pair, link: other, level: after.level, sentences: 2 } : undefined
    }
    const other = verb > 0 ? bodiesAt(next, 0) : undefined
    if (other?.end === verb && isThem(next, verb + 1, pair.noun))
      return { pair, link: other, level: undefined, sentences: 2 }
  }
  return undefined
}

interface Laid {
  pair: Point[]
  link: Point[]
  /** Along which way the joining body lies. */
  way: 'x' | 'y'
  reach: number
}

const EVEN = 1e-6

/** Where each of them is, the middle of all of it above the origin; undefined where the sizes leave it open. */
function laid({ pair, link, level }: Linked): Laid | undefined {
  const [length, width, height] = BOX.map((way) => pair.sizes.get(way)?.value)
  if (length === undefined || width === undefined || height === undefined || pair.sizes.has('diameter'))
    return undefined
  const round = link.sizes.has('diameter')
  const reach = link.sizes.get('length')?.value ?? pair.apart?.value
  if (reach === undefined) return undefined
  // How far apart they are is how long what joins them is; where it is not, it lies on them or goes into them.
  if (pair.apart && Math.abs(pair.apart.value - reach) > EVEN) return undefined
  const thick = round ? link.sizes.get('diameter')?.value : link.sizes.get('height')?.value
  const wide = round ? thick : link.sizes.get('width')?.value
  if (thick === undefined || wide === undefined || thick > height + EVEN) return undefined
  const ladder = link.count > 1 || pair.parallel || LONG.test(pair.noun.text)
  const z = level === '-z' ? thick / 2 : level === '+z' ? height - thick / 2 : height / 2
  if (!ladder) {
    const x = (reach + length) / 2
    if (wide > width + EVEN) return undefined
    return {
      pair: [
        [-x, 0, height / 2],
        [x, 0, height / 2],
      ],
      link: [[0, 0, z]],
      way: 'x',
      reach,
    }
  }
  const y = (reach + width) / 2
  const step = link.apart ? link.apart.value + wide : length / (link.count + 1)
  const xs = Array.from({ length: link.count }, (_, index) => (index - (link.count - 1) / 2) * step)
  if (wide >= step + (link.count === 1 ? length : 0) || (xs.at(-1) ?? 0) + wide / 2 > length / 2 + EVEN)
    return undefined
  return {
    pair: [
      [0, -y, height / 2],
      [0, y, height / 2],
    ],
    link: xs.map((x): Point => [x, 0, z]),
    way: 'y',
    reach,
  }
}

function pointsItem(points: readonly Point[], by: Item, note?: string): Item {
  const { span, text } = by
  const quantity: Quantity = {
    kind: 'points',
    points: points.map((point) => [...point]),
    values: points.flatMap((point) => point.map((value) => impliedValue(value, 'length', span, text))),
    span,
    text,
    approximate: false,
    ...(note ? { note } : {}),
  }
  return { kind: 'quantity', quantity, text, span }
}

function sizeItem(values: readonly Value[], by: Item): Item {
  const quantity: Quantity = {
    kind: 'size',
    values: [...values],
    span: by.span,
    text: by.text,
    approximate: false,
  }
  return { kind: 'quantity', quantity, text: by.text, span: by.span }
}

const idle = (items: readonly Item[]): Item[] =>
  items.filter((item) => item.kind !== 'mark').map((item) => asFiller(item, 'how they are joined'))

/** "two rails 200 x 10 x 10 mm centred at …". */
function sentenceOf(
  items: readonly Item[],
  bodies: Bodies,
  points: readonly Point[],
  way: 'x' | 'y',
  reach: number,
  note?: string,
): Item[] {
  const { from, end, noun, sizes, plural } = bodies
  const here = items.findIndex((item, at) => at > from && item === noun)
  const behind = { span: [noun.span[1], noun.span[1]] as [number, number] }
  const round = sizes.has('diameter')
  const rung = RUNG.test(noun.text)
  const named = rung
    ? asTerm(noun, { category: 'solid', concept: round ? 'cylinder' : 'bar' }, { form: 'rung', plural })
    : noun
  const length = sizes.get('length') ?? impliedValue(reach, 'length', behind.span)
  const [width, height] = [sizes.get('width'), sizes.get('height')] as [Value, Value]
  const diameter = sizes.get('diameter') as Value
  const lengthOf = (value: Value): Item => ({
    kind: 'quantity',
    text: value.text,
    span: value.span,
    quantity: {
      kind: 'length',
      values: [{ ...value, unit: 'length' }],
      span: value.span,
      text: value.text,
      approximate: false,
    },
  })
  const told: Item[] = round
    ? [
        lengthOf(diameter),
        unsaid(behind, { category: 'dimension', concept: 'diameter' }, 'in diameter'),
        unsaid(behind, { category: 'conjunction', concept: 'and' }, 'and'),
        lengthOf(length),
        unsaid(behind, { category: 'dimension', concept: 'length' }, 'long'),
        unsaid(behind, { category: 'preposition', concept: 'along' }, 'along'),
        unsaid(behind, { category: 'determiner', concept: 'the' }, 'the'),
        unsaid(behind, { category: 'axis', concept: way }, `${way} axis`),
      ]
    : [sizeItem(way === 'x' ? [length, width, height] : [width, length, height], noun)]
  const rest = items.slice(here + 1, end)
  return [
    items[from] as Item,
    named,
    ...told,
    unsaid(behind, { category: 'place', concept: 'centre' }, 'centered'),
    unsaid(behind, { category: 'preposition', concept: 'at' }, 'at'),
    pointsItem(points, noun, note),
    ...idle([...items.slice(from + 1, here), ...rest]),
  ]
}

const LADDER = /^ladder$/iu

function told(items: readonly Item[], next: readonly Item[], linked: Linked): Item[][] | undefined {
  const found = laid(linked)
  if (!found) return undefined
  const { pair, link, sentences } = linked
  const title = items
    .slice(0, pair.from)
    .map((item) => (LADDER.test(item.text) ? asFiller(item, 'what they make') : item))
  const source = sentences === 1 ? items : next
  const evenly =
    link.count > 1 && !link.apart ? `The ${link.count} that join them are evenly spaced` : undefined
  return [
    [...title, ...sentenceOf(items, pair, found.pair, 'x', 0)],
    [
      ...sentenceOf(source, link, found.link, found.way, found.reach, evenly),
      ...idle(
        sentences === 1
          ? items.slice(pair.end, link.from)
          : [...next.slice(0, link.from), ...next.slice(link.end)],
      ),
    ],
  ]
}

const mayLink = (items: readonly Item[]): boolean => items.some((item) => countAt(item) === 2)

const APART =
  /^(?:the|both|these|they)(?: two)?(?: [a-z]+){0,2} (?:are|lie|stand|run)(?: spaced| set| placed| parallel)* # apart(?: from each other)?$/u

/** "The rails are 60 mm apart", behind them: which sentence, and how far. */
function apartIn(sentences: readonly Item[][], noun: Item): { at: number; apart: Value } | undefined {
  for (const [at, items] of sentences.entries()) {
    const [size] = findSpoken(items, APART)?.quantities ?? []
    const apart = lengthAt(items[size ?? -1])
    const named = items.some(
      ({ text }) => text === noun.text || noun.text.endsWith(` ${text}`) || /^they$/iu.test(text),
    )
    if (apart && named) return { at, apart }
  }
  return undefined
}

export const withLinkedPairs = where(
  ' join| connect| link| bridg| tie| united | held together | span | run | runs ',
  (sentences) => {
    const at = sentences.findIndex(mayLink)
    const [items, next = []] = [sentences[at], sentences[at + 1]]
    if (!items || ![...items, ...next].some(({ text }) => JOINED.test(text) || JOINS.test(text)))
      return sentences
    const linked = linkedIn(items, next)
    if (!linked) return sentences
    const { pair } = linked
    const rest = sentences.slice(at + linked.sentences)
    const later = pair.apart ? undefined : apartIn(rest, pair.noun)
    const read = told(items, next, later ? { ...linked, pair: { ...pair, apart: later.apart } } : linked)
    if (!read) return sentences
    const said = later ? [[...(read[1] ?? []), ...idle(rest[later.at] ?? [])]] : read.slice(1)
    return [
      ...sentences.slice(0, at),
      ...read.slice(0, 1),
      ...said,
      ...rest.filter((_, index) => index !== later?.at),
    ]
  },
)
