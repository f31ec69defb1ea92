/**
 * A threaded rod as one solid. Seen across its axis a thread is one closed outline that turns once per pitch:
 * crest arc, flank, root, flank. Each of the four sweeps out a face per turn; the turns are sewn end to end.
 * Cutting a helical groove instead takes a hundred times as long.
 */
import { EngineError } from '../../../errors.ts'
import type { Point3 } from '../../../plan/geometry.ts'
import type { Occt, TopoDS_Shape } from '../../occt.ts'
import {
  arcCurve,
  degreeForTurn,
  type Motion,
  movedCurve,
  type NurbsCurve,
  planeFace,
  smoothCurve,
  sweptFace,
} from './nurbs.ts'
import { solidFromFaces } from './solid.ts'

export interface ThreadShape {
  majorDiameter: number
  minorDiameter: number
  pitch: number
  length: number
  hand: 'right' | 'left'
  /** The bolt, or the plug that cuts a tapped hole. */
  kind: 'external' | 'internal'
}

/** ISO 68-1: 60° between the flanks, the crest an eighth of the pitch wide. */
const FLANK_SLOPE = Math.tan(Math.PI / 6)
const CREST_SHARE = 1 / 8
const ROOT_DEGREE = 8

/** The axial profile over one pitch: widths of crest, flank and root along the axis, and the root's rounding. */
export interface ThreadProfile {
  crest: number
  flank: number
  root: number
  /** 0: the root is flat, as in a nut's crest. */
  rootRadius: number
}

/**
 * A bolt's root is rounded, tangent to both flanks, its lowest point on the minor diameter: with d3 = d − 1.2269 P
 * that is the radius H/6 of ISO 965-1. A tapped hole keeps the flat of the basic profile.
 */
export function threadProfile({
  majorDiameter,
  minorDiameter,
  pitch,
  kind,
}: ThreadShape): ThreadProfile | undefined {
  const depth = (majorDiameter - minorDiameter) / 2
  const crest = CREST_SHARE * pitch
  const sharpDepth = (pitch - crest) / 2 / FLANK_SLOPE
  if (!(depth > 0) || !(minorDiameter > 0) || depth >= sharpDepth) return undefined
  if (kind === 'internal') {
    const flank = depth * FLANK_SLOPE
    return { crest, flank, root: pitch - crest - 2 * flank, rootRadius: 0 }
  }
  // The circle touching both flanks has its centre two radii from their meeting point: its bottom is one radius from it.
  const rootRadius = sharpDepth - depth
  const root = 2 * rootRadius * Math.cos(Math.PI / 6)
  return { crest, flank: (pitch - crest - root) / 2, root, rootRadius }
}

/** Along +z from 0 to `length`, flat at both ends; the length need not be a whole number of pitches. */
export function threadSolid(oc: Occt, shape: ThreadShape, feature = 'thread'): TopoDS_Shape {
  const { pitch, length } = shape
  const profile = threadProfile(shape)
  if (!profile || !(length > 0))
    throw new EngineError(
      'geometry_validation_failed',
      `${feature}: no 60° thread has a major diameter of ${shape.majorDiameter} mm, a minor diameter of ` +
        `${shape.minorDiameter} mm, a pitch of ${pitch} mm and a length of ${length} mm`,
      feature,
    )
  const chain = crossSection(shape, profile)
  // Equal stretches of at most one turn, so that no sliver is left at the end.
  const stretches = Math.ceil(length / pitch - 1e-6)
  const rise = length / stretches
  const sense = shape.hand === 'right' ? 1 : -1
  const motion = screw((sense * 2 * Math.PI) / pitch)
  const degree = degreeForTurn((2 * Math.PI * rise) / pitch)
  const turn = chain.map((curve) => sweptFace(oc, curve, motion, { from: 0, to: rise, degree }))
  const faces: TopoDS_Shape[] = []
  for (let i = 0; i < stretches; i++) {
    using location = screwLocation(oc, i * rise, (sense * 2 * Math.PI * i * rise) / pitch)
    for (const face of turn) faces.push(face.Moved(location, false))
  }
  faces.push(planeFace(oc, chain))
  faces.push(
    planeFace(
      oc,
      chain.map((curve) => movedCurve(curve, motion(length))),
    ),
  )
  return solidFromFaces(oc, faces, feature)
}

/** The outline across the axis at z = 0, counter-clockwise: going round by an angle is going along by its share of the pitch. */
function crossSection(shape: ThreadShape, profile: ThreadProfile): NurbsCurve[] {
  const { pitch, majorDiameter, minorDiameter } = shape
  const major = majorDiameter / 2
  const minor = minorDiameter / 2
  const turnOf = (along: number) => (2 * Math.PI * along) / pitch
  const { crest, flank, root, rootRadius } = profile
  const rootEdge = major - flank / FLANK_SLOPE
  const polar = (radius: number, along: number): Point3 => {
    const angle = turnOf(along)
    return [radius * Math.cos(angle), radius * Math.sin(angle), 0]
  }
  const slope = (from: number, start: number, end: number) =>
    smoothCurve(
      (along) => polar(start + ((end - start) * (along - from)) / flank, along),
      from,
      from + flank,
      degreeForTurn(turnOf(flank)),
    )
  const rootStart = crest + flank
  const rootMiddle = rootStart + root / 2
  // By the angle of its own arc: by the distance along the axis it would steepen too fast for a polynomial.
  const rounded = (angle: number) =>
    polar(minor + rootRadius * (1 - Math.cos(angle)), rootMiddle + rootRadius * Math.sin(angle))
  return [
    arcCurve([0, 0, 0], major, 0, turnOf(crest)),
    slope(crest, major, rootEdge),
    rootRadius > 0
      ? smoothCurve(rounded, -Math.PI / 3, Math.PI / 3, ROOT_DEGREE)
      : smoothCurve((along) => polar(minor, along), rootStart, rootStart + root, ROOT_DEGREE),
    slope(rootStart + root, rootEdge, major),
  ]
}

/** Rises along z by the station and turns with it. */
export const screw =
  (radiansPerMillimetre: number): Motion =>
  (rise) => {
    const cosine = Math.cos(radiansPerMillimetre * rise)
    const sine = Math.sin(radiansPerMillimetre * rise)
    return ([x, y, z]) => [x * cosine - y * sine, x * sine + y * cosine, z + rise]
  }

export function screwLocation(oc: Occt, rise: number, angle: number) {
  using motion = new oc.gp_Trsf()
  const cosine = Math.cos(angle)
  const sine = Math.sin(angle)
  motion.SetValues(cosine, -sine, 0, 0, sine, cosine, 0, 0, 0, 0, 1, rise)
  return new oc.TopLoc_Location(motion)
}
