/**
 * "A pin 50 mm long: the bottom 20 mm is 12 mm in diameter, the upper 30 mm 8 mm", "the rest of it 14 mm", "one end tapered to
 * a point over the last 10 mm", "a collar 20 mm in diameter and 5 mm long, 15 mm from one end": a round bar told by its
 * stretches. Each becomes a section between two levels.
 */
import type { Entry } from '../../lexicon/entry.ts'
import type { Quantity } from '../../quantities/quantity.ts'
import { where } from '../../text/heard.ts'
import { amountOf, asTerm, type Item, isMark, means, type Sized, unsaid } from '../../text/items.ts'
import { findSpoken, spoken } from '../../text/spoken.ts'
import { numbered } from '../figures/listed-sections.ts'
import { readBar } from './bar.ts'
import { readStretches, type Stretch } from './grammar.ts'
import { withPairsApart } from './pairs.ts'
import { type Piece, profileOf } from './profile.ts'
import { sizeIn } from './said.ts'

/** No stretch is told without one of these words. */
const TOLD =
  /\b(?:first|bottom|lower|lowest|left|next|following|last|final|top|upper|right|middle|central|rest|remainder|remaining|then|ends?|for|stepped|sections|segments|steps|stages|diameters|cylinders)\b/u

interface Read {
  sentence: number
  items: readonly Item[]
  stretches: Stretch[]
  /** Where the sentence goes on with something else. */
  rest: readonly Item[]
  /** Whether sizes alone tell them, one behind the other. */
  isList: boolean
  /** How many there are, where the sentence says so. */
  total?: number
  /** How long all of them are. */
  whole?: Sized
}

const valueIn = (items: readonly Item[], place: number): number =>
  sizeIn(items, place)?.quantity.values[0]?.value ?? 0

const STARTS = /(?:starts?|starting|begins?|beginning) at z=#/u

/** "It starts at Z=5": not on the ground, where the pieces are put. */
const startsAbove = (items: readonly Item[]): boolean => {
  const found = findSpoken(items, STARTS)
  return found !== undefined && amountOf(items[found.to]) !== 0
}

function readFrom(items: readonly Item[], sentence: number, from: number, listed = false): Read {
  const { text, itemAt } = spoken(items)
  const { stretches, end, announced, isList, total: together } = readStretches(text, from, false, listed)
  const rest = end >= text.length ? [] : items.slice(itemAt(end))
  const total = announced === undefined ? {} : { total: valueIn(items, announced) }
  const whole = together === undefined ? undefined : sizeIn(items, together)
  return { sentence, items, stretches, rest, isList, ...total, ...(whole ? { whole } : {}) }
}

const lengthAs = (item: Sized, values: readonly number[]): Sized => {
  const [value] = item.quantity.values
  return {
    ...item,
    quantity: {
      ...item.quantity,
      kind: values.length > 1 ? 'range' : 'length',
      ...(values.length > 1 ? { axis: 'z' } : {}),
      values: values.map((each) => ({ ...value, value: each })),
    } as Quantity,
  }
}

/** What says how thick a piece is: its own size, or the one of the bar. */
interface Source {
  bar: { items: readonly Item[]; diameter: number | undefined; length: number | undefined }
  anchor: Sized
  /** How far from an end a stretch is told to begin: so long is what is left there of the bar. */
  aways: readonly Sized[]
}

function thicknessOf(piece: Piece, which: 'low' | 'high', { bar, anchor }: Source): Sized {
  const { told } = piece
  const thickness = told?.stretch.thickness
  const items = told?.items ?? bar.items
  const place =
    thickness?.kind === 'even'
      ? thickness.diameter
      : thickness?.kind === 'taper'
        ? which === 'high'
          ? thickness.to
          : thickness.from
        : bar.diameter
  const said = place === undefined ? undefined : sizeIn(items, place)
  const value = piece[which]
  if (said && Math.abs((said.quantity.values[0]?.value ?? 0) - value) < 1e-6) return lengthAs(said, [value])
  // Nobody said it so: half of it, or what it leads on from.
  const at = said ?? anchor
  return lengthAs(at, [value])
}

/** "[a] 12 mm diameter [section] from Z=0 to Z=20". */
function sentenceOf(piece: Piece, source: Source): Item[] {
  const { anchor } = source
  const low = thicknessOf(piece, 'low', source)
  const word = (sense: Entry, form: string): Item => unsaid(anchor, sense, '', form)
  const range = lengthAs(levelsOf(piece, source), [piece.from, piece.to])
  const a = word({ category: 'determiner', concept: 'a' }, 'a')
  if (Math.abs(piece.low - piece.high) < 1e-6)
    return [
      a,
      low,
      word({ category: 'dimension', concept: 'diameter' }, 'diameter'),
      word({ category: 'solid', concept: 'section' }, 'section'),
      range,
    ]
  const high = thicknessOf(piece, 'high', source)
  return [
    a,
    word({ category: 'solid', concept: 'frustum' }, 'frustum'),
    word({ category: 'preposition', concept: 'with' }, 'with'),
    low,
    word({ category: 'dimension', concept: 'bottomDiameter' }, 'bottom diameter'),
    word({ category: 'conjunction', concept: 'and' }, 'and'),
    high,
    word({ category: 'dimension', concept: 'topDiameter' }, 'top diameter'),
    range,
  ]
}

function levelsOf({ told, from, to }: Piece, { bar, anchor, aways }: Source): Sized {
  const away = told
    ? undefined
    : aways.find(({ quantity }) => Math.abs((quantity.values[0]?.value ?? 0) - (to - from)) < 1e-6)
  if (away) return away
  const place = told ? told.stretch.length : bar.length
  const items = told?.items ?? bar.items
  return (place === undefined ? undefined : sizeIn(items, place)) ?? anchor
}

const isFeature = (items: readonly Item[]): boolean =>
  items.some((item) => means(item, 'feature') && !means(item, 'feature', 'fillet', 'chamfer'))

/** The bar, and every line right behind it that tells stretches of it. */
function readingsFrom(sentences: readonly Item[][], head: number, end: number): Read[] {
  const first = readFrom(sentences[head] as Item[], head, end)
  const reads = [first]
  for (const [at, items] of sentences.entries()) {
    if (at <= head) continue
    // Behind a hole "the first 10 mm" are the hole's.
    if (isFeature((reads.at(-1) as Read).rest)) break
    const read = readFrom(items, at, 0, first.isList && first.stretches.length > 0)
    if (read.stretches.length > 0) reads.push(read)
    else if (isFeature(items)) break
  }
  return reads
}

/** What is said besides, of the whole. */
function restOf(items: readonly Item[], near: Item): Item[] {
  let from = 0
  while (isMark(items[from]) || means(items[from], 'conjunction')) from++
  const rest = items.slice(from)
  if (rest.length === 0) return []
  const whole = unsaid(near, { category: 'whole', concept: 'it' }, '', 'it')
  const opens = means(rest[0], 'have') || means(rest[0], 'preposition', 'with') || means(rest[0], 'be')
  return opens ? [whole, ...rest] : rest
}

export const withStretches = where(
  ' shaft | pin | rod | bar | axle | spindle | dowel | cylinder | post | mandrel | peg | stud | column | plug | roller | journal | arbor | pillar | bolt | part | component ',
  (sentences) => {
    const head = sentences.findIndex((items) =>
      items.some((item) => item.kind === 'quantity' || means(item, 'solid')),
    )
    const opening = sentences[head] && withPairsApart(sentences[head])
    if (!opening || !sentences.some((items) => TOLD.test(spoken(items).text))) return sentences
    const found = readBar(spoken(opening).text)
    if (!found) return sentences
    const reads = readingsFrom(sentences.with(head, opening), head, found.end)
    const told = reads.flatMap(({ items, stretches }) =>
      stretches.map((stretch) => ({ stretch, items, sizeAt: (place: number) => valueIn(items, place) })),
    )
    const { bar, noun } = found
    // Sections that are numbered are bodies by their number, where nothing is said of all of them.
    if (told.length === 0 || (bar.length === undefined && told.every(({ stretch }) => stretch.numbered)))
      return sentences
    if (reads.some(({ items }) => startsAbove(items))) return sentences
    if (reads.some(({ total }) => total !== undefined && total !== told.length)) return sentences
    const [length, diameter] = [bar.length, bar.diameter]
    const whole = reads.find((read) => read.whole)?.whole
    if (whole && length !== undefined) return sentences
    const pieces = profileOf(told, {
      length: length === undefined ? amountOf(whole) : valueIn(opening, length),
      diameter: diameter === undefined ? undefined : valueIn(opening, diameter) * (bar.radius ? 2 : 1),
    })
    const anchor = opening.concat(sentences.flat()).find((item): item is Sized => item.kind === 'quantity')
    if (!pieces || !anchor) return sentences
    const aways = told.flatMap(({ stretch: { away }, items }) =>
      away === undefined ? [] : (sizeIn(items, away) ?? []),
    )
    const source: Source = { bar: { items: opening, diameter, length }, anchor, aways }
    const overall = length === undefined ? whole : sizeIn(opening, length)
    const near = opening[0] as Item
    const others = sentences.map((items, at) => {
      const read = reads.find(({ sentence }) => sentence === at)
      if (!read || (at !== head && read.stretches.length === 0))
        return numbered(withWhole(items, noun), pieces.length)
      return restOf(numbered(withWhole(read.rest, noun), pieces.length), near)
    })
    return [
      ...sentences.slice(0, head),
      ...(overall
        ? [
            [
              unsaid(near, { category: 'whole', concept: 'whole' }, '', 'part'),
              unsaid(near, { category: 'have', concept: 'has' }, '', 'has'),
              unsaid(near, { category: 'determiner', concept: 'a' }, '', 'an'),
              unsaid(near, { category: 'dimension', concept: 'height' }, 'overall height'),
              unsaid(near, { category: 'preposition', concept: 'of' }, '', 'of'),
              overall,
            ],
          ]
        : []),
      ...pieces.map((piece) => sentenceOf(piece, source)),
      ...others.slice(head).filter((items) => items.length > 0),
    ]
  },
)

const LAST_WORD = /[a-z]+$/u

/** "through the shaft": all of it. */
const withWhole = (items: readonly Item[], noun: string): Item[] => {
  const last = LAST_WORD.exec(noun)?.[0] ?? noun
  return items.map((item, at) =>
    means(item, 'solid') &&
    LAST_WORD.exec(item.text.toLowerCase())?.[0] === last &&
    means(items[at - 1], 'determiner', 'the')
      ? asTerm(item, { category: 'whole', concept: 'whole' })
      : item,
  )
}
