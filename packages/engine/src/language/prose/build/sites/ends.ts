/** Which end or side of a body is meant: the free one, the one with the step. */
import { AXES, type Box, levelOf, longest, middleOf, type Side } from '../../../operations/space.ts'
import type { Phrase } from '../../phrases.ts'
import type { Solid, World } from '../world.ts'
import { solidNamed } from './solids.ts'

/** Told to stand: it has no left end. */
export const isUpright = ({ thing }: Solid): boolean =>
  thing.places.some(
    ({ place }) => place.kind === 'manner' && /^(?:upright|vertical|vertically|standing)$/u.test(place.word),
  )

/** "the end with the step": the side at which that lies, and not at the other. */
export function sideOfBorne(world: World, phrase: Phrase, box: Box): Side | undefined {
  const solid = solidNamed(world, phrase)
  if (!solid) return undefined
  const sides = (['x', 'y'] as const).flatMap((axis): Side[] => {
    const off = middleOf(solid.box, axis) - middleOf(box, axis)
    return Math.abs(off) > 1e-6 ? [{ axis, sign: off > 0 ? 1 : -1 }] : []
  })
  return sides.length === 1 ? sides[0] : undefined
}

/** Of a section of a shaft, of a pin on a head: the one end that another body does not begin at. */
export function onlyFree(world: World, solid: Solid, box: Box): Side | undefined {
  if (!solid.round || solid.box !== box || world.bodies.length < 2) return undefined
  const { axis } = solid
  const k = AXES.indexOf(axis)
  const isFree = (sign: 1 | -1): boolean =>
    world.bodies.every(
      (other) =>
        other.thing === solid.thing ||
        !other.boxes.some((each) => {
          const level = levelOf(box, { axis, sign })
          return (each.min[k] as number) <= level + 1e-6 && (each.max[k] as number) >= level - 1e-6
        }),
    )
  if (isFree(1) === isFree(-1)) return undefined
  return { axis, sign: isFree(1) ? 1 : -1 }
}

/** Of a leg of an L the end away from the other leg. */
export function legEnd(world: World, { thing }: Solid, box: Box): Side | undefined {
  if (thing.section?.concept !== 'L') return undefined
  const others = world.solids
    .filter((solid) => solid.thing.section === thing.section)
    .flatMap(({ boxes }) => boxes)
    .filter((each) => each !== box)
  const [other] = others
  if (!other || others.length > 1) return undefined
  const sides = AXES.flatMap((axis) => [-1, 1].map((sign): Side => ({ axis, sign: sign as 1 | -1 })))
  const beyond = (side: Side): number => side.sign * (levelOf(box, side) - levelOf(other, side))
  const free = sides.reduce((best, side) => (beyond(side) > beyond(best) ? side : best))
  return beyond(free) > 1e-6 ? free : undefined
}

/** The end that nothing else of the part is at. */
export function freeEnd(world: World, box: Box, self: Solid): Side | undefined {
  const axis = longest(box)
  const { min, max } = world.whole
  const k = AXES.indexOf(axis)
  const others = world.bodies.filter(
    (solid) => solid.shape !== 'section' && !solid.boxes.includes(box) && solid.thing !== self.thing,
  )
  const touches = (level: number): boolean =>
    others.some((other) =>
      other.boxes.some(
        (each) => (each.min[k] as number) <= level + 1e-6 && (each.max[k] as number) >= level - 1e-6,
      ),
    )
  const [low, high] = [box.min[k] as number, box.max[k] as number]
  if (!touches(high)) return { axis, sign: 1 }
  if (!touches(low)) return { axis, sign: -1 }
  return Math.abs(high - (max[k] as number)) < 1e-6
    ? { axis, sign: 1 }
    : Math.abs(low - (min[k] as number)) < 1e-6
      ? { axis, sign: -1 }
      : undefined
}
