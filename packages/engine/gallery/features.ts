/** Every feature that works on a body: holes of all sorts, rounds, shells, patterns, text. */
import type { PlanInput } from '../src/plan/plan.ts'
import { extents, single, volume } from './write.ts'

const { PI } = Math
const aluminium = { name: 'Aluminium 6061', densityGPerCm3: 2.7 }

export const featurePlans: PlanInput[] = [
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
  single(
    'Slotted plate',
    [
      { kind: 'box', id: 'plate', size: [80, 40, 10] },
      {
        kind: 'slot',
        id: 'slot',
        length: 30,
        width: 10,
        positions: { kind: 'points', points: [[10, 0]] },
        counterbore: { width: 15, depth: 5 },
      },
      {
        kind: 'slot',
        id: 'blind-slot',
        length: 20,
        width: 6,
        angleDeg: 90,
        positions: { kind: 'points', points: [[-25, 0]] },
        depth: { kind: 'blind', depth: 4 },
      },
    ],
    [volume(32_000 - (20 * 10 + PI * 25) * 5 - (20 * 15 + PI * 56.25) * 5 - (14 * 6 + PI * 9) * 4)],
  ),
  single(
    'Pocketed tray',
    [
      { kind: 'box', id: 'block', size: [80, 50, 20] },
      {
        kind: 'pocket',
        id: 'pocket',
        sketch: { add: [{ kind: 'rectangle', width: 60, height: 30, cornerRadius: 5 }] },
        depth: 15,
      },
      {
        kind: 'pocket',
        id: 'window',
        face: { facing: '-y' },
        sketch: { add: [{ kind: 'rectangle', width: 20, height: 6 }] },
        depth: 5,
      },
    ],
    [
      volume(80_000 - 15 * (1800 - (4 - PI) * 25) - 600),
      [{ kind: 'levels', axis: 'z', from: 5, to: 20 }, 15],
    ],
  ),
  single(
    'Gusseted bracket',
    [
      { kind: 'box', id: 'base', size: [60, 40, 5] },
      { kind: 'box', id: 'wall', size: [5, 40, 45], frame: { on: 'frame', origin: [-27.5, 0, 5] } },
      {
        kind: 'rib',
        id: 'gusset',
        plane: { on: 'frame', normal: '-y', x: '+x' },
        points: [
          [-25, 5],
          [5, 5],
          [-25, 35],
        ],
        thickness: 4,
      },
      {
        kind: 'hole',
        id: 'base-holes',
        face: { feature: 'base', facing: '+z' },
        diameter: 6.6,
        positions: {
          kind: 'points',
          points: [
            [15, 12],
            [15, -12],
          ],
          origin: 'part',
        },
      },
      {
        kind: 'hole',
        id: 'wall-holes',
        face: { facing: '-x' },
        diameter: 6.6,
        positions: {
          kind: 'points',
          points: [
            [12, 38],
            [-12, 38],
          ],
          origin: 'part',
        },
        depth: { kind: 'through', reach: 'wall' },
      },
    ],
    [
      volume(60 * 40 * 5 + 5 * 40 * 45 + 450 * 4 - 4 * PI * 3.3 * 3.3 * 5),
      [{ kind: 'hole-count', diameter: 6.6 }, 4],
      [
        {
          kind: 'angle',
          between: [
            [10, 10, 5],
            [-25, 10, 40],
          ],
        },
        90,
      ],
    ],
  ),
  single(
    'Grooved pin',
    [
      { kind: 'cylinder', id: 'pin', diameter: 20, height: 60 },
      {
        kind: 'groove',
        id: 'ring',
        on: { kind: 'cylinder', face: { surface: 'cylinder' }, along: 50 },
        width: 2,
        depth: 1,
      },
      {
        kind: 'groove',
        id: 'vee',
        on: { kind: 'cylinder', face: { feature: 'pin', surface: 'cylinder', near: [10, 0, 20] }, along: 20 },
        width: 2,
        depth: 1,
        shape: 'vee',
      },
      {
        kind: 'chamfer',
        id: 'ends',
        edges: [{ face: { facing: '+z' } }, { face: { facing: '-z' } }],
        distance: 1,
      },
    ],
    [
      [{ kind: 'chamfer-size' }, 1],
      [{ kind: 'cylinder-diameter', near: [9, 0, 50] }, 18],
      ...extents(20, 20, 60),
    ],
  ),
  single(
    'O-ring seat',
    [
      { kind: 'cylinder', id: 'lid', diameter: 60, height: 8 },
      {
        kind: 'groove',
        id: 'seat',
        on: { kind: 'ring', face: { facing: '+z' }, diameter: 44 },
        width: 3,
        depth: 2,
      },
      {
        kind: 'groove',
        id: 'slot',
        on: { kind: 'plane', face: { facing: '-z' }, from: [-20, 0], to: [20, 0] },
        width: 4,
        depth: 2,
        shape: 'round',
      },
    ],
    [
      [{ kind: 'levels', axis: 'z', from: 6, to: 8 }, 2],
      [{ kind: 'extent', axis: 'z' }, 8],
    ],
  ),
  single(
    'Keyed shaft and bore',
    [
      { kind: 'cylinder', id: 'shaft', diameter: 30, height: 80 },
      {
        kind: 'keyway',
        id: 'key',
        face: { surface: 'cylinder', side: 'outer' },
        width: 8,
        depth: 4,
        length: 40,
        along: 20,
        ends: 'round',
      },
    ],
    [...extents(30, 30, 80), [{ kind: 'solid-count' }, 1]],
  ),
  single(
    'Keyed hub',
    [
      { kind: 'cylinder', id: 'hub', diameter: 60, innerDiameter: 25, height: 30 },
      { kind: 'keyway', id: 'key', face: { surface: 'cylinder', side: 'inner' }, width: 8, depth: 3.3 },
    ],
    [
      [{ kind: 'extent', axis: 'z' }, 30],
      [{ kind: 'wall-thickness', at: [20, 0, 15], direction: '+x' }, 30 - 12.5 - 3.3, 0.01],
    ],
  ),
  single(
    'Hex bolt M8',
    [
      {
        kind: 'prism',
        id: 'head',
        base: { add: [{ kind: 'polygon', sides: 6, acrossFlats: 13 }] },
        height: 5.3,
      },
      { kind: 'cylinder', id: 'shank', diameter: 8, height: 30, frame: { on: 'frame', origin: [0, 0, 5.3] } },
      {
        kind: 'thread',
        id: 'thread',
        face: { feature: 'shank', surface: 'cylinder' },
        designation: 'M8',
        length: 22,
      },
    ],
    [
      [{ kind: 'flats', at: [0, 0, 2], axis: '+z', sides: 6 }, 13],
      [{ kind: 'extent', axis: 'z' }, 35.3],
      [{ kind: 'thread-pitch', from: [3.6, 0, 16], to: [3.6, 0, 34] }, 1.25, 0.02],
    ],
  ),
  single(
    'UNC stud, cosmetic',
    [
      { kind: 'cylinder', id: 'stud', diameter: 6.35, height: 40 },
      {
        kind: 'thread',
        id: 'thread',
        face: { surface: 'cylinder' },
        designation: '1/4-20 UNC',
        length: 15,
        modelled: false,
      },
    ],
    [
      [{ kind: 'cylinder-diameter', near: [3.175, 0, 20] }, 6.35],
      [{ kind: 'extent', axis: 'z' }, 40],
    ],
  ),
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
    [volume(27_000 - 24 ** 3), [{ kind: 'wall-thickness', at: [14, 0, 15], direction: '+x' }, 3]],
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
  single(
    'Engraved tag',
    [
      { kind: 'box', id: 'tag', size: [80, 25, 3] },
      { kind: 'text', id: 'engraved', text: 'CADWRIGHT 42', height: 7, depth: 0.8 },
      {
        kind: 'text',
        id: 'raised',
        face: { facing: '-z' },
        text: 'Ø8 H7',
        height: 6,
        depth: 0.5,
        raised: true,
      },
    ],
    [
      [{ kind: 'extent', axis: 'z' }, 3.5],
      [{ kind: 'extent', axis: 'x' }, 80],
    ],
  ),
]
