/** The longest noun phrase that begins at an atom. */
import type { Quantity } from '../../quantities/quantity.ts'
import type { Atom } from '../atoms.ts'
import { DIMENSION_WORDS, NOUNS, type NounForm, ORDINALS, PREPOSITIONS, THINGS, VERBS } from '../lexicon.ts'
import type { Determiner, Figure, Phrase, Size } from '../phrases.ts'
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
  spanFrom,
  textAt,
} from './atoms-at.ts'
import { numberSizes } from './sizes-at.ts'
import { stretchAt } from './stretch-at.ts'

const DETERMINERS: Readonly<Record<string, Determiner>> = {
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
  either: 'one of',
  another: 'another',
  other: 'other',
  some: '',
  one: 'a',
  our: 'the',
  your: 'the',
  my: 'the',
  no: 'no',
}

const QUANTIFIER =
  /^(?:one|each|both|all|either|any|every|two|three|four|some|half|most|none|rest|remainder)$/u

/** "each of the corners", "one of the long edges", "the other two", "both". */
function quantified(atoms: readonly Atom[], at: number): Read<Phrase> | undefined {
  const start = /^(?:only|just|exactly)$/u.test(textAt(atoms, at)) ? at + 1 : at
  let next = textAt(atoms, start) === 'the' ? start + 1 : start
  const word = textAt(atoms, next)
  const count = countAt(atoms, next)
  const isQuantifier = QUANTIFIER.test(word) || count !== undefined || word === 'other'
  if (!isQuantifier) return undefined
  next++
  const second = countAt(atoms, next)
  if (second !== undefined) next++
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

/** A link between modifiers: "20 mm wide and 5 mm deep slot", "long, flat bar". */
const LINK = /^(?:,|and|by|x)$/u

interface Modifiers {
  det: Determiner
  count?: number
  ordinal?: number
  words: string[]
  unknown: string[]
  sizes: Size[]
  bare: Figure[]
  owner?: Phrase
}

/** "number two", "hole 3", "pivot one": which of several. */
function numbered(atoms: readonly Atom[], from: number): Read<Phrase> | undefined {
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

const WHAT = /^(?:it|them|this|that|the|an?|its|each)$/u

/** "the bottom is flat", "finish square against the shoulder": how it is, and no thing. */
const isPredicate = (atoms: readonly Atom[], at: number): boolean =>
  /^(?:flat|square|round)$/u.test(textAt(atoms, at)) &&
  /^(?:is|are|be|finish|finishes|stays|stay|stands|sits|lies|ends|all|end|come|comes|,|\()$/u.test(
    textAt(atoms, at - 1),
  ) &&
  /^(?:|,|and|to|with|against|at|on|so|but|\))$/u.test(textAt(atoms, at + 1))

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
        (!startsNoun(atoms, at + 1) || isVerb(atoms, at + 1))
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
      if (!continues(atoms, at + 1) && !isCounted(atoms, at + 1, m)) break
      m.words.push(text)
      begun = true
      at++
      if (
        /^(?:,|and|or)$/u.test(textAt(atoms, at)) &&
        (isAdjective(textAt(atoms, at + 1)) || quantityAt(atoms, at + 1)) &&
        continues(atoms, at + 1) &&
        !nounAt(atoms, at + 1)
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

/** "the end with the step", "the side with the boss": which one. */
function bearing(atoms: readonly Atom[], from: number, best: Read<Phrase>): Read<Phrase> {
  const { made, next } = best
  const isEnd = made.kind === 'place' && /^(?:end|side|face|half)$/u.test(made.concept)
  if (!isEnd || textAt(atoms, next) !== 'with' || textAt(atoms, next + 1) !== 'the') return best
  const borne = phraseAt(atoms, next + 1)
  if (
    !borne ||
    !/^(?:cut|body)$/u.test(borne.made.kind) ||
    borne.made.bare.length + borne.made.sizes.length > 0
  )
    return best
  return { made: { ...made, bearing: borne.made, span: spanFrom(atoms, from, borne.next) }, next: borne.next }
}

/** "a piece of 50 mm round": bar. */
function stocked(atoms: readonly Atom[], from: number, best: Read<Phrase>): Read<Phrase> {
  const { made } = best
  const isRound = made.name === 'round' && made.kind === 'work' && made.det === '' && made.bare.length === 1
  if (
    !isRound ||
    !/^(?:of|from)$/u.test(textAt(atoms, from - 1)) ||
    nounAt(atoms, from - 2)?.kind === 'place'
  )
    return best
  return { ...best, made: { ...made, kind: 'body', concept: 'cylinder', name: 'bar', det: 'a' } }
}

/** "along the 14 mm diameter": what has that diameter. */
function diametered(atoms: readonly Atom[], from: number, best: Read<Phrase>): Read<Phrase> {
  const { made } = best
  const isOne = made.concept === 'diameter' && made.det === 'the' && made.bare.length === 1
  if (
    !isOne ||
    !/^(?:along|on|in|into|around|of|from|between|over|across|through)$/u.test(textAt(atoms, from - 1))
  )
    return best
  return { ...best, made: { ...made, kind: 'body', concept: 'diametered' } }
}

/** "both are …", "the second is …", "each": what was told. */
function alone(m: Modifiers, atoms: readonly Atom[], from: number, at: number): Read<Phrase> | undefined {
  const name = textAt(atoms, at)
  if (m.det !== '' && THINGS.has(name)) {
    const noun: NounForm = { concept: 'any', kind: 'body', name, plural: false }
    return { made: phraseOf(noun, m, atoms, from, at + 1), next: at + 1 }
  }
  if (at === from || m.sizes.length > 0 || m.bare.length > 0 || m.unknown.length > 0) return undefined
  // "the outer two", "those four", "all three".
  const isBoth = textAt(atoms, from) === 'both' && textAt(atoms, from + 1) === 'measured'
  if (m.count !== undefined && m.det !== '' && m.det !== 'a' && !isBoth) {
    const some = { concept: 'some', kind: 'pronoun', name: 'they', plural: true } as const
    return { made: phraseOf(some, m, atoms, from, at), next: at }
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

/** More of the same phrase follows: it ends in a noun. */
function continues(atoms: readonly Atom[], at: number, depth = 0): boolean {
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
function listsFor(atoms: readonly Atom[], from: number): boolean {
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
const isBeforeSize = (noun: NounForm, atoms: readonly Atom[], at: number): boolean =>
  /^(?:place|body|whole|cut)$/u.test(noun.kind) &&
  quantityAt(atoms, at) !== undefined &&
  nounAt(atoms, at + 1)?.kind === 'dimension'

/** "the outer two", "the left three": the number ends the phrase. */
const isCounted = (atoms: readonly Atom[], at: number, m: Modifiers): boolean =>
  m.det !== '' && m.det !== 'a' && m.count === undefined && quantityAt(atoms, at)?.kind === 'count'

const startsNoun = (atoms: readonly Atom[], at: number): boolean => continues(atoms, at)

/** "4 holes", "6 evenly spaced holes". */
const nextPlural = (atoms: readonly Atom[], from: number): boolean => {
  for (let at = from; at < Math.min(atoms.length, from + 7); at++) {
    const noun = nounAt(atoms, at)
    if (noun && (nounAt(atoms, at + 1)?.kind ?? 'pronoun') === 'pronoun') return noun.plural
    const text = textAt(atoms, at)
    if (
      !noun &&
      !isAdjective(text) &&
      !quantityAt(atoms, at) &&
      !(text in DIMENSION_WORDS) &&
      !isUnknown(atoms, at) &&
      !ADVERB.test(text) &&
      !VERBS.has(text) &&
      text !== ','
    )
      return false
  }
  return false
}

/** A noun before the head: what the head is a part of, or how it is shaped. */
function asModifier(noun: NounForm, m: Modifiers, atoms: readonly Atom[], at: number): void {
  const head = lastNoun(atoms, at + 1)
  const isPart = head?.kind === 'place' || head?.kind === 'dimension'
  if (
    isPart &&
    (noun.kind === 'body' || noun.kind === 'cut' || noun.kind === 'whole') &&
    noun.concept !== 'cut' &&
    noun.concept !== 'flat'
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

const lastNoun = (atoms: readonly Atom[], from: number): NounForm | undefined => {
  let found: NounForm | undefined
  for (let at = from; at < atoms.length; at++) {
    const noun = nounAt(atoms, at)
    if (noun && noun.kind !== 'pronoun') found = noun
    else if (!isAdjective(textAt(atoms, at)) && !quantityAt(atoms, at)) break
  }
  return found
}

function phraseOf(noun: NounForm, m: Modifiers, atoms: readonly Atom[], from: number, next: number): Phrase {
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

const LAYOUTS = new Set(['ring', 'grid', 'row', 'set', 'arrangement', 'circle'])

/** "the edge of the plate", "a row of three holes", "a hole of 5 mm". */
function withOf(atoms: readonly Atom[], from: number, { made, next }: Read<Phrase>): Read<Phrase> {
  if (
    textAt(atoms, next) !== 'of' &&
    !(made.kind === 'place' && /^(?:on|in)$/u.test(textAt(atoms, next)) && isOwned(made, atoms, next))
  )
    return { made, next }
  if (isMeasure(quantityAt(atoms, next + 1)) && !nextPlural(atoms, next + 2)) {
    if (made.kind === 'dimension' || made.kind === 'place') return { made, next }
    const size = numberSizes(atoms, next + 1)
    if (!size && !phraseAt(atoms, next + 1)) {
      const quantity = quantityAt(atoms, next + 1) as Quantity
      return {
        made: {
          ...made,
          bare: [...made.bare, ...quantity.values.map(figureOf)],
          span: spanFrom(atoms, from, next + 2),
        },
        next: next + 2,
      }
    }
    if (size && !continues(atoms, size.next))
      return {
        made: { ...made, sizes: [...made.sizes, ...size.made], span: spanFrom(atoms, from, size.next) },
        next: size.next,
      }
  }
  const inner = phraseAt(atoms, next + 1)
  if (!inner || (inner.made.kind === 'dimension' && made.kind !== 'dimension')) return { made, next }
  // "a sketch of a rectangle": the rectangle.
  if (made.kind === 'aside' && /^(?:sketch|drawing)$/u.test(made.name) && inner.made.kind === 'figure')
    return inner
  const span = spanFrom(atoms, from, inner.next)
  const isLayout = made.kind === 'layout' || (LAYOUTS.has(made.concept) && inner.made.plural)
  if (isLayout && (inner.made.kind === 'cut' || inner.made.kind === 'body')) {
    const rows = made.concept === 'row' && (made.count ?? 1) > 1
    const layout = {
      concept: rows ? 'rows' : made.concept,
      ...(made.count === undefined ? {} : { count: made.count }),
      sizes: made.sizes,
      bare: made.bare,
      span: made.span,
    }
    const count =
      inner.made.count ??
      (made.name === 'pair' || made.name === 'couple' ? 2 : made.name === 'trio' ? 3 : undefined)
    return {
      made: { ...inner.made, det: made.det, layout, ...(count === undefined ? {} : { count }), span },
      next: inner.next,
    }
  }
  // "a piece of channel": the channel.
  if (
    made.kind === 'whole' &&
    made.name === 'piece' &&
    made.sizes.length + made.bare.length === 0 &&
    isStock(inner.made)
  )
    return { made: { ...inner.made, det: made.det, span }, next: inner.next }
  if (
    made.kind === 'place' ||
    made.kind === 'dimension' ||
    made.kind === 'figure' ||
    made.kind === 'aside' ||
    made.kind === 'pronoun' ||
    made.kind === 'body' ||
    made.kind === 'layout'
  )
    return { made: { ...made, of: inner.made, span }, next: inner.next }
  // "a fillet of 5 mm radius", "chamfer of the edge".
  if (made.kind === 'work' && inner.made.kind !== 'dimension')
    return { made: { ...made, of: inner.made, span }, next: inner.next }
  return { made, next }
}

const isStock = ({ kind, name, det }: Phrase): boolean =>
  det === '' && (kind === 'body' || name === 'channel' || name === 'angle')

/** "the hole in the middle" is no part of the middle; "the edge on the left side of the plate" is. */
const isOwned = (_made: Phrase, _atoms: readonly Atom[], _at: number): boolean => false
