/** A solid built together with the through holes folded into it, its faces owned as if they had been cut. */
import { EngineError } from '../../../errors.ts'
import { scale } from '../../../plan/vector.ts'
import { type Body, type Owners, ownAll } from '../../body.ts'
import { volumeOf } from '../../mass.ts'
import type { Occt, TopoDS_Edge, TopoDS_Face } from '../../occt.ts'
import type { Site, Volume } from '../../site.ts'
import { edgesOf, listItems } from '../../topology.ts'
import { sketchFaces } from '../sketch/sketch.ts'
import { loopWire } from '../sketch/wires.ts'
import { prism } from '../solids/shapes.ts'
import type { FoldedSolid } from './fold-holes.ts'
import { holeVolume } from './hole.ts'

export function buildFolded(step: FoldedSolid, site: Site): Body {
  const { oc } = site
  const { solid, sketch, axes, folded } = step
  const [plain, ...others] = sketchFaces(oc, sketch, axes, solid.id)
  if (!plain || others.length > 0)
    throw new EngineError('internal_error', `${solid.id}: holes were folded into several figures`, solid.id)
  const { face, rims } = pierced(oc, plain, step)
  const along = scale(axes.z, step.length)
  using vector = new oc.gp_Vec(...along)
  using maker = new oc.BRepPrimAPI_MakePrism(face, vector, false, true)
  const shape = maker.Shape()
  const owners: Owners = ownAll(oc, shape, solid.id)
  for (const { edge, hole } of rims) {
    using walls = maker.Generated(edge)
    for (const wall of listItems(oc, walls)) owners.set(wall, new Set([hole]))
  }

  // Patterns and mirrors seldom ask for these, so they are made only then.
  const whole = once((): Body => {
    const bare = prism(oc, plain, along)
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
