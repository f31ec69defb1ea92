/** Holes of all sorts, on all sorts of faces. */
import type { PlanInput } from '../src/plan/plan.ts'
import { extents, single, volume } from './write.ts'

const { PI } = Math
const aluminium = { name: 'Aluminium 6061', densityGPerCm3: 2.7 }

export const holePlans: PlanInput[] = [
  single(
    'Mounting plate',
    [
      { kind: 'box', id: 'plate', size: [60, 40, 8] },
      { kind: 'hole', id: 'holes', diameter: 5, positions: { kind: 'corners', inset: [6, 6] } },
      { kind: 'fillet', id: 'corners', edges: [{ parallelTo: '+z', feature: 'plate' }], radius: 3 },
    ],
    [
      ...extents(60, 40, 8),
      volume(8 * (2400 - 4 * PI * 6.25 - (4 - PI) * 9)),
      [{ kind: 'hole-count', diameter: 5, through: true }, 4],
      [{ kind: 'hole-to-side', diameter: 5, near: [24, 14, 4], side: '+x' }, 6],
      [
        {
          kind: 'hole-spacing',
          diameter: 5,
          near: [
            [24, 14, 4],
            [-24, 14, 4],
          ],
        },
        48,
      ],
      [{ kind: 'fillet-count', radius: 3 }, 4],
      [{ kind: 'mass' }, (2.7 * 8 * (2400 - 4 * PI * 6.25 - (4 - PI) * 9)) / 1000, 1e-3],
    ],
    { material: aluminium },
  ),
  single(
    'Flange',
    [
      { kind: 'cylinder', id: 'disc', diameter: 100, height: 12 },
      { kind: 'boss', id: 'hub', sketch: { add: [{ kind: 'circle', diameter: 50 }] }, height: 18 },
      { kind: 'hole', id: 'bore', diameter: 25 },
      {
        kind: 'hole',
        id: 'bolts',
        face: { feature: 'disc', facing: '+z' },
        diameter: 9,
        positions: { kind: 'bolt-circle', diameter: 76, count: 6 },
      },
      { kind: 'fillet', id: 'foot', edges: [{ between: ['disc', 'hub'], convexity: 'concave' }], radius: 4 },
    ],
    [
      [{ kind: 'bolt-circle', diameter: 9, centre: [0, 0, 0], axis: '+z' }, 76],
      [{ kind: 'hole-count', diameter: 9 }, 6],
      [{ kind: 'hole-diameter', near: [0, 0, 10] }, 25],
      [{ kind: 'cylinder-diameter', near: [25, 0, 25] }, 50],
      [{ kind: 'fillet-radius' }, 4],
      [{ kind: 'levels', axis: 'z', from: 12, to: 30 }, 18],
    ],
  ),
  single(
    'Hole block',
    [
      { kind: 'box', id: 'block', size: [120, 30, 25] },
      {
        kind: 'hole',
        id: 'counterbored',
        diameter: 6.6,
        positions: { kind: 'points', points: [[-45, 0]] },
        counterbore: { diameter: 11, depth: 6.5 },
      },
      {
        kind: 'hole',
        id: 'countersunk',
        diameter: 5.5,
        positions: { kind: 'points', points: [[-15, 0]] },
        countersink: { diameter: 11, angleDeg: 90 },
      },
      {
        kind: 'hole',
        id: 'drilled',
        diameter: 8,
        positions: { kind: 'points', points: [[15, 0]] },
        depth: { kind: 'blind', depth: 15, bottom: 'drill' },
      },
      {
        kind: 'hole',
        id: 'flat',
        diameter: 10,
        positions: { kind: 'points', points: [[45, 0]] },
        depth: { kind: 'blind', depth: 12 },
      },
      { kind: 'hole', id: 'side', face: { facing: '+x' }, diameter: 4, depth: { kind: 'blind', depth: 8 } },
      {
        kind: 'hole',
        id: 'front',
        face: { facing: '-y' },
        diameter: 3,
        positions: { kind: 'line', count: 3, from: [-30, 0], to: [30, 0] },
      },
    ],
    [
      [{ kind: 'hole-diameter', near: [-45, 0, 5] }, 6.6],
      [{ kind: 'hole-depth', diameter: 11 }, 6.5],
      [{ kind: 'cone-angle', near: [-15, 0, 24] }, 90],
      [{ kind: 'cone-diameter', near: [-15, 0, 24] }, 11],
      [{ kind: 'hole-depth', diameter: 8 }, 15],
      [{ kind: 'hole-depth', diameter: 10 }, 12],
      [{ kind: 'hole-count', diameter: 3, through: true }, 3],
    ],
  ),
  single(
    'Tapped block',
    [
      { kind: 'box', id: 'block', size: [40, 20, 15] },
      {
        kind: 'hole',
        id: 'tapped',
        positions: { kind: 'points', points: [[-10, 0]] },
        thread: { designation: 'M6' },
      },
      {
        kind: 'hole',
        id: 'modelled',
        positions: { kind: 'points', points: [[10, 0]] },
        thread: { designation: 'M8', modelled: true },
      },
    ],
    [
      [{ kind: 'hole-diameter', near: [-10, 0, 7] }, 5],
      [{ kind: 'thread-pitch', from: [13.6, 0, 1], to: [13.6, 0, 14] }, 1.25, 0.02],
    ],
  ),
  single(
    'Shaft collar',
    [
      { kind: 'cylinder', id: 'collar', diameter: 25, innerDiameter: 15, height: 12 },
      {
        kind: 'hole',
        id: 'screw',
        face: { surface: 'cylinder', side: 'outer' },
        diameter: 5,
        positions: { kind: 'around', positions: [{ angleDeg: 0, along: 6 }] },
        depth: { kind: 'through', reach: 'wall' },
      },
    ],
    [
      [{ kind: 'hole-diameter', near: [10, 0, 6], axis: '+x' }, 5],
      [{ kind: 'hole-position', diameter: 5, near: [10, 0, 6], along: 'z' }, 6],
      [{ kind: 'wall-thickness', at: [-10, 0, 6], direction: '+x' }, 5],
    ],
  ),
  single(
    'Hole grid',
    [
      { kind: 'box', id: 'plate', size: [110, 110, 6] },
      {
        kind: 'hole',
        id: 'grid',
        diameter: 4,
        positions: { kind: 'grid', columns: 10, rows: 10, pitch: [10, 10] },
      },
    ],
    [volume(6 * (12_100 - 100 * PI * 4)), [{ kind: 'hole-count', diameter: 4, through: true }, 100]],
  ),
]
