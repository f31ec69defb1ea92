/** Notations that hold several numbers: sizes, lists, points, coordinates. */
import type { Quantity, Value } from './quantity.ts'
import type { Read, Scan } from './scan.ts'
import { axisNamed, readValue, tidy } from './scan.ts'
import { readSum } from './sums.ts'
import { LABELS } from './words.ts'

const TIMES: ReadonlySet<string> = new Set(['x', '*', 'by'])

/** Units go right to left (`20 x 30 mm`), and on to what follows (`20 mm x 30`); never onto an angle or from one. */
export function shareUnits(values: Value[]): void {
  for (const [at, value] of values.entries()) {
    if (value.unit !== undefined) continue
    const giver =
      values.slice(at + 1).find((other) => other.unit === 'length') ??
      values.slice(0, at).findLast((other) => other.unit === 'length')
    if (!giver) continue
    value.value = tidy(value.value * giver.factor)
    value.factor = giver.factor
    value.unit = 'length'
  }
}

function labelAt(scan: Scan, at: number): string | undefined {
  const text = scan.text(at)
  const label = LABELS.get(text ?? '')
  // A lone letter is a label only where it touches its number: `60L`.
  return label && ((text as string).length > 1 || scan.isTight(at)) ? label : undefined
}

const NOUNS = new Set(['length', 'width', 'height', 'thickness', 'depth', 'diameter'])

/** `40 x 40 x 3 length 1000`: the word belongs to the number behind it. */
const isNextSize = (scan: Scan, at: number): boolean =>
  NOUNS.has(scan.text(at) ?? '') &&
  (scan.isNumber(at + 1) || (scan.is(at + 1, ':', '=', 'of') && scan.isNumber(at + 2)))

/** `60 x 40 x 8 mm`, `60 mm long by 40 mm wide`, `80mm (X) x 40mm (Y)`; one value alone is no size. */
export function readSize(scan: Scan, at: number, first: Read<Value>): Read<Value[]> | undefined {
  const values = [{ ...first.value }]
  let end = first.end
  for (;;) {
    const last = values.at(-1) as Value
    const label = last.label || isNextSize(scan, end) ? undefined : labelAt(scan, end)
    const after = label ? end + 1 : end
    const tagAxis =
      scan.is(after, '(') && scan.is(after + 2, ')') ? axisNamed(scan.text(after + 1)) : undefined
    const joint = tagAxis ? after + 3 : after
    const comma = scan.is(joint, ',') && scan.is(joint + 1, 'by', 'x') ? 1 : 0
    const next = TIMES.has(scan.text(joint + comma) ?? '') ? readValue(scan, joint + comma + 1) : undefined
    const closes = !next && values.length > 1
    if (label && (next || closes)) {
      last.label = label
      if (tagAxis) last.axis = tagAxis
      last.span = scan.span(at, joint)
      end = joint
    }
    if (!next || values.length >= 4) break
    values.push({ ...next.value })
    end = next.end
  }
  if (values.length < 2) return undefined
  shareUnits(values)
  return { value: values, end }
}

/** `0, 90, 180 and 270 degrees`. Two lengths side by side are more likely two statements. */
export function readList(scan: Scan, first: Read<Value>): Read<Value[]> | undefined {
  if (first.value.unit !== undefined) return undefined
  const values = [{ ...first.value }]
  let end = first.end
  for (;;) {
    let at = end
    if (scan.is(at, ',')) at++
    if (scan.is(at, 'and', '&', 'or')) at++
    const next = at > end ? readValue(scan, at) : undefined
    if (!next) break
    values.push({ ...next.value })
    end = next.end
    if (next.value.unit !== undefined) break
  }
  const unit = values.at(-1)?.unit
  if (values.length < 2 || unit === undefined || (values.length === 2 && unit === 'length')) return undefined
  if (unit === 'length') shareUnits(values)
  else for (const value of values) value.unit = unit
  return { value: values, end }
}

/** One `(x, y)` or `(x, y, z)`; `±` gives every combination of signs. */
function readPoint(scan: Scan, at: number): Read<{ points: number[][]; values: Value[] }> | undefined {
  if (!scan.is(at, '(')) return undefined
  const values: Value[] = []
  let points: number[][] = [[]]
  let end = at + 1
  for (;;) {
    const named = axisNamed(scan.text(end)) && scan.is(end + 1, '=', ':') ? 2 : 0
    end += named
    const both = scan.is(end, '±') ? 1 : 0
    const value = both ? readValue(scan, end + 1) : readSum(scan, end)
    if (!value) return undefined
    values.push(value.value)
    const signs = both ? [1, -1] : [1]
    points = points.flatMap((point) => signs.map((sign) => [...point, sign * value.value.value]))
    end = value.end
    if (scan.is(end, ',')) end++
    else break
  }
  if (!scan.is(end, ')') || values.length < 2 || values.length > 3) return undefined
  return { value: { points, values }, end: end + 1 }
}

export function readPoints(
  scan: Scan,
  at: number,
): Read<{ points: number[][]; values: Value[] }> | undefined {
  const first = readPoint(scan, at)
  if (!first) return undefined
  const { points, values } = first.value
  let end = first.end
  for (;;) {
    let next = end
    if (scan.is(next, 'mm')) next++
    while (scan.is(next, ',', 'and', '&')) next++
    const more = readPoint(scan, next)
    if (!more) return { value: { points, values }, end: scan.is(end, 'mm') ? end + 1 : end }
    points.push(...more.value.points)
    values.push(...more.value.values)
    end = more.end
  }
}

/** `, -12, 0, 12 mm` and `and 12` behind a coordinate; another axis ends the list. */
function readMore(scan: Scan, first: Read<Value>): Read<Value[]> | undefined {
  const values = [{ ...first.value }]
  let { end } = first
  for (;;) {
    let at = end
    if (scan.is(at, ',')) at++
    if (scan.is(at, 'and', '&')) at++
    const next = at > end ? readValue(scan, at) : undefined
    // Bare numbers only: "x = 5, 10 mm deep" goes on to say something else.
    if (
      !next ||
      (next.value.unit !== undefined &&
        scan.is(next.end, 'deep', 'long', 'wide', 'tall', 'thick', 'high', 'diameter', 'from'))
    )
      break
    values.push({ ...next.value })
    end = next.end
  }
  if (values.length < 2) return undefined
  shareUnits(values)
  return { value: values, end }
}

/** "X ranging from 0 to 60", "Z from 0 to 5", "Y between -10 and 10": behind the axis. */
function readSpokenRange(scan: Scan, at: number): Read<Value[]> | undefined {
  const verb = scan.is(at, 'ranging', 'ranges', 'spanning', 'running', 'going', 'extending') ? at + 1 : at
  const joint = scan.is(verb, 'from') ? 'to' : scan.is(verb, 'between') ? 'and' : undefined
  const first = joint ? readValue(scan, verb + 1) : undefined
  if (!first || !joint || !scan.is(first.end, joint)) return undefined
  const second = readValue(scan, first.end + 1)
  if (!second) return undefined
  const values = [{ ...first.value }, { ...second.value }]
  shareUnits(values)
  return { value: values, end: second.end }
}

/** `X = 12`, `Z=0 to Z=5`, `z: 4`. */
export function readCoordinate(
  scan: Scan,
  at: number,
): Read<Pick<Quantity, 'kind' | 'values'> & { axis: 'x' | 'y' | 'z' }> | undefined {
  const axis = axisNamed(scan.text(at))
  const spoken = axis && readSpokenRange(scan, at + 1)
  if (spoken) return { value: { kind: 'range', axis, values: spoken.value }, end: spoken.end }
  if (!axis || !scan.is(at + 1, '=', ':')) return undefined
  const first = readValue(scan, at + 2)
  if (!first) return undefined
  // "between Z=12 and Z=40"
  const limit = scan.is(at - 1, 'between') && scan.is(first.end, 'and') ? first.end + 1 : undefined
  if (limit !== undefined) {
    const other = axisNamed(scan.text(limit)) === axis && scan.is(limit + 1, '=', ':') ? limit + 2 : limit
    const second = readValue(scan, other)
    if (second) {
      const values = [{ ...first.value }, { ...second.value }]
      shareUnits(values)
      return { value: { kind: 'range', axis, values }, end: second.end }
    }
  }
  const list = readMore(scan, first)
  if (list) return { value: { kind: 'coordinates', axis, values: list.value }, end: list.end }
  // "Z=10 down to Z=4", "Z=0 up to Z=50".
  const joint = scan.is(first.end, 'up', 'down') && scan.is(first.end + 1, 'to') ? first.end + 1 : first.end
  if (!scan.is(joint, 'to', '-', 'through')) {
    return { value: { kind: 'coordinate', axis, values: [first.value] }, end: first.end }
  }
  const named = axisNamed(scan.text(joint + 1)) === axis && scan.is(joint + 2, '=', ':') ? 2 : 0
  const second = readValue(scan, joint + 1 + named)
  if (!second) return { value: { kind: 'coordinate', axis, values: [first.value] }, end: first.end }
  const values = [{ ...first.value }, { ...second.value }]
  shareUnits(values)
  return { value: { kind: 'range', axis, values }, end: second.end }
}
