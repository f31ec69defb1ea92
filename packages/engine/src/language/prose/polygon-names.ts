/** Regular polygons by the number of their sides. */
export const POLYGONS: Readonly<Record<string, number>> = {
  pentagon: 5,
  pentagonal: 5,
  hexagon: 6,
  hexagonal: 6,
  heptagon: 7,
  heptagonal: 7,
  octagon: 8,
  octagonal: 8,
  nonagon: 9,
  nonagonal: 9,
  decagon: 10,
  decagonal: 10,
  dodecagon: 12,
  dodecagonal: 12,
}

/** "a six-sided prism": how it is shaped. */
export const SIDED: Readonly<Record<number, string>> = {
  5: 'pentagonal',
  6: 'hexagonal',
  7: 'heptagonal',
  8: 'octagonal',
  9: 'nonagonal',
  10: 'decagonal',
  12: 'dodecagonal',
}
