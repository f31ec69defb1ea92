/** Centered along an axis, across a length or a width, on something that was told. */

import { longest, middleOf } from '../../../operations/space.ts'
import type { Place, SaidPlace } from '../../scene.ts'
import { axisOfDimension } from '../standing/spanning.ts'
import { runOf } from './distances.ts'
import { onEach } from './on-each.ts'
import { centre, open, put, type Spots, site } from './request.ts'

export function takeCentered(
  s: Spots,
  said: SaidPlace,
  place: Place & { kind: 'centered' },
  pass: number,
): void {
  // "centered along the Z axis" of what goes along Z: in the middle across it.
  if (place.axes.length === 1 && place.axes[0] === s.normal && place.refs.length === 0) {
    if (pass < 2) return
    for (const axis of open(s)) if (s.count <= 1) s.fixed[axis] = [s.center[axis] ?? middleOf(s.box, axis)]
    said.used = true
    return
  }
  if (place.axes.length > 0) {
    for (const axis of place.axes)
      if (s.plane.includes(axis)) {
        if (s.count > 1) centre(s, said, axis, middleOf(s.box, axis))
        else put(s, said, axis, [middleOf(s.box, axis)])
      }
    said.used = true
    return
  }
  const bare = place.refs.length === 0
  const found = place.refs.map((ref) =>
    ref.kind === 'place' && ref.concept === 'direction'
      ? undefined
      : ref.kind === 'dimension'
        ? undefined
        : site(s, ref),
  )
  for (const [nth, ref] of place.refs.entries()) {
    if (ref.kind === 'dimension' || ref.concept === 'direction') {
      const word = [ref.det, ref.concept, ...ref.words].find((each) =>
        /^(?:length|width|height|thickness|depth|other|long|short|vertical|horizontal)$/u.test(each),
      )
      const long = longest(s.box, s.plane)
      const own =
        ref.kind === 'dimension' && s.thing.role === 'add' ? axisOfDimension(s.host, ref.concept) : undefined
      const axis =
        own && s.plane.includes(own)
          ? own
          : word === 'other'
            ? pass > 0
              ? open(s)[0]
              : undefined
            : word === 'height' || word === 'vertical'
              ? 'z'
              : /^(?:length|long|horizontal)$/u.test(word ?? '')
                ? long
                : s.plane.find((each) => each !== long)
      if (axis && s.plane.includes(axis)) {
        if (s.count > 1 && !s.fixed[axis]) centre(s, said, axis, middleOf(s.box, axis))
        else put(s, said, axis, [middleOf(s.box, axis)])
      }
      if (axis) said.used = true
      continue
    }
    const where = found[nth]
    if (!where) continue
    if (where.part === 'side' && where.sides.length === 0 && where.along === undefined && pass < 1) return
    const axes =
      where.part === 'axis' && runOf(s, ref)
        ? s.plane.filter((axis) => axis !== runOf(s, ref))
        : where.part === 'side' &&
            where.sides.length === 1 &&
            !where.sides.some(({ axis }) => axis === s.normal) &&
            /^(?:edge|side|end)$/u.test(ref.concept)
          ? s.plane.filter((axis) => axis !== where.sides[0]?.axis)
          : s.plane
    if (
      where.part === 'body' &&
      where.several &&
      where.boxes.length > 1 &&
      (s.count === 0 || s.count === where.boxes.length)
    ) {
      onEach(s, said, where)
      continue
    }
    for (const axis of axes) {
      if (s.fixed[axis] !== undefined) continue
      const isAcross = where.part === 'side' && where.sides.some((side) => side.axis === axis)
      const level =
        isAcross && ref.concept !== 'edge'
          ? undefined
          : isAcross
            ? undefined
            : where.part === 'origin'
              ? 0
              : middleOf(where.box, axis)
      if (level === undefined) continue
      s.center[axis] ??= level
      if (pass > 1 && s.count <= 1) put(s, said, axis, [s.center[axis]])
    }
    said.used = true
  }
  if (bare) {
    if (pass < 2) return
    for (const axis of open(s)) if (s.count <= 1) s.fixed[axis] = [s.center[axis] ?? middleOf(s.box, axis)]
    said.used = true
  }
}
