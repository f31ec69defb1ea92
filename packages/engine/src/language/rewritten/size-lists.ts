/** Sizes one after the other, "40, 30 and 20 mm", as one item or as several, and the names that they may have in the same order. */
import type { Quantity, Value } from '../quantities/quantity.ts'
import { asFiller, type Item, isMark, means } from '../text/items.ts'

/** Items one after the other: what they say, and the place behind the last. */
export interface Listed {
  items: Item[]
  end: number
}

const KINDS: ReadonlySet<string> = new Set(['length', 'number', 'marked'])

const isSize = (item: Item | undefined): item is Item & { kind: 'quantity' } =>
  item?.kind === 'quantity' && KINDS.has(item.quantity.kind)

const joins = (item: Item | undefined): boolean => isMark(item, ',') || means(item, 'conjunction', 'and')

const lengthOf = (value: Value): Item => {
  const { text, span } = value
  const quantity: Quantity = { kind: 'length', values: [value], span, text, approximate: false }
  return { kind: 'quantity', text, span, quantity }
}

/** "3 and 2 inches": the unit of the last is that of all. */
function inOneUnit(sizes: readonly (Item & { kind: 'quantity' })[]): Item[] {
  const last = sizes.at(-1)?.quantity.values[0]
  return sizes.map((item) => {
    const [value] = item.quantity.values
    if (item.quantity.kind !== 'number' || !value || last?.unit !== 'length') return item
    return lengthOf({ ...value, unit: 'length', value: value.value * last.factor, factor: last.factor })
  })
}

/** The sizes from here on; a single one is a list of one. */
export function sizesFrom(items: readonly Item[], from: number): Listed | undefined {
  const first = items[from]
  if (first?.kind === 'quantity' && first.quantity.kind === 'list') {
    const { values } = first.quantity
    if (values.some(({ unit }) => unit !== 'length')) return undefined
    return { items: values.map(lengthOf), end: from + 1 }
  }
  const sizes: (Item & { kind: 'quantity' })[] = []
  let [at, end] = [from, from]
  for (let item = items[at]; isSize(item); item = items[at]) {
    sizes.push(item)
    end = at + 1
    at = end
    while (joins(items[at])) at++
    if (at === end) break
  }
  return sizes.length > 0 ? { items: inOneUnit(sizes), end } : undefined
}

const isName = (item: Item | undefined): boolean =>
  means(item, 'dimension') && !means(item, 'dimension', 'size')

const small = (item: Item | undefined): boolean =>
  means(item, 'determiner') || means(item, 'whole', 'it') || means(item, 'filler')

/** "the outer and inner diameter": the first one's noun is left out. */
const SHARED: Readonly<Record<string, string>> = {
  'outer innerDiameter': 'outerDiameter',
  'inner outerDiameter': 'innerDiameter',
  'outer innerRadius': 'outerRadius',
  'inner outerRadius': 'innerRadius',
  '+z bottomDiameter': 'topDiameter',
  '-z topDiameter': 'bottomDiameter',
  '+z bottomRadius': 'topRadius',
  '-z topRadius': 'bottomRadius',
}

const conceptAt = (item: Item | undefined, ...categories: string[]): string | undefined =>
  item?.kind === 'term'
    ? item.senses.find(({ category }) => categories.includes(category))?.concept
    : undefined

function nameAt(items: readonly Item[], at: number): Item | undefined {
  const item = items[at]
  if (isName(item)) return item
  if (!means(items[at + 1], 'conjunction', 'and')) return undefined
  const [which, noun] = [conceptAt(item, 'which', 'face'), conceptAt(items[at + 2], 'dimension')]
  const concept = SHARED[`${which} ${noun}`]
  return item?.kind === 'term' && concept
    ? { ...item, senses: [{ category: 'dimension', concept }] }
    : undefined
}

/** The names of sizes from here on, with articles between them. */
export function namesFrom(items: readonly Item[], from: number): Listed | undefined {
  const names: Item[] = []
  let [at, end] = [from, from]
  for (let name = nameAt(items, at); name; name = nameAt(items, at)) {
    names.push(name)
    end = at + 1
    at = end
    while (joins(items[at]) || (at > end && small(items[at]))) at++
    if (at === end) break
  }
  return names.length > 0 ? { items: names, end } : undefined
}

/** What leads from names to sizes and back: "of", "are", "for the". */
export const leads = (item: Item | undefined): boolean =>
  means(item, 'be') ||
  means(item, 'preposition', 'of', 'for', 'in', 'as', 'with') ||
  /^(?:being|equal to|equals|measuring|measure|set to)$/iu.test(item?.text ?? '') ||
  small(item) ||
  isMark(item, ':', '=')

/** The place behind "respectively", where that stands here. */
export function afterRespectively(items: readonly Item[], at: number): number {
  const word = isMark(items[at], ',') ? at + 1 : at
  return /^(?:respectively|in (?:this|that) order)$/iu.test(items[word]?.text ?? '') ? word + 1 : at
}

/** Words that only hold a list together: all but the names in it. */
export function joints(items: readonly Item[], names: readonly Item[]): Item[] {
  const said = new Set(names.map(({ span }) => span[0]))
  return items
    .filter((item) => item.kind === 'term' && !said.has(item.span[0]))
    .map((item) => asFiller(item, 'each with its own'))
}

/** Two sizes or more, and a name. */
export const mayList = (items: readonly Item[]): boolean =>
  items.some((item) => means(item, 'dimension')) &&
  items.reduce((many, item) => many + (item.kind === 'quantity' ? item.quantity.values.length : 0), 0) > 1
