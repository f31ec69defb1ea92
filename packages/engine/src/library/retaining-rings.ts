/** Retaining rings: for a shaft (DIN 471) and for a bore (DIN 472). */

/** Of one ring, in millimetres. */
export interface RetainingRing {
  thickness: number
  /** Inside of a ring for a shaft, outside of one for a bore, before it is sprung on. */
  free: number
  lug: number
  /** Radial width opposite to the gap. */
  width: number
  hole: number
}

/** Nominal diameter, thickness, free diameter, height of the lugs, radial width, diameter of the lug holes. */
type Row = readonly [number, number, number, number, number, number]

const SHAFT_RINGS: readonly Row[] = [
  [3, 0.4, 2.7, 1.9, 0.8, 1],
  [4, 0.4, 3.7, 2.2, 0.9, 1],
  [5, 0.6, 4.7, 2.5, 1.1, 1],
  [6, 0.7, 5.6, 2.7, 1.3, 1.2],
  [7, 0.8, 6.5, 3.1, 1.4, 1.2],
  [8, 0.8, 7.4, 3.2, 1.5, 1.2],
  [9, 1, 8.4, 3.3, 1.7, 1.2],
  [10, 1, 9.3, 3.3, 1.8, 1.5],
  [12, 1, 11, 3.3, 1.8, 1.7],
  [14, 1, 12.9, 3.5, 2.1, 1.7],
  [15, 1, 13.8, 3.6, 2.2, 1.7],
  [16, 1, 14.7, 3.7, 2.2, 1.7],
  [17, 1, 15.7, 3.8, 2.3, 1.7],
  [18, 1.2, 16.5, 3.9, 2.4, 2],
  [20, 1.2, 18.5, 4, 2.6, 2],
  [22, 1.2, 20.5, 4.2, 2.8, 2],
  [25, 1.2, 23.2, 4.4, 3, 2],
  [28, 1.5, 25.9, 4.7, 3.2, 2],
  [30, 1.5, 27.9, 5, 3.5, 2],
  [32, 1.5, 29.6, 5.2, 3.6, 2.5],
  [35, 1.5, 32.2, 5.6, 3.9, 2.5],
  [40, 1.75, 36.5, 6, 4.4, 2.5],
  [45, 1.75, 41.5, 6.7, 4.7, 2.5],
  [50, 2, 45.8, 6.9, 5.1, 2.5],
  [60, 2, 55.8, 7.4, 5.8, 2.5],
]

const BORE_RINGS: readonly Row[] = [
  [8, 0.8, 8.7, 2.4, 1.1, 1],
  [10, 1, 10.8, 3.2, 1.4, 1.2],
  [12, 1, 13, 3.4, 1.7, 1.5],
  [14, 1, 15.1, 3.7, 1.9, 1.7],
  [15, 1, 16.2, 3.7, 2, 1.7],
  [16, 1, 17.3, 3.8, 2, 1.7],
  [18, 1, 19.5, 4.1, 2.2, 2],
  [19, 1, 20.5, 4.1, 2.2, 2],
  [20, 1, 21.5, 4.2, 2.3, 2],
  [22, 1, 23.5, 4.2, 2.5, 2],
  [24, 1.2, 25.9, 4.4, 2.6, 2],
  [25, 1.2, 26.9, 4.5, 2.7, 2],
  [26, 1.2, 27.9, 4.7, 2.8, 2],
  [28, 1.2, 30.1, 4.8, 2.9, 2],
  [30, 1.2, 32.1, 4.8, 3, 2],
  [32, 1.2, 34.4, 5.4, 3.2, 2.5],
  [35, 1.5, 37.8, 5.4, 3.4, 2.5],
  [40, 1.75, 43.5, 5.8, 3.9, 2.5],
  [42, 1.75, 45.5, 5.9, 4.1, 2.5],
  [47, 1.75, 50.5, 6.4, 4.4, 2.5],
  [50, 2, 54.2, 6.5, 4.6, 2.5],
  [52, 2, 56.2, 6.7, 4.7, 2.5],
]

export function retainingRing(nominal: number, inBore: boolean): RetainingRing | undefined {
  const row = (inBore ? BORE_RINGS : SHAFT_RINGS).find(([size]) => size === nominal)
  if (!row) return undefined
  const [, thickness, free, lug, width, hole] = row
  return { thickness, free, lug, width, hole }
}
