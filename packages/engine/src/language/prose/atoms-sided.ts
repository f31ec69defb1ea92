/** Regular polygons by how many sides they have: "a six-sided prism", "a polygon with 8 sides". */
import type { Atom } from './atoms.ts'
import { SIDED } from './polygon-names.ts'

const COUNTS: Readonly<Record<string, number>> = {
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
}

const textAt = (atoms: readonly Atom[], at: number): string => atoms[at]?.text ?? ''

const countAt = (atoms: readonly Atom[], at: number): number | undefined => {
  const atom = atoms[at]
  if (atom?.kind === 'word') return COUNTS[atom.text]
  const { kind, values } = atom?.quantity ?? { kind: '', values: [] }
  return /^(?:count|number)$/u.test(kind) && values.length === 1 ? values[0]?.value : undefined
}

const word = (atom: Atom, text: string): Atom => ({ kind: 'word', text, span: atom.span })

export function withSided(atoms: readonly Atom[]): Atom[] {
  const made: Atom[] = []
  for (let at = 0; at < atoms.length; at++) {
    const atom = atoms[at] as Atom
    const name = SIDED[countAt(atoms, at) ?? 0]
    if (name && textAt(atoms, at + 1) === 'sided') {
      made.push(word(atom, name))
      at++
      continue
    }
    // "with 8 sides": what stands before it has so many.
    const isEqual = textAt(atoms, at + 1) === 'equal'
    const before = made.at(-2)
    const isOf =
      name &&
      /^(?:with|of|having)$/u.test(made.at(-1)?.text ?? '') &&
      /^(?:polygon|prism)$/u.test(before?.text ?? '') &&
      textAt(atoms, isEqual ? at + 2 : at + 1) === 'sides'
    if (!isOf || !before) {
      made.push(atom)
      continue
    }
    const link = made.pop() as Atom
    made.pop()
    if (before.text === 'prism') made.push(word(before, name), before)
    else made.push(word(before, name.replace(/al$/u, '')))
    if (isEqual) at++
    // "… of 10 mm": the sides have a size.
    if (/^(?:of|,|that|measuring|each)$/u.test(textAt(atoms, at + 2)) && textAt(atoms, at + 2) !== ',')
      made.push(link)
    else at++
  }
  return made
}
