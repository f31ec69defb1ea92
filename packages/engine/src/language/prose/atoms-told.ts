/** Ways of telling axes that are one form elsewhere: "the +X side", "30 mm (Y, centered)". */
import type { Atom } from './atoms.ts'
import { withOrders } from './atoms-ordered.ts'
import { NOUNS, TELLING } from './lexicon.ts'

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

/** "the -X and +X faces": each of them is told with its letter alone. */
const isListedFace = (atoms: readonly Atom[], at: number): boolean => {
  let next = at
  while (
    /^(?:and|or|,)$/u.test(textAt(atoms, next)) &&
    NAMED[textAt(atoms, next + 1) + textAt(atoms, next + 2)]
  )
    next += 3
  return next > at && FACES.test(textAt(atoms, next))
}

/** "the +X wall": the right one. */
function sided(atoms: readonly Atom[]): Atom[] {
  const made: Atom[] = []
  for (let at = 0; at < atoms.length; at++) {
    const atom = atoms[at] as Atom
    const axis = textAt(atoms, at + 1)
    // ">Z" is the top face where parts are told to programs.
    const sign = atom.text === '>' ? '+' : atom.text === '<' ? '-' : atom.text
    const name = /^[+-]$/u.test(sign) ? NAMED[sign + axis] : undefined
    const second = atoms[at + 1]
    // "from the outside at +X": at that side.
    const isAt = /^(?:at|on|from|toward)$/u.test(made.at(-1)?.text ?? '')
    if (name && second && isAt && /^(?:|,|\)|into|to|and|through|only|\.)$/u.test(textAt(atoms, at + 2))) {
      const span = [atom.span[0], second.span[1]] as const
      made.push({ kind: 'word', text: 'the', span }, { kind: 'word', text: name, span })
      at++
    } else if (name && second && (FACES.test(textAt(atoms, at + 2)) || isListedFace(atoms, at + 2))) {
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
    const isTag =
      atom.text === '(' &&
      AXIS.test(textAt(atoms, at + 1)) &&
      textAt(atoms, at + 2) === ',' &&
      // "(X, Y and Z)": three ways.
      !AXIS.test(textAt(atoms, at + 3))
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

const isNoun = (text: string): boolean => /^[a-z]/u.test(text) && NOUNS.has(text)

/** "rounded (hemispherical) ends", "inner (hole) diameter": how it is, said besides; "(X by Y by Z)" is the usual order. */
function described(atoms: readonly Atom[]): Atom[] {
  const made: Atom[] = []
  for (let at = 0; at < atoms.length; at++) {
    const atom = atoms[at] as Atom
    const [word, close, noun] = [1, 2, 3].map((k) => textAt(atoms, at + k)) as [string, string, string]
    const isSaid = atom.text === '(' && close === ')' && isNoun(noun) && atoms[at + 1]?.kind === 'word'
    if (isSaid && TELLING.has(word)) {
      made.push(atoms[at + 1] as Atom)
      at += 2
      continue
    }
    if (isSaid && NOUNS.get(word)?.kind === 'cut' && NOUNS.get(noun)?.kind === 'dimension') {
      at += 2
      continue
    }
    // "2 mm deep (radial, in X)".
    if (atom.text === '(' && word === 'radial' && /^[,)]$/u.test(close)) {
      made.push(atom, { ...(atoms[at + 1] as Atom), text: 'radially' } as Atom)
      at++
      continue
    }
    const order = atom.text === '(' ? [1, 2, 3, 4, 5, 6].map((k) => textAt(atoms, at + k)).join(' ') : ''
    if (/^(?:x (?:by|x) y (?:by|x) z|l (?:by|x) w (?:by|x) h) \)$/u.test(order)) {
      at += 6
      continue
    }
    made.push(atom)
  }
  return made
}

/** "60 mm in both X and Y": the same each way. */
function both(atoms: readonly Atom[]): Atom[] {
  const made: Atom[] = []
  for (let at = 0; at < atoms.length; at++) {
    const atom = atoms[at] as Atom
    const [is, x, and, y] = [1, 2, 3, 4].map((k) => textAt(atoms, at + k)) as [string, string, string, string]
    const size = atoms[at - 1]
    const isBoth = atom.text === 'in' && is === 'both' && AXIS.test(x) && and === 'and' && AXIS.test(y)
    if (isBoth && size?.kind === 'quantity' && size.quantity.kind === 'length') {
      made.push(atom, atoms[at + 2] as Atom, atoms[at + 3] as Atom, size, atom, atoms[at + 4] as Atom)
      at += 4
    } else made.push(atom)
  }
  return made
}

export const withAxes = (atoms: readonly Atom[]): Atom[] =>
  wholly(tagged(bracketed(sided(planes(both(described(withOrders(atoms))))))))
