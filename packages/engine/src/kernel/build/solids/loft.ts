/** Skins through several sections, smooth or ruled, closed in a point where asked. */
import type { FeatureOf } from '../../../plan/features.ts'
import type { Point3 } from '../../../plan/geometry.ts'
import type { Occt, TopoDS_Shape, TopoDS_Wire } from '../../occt.ts'
import type { Site, Volume } from '../../site.ts'
import { toPnt } from '../sketch/coordinates.ts'
import { sketchFaces } from '../sketch/sketch.ts'
import { planeAxes } from './plane.ts'
import { impossible, made, wiresOf, without } from './shapes.ts'

interface Skin {
  ruled: boolean
  apex?: Point3 | undefined
}

function skin(oc: Occt, wires: readonly TopoDS_Wire[], { ruled, apex }: Skin, feature: string): TopoDS_Shape {
  return made(
    oc,
    () => {
      using builder = new oc.BRepOffsetAPI_ThruSections(true, ruled, 1e-6)
      for (const wire of wires) builder.AddWire(wire)
      if (apex) {
        using point = toPnt(oc, apex)
        using vertex = new oc.BRepBuilderAPI_MakeVertex(point)
        builder.AddVertex(vertex.Vertex())
      }
      builder.CheckCompatibility(true)
      using range = new oc.Message_ProgressRange()
      builder.Build(range)
      return builder.IsDone() ? builder.Shape() : undefined
    },
    feature,
    `draw a skin through ${wires.length} sections`,
  )
}

export function loft(feature: FeatureOf<'loft'>, site: Site): Volume {
  const { oc } = site
  const sections = feature.sections.map(({ sketch, plane }, i) => {
    const faces = sketchFaces(oc, sketch, planeAxes(site, plane, feature.id), feature.id)
    const [face] = faces
    if (!face || faces.length !== 1)
      throw impossible(feature.id, `section ${i + 1} falls into ${faces.length} pieces; a loft needs one`)
    return wiresOf(oc, face)
  })
  const openings = sections[0]?.inner.length ?? 0
  const odd = sections.findIndex(({ inner }) => inner.length !== openings)
  if (odd > 0)
    throw impossible(
      feature.id,
      `section ${odd + 1} has ${sections[odd]?.inner.length} openings, the first has ${openings}`,
    )
  const outer = skin(
    oc,
    sections.map((s) => s.outer),
    feature,
    feature.id,
  )
  const inner = Array.from({ length: openings }, (_, k) =>
    skin(
      oc,
      sections.map((s) => s.inner[k] as TopoDS_Wire),
      { ruled: feature.ruled },
      feature.id,
    ),
  )
  return { operation: feature.operation, solids: [without(oc, outer, inner, feature.id)] }
}
