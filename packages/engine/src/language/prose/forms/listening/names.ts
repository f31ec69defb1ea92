/** Which part of a form is meant by a phrase or a word, or whether it is the form itself. */
import type { Phrase } from '../../phrases.ts'
import type { Form, FormPart } from '../form.ts'
import { INSIDE, OUTSIDE, OVERALL, PASSED, WHOLES } from './vocabulary.ts'

/** Which part of the form a phrase names. */
export function partNamed(
  parts: readonly FormPart[],
  phrase: Phrase,
  lastKey: string | undefined,
): string | undefined {
  // "the other end", "the shorter one".
  if (phrase.kind === 'pronoun' && /^(?:one|other)$/u.test(phrase.name)) {
    const worded = parts.find(
      ({ words }) => words !== undefined && phrase.words.some((word) => words.test(word)),
    )
    const isOther = phrase.det === 'other' || phrase.name === 'other'
    return (
      worded?.key ?? (isOther ? parts.find(({ key }) => key !== lastKey && key !== 'both')?.key : undefined)
    )
  }
  if (!/^(?:body|place|cut|figure|aside|whole|dimension)$/u.test(phrase.kind)) return undefined
  if (phrase.kind === 'dimension' && phrase.concept !== 'wall') return undefined
  const fits = parts.filter(
    ({ names }) => names.test(phrase.name) || (phrase.kind === 'place' && names.test(phrase.concept)),
  )
  if (fits.length === 0) return undefined
  const worded = fits.find(
    ({ words }) => words !== undefined && phrase.words.some((word) => words.test(word)),
  )
  if (worded) return worded.key
  if (fits.length === 1) return fits[0]?.key
  const both = fits.find(({ key }) => key === 'both')
  if (both && (phrase.plural || (phrase.count ?? 1) > 1 || phrase.det === 'each')) return both.key
  const own = fits.filter(({ key }) => key !== 'both')
  if (phrase.ordinal !== undefined) return own[phrase.ordinal - 1]?.key
  if (phrase.det === 'other') return (own.find((part) => part.key !== lastKey) ?? own[0])?.key
  return own[0]?.key
}

/** The same of an adjective: "wall height". */
export function keyNamed(
  parts: readonly FormPart[],
  word: string,
  words: readonly string[],
): string | undefined {
  if (INSIDE.test(word) || OUTSIDE.test(word) || OVERALL.test(word) || PASSED.test(word)) return undefined
  const fits = parts.filter(({ names }) => names.test(word))
  return (
    fits.find(({ words: own }) => own !== undefined && words.some((each) => own.test(each))) ??
    fits.find(({ key }) => key === 'both') ??
    fits[0]
  )?.key
}

/** The form itself, by whatever it is called. */
export function isWhole(phrase: Phrase, form: Form): boolean {
  if (phrase.kind === 'whole') return true
  if (phrase.plural) return false
  return (
    (phrase.kind === 'body' || phrase.kind === 'figure' || phrase.kind === 'dimension') &&
    (phrase.concept === form.name ||
      WHOLES.test(phrase.name) ||
      phrase.name === form.name ||
      phrase.name.split(' ').some((word) => WHOLES.test(word)))
  )
}
