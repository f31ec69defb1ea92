/** Between two, or halfway along something. */

import { longest, middleOf } from '../../../operations/space.ts'
import type { Place, SaidPlace } from '../../scene.ts'
import { centerAlong } from '../sites/site.ts'
import { open, put, type Spots, sideLevel, site } from './request.ts'
import { wayNamed } from './ways.ts'

export function takeBetween(s: Spots, said: SaidPlace, place: Place & { kind: 'between' }): void {
  const sites = place.refs.map((ref) => site(s, ref))
  const [first, second] = sites
  if (!first) return
  if (!second) {
    // "between the two walls": in the middle of them.
    if (first.boxes.length === 2 || first.several)
      for (const axis of open(s)) {
        s.center[axis] = middleOf(first.box, axis)
        if (s.count <= 1) put(s, said, axis, [middleOf(first.box, axis)])
      }
    return
  }
  for (const axis of s.plane) {
    const [a, b] = [first, second].map((each) =>
      each.part === 'side' ? (sideLevel(each, axis) ?? undefined) : centerAlong(each, axis),
    )
    if (a === undefined || b === undefined) continue
    if (s.fixed[axis] === undefined && s.count <= 1) put(s, said, axis, [(a + b) / 2])
    else s.center[axis] ??= (a + b) / 2
  }
  said.used = true
}

export function takeHalfway(s: Spots, said: SaidPlace, place: Place & { kind: 'full' }): void {
  const named = place.ref?.kind === 'dimension' ? wayNamed(s, place.ref) : undefined
  if (named && s.plane.includes(named)) {
    put(s, said, named, [middleOf(s.box, named)])
    return
  }
  const axis =
    /up|down/u.test(place.word) && s.plane.includes('z')
      ? 'z'
      : /along/u.test(place.word)
        ? longest(s.box, s.plane)
        : undefined
  if (!axis) return
  const found = place.ref ? site(s, place.ref) : undefined
  put(s, said, axis, [found ? middleOf(found.box, axis) : middleOf(s.box, axis)])
}
