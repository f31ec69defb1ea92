/** How a program of the trade makes it, "using pushPoints", "(with a polar pattern)": said beside what is made, which the rest tells. */
import type { Atom } from './atoms.ts'

const LEAD = /^(?:using|use|with|via|by|through)$/u

/** Functions and operations of such programs that place or repeat what was told. */
const METHOD =
  /^(?:pushpoints|rarray|polararray|workplanes?|cborehole|cskhole|cutblind|cutthruall|radiusarc|polyline|boolean|booleans|rotate)$/u

const LAID_OUT =
  /^(?:pattern|array|arrays|patterns|union|unions|workplane|workplanes|copies|operation|operations)$/u

const HOW = /^(?:polar|boolean|rotated|linear|circular|union)$/u

const textAt = (atoms: readonly Atom[], at: number): string => atoms[at]?.text ?? ''

/** Where such a remark ends that begins here. */
function endOf(atoms: readonly Atom[], from: number): number | undefined {
  if (!LEAD.test(textAt(atoms, from))) return undefined
  let at = from + 1
  while (/^(?:an?|the|its|cadquery)$/u.test(textAt(atoms, at))) at++
  if (METHOD.test(textAt(atoms, at))) {
    at++
    if (/^(?:rotated|of|operations?|union|unions|copies)$/u.test(textAt(atoms, at)) && !atoms[at + 1]) at++
    return at
  }
  let how = at
  while (HOW.test(textAt(atoms, how))) how++
  return how > at && LAID_OUT.test(textAt(atoms, how)) ? how + 1 : undefined
}

export function withoutCadTalk(atoms: readonly Atom[]): Atom[] {
  const made: Atom[] = []
  for (let at = 0; at < atoms.length; at++) {
    const end = endOf(atoms, at)
    if (end === undefined) {
      made.push(atoms[at] as Atom)
      continue
    }
    // "Use rarray for the pins.": a sentence of its own.
    if (at === 0 && textAt(atoms, end) === 'for') return []
    const isBracketed = made.at(-1)?.text === '(' && textAt(atoms, end) === ')'
    if (isBracketed) made.pop()
    // "Using a polar pattern, drill …".
    const isLead = made.length === 0 && textAt(atoms, end) === ','
    if (!isLead && !isBracketed && made.at(-1)?.text === ',') made.pop()
    at = isBracketed || isLead ? end : end - 1
  }
  return made
}
