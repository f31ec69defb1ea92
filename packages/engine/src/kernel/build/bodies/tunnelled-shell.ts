/**
 * A shell opened at flat faces that run smoothly into rounded edges, where the kernel's own shell fails: the
 * body is hollowed without an opening, then each opening is cut straight through the wall above the cavity.
 */
import type { FeatureOf } from '../../../plan/features.ts'
import { dot, scale } from '../../../plan/vector.ts'
import type { Body } from '../../body.ts'
import { combine, plainest } from '../../combine.ts'
import { areaOf, volumeOf } from '../../mass.ts'
import type { Occt, TopoDS_Face, TopoDS_Shape } from '../../occt.ts'
import { normalBeside } from '../../select/edges.ts'
import { isParallel } from '../../select/faces.ts'
import type { Site } from '../../site.ts'
import { isSound } from '../../soundness.ts'
import { describeSurface, type SurfaceOf } from '../../surface.ts'
import { edgesOf, facesByEdge, facesOf } from '../../topology.ts'
import { JOINS, offsetFaces, offsetOf } from './offset.ts'
import { isWall } from './wall.ts'

export function tunnelledShell(
  { oc, strategy }: Site,
  body: Body,
  open: readonly TopoDS_Face[],
  { id, thickness, outward }: FeatureOf<'shell'>,
): Body | undefined {
  if (outward || open.length === 0 || !open.every((face) => opensStraight(oc, body, face))) return undefined
  using builder = offsetOf(oc, body.shape, -thickness, JOINS[0])
  if (!builder.IsDone()) return undefined
  const cavity = plainest(oc, builder.Shape())
  if (!isSound(oc, cavity)) return undefined
  const volume = volumeOf(oc, cavity)
  const wall = body.volume - volume
  const [kept, skin] = [facesOf(oc, body.shape), facesOf(oc, cavity)]
  if (!isWall(oc, { kept, skin, thickness, volume: wall })) return undefined

  const ceilings = open.flatMap((face) => {
    const { normal } = describeSurface(oc, face) as SurfaceOf<'plane'>
    return offsetFaces(oc, builder, face).map((ceiling) => ({ ceiling, normal }))
  })
  if (ceilings.length < open.length) return undefined
  const tunnels = ceilings.map(({ ceiling, normal }) => raise(oc, ceiling, scale(normal, thickness)))
  const opened = combine(oc, body, 'cut', [cavity, ...tunnels], {
    feature: id,
    simplify: strategy.simplify === 'each',
  })
  const openings = ceilings.reduce((sum, { ceiling }) => sum + areaOf(oc, ceiling) * thickness, 0)
  const isExact = Math.abs(opened.volume - (wall - openings)) < 1e-6 * body.volume
  return isExact && isSound(oc, opened.shape) ? opened : undefined
}

/** Whether the cavity's outline under a flat face goes straight up to it: its neighbours are tangent or square to it. */
function opensStraight(oc: Occt, body: Body, face: TopoDS_Face): boolean {
  const surface = describeSurface(oc, face)
  if (surface.kind !== 'plane') return false
  const { normal } = surface
  const beside = facesByEdge(oc, body.shape)
  return edgesOf(oc, face).every((edge) => {
    const other = beside.get(edge)?.find((neighbour) => !neighbour.IsSame(face))
    if (!other) return false
    if (isParallel(normalBeside(oc, edge, other), normal)) return true
    const wall = describeSurface(oc, other)
    return (
      (wall.kind === 'plane' && Math.abs(dot(wall.normal, normal)) < 1e-9) ||
      (wall.kind === 'cylinder' && isParallel(wall.axis, normal))
    )
  })
}

function raise(oc: Occt, face: TopoDS_Face, by: [number, number, number]): TopoDS_Shape {
  using vector = new oc.gp_Vec(...by)
  using prism = new oc.BRepPrimAPI_MakePrism(face, vector, true, true)
  return prism.Shape()
}
