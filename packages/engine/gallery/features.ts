/** Features that add or cut on a face: slots, pockets, grooves, keyways, threads, text. */
import type { PlanInput } from '../src/plan/plan.ts'
import { extents, single, volume } from './write.ts'

const { PI } = Math
export const featurePlans: PlanInput[] = [
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
