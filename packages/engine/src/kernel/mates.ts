/**
 * Places an instance by its mates. Each mate turns the instance as far as earlier ones leave it free, then shifts it
 * along the directions still free. A mate that cannot be met any more is a contradiction, and is named.
 */
import { EngineError } from '../errors.ts'
import type { Mate } from '../plan/assembly.ts'
import type { Point3 } from '../plan/geometry.ts'
import type { FaceSelector } from '../plan/select.ts'
import { add, cross, distance, dot, norm, scale, subtract, unit } from '../plan/vector.ts'
import { AT_REST, type ModelInstance, type ModelPart, type Motion } from './model.ts'
import { compose, moveDirection, movePoint, rotation, translation } from './motion.ts'
import type { Occt } from './occt.ts'
import { selectFace } from './select/faces.ts'
import { describeSurface } from './surface.ts'

const MET_MM = 1e-6
const MET_SINE = 1e-7

/** A face reduced to what a mate needs: a point, and its normal or axis. */
interface Datum {
  point: Point3
  direction: Point3
}

function datum(
  oc: Occt,
  part: ModelPart,
  selector: FaceSelector,
  mate: Mate['kind'],
  instance: string,
): Datum {
  const surface = describeSurface(oc, selectFace(oc, part.body, selector, instance))
  if (mate !== 'coaxial') {
    if (surface.kind === 'plane') return { point: surface.origin, direction: surface.normal }
    throw new EngineError(
      'geometry_validation_failed',
      `${instance}: a ${mate} mate needs flat faces, ${part.name} has a ${surface.kind} there`,
    )
  }
  if (surface.kind === 'cylinder') return { point: surface.origin, direction: surface.axis }
  if (surface.kind === 'cone') return { point: surface.apex, direction: surface.axis }
  if (surface.kind === 'torus') return { point: surface.centre, direction: surface.axis }
  throw new EngineError(
    'geometry_validation_failed',
    `${instance}: a coaxial mate needs round faces, ${part.name} has a ${surface.kind} there`,
  )
}

/** What the mates so far leave free. */
interface Freedom {
  /** Any turn, only about this line, or none. */
  turn: 'any' | 'none' | { origin: Point3; axis: Point3 }
  /** Orthonormal directions the instance may still slide along. */
  slide: Point3[]
}

export function placeByMates(
  oc: Occt,
  id: string,
  part: ModelPart,
  mates: readonly Mate[],
  placed: ReadonlyMap<string, ModelInstance>,
): Motion {
  let motion = AT_REST
  const freedom: Freedom = {
    turn: 'any',
    slide: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
  }
  for (const mate of mates) {
    const other = placed.get(mate.other.instance)
    if (!other)
      throw new EngineError(
        'geometry_validation_failed',
        `${id}: it is mated to ${mate.other.instance}, which is not placed before it`,
      )
    const fixed = datum(oc, other.part, mate.other.face, mate.kind, id)
    const target: Datum = {
      point: movePoint(other.motion, fixed.point),
      direction: moveDirection(other.motion, fixed.direction),
    }
    const own = datum(oc, part, mate.own, mate.kind, id)
    const fail = (what: string) =>
      new EngineError(
        'geometry_validation_failed',
        `${id}: its ${mate.kind} mate with ${mate.other.instance} contradicts the mates before it: ${what}`,
      )

    motion = compose(
      turnToward(
        freedom,
        moveDirection(motion, own.direction),
        wanted(mate, target, moveDirection(motion, own.direction)),
        movePoint(motion, own.point),
        fail,
      ),
      motion,
    )
    const at = movePoint(motion, own.point)
    for (const { direction, by } of shifts(mate, target, at)) {
      const step = slideBy(freedom, direction, by, fail)
      motion = compose(translation(step), motion)
    }
  }
  return motion
}

/** The direction that the instance's own normal or axis must take. */
function wanted(mate: Mate, target: Datum, own: Point3): Point3 {
  if (mate.kind === 'touch') return scale(target.direction, -1)
  if (mate.kind === 'flush') return target.direction
  // An axis has no sense of its own: the nearer of the two, unless the mate asks for the other.
  const nearer = dot(own, target.direction) >= 0 ? target.direction : scale(target.direction, -1)
  return mate.opposed ? scale(nearer, -1) : nearer
}

function turnToward(
  freedom: Freedom,
  own: Point3,
  target: Point3,
  pivot: Point3,
  fail: (what: string) => Error,
): Motion {
  const angleTo = (from: Point3, to: Point3, axis: Point3) =>
    (Math.atan2(dot(cross(from, to), axis), dot(from, to)) * 180) / Math.PI
  if (freedom.turn === 'any') {
    const axis = norm(cross(own, target)) > MET_SINE ? unit(cross(own, target)) : anyAcross(own)
    freedom.turn = { origin: pivot, axis: target }
    return rotation(pivot, axis, angleTo(own, target, axis))
  }
  if (distance(own, target) < MET_SINE) return AT_REST
  if (freedom.turn === 'none') throw fail('it would have to be turned again')
  const { origin, axis } = freedom.turn
  const flat = (v: Point3) => subtract(v, scale(axis, dot(v, axis)))
  if (Math.abs(dot(own, axis) - dot(target, axis)) > MET_SINE || norm(flat(own)) < MET_SINE)
    throw fail('no turn about the axis that is left makes the faces meet')
  freedom.turn = 'none'
  return rotation(origin, axis, angleTo(unit(flat(own)), unit(flat(target)), axis))
}

const anyAcross = (v: Point3): Point3 => unit(cross(v, Math.abs(v[0]) < 0.9 ? [1, 0, 0] : [0, 1, 0]))

/** The shifts a mate asks for: across a plane one, across an axis two. */
function shifts(mate: Mate, target: Datum, at: Point3): { direction: Point3; by: number }[] {
  const gap = subtract(target.point, at)
  if (mate.kind !== 'coaxial')
    return [{ direction: target.direction, by: dot(gap, target.direction) + mate.gap }]
  const first = anyAcross(target.direction)
  const second = cross(target.direction, first)
  return [first, second].map((direction) => ({ direction, by: dot(gap, direction) }))
}

function slideBy(freedom: Freedom, direction: Point3, by: number, fail: (what: string) => Error): Point3 {
  const along = freedom.slide.reduce<Point3>(
    (sum, axis) => add(sum, scale(axis, dot(axis, direction))),
    [0, 0, 0],
  )
  const reach = norm(along)
  if (reach < MET_SINE) {
    if (Math.abs(by) > MET_MM) throw fail(`the faces stay ${Math.abs(by).toFixed(3)} mm apart`)
    return [0, 0, 0]
  }
  const used = scale(along, 1 / reach)
  const left: Point3[] = []
  for (const axis of freedom.slide) {
    const rest = [used, ...left].reduce((v, taken) => subtract(v, scale(taken, dot(v, taken))), axis)
    if (norm(rest) > 1e-6) left.push(unit(rest))
  }
  freedom.slide = left
  return scale(used, by / reach)
}
