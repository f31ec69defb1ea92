/**
 * One unit for the whole prompt: where every size that has a unit has the same one, a bare number is in it too, and
 * "all dimensions in inches" says so outright. A number of things stays a number.
 */

import type { Quantity, Value } from '../quantities/quantity.ts'
import { tidy } from '../quantities/scan.ts'
import { UNITS } from '../quantities/units.ts'
import { asFiller, type Item, isMark, means } from '../text/items.ts'

type Items = readonly Item[]

/** Units that are words: "in" and "m" alone may be anything. */
const SPELLED = /^(?:inch|inches|cm|cms|centimeters?|centimetres?|feet|foot|ft|meters?|metres?)$/iu

/** "all dimensions in inches", "units: cm": a unit without a number. */
const statedUnit = (item: Item): number | undefined =>
  (item.kind === 'unknown' || item.kind === 'term') && SPELLED.test(item.text)
    ? UNITS.get(item.text.toLowerCase())?.factor
    : undefined

const lengthsOf = (item: Item): Value[] =>
  item.kind === 'quantity' ? item.quantity.values.filter(({ unit }) => unit === 'length') : []

/** The factor that all sizes share; 1 where there is nothing to share. */
function commonFactor(items: Items): number {
  const said = new Set(items.flatMap((item) => lengthsOf(item).map(({ factor }) => factor)))
  const stated = new Set(items.map(statedUnit).filter((factor) => factor !== undefined))
  const [only] = said.size > 0 ? said : stated
  if (only === undefined || said.size > 1 || stated.size > 1) return 1
  return stated.size === 1 && !stated.has(only) ? 1 : only
}

const FARTHEST = 7

/** Whether a number counts what follows: "4 holes", "6 sides", "3 times". */
function counts(items: Items, at: number): boolean {
  for (let next = at + 1; next < items.length && next < at + FARTHEST; next++) {
    const item = items[next]
    if (item?.kind === 'term' && item.senses.some(({ counted }) => counted)) return true
    if (means(item, 'likeness') || /^(?:th|rd|nd|st|sided)$/iu.test(item?.text ?? '')) return true
    if (means(item, 'dimension', 'side')) return true
    if (means(item, 'dimension') || isMark(item) || means(item, 'preposition')) return false
    const noun = ['solid', 'feature', 'portion', 'whole', 'edge', 'member', 'place'] as const
    if (item?.kind === 'term' && noun.some((category) => means(item, category))) {
      if (item.plural) return true
      if (means(item, 'solid') || means(item, 'feature')) return false
    }
  }
  return false
}

const PLAIN = /module|ratio|scale|naca|number/u

/** "module 2", "teeth: 20": the word before says that it is no length. */
function isNumberOf(items: Items, at: number): boolean {
  let before = at - 1
  while (means(items[before], 'be') || means(items[before], 'preposition', 'of') || isMark(items[before]))
    before--
  const item = items[before]
  return item?.kind === 'term' && (item.senses.some(({ counted }) => counted) || PLAIN.test(item.form))
}

/** "1/3 of the width": a share of another size. */
const isShare = (items: Items, at: number, { text }: Quantity): boolean =>
  text.includes('/') && (means(items[at + 1], 'preposition', 'of') || means(items[at + 1], 'determiner'))

const SIZES: ReadonlySet<Quantity['kind']> = new Set([
  'size',
  'marked',
  'coordinate',
  'coordinates',
  'range',
  'points',
])

function inUnit(quantity: Quantity, factor: number): Quantity {
  const values = quantity.values.map(
    (value): Value =>
      value.unit === undefined
        ? { ...value, value: tidy(value.value * factor), factor, unit: 'length' }
        : value,
  )
  const scaled = { ...quantity, values }
  if (scaled.kind === 'points')
    scaled.points = scaled.points.map((point) => point.map((each) => tidy(each * factor)))
  if (scaled.kind === 'number') return { ...scaled, kind: 'length' }
  return scaled
}

/** "5 x M4", "3 x 2 grid": so many, not so long. */
const isGrid = (items: Items, at: number): boolean =>
  items.slice(at + 1, at + 3).some((item) => /^(?:grid|array|matrix|rows?|columns?)$/iu.test(item.text))

function shares(items: Items, at: number, { quantity }: Item & { kind: 'quantity' }): boolean {
  if (quantity.values.some(({ unit }) => unit !== undefined)) return false
  const whole = Number.isInteger(quantity.values[0]?.value)
  if (quantity.kind === 'number')
    return !(whole && counts(items, at)) && !isNumberOf(items, at) && !isShare(items, at, quantity)
  return SIZES.has(quantity.kind) && !isGrid(items, at)
}

const MILLIMETRES = /^(?:mm|millimet(?:er|re)s?)$/iu

/** "height 8 (mm)", "(all mm)": what a number without a unit is in anyway. */
const withoutMillimetres = (items: Items): Item[] =>
  items.map((item) =>
    item.kind !== 'quantity' && MILLIMETRES.test(item.text) ? asFiller(item, 'unit') : item,
  )

export interface WithUnits {
  sentences: Item[][]
  /** For the list of assumptions. */
  remark: string | undefined
}

const nameOf = (factor: number): string =>
  [...UNITS.values()].find((unit) => unit.factor === factor && unit.kind === 'length')?.name ?? 'mm'

/** Metres and feet: stock is cut to them, while its section is told in millimetres. */
const COARSE = 300
const OUTGROWN = 2

/** "a square tube 40x40x3, 2 m long": bare numbers that would outgrow what is told in metres are none. */
function isOutgrown(sentences: readonly Items[], factor: number): boolean {
  if (factor < COARSE) return false
  const told = sentences.flat().flatMap((item) => lengthsOf(item).map(({ value }) => value))
  const largest = Math.max(0, ...told)
  return (
    told.length > 0 &&
    sentences.some((items) =>
      items.some(
        (item, at) =>
          item.kind === 'quantity' &&
          shares(items, at, item) &&
          item.quantity.values.some(({ value }) => value * factor > OUTGROWN * largest),
      ),
    )
  )
}

export function withSharedUnits(sentences: readonly Items[]): WithUnits {
  const common = commonFactor(sentences.flat())
  const factor = isOutgrown(sentences, common) ? 1 : common
  const spoken = (item: Item): Item => (statedUnit(item) === undefined ? item : asFiller(item, 'unit'))
  if (factor === 1) return { sentences: sentences.map(withoutMillimetres), remark: undefined }
  const stated = sentences.map((items) => items.map(spoken))
  let shared = false
  const scaled = stated.map((items) =>
    items.map((item, at) => {
      if (item.kind !== 'quantity' || !shares(items, at, item)) return item
      shared = true
      return { ...item, quantity: inUnit(item.quantity, factor) }
    }),
  )
  return {
    sentences: scaled,
    remark: shared ? `Numbers without a unit are in ${nameOf(factor)}, like the others` : undefined,
  }
}
