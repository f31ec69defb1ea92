/** A sketch carried along a path, square to its start. */
import type { FeatureOf } from '../../../plan/features.ts'
import type { Point3 } from '../../../plan/geometry.ts'
import type { Path } from '../../../plan/layout.ts'
import { type Axes, axesOf, cross, dot, scale, subtract, toVector, unit } from '../../../plan/vector.ts'
import type { Occt, TopoDS_Shape, TopoDS_Wire } from '../../occt.ts'
import type { Site, Volume } from '../../site.ts'
import { isValid } from '../../soundness.ts'
import { coordinates } from '../../surface.ts'
import { toDir } from '../sketch/coordinates.ts'
import { sketchFaces } from '../sketch/sketch.ts'
import { pathWire } from './path.ts'
import { made, solidsFromFaces, unable } from './shapes.ts'

function startOf(oc: Occt, spine: TopoDS_Wire): { origin: Point3; tangent: Point3 } {
  using curve = new oc.BRepAdaptor_CompCurve(spine, false)
  const { Point, D1 } = curve.EvalD1(curve.FirstParameter())
  return { origin: coordinates(Point), tangent: unit(coordinates(D1)) }
}

/**
 * The frame the sketch is drawn in. On a level start local y is up; on a helix local x points away from its
 * axis and local y along it, which may be left-handed about the path.
 */
function startAxes(path: Path, origin: Point3, tangent: Point3): Axes {
  if (path.kind !== 'helix') return axesOf({ origin, normal: tangent })
  const axis = toVector(path.axis)
  const out = subtract(origin, path.origin)
  const x = unit(subtract(out, scale(axis, dot(out, axis))))
  const y = cross(tangent, x)
  return { origin, x, y: dot(y, axis) < 0 ? scale(y, -1) : y, z: tangent }
}

function carried(
  oc: Occt,
  spine: TopoDS_Wire,
  wire: TopoDS_Wire,
  { path, corners, id }: FeatureOf<'sweep'>,
): TopoDS_Shape {
  return made(
    oc,
    () => {
      using pipe = new oc.BRepOffsetAPI_MakePipeShell(spine)
      if (path.kind === 'helix') {
        // Held against the axis: without it the section would roll about the path by the helix's torsion.
        using axis = toDir(oc, toVector(path.axis))
        pipe.SetMode(axis)
      } else {
        pipe.SetMode(false)
        pipe.SetTransitionMode(
          corners === 'round' ? 'BRepBuilderAPI_RoundCorner' : 'BRepBuilderAPI_RightCorner',
        )
      }
      pipe.Add(wire, false, false)
      using range = new oc.Message_ProgressRange()
      pipe.Build(range)
      return pipe.IsDone() && pipe.MakeSolid() ? pipe.Shape() : undefined
    },
    id,
    'carry the section along the path',
  )
}

export function sweep(feature: FeatureOf<'sweep'>, { oc }: Site): Volume {
  const spine = pathWire(oc, feature.path, feature.id)
  const { origin, tangent } = startOf(oc, spine)
  const faces = sketchFaces(oc, feature.sketch, startAxes(feature.path, origin, tangent), feature.id)
  const solids = solidsFromFaces(oc, faces, (wire) => carried(oc, spine, wire, feature), feature.id)
  if (!solids.every((solid) => isValid(oc, solid)))
    throw unable(feature.id, 'carry the section along the path without it passing through itself')
  return { operation: feature.operation, solids }
}
