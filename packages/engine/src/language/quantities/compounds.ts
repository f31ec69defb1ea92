/** Notations that hold several numbers: sizes, lists, points, coordinates. */
import type { AxisName } from '../../plan/geometry.ts'
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

const isExtruded = (scan: Scan, at: number, label: string): boolean => {
  if (label !== 'diameter' && label !== 'radius') return false
  for (let before = at - 1; before >= 0; before--)
    if (/^extrud(?:e|es|ed|ing)$/u.test(scan.text(before) ?? '')) return true
  return false
}

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
    const behind = TIMES.has(scan.text(joint + comma) ?? '') ? readValue(scan, joint + comma + 1) : undefined
    // "20 mm high by 90 degrees": how far it is turned, and no size of it.
    // "extrude a circle of 40 mm diameter by 20 mm": how far, as well.
    const apart =
      label && scan.is(joint, 'by') && (behind?.value.unit === 'angle' || isExtruded(scan, at, label))
    const next = apart ? undefined : behind
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

/** A degree each, all the way round. */
const LONGEST_LIST = 360

/** `0, 90, 180 and 270 degrees`. Two lengths side by side are more likely two statements. */
export function readList(scan: Scan, first: Read<Value>): Read<Value[]> | undefined {
  if (first.value.unit !== undefined || first.end <= scan.listlessTo) return undefined
  const values = [{ ...first.value }]
  let end = first.end
  while (values.length < LONGEST_LIST) {
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
  if (unit === undefined) scan.listlessTo = end
  if (values.length < 2 || unit === undefined || (values.length === 2 && unit === 'length')) return undefined
  if (unit === 'length') shareUnits(values)
  else for (const value of values) value.unit = unit
  return { value: values, end }
}

interface Points {
  points: number[][]
  values: Value[]
  axes?: readonly AxisName[]
}

/** The numbers of named axes in the order of those: `(Z=8, X=20)` is x before z. Undefined where an axis is named twice, or only some are. */
function inOrder(
  points: number[][],
  named: readonly (AxisName | undefined)[],
): Omit<Points, 'values'> | undefined {
  if (named.every((axis) => axis === undefined)) return { points }
  const order = (['x', 'y', 'z'] as const).filter((axis) => named.includes(axis))
  if (order.length !== named.length) return undefined
  const sorted = points.map((point) => order.map((axis) => point[named.indexOf(axis)] as number))
  return order[0] === 'x' && order[1] === 'y' ? { points: sorted } : { points: sorted, axes: order }
}

/** One `(x, y)` or `(x, y, z)`; `±` gives every combination of signs. */
function readPoint(scan: Scan, at: number): Read<Points> | undefined {
  if (!scan.is(at, '(')) return undefined
  const values: Value[] = []
  const named: (AxisName | undefined)[] = []
  let points: number[][] = [[]]
  let end = at + 1
  for (;;) {
    const axis = scan.is(end + 1, '=', ':') ? axisNamed(scan.text(end)) : undefined
    if (axis) end += 2
    named.push(axis)
    const read = readSigned(scan, end)
    if (!read) return undefined
    values.push(read.value.said)
    points = points.flatMap((point) => read.value.all.map((each) => [...point, each]))
    end = read.end
    if (scan.is(end, ',')) end++
    else break
  }
  if (!scan.is(end, ')') || values.length < 2 || values.length > 3) return undefined
  const told = inOrder(points, named)
  return told && { value: { ...told, values }, end: end + 1 }
}

/** `12`, `±12`, `29±15.5`, a sum: every number that it stands for. */
function readSigned(scan: Scan, at: number): Read<{ said: Value; all: number[] }> | undefined {
  if (scan.is(at, '±')) {
    const read = readValue(scan, at + 1)
    return read && { value: { said: read.value, all: [read.value.value, -read.value.value] }, end: read.end }
  }
  const middle = readValue(scan, at)
  const half = middle && scan.is(middle.end, '±') ? readValue(scan, middle.end + 1) : undefined
  if (middle && half) {
    const [low, high] = [middle.value.value - half.value.value, middle.value.value + half.value.value]
    return { value: { said: middle.value, all: [tidy(high), tidy(low)] }, end: half.end }
  }
  const plain = readSum(scan, at)
  return plain && { value: { said: plain.value, all: [plain.value.value] }, end: plain.end }
}

export function readPoints(scan: Scan, at: number): Read<Points> | undefined {
  const first = readPoint(scan, at)
  if (!first) return undefined
  const { points, values, axes } = first.value
  let end = first.end
  for (;;) {
    let next = end
    if (scan.is(next, 'mm')) next++
    while (scan.is(next, ',', 'and', '&')) next++
    const more = readPoint(scan, next)
    if (!more || String(more.value.axes) !== String(axes))
      return { value: first.value, end: scan.is(end, 'mm') ? end + 1 : end }
    points.push(...more.value.points)
    values.push(...more.value.values)
    end = more.end
  }
}

/** "25 mm at X=0 and 3 mm at X=90": what has a coordinate of its own is a size and no further one. */
const isToldAt = (scan: Scan, end: number): boolean =>
  scan.is(end, 'at') && axisNamed(scan.text(end + 1)) !== undefined && scan.is(end + 2, '=', ':')

/** "at Z=0 and 50 mm in diameter", "at X=10 and 6 mm deep": a size, no other coordinate. */
const isSizeAt = (scan: Scan, at: number): boolean =>
  scan.is(
    at,
    'deep',
    'long',
    'wide',
    'tall',
    'thick',
    'high',
    'diameter',
    'radius',
    'across',
    'square',
    'from',
  ) ||
  (scan.is(at, 'in') &&
    scan.is(at + 1, 'diameter', 'radius', 'length', 'width', 'height', 'depth', 'thickness'))

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
    if (!next || isToldAt(scan, next.end) || (next.value.unit !== undefined && isSizeAt(scan, next.end)))
      break
    values.push({ ...next.value })
    end = next.end
  }
  if (values.length < 2) return undefined
  shareUnits(values)
  return { value: values, end }
}

/** "X ranging from 0 to 60", "Z from 0 to 5", "Y between -10 and 10", "Y goes from 0 to 40": behind the axis. */
function readSpokenRange(scan: Scan, at: number): Read<Value[]> | undefined {
  const goes = scan.is(at, 'goes', 'runs', 'spans', 'extends')
  const said = goes || scan.is(at, 'ranging', 'ranges', 'spanning', 'running', 'going', 'extending')
  const verb = said ? at + 1 : at
  const joint = scan.is(verb, 'from') ? 'to' : scan.is(verb, 'between') ? 'and' : undefined
  const first = joint ? readValue(scan, verb + 1) : undefined
  if (!first || !joint || !scan.is(first.end, joint)) return undefined
  const second = readValue(scan, first.end + 1)
  // "a shaft along Z goes from 10 to 20 mm in diameter": sizes, no levels.
  if (
    !second ||
    (goes && scan.is(second.end, 'diameter', 'radius', 'wide', 'across', 'square', 'in', 'thick'))
  )
    return undefined
  const values = [{ ...first.value }, { ...second.value }]
  shareUnits(values)
  return { value: values, end: second.end }
}

/** What is less would be a tolerance: `20 ± 0.1`. */
const LEAST_APART = 0.5

/** `±38`, `29 ± 15.5`: two coordinates about one. */
function readPair(scan: Scan, at: number): Read<Value[]> | undefined {
  const middle = scan.is(at, '±') ? undefined : readValue(scan, at)
  const sign = middle?.end ?? at
  const half = scan.is(sign, '±') ? readValue(scan, sign + 1) : undefined
  if (!half || (middle && half.value.value < LEAST_APART)) return undefined
  const about = middle?.value.value ?? 0
  const at_ = (value: number): Value => ({ ...half.value, value: tidy(value) })
  return { value: [at_(about - half.value.value), at_(about + half.value.value)], end: half.end }
}

/** `X = 12`, `Z=0 to Z=5`, `z: 4`. */
export function readCoordinate(
  scan: Scan,
  at: number,
): Read<Pick<Quantity, 'kind' | 'values'> & { axis: 'x' | 'y' | 'z' }> | undefined {
  const axis = axisNamed(scan.text(at))
  const spoken = axis && readSpokenRange(scan, at + 1)
  if (spoken) return { value: { kind: 'range', axis, values: spoken.value }, end: spoken.end }
  // "centered at the origin in X and Y: 60 mm (X) by …", "its axis on Z: 16 mm in diameter": the colon opens a list.
  const opens = scan.is(at + 1, ':') && scan.is(at - 1, 'and', 'in', 'along', '&', 'on', 'about', 'around')
  if (!axis || opens || !scan.is(at + 1, '=', ':')) return undefined
  const pair = readPair(scan, at + 2)
  if (pair) return { value: { kind: 'coordinates', axis, values: pair.value }, end: pair.end }
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
  // "6 mm diameter at Z=25 to 12 mm diameter at Z=28": a size, no other level.
  const sized =
    named === 0 &&
    second &&
    (isToldAt(scan, second.end) ||
      scan.is(second.end, 'diameter', 'radius', 'wide', 'across', 'square', 'in', 'tall', 'high', 'thick'))
  if (!second || sized) return { value: { kind: 'coordinate', axis, values: [first.value] }, end: first.end }
  const values = [{ ...first.value }, { ...second.value }]
  shareUnits(values)
  return { value: { kind: 'range', axis, values }, end: second.end }
}
