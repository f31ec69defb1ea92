/** What a phrase gathers before its noun, and the phrase that it makes with it. */
import type { Atom } from '../../atoms.ts'
import type { NounForm } from '../../lexicon.ts'
import type { Determiner, Figure, Phrase, Size } from '../../phrases.ts'
import { isAdjective, nounAt, quantityAt, spanFrom, textAt } from '../atoms-at.ts'

export const DETERMINERS: Readonly<Record<string, Determiner>> = {
  a: 'a',
  an: 'a',
  the: 'the',
  this: 'this',
  that: 'this',
  these: 'this',
  those: 'this',
  its: 'its',
  their: 'its',
  his: 'its',
  each: 'each',
  every: 'each',
  both: 'both',
  all: 'all',
  any: 'one of',
  // "15 mm from either end": from the one and from the other.
  either: 'each',
  another: 'another',
  other: 'other',
  some: '',
  one: 'a',
  our: 'the',
  your: 'the',
  my: 'the',
  no: 'no',
}

export interface Modifiers {
  det: Determiner
  count?: number
  ordinal?: number
  words: string[]
  unknown: string[]
  sizes: Size[]
  bare: Figure[]
  owner?: Phrase
}

/** "the outer two", "the left three": the number ends the phrase. */
export const isCounted = (atoms: readonly Atom[], at: number, m: Modifiers): boolean =>
  m.det !== '' && m.det !== 'a' && m.count === undefined && quantityAt(atoms, at)?.kind === 'count'

/** A noun before the head: what the head is a part of, or how it is shaped. */
export function asModifier(noun: NounForm, m: Modifiers, atoms: readonly Atom[], at: number): void {
  const head = lastNoun(atoms, at + 1)
  const isPart = head?.kind === 'place' || head?.kind === 'dimension'
  if (
    isPart &&
    (noun.kind === 'body' || noun.kind === 'cut' || noun.kind === 'whole') &&
    noun.concept !== 'cut' &&
    noun.concept !== 'flat' &&
    noun.name !== 'upright'
  )
    m.owner = {
      ...noun,
      det: 'the',
      words: [],
      unknown: [],
      sizes: [],
      bare: [],
      span: atoms[at]?.span ?? [0, 0],
    }
  m.words.push(noun.name)
}

export const lastNoun = (atoms: readonly Atom[], from: number): NounForm | undefined => {
  let found: NounForm | undefined
  for (let at = from; at < atoms.length; at++) {
    const noun = nounAt(atoms, at)
    if (noun && noun.kind !== 'pronoun') found = noun
    else if (!isAdjective(textAt(atoms, at)) && !quantityAt(atoms, at)) break
  }
  return found
}

export function phraseOf(
  noun: NounForm,
  m: Modifiers,
  atoms: readonly Atom[],
  from: number,
  next: number,
): Phrase {
  const { owner, ...rest } = m
  return {
    ...noun,
    ...rest,
    words: [...m.words],
    unknown: [...m.unknown],
    sizes: [...m.sizes],
    bare: [...m.bare],
    ...(owner ? { of: owner } : {}),
    span: spanFrom(atoms, from, next),
  }
}
