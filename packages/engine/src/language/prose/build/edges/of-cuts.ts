/** The edges of what is cut away: the mouth of a hole, the corners of a pocket. */
import { levelOf, type Side, sizeAlong } from '../../../operations/space.ts'
import type { Phrase } from '../../phrases.ts'
import type { Solid } from '../world.ts'
import { type Edges, type Selector, sidesIn } from './selectors.ts'

/** The mouth of a hole, the corners of a pocket. */
export function ofCut(solid: Solid, phrase: Phrase | undefined): Edges {
  const { mouth, features, through } = solid
  if (phrase?.concept === 'corner' || phrase?.words.some((word) => /^(?:vertical|corner)$/u.test(word)))
    return features.map((feature): Selector => ({ feature, parallelTo: `+${solid.axis}`, curve: 'line' }))
  const sides = phrase ? sidesIn(phrase).filter(({ axis }) => axis === solid.axis) : []
  const isBottom = sides.some(({ sign }) => mouth && sign !== mouth.sign)
  const both =
    phrase !== undefined &&
    (phrase.plural || phrase.det === 'both') &&
    sides.length === 0 &&
    through === true &&
    phrase.concept !== 'top'
  const ends: Side[] =
    sides.length > 0
      ? sides
      : both && mouth
        ? [mouth, { axis: mouth.axis, sign: mouth.sign > 0 ? -1 : 1 }]
        : mouth
          ? [mouth]
          : []
  if (isBottom && !through)
    return features.map(
      (feature): Selector => ({
        feature,
        at: { axis: solid.axis, value: levelOf(solid.box, sides[0] as Side) },
      }),
    )
  // The bore of a tube is made with the tube, whose outer rim is not its own.
  const bore: Selector = solid.inner
    ? { curve: 'circle', diameter: sizeAlong(solid.box, solid.axis === 'x' ? 'y' : 'x') }
    : {}
  return features.flatMap((feature) =>
    ends.map(
      (end): Selector => ({ ...bore, feature, at: { axis: solid.axis, value: levelOf(solid.box, end) } }),
    ),
  )
}
