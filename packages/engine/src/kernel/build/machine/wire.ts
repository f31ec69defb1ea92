/** Round wire along a path, as one solid: a face for each stretch of the path, and a flat at either end. */
import type { Point3 } from '../../../plan/geometry.ts'
import { add, cross, dot, scale, subtract, unit } from '../../../plan/vector.ts'
import type { Occt, TopoDS_Shape } from '../../occt.ts'
import {
  degreeForTurn,
  type Motion,
  movedCurve,
  type NurbsCurve,
  planeFace,
  polynomialCurve,
  roundPoles,
  smoothCurve,
  sweptFace,
} from './nurbs.ts'
import { solidFromFaces } from './solid.ts'

/** A smooth stretch. Neighbours meet in one point with one tangent and one guide. */
export interface Stretch {
  point: (t: number) => Point3
  /** Any smooth direction off the path: it fixes where the seam of the wire runs. */
  guide: (t: number) => Point3
  from: number
  to: number
  /** Of the polynomial that follows it. */
  degree: number
}

/** Stretches in order along the path; its two ends are the start of the first and the end of the last. */
export function wireSolid(
  oc: Occt,
  stretches: readonly Stretch[],
  wireDiameter: number,
  { feature, section: draw }: { feature: string; section: Section },
): TopoDS_Shape {
  const section = draw(wireDiameter / 2)
  const faces: TopoDS_Shape[] = stretches.flatMap((stretch) =>
    section.map((arc) => sweptFace(oc, arc, across(stretch), stretch)),
  )
  const flat = (stretch: Stretch, t: number) =>
    planeFace(
      oc,
      section.map((arc) => movedCurve(arc, across(stretch)(t))),
    )
  const [first, last] = [stretches[0], stretches.at(-1)]
  if (first) faces.push(flat(first, first.from))
  if (last) faces.push(flat(last, last.to))
  return solidFromFaces(oc, faces, feature)
}

/** The outline of the wire across its path, for its radius. */
export type Section = (radius: number) => NurbsCurve[]

/** Three arcs: as one face all round, the wire is meshed into more triangles, in three times the time. */
export const threeArcs: Section = (radius) =>
  [0, 1, 2].map((third) =>
    polynomialCurve(
      roundPoles((2 * Math.PI * third) / 3, (2 * Math.PI * (third + 1)) / 3).map(([x, y]) => [
        radius * x,
        radius * y,
        0,
      ]),
    ),
  )

/** For wire that is ground: of a narrower face that is cut away in part, the kernel takes the box of the whole. */
export const wholeCircle: Section = (radius) => [
  smoothCurve(
    (t) => [radius * Math.cos(t), radius * Math.sin(t), 0],
    0,
    2 * Math.PI,
    degreeForTurn(2 * Math.PI),
  ),
]

/** Puts the section square across the path, its x along the guide. */
function across({ point, guide, from, to }: Stretch): Motion {
  const step = (to - from) * 1e-3
  return (t) => {
    const near = subtract(point(t + step), point(t - step))
    const far = subtract(point(t + 2 * step), point(t - 2 * step))
    const tangent = unit(scale(subtract(scale(near, 8), far), Math.sign(step)))
    const wanted = guide(t)
    const x = unit(subtract(wanted, scale(tangent, dot(wanted, tangent))))
    const y = cross(tangent, x)
    const origin = point(t)
    return ([u, v]) => add(origin, add(scale(x, u), scale(y, v)))
  }
}
