/** At a side: flush with it, along it, at each of two. */

import { levelOf } from '../../../operations/space.ts'
import type { Place, SaidPlace } from '../../scene.ts'
import { endTaken } from '../sites/one-end.ts'
import { centerAlong, type Site } from '../sites/site.ts'
import { half, open, put, type Spots } from './request.ts'

export function takeAtSide(
  s: Spots,
  said: SaidPlace,
  found: Site,
  place: Place & { kind: 'at' },
  pass: number,
): void {
  const sides = found.sides.filter(({ axis }) => s.plane.includes(axis))
  if (sides.length === 0 && found.sides.length > 0 && !found.along) {
    // In the floor of a cut: about its middle.
    if (found.solid?.thing.role === 'cut')
      for (const axis of s.plane) s.center[axis] ??= centerAlong(found, axis)
    said.used = true
    return
  }
  if (sides.length > 0) {
    for (const { axis, sign } of sides) {
      s.hints[axis] = sign
      const isAlong = /^(?:along|near|toward)$/u.test(place.how)
      // What is no hole and has nothing else said of it lies flush with that side.
      if (pass > 1 && !s.round && s.fixed[axis] === undefined && !(place.how === 'near'))
        put(s, said, axis, [levelOf(found.box, { axis, sign }) - sign * half(s, axis)])
      else if (
        pass > 1 &&
        s.round &&
        s.fixed[axis] === undefined &&
        !isAlong &&
        found.phrase.concept !== 'side'
      )
        put(s, said, axis, [
          levelOf(found.box, { axis, sign }) -
            (s.thing.role === 'add' && s.normal === 'z' ? sign * half(s, axis) : 0),
        ])
    }
    if (sides.every(({ axis }) => s.fixed[axis] !== undefined)) said.used = true
    return
  }
  const axis = found.along
  // "a row of holes along one long edge": so far from it, as is told besides.
  if (axis && s.plane.includes(axis) && place.how === 'along' && s.count > 1 && !found.several) {
    s.row ??= s.plane.find((each) => each !== axis)
    s.hints[axis] ??= -1
    if (s.fixed[axis] !== undefined) said.used = true
    return
  }
  if (axis === s.normal && found.phrase.concept === 'end') said.used = true
  if (axis && s.plane.includes(axis)) {
    const both = found.several || s.count === 2
    const signs: (1 | -1)[] = both
      ? [-1, 1]
      : [s.hints[axis] ?? endTaken(s.world, found.solid ?? s.host, axis, found.phrase, 1)]
    const isEach =
      s.thing.role === 'add' && s.thing.group === undefined && /^(?:each|both)$/u.test(found.phrase.det)
    if ((s.count === 0 || (s.count === 1 && isEach)) && both) s.count = 2
    if (s.fixed[axis] !== undefined) {
      said.used = true
      return
    }
    if (pass > 1 && !s.round)
      put(
        s,
        said,
        axis,
        signs.map((sign) => levelOf(found.box, { axis, sign }) - sign * half(s, axis)),
      )
    else if (pass > 1 && s.thing.role === 'add')
      put(
        s,
        said,
        axis,
        signs.map(
          (sign) => levelOf(found.box, { axis, sign }) - (s.normal === 'z' ? sign * half(s, axis) : 0),
        ),
      )
    return
  }
  if (pass > 1 && open(s).length < 2) said.used = true
  // "in the face", "on each side": which, was settled with the way it goes.
  if (pass > 1 && found.phrase.concept === 'face') said.used = true
}
