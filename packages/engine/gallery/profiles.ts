/** One plan for each kind of profile: extruded 10 mm, so that the volume is ten times a known area. */
import type { PlanInput } from '../src/plan/plan.ts'
import { extents, type FeatureInput, type Need, single, volume } from './write.ts'

type ProfileInput = Extract<FeatureInput, { kind: 'extrude' }>['sketch']['add'][number]

const HEIGHT = 10
const square = (v: number) => v * v

const extruded = (
  name: string,
  profile: ProfileInput,
  area: number,
  needs: readonly Need[] = [],
  relative?: number,
): PlanInput =>
  single(
    name,
    [{ kind: 'extrude', id: 'body', sketch: { add: [profile] }, extent: { kind: 'length', length: HEIGHT } }],
    [volume(area * HEIGHT, relative), ...needs],
  )

/** Edge of a regular star with n points: 2n triangles between an outer and an inner corner. */
const starArea = (points: number, outer: number, inner: number) =>
  (points * outer * inner * Math.sin(Math.PI / points)) / 4

export const profilePlans: PlanInput[] = [
  extruded(
    'Rounded rectangle',
    { kind: 'rectangle', width: 40, height: 30, cornerRadius: 5 },
    40 * 30 - (4 - Math.PI) * 25,
    [...extents(40, 30, HEIGHT), [{ kind: 'fillet-count', radius: 5 }, 4]],
  ),
  extruded(
    'Chamfered rectangle',
    { kind: 'rectangle', width: 40, height: 30, cornerChamfer: 4, corners: ['++', '-+'] },
    40 * 30 - 16,
    extents(40, 30, HEIGHT),
  ),
  extruded('Disc', { kind: 'circle', diameter: 25 }, (Math.PI * 625) / 4, [
    [{ kind: 'cylinder-diameter', near: [12.5, 0, 5] }, 25],
  ]),
  extruded('Ellipse', { kind: 'ellipse', width: 40, height: 20 }, Math.PI * 20 * 10, extents(40, 20, HEIGHT)),
  extruded('Ring', { kind: 'ring', outerDiameter: 40, innerDiameter: 30 }, (Math.PI * (1600 - 900)) / 4, [
    [{ kind: 'wall-thickness', at: [17.5, 0, 5], direction: '+x' }, 5],
    [{ kind: 'hole-count', diameter: 30, through: true }, 1],
  ]),
  extruded('Hexagon', { kind: 'polygon', sides: 6, acrossFlats: 17 }, (Math.sqrt(3) / 2) * 17 * 17, [
    [{ kind: 'flats', at: [0, 0, 5], axis: '+z', sides: 6 }, 17],
  ]),
  extruded('Octagon', { kind: 'polygon', sides: 8, acrossCorners: 40 }, 2 * Math.SQRT2 * square(20)),
  extruded('Slot', { kind: 'slot', length: 40, width: 12 }, 28 * 12 + Math.PI * 36, extents(40, 12, HEIGHT)),
  extruded('Triangle', { kind: 'triangle', a: 30, b: 40, c: 50 }, 600, [[{ kind: 'extent', axis: 'x' }, 50]]),
  extruded(
    'Trapezoid',
    { kind: 'trapezoid', bottom: 40, top: 20, height: 15 },
    30 * 15,
    extents(40, 15, HEIGHT),
  ),
  extruded('Star', { kind: 'star', points: 5, outerDiameter: 40, innerDiameter: 16 }, starArea(5, 40, 16)),
  extruded(
    'Cross',
    { kind: 'cross', width: 40, height: 30, armWidth: 8 },
    40 * 8 + 30 * 8 - 64,
    extents(40, 30, HEIGHT),
  ),
  extruded(
    'Sector',
    { kind: 'sector', diameter: 40, innerDiameter: 20, angleDeg: 90 },
    (Math.PI / 4) * (400 - 100),
    extents(20, 20, HEIGHT),
  ),
  extruded('L section', { kind: 'section', shape: 'L', width: 40, height: 30, web: 4 }, 40 * 4 + 26 * 4),
  extruded(
    'T section',
    { kind: 'section', shape: 'T', width: 40, height: 30, web: 4, flange: 5 },
    40 * 5 + 25 * 4,
  ),
  extruded('U section', { kind: 'section', shape: 'U', width: 40, height: 30, web: 4 }, 40 * 4 + 2 * 26 * 4),
  extruded(
    'I section',
    { kind: 'section', shape: 'I', width: 20, height: 40, web: 2, flange: 3 },
    2 * 20 * 3 + 34 * 2,
    extents(20, 40, HEIGHT),
  ),
  extruded('Z section', { kind: 'section', shape: 'Z', width: 40, height: 30, web: 4 }, 4 * 30 + 2 * 18 * 4, [
    [{ kind: 'extent', axis: 'y' }, 30],
  ]),
  extruded(
    'C section',
    { kind: 'section', shape: 'C', width: 30, height: 40, web: 3, lip: 8 },
    40 * 3 + 2 * 27 * 3 + 2 * 5 * 3,
  ),
  extruded(
    'Hat section',
    { kind: 'section', shape: 'hat', width: 60, height: 25, web: 3, lip: 12 },
    36 * 3 + 2 * 22 * 3 + 2 * 12 * 3,
    extents(60, 25, HEIGHT),
  ),
  extruded(
    'Free outline',
    {
      kind: 'outline',
      start: [0, 0],
      segments: [
        { kind: 'line', to: [40, 0] },
        { kind: 'line', to: [40, 20] },
        { kind: 'arc', to: [0, 20], via: [20, 40] },
      ],
      holes: [
        {
          start: [15, 10],
          segments: [
            { kind: 'line', to: [25, 10] },
            { kind: 'line', to: [25, 18] },
            { kind: 'line', to: [15, 18] },
          ],
        },
      ],
    },
    40 * 20 + (Math.PI * 400) / 2 - 80,
    extents(40, 40, HEIGHT),
  ),
  single(
    'Splined outline',
    [
      {
        kind: 'extrude',
        id: 'body',
        sketch: {
          add: [
            {
              kind: 'outline',
              start: [-20, 0],
              segments: [
                {
                  kind: 'spline',
                  through: [
                    [-10, 8],
                    [0, 10],
                    [10, 8],
                  ],
                  to: [20, 0],
                },
                { kind: 'line', to: [20, -10] },
                { kind: 'line', to: [-20, -10] },
              ],
            },
          ],
        },
        extent: { kind: 'length', length: HEIGHT },
      },
    ],
    [
      [{ kind: 'extent', axis: 'x' }, 40],
      [{ kind: 'levels', axis: 'y', from: -10, to: 10 }, 20],
    ],
  ),
  single(
    'Wing rib',
    [
      {
        kind: 'extrude',
        id: 'rib',
        sketch: {
          add: [{ kind: 'airfoil', naca: '2412', chord: 120 }],
          cut: [{ kind: 'circle', diameter: 8, at: [36, 2] }],
        },
        extent: { kind: 'length', length: 4 },
      },
    ],
    [
      [{ kind: 'extent', axis: 'x' }, 120, 0.2],
      [{ kind: 'extent', axis: 'z' }, 4],
      [{ kind: 'hole-count', diameter: 8, through: true }, 1],
    ],
  ),
  single(
    'Gear blank from a profile',
    [
      {
        kind: 'extrude',
        id: 'gear',
        sketch: { add: [{ kind: 'gear', module: 2, teeth: 24 }], cut: [{ kind: 'circle', diameter: 10 }] },
        extent: { kind: 'length', length: 8 },
      },
    ],
    [
      [{ kind: 'extent', axis: 'x' }, 52, 0.01],
      [{ kind: 'tooth-count', centre: [0, 0, 4], axis: '+z', diameter: 48 }, 24],
    ],
  ),
]
