/** Measuring what the machine builders make: a plan feature in, a checked solid and its numbers out. */
import assert from 'node:assert/strict'
import { machineBuilders } from '../../src/kernel/build/machine/index.ts'
import { boxOf, volumeOf } from '../../src/kernel/mass.ts'
import type { TopoDS_Shape } from '../../src/kernel/occt.ts'
import type { Site } from '../../src/kernel/site.ts'
import { isValid } from '../../src/kernel/soundness.ts'
import { STRATEGIES } from '../../src/kernel/strategy.ts'
import { facesOf, solidsOf } from '../../src/kernel/topology.ts'
import { feature as featureSchema } from '../../src/plan/features.ts'
import type { Point3 } from '../../src/plan/geometry.ts'
import { oc } from '../kernel.ts'

export const site: Site = { oc, strategy: STRATEGIES[0], body: undefined, volumes: new Map() }

/** Builds one machine feature from its plan form, defaults filled in by the schema, and insists on one valid solid. */
export function make(plan: { kind: keyof typeof machineBuilders } & Record<string, unknown>): TopoDS_Shape {
  const feature = featureSchema.parse({ id: plan.kind, ...plan })
  const build = machineBuilders[plan.kind] as (f: typeof feature, s: Site) => { solids: TopoDS_Shape[] }
  const { solids } = build(feature, site)
  const [solid] = solids
  assert.ok(solid && solids.length === 1)
  assertSolid(solid)
  return solid
}

export function assertSolid(shape: TopoDS_Shape): void {
  assert.ok(isValid(oc, shape), 'the solid is valid')
  assert.equal(solidsOf(oc, shape).length, 1)
}

export function close(actual: number, expected: number, relative = 1e-4, what = 'value'): void {
  assert.ok(
    Math.abs(actual - expected) <= relative * Math.abs(expected) + 1e-9,
    `${what}: ${actual} is not ${expected} (off by ${(((actual - expected) / expected) * 100).toFixed(4)} %)`,
  )
}

export const volume = (shape: TopoDS_Shape): number => volumeOf(oc, shape)
export const faceCount = (shape: TopoDS_Shape): number => facesOf(oc, shape).length

export function size(shape: TopoDS_Shape): Point3 {
  const { min, max } = box(shape)
  return [max[0] - min[0], max[1] - min[1], max[2] - min[2]]
}

export function box(shape: TopoDS_Shape) {
  const found = boxOf(oc, shape)
  assert.ok(found)
  return found
}
