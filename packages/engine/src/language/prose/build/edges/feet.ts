/** "the base of the boss", "the foot of the post": where it stands on something, the edge in the corner there. */
import { type Box, levelOf, type Side } from '../../../operations/space.ts'
import type { Phrase } from '../../phrases.ts'
import { solidNamed } from '../sites/solids.ts'
import type { Solid, World } from '../world.ts'
import { meet } from './meetings.ts'
import type { Edges } from './selectors.ts'

const FOOT = /^(?:base|foot|root|bottom|bottom edge|lower edge|bottom end)$/u

const isWide = (box: Box, other: Box): boolean =>
  (['x', 'y'] as const).every((_, k) => {
    const [low, high] = [box.min[k] as number, box.max[k] as number]
    return low >= (other.min[k] as number) - 1e-6 && high <= (other.max[k] as number) + 1e-6
  })

const DOWN: Side = { axis: 'z', sign: -1 }
const UP: Side = { axis: 'z', sign: 1 }

export function footOf(world: World, phrase: Phrase): Edges | undefined {
  const isFoot =
    (FOOT.test(phrase.name) ||
      (phrase.concept === 'edge' && phrase.words.some((word) => /^(?:bottom|lower|base)$/u.test(word)))) &&
    phrase.of?.kind === 'body'
  const solid = isFoot && phrase.of ? solidNamed(world, phrase.of) : undefined
  if (!solid || !world.bodies.includes(solid)) return undefined
  const bearers = world.bodies.filter((other) => other !== solid && bears(other, solid))
  return bearers.length > 0 ? bearers.flatMap((other) => meet(solid, other)) : undefined
}

/** It stands on top of the other, inside its outline. */
const bears = (other: Solid, solid: Solid): boolean =>
  Math.abs(levelOf(other.box, UP) - levelOf(solid.box, DOWN)) < 1e-6 && isWide(solid.box, other.box)
