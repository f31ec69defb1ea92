/**
 * "a bottom edge of 60 mm and a top edge of the same length, 25 mm above it and shifted 15 mm to the right": how high a figure is, and
 * how far it leans, told by where its upper side lies over its lower one.
 */
import type { Sizes } from './figures.ts'
import type { Known } from './told-sizes.ts'
import { here, type Scanner } from './writing.ts'

const LOWER = '(?:it|that|the (?:bottom|lower|first|base)(?: (?:edge|side|one|base))?|the base)'
const ABOVE = here(
  `(?:(?:lies|lying|is|located|placed|which|that|at|a distance of|parallel to it|and|,)(?= )\\s?)*#(?<n>\\d+) (?:above|over|higher than) ${LOWER}`,
)
const SHIFTED = here(
  `(?:(?:its|the|top|upper|edge|side|is|being|which|but|and|,)(?= )\\s?)*(?:shifted|offset|displaced|moved|slid)(?: (?:sideways|horizontally|relative to ${LOWER}))*(?: by)? #(?<n>\\d+)(?: (?:to the|towards the) (?<way>left|right)| sideways| horizontally)?(?: (?:from|of|relative to|with respect to) ${LOWER})?`,
)
const SAME = here(
  '(?:the |an? )?(?:same|equal|identical) (?:length|width|size)(?: as (?:it|the (?:bottom|lower)(?: (?:edge|side|one))?))?',
)
const ON_AXIS = here(
  '(?:(?:that|which) )?(?:lying|lies|resting|placed|is|running)? ?(?:on|along) the x ?axis',
)

/** Only between two sides that are told: elsewhere "20 mm above the bottom edge" is a place. */
const hasBoth = (sizes: Sizes): boolean => sizes.told.has('top') && sizes.told.has('bottom')

export function slidSide(scan: Scanner, sizes: Sizes, known: Known): true | undefined {
  if (!sizes.told.has('bottom')) return undefined
  const above = hasBoth(sizes) && !sizes.told.has('height') ? scan.take(ABOVE)?.groups?.['n'] : undefined
  if (above) {
    sizes.give('height', known.number(Number(above)))
    return true
  }
  const shifted = sizes.told.has('shift') ? undefined : scan.take(SHIFTED)?.groups
  if (!shifted) return undefined
  sizes.give('shift', known.number(Number(shifted['n'])) * (shifted['way'] === 'left' ? -1 : 1))
  return true
}

/** "a top edge of the same length": as long as the lower one. */
export const sameAsLower = (scan: Scanner, sizes: Sizes, name: string | undefined): number | undefined =>
  name === 'top' && sizes.told.get('bottom') !== undefined && scan.take(SAME)
    ? sizes.told.get('bottom')
    : undefined

/** "a bottom edge of 60 mm lying on the X axis": it lies level, as it does anyway. */
export const takeOnAxis = (scan: Scanner, name: string | undefined): void => {
  if (name === 'bottom' || name === 'base') scan.take(ON_AXIS)
}
