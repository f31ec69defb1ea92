/** Whether more of the same phrase follows. */
import type { Atom } from '../../atoms.ts'
import { DIMENSION_WORDS, type NounForm, ORDINALS, VERBS } from '../../lexicon.ts'
import {
  ADVERB,
  isAdjective,
  isAxisLetter,
  isPosture,
  isState,
  isUnknown,
  isVerb,
  MANNER,
  nounAt,
  quantityAt,
  textAt,
} from '../atoms-at.ts'
import { numberSizes } from '../sizes-at.ts'

/** A link between modifiers: "20 mm wide and 5 mm deep slot", "long, flat bar". */
export const LINK = /^(?:,|and|by|x)$/u

/** More of the same phrase follows: it ends in a noun. */
export function continues(atoms: readonly Atom[], at: number, depth = 0): boolean {
  if (depth > 8 || isPosture(atoms, at) || isAxisLetter(atoms, at)) return false
  const text = textAt(atoms, at)
  const noun = nounAt(atoms, at)
  // "through" is an adjective of a hole, and leads a place anywhere else.
  if (
    text === 'through' &&
    !/^(?:cut|figure)$/u.test(nounAt(atoms, at + 1)?.kind ?? '') &&
    !quantityAt(atoms, at + 1)
  )
    return false
  if (noun && (isState(atoms, at) || (depth === 0 && isVerb(atoms, at)))) return false
  if (noun) return noun.kind !== 'pronoun' || (/^ones?$/u.test(text) && !(depth > 0 && nounAt(atoms, at + 1)))
  if (isVerb(atoms, at) && !/(?:ed|ing|nk)$/u.test(text)) return false
  const quantity = quantityAt(atoms, at)
  if (quantity) {
    const size = numberSizes(atoms, at)
    if (size && continues(atoms, size.next, depth + 1)) return true
    return continues(atoms, at + 1, depth + 1)
  }
  if (
    isAdjective(text) ||
    text in ORDINALS ||
    text in DIMENSION_WORDS ||
    ADVERB.test(text) ||
    (VERBS.has(text) && /(?:ed|ing|nk)$/u.test(text))
  )
    return continues(atoms, at + 1, depth + 1)
  if (
    depth > 0 &&
    /^(?:,|and|by|x)$/u.test(text) &&
    (quantityAt(atoms, at + 1) || isAdjective(textAt(atoms, at + 1)))
  )
    return continues(atoms, at + 1, depth + 1)
  if (isUnknown(atoms, at)) return continues(atoms, at + 1, depth + 1) || !MANNER.test(text)
  return false
}

/** More sizes follow, and at the end of them a thing: no "40 mm diameter and 60 mm length". */
export function listsFor(atoms: readonly Atom[], from: number): boolean {
  let at = from
  let links = 0
  while (LINK.test(textAt(atoms, at)) && quantityAt(atoms, at + 1)) {
    const size = numberSizes(atoms, at + 1)
    if (!size) return false
    at = size.next
    links++
  }
  const noun = nounAt(atoms, at)
  return links > 0 && noun !== undefined && noun.kind !== 'dimension' && noun.kind !== 'pronoun'
}

/** "from the top 62 mm diameter", "a disc 50 mm diameter": the noun is no adjective of a size. */
export const isBeforeSize = (noun: NounForm, atoms: readonly Atom[], at: number): boolean =>
  /^(?:place|body|whole|cut)$/u.test(noun.kind) &&
  quantityAt(atoms, at) !== undefined &&
  nounAt(atoms, at + 1)?.kind === 'dimension'

export const startsNoun = (atoms: readonly Atom[], at: number): boolean => continues(atoms, at)

/** "4 holes", "6 evenly spaced holes". */
export const nextPlural = (atoms: readonly Atom[], from: number): boolean => {
  for (let at = from; at < Math.min(atoms.length, from + 7); at++) {
    const noun = nounAt(atoms, at)
    const after = isVerb(atoms, at + 1) ? undefined : nounAt(atoms, at + 1)
    if (noun && (after?.kind ?? 'pronoun') === 'pronoun') return noun.plural
    const text = textAt(atoms, at)
    if (
      !noun &&
      !isAdjective(text) &&
      !quantityAt(atoms, at) &&
      !(text in DIMENSION_WORDS) &&
      !isUnknown(atoms, at) &&
      !ADVERB.test(text) &&
      !VERBS.has(text) &&
      text !== 'spaced' &&
      text !== ','
    )
      return false
  }
  return false
}
