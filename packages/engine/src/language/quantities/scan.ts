/** A reader over the tokens of one sentence, and the pieces every notation is made of. */
import type { AxisName } from '../../plan/geometry.ts'
import type { Span } from '../text/normalise.ts'
import type { Token } from '../text/tokens.ts'
import type { Quantity, Value } from './quantity.ts'
import type { Unit } from './units.ts'
import { isPrepositionIn, UNITS } from './units.ts'
import { APPROXIMATELY, FRACTION_WORDS, LABELS, NUMBER_WORDS, PARTS } from './words.ts'

/** 3 inches are 76.2 mm, not 76.19999999999999. */
export const tidy = (value: number): number =>
  Number.isInteger(value) ? value : Number(value.toPrecision(12))

const METRIC = /(?:^|[\d\s(])(?:mm|millimet(?:er|re)s?)\b/iu
/** "1/2 in thick", but not "12 in from the edge". */
const IMPERIAL = /\d[\s-]*(?:"|″|'|in(?:ch(?:es)?)?\b(?!\s+(?:from|section|cross)\b))/iu
/** Longer than anyone would tell in inches. */
const LONG = /(?<![.\d])(?:[5-9]\d|\d{3,})(?!\d)/u

export interface Read<T> {
  value: T
  end: number
}

export class Scan {
  readonly tokens: readonly Token[]
  readonly prompt: string
  /** Told in millimetres, by a unit somewhere, by a statement about all sizes, or by numbers that can be no inches. */
  readonly isMetric: boolean
  /** As far as this, numbers in a row have no unit behind the last of them: no list begins among them. */
  listlessTo = 0

  constructor(tokens: readonly Token[], prompt: string) {
    this.tokens = tokens
    this.prompt = prompt
    this.isMetric = METRIC.test(prompt) || (LONG.test(prompt) && !IMPERIAL.test(prompt))
  }

  text(at: number): string | undefined {
    return this.tokens[at]?.text
  }

  is(at: number, ...texts: string[]): boolean {
    const text = this.text(at)
    return text !== undefined && texts.includes(text)
  }

  isNumber(at: number): boolean {
    return this.tokens[at]?.kind === 'number'
  }

  isTight(at: number): boolean {
    return this.tokens[at]?.tight ?? false
  }

  span(from: number, end: number): Span {
    return [this.tokens[from]?.span[0] ?? 0, this.tokens[Math.max(from, end - 1)]?.span[1] ?? 0]
  }

  words(from: number, end: number): string {
    const [start, stop] = this.span(from, end)
    return this.prompt.slice(start, stop)
  }
}

/** Tries one notation at a place. */
export type Rule = (scan: Scan, at: number) => Read<Quantity> | undefined

export const base = (scan: Scan, from: number, end: number, values: Value[]) => ({
  values,
  span: scan.span(from, end),
  text: scan.words(from, end),
  approximate: false,
})

/** "four", "twenty-five", "two hundred", "one and a half": numbers written out. */
export function readSpoken(scan: Scan, at: number): Read<number> | undefined {
  const word = (index: number): number | undefined =>
    scan.tokens[index]?.kind === 'word' ? NUMBER_WORDS.get(scan.text(index) ?? '') : undefined
  let value = word(at)
  if (value === undefined) return undefined
  let end = at + 1
  const joined = scan.is(end, '-') && scan.isTight(end) ? 1 : 0
  const ones = word(end + joined)
  if (value >= 20 && value < 100 && ones !== undefined && ones < 10) {
    value += ones
    end += joined + 1
  }
  while (scan.is(end, 'hundred', 'thousand')) {
    value *= word(end) ?? 1
    end++
  }
  const fraction =
    scan.is(end, 'and') && scan.is(end + 1, 'a', 'one')
      ? FRACTION_WORDS.get(scan.text(end + 2) ?? '')
      : undefined
  return fraction === undefined ? { value, end } : { value: value + fraction, end: end + 3 }
}

export const axisNamed = (text: string | undefined): AxisName | undefined =>
  text === 'x' || text === 'y' || text === 'z' ? text : undefined

/** A unit right after its number, with or without a hyphen; `5 in diameter` has none. */
function unitAt(scan: Scan, at: number, afterWord: boolean): Read<Unit> | undefined {
  const hyphen = scan.is(at, '-') && scan.isTight(at) && scan.isTight(at + 1) ? 1 : 0
  const text = scan.text(at + hyphen)
  if (text === undefined) return undefined
  if (text === "'" && scan.is(at + hyphen + 1, "'") && scan.isTight(at + hyphen + 1))
    return { value: UNITS.get('"') as Unit, end: at + hyphen + 2 }
  const unit = UNITS.get(text)
  if (!unit) return undefined
  const next = scan.text(at + hyphen + 1)
  // "with four feet": what it stands on, unless a size is told with it.
  if (afterWord && text === 'feet' && !LABELS.has(next ?? '')) return undefined
  if ((text === '"' || text === "'") && !scan.isTight(at)) return undefined
  // "3 in x 2 in" goes on with a number; "3 in x" means the axis.
  const goesOn = next === 'x' && scan.isNumber(at + hyphen + 2)
  // "13 in from the edges", with all sizes in millimetres: so far inwards.
  const isPreposition = (): boolean =>
    isPrepositionIn(next, scan.text(at + hyphen + 2)) || (next === 'from' && scan.isMetric)
  if (text === 'in' && (afterWord || (!scan.isTight(at) && !goesOn && isPreposition()))) return undefined
  // "5 m6 holes" and "two m3": the m belongs to the thread.
  if (text === 'm' && (afterWord || (scan.isNumber(at + 1) && scan.isTight(at + 1)))) return undefined
  const dot = scan.is(at + hyphen + 1, '.') && text.length <= 3 && scan.isTight(at + hyphen + 1) ? 1 : 0
  return { value: unit, end: at + hyphen + 1 + dot }
}

function axisTag(scan: Scan, at: number): Read<{ axis?: AxisName; label?: string }> | undefined {
  if (!scan.is(at, '(')) return undefined
  const inner = scan.is(at + 1, '+') ? at + 2 : at + 1
  const close = inner + 1
  if (!scan.is(close, ')')) return undefined
  const axis = axisNamed(scan.text(inner))
  if (axis) return { value: { axis }, end: close + 1 }
  const label = LABELS.get(scan.text(at + 1) ?? '')
  return label ? { value: { label }, end: close + 1 } : undefined
}

/** `-12`, `+5`: a sign counts where it touches its number and nothing touches the sign. */
function signAt(scan: Scan, at: number): { factor: number; length: number } {
  const signed = scan.is(at, '-', '+') && scan.isNumber(at + 1) && scan.isTight(at + 1)
  const before = scan.text(at - 1)
  const free = !scan.isTight(at) || before === '(' || before === '=' || before === ',' || before === ':'
  return signed && free ? { factor: scan.is(at, '-') ? -1 : 1, length: 1 } : { factor: 1, length: 0 }
}

/** One number with its unit and tag; feet and inches together are one value. */
export function readValue(scan: Scan, at: number): Read<Value> | undefined {
  const sign = signAt(scan, at)
  const start = at + sign.length
  const token = scan.tokens[start]
  let amount: number
  let end = start + 1
  let spoken = false
  if (token?.kind === 'number') amount = token.value
  else {
    const fraction = FRACTION_WORDS.get(token?.text ?? '')
    const whole = readSpoken(scan, start)
    if (fraction === undefined && whole === undefined) return undefined
    amount = fraction ?? (whole as Read<number>).value
    spoken = true
    end = whole?.end ?? end
    // "three quarters of a unit".
    const hyphen = scan.is(end, '-') && scan.isTight(end) ? 1 : 0
    const part = whole === undefined ? undefined : PARTS.get(scan.text(end + hyphen) ?? '')
    if (part !== undefined) {
      amount *= part
      end += hyphen + 1
    }
    const skipped = scan.is(end, 'of') ? end + 1 : end
    if ((fraction ?? part) !== undefined && scan.is(skipped, 'an', 'a')) end = skipped + 1
  }
  const unit = unitAt(scan, end, spoken)
  if (spoken && !unit) return undefined
  if (unit) end = unit.end
  let value = sign.factor * amount * (unit?.value.factor ?? 1)
  if (unit?.value.name === 'ft' && scan.isNumber(end)) {
    const inches = unitAt(scan, end + 1, false)
    if (inches?.value.name === 'inch') {
      value += sign.factor * (scan.tokens[end]?.value ?? 0) * inches.value.factor
      end = inches.end
    }
  }
  const tag = axisTag(scan, end)
  const length = tag ? tag.end : end
  return {
    value: {
      value: tidy(value),
      unit: unit?.value.kind,
      factor: unit?.value.factor ?? 1,
      text: scan.words(at, end),
      span: scan.span(at, length),
      ...tag?.value,
    },
    end: length,
  }
}

/** `+0.1/-0.2`, `+0.1 -0`: the narrower side that is not nothing. */
function unequalTolerance(scan: Scan, at: number): Read<number> | undefined {
  const upper = scan.is(at, '+') ? readValue(scan, at + 1) : undefined
  if (!upper) return undefined
  const slash = scan.is(upper.end, '/', ',') ? 1 : 0
  const lower = scan.is(upper.end + slash, '-') ? readValue(scan, upper.end + slash + 1) : undefined
  const sides = [upper.value.value, lower?.value.value ?? 0].map(Math.abs).filter((side) => side > 0)
  return lower && sides.length > 0 ? { value: Math.min(...sides), end: lower.end } : undefined
}

/** `± 0.1`, `+/- 0.1`, `+0.1/-0.2` after a value. */
export function readTolerance(scan: Scan, at: number): Read<number> | undefined {
  const unequal = unequalTolerance(scan, at)
  if (unequal) return unequal
  let from = at
  if (scan.is(at, '±')) from = at + 1
  else if (scan.is(at, '+') && scan.is(at + 1, '/') && scan.is(at + 2, '-')) from = at + 3
  else return undefined
  const band = readValue(scan, from)
  return band ? { value: Math.abs(band.value.value), end: band.end } : undefined
}

/** How many tokens before `at` say "about"; they become part of the quantity. */
export const readApproximately = (scan: Scan, at: number): number =>
  APPROXIMATELY.has(scan.text(at) ?? '') ? (scan.is(at + 1, '.') ? 2 : 1) : 0
