/** Measured figures with their units, no longer than they mean something. */
import { mm } from '../../viewer/lengths.ts'

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const precise = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 4 })

const round = (value: number) => (Math.abs(value) >= 1000 ? grouped : precise).format(value)

export const withUnit = (value: number, unit: string): string =>
  unit === '°'
    ? `${mm(value)}°`
    : `${unit === 'mm' || unit === '' ? mm(value, 4) : round(value)} ${unit}`.trim()

/** 18,571.7 mm³; from a litre on in cm³. */
export const volume = (mm3: number): string => (mm3 < 1e6 ? `${round(mm3)} mm³` : `${round(mm3 / 1000)} cm³`)

export const area = (mm2: number): string => (mm2 < 1e6 ? `${round(mm2)} mm²` : `${round(mm2 / 100)} cm²`)

export const mass = (grams: number): string =>
  grams < 1000 ? `${round(grams)} g` : `${round(grams / 1000)} kg`

export const point = (coordinates: readonly number[]): string =>
  `${coordinates.map((value) => mm(value, 2)).join(', ')} mm`
