/** What a sentence says of programs, files and the telling itself, "Write a CadQuery script that builds …": taken out. */
import type { Atom } from './atoms.ts'
import { FOREIGN, NOUNS, PREPOSITIONS, TELLING, VERBS } from './lexicon.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u))

/** Speak of a program, whatever stands beside them. */
const CODE = words(`
  cadquery python openscad freecad solidworks onshape autocad tinkercad inventor script scripts code program software workplane`)

/** Of what comes out of it: a file, a result, that it is sound. */
const OUTPUT = words(`
  export exported exporting exports file files stl step stp variable variables watertight manifold valid printable machinable output render rendered
  save saved saves saving store stored cadquery python script scripts code program programs function parametric comments commented filename visualize visualise
  display shown parameters named`)

const SHAPED = /^(?:body|cut|figure|work|place|layout|pronoun|tool)$/u

const IDLE_NOUNS = words('base plate model result part box')

/** Names something of the part, or says something of its shape. */
function isTelling({ kind, text }: Atom): boolean {
  if (kind === 'quantity') return true
  const noun = NOUNS.get(text)
  if (noun && SHAPED.test(noun.kind)) return !IDLE_NOUNS.has(text) && noun.kind !== 'pronoun'
  return (
    FOREIGN.has(text) ||
    (TELLING.has(text) && !/^(?:solid|full|total|whole|entire|same|main|new|final|closed|right)$/u.test(text))
  )
}

/** Between the program and what it builds. */
const LINKS = words(`
  that which to for this please : , following builds build creates create makes make generates generate models model produces produce of the with in and using
  will should can below here is as draws draw designs design constructs construct describes defines implements module library language snippet cq 3d cad api sketch object solid part`)

const isNounOf = ({ text }: Atom): boolean => /^(?:body|cut|figure)$/u.test(NOUNS.get(text)?.kind ?? '')

/** "Using CadQuery, make", "Write a Python script that builds": up to what is built. */
function opened(atoms: readonly Atom[]): readonly Atom[] {
  const limit = atoms.findIndex((atom) => atom.kind === 'quantity' || isNounOf(atom))
  const led = limit < 0 ? atoms : atoms.slice(0, limit)
  const last = led.findLastIndex(({ text }) => CODE.has(text))
  if (last < 0) return atoms
  let next = last + 1
  // A verb and a determiner are what the sentence goes on with: "make a box".
  while (next < atoms.length && LINKS.has(atoms[next]?.text ?? '') && !goesOn(atoms, next)) next++
  return atoms.slice(next)
}

const goesOn = (atoms: readonly Atom[], at: number): boolean => {
  const [text, after] = [atoms[at]?.text ?? '', atoms[at + 1]]
  const isObject =
    after?.kind === 'quantity' || /^(?:an?|the|two|three|four|one|its)$/u.test(after?.text ?? '')
  return (
    (VERBS.has(text) && isObject && !text.endsWith('s')) ||
    (PREPOSITIONS.has(text) && !/^(?:for|of|to)$/u.test(text) && after?.text === 'the') ||
    (text === 'the' && after !== undefined && NOUNS.has(after.text) && !LINKS.has(after.text))
  )
}

/** Where a clause begins that tells nothing but what is done with the model, "…, and export it as a STEP file". */
function closed(atoms: readonly Atom[]): readonly Atom[] {
  const anchor = atoms.findLastIndex(({ text }) => OUTPUT.has(text))
  if (anchor < 0) return atoms
  const last = atoms.findLastIndex(isTelling)
  if (last < 0) return []
  const from = atoms.findIndex(({ text }, at) => at > last && /^(?:and|,|then|:|but|so)$/u.test(text))
  return from < 0 || from > anchor ? atoms : atoms.slice(0, from)
}

export const withoutRemarks = (atoms: readonly Atom[]): readonly Atom[] => closed(opened(atoms))
