/** Verbs that say which way a body goes from what it is on: "stands on", "hangs from", "sticks out of". */
import { type Chunk, isWord } from '../phrases.ts'
import type { Stance } from '../scene.ts'
import type { Clause } from './telling.ts'

const STANCES: Readonly<Record<Stance, RegExp>> = {
  up: /^(?:stands|stand|standing|rises|rise|rising|sits|sit|sitting|rests|rest|resting)$/u,
  down: /^(?:hangs|hang|hanging)$/u,
  out: /^(?:protrudes|protrude|protruding|projects|project|projecting|sticks|stick|sticking|juts|jut|jutting)$/u,
}

/** Verbs of which another word tells the way: "extends upward", "goes down". */
const GOES =
  /^(?:extends|extend|extending|goes|go|going|runs|run|running|points|point|sticks|stick|sticking|projects|project|projecting|comes|coming)$/u

const WAYS: Readonly<Record<string, Stance>> = {
  up: 'up',
  upward: 'up',
  down: 'down',
  downward: 'down',
  out: 'out',
  outward: 'out',
  outwards: 'out',
  sideways: 'out',
}

export function stanceIn(chunks: readonly Chunk[], at: number): Stance | undefined {
  const chunk = chunks[at]
  if (chunk?.kind !== 'word') return undefined
  const isStraight = isWord(chunks[at + 1], 'straight', 'directly', 'vertically')
  const next = chunks[isStraight ? at + 2 : at + 1]
  const way = GOES.test(chunk.text) && next?.kind === 'word' ? WAYS[next.text] : undefined
  const stance = way ?? (['up', 'down', 'out'] as const).find((each) => STANCES[each].test(chunk.text))
  // "protruding 25 mm above the base": up, and not out of its side.
  return stance === 'out' && chunks.slice(at + 1, at + 4).some((each) => isWord(each, 'above'))
    ? 'up'
    : stance
}

/** Its own, or of what is told behind it. */
export function stand(c: Clause, stance: Stance): void {
  if (c.gloss > 0) return
  if (c.theme?.kind === 'thing' && c.theme.thing.role === 'add') c.theme.thing.stance ??= stance
  else if (c.theme === undefined) c.stance = stance
}
