/** In the middle of a round end: "at one of the two centers", "concentric with the rounded end". */
import { indexOf } from '../space.ts'
import type { Spots } from '../spots/spots.ts'
import type { SaidPlace } from '../things.ts'
import { pickRounds } from './rounds.ts'

/** What lies there has the centre of that end. */
const AT_ROUND = /^(?:at|in|on|on top of|onto|into|through|to|for)$/u

export function takeRounds(s: Spots, said: SaidPlace): boolean {
  const { place } = said
  if (!('ref' in place) || !place.ref) return false
  if (place.kind === 'at' && !AT_ROUND.test(place.how)) return false
  if (place.kind === 'flush' && (place.owns?.role ?? 'pronoun') !== 'pronoun') return false
  if (!/^(?:at|flush|concentric|centered)$/u.test(place.kind)) return false
  const { axis, thing, count } = s.request
  const rounds = s.site(place.ref)?.rounds
  if (!rounds || rounds.all.some((round) => round.axis !== axis)) return false
  const picked = pickRounds(rounds, thing, count)
  const [first] = picked
  if (!first) return false
  if (picked.length === 1) return s.plane.every((way) => s.fix(way, [first.center[indexOf(way)]], said))
  if (count === 1 && !thing.group) thing.count = picked.length
  const [u, v] = s.plane.map(indexOf) as [0, 1]
  s.points = picked.map(({ center }) => [center[u], center[v]] as const)
  said.used = thing.count === picked.length
  return said.used
}
