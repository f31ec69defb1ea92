/** Which of several, or how many of them: "each of the corners", "hole 3". */
import type { Atom } from '../../atoms.ts'
import { NOUNS, type NounForm } from '../../lexicon.ts'
import type { Determiner, Phrase } from '../../phrases.ts'
import { countAt, isUnknown, nounAt, type Read, spanFrom, textAt } from '../atoms-at.ts'
import { type Modifiers, phraseOf } from './modifiers.ts'
import { phraseAt } from './phrase-at.ts'

const QUANTIFIER =
  /^(?:one|each|both|all|either|any|every|two|three|four|some|half|most|none|rest|remainder)$/u

/** "each of the corners", "one of the long edges", "the other two", "both". */
export function quantified(atoms: readonly Atom[], at: number): Read<Phrase> | undefined {
  const start = /^(?:only|just|exactly)$/u.test(textAt(atoms, at)) ? at + 1 : at
  let next = textAt(atoms, start) === 'the' ? start + 1 : start
  const word = textAt(atoms, next)
  const count = countAt(atoms, next)
  const isQuantifier = QUANTIFIER.test(word) || count !== undefined || word === 'other'
  if (!isQuantifier) return undefined
  next++
  const second = countAt(atoms, next)
  if (second !== undefined) next++
  // "every one of its edges".
  if (/^(?:each|every|any)$/u.test(word) && textAt(atoms, next) === 'one') next++
  if (textAt(atoms, next) !== 'of') return undefined
  const inner = phraseAt(atoms, next + 1)
  if (!inner || inner.made.kind === 'dimension') return undefined
  if (word === 'half') {
    const noun = { concept: 'half_of', kind: 'place', name: 'half', plural: false } as const
    return {
      made: {
        ...noun,
        det: 'a',
        words: [],
        unknown: [],
        sizes: [],
        bare: [],
        of: inner.made,
        span: spanFrom(atoms, at, inner.next),
      },
      next: inner.next,
    }
  }
  const isRest = /^(?:rest|remainder)$/u.test(word)
  // "the rest of the way".
  if (isRest && inner.made.concept === 'direction') {
    const rest = NOUNS.get('rest') as NounForm
    return {
      made: {
        ...rest,
        det: 'the',
        words: [],
        unknown: [],
        sizes: [],
        bare: [],
        span: spanFrom(atoms, at, inner.next),
      },
      next: inner.next,
    }
  }
  const det: Determiner =
    word === 'one' || word === 'any' || word === 'either'
      ? 'one of'
      : word === 'each' || word === 'every'
        ? 'each'
        : word === 'both'
          ? 'both'
          : 'all'
  const total = det === 'one of' ? 1 : (count ?? second ?? inner.made.count)
  return {
    made: {
      ...inner.made,
      det,
      ...(isRest ? { words: [...inner.made.words, 'rest'] } : {}),
      ...(total === undefined ? {} : { count: total }),
      span: spanFrom(atoms, at, inner.next),
    },
    next: inner.next,
  }
}

/** "number two", "hole 3", "pivot one": which of several. */
export function numbered(atoms: readonly Atom[], from: number): Read<Phrase> | undefined {
  const at = textAt(atoms, from) === 'the' ? from + 1 : from
  const name = textAt(atoms, at)
  const count = textAt(atoms, at + 1) === 'one' ? 1 : countAt(atoms, at + 1)
  if (count === undefined || !/^(?:is|are|has|sits|lies|goes|gets|of|and|,|)$/u.test(textAt(atoms, at + 2)))
    return undefined
  const noun = nounAt(atoms, at)
  const isNamed = noun && !noun.plural && (noun.kind === 'cut' || noun.kind === 'body')
  if (name !== 'number' && !isNamed && !(isUnknown(atoms, at) && !name.endsWith('s'))) return undefined
  const found: NounForm = isNamed ? noun : { concept: 'one', kind: 'pronoun', name: 'one', plural: false }
  const m: Modifiers = { det: 'the', ordinal: count, words: [], unknown: [], sizes: [], bare: [] }
  return { made: phraseOf(found, m, atoms, from, at + 2), next: at + 2 }
}
