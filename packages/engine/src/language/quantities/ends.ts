/** `32 mm to 40 mm` of what joins two things: its two ends, never a choice between them. */
import { shareUnits } from './compounds.ts'
import { base, type Rule, readValue, type Scan } from './scan.ts'
import { LABELS } from './words.ts'

const JOINS =
  /^(?:adapt[eo]r|adapt[eo]rs|reducer|reducers|reducing|coupling|coupler|couplings|couplers|converter|connector|transition|joiner|increaser)$/u

/** How far the noun may stand from its sizes, in words. */
const FARTHEST = 8

const joinsNear = (scan: Scan, at: number, end: number): boolean =>
  scan.tokens.slice(Math.max(0, at - FARTHEST), end + FARTHEST).some(({ text }) => JOINS.test(text))

export const ends: Rule = (scan, at) => {
  const first = scan.isNumber(at) ? readValue(scan, at) : undefined
  const last = first && scan.is(first.end, 'to') ? readValue(scan, first.end + 1) : undefined
  if (!first || !last || first.value.label || last.value.label || last.value.axis) return undefined
  if (LABELS.has(scan.text(last.end) ?? '') || !joinsNear(scan, at, last.end)) return undefined
  const values = [{ ...first.value }, { ...last.value }]
  shareUnits(values)
  const [a, b] = values.map(({ value }) => value) as [number, number]
  if (values.some(({ unit, value }) => unit !== 'length' || value <= 0) || a === b) return undefined
  const labels = a < b ? ['smallEnd', 'largeEnd'] : ['largeEnd', 'smallEnd']
  const labelled = values.map((value, index) => ({ ...value, label: labels[index] as string }))
  return { value: { kind: 'size', ...base(scan, at, last.end, labelled) }, end: last.end }
}
