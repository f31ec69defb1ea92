/**
 * Merges faces and edges of a finished body that continue each other. The kernel keeps no readable history of
 * this, so a merged face finds its owners by geometry: those of every old face that now lies in it.
 */
import type { Point3 } from '../plan/geometry.ts'
import { type Body, type Owners, ownersOf } from './body.ts'
import { plainest } from './combine.ts'
import { distanceTo, nearestTo } from './distance.ts'
import { volumeOf } from './mass.ts'
import type { Occt, TopoDS_Face, TopoDS_Shape } from './occt.ts'
import { isSound } from './soundness.ts'
import { normalAt } from './surface.ts'
import { edgesOf, facesOf, ShapeMap, toCompound } from './topology.ts'

/** Two volumes of the same solid differ by integration alone. */
const SAME_VOLUME = 1e-6

/** The same solid with fewer faces; the body as it was when the kernel's merging does not give the same solid. */
export function simplifyBody(oc: Occt, body: Body): Body {
  using merger = new oc.ShapeUpgrade_UnifySameDomain(body.shape, true, true, false)
  merger.Build()
  const shape = plainest(oc, merger.Shape())
  if (!isSound(oc, shape)) return body
  const volume = volumeOf(oc, shape)
  if (Math.abs(volume - body.volume) > SAME_VOLUME * body.volume) return body
  const owners = matchOwners(oc, body, shape)
  return owners ? { shape, owners, volume } : body
}

/** Undefined when a face of the result matches none of the old ones. */
function matchOwners(oc: Occt, body: Body, shape: TopoDS_Shape): Owners | undefined {
  const owners = new ShapeMap<Set<string>>(oc)
  const faces = facesOf(oc, shape)
  const merged = new ShapeMap<true>(oc)
  for (const face of faces) {
    const unchanged = body.owners.get(face)
    if (unchanged) owners.set(face, new Set(unchanged))
    else merged.set(face, true)
  }
  const fresh = faces.filter((face) => merged.has(face))
  if (fresh.length > 0) {
    const target = toCompound(oc, fresh)
    for (const old of facesOf(oc, body.shape)) {
      if (owners.has(old)) continue
      const home = faceHolding(oc, target, interiorPoint(oc, old))
      if (home) owners.set(home, new Set([...(owners.get(home) ?? []), ...ownersOf(body, old)]))
    }
  }
  return faces.every((face) => owners.has(face)) ? owners : undefined
}

const ON_FACE_MM = 1e-5

/** How many columns and rows of a face's parameters are tried, in turn, for a point that is well inside it. */
const GRIDS = [1, 3, 7, 15]

function interiorPoint(oc: Occt, face: TopoDS_Face): Point3 | undefined {
  const { UMin, UMax, VMin, VMax } = oc.BRepTools.UVBounds(face)
  const outline = toCompound(oc, edgesOf(oc, face))
  for (const count of GRIDS)
    for (let i = 1; i <= count; i++)
      for (let j = 1; j <= count; j++) {
        const u = UMin + ((UMax - UMin) * i) / (count + 1)
        const v = VMin + ((VMax - VMin) * j) / (count + 1)
        const { point } = normalAt(oc, face, u, v)
        if (distanceTo(oc, face, point) < ON_FACE_MM && distanceTo(oc, outline, point) > 10 * ON_FACE_MM)
          return point
      }
  return undefined
}

function faceHolding(oc: Occt, faces: TopoDS_Shape, point: Point3 | undefined): TopoDS_Face | undefined {
  if (!point) return undefined
  const { distance, support } = nearestTo(oc, faces, point)
  return distance < ON_FACE_MM && support?.ShapeType() === 'TopAbs_FACE' ? oc.TopoDS.Face(support) : undefined
}
