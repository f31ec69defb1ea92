/** Blanks to work on, and the features under test applied to them as a part is built. */

import { type Body, ownAll } from '../../src/kernel/body.ts'
import { featureBuilders } from '../../src/kernel/build/features/index.ts'
import { combine } from '../../src/kernel/combine.ts'
import { volumeOf } from '../../src/kernel/mass.ts'
import type { TopoDS_Shape } from '../../src/kernel/occt.ts'
import type { Site, Volume } from '../../src/kernel/site.ts'
import { STRATEGIES } from '../../src/kernel/strategy.ts'
import { describeSurface, type SurfaceOf } from '../../src/kernel/surface.ts'
import { facesOf } from '../../src/kernel/topology.ts'
import { type Feature, feature as featureSchema } from '../../src/plan/features.ts'
import type { Point3 } from '../../src/plan/geometry.ts'
import { oc } from '../kernel.ts'

export const bodyFrom = (shape: TopoDS_Shape, id = 'blank'): Body => ({
  shape,
  owners: ownAll(oc, shape, id),
  volume: volumeOf(oc, shape),
})

/** Standing on z = 0, centred on x and y. */
export function block(x: number, y: number, z: number): Body {
  using corner = new oc.gp_Pnt(-x / 2, -y / 2, 0)
  using maker = new oc.BRepPrimAPI_MakeBox(corner, x, y, z)
  return bodyFrom(maker.Shape())
}

export function shaft(diameter: number, length: number, axis: Point3 = [0, 0, 1]): Body {
  using origin = new oc.gp_Pnt(0, 0, 0)
  using direction = new oc.gp_Dir(...axis)
  using axes = new oc.gp_Ax2(origin, direction)
  using maker = new oc.BRepPrimAPI_MakeCylinder(axes, diameter / 2, length)
  return bodyFrom(maker.Shape())
}

export function tube(outer: number, inner: number, length: number, axis: Point3 = [0, 0, 1]): Body {
  return combine(oc, shaft(outer, length, axis), 'cut', [shaft(inner, length, axis).shape], {
    feature: 'bore',
    simplify: false,
  })
}

export const siteOf = (body: Body | undefined): Site => ({
  oc,
  strategy: STRATEGIES[0],
  body,
  volumes: new Map(),
})

/** A feature as a plan would give it, its defaults filled in. */
export const plan = (given: object): Feature => featureSchema.parse({ id: 'tested', ...given })

export function volumeFor(body: Body, given: object): Volume {
  const feature = plan(given)
  const build = featureBuilders[feature.kind as keyof typeof featureBuilders] as (
    feature: Feature,
    site: Site,
  ) => Volume
  return build(feature, siteOf(body))
}

export function work(body: Body, given: object): Body {
  const { operation, solids } = volumeFor(body, given)
  return combine(oc, body, operation, solids, { feature: plan(given).id, simplify: true })
}

/** What the feature took away (or, below zero, added). */
export const removed = (body: Body, given: object): number => body.volume - work(body, given).volume

export const cylinders = (body: Body): SurfaceOf<'cylinder'>[] =>
  facesOf(oc, body.shape)
    .map((face) => describeSurface(oc, face))
    .filter((surface) => surface.kind === 'cylinder')

export function isValid(body: Body): boolean {
  using analyzer = new oc.BRepCheck_Analyzer(body.shape, true, false, false)
  return analyzer.IsValid()
}

export const near = (actual: number, expected: number, relative = 1e-6): boolean =>
  Math.abs(actual - expected) <= relative * Math.max(1, Math.abs(expected))

export const refusal =
  (...words: (string | RegExp)[]) =>
  (error: unknown): boolean =>
    error instanceof Error &&
    error.name === 'EngineError' &&
    words.every((word) =>
      typeof word === 'string' ? error.message.includes(word) : word.test(error.message),
    )
