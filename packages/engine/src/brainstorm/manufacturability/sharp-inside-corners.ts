/**
 * Inside corners that no milling cutter reaches. A notch between two flat faces can be milled when a cutter may stand on
 * either of them, its flank along the other: then the way out along that face's normal is free. Where both ways are
 * blocked, as between the walls of a pocket, the cutter has to come along the corner and leaves its own radius there.
 */

import { bodyEdges, convexity } from '../../kernel/select/edges.ts'
import { coordinates } from '../../kernel/surface.ts'
import { ShapeMap } from '../../kernel/topology.ts'
import type { Point3 } from '../../plan/geometry.ts'
import { add, distance, scale, subtract, unit } from '../../plan/vector.ts'
import type { SolidRays } from '../solid-rays.ts'
import { along, length, mm, place } from '../wording.ts'
import type { Inspected, Inspection } from './inspected.ts'

interface Corner {
  middle: Point3
  direction: Point3
  length: number
}

/** A notch that is closed in has two flat walls and a third opposite. */
const LEAST_FLATS = 3
/** A solid of more faces is not looked at corner by corner. */
const MOST_FACES = 1500
/** How far off both faces the way out is looked along. */
const OFF_THE_FACES_MM = 0.02
/** Deeper than four of its diameters a cutter bends: the least radius is an eighth of the depth. */
const DEPTH_PER_RADIUS = 8

export const sharpInsideCorners: Inspection = (inspected) => {
  if (inspected.subject.facesOfKind('plane').length < LEAST_FLATS) return []
  const field = inspected.rays()
  if (!field || inspected.subject.faces.length > MOST_FACES) return undefined
  const corners = unreachable(inspected, field)
  const groups = new Map<string, Corner[]>()
  for (const corner of corners) {
    const key = `${along(corner.direction)} ${length(corner.length)}`
    groups.set(key, [...(groups.get(key) ?? []), corner])
  }
  return [...groups.values()].map((alike) => {
    const first = alike[0] as Corner
    const radius = Math.max(0.5, Math.ceil((first.length / DEPTH_PER_RADIUS) * 2) / 2)
    const what = alike.length === 1 ? 'One sharp inside corner' : `${alike.length} sharp inside corners`
    return `${what} ${along(first.direction)}, ${mm(first.length)} deep (near ${place(first.middle)}): a milling cutter leaves its radius there. R ${mm(radius)} or more would make ${alike.length === 1 ? 'it' : 'them'} millable; as drawn, erode or print.`
  })
}

function unreachable({ subject, body, isOfStandardForm }: Inspected, field: SolidRays): Corner[] {
  const { oc } = subject
  const flat = new ShapeMap<Point3>(oc)
  for (const facts of subject.facesOfKind('plane'))
    if (!isOfStandardForm(facts)) flat.set(facts.face, facts.surface.normal)
  return bodyEdges(oc, body).flatMap(({ edge, faces }) => {
    const ways = faces.map((face) => flat.get(face)).filter((way) => way !== undefined)
    if (ways.length < 2 || convexity(oc, { edge, faces }) !== 'concave') return []
    // Two planes meet in a straight line.
    using curve = new oc.BRepAdaptor_Curve(edge)
    const start = coordinates(curve.Value(curve.FirstParameter()))
    const end = coordinates(curve.Value(curve.LastParameter()))
    const middle = scale(add(start, end), 0.5)
    const off = ways.reduce((point, normal) => add(point, scale(normal, OFF_THE_FACES_MM)), middle)
    if (ways.some((way) => field.cast(off, way) === undefined)) return []
    return [{ middle, direction: upwards(unit(subtract(end, start))), length: distance(start, end) }]
  })
}

/** Of the two senses of an edge always the same one, so that equal corners are found equal. */
function upwards(direction: Point3): Point3 {
  const leading = direction.toReversed().find((v) => Math.abs(v) > 1e-9) ?? 1
  return leading < 0 ? scale(direction, -1) : direction
}
