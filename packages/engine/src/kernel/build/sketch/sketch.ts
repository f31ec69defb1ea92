/** A sketch as planar faces: the union of what it adds, less what it cuts. */
import { EngineError } from '../../../errors.ts'
import type { Sketch } from '../../../plan/profile.ts'
import { type Axes, dot } from '../../../plan/vector.ts'
import { areaOf } from '../../mass.ts'
import type { Occt, TopoDS_Face, TopoDS_Shape } from '../../occt.ts'
import { facesOf, toCompound, toList } from '../../topology.ts'
import { type Loops, profileLoops } from './loops.ts'
import { apart, regionOf, strictlyInside } from './nesting.ts'
import { loopsFace } from './wires.ts'

export function sketchFaces(oc: Occt, sketch: Sketch, axes: Axes, feature: string): TopoDS_Face[] {
  const region = simpleRegion(sketch, feature)
  if (region) return [loopsFace(oc, region.outer, region.inner, axes, feature)]
  const faces = (profiles: Sketch['add']) =>
    profiles.map((profile) => {
      const { outer, inner } = profileLoops(profile, feature)
      return loopsFace(oc, outer, inner, axes, feature)
    })
  const [first, ...others] = faces(sketch.add)
  const whole = planar(oc, 'BRepAlgoAPI_Fuse', [first as TopoDS_Face], others, feature)
  const left = planar(oc, 'BRepAlgoAPI_Cut', whole, faces(sketch.cut), feature)
  const merged = sketch.add.length > 1 || sketch.cut.length > 0 ? withoutSeams(oc, left) : left
  const result = merged.filter((face) => areaOf(oc, face) > 0).map((face) => facing(oc, face, axes))
  if (result.length === 0)
    throw new EngineError(
      'geometry_validation_failed',
      `${feature}: the sketch cuts away all that it adds`,
      feature,
    )
  return result
}

/**
 * One profile whose cuts all lie inside it and clear of each other is a face with openings: no boolean,
 * and a hundred times faster for a plate with hundreds of holes. Undefined where that is not certain.
 */
export function simpleRegion(sketch: Sketch, feature: string): Loops | undefined {
  const [profile, ...others] = sketch.add
  if (!profile || others.length > 0) return undefined
  const { outer, inner } = profileLoops(profile, feature)
  const cuts = sketch.cut.map((cut) => profileLoops(cut, feature))
  if (cuts.some((cut) => cut.inner.length > 0)) return undefined
  const rim = regionOf(outer)
  const holes = inner.map(regionOf)
  const openings = cuts.map((cut) => regionOf(cut.outer))
  const fits =
    openings.every(
      (opening) => strictlyInside(opening, rim) && holes.every((hole) => apart(hole, opening)),
    ) && openings.every((opening, i) => openings.every((other, j) => j <= i || apart(opening, other)))
  return fits ? { outer, inner: [...inner, ...openings.map((opening) => opening.loop)] } : undefined
}

function planar(
  oc: Occt,
  algorithm: 'BRepAlgoAPI_Fuse' | 'BRepAlgoAPI_Cut',
  faces: readonly TopoDS_Face[],
  tools: readonly TopoDS_Face[],
  feature: string,
): TopoDS_Face[] {
  if (tools.length === 0) return [...faces]
  using builder = new oc[algorithm]()
  using argumentList = toList(oc, faces)
  using toolList = toList(oc, tools)
  using range = new oc.Message_ProgressRange()
  builder.SetArguments(argumentList)
  builder.SetTools(toolList)
  builder.Build(range)
  if (!builder.IsDone() || builder.HasErrors())
    throw new EngineError(
      'code_generation_failed',
      `${feature}: the kernel could not combine the profiles of the sketch`,
      feature,
    )
  return facesOf(oc, builder.Shape())
}

function withoutSeams(oc: Occt, faces: readonly TopoDS_Shape[]): TopoDS_Face[] {
  using unify = new oc.ShapeUpgrade_UnifySameDomain(toCompound(oc, faces), true, true, false)
  unify.Build()
  return facesOf(oc, unify.Shape())
}

/** The face, turned over if its normal is against the frame's. */
function facing(oc: Occt, face: TopoDS_Face, axes: Axes): TopoDS_Face {
  using surface = new oc.BRepAdaptor_Surface(face, false)
  using plane = surface.Plane()
  using axis = plane.Axis()
  using direction = axis.Direction()
  const forward = face.Orientation() === oc.TopAbs_Orientation.TopAbs_FORWARD
  const along = dot([direction.X(), direction.Y(), direction.Z()], axes.z) > 0
  return (plane.Direct() === along) === forward ? face : oc.TopoDS.Face(face.Reversed())
}
