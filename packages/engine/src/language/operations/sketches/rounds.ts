/** Which round end a phrase speaks of: "one of the two centers", "the other round end", "the rounded top". */
import type { Build } from '../build.ts'
import type { Phrase } from '../phrases.ts'
import { type Round, SIDES, type Side, type Solid } from '../space.ts'
import type { Thing } from '../things.ts'

const ROUND = /^(?:round|rounded|semicircular|curved|circular)$/u
const ENDS = new Set(['end', 'top', 'bottom', 'left', 'right', 'front', 'back', 'edge', 'face', 'corner'])
const ARCS = /^(?:half cylinder|arc|round)$/u

/** The arcs that the words may mean, and how they choose among them. */
export interface Rounds {
  all: readonly Round[]
  choice: 'each' | 'one' | 'other' | 'same'
}

export function roundsOf(phrase: Phrase, build: Build, solid: Solid | undefined): Rounds | undefined {
  const { concept, adjectives, owner } = phrase
  const isArc = ARCS.test(concept)
  const isRound = isArc || adjectives.some((word) => ROUND.test(word))
  const isOf = concept === 'center' || concept === 'top' || concept === 'bottom' || concept === 'face'
  const ofRound = owner !== undefined && isOf ? roundsOf(owner, build, solid) : undefined
  if (ofRound) return ofRound
  const several = phrase.plural || phrase.each || phrase.count !== undefined
  const isOther = adjectives.some((word) => /^(?:other|opposite)$/u.test(word))
  // "the center" of an obround is its middle; "the two centers" are those of its ends.
  const asked =
    concept === 'center'
      ? several || isOther || sidesIn(phrase).length > 0
      : isArc || (ENDS.has(concept) && (isRound || concept === 'end'))
  if (!asked) return undefined
  if (adjectives.some((word) => /^(?:flat|square|straight)$/u.test(word))) return undefined
  const solids = solid ? [solid] : build.bodies.filter(({ rounds }) => rounds)
  const every = solids.flatMap(({ rounds }) => rounds ?? [])
  const [side] = sidesIn(phrase)
  const all = side ? every.filter((round) => isSide(round.side, side)) : every
  if (all.length === 0 || (solids.length > 1 && !side)) return undefined
  // One end of two is round: it is named so.
  if (every.length === 1 && !isRound) return undefined
  if (all.length === 1) return { all, choice: 'same' }
  if (isOther) return { all, choice: 'other' }
  if (phrase.count === 1 || !(phrase.plural || phrase.each))
    return { all, choice: phrase.near || adjectives.includes('same') ? 'same' : 'one' }
  return { all, choice: 'each' }
}

/** Where a thing is put: in the middle of one of them, or of each. */
export function pickRounds({ all, choice }: Rounds, thing: Thing, count: number): readonly Round[] {
  const held = all.filter(({ holders }) => holders.includes(thing))
  if (held.length > 0) return held
  if (choice === 'each') return count === 1 || count === all.length ? hold(all, thing) : []
  if (count !== 1) return []
  if (all.length === 1) return hold(all, thing)
  const taken = all.filter(({ holders }) => holders.length > 0)
  const free = all.filter(({ holders }) => holders.length === 0)
  if (choice === 'same' && taken.length === 1) return hold(taken, thing)
  if (choice === 'other' && (free.length === 0 || taken.length === 0)) return []
  const [first] = free.length > 0 ? free : all
  return first ? hold([first], thing) : []
}

function hold(rounds: readonly Round[], thing: Thing): readonly Round[] {
  for (const { holders } of rounds) if (!holders.includes(thing)) holders.push(thing)
  return rounds
}

const sidesIn = ({ adjectives, concept }: Phrase): Side[] =>
  [...adjectives, concept].flatMap((word) => SIDES[word] ?? [])

const isSide = (a: Side, b: Side): boolean => a.axis === b.axis && a.sign === b.sign
