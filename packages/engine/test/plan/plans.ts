/** Plans as a person would write them, and one line to make each. */
import { checkPlan } from '../../src/plan/gates/index.ts'
import { parsePlan } from '../../src/plan/parse.ts'
import { PLAN_VERSION } from '../../src/plan/plan.ts'

// Documents are deliberately untyped: they stand for what arrives from outside.
// biome-ignore lint/suspicious/noExplicitAny: a document is any JSON
export type Document = any

export const planOf = (features: Document[], more: Document = {}): Document => ({
  version: PLAN_VERSION,
  name: 'test',
  parts: [{ id: 'part', name: 'part', features }],
  ...more,
})

export const accepted = (document: Document): void => checkPlan(parsePlan(document))

export const plate = { kind: 'box', id: 'plate', size: [100, 60, 10] }
export const shaft = { kind: 'cylinder', id: 'shaft', diameter: 20, height: 100 }
export const tube = { kind: 'cylinder', id: 'tube', diameter: 30, innerDiameter: 20, height: 50 }
export const disc = { kind: 'cylinder', id: 'disc', diameter: 80, height: 10 }

export const sketchOf = (...add: Document[]) => ({ add })
export const rectangle = (width: number, height: number, more: Document = {}) => ({
  kind: 'rectangle',
  width,
  height,
  ...more,
})
export const circle = (diameter: number, more: Document = {}) => ({ kind: 'circle', diameter, ...more })
export const extrude = (sketch: Document, length: number, more: Document = {}) => ({
  kind: 'extrude',
  id: 'plate',
  sketch,
  extent: { kind: 'length', length },
  ...more,
})
export const hole = (diameter: number, more: Document = {}) => ({
  kind: 'hole',
  id: 'hole-1',
  diameter,
  ...more,
})
export const points = (...places: [number, number][]) => ({ positions: { kind: 'points', points: places } })
export const blind = (depth: number, more: Document = {}) => ({ depth: { kind: 'blind', depth, ...more } })
export const onShaft = { surface: 'cylinder', side: 'outer' }
