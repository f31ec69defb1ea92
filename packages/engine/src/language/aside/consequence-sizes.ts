/** What of a consequence has to be measured on the solid, and how: anywhere, as all of it, or between levels. */
import type { AxisName } from '../../plan/geometry.ts'
import type { Measure } from '../../plan/requirement.ts'
import { millimetres, type Required } from '../compile/ledger.ts'
import { type Item, isThing, means, type Sized, wordsOf } from '../text/items.ts'

/** Sizes of what is solid. */
const MATERIAL =
  /\b(?:thick|thickness|wall|walls|floor|material|shell|ledge|rim|web|prongs?|arms?|ears?|flanges?|lip|solid|skin|bottom|step|ring|border|rib|tongue|frame)\b/iu

/** "28 mm up into the bottom", "5 mm below the rim": how deep or how far, and no bottom that is left. */
const WAY_IN = /\b(?:(?:into|from) (?:the|its) bottom|(?:below|above|under|short of) (?:the|its) \w+)\b/giu

/** "a 5 mm ledge all around the window": how far one cut lies within another; a thick one is measured through. */
const LEDGE = /\b(?:ledge|shelf|shoulder|rabbet|rebate)\b(?=.*\ba?round\b)(?!.*\bthick)/iu

/** Where something is, which follows from nothing. */
const PLACED = /\b(?:from|above|below|away)\b/iu

/** What is told to be made follows from nothing, either. */
export const ORDERED = /^(?:make|create|add|place|put|draw|sketch|start|build|extrude|design|model)/iu

/** "(32 holes in all)": how many there are, not how long anything is. */
const isCount = (items: readonly Item[], at: number): boolean => {
  const item = items[at]
  const [next, after] = items.slice(at + 1, at + 3)
  const things = [next, after].some((each) => each?.kind === 'term' && each.plural && isThing(each))
  return item?.kind === 'quantity' && item.quantity.values[0]?.unit === undefined && things
}

const IN_ALL = /\b(?:in all|in total|total|altogether)\b/iu

export const countsIn = (items: readonly Item[]): number[] =>
  IN_ALL.test(wordsOf(items))
    ? items.flatMap((item, at) =>
        item.kind === 'quantity' && isCount(items, at) ? [item.quantity.values[0]?.value ?? 0] : [],
      )
    : []

const isLength = (item: Item): item is Sized =>
  item.kind === 'quantity' && ['length', 'size', 'number'].includes(item.quantity.kind)

const coordinatesIn = (items: readonly Item[]): { axis: AxisName; from: number; to: number; item: Item }[] =>
  items.flatMap((item) => {
    if (item.kind !== 'quantity' || item.quantity.kind !== 'range') return []
    const [from, to] = item.quantity.values
    return from && to
      ? [
          {
            axis: item.quantity.axis,
            from: Math.min(from.value, to.value),
            to: Math.max(from.value, to.value),
            item,
          },
        ]
      : []
  })

const WHOLE = /\b(?:whole|entire|complete) (?:thing|part|piece|object|body|model)\b/iu

/** "so the overall height stays 40 mm". */
const ALL_THE_HEIGHT =
  /\b(?:overall|total) height(?: of \S+(?: \S+)?)? (?:(?:still|is|remains?|stays?|unchanged|at) )+\S+(?: ?mm| ?cm| ?in| ?inches)?$/iu

/** "so the whole thing is 60 mm long and 45 mm tall": as high as the part is, and not just somewhere on it. */
function isWholeHeight(items: readonly Item[], item: Sized, words: string): boolean {
  const next = items[items.indexOf(item) + 1]
  const whole = means(next, 'dimension', 'height') && WHOLE.test(words)
  return item.quantity.kind === 'length' && (whole || ALL_THE_HEIGHT.test(words))
}

/** What must be measured, or undefined where the clause says more than sizes that can be found. */
export function requiredBy(items: readonly Item[], loose: boolean): Required[] | undefined {
  const words = wordsOf(items)
  const lengths = items.filter((item, at): item is Sized => isLength(item) && !isCount(items, at))
  const ranges = coordinatesIn(items)
  const told = items.filter(
    (item, at) =>
      item.kind === 'quantity' &&
      item.quantity.kind !== 'count' &&
      !isWholeNumber(item) &&
      !isCount(items, at),
  )
  if ((told.length === 0 && !loose) || told.length !== lengths.length + ranges.length) return undefined
  // "from the flat to the opposite side" is a size, "20 mm from the bottom" a place.
  if (
    !loose &&
    PLACED.test(words) &&
    ranges.length === 0 &&
    !/\bfrom\b.*\bto\b/iu.test(words) &&
    !/apart|\bmaterial\b|\bfrom either\b/iu.test(words)
  )
    return undefined
  if (items.some((item) => means(item, 'make') && ORDERED.test(item.text))) return undefined
  if (items.some((item) => means(item, 'negation')) && (told.length > 0 || !loose)) return undefined
  if (loose && items.some((item) => means(item, 'operation'))) return undefined
  const of = MATERIAL.test(words.replaceAll(WAY_IN, '').replace(LEDGE, '')) ? 'material' : 'any'
  const isBox = isWholeBox(items)
  const sizes = lengths.flatMap((item) =>
    item.quantity.values.map(
      ({ value }, at): Required => ({
        name: 'follows',
        says: `${millimetres(value)} as said in passing`,
        measure: isWholeHeight(items, item, words)
          ? { kind: 'extent', axis: 'z' }
          : isBox && item.quantity.values.length === 3
            ? { kind: 'extent', axis: (['x', 'y', 'z'] as const)[at] ?? 'z' }
            : { kind: 'somewhere', of: item.quantity.kind === 'size' ? 'any' : of },
        value,
        source: { items: [item], values: [] },
      }),
    ),
  )
  const levels = ranges.map(({ axis, from, to, item }): Required => {
    const measure: Measure = { kind: 'levels', axis, from, to }
    return {
      name: 'follows',
      says: `from ${axis.toUpperCase()} ${from} to ${to} as said in passing`,
      measure,
      value: to - from,
      source: { items: [item], values: [] },
    }
  })
  return [...sizes, ...levels]
}

/** "three walls": how many of what is left, which shows. */
const isWholeNumber = (item: Item): boolean =>
  item.kind === 'quantity' &&
  item.quantity.kind === 'number' &&
  item.quantity.values.every(({ value, unit }) => unit === undefined && Number.isInteger(value) && value < 13)

/** "so overall it's 80 x 50 x 38 mm": all that the part measures, which no single body is given. */
export const isWholeBox = (items: readonly Item[]): boolean =>
  /\b(?:overall|total)\b/iu.test(wordsOf(items)) &&
  items.some(
    (item) => item.kind === 'quantity' && item.quantity.kind === 'size' && item.quantity.values.length === 3,
  )
