/** Phrases: the part that is told of next, the form itself, a place. */
import { type Chunk, isWord, type Phrase, phraseIn } from '../../phrases.ts'
import { hearDimension } from './dimensions.ts'
import { hearNothing, isNothing } from './ends.ts'
import type { Hearing } from './hearing.ts'
import { isWhole } from './names.ts'
import { isNumeric } from './numbers.ts'
import { hearPlace } from './places.ts'
import { hearOwn } from './sizes.ts'
import { PASSED, PLAIN_PLACE } from './vocabulary.ts'

const WHERE =
  /^(?:on|at|to|from|in|along|over|across|above|below|between|under|beneath|toward|near|off|behind|inside|outside|into|through|up|around)$/u

export function hearPhrase(
  hearing: Hearing,
  chunks: readonly Chunk[],
  at: number,
  phrase: Phrase,
): number | undefined {
  const before = chunks[at - 1]
  // "tapering to a sharp edge", "down to zero": nothing is left there.
  if (isWord(before, 'to', 'from') && isNothing(phrase)) return hearNothing(hearing, chunks, at, phrase)
  if (phrase.unknown.some((word) => !PASSED.test(word))) return undefined
  if (phrase.name === 'round' && phrase.det === 'all') return at + 1
  if (/^(?:axis|direction)$/u.test(phrase.concept) && before?.kind === 'word' && /^[xyz]$/u.test(before.text))
    return at + 1
  const isSlope =
    /^(?:slope|ramp|incline|taper|slant)$/u.test(phrase.name) &&
    phrase.bare.length + phrase.sizes.length === 0
  if (isSlope && hearing.form.name === 'ramp') return at + 1
  const isPlaced = before?.kind === 'word' && WHERE.test(before.text)
  if (phrase.kind === 'dimension') return hearDimension(hearing, chunks, at, phrase)
  const key = hearing.keyOf(phrase)
  const next = chunks[at + 1]
  // "from a base of 40 x 100 mm".
  const isTold =
    key !== undefined &&
    phrase.kind === 'body' &&
    (next?.kind === 'size' || next?.kind === 'figures' || (isWord(next, 'of') && isNumeric(chunks[at + 2])))
  if (isPlaced && !(isTold && /^(?:from|on|of|in|to|by)$/u.test(before.text)))
    return hearPlace(hearing, chunks, at, phrase, key, before.text)
  // "60 x 50 mm outside", "crown 40 mm wide outside".
  if (phrase.kind === 'place' && /^(?:outside|inside)$/u.test(phrase.concept) && key === undefined) {
    const of =
      phrase.of && (hearing.keyOf(phrase.of) ?? (isWhole(phrase.of, hearing.form) ? 'whole' : undefined))
    if (phrase.of && !of) return undefined
    const side = phrase.concept === 'inside' ? 'inside' : 'outside'
    if (of) hearing.owner = of
    const from = hearing.mark
    if (!hearOwn(hearing, phrase, of ?? hearing.owner)) return undefined
    if (hearing.mark === from) hearing.sided(side)
    else for (const fact of hearing.facts.slice(from)) fact.side = side
    return at + 1
  }
  if (key !== undefined) {
    const first = phraseIn(chunks[at - 2])
    const isAlso =
      isWord(before, 'and') &&
      first !== undefined &&
      !first.bare.length &&
      hearing.keyOf(first) === hearing.owner
    hearing.joint =
      isAlso && key !== hearing.owner
        ? [...(hearing.joint.length > 0 ? hearing.joint : [hearing.owner]), key]
        : [key]
    hearing.owner = key
    hearing.lastKey = key
    hearing.each = phrase.det === 'each'
    if (phrase.count !== undefined) hearing.counts[key] = phrase.count
    return hearOwn(hearing, phrase, key) ? at + 1 : undefined
  }
  if (phrase.kind === 'pronoun') {
    if (
      phrase.concept === 'it' ||
      phrase.concept === 'this' ||
      (phrase.det === 'all' && hearing.owner !== 'both')
    )
      hearing.owner = phrase.det === 'all' ? 'whole' : hearing.owner
    if (phrase.concept === 'it' && at === 0) hearing.owner = 'whole'
    if (phrase.det === 'all') hearing.each = false
    return phrase.bare.length + phrase.sizes.length === 0 ? at + 1 : undefined
  }
  if (isWhole(phrase, hearing.form)) {
    hearing.owner = 'whole'
    return hearOwn(hearing, phrase, 'whole') ? at + 1 : undefined
  }
  if (phrase.kind === 'aside') return phrase.bare.length + phrase.sizes.length === 0 ? at + 1 : undefined
  // "top and bottom flange".
  const isFirst =
    phrase.kind === 'place' && PLAIN_PLACE.test(phrase.concept) && isWord(chunks[at + 1], 'and', ',')
  return isFirst && phrase.bare.length + phrase.sizes.length === 0 ? at + 1 : undefined
}
