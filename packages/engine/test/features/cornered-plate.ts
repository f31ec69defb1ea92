/** A small plate with holes, and the blends of its upright edges. */
import { plan } from './workshop.ts'

export const plate = plan({ id: 'plate', kind: 'box', size: [60, 40, 8] })
export const bolts = plan({
  id: 'bolts',
  kind: 'hole',
  diameter: 5,
  positions: { kind: 'corners', inset: [8, 8] },
})
export const middle = plan({
  id: 'middle',
  kind: 'hole',
  diameter: 12,
  face: { facing: '-z', feature: 'plate' },
})
export const rounds = (given: object = {}) =>
  plan({ id: 'rounds', kind: 'fillet', edges: [{ parallelTo: '+z' }], radius: 3, ...given })
export const breaks = (given: object = {}) =>
  plan({ id: 'breaks', kind: 'chamfer', edges: [{ parallelTo: '+z' }], distance: 3, ...given })
