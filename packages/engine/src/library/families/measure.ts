/** The ways in which a family's sizes are measured on the finished solid. */
import type { AxisName, Point3, SignedAxis } from '../../plan/geometry.ts'
import type { Measured } from './family.ts'

export const extent = (axis: AxisName, value: number): Measured => ({
  measure: { kind: 'extent', axis },
  value,
})

/** Between two faces, or outermost points, at these coordinates. */
export const levels = (axis: AxisName, from: number, to: number): Measured => ({
  measure: { kind: 'levels', axis, from, to },
  value: to - from,
})

/** An outer cylinder, by a point on it. */
export const cylinder = (value: number, near: Point3, axis: SignedAxis = '+z'): Measured => ({
  measure: { kind: 'cylinder-diameter', near, axis },
  value,
})

/** A round hole, by a point on its axis. */
export const bore = (value: number, near: Point3, axis: SignedAxis = '+z'): Measured => ({
  measure: { kind: 'hole-diameter', near, axis },
  value,
})

export const holes = (value: number, diameter: number): Measured => ({
  measure: { kind: 'hole-count', diameter },
  value,
})

/** Between the axes of two holes, by a point on each. */
export const holeSpacing = (value: number, diameter: number, a: Point3, b: Point3): Measured => ({
  measure: { kind: 'hole-spacing', diameter, near: [a, b] },
  value,
})

export const boltCircle = (value: number, diameter: number, centre: Point3 = [0, 0, 0]): Measured => ({
  measure: { kind: 'bolt-circle', diameter, centre, axis: '+z' },
  value,
})

export const flats = (value: number, at: Point3, sides = 6, axis: SignedAxis = '+z'): Measured => ({
  measure: { kind: 'flats', at, axis, sides },
  value,
})

export const wall = (value: number, at: Point3, direction: SignedAxis): Measured => ({
  measure: { kind: 'wall-thickness', at, direction },
  value,
})

export const teeth = (value: number, diameter: number, centre: Point3 = [0, 0, 0]): Measured => ({
  measure: { kind: 'tooth-count', centre, axis: '+z', diameter },
  value,
})

/** The same, on one part of an assembly. */
export const onPart = (part: string, { measure, ...rest }: Measured): Measured => ({
  ...rest,
  measure: { ...measure, part } as Measured['measure'],
})

/** A dimension that shows only in another one: a radius in its diameter, a module in the overall size. */
export const through = (measured: Measured, note: string): Measured => ({ ...measured, note })

export const fillet = (value: number, near: Point3): Measured => ({
  measure: { kind: 'fillet-radius', near },
  value,
})

/** Between two flat faces, by a point on each: 90 for a square corner. */
export const angle = (value: number, a: Point3, b: Point3): Measured => ({
  measure: { kind: 'angle', between: [a, b] },
  value,
})

/** How many walls, fins or legs a line meets. */
export const crossings = (value: number, from: Point3, to: Point3): Measured => ({
  measure: { kind: 'crossings', from, to },
  value,
})
