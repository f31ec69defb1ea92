/**
 * Sections told in a list, without a noun of their own: "three steps: 60 mm diameter from Z=0 to Z=10, 45 mm diameter from
 * Z=10 to Z=20 …", "four stages: (1) 80 mm diameter …; (2) …". Each becomes a sentence with the noun that it lacks.
 */
import { ORDER } from '../../lexicon/order.ts'
import type { Quantity, Value } from '../../quantities/quantity.ts'
import { where } from '../../text/heard.ts'
import { asTerm, type Item, isMark, means } from '../../text/items.ts'

const SECTIONS = /^(?:sections|segments|steps|tiers|stages|portions|diameters|cylinders)$/iu

const isCount = (item: Item): boolean => item.kind === 'quantity' && item.quantity.kind === 'count'
const isRange = (item: Item): boolean => item.kind === 'quantity' && item.quantity.kind === 'range'
const isNoun = (item: Item): boolean => means(item, 'solid') || means(item, 'feature')

/** "three coaxial steps" before a colon: where the noun stands. */
function announcedAt(items: readonly Item[], colon: number): number {
  const at = items.findIndex((item, index) => index < colon && SECTIONS.test(item.text))
  return at > 0 && items.slice(Math.max(0, at - 5), at).some(isCount) ? at : -1
}

const isDiameter = (items: readonly Item[], at: number): boolean =>
  items[at]?.kind === 'quantity' && means(items[at + 1], 'dimension', 'diameter', 'outerDiameter')

const isJoint = (item: Item | undefined): boolean =>
  isMark(item, ',', ';', '(', ')') || means(item, 'conjunction') || /^\d+$/u.test(item?.text ?? '')

const lengthOf = (item: Item | undefined): Value | undefined =>
  item?.kind === 'quantity' && item.quantity.kind === 'length' && item.quantity.values.length === 1
    ? item.quantity.values[0]
    : undefined

/** "20 mm dia for 40 mm", "20 mm diameter x 40 mm long": where its length stands, and what of it is read. */
function spanOf(items: readonly Item[], at: number): { length: number; end: number } | undefined {
  if (!isDiameter(items, at)) return undefined
  const joined =
    means(items[at + 2], 'purpose', 'for') ||
    means(items[at + 2], 'preposition', 'over') ||
    /^(?:x|by|over|along)$/iu.test(items[at + 2]?.text ?? '')
  const length = joined || isMark(items[at + 2], ',') ? at + 3 : at + 2
  const long = means(items[length + 1], 'dimension', 'length')
  if (!lengthOf(items[length]) || !(joined || long)) return undefined
  return { length, end: long ? length + 2 : length + 1 }
}

interface Spans {
  pieces: Item[][]
  /** What is told behind the list. */
  rest: Item[]
}

/** Lengths in a row stand on each other: "20 mm dia for 40 mm, 30 mm dia for 60 mm" is from Z=0 to Z=40, from Z=40 to Z=100. */
function spansOf(items: readonly Item[]): Spans | undefined {
  const pieces: Item[][] = []
  let [at, level] = [0, 0]
  for (;;) {
    while (isJoint(items[at]) || means(items[at], 'filler') || means(items[at], 'ordinal')) at++
    const span = spanOf(items, at)
    const value = span && lengthOf(items[span.length])
    const item = span && items[span.length]
    if (!span || !value || item?.kind !== 'quantity') break
    const { quantity } = item
    const from: Value = { ...value, value: level }
    const to: Value = { ...value, value: level + value.value }
    const range: Item = {
      ...item,
      quantity: { ...quantity, kind: 'range', axis: 'z', values: [from, to] } as Quantity,
    }
    pieces.push([items[at] as Item, items[at + 1] as Item, range])
    level += value.value
    at = span.end
  }
  return pieces.length > 1 ? { pieces, rest: items.slice(at) } : undefined
}

/** The pieces of a list, each from one diameter to the next; none where anything else is told in it. */
function piecesOf(items: readonly Item[]): Item[][] | undefined {
  const starts = items.flatMap((_, at) => (isDiameter(items, at) ? [at] : []))
  const [first] = starts
  if (first === undefined || !items.slice(0, first).every(isJoint)) return undefined
  const pieces = starts.map((from, index) => {
    const piece = items.slice(from, starts[index + 1] ?? items.length)
    while (isJoint(piece.at(-1)) && !isMark(piece.at(-1), ')')) piece.pop()
    return piece
  })
  return pieces.every((piece) => piece.some(isRange) && !piece.some(isNoun)) ? pieces : undefined
}

/** "60 mm diameter [section] from Z=0 to Z=10". */
function withNoun(piece: readonly Item[]): Item[] {
  const [, word] = piece as [Item, Item]
  const noun = asTerm(
    { text: '', span: [word.span[1], word.span[1]] },
    { category: 'solid', concept: 'section' },
    { form: 'section' },
  )
  return [...piece.slice(0, 2), noun, ...piece.slice(2)]
}

const MIDDLE = /^(?:middle|center|centre|central)$/iu

const isSection = (item: Item | undefined): boolean => SECTIONS.test(`${item?.text ?? ''}s`)

/** "the middle section" of three is the second; of four there is none. */
export const numbered = (items: readonly Item[], count: number): Item[] =>
  items.map((item, at) => {
    const before = items[at - 1]
    if (isSection(item) && (MIDDLE.test(before?.text ?? '') || means(before, 'ordinal')))
      return asTerm(item, { category: 'solid', concept: 'section' }, { form: 'section' })
    if (!MIDDLE.test(item.text) || !isSection(items[at + 1])) return item
    const ordinal = count % 2 === 1 ? ORDER[(count - 1) / 2] : undefined
    return ordinal
      ? asTerm(item, { category: 'ordinal', concept: ordinal }, { form: ordinal })
      : { kind: 'unknown', text: item.text, span: item.span }
  })

const STEPPED = /\b(?:shaft|axle|spindle|pin|rod|roller|mandrel|journal|bar|plug|stud)$/iu

/** "A stepped shaft: 20 mm dia for 40 mm, …, 1 mm chamfers at both ends". */
function stackedIn(
  items: readonly Item[],
  colon: number,
): { sentences: Item[][]; count: number } | undefined {
  const noun = items.findIndex((item) => means(item, 'solid') && STEPPED.test(item.text))
  const first = items.findIndex((_, at) => spanOf(items, at) !== undefined)
  if (noun < 0 || first < noun || (colon >= 0 && colon > first)) return undefined
  const lead = items.slice(noun + 1, first)
  const isLead = (item: Item): boolean =>
    isMark(item, ':', ',', '-') || means(item, 'preposition', 'with') || means(item, 'filler')
  const found = lead.every(isLead) ? spansOf(items.slice(first)) : undefined
  if (!found) return undefined
  const named = items[noun] as Item
  const head = [...items.slice(0, noun), asTerm(named, { category: 'whole', concept: 'whole' })]
  const count = found.pieces.length
  const rest = found.rest.some(({ kind }) => kind !== 'mark') ? [numbered(found.rest, count)] : []
  return { sentences: [head, ...found.pieces.map(withNoun), ...rest], count }
}

export const withListedSections = where(
  [
    'dimension:diameter|dimension:outerDiameter',
    'sections |segments |steps |tiers |stages |portions |diameters |cylinders |shaft |axle |spindle |pin |rod |roller |mandrel |journal |bar |plug |stud ',
  ],
  (sentences) => {
    let open = false
    let count = 0
    return sentences.flatMap((items) => {
      if (count > 0) return [numbered(items, count)]
      const colon = items.findIndex((item) => isMark(item, ':'))
      const stacked = stackedIn(items, colon)
      if (stacked) {
        count = stacked.count
        return stacked.sentences
      }
      const at = colon < 0 ? -1 : announcedAt(items, colon)
      const pieces = at >= 0 ? piecesOf(items.slice(colon + 1)) : open ? piecesOf(items) : undefined
      open = pieces !== undefined
      if (!pieces) return [items]
      const noun = items[at]
      const head =
        at >= 0 && noun
          ? [
              ...items.slice(0, at),
              asTerm(noun, { category: 'whole', concept: 'whole' }, { plural: true }),
              ...items.slice(at + 1, colon),
            ]
          : []
      return [...(head.length > 0 ? [head] : []), ...pieces.map(withNoun)]
    })
  },
)
