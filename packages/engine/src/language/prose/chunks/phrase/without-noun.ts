/** Phrases without a noun: "both are …", "the second is …", "another in the bottom". */
import type { Atom } from '../../atoms.ts'
import { type NounForm, PREPOSITIONS, THINGS } from '../../lexicon.ts'
import type { Phrase } from '../../phrases.ts'
import { isAdjective, quantityAt, type Read, textAt } from '../atoms-at.ts'
import { type Modifiers, phraseOf } from './modifiers.ts'

/** "both are …", "the second is …", "each": what was told. */
export function alone(
  m: Modifiers,
  atoms: readonly Atom[],
  from: number,
  at: number,
): Read<Phrase> | undefined {
  // "a small motor": behind its adjectives.
  let end = at
  while (m.det !== '' && isAdjective(textAt(atoms, end)) && isAdjective(textAt(atoms, end + 1))) end++
  const name = textAt(atoms, end)
  if (m.det !== '' && THINGS.has(name)) {
    const noun: NounForm = { concept: 'any', kind: 'body', name, plural: false }
    return { made: phraseOf(noun, m, atoms, from, end + 1), next: end + 1 }
  }
  if (at === from || m.sizes.length > 0 || m.bare.length > 0 || m.unknown.length > 0) return undefined
  // "the outer two", "those four", "all three".
  const isBoth = textAt(atoms, from) === 'both' && textAt(atoms, from + 1) === 'measured'
  if (m.count !== undefined && m.det !== '' && m.det !== 'a' && !isBoth) {
    const some = { concept: 'some', kind: 'pronoun', name: 'they', plural: true } as const
    return { made: phraseOf(some, m, atoms, from, at), next: at }
  }
  // "the smaller", of two.
  const isChosen =
    m.det === 'the' &&
    m.words.length === 0 &&
    at === from + 1 &&
    /^(?:smaller|larger|bigger|largest|smallest|biggest|shorter|longer)$/u.test(textAt(atoms, at)) &&
    (at + 1 >= atoms.length || /^(?:from|by|is|are|and|,|to|out|with|has|\))$/u.test(textAt(atoms, at + 1)))
  if (isChosen) {
    const chosen = { concept: 'one', kind: 'pronoun', name: 'one', plural: false } as const
    return { made: phraseOf(chosen, { ...m, words: [textAt(atoms, at)] }, atoms, from, at + 1), next: at + 1 }
  }
  if (m.words.length > 0) return undefined
  const isOne = m.ordinal !== undefined || m.det === 'other' || isAnother(m, atoms, at)
  const isSome = /^(?:each|both|all)$/u.test(m.det) && at === from + 1
  if (!isOne && !isSome) return undefined
  if (
    isSome &&
    !(
      textAt(atoms, at) in
      {
        is: 1,
        are: 1,
        has: 1,
        have: 1,
        go: 1,
        goes: 1,
        consists: 1,
        made: 1,
        measures: 1,
        should: 1,
        get: 1,
        of: 1,
        by: 1,
        to: 1,
        together: 1,
        upward: 1,
        ',': 1,
      }
    ) &&
    at < atoms.length &&
    !quantityAt(atoms, at)
  )
    return undefined
  if (isOne && m.det === '') return undefined
  // "every 72 degrees": how they follow each other.
  if (isSome && textAt(atoms, from) === 'every' && quantityAt(atoms, at)?.kind === 'angle') return undefined
  const noun: NounForm = {
    concept: isOne ? 'one' : 'they',
    kind: 'pronoun',
    name: isOne ? 'one' : 'they',
    plural: !isOne,
  }
  return { made: phraseOf(noun, m, atoms, from, at), next: at }
}

/** "another in the bottom", "another 25 mm from the edge": one more, and no "another 25 mm" of the same. */
const isAnother = ({ det }: Modifiers, atoms: readonly Atom[], at: number): boolean =>
  det === 'another' &&
  (PREPOSITIONS.has(textAt(atoms, quantityAt(atoms, at) ? at + 1 : at)) ||
    /^(?:that|which|centered)$/u.test(textAt(atoms, at)))
