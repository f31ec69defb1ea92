/** What is only said to follow, "so they do not meet", held against what was built. */
import { type Box, isSame } from '../operations/space.ts'
import type { Span } from '../text/normalise.ts'
import type { World } from './build/world.ts'
import { findThing } from './find.ts'
import type { Phrase } from './phrases.ts'
import type { Thing } from './scene.ts'

/** That these have nothing in common: among themselves, or with another. */
export interface Claim {
  of: Thing
  other: Phrase | undefined
  span: Span
}

const boxesOf = (world: World, thing: Thing): Box[] =>
  world.solids
    .filter((solid) => solid.thing === thing || solid.thing.group === thing)
    .flatMap(({ boxes }) => [...boxes])

/** Told one by one: all that are called so. */
const boxesAlike = (world: World, { concept, role }: Thing): Box[] =>
  world.solids
    .filter(({ thing }) => thing.concept === concept && thing.role === role)
    .flatMap(({ boxes }) => [...boxes])

const isApart = (a: Box, b: Box): boolean =>
  a.min.some((low, k) => {
    const [from, to] = [b.min[k] as number, b.max[k] as number]
    const high = a.max[k] as number
    return low > to || high < from || isSame(low, to) || isSame(high, from)
  })

export function holdClaims(world: World): void {
  for (const { of, other, span } of world.told.claims) {
    const thing = of.group ?? of
    const named = other && findThing(world.told.things, other)
    const alone = boxesOf(world, thing)
    const own = !named && alone.length < 2 ? boxesAlike(world, thing) : alone
    const others = named && named !== thing ? boxesOf(world, named) : undefined
    const isHeld = others
      ? own.length > 0 && others.length > 0 && own.every((box) => others.every((each) => isApart(box, each)))
      : own.length > 1 && own.every((box, nth) => own.slice(nth + 1).every((each) => isApart(box, each)))
    if (!isHeld) world.fail({ span })
  }
}
