/** Every way of making a volume, and every operation it can have on the body. */
import type { PlanInput } from '../src/plan/plan.ts'
import { extents, single, volume } from './write.ts'

const square20 = { add: [{ kind: 'rectangle' as const, width: 20, height: 20 }] }

export const solidPlans: PlanInput[] = [
  single(
    'Both ways',
    [
      {
        kind: 'extrude',
        id: 'bar',
        sketch: square20,
        extent: { kind: 'length', length: 30, direction: 'both' },
      },
    ],
    [volume(12_000), [{ kind: 'levels', axis: 'z', from: -15, to: 15 }, 30]],
  ),
  single(
    'Between heights',
    [{ kind: 'extrude', id: 'bar', sketch: square20, extent: { kind: 'between', from: 5, to: 25 } }],
    [volume(8000), [{ kind: 'levels', axis: 'z', from: 5, to: 25 }, 20]],
  ),
  single(
    'Post to a sloping roof',
    [
      {
        kind: 'extrude',
        id: 'roof',
        sketch: {
          add: [
            {
              kind: 'outline',
              start: [-30, 20],
              segments: [
                { kind: 'line', to: [30, 40] },
                { kind: 'line', to: [30, 50] },
                { kind: 'line', to: [-30, 30] },
              ],
            },
          ],
        },
        plane: { on: 'frame', normal: '-y', x: '+x' },
        extent: { kind: 'length', length: 40, direction: 'both' },
      },
      {
        kind: 'extrude',
        id: 'post',
        sketch: { add: [{ kind: 'circle', diameter: 12 }] },
        extent: { kind: 'to-face', face: { feature: 'roof', facing: [1, 0, -3], pick: 'outermost' } },
      },
    ],
    [volume(60 * 10 * 40 + Math.PI * 36 * 30), [{ kind: 'extent', axis: 'z' }, 50]],
  ),
  single(
    'Tapered block',
    [{ kind: 'extrude', id: 'block', sketch: square20, extent: { kind: 'length', length: 10 }, taperDeg: 5 }],
    [
      volume(
        (10 / 3) * (400 + square(20 - 20 * Math.tan(Math.PI / 36)) + 20 * (20 - 20 * Math.tan(Math.PI / 36))),
      ),
      ...extents(20, 20, 10),
    ],
  ),
  single(
    'Twisted bar',
    [{ kind: 'extrude', id: 'bar', sketch: square20, extent: { kind: 'length', length: 40 }, twistDeg: 45 }],
    [volume(16_000, 1e-4), [{ kind: 'extent', axis: 'z' }, 40]],
  ),
  single(
    'Turned spool',
    [
      {
        kind: 'revolve',
        id: 'spool',
        sketch: {
          add: [
            {
              kind: 'outline',
              start: [5, 0],
              segments: [
                { kind: 'line', to: [20, 0] },
                { kind: 'line', to: [20, 4] },
                { kind: 'line', to: [10, 4] },
                { kind: 'line', to: [10, 26] },
                { kind: 'line', to: [20, 26] },
                { kind: 'line', to: [20, 30] },
                { kind: 'line', to: [5, 30] },
              ],
            },
          ],
        },
      },
    ],
    [
      volume(Math.PI * (100 * 22 + 400 * 8 - 25 * 30)),
      ...extents(40, 40, 30),
      [{ kind: 'hole-diameter', near: [0, 0, 15] }, 10],
    ],
  ),
  single(
    'Quarter ring',
    [
      {
        kind: 'revolve',
        id: 'arc',
        sketch: { add: [{ kind: 'rectangle', width: 6, height: 10, at: [30, 5] }] },
        angleDeg: 90,
      },
    ],
    [volume((Math.PI / 2) * 30 * 60), [{ kind: 'extent', axis: 'z' }, 10]],
  ),
  single(
    'Square to round',
    [
      {
        kind: 'loft',
        id: 'adapter',
        sections: [
          { sketch: { add: [{ kind: 'rectangle', width: 30, height: 30 }] }, plane: { on: 'frame' } },
          { sketch: { add: [{ kind: 'circle', diameter: 20 }] }, plane: { on: 'frame', origin: [0, 0, 25] } },
        ],
      },
    ],
    [...extents(30, 30, 25)],
  ),
  single(
    'Waisted column',
    [
      {
        kind: 'loft',
        id: 'column',
        sections: [0, 20, 40].map((z, i) => ({
          sketch: { add: [{ kind: 'circle' as const, diameter: [30, 16, 30][i] as number }] },
          plane: { on: 'frame' as const, origin: [0, 0, z] as [number, number, number] },
        })),
      },
    ],
    [
      [{ kind: 'extent', axis: 'z' }, 40],
      [{ kind: 'wall-thickness', at: [0, 0, 20], direction: '+x' }, 16, 1e-3],
    ],
  ),
  single(
    'Pointed loft',
    [
      {
        kind: 'loft',
        id: 'tip',
        ruled: true,
        apex: [0, 0, 30],
        sections: [
          { sketch: square20, plane: { on: 'frame' } },
          { sketch: square20, plane: { on: 'frame', origin: [0, 0, 10] } },
        ],
      },
    ],
    [volume(4000 + (400 * 20) / 3)],
  ),
  single(
    'Bent pipe',
    [
      {
        kind: 'sweep',
        id: 'pipe',
        sketch: { add: [{ kind: 'ring', outerDiameter: 12, innerDiameter: 8 }] },
        path: {
          kind: 'segments',
          start: [0, 0, 0],
          segments: [
            { kind: 'line', to: [0, 0, 40] },
            { kind: 'line', to: [50, 0, 40] },
          ],
          bendRadius: 20,
        },
      },
    ],
    [volume(Math.PI * (36 - 16) * (20 + 30 + 10 * Math.PI), 1e-5)],
  ),
  single(
    'Arc handle',
    [
      {
        kind: 'sweep',
        id: 'handle',
        sketch: { add: [{ kind: 'circle', diameter: 8 }] },
        path: {
          kind: 'segments',
          start: [-30, 0, 0],
          segments: [{ kind: 'arc', via: [0, 0, 30], to: [30, 0, 0] }],
        },
      },
    ],
    [volume(Math.PI * 16 * Math.PI * 30, 1e-5), [{ kind: 'extent', axis: 'z' }, 34, 0.01]],
  ),
  single(
    'Splined tube',
    [
      {
        kind: 'sweep',
        id: 'tube',
        sketch: { add: [{ kind: 'circle', diameter: 5 }] },
        path: {
          kind: 'segments',
          start: [0, 0, 0],
          segments: [
            {
              kind: 'spline',
              through: [
                [10, 0, 20],
                [30, 10, 30],
              ],
              to: [50, 10, 60],
            },
          ],
        },
      },
    ],
    [[{ kind: 'solid-count' }, 1]],
  ),
  single(
    'Coil',
    [
      {
        kind: 'sweep',
        id: 'coil',
        sketch: { add: [{ kind: 'circle', diameter: 3 }] },
        path: { kind: 'helix', diameter: 30, pitch: 8, height: 24 },
      },
    ],
    [
      volume(Math.PI * 2.25 * 3 * Math.hypot(Math.PI * 30, 8), 1e-3),
      [{ kind: 'crossings', from: [15, 0, -10], to: [15, 0, 40] }, 4],
    ],
  ),
  single(
    'Box',
    [{ kind: 'box', id: 'box', size: [50, 30, 20] }],
    [
      volume(30_000),
      ...extents(50, 30, 20),
      [{ kind: 'area' }, 6200],
      [
        {
          kind: 'distance',
          between: [
            [-25, 0, 10],
            [25, 0, 10],
          ],
        },
        50,
      ],
    ],
  ),
  single(
    'Tube on its side',
    [
      {
        kind: 'cylinder',
        id: 'tube',
        diameter: 20,
        innerDiameter: 14,
        height: 50,
        frame: { on: 'frame', normal: '+x' },
      },
    ],
    [
      volume(Math.PI * (100 - 49) * 50),
      [{ kind: 'extent', axis: 'x' }, 50],
      [{ kind: 'hole-depth', diameter: 14 }, 50],
    ],
  ),
  single(
    'Cone',
    [{ kind: 'cone', id: 'cone', bottomDiameter: 30, height: 45 }],
    [volume((Math.PI * 225 * 45) / 3), ...extents(30, 30, 45)],
  ),
  single(
    'Frustum',
    [{ kind: 'cone', id: 'frustum', bottomDiameter: 40, topDiameter: 20, height: 30 }],
    [
      volume(((Math.PI * 30) / 3) * (400 + 200 + 100)),
      [{ kind: 'cone-angle' }, (2 * Math.atan(10 / 30) * 180) / Math.PI],
    ],
  ),
  single(
    'Ball',
    [{ kind: 'sphere', id: 'ball', diameter: 30 }],
    [volume((Math.PI * 27_000) / 6), [{ kind: 'sphere-diameter' }, 30]],
  ),
  single(
    'Hemisphere',
    [{ kind: 'sphere', id: 'dome', diameter: 30, part: { kind: 'hemisphere' } }],
    [volume((Math.PI * 27_000) / 12), ...extents(30, 30, 15)],
  ),
  single(
    'Cap',
    [{ kind: 'sphere', id: 'cap', diameter: 40, part: { kind: 'cap', height: 8 } }],
    [volume(((Math.PI * 64) / 3) * (60 - 8)), [{ kind: 'extent', axis: 'z' }, 8]],
  ),
  single(
    'O-ring',
    [{ kind: 'torus', id: 'ring', ringDiameter: 40, tubeDiameter: 5 }],
    [
      volume(2 * Math.PI * Math.PI * 20 * 6.25),
      [{ kind: 'torus-diameter', which: 'tube' }, 5],
      [{ kind: 'torus-diameter', which: 'ring' }, 40],
    ],
  ),
  single(
    'Roof wedge',
    [{ kind: 'wedge', id: 'wedge', base: [60, 30], top: [60, 0], height: 25 }],
    [volume((60 * 30 * 25) / 2), ...extents(60, 30, 25)],
  ),
  single(
    'Ramp',
    [{ kind: 'wedge', id: 'ramp', base: [60, 30], top: [0, 30], height: 20, shift: [30, 0] }],
    [volume((60 * 30 * 20) / 2), ...extents(60, 30, 20)],
  ),
  single(
    'Pyramid',
    [
      {
        kind: 'pyramid',
        id: 'pyramid',
        base: { add: [{ kind: 'rectangle', width: 40, height: 40 }] },
        height: 50,
      },
    ],
    [volume((1600 * 50) / 3), ...extents(40, 40, 50)],
  ),
  single(
    'Prism',
    [
      {
        kind: 'prism',
        id: 'prism',
        base: { add: [{ kind: 'polygon', sides: 6, acrossCorners: 15 }] },
        height: 120,
      },
    ],
    [volume(((3 * Math.sqrt(3)) / 2) * 56.25 * 120)],
  ),
  single(
    'Sphere in a cube',
    [
      { kind: 'box', id: 'cube', size: [30, 30, 30] },
      {
        kind: 'sphere',
        id: 'round',
        operation: 'intersect',
        diameter: 38,
        frame: { on: 'frame', origin: [0, 0, 15] },
      },
    ],
    [...extents(30, 30, 30), [{ kind: 'solid-count' }, 1]],
  ),
  single(
    'Block less a torus',
    [
      { kind: 'cylinder', id: 'drum', diameter: 40, height: 20 },
      {
        kind: 'torus',
        id: 'groove',
        operation: 'cut',
        ringDiameter: 40,
        tubeDiameter: 6,
        frame: { on: 'frame', origin: [0, 0, 10] },
      },
    ],
    [...extents(40, 40, 20)],
  ),
]

function square(v: number): number {
  return v * v
}
