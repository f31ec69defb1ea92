/** A coordinate or a size as a small sum of numbers: `40/4 + 1.5`, `60 - (60/4 + 2)`. */
import type { Value } from './quantity.ts'
import { base, type Read, type Rule, readValue, type Scan, tidy } from './scan.ts'

const DEEPEST = 8
/** No one works out a longer one in passing; every number of "1/1/1/…" would be the start of another. */
const TERMS_AT_MOST = 16

type Term = Read<{ value: number; factor: number; unit: Value['unit'] }>

function readFactor(scan: Scan, at: number, depth: number): Term | undefined {
  if (scan.is(at, '-') && depth < DEEPEST) {
    const read = readFactor(scan, at + 1, depth + 1)
    return read && { ...read, value: { ...read.value, value: -read.value.value } }
  }
  if (scan.is(at, '(')) {
    const inner = depth < DEEPEST ? readSides(scan, at + 1, depth + 1) : undefined
    return inner && scan.is(inner.end, ')') ? { value: inner.value, end: inner.end + 1 } : undefined
  }
  const read = readValue(scan, at)
  return read && { value: read.value, end: read.end }
}

const OPERATIONS: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  x: (a, b) => a * b,
  '/': (a, b) => a / b,
}

/** One rank of arithmetic: products of factors, or sums of products. */
function readRank(
  scan: Scan,
  at: number,
  signs: readonly string[],
  readPart: (at: number) => Term | undefined,
): Term | undefined {
  const first = readPart(at)
  if (!first) return undefined
  let { value, end } = first
  for (let terms = 1; scan.is(end, ...signs); terms++) {
    const next = terms < TERMS_AT_MOST ? readPart(end + 1) : undefined
    if (!next) return undefined
    const operate = OPERATIONS[scan.text(end) as string] as (a: number, b: number) => number
    value = {
      value: operate(value.value, next.value.value),
      factor: value.unit ? value.factor : next.value.factor,
      unit: value.unit ?? next.value.unit,
    }
    end = next.end
  }
  return { value, end }
}

const readSides = (scan: Scan, at: number, depth: number): Term | undefined =>
  readRank(scan, at, ['+', '-'], (from) =>
    readRank(scan, from, ['*', '/', 'x'], (each) => readFactor(scan, each, depth)),
  )

/** A plain number, or a sum that works out. */
export function readSum(scan: Scan, at: number): Read<Value> | undefined {
  const plain = readValue(scan, at)
  if (plain && scan.is(plain.end, ',', ')')) return plain
  const read = readSides(scan, at, 0)
  if (!read || !Number.isFinite(read.value.value)) return plain
  const { value, unit, factor } = read.value
  return {
    value: {
      value: tidy(value),
      unit,
      factor,
      text: scan.words(at, read.end),
      span: scan.span(at, read.end),
    },
    end: read.end,
  }
}

const isSum = (scan: Scan, from: number, end: number): boolean => {
  const signs = new Set(scan.tokens.slice(from, end).map(({ text }) => text))
  return signs.has('*') && (signs.has('-') || signs.has('+'))
}

/**
 * `80 - 2 * 5 mm`: a size that is worked out where it is told. Only with a product in it, which says that it is a sum: `10 - 20 mm`
 * is a range, and `2 * 5 mm` may be a size of two.
 */
export const workedOut: Rule = (scan, at) => {
  const read = scan.isNumber(at) ? readSides(scan, at, 0) : undefined
  if (read?.value.unit !== 'length' || !isSum(scan, at, read.end)) return undefined
  const { value, unit, factor } = read.value
  // "20 - 2 * 0.25 inches": its first number would be of another unit than it was meant in.
  if (!(value > 0) || (factor !== 1 && readValue(scan, at)?.value.unit === undefined)) return undefined
  const told = base(scan, at, read.end, [])
  const values = [{ value: tidy(value), unit, factor, text: told.text, span: told.span }]
  return { value: { kind: 'length', ...told, values }, end: read.end }
}
