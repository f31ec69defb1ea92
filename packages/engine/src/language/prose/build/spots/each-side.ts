/** So far to either side of a middle. */

import { longest, middleOf } from '../../../operations/space.ts'
import type { Place, SaidPlace } from '../../scene.ts'
import { centerAlong } from '../sites/site.ts'
import { open, put, type Spots, site } from './request.ts'

export function takeEachSide(
  s: Spots,
  said: SaidPlace,
  place: Place & { kind: 'eachside' },
  pass: number,
): void {
  const found = place.ref ? site(s, place.ref) : undefined
  if (place.ref && !found) return
  if (place.figure) {
    const left = open(s)
    const axis = place.axis
      ? s.plane.find((each) => each === place.axis)
      : left.length === 1
        ? left[0]
        : pass > 1
          ? longest(s.box, left.length > 0 ? left : s.plane)
          : undefined
    if (!axis) return
    const middle = found ? centerAlong(found, axis) : middleOf(s.box, axis)
    // Seen on the part as how far the two are apart.
    const distance = place.figure.value
    s.world.takeAs(
      place.figure,
      `${s.thing.name} to either side`,
      { kind: 'somewhere', of: 'any' },
      s.round ? 2 * distance : distance,
    )
    put(s, said, axis, [middle - distance, middle + distance])
    return
  }
  // One hole alone is not on both sides.
  if (pass > 1 && (s.count !== 1 || s.thing.role !== 'cut')) said.used = true
}
