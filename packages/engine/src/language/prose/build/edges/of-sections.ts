/** The edges of a bracket or another section: the corner where its legs meet, and those that have a name. */
import type { AxisName } from '../../../../plan/geometry.ts'
import { type Box, levelOf } from '../../../operations/space.ts'
import { unread } from '../../../operations/unread.ts'
import type { Phrase } from '../../phrases.ts'
import type { Solid, World } from '../world.ts'
import { type Edges, nearOf, type Selector, sidesIn } from './selectors.ts'

/** "the inside corner" of a bracket; its outer edges by name. */
export function ofSection(world: World, solid: Solid, phrase: Phrase): Edges {
  const has = (...wanted: string[]): boolean => phrase.words.some((word) => wanted.includes(word))
  const section = solid.thing.section ?? solid.thing
  const parts = world.solids.filter(({ thing }) => thing.section === section)
  if (
    phrase.concept === 'corner' ||
    phrase.concept === 'junction' ||
    has('inside', 'inner', 'corner', 'internal')
  ) {
    if (has('outside', 'outer', 'external')) {
      const run: AxisName = world.solidOf(section)?.axis ?? 'y'
      const box = world.solidOf(section)?.box as Box
      const across = run === 'x' ? 'y' : 'x'
      return [
        {
          parallelTo: `+${run}`,
          near: nearOf(
            box,
            [
              { axis: across, sign: -1 },
              { axis: 'z', sign: -1 },
            ],
            run,
          ),
        },
      ]
    }
    return parts.flatMap((a, at) =>
      parts
        .slice(at + 1)
        .flatMap((b) =>
          a.features.flatMap((first) =>
            b.features.map((second): Selector => ({ between: [first, second], convexity: 'concave' })),
          ),
        ),
    )
  }
  const sides = sidesIn(phrase)
  if (phrase.det === 'all' && phrase.of?.kind === 'whole') return [{}]
  const own = solid.thing.section ? solid.features : undefined
  if (sides.length === 1 && sides[0]) {
    const selector: Selector = { at: { axis: sides[0].axis, value: levelOf(solid.box, sides[0]) } }
    return own ? own.map((feature) => ({ ...selector, feature })) : [selector]
  }
  throw unread(world.quote(phrase.span))
}
