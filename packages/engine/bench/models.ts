/** The five models of the comparison, as plans. The same parts stand in freecad/models.py and openscad/*.scad. */
import { single } from '../gallery/write.ts'
import type { PlanInput } from '../src/plan/plan.ts'

export const models: Record<string, PlanInput> = {
  plate: single(
    'Plate with 100 holes',
    [
      { kind: 'box', id: 'plate', size: [220, 220, 8] },
      {
        kind: 'hole',
        id: 'holes',
        diameter: 8,
        positions: { kind: 'grid', columns: 10, rows: 10, pitch: [20, 20] },
      },
      { kind: 'fillet', id: 'corners', edges: [{ parallelTo: '+z', outer: true }], radius: 10 },
      { kind: 'fillet', id: 'rim', edges: [{ face: { facing: '+z' }, loop: 'outer' }], radius: 2 },
    ],
    [[{ kind: 'hole-count', diameter: 8, through: true }, 100]],
  ),
  bracket: single(
    'Gusseted bracket',
    [
      { kind: 'box', id: 'base', size: [80, 50, 6] },
      { kind: 'box', id: 'wall', size: [6, 50, 60], frame: { on: 'frame', origin: [-37, 0, 6] } },
      {
        kind: 'rib',
        id: 'gusset',
        plane: { on: 'frame', normal: '-y', x: '+x' },
        points: [
          [-34, 6],
          [10, 6],
          [-34, 50],
        ],
        thickness: 6,
      },
      {
        kind: 'hole',
        id: 'base-holes',
        face: { feature: 'base', facing: '+z' },
        diameter: 9,
        positions: {
          kind: 'points',
          points: [
            [22, 15],
            [22, -15],
          ],
          origin: 'part',
        },
      },
      {
        kind: 'hole',
        id: 'wall-holes',
        face: { facing: '-x' },
        diameter: 9,
        depth: { kind: 'through', reach: 'wall' },
        positions: {
          kind: 'points',
          points: [
            [15, 50],
            [-15, 50],
          ],
          origin: 'part',
        },
      },
      { kind: 'fillet', id: 'bend', edges: [{ between: ['base', 'wall'], convexity: 'concave' }], radius: 3 },
    ],
    [[{ kind: 'hole-count', diameter: 9 }, 4]],
  ),
  gear: single(
    'Gear, 24 teeth',
    [{ kind: 'gear', id: 'gear', form: 'spur', module: 2, teeth: 24, faceWidth: 10, bore: 8 }],
    [[{ kind: 'tooth-count', centre: [0, 0, 5], axis: '+z', diameter: 48 }, 24]],
  ),
  bolt: single(
    'Bolt M8 with modelled thread',
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
        length: 20,
      },
    ],
    [[{ kind: 'extent', axis: 'z' }, 35.3]],
  ),
  enclosure: single(
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
        height: 30,
        positions: { kind: 'corners', inset: [7, 7] },
      },
    ],
    [[{ kind: 'wall-thickness', at: [49, 0, 20], direction: '+x' }, 2.5]],
  ),
}
