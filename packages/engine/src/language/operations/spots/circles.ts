/** Several that lie on a circle: where the first is, and how they go on. */
import type { Point3 } from '../../../plan/geometry.ts'
import { isSame } from '../space.ts'
import { nowhere } from '../unread.ts'
import type { Spots } from './spots.ts'
import { startAngle } from './starts.ts'

const FULL_TURN = 360

export function onCircle(s: Spots): Point3[] {
  const { thing } = s.request
  const { radius } = s.layout
  if (radius === undefined) throw nowhere(thing.name)
  const [u, v] = s.plane.map((axis) => s.center[axis]) as [number, number]
  return anglesOf(s).map((angle) => {
    const turn = (angle * Math.PI) / 180
    return s.point(u + radius * Math.cos(turn), v + radius * Math.sin(turn))
  })
}

function anglesOf(s: Spots): readonly number[] {
  const { count, thing, build } = s.request
  const { angles, step } = s.layout
  if (angles && angles.length === count) {
    if (step !== undefined && !goOn(angles, step)) throw nowhere(thing.name)
    return angles
  }
  // All of them told at one angle: where the first one is.
  const told = startAngle(s)
  const first = angles?.length === 1 ? angles[0] : told
  if (angles && angles.length > 1) throw nowhere(thing.name)
  if (first === undefined)
    build.assume(
      `The first of the ${thing.name}s lies along the first axis from the middle, as no angle was given`,
    )
  return Array.from({ length: count }, (_, i) => (first ?? 0) + i * (step ?? FULL_TURN / count))
}

const goOn = (angles: readonly number[], step: number): boolean =>
  angles.every((angle, i) => i === 0 || isSame(angle - (angles[i - 1] as number), step))
