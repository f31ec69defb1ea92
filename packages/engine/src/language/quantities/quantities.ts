/** Takes every number out of a sentence's tokens; what is left between them are words and marks. */
import type { Token } from '../text/tokens.ts'
import { choice, listed, proportion } from './choices.ts'
import { readCoordinate, readList, readPoints, readSize, shareUnits } from './compounds.ts'
import { ends } from './ends.ts'
import { designation, fit, otherMeasure } from './names.ts'
import { pipeSize } from './pipe-sizes.ts'
import { pipeThreadSize } from './pipe-threads.ts'
import type { Quantity, Value } from './quantity.ts'
import type { Read, Rule } from './scan.ts'
import { base, readApproximately, readSpoken, readTolerance, readValue, Scan } from './scan.ts'
import { workedOut } from './sums.ts'
import { isNumberWord, LETTERS, NUMBER_WORDS } from './words.ts'

export type Piece = { kind: 'token'; token: Token } | { kind: 'quantity'; quantity: Quantity }

/** `M8 x 40`, `M8x1x40`: the length behind a thread's size. `M6 x 4 holes` has none. */
function withLength(scan: Scan, from: number, read: Read<Quantity>): Read<Quantity> {
  const value = scan.is(read.end, 'x') ? readValue(scan, read.end + 1) : undefined
  if (!value || scan.is(value.end, 'x', 'hole', 'holes', 'place', 'places') || value.value.unit === 'angle')
    return read
  const { end } = value
  return {
    value: {
      ...read.value,
      values: [value.value],
      span: scan.span(from, end),
      text: scan.words(from, end),
    },
    end,
  }
}

/** `M6`, `M8x1`, `M8 x 1.25`; a number that is no pitch (`M6x20`) is a length. */
const metricThread: Rule = (scan, at) => {
  if (!scan.is(at, 'm') || !scan.isNumber(at + 1) || !scan.isTight(at + 1)) return undefined
  const size = scan.tokens[at + 1]?.value ?? 0
  const pitch = scan.is(at + 2, 'x') && scan.isNumber(at + 3) ? (scan.tokens[at + 3]?.value ?? 0) : 0
  const hasPitch = pitch > 0 && pitch <= size * 0.4
  const end = at + (hasPitch ? 4 : 2)
  const written = `M${size}${hasPitch ? `x${pitch}` : ''}`
  return withLength(scan, at, {
    value: { kind: 'thread', designation: written, ...base(scan, at, end, []) },
    end,
  })
}

const THREADS_PER_INCH = [4, 80] as const

/** `1/4-20`, `#8-32`, with or without UNC or UNF. */
const inchThread: Rule = (scan, at) => {
  const numbered = scan.is(at, '#') && scan.isNumber(at + 1) ? 1 : 0
  const size = scan.tokens[at + numbered]
  if (size?.kind !== 'number' || (!size.fraction && !numbered)) return undefined
  // `1/4"-20`
  const mark = at + numbered + (scan.is(at + numbered + 1, '"', 'inch', 'in') ? 2 : 1)
  const turns = scan.tokens[mark + 1]
  if (!scan.is(mark, '-') || turns?.kind !== 'number' || !turns.tight) return undefined
  if (turns.value < THREADS_PER_INCH[0] || turns.value > THREADS_PER_INCH[1]) return undefined
  const series = scan.is(mark + 2, 'unc', 'unf', 'unef') ? 1 : 0
  const end = mark + 2 + series
  const wide = scan.words(at, at + numbered + 1)
  const written = `${wide}-${scan.text(mark + 1)}${series ? ` ${scan.text(end - 1)?.toUpperCase()}` : ''}`
  return withLength(scan, at, {
    value: { kind: 'thread', designation: written, ...base(scan, at, end, []) },
    end,
  })
}

const MARKS: Record<string, 'diameter' | 'radius'> = { ø: 'diameter', r: 'radius', d: 'diameter' }

/** `Ø12`, `R5`, `Ø12 x 30`. The letters must touch their number; the sign need not. */
const marked: Rule = (scan, at) => {
  const dimension = MARKS[scan.text(at) ?? '']
  if (!dimension || (!scan.isTight(at + 1) && !scan.is(at, 'ø'))) return undefined
  const value = scan.isNumber(at + 1) ? readValue(scan, at + 1) : undefined
  if (!value) return undefined
  const second = scan.is(value.end, 'x') ? readValue(scan, value.end + 1) : undefined
  if (second && second.value.unit !== 'angle' && !scan.is(second.end, 'x')) {
    const both: Value[] = [
      { ...value.value, label: dimension },
      { ...second.value, label: 'depth' },
    ]
    shareUnits(both)
    return { value: { kind: 'size', ...base(scan, at, second.end, both) }, end: second.end }
  }
  const quantity = { kind: 'marked' as const, dimension, ...base(scan, at, value.end, [value.value]) }
  return withTolerance(scan, at, { value: quantity, end: value.end })
}

/** `D = 20`, `h: 40 mm`: a letter of the drawing with its value. */
const lettered: Rule = (scan, at) => {
  const label = LETTERS.get(scan.text(at) ?? '')
  if (!label || !scan.is(at + 1, '=', ':')) return undefined
  const value = readValue(scan, at + 2)
  if (!value || value.value.label || value.value.axis || value.value.unit === 'angle') return undefined
  const quantity: Quantity = {
    kind: value.value.unit === undefined ? 'number' : 'length',
    ...base(scan, at, value.end, [{ ...value.value, label }]),
  }
  return withTolerance(scan, at, { value: quantity, end: value.end })
}

const HOURS = 12

/** `12 o'clock` is up, `3 o'clock` to the right; `12, 3, 6 and 9 o'clock` are four places. */
const clock: Rule = (scan, at) => {
  const values: Value[] = []
  for (let next = at; values.length < HOURS; next++) {
    const hour = scan.isNumber(next)
      ? (scan.tokens[next]?.value ?? 0)
      : (NUMBER_WORDS.get(scan.text(next) ?? '') ?? 0)
    if (!Number.isInteger(hour) || hour < 1 || hour > HOURS) return undefined
    const last = scan.is(next + 1, "o'clock", 'oclock')
    const end = last ? next + 2 : next + 1
    values.push({
      value: 90 - 30 * hour + (hour > 3 ? 360 : 0),
      unit: 'angle',
      factor: 1,
      text: scan.words(next, end),
      span: scan.span(next, end),
    })
    if (last) {
      const kind = values.length > 1 ? 'list' : 'clock'
      return { value: { kind, ...base(scan, at, end, values) }, end }
    }
    if (scan.is(end, ',')) next++
    if (scan.is(next + 1, 'and', 'or', '&')) next++
    if (next < end) return undefined
  }
  return undefined
}

const coordinate: Rule = (scan, at) => {
  const read = readCoordinate(scan, at)
  if (!read) return undefined
  const { kind, axis, values } = read.value
  return { value: { kind, axis, ...base(scan, at, read.end, values) } as Quantity, end: read.end }
}

const points: Rule = (scan, at) => {
  const read = readPoints(scan, at)
  if (!read) return undefined
  const { points, values, axes } = read.value
  return {
    value: { kind: 'points', points, ...(axes ? { axes } : {}), ...base(scan, at, read.end, values) },
    end: read.end,
  }
}

function withTolerance(scan: Scan, from: number, read: Read<Quantity>): Read<Quantity> {
  const band = readTolerance(scan, read.end)
  if (!band) return read
  const { end } = band
  return {
    value: {
      ...read.value,
      tolerance: band.value,
      span: scan.span(from, end),
      text: scan.words(from, end),
    },
    end,
  }
}

const RESTATED_WITHIN = 0.06

/** The same size again in another unit, in parentheses: `3 mm (1/8")`. It must agree within six in a hundred, as trade sizes do. */
function restated(scan: Scan, read: Read<Quantity>): number {
  if (read.value.kind !== 'length' || !scan.is(read.end, '(')) return read.end
  const again = readValue(scan, read.end + 1)
  if (!again || !scan.is(again.end, ')') || again.value.unit !== 'length') return read.end
  const first = read.value.values[0] as Value
  if (again.value.factor === first.factor) return read.end
  return Math.abs(again.value.value - first.value) <= RESTATED_WITHIN * first.value ? again.end + 1 : read.end
}

const number: Rule = (scan, at) => {
  const first = readValue(scan, at)
  if (!first) return undefined
  const times = first.end
  // `4x M5`, `4 x Ø5`, `2x holes`: so many of them.
  if (first.value.unit === undefined && Number.isInteger(first.value.value) && scan.is(times, 'x')) {
    const after = scan.tokens[times + 1]
    const counts =
      after === undefined ||
      after.text === 'ø' ||
      (after.kind === 'word' && !isNumberWord(after.text)) ||
      after.text === ')'
    if (counts)
      return {
        value: { kind: 'count', ...base(scan, at, times + 1, [first.value]) },
        end: times + 1,
      }
  }
  const size = readSize(scan, at, first)
  if (size) {
    return withTolerance(scan, at, {
      value: { kind: 'size', ...base(scan, at, size.end, size.value) },
      end: size.end,
    })
  }
  const list = readList(scan, first)
  if (list) return { value: { kind: 'list', ...base(scan, at, list.end, list.value) }, end: list.end }
  if (scan.is(first.end, '%')) {
    const end = first.end + 1
    return { value: { kind: 'ratio', ...base(scan, at, end, [first.value]) }, end }
  }
  const kind = first.value.unit ?? 'number'
  const single = withTolerance(scan, at, {
    value: { kind, ...base(scan, at, first.end, [first.value]) },
    end: first.end,
  })
  const end = restated(scan, single)
  return end === single.end
    ? single
    : { value: { ...single.value, span: scan.span(at, end), text: scan.words(at, end) }, end }
}

const spokenCount: Rule = (scan, at) => {
  const read = readSpoken(scan, at)
  if (!read || !Number.isInteger(read.value)) return undefined
  // "six-sided" is a shape.
  if (scan.is(read.end, 'sided') || (scan.is(read.end, '-') && scan.is(read.end + 1, 'sided')))
    return undefined
  const { value, end } = read
  const spoken: Value = {
    value,
    unit: undefined,
    factor: 1,
    text: scan.words(at, end),
    span: scan.span(at, end),
  }
  return { value: { kind: 'count', ...base(scan, at, end, [spoken]) }, end }
}

const approximate: Rule = (scan, at) => {
  const skip = readApproximately(scan, at)
  if (skip === 0) return undefined
  const read = choice(scan, at + skip) ?? number(scan, at + skip) ?? marked(scan, at + skip)
  if (!read) return undefined
  return {
    value: {
      ...read.value,
      approximate: true,
      span: scan.span(at, read.end),
      text: scan.words(at, read.end),
    },
    end: read.end,
  }
}

/** In order of trial: names before numbers, compounds before their parts. */
const RULES: readonly Rule[] = [
  clock,
  pipeThreadSize,
  pipeSize,
  designation,
  metricThread,
  inchThread,
  fit,
  otherMeasure,
  marked,
  lettered,
  coordinate,
  points,
  workedOut,
  listed,
  proportion,
  approximate,
  ends,
  choice,
  number,
  spokenCount,
]

function firstRead(scan: Scan, at: number): Read<Quantity> | undefined {
  for (const rule of RULES) {
    const read = rule(scan, at)
    if (read) return read
  }
  return undefined
}

export function findQuantities(tokens: readonly Token[], prompt: string): Piece[] {
  const scan = new Scan(tokens, prompt)
  const pieces: Piece[] = []
  let at = 0
  while (at < tokens.length) {
    const found = firstRead(scan, at)
    if (found) {
      pieces.push({ kind: 'quantity', quantity: found.value })
      at = found.end
    } else {
      pieces.push({ kind: 'token', token: tokens[at] as Token })
      at++
    }
  }
  return pieces
}
