/** "square tubing … the tube", "a Z-bracket … the bracket": a name of several words by its last one. */

/** Stuff and the piece that is made of it. */
const PIECE_OF: Readonly<Record<string, string>> = {
  tubing: 'tube',
  piping: 'pipe',
  extrusion: 'profile',
  'angle iron': 'angle',
}

export function isShortFor(name: string, short: string): boolean {
  if (name.endsWith(` ${short}`)) return true
  return Object.entries(PIECE_OF).some(([stuff, piece]) => name.endsWith(stuff) && piece === short)
}
