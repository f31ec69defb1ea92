/** Numbers, counts and places as an engineer writes them. Millimetres and grams. */

import type { Box } from '../kernel/mass.ts'
import type { Point3 } from '../plan/geometry.ts'

const SIGNIFICANT_DIGITS = 4
/** A long part keeps its hundredths: 1066.8 mm is 42 inches, 1067 mm is not. */
const DECIMALS_OF_A_LENGTH = 2

const significant = (value: number, digits: number): string => String(Number(value.toPrecision(digits)) + 0)

/** Four significant digits and no trailing zeros. */
export const figure = (value: number): string => significant(value, SIGNIFICANT_DIGITS)

/** A length without its unit. */
export function length(value: number): string {
  const whole = Math.trunc(Math.abs(value)).toString().length
  return significant(value, Math.max(SIGNIFICANT_DIGITS, whole + DECIMALS_OF_A_LENGTH))
}

export const mm = (value: number): string => `${length(value)} mm`
export const degrees = (value: number): string => `${figure(value)}°`
export const diameter = (value: number): string => `⌀${mm(value)}`

/** For what was read off a mesh, which is right to a few hundredths of a millimetre. */
export const about = (value: number): string => `about ${significant(value, 2)} mm`

export const sizes = (values: readonly number[]): string => `${values.map(length).join(' × ')} mm`

export const sizeOf = ({ min, max }: Box): Point3 => [max[0] - min[0], max[1] - min[1], max[2] - min[2]]

const CUBIC_CENTIMETRE = 1000
const SHOWN_AS_CM3_FROM = 100 * CUBIC_CENTIMETRE

export const volume = (mm3: number): string =>
  mm3 >= SHOWN_AS_CM3_FROM ? `${figure(mm3 / CUBIC_CENTIMETRE)} cm³` : `${figure(mm3)} mm³`

export const mass = (grams: number): string =>
  grams >= 1000 ? `${figure(grams / 1000)} kg` : `${figure(grams)} g`

export const grams = (volumeMm3: number, densityGPerCm3: number): string =>
  mass((volumeMm3 / CUBIC_CENTIMETRE) * densityGPerCm3)

export const percent = (share: number): string => {
  const value = share * 100
  return value > 99.95 || value < 10 ? `${significant(value, 2)} %` : `${Math.round(value)} %`
}

/** "one hole", "4 holes". */
export const counted = (count: number, singular: string, plural = `${singular}s`): string =>
  count === 1 ? `one ${singular}` : `${count} ${plural}`

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[], last = 'and'): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A single letter is read by its name: an L section, a U section. */
export const withArticle = (noun: string): string =>
  `${/^([aeio]|[FHLMNRSX]\b)/i.test(noun) ? 'an' : 'a'} ${noun}`

/** "both holes", "all 4 holes". */
export const allOf = (count: number, plural: string): string =>
  count === 2 ? `both ${plural}` : `all ${count} ${plural}`

/** A place in the part's coordinates, to a tenth of a millimetre: only meant to be found again. */
export function place(point: readonly number[]): string {
  const [x, y, z] = point.map((v) => String(Math.round(v * 10) / 10 + 0))
  return `x ${x}, y ${y}, z ${z}`
}

const AXIS_NAMES = ['x', 'y', 'z'] as const
const ALONG = 1 - 1e-6

/** "along z", or for an axis that lies askew its direction. */
export function along(axis: Point3): string {
  const index = axis.findIndex((v) => Math.abs(v) > ALONG)
  const name = AXIS_NAMES[index]
  return name ? `along ${name}` : `along (${axis.map((v) => significant(v, 3)).join(', ')})`
}
