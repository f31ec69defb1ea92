/**
 * "a conical head widens from 6 mm diameter at Z=25 to 12 mm diameter at Z=28": a body that is so wide at one level and so
 * wide at the other, and reaches from the one to the other.
 */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, means, unsaid } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const END = '(?:(?:outer|bottom|top|base|lower|upper|larger|smaller|large|small|start|end|starting|ending) )*'
const SIZE = `(?:(?:a |an )?(?:#|ø#)(?: (?:in )?${END}(?:diameter|radius))?|(?:a |an )?${END}(?:diameter|radius)(?: of)? #|r#)`
const PLACE = '(?:the|its) (?:very )?(?:base|bottom|top|foot|lower end|upper end|bottom end|top end)'
const AT = `(?:(?:at|on) (?:${PLACE} \\( (?:at )?)?|\\( (?:at )?)`
const NARROWS =
  '(?:(?:it|then|evenly|smoothly|gradually|linearly|that|which) )*(?:widens|tapers|narrows|shrinks|grows|flares|expands|opens)(?: (?:up|down|out|in|back|again))* to '
const LEVELS = new RegExp(
  `(?:from )?${SIZE} ${AT}(?<axis>[xyz])=#(?: \\))? (?:(?:up|down|back|linearly|evenly|,|and|then|widening|narrowing|tapering|flaring|expanding|growing|shrinking|opening|out|in) )*(?:(?:to|and) (?:${NARROWS})?|${NARROWS})${SIZE} ${AT}\\k<axis>=#(?: \\))?`,
  'u',
)
const WORDS =
  /^(?:widens?|widening|tapers?|tapering|tapered|narrows?|narrowing|flares?|flaring|expands?|expanding|linearly|evenly|uniformly|shrinks?|shrinking|goes|going|transitions?|transitioning)$/iu

const isSize = (item: Item): item is Item & { kind: 'quantity' } =>
  item.kind === 'quantity' && ['length', 'number', 'marked'].includes(item.quantity.kind)

function withLevels(items: readonly Item[]): Item[] {
  const found = findSpoken(items, LEVELS)
  if (!found || !items.slice(0, found.from).some((item) => means(item, 'solid'))) return [...items]
  // "the outer surface of a hollow cone tapers from …": its wall is read with its two ends.
  const before = items.slice(0, found.from)
  if (
    before.some((item) => means(item, 'shape', 'hollow')) &&
    before.some(({ text }) => /^surface$/iu.test(text))
  )
    return [...items]
  const said = items.slice(found.from, found.to + 1)
  const sizes = said.filter(isSize)
  const levels = said.flatMap((item) =>
    item.kind === 'quantity' && item.quantity.kind === 'coordinate'
      ? [{ item, quantity: item.quantity }]
      : [],
  )
  const [first, second] = levels
  const [one, two] = sizes
  if (!first || !second || !one || !two || sizes.length !== 2 || levels.length !== 2) return [...items]
  const [a, b] = [first, second].map(({ quantity }) => quantity.values[0]?.value ?? 0) as [number, number]
  const radii = said.filter((item) => /radius$/iu.test(item.text)).length
  if (a === b || radii === 1) return [...items]
  const word = radii === 2 ? 'Radius' : 'Diameter'
  const [low, high] = a < b ? [one, two] : [two, one]
  const sized = (item: Item, end: 'bottom' | 'top'): Item[] => [
    item.kind === 'quantity' && item.quantity.kind === 'marked'
      ? { ...item, quantity: { ...item.quantity, kind: 'length' } }
      : item,
    unsaid(
      { span: [item.span[1], item.span[1]] },
      { category: 'dimension', concept: `${end}${word}` },
      `${end} ${word.toLowerCase()}`,
    ),
  ]
  const range: Item = {
    ...first.item,
    span: [first.item.span[0], first.item.span[1]],
    quantity: {
      ...first.quantity,
      kind: 'range',
      values: [...first.quantity.values, ...second.quantity.values],
    },
  }
  const taken = new Set<Item>([one, two, first.item])
  const rest = said
    .filter((item) => !taken.has(item) && item.kind !== 'mark')
    .map((item) => asFiller(item, 'how it narrows'))
  const opening = before.map((item) =>
    item.kind !== 'quantity' && WORDS.test(item.text) ? asFiller(item, 'how it narrows') : item,
  )
  const lead = opening.at(-1) as Item
  return [
    ...opening,
    asTerm(
      { text: '', span: [lead.span[1], lead.span[1]] },
      { category: 'shape', concept: 'conical' },
      { form: 'conical' },
    ),
    ...sized(low, 'bottom'),
    unsaid(two, { category: 'conjunction', concept: 'and' }, '', 'and'),
    ...sized(high, 'top'),
    unsaid(two, { category: 'preposition', concept: 'from' }, '', 'from'),
    range,
    ...rest,
    ...items.slice(found.to + 1),
  ]
}

export const withConeLevels = where('x=#|y=#|z=#', (sentences) => sentences.map(withLevels))
