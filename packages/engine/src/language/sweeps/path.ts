/** A path walked step by step: straights and arcs, each going on in the direction the last one ended in. */
import { EngineError } from '../../errors.ts'
import type { Point3 } from '../../plan/geometry.ts'
import { add, distance, dot, norm, scale, unit } from '../../plan/vector.ts'
import { tidy } from '../quantities/scan.ts'

export interface Straight {
  kind: 'straight'
  length: number
  heading?: Point3
}

export interface Arc {
  kind: 'arc'
  radius?: number
  angleDeg?: number
  /** The way it turns to: the heading it ends in, or would after a quarter turn. */
  toward?: Point3
  /** Turns back the way the last arc turned from. */
  back?: true
}

export type Step = Straight | Arc

export interface Told {
  start: Point3
  heading: Point3 | undefined
  end: Point3 | undefined
  /** The way an arc turns where nothing else says: the other axis of the plane it is drawn in. */
  across: Point3
  steps: readonly Step[]
}

export interface Walked {
  start: Point3
  segments: ({ kind: 'line'; to: Point3 } | { kind: 'arc'; to: Point3; via: Point3 })[]
  /** Where the path is and which way it goes, close together and at every turn. */
  trace: { at: Point3; heading: Point3 }[]
  length: number
  arcs: { radius: number; angleDeg: number; middle: Point3; outward: Point3 }[]
  /** Where the first bend turns to whose side nothing said. */
  chosenSide?: Point3
}

const RAD = Math.PI / 180
/** `a` moved along `b`, so many times its length. */
const plus = (a: Point3, b: Point3, by = 1): Point3 => add(a, scale(b, by))
const neat = (a: Point3): Point3 => a.map((value) => tidy(Number(value.toFixed(9))) + 0) as Point3

const vague = (message: string): EngineError => new EngineError('prompt_too_ambiguous', message)

/** The part of a direction that is square to the heading. */
function square(direction: Point3, heading: Point3): Point3 | undefined {
  const rest = plus(direction, heading, -dot(direction, heading))
  return norm(rest) < 1e-6 ? undefined : unit(rest)
}

function angleOf({ angleDeg, toward }: Arc, heading: Point3): number {
  if (angleDeg !== undefined) return angleDeg
  if (toward && Math.abs(dot(toward, heading)) < 1e-6) return 90
  if (toward && dot(toward, heading) < -1 + 1e-6) return 180
  throw vague('How far does the bend turn? Say, for example, “a quarter arc” or “a 45 degree bend”.')
}

const STEPS = 48

export function walk({ start, heading: first, end, across, steps }: Told): Walked {
  let at = start
  const [opening] = steps
  let heading: Point3 = first ?? (opening?.kind === 'straight' ? opening.heading : undefined) ?? [0, 0, 1]
  let before: Point3 | undefined
  const walked: Walked = { start: neat(start), segments: [], trace: [{ at, heading }], length: 0, arcs: [] }
  for (const step of steps) {
    if (step.kind === 'straight') {
      if (step.heading && dot(step.heading, heading) < 1 - 1e-6)
        throw new EngineError(
          'geometry_validation_failed',
          'A straight of the path sets off in another direction than the path has there. Tell the bend between them, with its radius.',
        )
      at = plus(at, heading, step.length)
      walked.segments.push({ kind: 'line', to: neat(at) })
      walked.length += step.length
      walked.trace.push({ at, heading })
      continue
    }
    if (step.radius === undefined)
      throw vague('What radius does the bend have? Give the radius of its centreline.')
    const angle = angleOf(step, heading)
    const away = end && plus(end, at, -1)
    const said =
      (step.back ? before : undefined) ??
      (step.toward && square(step.toward, heading)) ??
      (away && square(away, heading))
    const toward = square(said ?? across, heading)
    if (!said && toward) walked.chosenSide ??= toward
    if (!toward) throw vague('Which way does the bend turn? Name an axis, such as “toward +X”.')
    const [from, going, radius] = [at, heading, step.radius]
    const on = (degrees: number): { at: Point3; heading: Point3 } => {
      const [sin, cos] = [Math.sin(degrees * RAD), Math.cos(degrees * RAD)]
      return {
        at: plus(plus(from, going, radius * sin), toward, radius * (1 - cos)),
        heading: plus(scale(going, cos), toward, sin),
      }
    }
    for (let i = 1; i <= STEPS; i++) walked.trace.push(on((angle * i) / STEPS))
    const centre = plus(from, toward, radius)
    const middle = on(angle / 2).at
    walked.arcs.push({
      radius,
      angleDeg: angle,
      middle,
      outward: scale(plus(middle, centre, -1), 1 / radius),
    })
    const last = on(angle)
    walked.segments.push({ kind: 'arc', to: neat(last.at), via: neat(middle) })
    walked.length += radius * angle * RAD
    before = going
    ;({ at, heading } = last)
  }
  if (end && distance(end, at) > 1e-6 * Math.max(1, walked.length))
    throw new EngineError(
      'geometry_validation_failed',
      `The path is said to end at (${end.join(', ')}), but its steps lead to (${neat(at).join(', ')}).`,
    )
  return walked
}

/** The box of a round section along the path: square to its heading it reaches out by its radius. */
export function boxOf({ trace }: Walked, radius: number): { min: Point3; max: Point3 } {
  const reach = (i: number, sign: number): number =>
    Math[sign < 0 ? 'min' : 'max'](
      ...trace.map(
        ({ at, heading }) =>
          (at[i] as number) + sign * radius * Math.sqrt(Math.max(0, 1 - (heading[i] as number) ** 2)),
      ),
    )
  return {
    min: neat([reach(0, -1), reach(1, -1), reach(2, -1)]),
    max: neat([reach(0, 1), reach(1, 1), reach(2, 1)]),
  }
}
