/** The finished product as the kernel holds it: solids once per part, placed as often as there are instances. */
import type { Point3 } from '../plan/geometry.ts'
import type { Material } from '../plan/plan.ts'
import type { Body } from './body.ts'

/** A rigid motion: three rows of a rotation matrix, then a shift. */
export interface Motion {
  rotation: readonly [Point3, Point3, Point3]
  shift: Point3
}

export const AT_REST: Motion = {
  rotation: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  shift: [0, 0, 0],
}

export interface ModelPart {
  id: string
  name: string
  /** `#rrggbb`, lower case. */
  colour: string
  material: Material | undefined
  body: Body
}

export interface ModelInstance {
  id: string
  name: string
  part: ModelPart
  motion: Motion
}

/** `instances` is never empty; a plan with one part has one instance of it, at rest. */
export interface Model {
  name: string
  parts: ModelPart[]
  instances: ModelInstance[]
}
