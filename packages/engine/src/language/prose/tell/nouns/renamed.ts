/** Nouns that stand for another: "a slot cut", "a T shaped bracket", "the rim of the pocket". */

import { NOUNS } from '../../lexicon.ts'
import { type Chunk, isWord, type Phrase, phraseIn } from '../../phrases.ts'
import { partOf, SECTIONS } from '../../sections.ts'
import type { Clause, Telling } from '../telling.ts'

const ROUND = /^(?:cylinder|tube|cone|sphere|torus)$/u

/** "Cut a shoulder into the top", "each shoulder is 20 mm long" of what is not turned: a step. */
export function shoulderNamed(phrase: Phrase, t: Telling, c: Clause): Phrase {
  if (phrase.concept !== 'shoulder' || phrase.kind !== 'place' || phrase.of) return phrase
  const known = t.things.some(({ name, role }) => name === 'shoulder' && role === 'cut')
  const isRound =
    t.body === undefined ||
    ROUND.test(t.body.concept) ||
    t.body.words.some((word) => /^(?:round|cylindrical|circular)$/u.test(word)) ||
    t.body.sizes.some(({ dimension }) => /^(?:diameter|radius)$/u.test(dimension)) ||
    t.things.some(({ concept }) => concept === 'turned')
  const isCut = c.verb === 'cut' && (phrase.det === 'a' || phrase.count !== undefined)
  return !isRound && (isCut || known) ? { ...phrase, kind: 'cut', concept: 'step', name: 'shoulder' } : phrase
}

/** Told as "a slot cut": a slot. */
export function cutNamed(phrase: Phrase, c: Clause): Phrase {
  // "Cut a gap through the wall".
  if (
    phrase.kind === 'dimension' &&
    /^(?:gap|space)$/u.test(phrase.name) &&
    (c.verb === 'cut' ||
      (phrase.name === 'gap' &&
        phrase.det === 'a' &&
        c.theme?.kind === 'thing' &&
        c.theme.thing.concept === 'tube'))
  )
    return { ...phrase, kind: 'cut', concept: 'channel' }
  if (phrase.concept !== 'cut' && phrase.name !== 'extrusion') return phrase
  const noun = phrase.words
    .map((word) => NOUNS.get(word))
    .find((each) => each?.kind === 'cut' || each?.kind === 'figure')
  return noun
    ? {
        ...phrase,
        concept: noun.concept,
        name: noun.name,
        words: phrase.words.filter((word) => word !== noun.name),
      }
    : phrase
}

/** "the rim of the pocket", "with its base at Z=0": no bodies. */
export function rimOf(phrase: Phrase, t: Telling, isSized: boolean): Phrase {
  if (phrase.kind !== 'body') return phrase
  // "the larger base of the trapezoid": a side of it.
  const isBase = !isSized && phrase.name === 'base' && phrase.sizes.length + phrase.bare.length === 0
  if (isBase && phrase.of?.kind === 'figure' && /^(?:triangle|trapezoid)$/u.test(phrase.of.concept))
    return { ...phrase, kind: 'place', concept: 'side' }
  const isOwn =
    phrase.det === 'its' && t.topic !== undefined && /^(?:triangle|trapezoid)$/u.test(t.topic.concept)
  if (isBase && isOwn && t.topic?.drawn) return { ...phrase, kind: 'place', concept: 'side' }
  if (/^(?:rim|lip|mouth)$/u.test(phrase.name) && phrase.of?.kind === 'cut')
    return { ...phrase, kind: 'place', concept: 'edge' }
  if (
    /^(?:base|foot)$/u.test(phrase.name) &&
    phrase.det === 'its' &&
    phrase.sizes.length === 0 &&
    phrase.bare.length === 0 &&
    !t.things.some(({ name, announced }) => name === phrase.name && !announced)
  )
    return { ...phrase, kind: 'place', concept: 'bottom' }
  return phrase
}

const LETTERS: Readonly<Record<string, string>> = {
  l: 'L',
  t: 'T',
  u: 'U',
  z: 'Z',
  c: 'U',
  i: 'I',
  h: 'I',
  hat: 'hat',
}

/** "a piece of channel": where nothing is there to be cut, the stock that is called so. */
function stockNamed(phrase: Phrase, t: Telling, c: Clause): Phrase {
  // "Each step is 20 mm tall", "each stair": of stairs.
  const isStep = phrase.name === 'step' || (phrase.name === 'stair' && phrase.det === 'each')
  if (isStep && t.body?.concept === 'stairs' && c.verb !== 'cut')
    return { ...phrase, kind: 'body', concept: 'any', name: 'step' }
  // "a square pyramid frustum".
  if (phrase.concept === 'cone' && phrase.words.some((word) => /pyramid|^square$/u.test(word)))
    return { ...phrase, concept: 'pyramid', words: [...phrase.words, 'truncated'] }
  // "a right triangular prism": no right-hand one.
  if (phrase.concept === 'triangle' && phrase.words.includes('right'))
    return { ...phrase, words: phrase.words.map((word) => (word === 'right' ? 'right triangle' : word)) }
  const isFirst = t.things.every(({ announced }) => announced) && c.verb !== 'cut' && !phrase.plural
  if (!isFirst || phrase.name !== 'channel' || /^(?:the|its|each|both)$/u.test(phrase.det)) return phrase
  return { ...phrase, kind: 'body', concept: phrase.words.includes('hat') ? 'hat' : 'U' }
}

/** "the vertical part" of a T: its web; "the top is 30 mm wide" of a hat. */
const partNamed = (phrase: Phrase, t: Telling, isSubject: boolean): Phrase =>
  ((phrase.kind === 'place' && isSubject && phrase.of === undefined) ||
    (phrase.kind === 'whole' &&
      phrase.words.some((word) => /^(?:vertical|horizontal|upright)$/u.test(word)))) &&
  partOf(t.things, { ...phrase, kind: 'body' }, t.body)
    ? { ...phrase, kind: 'body', concept: 'any' }
    : phrase

/** "a T shaped bracket": a T. */
export function letterNamed(told: Phrase, t: Telling, c: Clause, isSubject: boolean): Phrase {
  const phrase = partNamed(stockNamed(told, t, c), t, isSubject)
  // "a U shaped channel": a section, and no cut.
  const isChannel = phrase.concept === 'channel' && phrase.words.includes('shaped')
  // "a plus-shaped profile": a body, and no cross section of one.
  const isProfile =
    phrase.concept === 'section' && phrase.words.includes('shaped') && phrase.of?.kind === 'body'
  if (isProfile && phrase.of && phrase.of.concept in SECTIONS) {
    const { of, ...own } = phrase
    return { ...own, kind: 'body', concept: of.concept, name: 'profile' }
  }
  if (phrase.kind !== 'body' && phrase.kind !== 'whole' && !isChannel) return phrase
  // "a C channel mounting rail": a channel.
  const profile = phrase.words
    .map((word) => NOUNS.get(word)?.concept)
    .find((each) => each && each in SECTIONS)
  if (profile && phrase.concept === 'any') return { ...phrase, kind: 'body', concept: profile }
  if (!phrase.words.includes('shaped') && !phrase.words.includes('plus sign')) return phrase
  const letter =
    phrase.words.includes('plus sign') || phrase.words.includes('plus') || phrase.words.includes('cross')
      ? 'cross'
      : phrase.words.map((word) => LETTERS[word]).find((each) => each !== undefined)
  return letter ? { ...phrase, kind: 'body', concept: letter } : phrase
}

/** "the top rim of the head": an edge, where no body is called so. */
export function rimNamed(t: Telling, phrase: Phrase, chunks: readonly Chunk[], at: number): Phrase {
  // "The rim is a ring 120 mm in outer diameter": a body of its own.
  const told = chunks[at + 2]
  const isBody =
    isWord(chunks[at + 1], 'is') &&
    (told?.kind === 'size' ? told.size.dimension === 'diameter' : phraseIn(told)?.kind === 'body')
  if (isBody) return phrase
  const isRim =
    phrase.name === 'rim' &&
    /^(?:the|all|both|each|its)$/u.test(phrase.det) &&
    phrase.sizes.length === 0 &&
    phrase.bare.length === 0 &&
    !t.things.some(({ name }) => name === 'rim')
  return isRim ? { ...phrase, kind: 'place', concept: 'edge' } : phrase
}

/** "The bottom circle is 40 mm in diameter" of a cone: its end. */
export function endCircle(t: Telling, phrase: Phrase): Phrase {
  const side = phrase.words.find((word) => /^(?:top|bottom|upper|lower)$/u.test(word))
  const isEnd =
    side !== undefined && phrase.det === 'the' && (phrase.concept === 'circle' || phrase.name === 'base')
  if (!isEnd || t.topic?.concept !== 'cone') return phrase
  return { ...phrase, kind: 'place', concept: /^[bl]/u.test(side) ? 'bottom' : 'top', name: side }
}

/** "a raised face 70 mm in diameter": a body that stands there. */
export const raisedFace = (phrase: Phrase): Phrase =>
  phrase.concept === 'face' && phrase.words.includes('raised') && phrase.det === 'a'
    ? { ...phrase, kind: 'body', concept: 'any', name: 'raised face' }
    : phrase
