/**
 * The middle line of a spring's wire, with the axis along z and the middle of the spring at the origin. Every
 * spring here looks the same when it is turned half round about x, so only the upper half is worked out.
 */
import type { FeatureOf } from '../../../plan/features.ts'
import type { Point3 } from '../../../plan/geometry.ts'
import { impossible, mm } from '../features/refusal.ts'
import { degreeForTurn } from './nurbs.ts'
import type { Stretch } from './wire.ts'

export type Spring = FeatureOf<'spring'>

/** Coils that lie against each other stand this part of the wire apart, so that the solid does not touch itself. */
const COIL_GAP = 0.005
/** Closed ends: one turn lies against the next, and the pitch opens up over this angle. */
const DEAD_TURN = 2 * Math.PI
const OPENING = Math.PI
/** A torsion spring's coil becomes level over its last bit, so that its legs stand square to the axis. */
const LEVELLING = Math.PI / 8
/** How far a hook reaches round beyond its half circle at most. */
const HOOK_OVERRUN = (75 * Math.PI) / 180

/** Height over turn (radians, from the middle of the spring), in pieces that are each smooth. */
interface Piece {
  to: number
  height: (turn: number) => number
}

export const meanRadius = ({ outerDiameter, wireDiameter }: Spring): number =>
  (outerDiameter - wireDiameter) / 2

export function springPath(spring: Spring): Stretch[] {
  const top = HALVES[spring.form](spring)
  return [...top.toReversed().map(halfTurned), ...top].map((stretch) =>
    spring.hand === 'right' ? stretch : mirrored(stretch),
  )
}

const HALVES: Record<Spring['form'], (spring: Spring) => Stretch[]> = {
  compression: compressionHalf,
  extension: extensionHalf,
  torsion: torsionHalf,
}

function compressionHalf(spring: Spring): Stretch[] {
  return spring.ends === 'open' ? openHalf(spring) : closedHalf(spring)
}

function openHalf(spring: Spring): Stretch[] {
  const { freeLength, wireDiameter: wire, coils } = spring
  const radius = meanRadius(spring)
  // The flat ends lean with the helix: the wire takes up its diameter times the cosine of the lead angle.
  let slope = 0
  for (let i = 0; i < 100; i++)
    slope = (freeLength - wire * leadCosine(slope, radius)) / (2 * Math.PI * coils)
  const touching = touchingSlope(spring)
  if (coils > 1 && slope < touching) throw tooShort(spring, 2 * Math.PI * coils * touching + wire)
  return coil(radius, [{ to: Math.PI * coils, height: (turn) => slope * turn }])
}

/** Ground ends are closed ones whose wire runs on to a quarter below the plane it is ground to: the tip is a quarter thick. */
function closedHalf(spring: Spring): Stretch[] {
  const { freeLength, wireDiameter: wire, coils, ends } = spring
  const radius = meanRadius(spring)
  const end = Math.PI * coils
  const active = end - DEAD_TURN - OPENING
  if (!(active >= 0)) throw impossible(spring.id, `closed ends need at least 3 coils, and ${coils} are given`)
  const dead = touchingSlope(spring)
  const rise = ends === 'ground' ? freeLength + wire / 2 : freeLength - wire * leadCosine(dead, radius)
  const slope = (rise / 2 - (OPENING / 2 + DEAD_TURN) * dead) / (active + OPENING / 2)
  if (slope < dead) throw tooShort(spring, freeLength + 2 * end * dead - rise)
  const opened = active * slope
  const closed = opened + (OPENING * (slope + dead)) / 2
  return coil(radius, [
    ...(active > 1e-6 ? [{ to: active, height: (turn: number) => slope * turn }] : []),
    { to: active + OPENING, height: (turn) => opened + eased(turn - active, OPENING, slope, dead) },
    { to: end, height: (turn) => closed + dead * (turn - active - OPENING) },
  ])
}

function torsionHalf(spring: Spring): Stretch[] {
  const { freeLength, wireDiameter: wire, coils, outerDiameter } = spring
  const radius = meanRadius(spring)
  const end = Math.PI * coils
  const even = end - LEVELLING
  const slope = (freeLength - wire) / 2 / (even + LEVELLING / 2)
  // The levelled bit rises half as much as the rest: there the coils are closest.
  const least = (touchingSlope(spring) * 2 * Math.PI) / (2 * Math.PI - LEVELLING / 2)
  if (coils > 1 && slope < least) throw tooShort(spring, 2 * least * (even + LEVELLING / 2) + wire)
  if (!(slope >= 0)) throw tooShort(spring, wire)
  const level = even * slope
  const top = coil(radius, [
    ...(even > 1e-6 ? [{ to: even, height: (turn: number) => slope * turn }] : []),
    { to: end, height: (turn) => level + eased(turn - even, LEVELLING, slope, 0) },
  ])
  const height = level + (LEVELLING * slope) / 2
  const outward: Point3 = [Math.cos(end), Math.sin(end), 0]
  const leg: Stretch = {
    point: (t) => [radius * outward[0] - t * outward[1], radius * outward[1] + t * outward[0], height],
    guide: () => outward,
    from: 0,
    to: spring.legLength ?? outerDiameter,
    degree: 1,
  }
  return [...top, leg]
}

/** A close coil, a bend out of it, a straight leg where there is room, and a round hook over the axis. */
function extensionHalf(spring: Spring): Stretch[] {
  const { freeLength, wireDiameter: wire, coils } = spring
  const radius = meanRadius(spring)
  const slope = touchingSlope(spring)
  const end = Math.PI * coils
  const height = slope * end
  const bend = Math.max(0.75 * wire, radius / 2)
  const bendTop = height + bend + bend * (slope / radius)
  const centre = freeLength / 2 - radius - wire / 2
  if (centre < bendTop) throw tooShort(spring, 2 * (bendTop + radius) + wire)
  const legTurn = end + bend / radius
  const outward: Point3 = [Math.cos(legTurn), Math.sin(legTurn), 0]
  const around = (turn: number, z: number): Point3 => [radius * Math.cos(turn), radius * Math.sin(turn), z]
  // On the unrolled cylinder the bend is a quarter circle that leaves along the helix and ends upright.
  const bent: Stretch = {
    point: (t) =>
      around(
        end + (bend * Math.sin(t)) / radius,
        height + bend * (1 - Math.cos(t)) + bend * (slope / radius) * Math.sin(t),
      ),
    guide: (t) => around(end + (bend * Math.sin(t)) / radius, 0),
    from: 0,
    to: Math.PI / 2,
    degree: degreeForTurn(Math.PI / 2) + degreeForTurn(bend / radius),
  }
  const leg: Stretch = {
    point: (t) => around(legTurn, t),
    guide: () => outward,
    from: bendTop,
    to: centre,
    degree: 1,
  }
  const clear = (centre - height - 1.5 * wire) / radius
  const overrun = Math.min(HOOK_OVERRUN, Math.asin(Math.min(1, Math.max(0, clear))))
  const hooked = (t: number): Point3 => [outward[0] * Math.cos(t), outward[1] * Math.cos(t), Math.sin(t)]
  const hook = (from: number, to: number): Stretch => ({
    point: (t) => {
      const [x, y, z] = hooked(t)
      return [radius * x, radius * y, centre + radius * z]
    },
    guide: hooked,
    from,
    to,
    degree: degreeForTurn(Math.PI),
  })
  const half = Math.PI
  return [
    ...coil(radius, [{ to: end, height: (turn) => slope * turn }]),
    bent,
    ...(centre - bendTop > 1e-6 ? [leg] : []),
    hook(0, half),
    ...(overrun > 1e-3 ? [hook(half, half + overrun)] : []),
  ]
}

/** Rise of a stretch whose slope changes smoothly from one value to another over `span`. */
function eased(along: number, span: number, from: number, to: number): number {
  const w = along / span
  return span * (from * w + (to - from) * (w ** 3 - w ** 4 / 2))
}

/** Stretches of at most one turn round the axis. */
function coil(radius: number, pieces: readonly Piece[]): Stretch[] {
  let start = 0
  return pieces.flatMap(({ to, height }) => {
    const count = Math.ceil((to - start) / (2 * Math.PI) - 1e-9)
    const begin = start
    const step = (to - begin) / count
    start = to
    return Array.from(
      { length: count },
      (_, i): Stretch => ({
        point: (turn) => [radius * Math.cos(turn), radius * Math.sin(turn), height(turn)],
        guide: (turn) => [Math.cos(turn), Math.sin(turn), 0],
        from: begin + i * step,
        to: begin + (i + 1) * step,
        degree: degreeForTurn(step) + 1,
      }),
    )
  })
}

/** The lower half, run through in the same sense: the upper one turned half round about x. */
function halfTurned({ point, guide, from, to, degree }: Stretch): Stretch {
  const turn = ([x, y, z]: Point3): Point3 => [x, -y, -z]
  return { point: (t) => turn(point(-t)), guide: (t) => turn(guide(-t)), from: -to, to: -from, degree }
}

function mirrored({ point, guide, ...rest }: Stretch): Stretch {
  const flip = ([x, y, z]: Point3): Point3 => [x, -y, z]
  return { ...rest, point: (t) => flip(point(t)), guide: (t) => flip(guide(t)) }
}

const leadCosine = (slope: number, radius: number): number => 1 / Math.hypot(1, slope / radius)

/** Rise per radian of coils that lie against each other: their distance counts square to the wire. */
function touchingSlope(spring: Spring): number {
  const radius = meanRadius(spring)
  let slope = 0
  for (let i = 0; i < 100; i++)
    slope = ((1 + COIL_GAP) * spring.wireDiameter) / leadCosine(slope, radius) / (2 * Math.PI)
  return slope
}

const tooShort = ({ id, form, coils, wireDiameter, freeLength }: Spring, least: number) =>
  impossible(
    id,
    `${coils} coils of ${mm(wireDiameter)} wire do not fit in a free length of ${mm(freeLength)}: this ${form} spring needs at least ${mm(least)}`,
  )
