/** The longest noun phrase that begins at an atom. */
import type { Atom } from '../../atoms.ts'
import { DIMENSION_WORDS, NOUNS, ORDINALS, PREPOSITIONS, VERBS } from '../../lexicon.ts'
import type { Determiner, Phrase } from '../../phrases.ts'
import { DOINGS } from '../../talk.ts'
import {
  ADVERB,
  countAt,
  figureOf,
  isAdjective,
  isAxisLetter,
  isMeasure,
  isPosture,
  isState,
  isUnknown,
  isVerb,
  MANNER,
  nounAt,
  quantityAt,
  type Read,
  textAt,
} from '../atoms-at.ts'
import { numberSizes } from '../sizes-at.ts'
import { stretchAt } from '../stretch-at.ts'
import { bearing, diametered, stocked, withOf } from './behind-noun.ts'
import { continues, isBeforeSize, LINK, listsFor, nextPlural, startsNoun } from './continued.ts'
import { asModifier, DETERMINERS, isCounted, lastNoun, type Modifiers, phraseOf } from './modifiers.ts'
import { numbered, quantified } from './of-several.ts'
import { alone } from './without-noun.ts'

const WHAT = /^(?:it|them|this|that|the|an?|its|each)$/u

/** "the bottom is flat", "finish square against the shoulder": how it is, and no thing. */
const isPredicate = (atoms: readonly Atom[], at: number): boolean =>
  /^(?:flat|square|round)$/u.test(textAt(atoms, at)) &&
  /^(?:is|are|be|finish|finishes|stays|stay|stands|sits|lies|ends|all|end|come|comes|,|:|\()$/u.test(
    textAt(atoms, at - 1),
  ) &&
  /^(?:|,|and|to|with|against|at|on|so|but|\))$/u.test(textAt(atoms, at + 1))

/** "a long, thin, flat strip": more adjectives behind a comma. */
const isListed = (atoms: readonly Atom[], at: number, { det }: Modifiers): boolean =>
  det === 'a' &&
  textAt(atoms, at + 1) === ',' &&
  isAdjective(textAt(atoms, at + 2)) &&
  continues(atoms, at + 2)

/** The longest noun phrase that begins here. */
export function phraseAt(atoms: readonly Atom[], from: number): Read<Phrase> | undefined {
  if (isState(atoms, from) || isPredicate(atoms, from)) return undefined
  const nth = numbered(atoms, from)
  if (nth) return nth
  const stretch = stretchAt(atoms, from)
  if (stretch) return stretch
  const whole = quantified(atoms, from)
  if (whole) return whole
  const m: Modifiers = { det: '', words: [], unknown: [], sizes: [], bare: [] }
  let best: Read<Phrase> | undefined
  let at = from
  let begun = false
  for (; at < atoms.length; ) {
    const text = textAt(atoms, at)
    const quantity = quantityAt(atoms, at)
    const noun = nounAt(atoms, at)
    if (!begun && /^(?:just|only|about|simply|exactly)$/u.test(text)) {
      at++
      continue
    }
    if ((begun || at > from) && noun && (isState(atoms, at) || isVerb(atoms, at))) break
    if (/^(?:those|these)$/u.test(text) && isCounted(atoms, at + 1, { ...m, det: 'the' })) {
      m.det = 'this'
      begun = true
      at++
      continue
    }
    if (isPosture(atoms, at) || isAxisLetter(atoms, at)) break
    // "a smaller square inside it": where, and no part of the name.
    if (/^(?:inside|outside)$/u.test(text) && (best || !begun) && WHAT.test(textAt(atoms, at + 1))) break
    if (
      noun &&
      !(text === 'that' || text === 'this' || text === 'these' || text === 'those') &&
      !(noun.kind === 'pronoun' && begun && text !== 'one' && text !== 'ones' && text !== 'other')
    ) {
      const isEnd = !continues(atoms, at + 1) || isBeforeSize(noun, atoms, at + 1)
      if (
        noun.kind === 'pronoun' &&
        text !== 'one' &&
        text !== 'other' &&
        text !== 'ones' &&
        text !== 'other one'
      )
        return { made: phraseOf(noun, m, atoms, from, at + 1), next: at + 1 }
      if (text === 'other' && isCounted(atoms, at + 1, { ...m, det: 'the' })) {
        m.det = 'other'
        begun = true
        at++
        continue
      }
      if (noun.kind === 'pronoun' && !isEnd && text !== 'ones') {
        if (text === 'other') m.det = m.det === '' || m.det === 'the' ? 'other' : m.det
        else if (text === 'one' && m.det === '') m.det = 'a'
        begun = true
        at++
        continue
      }
      // "a 60 mm square, 8 mm thick plate": how it is, and no figure by itself.
      if (noun.concept === 'square' && m.det === 'a' && m.bare.length === 1 && listsFor(atoms, at + 1)) {
        m.words.push(noun.name)
        at += 2
        continue
      }
      // "also right at the center": no side.
      if (
        !begun &&
        text === 'right' &&
        /^(?:at|in|on|through|into|above|below|next|behind|where)$/u.test(textAt(atoms, at + 1))
      )
        return undefined
      // "on top of": no noun.
      if (!begun && text === 'top' && textAt(atoms, at + 1) === 'of' && textAt(atoms, at - 1) === 'on')
        return undefined
      best = { made: phraseOf(noun, m, atoms, from, at + 1), next: at + 1 }
      if (isEnd) break
      asModifier(noun, m, atoms, at)
      begun = true
      at++
      continue
    }
    if (text in DETERMINERS && (!begun || /^(?:other|one|same)$/u.test(text))) {
      if (
        (text === 'that' || text === 'this' || text === 'these' || text === 'those') &&
        (!startsNoun(atoms, at + 1) || isVerb(atoms, at + 1) || DOINGS.has(textAt(atoms, at + 1)))
      ) {
        if (text === 'that') return undefined
        const pronoun = NOUNS.get(text)
        return pronoun && { made: phraseOf(pronoun, m, atoms, from, at + 1), next: at + 1 }
      }
      const det = DETERMINERS[text] as Determiner
      m.det = text === 'other' && m.det === 'each' ? 'each' : det
      if (text === 'both' && m.count === undefined) m.count = 2
      begun = true
      at++
      // "both the top and bottom", "all the edges", "each of".
      if (/^(?:both|all)$/u.test(text) && /^(?:the|of|its|these|those)$/u.test(textAt(atoms, at))) at++
      continue
    }
    if (text in ORDINALS && (begun || (startsNoun(atoms, at + 1) && !isVerb(atoms, at + 1)))) {
      m.ordinal = ORDINALS[text] as number
      begun = true
      at++
      continue
    }
    const count = countAt(atoms, at)
    if (count !== undefined && quantity?.kind === 'count') {
      m.count = count
      begun = true
      at++
      continue
    }
    if (
      quantity?.kind === 'number' &&
      count !== undefined &&
      m.count === undefined &&
      nextPlural(atoms, at + 1)
    ) {
      m.count = count
      begun = true
      at++
      continue
    }
    if (quantity) {
      const size = numberSizes(atoms, at)
      // "a 20 mm wide, 5 mm deep slot": behind an article the list goes on to its noun.
      const depth = size && m.det !== '' && listsFor(atoms, size.next) ? 1 : 0
      if (size && size.made[0]?.dimension !== 'centers' && continues(atoms, size.next, depth)) {
        m.sizes.push(...size.made)
        at = size.next
      } else if (isMeasure(quantity) && continues(atoms, at + 1)) {
        m.bare.push(...quantity.values.map(figureOf))
        at++
      } else break
      begun = true
      while (LINK.test(textAt(atoms, at)) && quantityAt(atoms, at + 1) && continues(atoms, at + 1)) at++
      continue
    }
    if (text === '(' && quantityAt(atoms, at + 1) && begun) {
      const size = numberSizes(atoms, at + 1)
      if (size && textAt(atoms, size.next) === ')' && continues(atoms, size.next + 1)) {
        m.sizes.push(...size.made)
        at = size.next + 1
        continue
      }
      const bare = quantityAt(atoms, at + 1)
      if (bare && isMeasure(bare) && textAt(atoms, at + 2) === ')' && continues(atoms, at + 3)) {
        m.bare.push(...bare.values.map(figureOf))
        at += 3
        continue
      }
      break
    }
    // "4 equally spaced arms": how they lie, before what they are.
    if (
      begun &&
      m.count !== undefined &&
      /^(?:equally|evenly)$/u.test(text) &&
      textAt(atoms, at + 1) === 'spaced' &&
      nextPlural(atoms, at + 2)
    ) {
      m.words.push('evenly')
      at += 2
      continue
    }
    if (
      ADVERB.test(text) &&
      begun &&
      (isAdjective(textAt(atoms, at + 1)) || textAt(atoms, at + 1) in DIMENSION_WORDS)
    ) {
      at++
      continue
    }
    // "12 mm through pulley and hub": no adjective of what is not cut.
    if (text === 'through' && !/^(?:cut|tool)$/u.test(lastNoun(atoms, at + 1)?.kind ?? '')) break
    const adjective =
      isAdjective(text) &&
      // "through one side", "near one end": where, and no adjective.
      !(PREPOSITIONS.has(text) && textAt(atoms, at + 1) === 'one') &&
      (begun || startsNoun(atoms, at + 1)) &&
      !(!begun && isVerb(atoms, at))
    if (adjective || (text in DIMENSION_WORDS && begun)) {
      if (!continues(atoms, at + 1) && !isCounted(atoms, at + 1, m) && !isListed(atoms, at, m)) break
      m.words.push(text)
      begun = true
      at++
      if (
        /^(?:,|and|or)$/u.test(textAt(atoms, at)) &&
        (isAdjective(textAt(atoms, at + 1)) || quantityAt(atoms, at + 1)) &&
        continues(atoms, at + 1) &&
        (!nounAt(atoms, at + 1) || (m.det === 'a' && nounAt(atoms, at + 1)?.concept === 'flat'))
      )
        at++
      continue
    }
    // "Quick spacer, …": a title without an article.
    if (!begun && from === 0 && isUnknown(atoms, at) && continues(atoms, at + 1)) {
      begun = true
      m.det = 'a'
    }
    if (begun && isUnknown(atoms, at) && continues(atoms, at + 1)) {
      m.unknown.push(text)
      at++
      continue
    }
    if (begun && VERBS.has(text) && /(?:ed|ing|nk)$/u.test(text) && continues(atoms, at + 1)) {
      m.words.push(text)
      at++
      continue
    }
    // A name that nobody knows is that of a body.
    if (begun && m.det !== '' && isUnknown(atoms, at) && !MANNER.test(text)) {
      const plural = /[^s]s$/u.test(text) && m.det !== 'a'
      const name = { concept: 'any', kind: 'body', name: plural ? text.slice(0, -1) : text, plural } as const
      best = { made: phraseOf(name, m, atoms, from, at + 1), next: at + 1 }
    }
    break
  }
  if (!best) return alone(m, atoms, from, at)
  return bearing(atoms, from, withOf(atoms, from, stocked(atoms, from, diametered(atoms, from, best))))
}
