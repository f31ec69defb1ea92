/** Which of the bodies that were told words speak of. */

import { singular } from '../lexicon/lexicon.ts'
import type { Body } from './body.ts'
import type { Clause } from './clause.ts'
import { rankOf } from './ranks.ts'

const GENERIC = new Set(['one', 'cylinder', 'piece', 'section', 'part', 'body', 'center', 'disc', 'disk'])
const SMALL = new Set(['the', 'that', 'this', 'its', 'of', 'both', 'these', 'those', 'two'])

/** The one that words speak of. */
export function referred(
  ref: string | undefined,
  bodies: readonly Body[],
  last: Body | undefined,
): Body | undefined {
  const words = (ref ?? 'it').split(' ').filter((word) => !SMALL.has(word))
  if (words.length === 0 || words[0] === 'it') return last
  const noun = singular(words.at(-1) as string)
  const named = bodies.filter((body) => singular(body.words.at(-1) as string) === noun)
  const exact = bodies.filter((body) => words.every((word) => body.words.includes(word)))
  if (exact.length === 1) return exact[0]
  if (named.length === 1 && words.length === 1) return named[0]
  if (named.length > 1 && last && named.includes(last) && words.length === 1) return last
  // "the first one", "the bottom one".
  const rank = rankOf(words)
  if (rank !== undefined && (noun === 'one' || named.length > 0))
    return (named.length > 0 ? named : bodies).find((body, at) => (body.rank ?? at) === rank)
  return GENERIC.has(noun) && words.length === 1 ? last : undefined
}

/** The one that a clause names again. */
export function sameNamed({ name = [] }: Clause, made: readonly Body[]): Body | undefined {
  const exact = made.filter(({ words }) => words.join(' ') === name.join(' '))
  if (exact.length === 1) return exact[0]
  const last = singular(name.at(-1) as string)
  const named = made.filter(({ words }) => singular(words.at(-1) as string) === last)
  return name.length === 1 && named.length === 1 ? named[0] : undefined
}
