/** Lengths as engineers write them: millimetres, no more places than mean something. */

const PLACES = 3

export const mm = (value: number, places = PLACES): string => {
  const rounded = Number(value.toFixed(places))
  return `${rounded < 0 ? '−' : ''}${Math.abs(rounded)}`
}

export const sizeText = (min: readonly number[], max: readonly number[], places = 2): string =>
  `${[0, 1, 2].map((axis) => mm((max[axis] ?? 0) - (min[axis] ?? 0), places)).join(' × ')} mm`
