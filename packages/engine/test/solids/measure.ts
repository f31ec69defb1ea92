/** What the tests of this folder measure: volume, box, and the kernel's own check of a solid. */
import assert from 'node:assert/strict'
import { boxOf, volumeOf } from '../../src/kernel/mass.ts'
import type { TopoDS_Shape } from '../../src/kernel/occt.ts'
import type { Site } from '../../src/kernel/site.ts'
import { STRATEGIES } from '../../src/kernel/strategy.ts'
import type { Point3 } from '../../src/plan/geometry.ts'
import { oc } from '../kernel.ts'

export { oc }

export const EXACT = 1e-9
export const SPLINE = 1e-5

/** A site with no body yet. */
export const bareSite = (): Site => ({ oc, strategy: STRATEGIES[0], body: undefined, volumes: new Map() })

export function assertClose(actual: number, expected: number, relative: number, what: string): void {
  const error = Math.abs(actual - expected) / Math.abs(expected)
  assert.ok(error <= relative, `${what}: ${actual}, expected ${expected} (off by ${error.toExponential(2)})`)
}

export function assertBox(shape: TopoDS_Shape, min: Point3, max: Point3, tolerance = 1e-6): void {
  const box = boxOf(oc, shape)
  assert.ok(box, 'the shape is empty')
  const [found, expected] = [
    [...box.min, ...box.max],
    [...min, ...max],
  ]
  found.forEach((value, i) => {
    assert.ok(
      Math.abs(value - (expected[i] as number)) <= tolerance,
      `box ${found.map((v) => v.toFixed(6)).join(' ')}, expected ${expected.join(' ')}`,
    )
  })
}

export function assertValid(shape: TopoDS_Shape): void {
  using analyzer = new oc.BRepCheck_Analyzer(shape, true, false, false)
  assert.ok(analyzer.IsValid(), 'the kernel finds the shape invalid')
}

export function assertSolid(shapes: readonly TopoDS_Shape[], volume: number, relative = EXACT): TopoDS_Shape {
  assert.equal(shapes.length, 1)
  const shape = shapes[0] as TopoDS_Shape
  assertValid(shape)
  assertClose(volumeOf(oc, shape), volume, relative, 'volume')
  return shape
}
