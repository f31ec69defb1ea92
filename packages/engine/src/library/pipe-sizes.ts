/** Pipes by their nominal size: what “2 inch schedule 40” and “DN 50” measure. */

/** ASME B36.10: nominal size in inches, outside diameter, walls of schedule 40 and 80. */
const INCH_PIPES = [
  [1 / 8, 10.3, 1.73, 2.41],
  [1 / 4, 13.7, 2.24, 3.02],
  [3 / 8, 17.1, 2.31, 3.2],
  [1 / 2, 21.3, 2.77, 3.73],
  [3 / 4, 26.7, 2.87, 3.91],
  [1, 33.4, 3.38, 4.55],
  [1.25, 42.2, 3.56, 4.85],
  [1.5, 48.3, 3.68, 5.08],
  [2, 60.3, 3.91, 5.54],
  [2.5, 73, 5.16, 7.01],
  [3, 88.9, 5.49, 7.62],
  [3.5, 101.6, 5.74, 8.08],
  [4, 114.3, 6.02, 8.56],
  [5, 141.3, 6.55, 9.53],
  [6, 168.3, 7.11, 10.97],
  [8, 219.1, 8.18, 12.7],
  [10, 273, 9.27, 15.09],
  [12, 323.8, 10.31, 17.48],
] as const

const SCHEDULES: Readonly<Record<number, 2 | 3>> = { 40: 2, 80: 3 }

export interface PipeSize {
  outside: number
  wall: number
}

export function inchPipe(nominal: number, schedule: number): PipeSize | undefined {
  const row = INCH_PIPES.find(([inches]) => Math.abs(inches - nominal) < 1e-6)
  const column = SCHEDULES[schedule]
  return row && column ? { outside: row[1], wall: row[column] } : undefined
}

/** ISO 6708: DN and the nominal size in inches that is the same pipe. */
const NOMINAL_INCHES: Readonly<Record<number, number>> = {
  6: 1 / 8,
  8: 1 / 4,
  10: 3 / 8,
  15: 1 / 2,
  20: 3 / 4,
  25: 1,
  32: 1.25,
  40: 1.5,
  50: 2,
  65: 2.5,
  80: 3,
  100: 4,
  125: 5,
  150: 6,
  200: 8,
  250: 10,
  300: 12,
}

export const inchesOf = (dn: number): number | undefined => NOMINAL_INCHES[dn]

/** EN 10220, series 1: outside diameters by DN. */
const METRIC_PIPES: Readonly<Record<number, number>> = {
  6: 10.2,
  8: 13.5,
  10: 17.2,
  15: 21.3,
  20: 26.9,
  25: 33.7,
  32: 42.4,
  40: 48.3,
  50: 60.3,
  65: 76.1,
  80: 88.9,
  100: 114.3,
  125: 139.7,
  150: 168.3,
  200: 219.1,
  250: 273,
  300: 323.9,
}

export const outsideOf = (dn: number): number | undefined => METRIC_PIPES[dn]

/** A flange of EN 1092-1, PN 16, in millimetres. */
export interface StandardFlange {
  diameter: number
  boltCircle: number
  hole: number
  holes: number
  /** Of a plate (type 01), a weld neck (type 11) and a blind flange (type 05). */
  plate: number
  neck: number
  blind: number
  /** Bore of a plate, wall of the pipe at the end of a neck. */
  bore: number
  wall: number
  /** The neck where it leaves the plate, and how far its end stands from the face. */
  neckDiameter: number
  neckLength: number
}

const FLANGES_PN16: Readonly<Record<number, readonly number[]>> = {
  15: [95, 65, 14, 4, 14, 16, 16, 22, 2, 32, 38],
  20: [105, 75, 14, 4, 16, 18, 18, 27.5, 2.3, 40, 40],
  25: [115, 85, 14, 4, 16, 18, 18, 34.5, 2.6, 46, 40],
  32: [140, 100, 18, 4, 18, 18, 18, 43.5, 2.6, 56, 42],
  40: [150, 110, 18, 4, 18, 18, 18, 49.5, 2.6, 64, 45],
  50: [165, 125, 18, 4, 20, 18, 18, 61.5, 2.9, 74, 45],
  65: [185, 145, 18, 8, 20, 18, 18, 77.5, 2.9, 92, 45],
  80: [200, 160, 18, 8, 20, 20, 20, 90.5, 3.2, 105, 50],
  100: [220, 180, 18, 8, 22, 20, 20, 116, 3.6, 131, 52],
  125: [250, 210, 18, 8, 22, 22, 22, 141.5, 4, 156, 55],
  150: [285, 240, 22, 8, 24, 22, 22, 170.5, 4.5, 184, 55],
  200: [340, 295, 22, 12, 26, 24, 24, 221.5, 6.3, 235, 62],
}

/** PN 10 and PN 16 are one up to DN 150; DN 200 has fewer bolts in PN 10. */
export function standardFlange(dn: number, pn: number): StandardFlange | undefined {
  const row = FLANGES_PN16[dn]
  if (!row || (pn !== 16 && pn !== 10)) return undefined
  const [
    diameter = 0,
    boltCircle = 0,
    hole = 0,
    holes = 0,
    plate = 0,
    neck = 0,
    blind = 0,
    bore = 0,
    wall = 0,
    neckDiameter = 0,
    neckLength = 0,
  ] = row
  return {
    diameter,
    boltCircle,
    hole,
    holes: dn === 200 && pn === 10 ? 8 : holes,
    plate,
    neck,
    blind,
    bore,
    wall,
    neckDiameter,
    neckLength,
  }
}
