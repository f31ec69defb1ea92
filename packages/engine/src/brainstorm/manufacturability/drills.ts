/** Drills that a shop has in its drawer. */
import { METRIC_CLEARANCE, METRIC_COARSE } from '../../library/metric-threads.ts'
import { UNIFIED, UNIFIED_CLEARANCE } from '../../library/unified-threads.ts'

const INCH = 25.4

/** Above this a hole is bored or milled to any size. */
export const LARGEST_DRILL_MM = 32

/** ISO 235: jobber and taper-shank drills, first and last of a range and the step between, in millimetres. */
const METRIC_RANGES = [
  [0.2, 3, 0.05],
  [3, 14, 0.1],
  [14, LARGEST_DRILL_MM, 0.25],
] as const

/** ASME B94.11M: number drills 1 to 60, in thousandths of an inch. */
const NUMBER_DRILLS = [
  228, 221, 213, 209, 205.5, 204, 201, 199, 196, 193.5, 191, 189, 185, 182, 180, 177, 173, 169.5, 166, 161,
  159, 157, 154, 152, 149.5, 147, 144, 140.5, 136, 128.5, 120, 116, 113, 111, 110, 106.5, 104, 101.5, 99.5,
  98, 96, 93.5, 89, 86, 82, 81, 78.5, 76, 73, 70, 67, 63.5, 59.5, 55, 52, 46.5, 43, 42, 41, 40,
]

/** ASME B94.11M: letter drills A to Z, in thousandths of an inch. */
const LETTER_DRILLS = [
  234, 238, 242, 246, 250, 257, 261, 266, 272, 277, 281, 290, 295, 302, 316, 323, 332, 339, 348, 358, 368,
  377, 386, 397, 404, 413,
]

function metricDrills(): number[] {
  const stepped = METRIC_RANGES.flatMap(([from, to, step]) =>
    Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step),
  )
  return [
    ...stepped,
    ...METRIC_COARSE.map(([, , tapDrill]) => tapDrill),
    ...METRIC_CLEARANCE.flatMap(([, ...holes]) => holes),
  ]
}

/** Fractions of an inch in 64ths, numbers, letters, and what the unified threads ask for. */
function inchDrills(): number[] {
  const fractions = Array.from({ length: Math.floor((LARGEST_DRILL_MM / INCH) * 64) }, (_, i) => (i + 1) / 64)
  const numbered = [...NUMBER_DRILLS, ...LETTER_DRILLS].map((thousandths) => thousandths / 1000)
  const threads = UNIFIED.flatMap(({ coarse, fine }) =>
    [coarse, fine].flatMap((series) => (series ? [series[1]] : [])),
  )
  const clearance = UNIFIED_CLEARANCE.flatMap(([, ...holes]) => holes)
  return [...fractions, ...numbered, ...threads, ...clearance].map((inches) => inches * INCH)
}

const METRIC = sorted(metricDrills())
const METRIC_AND_INCH = sorted([...METRIC, ...inchDrills()])

function sorted(diameters: readonly number[]): readonly number[] {
  return diameters.filter((d) => d <= LARGEST_DRILL_MM + 1e-6).toSorted((a, b) => a - b)
}

/** The stocked drill nearest to a diameter, in millimetres. */
export const nearestDrill = (diameterMm: number, inInches: boolean): number =>
  (inInches ? METRIC_AND_INCH : METRIC).reduce((best, drill) =>
    Math.abs(drill - diameterMm) < Math.abs(best - diameterMm) - 1e-9 ? drill : best,
  )
