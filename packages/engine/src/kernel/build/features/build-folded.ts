/** A solid built together with what was folded into it, its faces owned as if each feature had been built on its own. */
import { EngineError } from '../../../errors.ts'
import type { Sketch } from '../../../plan/profile.ts'
import { scale } from '../../../plan/vector.ts'
import { type Body, type Owners, ownAll } from '../../body.ts'
import { volumeOf } from '../../mass.ts'
import type { Occt, TopoDS_Edge, TopoDS_Face } from '../../occt.ts'
import type { Site, Volume } from '../../site.ts'
import { edgesOf, listItems } from '../../topology.ts'
import { sketchFaces } from '../sketch/sketch.ts'
import { loopWire } from '../sketch/wires.ts'
import { prism } from '../solids/shapes.ts'
import type { FoldedSolid } from './fold.ts'
import { isCornerWall } from './fold-corners.ts'
import { holeVolume } from './hole.ts'

export function buildFolded(step: FoldedSolid, site: Site): Body {
  const { oc } = site
  const { solid, sketch, axes, folded, corners } = step
  const outline = outlineFace(oc, step, corners?.sketch ?? sketch)
  const { face, rims } = pierced(oc, outline, step)
  const along = scale(axes.z, step.length)
  using vector = new oc.gp_Vec(...along)
  using maker = new oc.BRepPrimAPI_MakePrism(face, vector, false, true)
  const shape = maker.Shape()
  const owners: Owners = ownAll(oc, shape, solid.id)
  const wallsOver = (edge: TopoDS_Edge) => {
    using walls = maker.Generated(edge)
    return listItems(oc, walls)
  }
  for (const { edge, hole } of rims) for (const wall of wallsOver(edge)) owners.set(wall, new Set([hole]))
  if (corners)
    for (const wall of edgesOf(oc, outline).flatMap(wallsOver))
      if (isCornerWall(oc, oc.TopoDS.Face(wall), corners.sketch, axes))
        owners.set(wall, new Set([corners.feature]))

  // Patterns and mirrors seldom ask for these, so they are made only then; a copy of the solid has sharp corners.
  const whole = once((): Body => {
    const bare = prism(oc, corners ? outlineFace(oc, step, sketch) : outline, along)
    return { shape: bare, owners: ownAll(oc, bare, solid.id), volume: volumeOf(oc, bare) }
  })
  site.volumes.set(
    solid.id,
    lazyVolume('add', () => [whole().shape]),
  )
  for (const { hole } of folded)
    site.volumes.set(
      hole.id,
      lazyVolume('cut', () => holeVolume(hole, { ...site, body: whole() }).solids),
    )
  return { shape, owners, volume: volumeOf(oc, shape) }
}

function outlineFace(oc: Occt, { solid, axes }: FoldedSolid, sketch: Sketch): TopoDS_Face {
  const [face, ...others] = sketchFaces(oc, sketch, axes, solid.id)
  if (!face || others.length > 0)
    throw new EngineError(
      'internal_error',
      `${solid.id}: features were folded into several figures`,
      solid.id,
    )
  return face
}

interface Rim {
  edge: TopoDS_Edge
  /** The feature that the wall over this edge belongs to. */
  hole: string
}

function pierced(
  oc: Occt,
  plain: TopoDS_Face,
  { axes, folded }: FoldedSolid,
): { face: TopoDS_Face; rims: Rim[] } {
  using maker = new oc.BRepBuilderAPI_MakeFace(plain)
  const rims: Rim[] = []
  for (const { hole, centres, radius } of folded)
    for (const centre of centres) {
      const wire = loopWire(oc, { kind: 'circle', centre, radius }, axes, hole.id)
      for (const edge of edgesOf(oc, wire)) rims.push({ edge, hole: hole.id })
      maker.Add(oc.TopoDS.Wire(wire.Reversed()))
    }
  return { face: maker.Face(), rims }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

function lazyVolume(operation: Volume['operation'], make: () => Volume['solids']): Volume {
  const solids = once(make)
  return {
    operation,
    get solids() {
      return solids()
    },
  }
}
