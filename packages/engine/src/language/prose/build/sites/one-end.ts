/** "one end … the other end", nothing being told of which: the same two ends wherever they are spoken of. */
import type { AxisName } from '../../../../plan/geometry.ts'
import type { Phrase } from '../../phrases.ts'
import type { Solid, World } from '../world.ts'

export const isOtherEnd = ({ det, words, name }: Phrase): boolean =>
  det === 'other' || name === 'other' || words.some((word) => /^(?:other|opposite|far)$/u.test(word))

/** Of what stands on another, the end that it stands on is not free. */
const footOf = (solid: Solid | undefined, axis: AxisName): 1 | -1 | undefined =>
  solid?.side?.axis === axis ? (solid.side.sign === 1 ? -1 : 1) : undefined

const keyOf = (world: World, solid: Solid | undefined, axis: AxisName): string =>
  `${world.bodies.length > 1 ? (solid?.thing.id ?? '') : ''}:${axis}`

/** "10 mm from the right end … 15 mm from the other end": an end that was named is one, too. */
export function noteEnd(world: World, solid: Solid | undefined, axis: AxisName, sign: 1 | -1): void {
  world.endsTaken.set(keyOf(world, solid, axis), sign)
}

/** At which end that is; the first that is spoken of is the `usual` one. */
export function endTaken(
  world: World,
  solid: Solid | undefined,
  axis: AxisName,
  phrase: Phrase,
  usual: 1 | -1,
): 1 | -1 {
  const key = keyOf(world, solid, axis)
  const known = world.endsTaken.get(key) ?? footOf(solid, axis)
  if (isOtherEnd(phrase)) return (known ?? usual) === 1 ? -1 : 1
  if (phrase.det === 'this' && known !== undefined) return known
  world.endsTaken.set(key, usual)
  return usual
}
