/** What a feature says when its numbers cannot be made. */
export { impossible } from '../solids/shapes.ts'

/** A length as people write it: at most three decimals, no trailing zeros. */
export const mm = (value: number): string => `${Number(value.toFixed(3))} mm`
