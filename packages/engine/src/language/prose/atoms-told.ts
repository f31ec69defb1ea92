/** Ways of telling axes that are one form elsewhere: "the +X side", "30 mm (Y, centered)". */
import type { Atom } from './atoms.ts'

const NAMED: Readonly<Record<string, string>> = {
  '+x': 'right',
  '-x': 'left',
  '+y': 'back',
  '-y': 'front',
  '+z': 'top',
  '-z': 'bottom',
}

const FACES = /^(?:side|face|wall|end|surface|edge)s?$/u
const AXIS = /^[xyz]$/u

const textAt = (atoms: readonly Atom[], at: number): string => atoms[at]?.text ?? ''

/** "the +X wall": the right one. */
function sided(atoms: readonly Atom[]): Atom[] {
  const made: Atom[] = []
  for (let at = 0; at < atoms.length; at++) {
    const atom = atoms[at] as Atom
    const axis = textAt(atoms, at + 1)
    const name = /^[+-]$/u.test(atom.text) ? NAMED[atom.text + axis] : undefined
    const second = atoms[at + 1]
    if (name && second && FACES.test(textAt(atoms, at + 2))) {
      made.push({ kind: 'word', text: name, span: [atom.span[0], second.span[1]] })
      at++
    } else made.push(atom)
  }
  return made
}

const SIDED = /^(?:top|bottom|left|right|front|back|rear|upper|lower)$/u

/** Sides by their other names. */
const SAME_SIDE: Readonly<Record<string, string>> = {
  top: 'top',
  upward: 'top',
  up: 'top',
  bottom: 'bottom',
  downward: 'bottom',
  down: 'bottom',
  left: 'left',
  right: 'right',
  front: 'front',
  back: 'back',
  rear: 'back',
}

/** "the top face (+Z)" says it again; "the side face (+X)" is the right one. */
function bracketed(atoms: readonly Atom[]): Atom[] {
  const made: Atom[] = []
  for (let at = 0; at < atoms.length; at++) {
    const atom = atoms[at] as Atom
    const name = NAMED[textAt(atoms, at + 1) + textAt(atoms, at + 2)]
    const face = made.at(-1)
    const isTold = atom.text === '(' && name && textAt(atoms, at + 3) === ')' && face
    // "at the top (+Z)": the same again.
    if (isTold && SAME_SIDE[face.text] === name) {
      at += 3
      continue
    }
    if (!isTold || !FACES.test(face.text)) {
      made.push(atom)
      continue
    }
    if (!SIDED.test(made.at(-2)?.text ?? ''))
      made.splice(-1, 0, { kind: 'word', text: name, span: face.span })
    at += 3
  }
  return made
}

/** "(Y, centered)" is "(Y) centered in Y", "(X, matching the base)" is "(X) (matching the base)". */
function tagged(atoms: readonly Atom[]): Atom[] {
  const made: Atom[] = []
  for (let at = 0; at < atoms.length; at++) {
    const atom = atoms[at] as Atom
    const isTag = atom.text === '(' && AXIS.test(textAt(atoms, at + 1)) && textAt(atoms, at + 2) === ','
    const end = isTag ? atoms.findIndex(({ text }, nth) => nth > at && text === ')') : -1
    if (end < 0) {
      made.push(atom)
      continue
    }
    const axis = atoms[at + 1] as Atom
    const closing = atoms[end] as Atom
    const rest = atoms.slice(at + 3, end)
    made.push(atom, axis, { ...closing, span: axis.span })
    if (rest[0]?.text === 'centered')
      made.push(...rest, ...(rest.length === 1 ? [{ ...axis, text: 'in' } as Atom, axis] : []))
    else if (rest.length > 0) made.push(atom, ...rest, closing)
    at = end
  }
  return made
}

/** "the X-Y plane". */
function planes(atoms: readonly Atom[]): Atom[] {
  const made: Atom[] = []
  for (let at = 0; at < atoms.length; at++) {
    const atom = atoms[at] as Atom
    const second = textAt(atoms, at + 1) === '-' ? at + 2 : at + 1
    const isPlane =
      AXIS.test(atom.text) && AXIS.test(textAt(atoms, second)) && textAt(atoms, second + 1) === 'plane'
    if (!isPlane) {
      made.push(atom)
      continue
    }
    made.push({
      kind: 'word',
      text: [atom.text, textAt(atoms, second)].sort().join(''),
      span: [atom.span[0], (atoms[second] as Atom).span[1]],
    })
    at = second
  }
  return made
}

const ALL = /^(?:full|entire|whole|complete)$/u

/** "the entire X length": along X. */
function wholly(atoms: readonly Atom[]): Atom[] {
  const made: Atom[] = []
  for (let at = 0; at < atoms.length; at++) {
    const atom = atoms[at] as Atom
    const letter = atoms[at + 1]
    const isLength = /^(?:length|dimension|direction|extent|size)$/u.test(textAt(atoms, at + 2))
    if (ALL.test(atom.text) && letter && AXIS.test(letter.text) && isLength) {
      if (made.at(-1)?.text === 'the') made.pop()
      if (made.at(-1)?.text === 'over') made.pop()
      if (!/^(?:along|in|through)$/u.test(made.at(-1)?.text ?? ''))
        made.push({ ...atom, text: 'along' } as Atom)
      made.push(letter)
      at += 2
    } else made.push(atom)
  }
  return made
}

export const withAxes = (atoms: readonly Atom[]): Atom[] => wholly(tagged(bracketed(sided(planes(atoms)))))
