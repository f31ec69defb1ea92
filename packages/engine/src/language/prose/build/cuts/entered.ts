/** Which face of a body or a pocket words mean that name only an end, a side or the bottom. */

import { AXES, type Box, longest, type Side, sizeAlong } from '../../../operations/space.ts'
import { endTaken } from '../sites/one-end.ts'
import type { Site } from '../sites/site.ts'
import type { Solid, World } from '../world.ts'

/** "in the bottom of the pocket": its floor, from which it goes on down. */
export const isFloor = ({ sides, solid }: Site): boolean =>
  sides.length === 1 && sides[0]?.axis === solid?.mouth?.axis && sides[0]?.sign !== solid?.mouth?.sign

/** Its ends are faces that a hole goes into. */
export const isLong = ({ round, shape, box }: Solid): boolean =>
  round || shape === 'polygon' || sizeAlong(box, longest(box)) > 2 * Math.max(...others(box))

const others = (box: Box): number[] =>
  AXES.filter((axis) => axis !== longest(box)).map((axis) => sizeAlong(box, axis))

/** The end that a hole goes into, where nobody says which it is. */
export function endMouth(world: World, { along, phrase }: Site, solid: Solid): Side {
  const axis = along ?? solid.axis
  return { axis, sign: endTaken(world, solid, axis, phrase, 1) }
}

export const sideFaceOf = (site: Site): Side => {
  const axis = sizeAlong(site.box, 'x') <= sizeAlong(site.box, 'y') ? 'y' : 'x'
  return { axis, sign: axis === 'y' ? -1 : 1 }
}
