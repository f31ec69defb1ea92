/** Bodies to work on, made straight with the kernel, so that these tests rest on no other builder. */
import type { z } from 'zod'
import type { Body } from '../../src/kernel/body.ts'
import { bodyBuilders } from '../../src/kernel/build/bodies/index.ts'
import { combine } from '../../src/kernel/combine.ts'
import type { TopoDS_Shape } from '../../src/kernel/occt.ts'
import type { Site } from '../../src/kernel/site.ts'
import { isSound } from '../../src/kernel/soundness.ts'
import { type FeatureOf, feature } from '../../src/plan/features.ts'
import type { Point3 } from '../../src/plan/geometry.ts'
import type { Operation } from '../../src/plan/solids.ts'
import { oc } from '../kernel.ts'

export const newSite = (): Site => ({
  oc,
  strategy: { simplify: 'each', glue: false, coarseness: 1 },
  body: undefined,
  volumes: new Map(),
})

/** From its lowest corner. */
export function boxAt(corner: Point3, size: Point3): TopoDS_Shape {
  using at = new oc.gp_Pnt(...corner)
  using maker = new oc.BRepPrimAPI_MakeBox(at, ...size)
  return maker.Shape()
}

/** Upright, from the middle of its lower face. */
export function cylinderAt(foot: Point3, radius: number, height: number): TopoDS_Shape {
  using at = new oc.gp_Pnt(...foot)
  using up = new oc.gp_Dir(0, 0, 1)
  using axes = new oc.gp_Ax2(at, up)
  using maker = new oc.BRepPrimAPI_MakeCylinder(axes, radius, height)
  return maker.Shape()
}

/** Applies solids to the body as a volume feature does. */
export function shape(site: Site, id: string, operation: Operation, ...solids: TopoDS_Shape[]): Body {
  site.volumes.set(id, { operation, solids })
  const body = combine(oc, site.body, operation, solids, { feature: id, simplify: true })
  site.body = body
  return body
}

type BodyKind = keyof typeof bodyBuilders
type Wanted = Extract<z.input<typeof feature>, { kind: BodyKind }>

/** Applies a feature of the plan, with its defaults; the result must be a sound solid of the volume it claims. */
export function apply(site: Site, wanted: Wanted): Body {
  const parsed = feature.parse(wanted) as FeatureOf<BodyKind>
  const build = bodyBuilders[parsed.kind] as (feature: FeatureOf<BodyKind>, site: Site) => Body
  const body = build(parsed, site)
  if (!isSound(oc, body.shape)) throw new Error(`${parsed.id} left a body that is not sound`)
  site.body = body
  return body
}

/** A site with one box on it. */
export function boxSite(...size: Point3): Site {
  const site = newSite()
  shape(site, 'block', 'add', boxAt([0, 0, 0], size))
  return site
}
