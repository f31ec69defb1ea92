/** Stretches of a bar as one row of pieces from its lower end to its upper one. */
import type { Item } from '../../text/items.ts'
import type { Stretch } from './grammar.ts'
import type { Place } from './scan.ts'

export interface Told {
  stretch: Stretch
  /** The sentence that tells it. */
  items: readonly Item[]
  sizeAt: (place: Place) => number
}

/** How thick a piece is at its lower and at its upper end, and whose word says so. */
export interface Piece {
  from: number
  to: number
  low: number
  high: number
  /** Nothing of it where it is what is left of the bar. */
  told?: Told
}

const EXACT = 1e-6
const same = (a: number, b: number): boolean => Math.abs(a - b) < EXACT

const lengthOf = ({ stretch, sizeAt }: Told, whole: number | undefined): number | undefined => {
  if (stretch.length !== undefined) return sizeAt(stretch.length)
  return stretch.half && whole !== undefined ? whole / 2 : undefined
}

/** Where each stretch lies; undefined where the words do not settle it. */
function placed(
  told: readonly Told[],
  whole: number,
): { from: number; to: number; told: Told }[] | undefined {
  const lying: { from: number; to: number; told: Told }[] = []
  let cursor = 0
  // The end across from one where a stretch lies already.
  let across: 'first' | 'last' = 'last'
  for (const each of told) {
    const { where, away, collar } = each.stretch
    // What is left is known when all others are.
    if (where === 'rest') continue
    const length = lengthOf(each, whole)
    if (length === undefined) return undefined
    const gap = away === undefined ? 0 : each.sizeAt(away)
    const side = where === 'other' ? across : where
    const starts: readonly number[] =
      side === 'first'
        ? [gap]
        : side === 'last'
          ? [whole - length - gap]
          : where === 'middle'
            ? [(whole - length) / 2]
            : where === 'both'
              ? [0, whole - length]
              : [cursor]
    for (const from of starts) lying.push({ from, to: from + length, told: each })
    if (side === 'last' && !collar) across = 'first'
    if (!collar && where !== 'both') cursor = (starts[0] as number) + length
  }
  return lying.toSorted((a, b) => a.from - b.from)
}

/** The whole length: as it is told, or all the stretches in a row. */
function wholeLength(told: readonly Told[], length: number | undefined): number | undefined {
  if (length !== undefined) return length
  if (told.some(({ stretch: { half, away, where } }) => half || away !== undefined || where === 'both'))
    return undefined
  const lengths = told.map((each) => lengthOf(each, undefined))
  return lengths.includes(undefined) ? undefined : lengths.reduce<number>((sum, each) => sum + (each ?? 0), 0)
}

interface Lying {
  from: number
  to: number
  told?: Told
}

/** The gaps between them belong to the bar, or to "the rest". */
function withGaps(lying: readonly Lying[], whole: number): Lying[] | undefined {
  const all: Lying[] = []
  let level = 0
  for (const each of lying) {
    if (each.from < level - EXACT || each.to > whole + EXACT || each.to <= each.from) return undefined
    if (each.from > level + EXACT) all.push({ from: level, to: each.from })
    all.push(each)
    level = each.to
  }
  if (level < whole - EXACT) all.push({ from: level, to: whole })
  return all
}

export function profileOf(
  told: readonly Told[],
  bar: { length: number | undefined; diameter: number | undefined },
): Piece[] | undefined {
  const whole = wholeLength(told, bar.length)
  if (whole === undefined) return undefined
  const inRow = bar.length === undefined && told.every(({ stretch }) => stretch.where !== 'middle')
  // Without a whole length the last ones lie where the others end, as they are told.
  const lying = placed(told, whole)
  const row = lying && withGaps(lying, whole)
  if (!row) return undefined
  const rests = told.filter(({ stretch }) => stretch.where === 'rest')
  const gaps = row.filter((each) => !each.told)
  const [rest] = rests
  if (rests.length > 1 || (inRow && gaps.length > 0 && !rest)) return undefined
  if (rest) {
    const left = lengthOf(rest, undefined)
    const [gap] = gaps
    if (gaps.length !== 1 || !gap) return undefined
    if (left !== undefined && !same(left, gap.to - gap.from)) return undefined
    gap.told = rest
  }
  const pieces = thick(row, bar.diameter)
  // A diameter that no piece has belongs to something else.
  const { diameter } = bar
  const isSeen =
    diameter === undefined || pieces?.some(({ low, high }) => same(low, diameter) || same(high, diameter))
  return isSeen ? pieces : undefined
}

const evenly = ({ told }: Lying, diameter: number | undefined): number | undefined => {
  if (!told) return diameter
  const { thickness } = told.stretch
  if (thickness.kind !== 'even') return undefined
  return told.sizeAt(thickness.diameter) * (thickness.radius ? 2 : 1)
}

/** A taper leads on from what it touches. */
function thick(row: readonly Lying[], diameter: number | undefined): Piece[] | undefined {
  const pieces: Piece[] = []
  for (const [at, each] of row.entries()) {
    const { from, to, told } = each
    const thickness = told?.stretch.thickness
    if (!told || thickness?.kind !== 'taper') {
      const even = evenly(each, diameter)
      if (even === undefined) return undefined
      // A collar that does not stand out is none.
      if (told?.stretch.collar && diameter !== undefined && even <= diameter) return undefined
      pieces.push({ from, to, low: even, high: even, ...(told ? { told } : {}) })
      continue
    }
    const below = pieces.at(-1)?.high
    const above = row[at + 1] && evenly(row[at + 1] as Lying, diameter)
    const end = thickness.to === undefined ? 0 : told.sizeAt(thickness.to)
    const start = thickness.from === undefined ? (below ?? above) : told.sizeAt(thickness.from)
    if (start === undefined) return undefined
    // At the lower end it points downwards.
    pieces.push(
      below === undefined && above !== undefined && thickness.from === undefined
        ? { from, to, low: end, high: start, told }
        : { from, to, low: start, high: end, told },
    )
  }
  return pieces
}
