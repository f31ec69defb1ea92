/** Numbers that are no sizes: standards, alloys, versions, fits, and measures of other things than lengths. */
import { base, type Rule, readValue, type Scan } from './scan.ts'
import {
  ALLOYS,
  BINDING_MEASURES,
  FIT_LETTERS,
  LABELS,
  NUMBERED_NAMES,
  OTHER_MEASURES,
  SHAPING_BODIES,
  STANDARDS_BODIES,
} from './words.ts'

/** A number alone: no unit, no further size, no dimension word behind it. */
const unitless = (scan: Scan, at: number): boolean => {
  const read = readValue(scan, at)
  if (!read || read.value.unit !== undefined || read.end !== at + 1) return false
  return !scan.is(at + 1, 'x', '*', 'by') && !LABELS.has(scan.text(at + 1) ?? '')
}

/** `ISO 4762`, `DIN EN ISO 4014-1`: everything up to the last number. */
function standard(scan: Scan, at: number): number | undefined {
  let end = at
  while (STANDARDS_BODIES.has(scan.text(end) ?? '')) end++
  if (end === at) return undefined
  if (scan.is(end, '-') && scan.isTight(end)) end++
  if (!scan.isNumber(end)) return undefined
  end++
  while (scan.is(end, '-', ':') && scan.isTight(end) && scan.isNumber(end + 1) && scan.isTight(end + 1))
    end += 2
  return end
}

/** `6061-T6`, `316 stainless`. */
function alloy(scan: Scan, at: number): number | undefined {
  const first = scan.tokens[at]
  if (first?.kind !== 'number' || !ALLOYS.has(first.value)) return undefined
  const temper = scan.is(at + 1, '-') && scan.is(at + 2, 't', 'o', 'h') && scan.isNumber(at + 3) ? 4 : 0
  const named = scan.is(at + 1, 'aluminium', 'aluminum', 'steel', 'stainless', 'alloy', 'ss')
  const told = scan.is(at - 1, 'aluminium', 'aluminum', 'steel', 'stainless', 'alloy', 'grade', 'ss')
  return temper || named || told ? at + (temper || 1) : undefined
}

/** "version 2.0", "seismic zone 4", "IP67": a number without a unit right after its word. */
function numbered(scan: Scan, at: number): { end: number; about: string } | undefined {
  const about = NUMBERED_NAMES.get(scan.text(at) ?? '')
  if (!about || scan.tokens[at]?.kind !== 'word') return undefined
  // "v2" and "ip67" touch their number; a lone "v" says nothing.
  if (scan.is(at, 'v', 'ip', 'ipx') && !scan.isTight(at + 1)) return undefined
  const dot = scan.is(at + 1, '.') ? 1 : 0
  const number = at + 1 + dot
  return scan.isNumber(number) && unitless(scan, number) ? { end: number + 1, about } : undefined
}

/** What stands behind a bearing's number: shields, seals, clearance. */
const BEARING_SUFFIXES = new Set(['zz', 'z', 'rs', 'rsr', 'rz', 'ddu', 'llu', 'vv', 'dd', 'c'])

/** `608ZZ`, `6204-2RS`, `6004 2Z`: a bearing's number with its seals. */
function bearing(scan: Scan, at: number): number | undefined {
  const number = scan.tokens[at]
  if (number?.kind !== 'number' || !/^\d{3,5}$/u.test(number.text)) return undefined
  const joint = scan.is(at + 1, '-') ? 1 : 0
  const two = scan.is(at + 1 + joint, '2') ? 1 : 0
  const suffix = at + 1 + joint + two
  const touches = scan.isTight(suffix) || two > 0
  return touches && BEARING_SUFFIXES.has(scan.text(suffix) ?? '') && suffix > at ? suffix + 1 : undefined
}

/** `GT2`, `HTD 5M`, `T5`: timing belts by their profile and pitch. */
function belt(scan: Scan, at: number): number | undefined {
  const named = scan.is(at, 'gt', 'htd') || (scan.is(at, 't') && scan.isTight(at + 1))
  if (!named || !scan.isNumber(at + 1) || !['2', '3', '5'].includes(scan.text(at + 1) ?? '')) return undefined
  return scan.is(at + 2, 'm') && scan.isTight(at + 2) ? at + 3 : at + 2
}

const TIMBERS: ReadonlySet<string> = new Set(
  '1x2 1x3 1x4 1x6 2x2 2x3 2x4 2x6 2x8 2x10 2x12 4x4 4x6'.split(' '),
)
const TIMBER_NOUNS = /^(?:[.,;)]|stud|studs|board|lumber|timber|post|beam|plank|joist)$/u

/** "to hold a 2x4": a timber by its name in inches, which is no size of the part. */
function timber(scan: Scan, at: number): number | undefined {
  if (!scan.is(at - 1, 'a', 'an') || !scan.is(at + 1, 'x')) return undefined
  const named = TIMBERS.has(`${scan.text(at)}x${scan.text(at + 2)}`)
  const next = scan.text(at + 3)
  return named && (next === undefined || TIMBER_NOUNS.test(next)) ? at + 3 : undefined
}

/** Also of what the part is for: a plate for a NEMA 23 motor without its holes is no such plate. */
export const STANDARD_SHAPE = 'a standard shape'

export const designation: Rule = (scan, at) => {
  const wood = timber(scan, at)
  if (wood !== undefined)
    return {
      value: { kind: 'designation', about: STANDARD_SHAPE, binding: true, ...base(scan, at, wood, []) },
      end: wood,
    }
  const end = standard(scan, at) ?? alloy(scan, at) ?? bearing(scan, at) ?? belt(scan, at)
  const shapes = SHAPING_BODIES.has(scan.text(at) ?? '')
    ? { about: STANDARD_SHAPE, binding: true as const }
    : {}
  if (end !== undefined) return { value: { kind: 'designation', ...shapes, ...base(scan, at, end, []) }, end }
  const named = numbered(scan, at)
  if (!named) return undefined
  return {
    value: { kind: 'designation', about: named.about, ...base(scan, at, named.end, []) },
    end: named.end,
  }
}

const GRADES = [5, 13] as const

/** The `H7` of `20 H7`: the solid is made at the nominal size, the fit is for the drawing. */
export const fit: Rule = (scan, at) => {
  const [letter, grade] = [scan.tokens[at], scan.tokens[at + 1]]
  if (letter?.kind !== 'word' || !FIT_LETTERS.has(letter.text) || grade?.kind !== 'number') return undefined
  if (!grade.tight || !Number.isInteger(grade.value)) return undefined
  if (grade.value < GRADES[0] || grade.value > GRADES[1]) return undefined
  const before = scan.tokens[at - 1]
  const sized = before?.kind === 'number' || (scan.isNumber(at - 2) && scan.is(at - 1, 'mm'))
  // "Ø20 R5" is a diameter and a radius.
  if (!sized || letter.text === 'r' || letter.text === 'd') return undefined
  const end = at + 2
  return { value: { kind: 'designation', about: 'a fit', ...base(scan, at, end, []) }, end }
}

/** `24 V`, `3000 rpm`, `20 °C`, `$5`, `5 kg`, `40 mm²`. */
export const otherMeasure: Rule = (scan, at) => {
  const priced = scan.is(at, '$', '€', '£') && scan.isNumber(at + 1) ? 1 : 0
  if (!scan.isNumber(at + priced)) return undefined
  const said = (end: number, about: string, binding = false) => ({
    value: {
      kind: 'designation' as const,
      about,
      ...(binding ? { binding: true as const } : {}),
      ...base(scan, at, end, []),
    },
    end,
  })
  if (priced) return said(at + 2, 'a price')
  const unit = at + 1
  if (scan.is(unit, '°') && scan.is(unit + 1, 'c', 'f') && scan.isTight(unit + 1))
    return said(unit + 2, 'a temperature')
  const squared =
    (scan.is(unit + 1, '²', '³') || (scan.is(unit + 1, '^') && scan.isNumber(unit + 2))) &&
    scan.isTight(unit + 1)
  if (squared && scan.is(unit, 'mm', 'cm', 'm', 'in', 'inch', 'ft'))
    return said(unit + (scan.is(unit + 1, '^') ? 3 : 2), 'an area or a volume', true)
  const other = OTHER_MEASURES.get(scan.text(unit) ?? '')
  if (other) return said(unit + 1, other)
  const binding = BINDING_MEASURES.get(scan.text(unit) ?? '')
  return binding ? said(unit + 1, binding, true) : undefined
}
