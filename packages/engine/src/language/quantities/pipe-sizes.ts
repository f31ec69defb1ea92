/** Nominal pipe sizes: `2 inch schedule 40`, `NPS 1 sch 80`, `DN 50`, `DN50 PN16`. The number is a name; the table says what it measures. */
import { inchesOf, inchPipe, outsideOf } from '../../library/pipe-sizes.ts'
import type { Quantity, Value } from './quantity.ts'
import { base, type Read, type Rule, readValue, type Scan } from './scan.ts'
import { LABELS } from './words.ts'

const INCH = 25.4

/** How far the schedule may stand from the size, in words. */
const FARTHEST = 12

const scheduleAt = (scan: Scan, at: number): number | undefined => {
  if (!scan.is(at, 'schedule', 'sch', 'sched')) return undefined
  const number = at + (scan.is(at + 1, '.', '-') ? 2 : 1)
  return scan.tokens[number]?.value
}

/** The schedule that is told nearby. */
function scheduleNear(scan: Scan, at: number): number | undefined {
  for (let near = Math.max(0, at - FARTHEST); near < at + FARTHEST; near++) {
    const schedule = scheduleAt(scan, near)
    if (schedule !== undefined) return schedule
  }
  return undefined
}

/** A nominal size in inches: `2"`, `2 inch`, `NPS 2`. A length of so many inches has its word behind it. */
function nominalAt(scan: Scan, at: number): Read<number> | undefined {
  const named = scan.is(at, 'nps') ? 1 : 0
  const read = scan.isNumber(at + named) ? readValue(scan, at + named) : undefined
  if (!read || LABELS.has(scan.text(read.end) ?? '') || scan.is(read.end, 'x', 'od', 'id')) return undefined
  if (read.value.unit === undefined) return named ? { value: read.value.value, end: read.end } : undefined
  return read.value.factor === INCH ? { value: read.value.value / INCH, end: read.end } : undefined
}

const dnAt = (scan: Scan, at: number): Read<number> | undefined => {
  const number = at + (scan.is(at + 1, '-') ? 2 : 1)
  const dn = scan.is(at, 'dn') ? scan.tokens[number]?.value : undefined
  return dn === undefined ? undefined : { value: dn, end: number + 1 }
}

function sized(
  scan: Scan,
  at: number,
  end: number,
  sizes: Readonly<Record<string, number>>,
  table: string,
  schedule?: number,
): Read<Quantity> {
  const text = scan.words(at, end)
  const of = schedule === undefined ? '' : ` of schedule ${schedule}`
  const values = Object.entries(sizes).map(
    ([label, value]): Value => ({
      value,
      unit: 'length',
      factor: 1,
      text,
      span: scan.span(at, end),
      label,
    }),
  )
  const spoken = Object.values(sizes).join(' × ')
  return {
    value: {
      kind: values.length > 1 ? 'size' : 'length',
      ...base(scan, at, end, values),
      note: `“${text}”${of} is a pipe of ${spoken} mm, as ${table} has it`,
    },
    end,
  }
}

/** A flange's DN is looked up with its pressure by the flange itself. */
const isFlange = (scan: Scan): boolean => scan.tokens.some(({ text }) => /^flange[sd]?$/u.test(text))

const named = (scan: Scan, at: number, end: number): Read<Quantity> => ({
  value: { kind: 'designation', about: 'a nominal size', binding: true, ...base(scan, at, end, []) },
  end,
})

export const pipeSize: Rule = (scan, at) => {
  const schedule = scheduleAt(scan, at)
  if (schedule !== undefined) {
    const end = at + (scan.is(at + 1, '.', '-') ? 3 : 2)
    const isTold = (near: number): boolean => {
      const inches = nominalAt(scan, near)?.value ?? inchesOf(dnAt(scan, near)?.value ?? 0)
      return inches !== undefined && inchPipe(inches, schedule) !== undefined
    }
    const near = Array.from({ length: 2 * FARTHEST }, (_, index) => at - FARTHEST + index)
    // Sizes that are told themselves need no table.
    const walled = scan.tokens.some(({ text }) => /^(?:wall|walls|thick|thickness)$/u.test(text))
    const free = near.some(isTold) || walled
    const quantity: Quantity = {
      kind: 'designation',
      about: 'the schedule of the pipe',
      ...(free ? {} : { binding: true as const }),
      ...base(scan, at, end, []),
    }
    return { value: quantity, end }
  }
  const dn = dnAt(scan, at)
  if (dn) {
    const pressure = scan.is(dn.end, 'pn', ',', '-') ? (scan.is(dn.end, 'pn') ? dn.end : dn.end + 1) : dn.end
    const rated = scan.is(pressure, 'pn') && scan.isNumber(pressure + 1) ? pressure + 2 : undefined
    if (rated || isFlange(scan)) return named(scan, at, rated ?? dn.end)
    const class_ = scheduleNear(scan, at)
    const inches = inchesOf(dn.value)
    const pipe = class_ && inches !== undefined ? inchPipe(inches, class_) : undefined
    if (pipe)
      return sized(scan, at, dn.end, { outerDiameter: pipe.outside, wall: pipe.wall }, 'ASME B36.10', class_)
    const outside = outsideOf(dn.value)
    return outside && class_ === undefined
      ? sized(scan, at, dn.end, { outerDiameter: outside }, 'EN 10220')
      : named(scan, at, dn.end)
  }
  // `PN16` by itself.
  if (scan.is(at, 'pn') && scan.isNumber(at + 1)) return named(scan, at, at + 2)
  const nominal = nominalAt(scan, at)
  const near = nominal && scheduleNear(scan, at)
  const pipe = nominal && near !== undefined ? inchPipe(nominal.value, near) : undefined
  return nominal && pipe
    ? sized(scan, at, nominal.end, { outerDiameter: pipe.outside, wall: pipe.wall }, 'ASME B36.10', near)
    : undefined
}
