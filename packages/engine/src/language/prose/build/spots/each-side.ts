/** So far to either side of a middle. */

import type { AxisName } from '../../../../plan/geometry.ts'
import { type Box, isSame, levelOf, longest, middleOf, sizeAlong } from '../../../operations/space.ts'
import type { Place, SaidPlace } from '../../scene.ts'
import { centerAlong } from '../sites/site.ts'
import { half, open, put, type Spots, site } from './request.ts'

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
  if (pass > 1 && atEnds(s, said)) return
  // One hole alone is not on both sides.
  if (pass > 1 && (s.count !== 1 || s.thing.role !== 'cut')) said.used = true
}

/** "two walls, one at each end of the plate": flush with its ends. */
function atEnds(s: Spots, said: SaidPlace): boolean {
  const axis = endsTold(s.world.quote(said.span), s.box)
  if (!axis || s.thing.role !== 'add' || s.count !== 2 || s.round || s.host.round) return false
  if (!s.plane.includes(axis) || s.fixed[axis] !== undefined) return false
  const levels = ([-1, 1] as const).map((sign) => levelOf(s.box, { axis, sign }) - sign * half(s, axis))
  return put(s, said, axis, levels)
}

/** The ends of what is longer one way than the other; which its sides are, nobody says. */
export function endsTold(words: string, box: Box): AxisName | undefined {
  const isLonger = !isSame(sizeAlong(box, 'x'), sizeAlong(box, 'y'))
  return /\bends?\b/iu.test(words) && isLonger ? longest(box, ['x', 'y']) : undefined
}
