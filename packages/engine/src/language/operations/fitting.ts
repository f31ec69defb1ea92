/**
 * What an adjective may be said of. "The hexagonal diameter", "a blind face" and "the hollow side" are none that
 * somebody means, and what is meant is not what would be built.
 */
import { unread } from './unread.ts'
import type { Noun } from './words.ts'

type Fits = (noun: Noun & { name: string }) => boolean

const isBody: Fits = ({ role }) => /^(?:add|either|whole|pronoun)$/u.test(role)
const isCut: Fits = ({ role }) => /^(?:cut|either|pronoun)$/u.test(role)
const isSide: Fits = ({ concept }) => /^(?:edge|face|end|top|bottom|left|right|front|back)$/u.test(concept)
const isMeasure: Fits = ({ concept, role }) => /^(?:extent|center)$/u.test(concept) || role === 'work'

const never: Fits = () => false
const ofShape: Fits = (noun) => !isMeasure(noun) && noun.role !== 'layout'
const ofSlanted: Fits = (noun) => isCut(noun) || isSide(noun)

const FITTING: Readonly<Record<string, Fits>> = {
  inward: never,
  blind: isCut,
  hollow: isBody,
  open: (noun) => (isBody(noun) || isSide(noun)) && noun.name !== 'floor',
  closed: isSide,
  tapered: ofShape,
  curved: (noun) => isSide(noun) || isBody(noun),
  conical: ofShape,
  triangular: ofShape,
  hexagonal: ofShape,
  hex: ofShape,
  octagonal: ofShape,
  square: (noun) => noun.concept !== 'extent' && noun.concept !== 'center',
  rectangular: (noun) => !isMeasure(noun),
  round: (noun) => noun.concept !== 'extent' && noun.concept !== 'center',
  angled: ofSlanted,
  sloped: ofSlanted,
  sloping: ofSlanted,
  slanted: ofSlanted,
  slanting: ofSlanted,
  inclined: ofSlanted,
  diagonal: ofSlanted,
  oblique: ofSlanted,
}

/** Whether it may be said of some things only. */
export const isChoosy = (word: string): boolean => word in FITTING

/** Throws where one of them does not fit. */
export function assertFits(noun: Noun & { name: string }, adjectives: readonly string[]): void {
  for (const word of adjectives) if (FITTING[word]?.(noun) === false) throw unread(`${word} ${noun.name}`)
}
