/** Features that reshape the whole body: rounds, chamfers, shells, drafts, mirrors, patterns. */
import type { PlanInput } from '../src/plan/plan.ts'
import { extents, single, volume } from './write.ts'

const { PI } = Math

export const bodyPlans: PlanInput[] = [
  single(
    'Rounded block',
    [
      { kind: 'box', id: 'block', size: [70, 40, 25] },
      { kind: 'fillet', id: 'edges', edges: [{}], radius: 5 },
    ],
    [
      volume(
        60 * 30 * 15 + 2 * 5 * (60 * 30 + 60 * 15 + 30 * 15) + PI * 25 * (60 + 30 + 15) + (4 / 3) * PI * 125,
      ),
      [{ kind: 'fillet-radius' }, 5],
    ],
  ),
  single(
    'Chamfered lip',
    [
      { kind: 'box', id: 'block', size: [40, 30, 10] },
      {
        kind: 'chamfer',
        id: 'lip',
        edges: [{ face: { facing: '+z' }, parallelTo: '+x' }],
        distance: 2,
        second: { distance: 4, face: { facing: '+z' } },
      },
    ],
    [volume(12_000 - 2 * 4 * 40)],
  ),
  single(
    'Shelled enclosure',
    [
      { kind: 'box', id: 'box', size: [100, 60, 40] },
      { kind: 'fillet', id: 'corners', edges: [{ parallelTo: '+z' }], radius: 6 },
      { kind: 'shell', id: 'hollow', thickness: 2.5, open: [{ facing: '+z' }] },
      {
        kind: 'boss',
        id: 'posts',
        face: { feature: 'hollow', facing: '+z', pick: 'innermost' },
        sketch: { add: [{ kind: 'circle', diameter: 7 }] },
        height: 12,
        positions: { kind: 'corners', inset: [9, 9] },
      },
      {
        kind: 'hole',
        id: 'pilots',
        face: { feature: 'posts', facing: '+z' },
        diameter: 2.5,
        depth: { kind: 'blind', depth: 8 },
        positions: {
          kind: 'points',
          points: [
            [38.5, 18.5],
            [-38.5, 18.5],
            [-38.5, -18.5],
            [38.5, -18.5],
          ],
          origin: 'part',
        },
      },
    ],
    [
      [{ kind: 'wall-thickness', at: [49, 0, 20], direction: '+x' }, 2.5],
      [{ kind: 'wall-thickness', at: [0, 0, 1], direction: '+z' }, 2.5],
      [{ kind: 'hole-count', diameter: 2.5 }, 4],
      [{ kind: 'hole-depth', diameter: 2.5 }, 8],
      ...extents(100, 60, 40),
    ],
  ),
  single(
    'Hollow cube',
    [
      { kind: 'box', id: 'cube', size: [30, 30, 30] },
      { kind: 'shell', id: 'hollow', thickness: 3 },
    ],
    [
      volume(27_000 - 24 ** 3),
      [{ kind: 'wall-thickness', at: [14, 0, 15], direction: '+x' }, 3],
      [{ kind: 'somewhere', of: 'material' }, 3],
    ],
  ),
  single(
    'Drafted boss',
    [
      { kind: 'box', id: 'block', size: [30, 30, 20] },
      {
        kind: 'draft',
        id: 'draft',
        faces: [{ facing: '+x' }, { facing: '-x' }],
        angleDeg: 3,
        neutral: { on: 'frame' },
      },
    ],
    [volume(20 * 30 * (30 - 20 * Math.tan((3 * PI) / 180))), [{ kind: 'extent', axis: 'x' }, 30]],
  ),
  single(
    'Mirrored ears',
    [
      { kind: 'box', id: 'body', size: [40, 30, 10] },
      { kind: 'cylinder', id: 'ear', diameter: 16, height: 10, frame: { on: 'frame', origin: [24, 0, 0] } },
      {
        kind: 'hole',
        id: 'eye',
        face: { facing: '+z' },
        diameter: 6,
        positions: { kind: 'points', points: [[24, 0]], origin: 'part' },
      },
      { kind: 'mirror', id: 'other', plane: { on: 'frame', normal: '+x' }, features: ['ear', 'eye'] },
    ],
    [
      [{ kind: 'extent', axis: 'x' }, 64],
      [{ kind: 'hole-count', diameter: 6 }, 2],
      [
        {
          kind: 'hole-spacing',
          diameter: 6,
          near: [
            [24, 0, 5],
            [-24, 0, 5],
          ],
        },
        48,
      ],
    ],
  ),
  single(
    'Half mirrored whole',
    [
      { kind: 'box', id: 'half', size: [20, 30, 10], frame: { on: 'frame', origin: [10, 0, 0] } },
      { kind: 'mirror', id: 'whole', plane: { on: 'frame', normal: '+x' } },
    ],
    [volume(12_000), ...extents(40, 30, 10)],
  ),
  single(
    'Heat sink',
    [
      { kind: 'box', id: 'base', size: [60, 40, 3] },
      { kind: 'box', id: 'fin', size: [2, 40, 15], frame: { on: 'frame', origin: [-24, 0, 3] } },
      {
        kind: 'pattern',
        id: 'fins',
        features: ['fin'],
        repetition: { kind: 'linear', direction: '+x', count: 5, pitch: 12 },
      },
    ],
    [volume(7200 + 5 * 1200), [{ kind: 'crossings', from: [-40, 0, 10], to: [40, 0, 10] }, 5]],
  ),
  single(
    'Stud plate',
    [
      { kind: 'box', id: 'plate', size: [40, 30, 4] },
      { kind: 'cylinder', id: 'stud', diameter: 5, height: 4, frame: { on: 'frame', origin: [-15, -10, 4] } },
      {
        kind: 'pattern',
        id: 'studs',
        features: ['stud'],
        repetition: { kind: 'grid', directions: ['+x', '+y'], counts: [4, 3], pitches: [10, 10] },
      },
    ],
    [volume(4800 + 12 * PI * 6.25 * 4)],
  ),
  single(
    'Spoked wheel',
    [
      { kind: 'cylinder', id: 'rim', diameter: 100, innerDiameter: 84, height: 12 },
      { kind: 'cylinder', id: 'hub', diameter: 24, height: 12 },
      { kind: 'box', id: 'spoke', size: [34, 6, 8], frame: { on: 'frame', origin: [27, 0, 2] } },
      { kind: 'pattern', id: 'spokes', features: ['spoke'], repetition: { kind: 'polar', count: 6 } },
      { kind: 'hole', id: 'bore', face: { feature: 'hub', facing: '+z' }, diameter: 10 },
    ],
    [
      ...extents(100, 100, 12),
      [{ kind: 'tooth-count', centre: [0, 0, 6], axis: '+z', diameter: 60 }, 6],
      [{ kind: 'solid-count' }, 1],
    ],
  ),
  single(
    'Path of pins',
    [
      { kind: 'box', id: 'plate', size: [80, 60, 4] },
      { kind: 'cylinder', id: 'pin', diameter: 4, height: 6, frame: { on: 'frame', origin: [-30, 0, 4] } },
      {
        kind: 'pattern',
        id: 'pins',
        features: ['pin'],
        repetition: {
          kind: 'path',
          count: 5,
          path: {
            kind: 'segments',
            start: [-30, 0, 4],
            segments: [{ kind: 'arc', via: [0, 25, 4], to: [30, 0, 4] }],
          },
        },
      },
    ],
    [volume(19_200 + 5 * PI * 4 * 6)],
  ),
]
