/** Sizes of metric fasteners by nominal diameter, as the standards list them. Millimetres. A machinist can check each row. */

/** ISO 4014 and ISO 4017 heads, ISO 4032 nuts: nominal diameter, width across flats, head height, nut height. */
export const HEXAGONS = [
  [1.6, 3.2, 1.1, 1.3],
  [2, 4, 1.4, 1.6],
  [2.5, 5, 1.7, 2],
  [3, 5.5, 2, 2.4],
  [4, 7, 2.8, 3.2],
  [5, 8, 3.5, 4.7],
  [6, 10, 4, 5.2],
  [8, 13, 5.3, 6.8],
  [10, 16, 6.4, 8.4],
  [12, 18, 7.5, 10.8],
  [14, 21, 8.8, 12.8],
  [16, 24, 10, 14.8],
  [18, 27, 11.5, 15.8],
  [20, 30, 12.5, 18],
  [22, 34, 14, 19.4],
  [24, 36, 15, 21.5],
  [27, 41, 17, 23.8],
  [30, 46, 18.7, 25.6],
  [33, 50, 21, 28.7],
  [36, 55, 22.5, 31],
  [39, 60, 25, 33.4],
  [42, 65, 26, 34],
  [48, 75, 30, 38],
  [56, 85, 35, 45],
  [64, 95, 40, 51],
] as const

/** ISO 4762 socket head cap screws: diameter, head diameter, head height, key size, key depth. */
export const CAP_HEADS = [
  [1.6, 3, 1.6, 1.5, 0.7],
  [2, 3.8, 2, 1.5, 1],
  [2.5, 4.5, 2.5, 2, 1.1],
  [3, 5.5, 3, 2.5, 1.3],
  [4, 7, 4, 3, 2],
  [5, 8.5, 5, 4, 2.5],
  [6, 10, 6, 5, 3],
  [8, 13, 8, 6, 4],
  [10, 16, 10, 8, 5],
  [12, 18, 12, 10, 6],
  [14, 21, 14, 12, 7],
  [16, 24, 16, 14, 8],
  [20, 30, 20, 17, 10],
  [24, 36, 24, 19, 12],
  [30, 45, 30, 22, 15.5],
  [36, 54, 36, 27, 19],
  [42, 63, 42, 32, 24],
  [48, 72, 48, 36, 28],
] as const

/** ISO 10642 countersunk socket screws, heads to the sharp edge: diameter, head diameter, head height, key size, key depth. */
export const COUNTERSUNK_HEADS = [
  [2, 4.48, 1.24, 1.3, 0.7],
  [2.5, 5.6, 1.55, 1.5, 0.9],
  [3, 6.72, 1.86, 2, 1.1],
  [4, 8.96, 2.48, 2.5, 1.5],
  [5, 11.2, 3.1, 3, 1.9],
  [6, 13.44, 3.72, 4, 2.2],
  [8, 17.92, 4.96, 5, 3],
  [10, 22.4, 6.2, 6, 3.6],
  [12, 26.88, 7.44, 8, 4.3],
  [16, 33.6, 8.8, 10, 4.8],
  [20, 40.32, 10.16, 12, 5.6],
] as const

/** ISO 7380-1 button heads: diameter, head diameter, head height, key size, key depth. */
export const BUTTON_HEADS = [
  [2, 3.5, 1.1, 1.3, 0.7],
  [2.5, 4.7, 1.4, 1.5, 0.85],
  [3, 5.7, 1.65, 2, 1.04],
  [4, 7.6, 2.2, 2.5, 1.3],
  [5, 9.5, 2.75, 3, 1.56],
  [6, 10.5, 3.3, 4, 2.08],
  [8, 14, 4.4, 5, 2.6],
  [10, 17.5, 5.5, 6, 3.12],
  [12, 21, 6.6, 8, 4.16],
  [16, 28, 8.8, 10, 5.2],
] as const

/** ISO 1580 and ISO 7045 pan heads: diameter, head diameter, head height, slot width, slot depth. */
export const PAN_HEADS = [
  [1.6, 3.2, 1.3, 0.4, 0.35],
  [2, 4, 1.6, 0.5, 0.5],
  [2.5, 5, 2.1, 0.6, 0.6],
  [3, 5.6, 2.4, 0.8, 0.7],
  [3.5, 7, 2.6, 1, 0.8],
  [4, 8, 3.1, 1.2, 1],
  [5, 9.5, 3.7, 1.2, 1.2],
  [6, 12, 4.6, 1.6, 1.4],
  [8, 16, 6, 2, 1.9],
  [10, 20, 7.5, 2.5, 2.4],
] as const

/** ISO 4026 set screws: diameter, key size, key depth. */
export const SET_SCREWS = [
  [2, 0.9, 0.8],
  [2.5, 1.3, 1.2],
  [3, 1.5, 1.2],
  [4, 2, 1.5],
  [5, 2.5, 2],
  [6, 3, 2],
  [8, 4, 3],
  [10, 5, 4],
  [12, 6, 4.8],
  [16, 8, 6.4],
  [20, 10, 8],
  [24, 12, 10],
] as const

/** ISO 7089 washers: thread diameter, hole, outer diameter, thickness. */
export const WASHERS = [
  [1.6, 1.7, 4, 0.3],
  [2, 2.2, 5, 0.3],
  [2.5, 2.7, 6, 0.5],
  [3, 3.2, 7, 0.5],
  [4, 4.3, 9, 0.8],
  [5, 5.3, 10, 1],
  [6, 6.4, 12, 1.6],
  [8, 8.4, 16, 1.6],
  [10, 10.5, 20, 2],
  [12, 13, 24, 2.5],
  [14, 15, 28, 2.5],
  [16, 17, 30, 3],
  [18, 19, 34, 3],
  [20, 21, 37, 3],
  [22, 23, 39, 3],
  [24, 25, 44, 4],
  [27, 28, 50, 4],
  [30, 31, 56, 4],
  [33, 34, 60, 5],
  [36, 37, 66, 5],
  [42, 45, 78, 8],
  [48, 52, 92, 8],
] as const

/** ISO 7093 large washers: thread diameter, hole, outer diameter, thickness. */
export const LARGE_WASHERS = [
  [3, 3.2, 9, 0.8],
  [4, 4.3, 12, 1],
  [5, 5.3, 15, 1],
  [6, 6.4, 18, 1.6],
  [8, 8.4, 24, 2],
  [10, 10.5, 30, 2.5],
  [12, 13, 37, 3],
  [16, 17, 50, 3],
  [20, 21, 60, 4],
] as const

/** DIN 127 spring lock washers: thread diameter, hole, outer diameter, thickness. */
export const SPRING_WASHERS = [
  [3, 3.1, 6.2, 0.8],
  [4, 4.1, 7.6, 0.9],
  [5, 5.1, 9.2, 1.2],
  [6, 6.1, 11.8, 1.6],
  [8, 8.1, 14.8, 2],
  [10, 10.2, 18.1, 2.2],
  [12, 12.2, 21.1, 2.5],
  [16, 16.2, 27.4, 3.5],
  [20, 20.2, 33.6, 4],
] as const

/** ISO 7040 lock nuts with a plastic insert: diameter, height over all, height of the hexagon. */
export const LOCK_NUTS = [
  [3, 4.5, 2.4],
  [4, 6, 3.2],
  [5, 6.8, 4.7],
  [6, 8, 5.2],
  [8, 9.5, 6.8],
  [10, 11.9, 8.4],
  [12, 14.9, 10.8],
  [14, 17, 12.8],
  [16, 19.1, 14.8],
  [20, 22.8, 18],
  [24, 27.1, 21.5],
] as const

/** DIN 557 square nuts (below M5: DIN 562): diameter, width across flats, height. */
export const SQUARE_NUTS = [
  [2, 4, 1.2],
  [3, 5.5, 1.8],
  [4, 7, 2.2],
  [5, 8, 4],
  [6, 10, 5],
  [8, 13, 6.5],
  [10, 16, 8],
  [12, 18, 10],
  [16, 24, 13],
  [20, 30, 16],
] as const

/** DIN 315 wing nuts: diameter, span of the wings, height over all, hub diameter, hub height, wing thickness. */
export const WING_NUTS = [
  [3, 20, 10.5, 8, 4, 1.6],
  [4, 20, 10.5, 8, 4.6, 1.9],
  [5, 26, 13, 11, 6.5, 2.3],
  [6, 33, 17, 13, 8, 2.8],
  [8, 39, 20, 16, 10, 3.3],
  [10, 51, 25, 20, 12, 4],
  [12, 65, 33.5, 23, 14, 4.9],
  [16, 73, 37.5, 29, 17, 7],
] as const

/** DIN 580 lifting eye bolts: diameter, ring outside, ring inside, collar diameter, thread length. */
export const EYE_BOLTS = [
  [6, 28, 16, 16, 11],
  [8, 36, 20, 20, 13],
  [10, 45, 25, 25, 17],
  [12, 54, 30, 30, 20.5],
  [16, 63, 35, 35, 27],
  [20, 72, 40, 40, 30],
  [24, 90, 50, 50, 36],
  [30, 108, 60, 65, 45],
] as const

/** ISO 2341 clevis pins: diameter, head diameter, head height, split pin hole. */
export const CLEVIS_PINS = [
  [3, 5, 1, 0.8],
  [4, 6, 1, 1],
  [5, 8, 1.6, 1.2],
  [6, 10, 2, 1.6],
  [8, 14, 3, 2],
  [10, 18, 4, 3.2],
  [12, 20, 4, 3.2],
  [16, 25, 4.5, 4],
  [20, 30, 5, 5],
  [24, 36, 6, 6.3],
] as const

/** ISO 888 lengths of bolts and screws. */
export const LENGTHS = [
  2, 2.5, 3, 4, 5, 6, 8, 10, 12, 16, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 80, 90, 100, 110, 120, 130,
  140, 150, 160, 180, 200, 220, 240, 260, 280, 300,
] as const

/** The listed length closest to a wish. */
export const usualLength = (wish: number): number =>
  LENGTHS.reduce(
    (best: number, length) => (Math.abs(length - wish) < Math.abs(best - wish) ? length : best),
    2,
  )

/** The shortest listed length that reaches so far. */
export const lengthFor = (least: number): number =>
  LENGTHS.find((length) => length >= least) ?? Math.ceil(least)

/** The row for a diameter; none for one that is not listed. */
export const rowFor = <Row extends readonly [number, ...number[]]>(
  table: readonly Row[],
  diameter: number,
): Row | undefined => table.find(([size]) => Math.abs(size - diameter) < 1e-6)
