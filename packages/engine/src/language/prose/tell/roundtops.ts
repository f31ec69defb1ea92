/** Uprights whose top is a half circle: "and ends in a half circle with 25 mm radius", "with a rounded top". */
import type { Phrase } from '../phrases.ts'
import type { Place, Thing } from '../scene.ts'
import { takeSizes } from './taken-sizes.ts'
import { type Clause, type Telling, type Theme, topicTheme } from './telling.ts'

const of = (theme: Theme | undefined): Thing | undefined =>
  theme?.kind === 'thing' ? theme.thing : theme?.kind === 'part' ? theme.of : undefined

function roundOff(t: Telling, c: Clause, thing: Thing, phrase: Phrase): void {
  thing.words.push('roundtop')
  takeSizes(t, c, thing, { ...phrase, words: [], bare: [] })
  const [figure] = phrase.bare
  // "a 30 mm half circle" is so wide.
  if (figure) thing.sizes.push({ dimension: 'diameter', figure, words: [], gloss: false, used: false })
  c.theme = { kind: 'thing', thing }
}

/** "ends in a half circle". */
export function endsRound(t: Telling, c: Clause, place: Place): boolean {
  if (c.link !== 'end' || place.kind !== 'at' || !/^(?:in|with|at)$/u.test(place.how)) return false
  return isHalf(place.ref) && roundTop(t, c, place.ref, c.theme ?? topicTheme(t))
}

/** "with a half circle on top": of the upright that is spoken of. */
export function roundTop(t: Telling, c: Clause, phrase: Phrase, theme: Theme | undefined): boolean {
  const thing = of(theme)
  if (thing?.role !== 'add' || thing.kind !== 'body' || !/^(?:any|box)$/u.test(thing.concept)) return false
  roundOff(t, c, thing, phrase)
  return true
}

export const isHalf = ({ concept, kind, plural }: Phrase): boolean =>
  concept === 'half' && kind === 'figure' && !plural

const ROUND = /^(?:rounded|round|semicircular|half round|full round|half circle|domed|arched)$/u

/** "It has a rounded top", "a fully rounded top of 15 mm radius". */
export const isRoundTop = ({ concept, words, kind }: Phrase): boolean =>
  kind === 'place' && concept === 'top' && words.some((word) => ROUND.test(word))

const ROD = /^(?:capsule|cylinder)$/u
const RODS = /^(?:rod|pin|bar|dowel|wire|shaft|stem|post|peg)$/u

/** Both ends of what is round are half balls. */
export function domeEnds(thing: Thing | undefined): boolean {
  if (thing?.role !== 'add' || !(ROD.test(thing.concept) || RODS.test(thing.name))) return false
  thing.words.push('domedends')
  return true
}
