/** "half of its length", "twice the height", "70% of", "two thirds of", "1.5 times": one word that knows its factor. */
import { FRACTIONS } from '../quantities/words.ts'
import type { Atom } from './atoms.ts'

const FACTOR = '×'

/** The factor of an atom that stands for one. */
export const factorIn = (text: string): number | undefined =>
  text.startsWith(FACTOR) ? Number(text.slice(1)) : undefined

const WHOLE: Readonly<Record<string, number>> = {
  one: 1,
  a: 1,
  an: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  nine: 9,
}

const TIMES: Readonly<Record<string, number>> = { twice: 2, thrice: 3, double: 2, triple: 3 }

const textAt = (atoms: readonly Atom[], at: number): string => atoms[at]?.text ?? ''

const valueAt = (atoms: readonly Atom[], at: number): number | undefined => {
  const atom = atoms[at]
  if (atom?.kind === 'word') return WHOLE[atom.text]
  const quantity = atom?.quantity
  return quantity && /^(?:number|count)$/u.test(quantity.kind) && quantity.values.length === 1
    ? quantity.values[0]?.value
    : undefined
}

interface Found {
  factor: number
  length: number
}

function factorAt(atoms: readonly Atom[], at: number): Found | undefined {
  const atom = atoms[at]
  const text = textAt(atoms, at)
  if (atom?.kind === 'quantity' && atom.quantity.kind === 'ratio') {
    const [value] = atom.quantity.values
    return value && { factor: value.value / 100, length: 1 }
  }
  if (TIMES[text]) return { factor: TIMES[text], length: 1 }
  if (text === 'half') return { factor: 0.5, length: 1 }
  const value = valueAt(atoms, at)
  if (value === undefined) return undefined
  const next = textAt(atoms, at + 1)
  const part = FRACTIONS[next.replace(/s$/u, '')]
  if (part) return { factor: value / part, length: 2 }
  if (next === 'times') return { factor: value, length: 2 }
  // "1/4 of", "2/3rd of": a fraction of something, and no length.
  const isBare = atom?.kind === 'quantity' && atom.quantity.kind === 'number'
  const behind = /^(?:rd|th|nd)$/u.test(next) ? 1 : 0
  if (isBare && value < 1 && /^(?:of|the)$/u.test(textAt(atoms, at + 1 + behind)))
    return { factor: value, length: 1 + behind }
  return undefined
}

/** What a factor is of, has to follow: a size, or a thing that has one. */
const OF = /^(?:of|the|its|that|as|this)$/u

const MEASURED =
  /^(?:length|width|height|thickness|depth|diameter|radius|base|side|size|lengths|widths|heights|diameters|sides|dimension|long|wide|tall|high|thick|deep|that|longer|shorter)$/u

export function withFactors(atoms: readonly Atom[]): Atom[] {
  const made: Atom[] = []
  for (let at = 0; at < atoms.length; at++) {
    const found = factorAt(atoms, at)
    const after = found ? at + found.length : at
    const isMeasured =
      found !== undefined &&
      OF.test(textAt(atoms, after)) &&
      (isTold(made) || isAsMuch(atoms, after) || isSaidAgain(made)) &&
      (MEASURED.test(made.findLast(({ text }) => MEASURED.test(text))?.text ?? '') ||
        atoms.slice(after, after + 8).some(({ text }) => MEASURED.test(text)))
    if (!found || !isMeasured) {
      made.push(atoms[at] as Atom)
      continue
    }
    const last = atoms[after - 1] as Atom
    made.push({
      kind: 'word',
      text: `${FACTOR}${found.factor}`,
      span: [(atoms[at] as Atom).span[0], last.span[1]],
    })
    at = after - 1
  }
  return made
}

/** "The height is 20 mm, half the width": a size was just told. */
const isSaidAgain = (made: readonly Atom[]): boolean =>
  made.at(-1)?.text === ',' &&
  (made.at(-2)?.kind === 'quantity' || MEASURED.test(made.at(-2)?.text ?? '')) &&
  made.some(({ text }) => /^(?:is|of|measures)$/u.test(text))

const ADJECTIVE = /^(?:long|wide|tall|high|thick|deep)$/u

/** "half as wide", "50% of its length": nothing else is meant. */
const isAsMuch = (atoms: readonly Atom[], at: number): boolean =>
  (textAt(atoms, at) === 'as' && ADJECTIVE.test(textAt(atoms, at + 1))) ||
  (textAt(atoms, at) === 'of' &&
    /^(?:its|the)$/u.test(textAt(atoms, at + 1)) &&
    /^(?:length|width|height|thickness|depth)$/u.test(textAt(atoms, at + 2)))

/** "a height of …", "is about …", "with … the height": a size is being told. */
const isTold = (made: readonly Atom[]): boolean =>
  /^(?:\(|which|of|is|be|are|has|have|to|about|approximately|roughly|exactly|only|just|equal|equals|with|and|by|measures|length|width|height|thickness|depth|diameter|radius|side|sides|long|wide|high|tall|thick|deep)$/u.test(
    made.at(-1)?.text ?? '',
  )
