/** Reads thread designations (`M8`, `M8x1`, `1/4-20 UNC`, `#10-32 UNF`) and gives every size that follows from them. */
import { METRIC_CLEARANCE, METRIC_COARSE, METRIC_FINE } from './metric-threads.ts'
import { UNIFIED, UNIFIED_CLEARANCE } from './unified-threads.ts'

export type ThreadStandard = 'metric-coarse' | 'metric-fine' | 'UNC' | 'UNF'

/** Millimetres throughout. */
export interface Thread {
  /** In its standard form: `M8`, `M8x1`, `1/4-20 UNC`. */
  designation: string
  standard: ThreadStandard
  majorDiameter: number
  pitch: number
  pitchDiameter: number
  minorDiameterExternal: number
  minorDiameterInternal: number
  tapDrill: number
  clearance: { close: number; medium: number; coarse: number }
  /** `LH` at the end of the designation means a left-hand thread. */
  hand: 'right' | 'left'
}

const INCH = 25.4

/** Parts of the pitch below the major diameter. ISO 68-1 and ISO 965-1; ASME B1.1 for the root of a UNR bolt. */
const PITCH_DIAMETER = 0.649519
const MINOR_INTERNAL = 1.082532
const MINOR_EXTERNAL = { metric: 1.226869, unified: 1.190785 }

export function parseThread(designation: string): Thread | undefined {
  const text = designation
    .trim()
    .toUpperCase()
    .replaceAll(/[×✕*]/g, 'X')
    .replaceAll(/["”″]|\bINCH(ES)?\b|\bIN\b/g, ' ')
    .replaceAll(/[‐‑–—]/g, '-')
    .replaceAll(/(\d),(\d)/g, '$1.$2')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const bare = text.replace(/[ -]*\bLH$/, '')
  const hand = bare === text ? 'right' : 'left'
  return parseMetric(bare, hand) ?? parseUnified(bare, hand)
}

/** M, diameter, pitch where it is not the coarse one, tolerance classes such as -6g or -5g6g. */
const METRIC = /^M ?(\d+(?:\.\d+)?)(?: ?X ?(\d+(?:\.\d+)?))?(?: ?-? ?(?:\d[A-HJ-Z]){1,2})?$/

function parseMetric(text: string, hand: Thread['hand']): Thread | undefined {
  const match = METRIC.exec(text)
  if (!match) return undefined
  const diameter = Number(match[1])
  const given = match[2] === undefined ? undefined : Number(match[2])
  const coarse = METRIC_COARSE.find(([d]) => d === diameter)
  const isCoarse = coarse !== undefined && (given === undefined || given === coarse[1])
  const pitch = isCoarse ? coarse[1] : given
  if (pitch === undefined) return undefined
  const finePitches = METRIC_FINE.find(([d]) => d === diameter)?.slice(1) ?? []
  if (!isCoarse && !finePitches.includes(pitch)) return undefined
  return sizes({
    designation: isCoarse ? `M${diameter}` : `M${diameter}x${pitch}`,
    standard: isCoarse ? 'metric-coarse' : 'metric-fine',
    majorDiameter: diameter,
    pitch,
    minorShare: MINOR_EXTERNAL.metric,
    tapDrill: isCoarse ? coarse[2] : nearestDrill(diameter - pitch),
    clearance: clearanceFor(METRIC_CLEARANCE, diameter),
    hand,
  })
}

/** Size, threads per inch, series, tolerance class such as -2A; one of threads and series may be missing. */
const UNIFIED_FORM =
  /^(?:NO\.? ?|#)?(\d+(?:[ -]\d+\/\d+|\/\d+)?)(?: ?[-X ] ?(\d+(?:\.\d+)?)(?: ?TPI)?)?(?: ?-? ?(UNC|UNF|UNRC|UNRF))?(?: ?-? ?[123][AB])?$/

function parseUnified(text: string, hand: Thread['hand']): Thread | undefined {
  const match = UNIFIED_FORM.exec(text)
  if (!match) return undefined
  const [, written = '', threads, series] = match
  const isNumber = /^(NO|#)/.test(text)
  const label = written.replace('-', ' ')
  // `10-32` without its sign is a number size; `1-8` is one inch: the threads per inch tell which.
  for (const size of isNumber ? [`#${label}`] : [label, `#${label}`]) {
    const row = UNIFIED.find((entry) => entry.size === size)
    for (const pitchSeries of ['coarse', 'fine'] as const) {
      const entry = row?.[pitchSeries]
      const standard = pitchSeries === 'coarse' ? 'UNC' : 'UNF'
      const wanted =
        (threads !== undefined || series !== undefined) &&
        (threads === undefined || Number(threads) === entry?.[0]) &&
        (series === undefined || series.endsWith(standard.slice(-1)))
      if (!row || !entry || !wanted) continue
      return sizes({
        designation: `${row.size}-${entry[0]} ${standard}`,
        standard,
        majorDiameter: row.diameter * INCH,
        pitch: INCH / entry[0],
        minorShare: MINOR_EXTERNAL.unified,
        tapDrill: entry[1] * INCH,
        clearance: clearanceFor(UNIFIED_CLEARANCE, row.diameter, INCH),
        hand,
      })
    }
  }
  return undefined
}

type Given = Omit<Thread, 'pitchDiameter' | 'minorDiameterExternal' | 'minorDiameterInternal'> & {
  minorShare: number
}

function sizes({ minorShare, ...given }: Given): Thread {
  const below = (share: number) => given.majorDiameter - share * given.pitch
  return {
    ...given,
    pitchDiameter: below(PITCH_DIAMETER),
    minorDiameterExternal: below(minorShare),
    minorDiameterInternal: below(MINOR_INTERNAL),
  }
}

/** A diameter that the table leaves out gets the play of the next smaller one in it. */
function clearanceFor(table: typeof METRIC_CLEARANCE, diameter: number, unit = 1): Thread['clearance'] {
  const row = table.findLast(([d]) => d <= diameter) ?? table[0]
  const [base, close, medium, coarse] = row as (typeof METRIC_CLEARANCE)[number]
  const hole = (tabled: number) => Math.round((tabled - base + diameter) * unit * 1000) / 1000
  return { close: hole(close), medium: hole(medium), coarse: hole(coarse) }
}

/** Twist drills come in steps of 0.05 mm up to 3 mm, 0.1 up to 14 mm, 0.25 up to 32 mm and 0.5 above (ISO 235). */
const DRILL_STEPS = [
  [3, 0.05],
  [14, 0.1],
  [32, 0.25],
  [Infinity, 0.5],
] as const

/** Halves go to the even step, which gives the drills ISO 2306 lists: 5.2 for M6x0.75, 8.8 for M10x1.25. */
function nearestDrill(diameter: number): number {
  const [, step] = DRILL_STEPS.find(([upTo]) => diameter <= upTo) ?? DRILL_STEPS[3]
  const steps = Math.round((diameter / step) * 1e6) / 1e6
  const lower = Math.floor(steps)
  const rest = steps - lower
  const chosen = rest > 0.5 || (rest === 0.5 && lower % 2 === 1) ? lower + 1 : lower
  return Math.round(chosen * step * 1000) / 1000
}
