/** Unified inch threads (ASME B1.1) as tables that a machinist can check. Inches and threads per inch. */

interface UnifiedSize {
  /** As it is written: `#10`, `1/4`, `1 1/8`. */
  size: string
  diameter: number
  /** Threads per inch and the tapping drill for about 75 % of thread. */
  coarse?: readonly [threadsPerInch: number, tapDrill: number]
  fine?: readonly [threadsPerInch: number, tapDrill: number]
}

export const UNIFIED: readonly UnifiedSize[] = [
  { size: '#0', diameter: 0.06, fine: [80, 0.0469] },
  { size: '#1', diameter: 0.073, coarse: [64, 0.0595], fine: [72, 0.0595] },
  { size: '#2', diameter: 0.086, coarse: [56, 0.07], fine: [64, 0.07] },
  { size: '#3', diameter: 0.099, coarse: [48, 0.0785], fine: [56, 0.082] },
  { size: '#4', diameter: 0.112, coarse: [40, 0.089], fine: [48, 0.0935] },
  { size: '#5', diameter: 0.125, coarse: [40, 0.1015], fine: [44, 0.104] },
  { size: '#6', diameter: 0.138, coarse: [32, 0.1065], fine: [40, 0.113] },
  { size: '#8', diameter: 0.164, coarse: [32, 0.136], fine: [36, 0.136] },
  { size: '#10', diameter: 0.19, coarse: [24, 0.1495], fine: [32, 0.159] },
  { size: '#12', diameter: 0.216, coarse: [24, 0.177], fine: [28, 0.182] },
  { size: '1/4', diameter: 0.25, coarse: [20, 0.201], fine: [28, 0.213] },
  { size: '5/16', diameter: 0.3125, coarse: [18, 0.257], fine: [24, 0.272] },
  { size: '3/8', diameter: 0.375, coarse: [16, 0.3125], fine: [24, 0.332] },
  { size: '7/16', diameter: 0.4375, coarse: [14, 0.368], fine: [20, 0.3906] },
  { size: '1/2', diameter: 0.5, coarse: [13, 0.4219], fine: [20, 0.4531] },
  { size: '9/16', diameter: 0.5625, coarse: [12, 0.4844], fine: [18, 0.5156] },
  { size: '5/8', diameter: 0.625, coarse: [11, 0.5312], fine: [18, 0.5781] },
  { size: '3/4', diameter: 0.75, coarse: [10, 0.6562], fine: [16, 0.6875] },
  { size: '7/8', diameter: 0.875, coarse: [9, 0.7656], fine: [14, 0.8125] },
  { size: '1', diameter: 1, coarse: [8, 0.875], fine: [12, 0.9219] },
  { size: '1 1/8', diameter: 1.125, coarse: [7, 0.9844], fine: [12, 1.0469] },
  { size: '1 1/4', diameter: 1.25, coarse: [7, 1.1094], fine: [12, 1.1719] },
  { size: '1 3/8', diameter: 1.375, coarse: [6, 1.2188], fine: [12, 1.2969] },
  { size: '1 1/2', diameter: 1.5, coarse: [6, 1.3438], fine: [12, 1.4219] },
  { size: '1 3/4', diameter: 1.75, coarse: [5, 1.5625] },
  { size: '2', diameter: 2, coarse: [4.5, 1.7812] },
]

/** ASME B18.2.8: clearance holes, the close, normal and loose fits. */
export const UNIFIED_CLEARANCE: readonly (readonly [
  diameter: number,
  close: number,
  medium: number,
  coarse: number,
])[] = [
  [0.06, 0.067, 0.076, 0.094],
  [0.073, 0.081, 0.089, 0.104],
  [0.086, 0.094, 0.102, 0.116],
  [0.099, 0.106, 0.116, 0.128],
  [0.112, 0.12, 0.128, 0.144],
  [0.125, 0.141, 0.156, 0.172],
  [0.138, 0.154, 0.17, 0.185],
  [0.164, 0.18, 0.196, 0.213],
  [0.19, 0.206, 0.221, 0.238],
  [0.25, 0.266, 0.281, 0.297],
  [0.3125, 0.328, 0.344, 0.359],
  [0.375, 0.391, 0.406, 0.422],
  [0.4375, 0.453, 0.469, 0.484],
  [0.5, 0.531, 0.562, 0.609],
  [0.625, 0.656, 0.688, 0.734],
  [0.75, 0.781, 0.812, 0.906],
  [0.875, 0.906, 0.938, 1.031],
  [1, 1.031, 1.094, 1.156],
  [1.125, 1.156, 1.219, 1.312],
  [1.25, 1.281, 1.344, 1.438],
  [1.375, 1.438, 1.5, 1.609],
  [1.5, 1.562, 1.625, 1.734],
]
