/** Ranges that leave a choice (`10-12 mm`, `between 10 and 12 mm`, `16-20 bolts`), and counts written as in a parts list. */
import type { Quantity, Value } from './quantity.ts'
import { base, type Read, type Rule, readValue, type Scan, tidy } from './scan.ts'
import { LABELS } from './words.ts'

/** Farther apart they are two statements, or a number of things and their size. */
const WIDEST = 2

/** What runs from one size to the other has both: "tapers from 10 to 12 mm". */
const HAS_BOTH = new Set(['from', 'taper', 'tapers', 'tapering', 'tapered', 'cone', 'loft', 'transition'])

const FARTHEST_BACK = 12

const runsBetween = (scan: Scan, at: number): boolean =>
  scan.tokens.slice(Math.max(0, at - FARTHEST_BACK), at).some(({ text }) => HAS_BOTH.has(text))

/** Where the second number of a range begins. */
function second(scan: Scan, at: number, first: Read<Value>, between: boolean): number | undefined {
  const { end } = first
  if (between) return scan.is(end, 'and') ? end + 1 : undefined
  if (scan.is(end, 'to')) return runsBetween(scan, at) ? undefined : end + 1
  const even = scan.isTight(end) === scan.isTight(end + 1)
  return scan.is(end, '-') && even && scan.isNumber(end + 1) ? end + 1 : undefined
}

/** The middle of a range of sizes; of a range of numbers an even one, which lies evenly around. */
function chosen(low: number, high: number, counts: boolean): number {
  const middle = (low + high) / 2
  if (!counts) return tidy(middle)
  const even = 2 * Math.round(middle / 2)
  return even >= low && even <= high ? even : Math.floor(middle)
}

export const choice: Rule = (scan, at) => {
  const between = scan.is(at, 'between')
  const from = between ? at + 1 : at
  if (!scan.isNumber(from) || scan.tokens[from]?.fraction) return undefined
  if (scan.is(at - 1, '-', '=', ':', '/', 'x', '*')) return undefined
  const first = readValue(scan, from)
  const next = first && second(scan, at, first, between)
  const last = next === undefined ? undefined : readValue(scan, next)
  if (!first || !last || scan.tokens[next as number]?.fraction || scan.is(last.end, '-', 'x', '*', '%'))
    return undefined
  const values = [{ ...first.value }, { ...last.value }] as [Value, Value]
  const [a, b] = values
  if (a.unit === 'angle' || (a.unit !== undefined && b.unit === undefined)) return undefined
  if (a.unit === undefined && b.unit !== undefined) a.value = tidy(a.value * b.factor)
  if (a.value <= 0 || b.value <= a.value || b.value > WIDEST * a.value) return undefined
  const named = LABELS.has(scan.text(last.end) ?? '')
  const word = scan.tokens[last.end]?.kind === 'word'
  const counts =
    b.unit === undefined && !named && word && Number.isInteger(a.value) && Number.isInteger(b.value)
  if (b.unit === undefined && !named && !counts) return undefined
  const value = chosen(a.value, b.value, counts)
  const said: Value = { ...b, value, text: scan.words(at, last.end), span: scan.span(at, last.end) }
  const kind = counts ? 'count' : (b.unit ?? 'number')
  const quantity = {
    kind,
    ...base(scan, at, last.end, [said]),
    choice: [a.value, b.value],
    ...(counts ? {} : { tolerance: tidy((b.value - a.value) / 2) }),
  } as Quantity
  return { value: quantity, end: last.end }
}

/** `1.5:1`, `3:2`: so many hundredths. */
export const proportion: Rule = (scan, at) => {
  const [over, colon, under] = [scan.tokens[at], scan.tokens[at + 1], scan.tokens[at + 2]]
  if (over?.kind !== 'number' || colon?.text !== ':' || under?.kind !== 'number' || under.value <= 0)
    return undefined
  if (!colon.tight || !under.tight || scan.is(at + 3, ':') || scan.is(at - 1, ':')) return undefined
  const said: Value = {
    value: tidy((100 * over.value) / under.value),
    unit: undefined,
    factor: 1,
    text: scan.words(at, at + 3),
    span: scan.span(at, at + 3),
  }
  return { value: { kind: 'ratio', ...base(scan, at, at + 3, [said]) }, end: at + 3 }
}

const PIECES = ['pcs', 'pc', 'pieces', 'plcs', 'places', 'nos']

/** `qty 4`, `qty: 4`, `4 pcs`, `(x4)`, `x4`: so many of what was named before, or is named next. */
export const listed: Rule = (scan, at) => {
  const paren = scan.is(at, '(') ? 1 : 0
  let number = at + paren
  let end: number
  if (scan.is(number, 'qty', 'quantity')) {
    number++
    while (scan.is(number, '.', ':', '=', 'of')) number++
    end = number + 1
  } else if (scan.is(number, 'x') && scan.isNumber(number + 1) && (paren > 0 || scan.isTight(number + 1))) {
    number++
    end = number + 1
  } else if (scan.isNumber(number) && scan.is(number + 1, ...PIECES)) end = number + 2
  else return undefined
  const token = scan.tokens[number]
  if (token?.kind !== 'number' || !Number.isInteger(token.value) || token.value < 1) return undefined
  const x = scan.is(number - 1, 'x')
  if (x && !paren && (scan.isNumber(at - 1) || scan.is(at - 1, 'at', ',') || readsOn(scan, end)))
    return undefined
  if (paren) {
    if (!scan.is(end, ')')) return undefined
    end++
  }
  const said: Value = {
    value: token.value,
    unit: undefined,
    factor: 1,
    text: scan.words(at, end),
    span: scan.span(at, end),
  }
  return { value: { kind: 'count', late: true, ...base(scan, at, end, [said]) }, end }
}

/** `x20 y30`, `x20 mm`: a place or a size, not a number of things. */
const readsOn = (scan: Scan, end: number): boolean =>
  scan.is(end, 'y', 'z', 'x', '.', '-', '=') ||
  (readValue(scan, end - 1)?.value.unit ?? undefined) !== undefined
