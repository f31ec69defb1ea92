/** Several that lie in a line, in rows and columns, or on a circle. */
import type { AxisName, Point3 } from '../../../plan/geometry.ts'
import { longest, middleOf } from '../space.ts'
import type { SaidPlace } from '../things.ts'
import { nowhere } from '../unread.ts'
import type { Spots } from './spots.ts'

export interface Layout {
  /** How many lie along each axis. */
  counts: Partial<Record<AxisName, number>>
  /** How far from one to the next along each. */
  pitches: Partial<Record<AxisName, number>>
  radius?: number
  angles?: readonly number[]
  /** From each to the next. */
  step?: number
  even?: boolean
}

const FULL_TURN = 360

/** Of those that lie on a circle. */
export function laidOut(s: Spots): Point3[] | undefined {
  const { radius, angles, step } = s.layout
  if (radius !== undefined || angles || step !== undefined) return onCircle(s)
  return undefined
}

export function takeGrid(s: Spots, said: SaidPlace, place: SaidPlace['place'] & { kind: 'grid' }): boolean {
  const { build, thing } = s.request
  for (const [nth, axis] of s.plane.entries()) {
    const figure = place.figures[nth]
    if (!figure) return false
    const half = build.take(figure, `${thing.name} pattern`) / 2
    s.fixed[axis] = [s.center[axis] - half, s.center[axis] + half]
  }
  said.used = true
  return true
}

export function takeSpread(
  s: Spots,
  said: SaidPlace,
  place: SaidPlace['place'] & { kind: 'astride' | 'apart' },
  pass: number,
): boolean {
  const { build, thing, box, count } = s.request
  if (count < 2 || (pass < 2 && !place.axis)) return false
  const [only, second] = s.open
  if (!only) return false
  const axis = place.axis ?? (second ? longest(box, s.open) : only)
  const site = 'ref' in place && place.ref ? s.site(place.ref) : undefined
  const middle = site ? middleOf(site.box, axis) : s.center[axis]
  const step = build.take(place.figure, `${thing.name} spacing`)
  const gap = place.kind === 'apart' ? step : (2 * step) / (count - 1)
  if (place.kind === 'astride' && count > 3) return false
  return s.fix(
    axis,
    Array.from({ length: count }, (_, i) => middle + gap * (i - (count - 1) / 2)),
    said,
  )
}

function onCircle(s: Spots): Point3[] {
  const { count, thing, build } = s.request
  const { radius, step } = s.layout
  if (radius === undefined) throw nowhere(thing.name)
  if (!s.layout.angles && step === undefined)
    build.assume(
      `The first of the ${thing.name}s lies along the first axis from the middle, as no angle was given`,
    )
  const angles = s.layout.angles ?? Array.from({ length: count }, (_, i) => i * (step ?? FULL_TURN / count))
  const [u, v] = s.plane.map((axis) => s.center[axis]) as [number, number]
  return angles.map((angle) => {
    const turn = (angle * Math.PI) / 180
    return s.point(u + radius * Math.cos(turn), v + radius * Math.sin(turn))
  })
}
