/**
 * The plug that cuts a tapped hole. Seen across its axis a thread is one closed outline that turns once per pitch: crest
 * arc, flank, root, flank. Each of the four sweeps out a face per turn, and the turns end level. A rod's strips are cheaper,
 * but a countersink cut together with a plug of such strips came out invalid.
 */
import type { Point3 } from '../../../plan/geometry.ts'
import type { Occt, TopoDS_Shape } from '../../occt.ts'
import {
  arcCurve,
  degreeForTurn,
  movedCurve,
  type NurbsCurve,
  planeFace,
  smoothCurve,
  sweptFace,
} from './nurbs.ts'
import { screw, screwLocation } from './screw.ts'
import { solidFromFaces } from './solid.ts'
import type { ThreadProfile, ThreadShape } from './thread-solid.ts'

const ROOT_DEGREE = 8

export function threadPlug(
  oc: Occt,
  shape: ThreadShape,
  profile: ThreadProfile,
  feature: string,
): TopoDS_Shape {
  const { pitch, length } = shape
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
function crossSection(shape: ThreadShape, { crest, flank, root }: ThreadProfile): NurbsCurve[] {
  const { pitch } = shape
  const [major, minor] = [shape.majorDiameter / 2, shape.minorDiameter / 2]
  const turnOf = (along: number) => (2 * Math.PI * along) / pitch
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
  return [
    arcCurve([0, 0, 0], major, 0, turnOf(crest)),
    slope(crest, major, minor),
    smoothCurve((along) => polar(minor, along), rootStart, rootStart + root, ROOT_DEGREE),
    slope(rootStart + root, minor, major),
  ]
}
