/** Half of a pipe, lying along y: a trough that is open upwards, or an arch that is open downwards. */
import type { Point2 } from '../../../plan/geometry.ts'
import type { Family } from '../family.ts'
import { cylinder, extent, through, wall } from '../measure.ts'
import { boreBelow, boreDimensions, boreRelations } from './bore.ts'

export const halfPipe: Family = {
  id: 'half pipe',
  forms: [
    [
      'half pipe|half tube|half pipe trough|half round trough|semicircular trough|half round gutter|half shell|half pipe channel|half round channel|trough|gutter',
    ],
    ['arched half pipe|half pipe saddle|half round arch|half round cover', { opening: 'down' }],
  ],
  agrees: 'semicircular circular hollow xz',
  idle: 'spans|span|spanning',
  // A trough may be a box as well: it is half a pipe where its arc or a half of something is named.
  shares: { trough: 'arc', gutter: 'arc' },
  options: {
    opening: {
      values: {
        up: 'opening upward|opening upwards|opening up|opens upward|open upward|open upwards|facing up|facing upward|opening at the top',
        down: 'opening downward|opening downwards|opening down|opens downward|open downward|open downwards|facing down|facing downward',
      },
      default: 'up',
    },
  },
  dimensions: {
    ...boreDimensions(50),
    width: { says: 'width', words: 'width axis-x' },
    height: { says: 'height', words: 'height axis-z' },
    length: {
      says: 'length',
      words: 'length extrusion axis-y depth',
      forms: 'trough length|pipe length|gutter length',
      default: ({ need }) => ({ value: 2 * need('od'), because: 'two widths make a short trough' }),
    },
  },
  linear: [
    ...boreRelations,
    [
      [1, 'width'],
      [-1, 'od'],
    ],
    [
      [1, 'height'],
      [-1, 'outerRadius'],
    ],
  ],
  below: boreBelow,
  bare: 'od',
  portions: {
    arc: {
      forms:
        'arc|semicircular arc|half circle|semicircle|half pipe trough|half pipe|half round trough|half tube|semicircular trough|half round gutter',
      words: {
        outerRadius: 'outerRadius',
        radius: 'outerRadius',
        innerRadius: 'innerRadius',
        outerDiameter: 'od',
        diameter: 'od',
        innerDiameter: 'id',
        wall: 'wall',
        thickness: 'wall',
      },
      bare: 'od',
    },
  },
  build: ({ id, need, option }) => {
    const [od, inner, t, length] = [need('od'), need('id'), need('wall'), need('length')]
    const [outside, inside] = [od / 2, inner / 2]
    const up = option('opening') === 'up'
    // Seen along y: the flat rims at the height of the axis, the round side away from the opening.
    const level = up ? outside : 0
    const side = up ? -1 : 1
    const at = (x: number, out: number): Point2 => [x, level + side * out]
    const low = up ? 0 : outside
    return {
      features: [
        {
          kind: 'extrude',
          id,
          sketch: {
            add: [
              {
                kind: 'outline',
                start: at(-outside, 0),
                segments: [
                  { kind: 'arc', to: at(outside, 0), via: at(0, outside) },
                  { kind: 'line', to: at(inside, 0) },
                  { kind: 'arc', to: at(-inside, 0), via: at(0, inside) },
                ],
              },
            ],
          },
          plane: { on: 'frame', normal: '-y', x: '+x' },
          extent: { kind: 'length', length, direction: 'both' },
        },
      ],
      min: [-outside, -length / 2, 0],
      max: [outside, length / 2, outside],
      measures: {
        od: cylinder(od, [0, 0, low], '+y'),
        outerRadius: through(cylinder(od, [0, 0, low], '+y'), `outer diameter ${od}`),
        id: through(wall(t, [0, 0, Math.abs(low - t / 2)], '+z'), `wall ${t}`),
        innerRadius: through(wall(t, [0, 0, Math.abs(low - t / 2)], '+z'), `wall ${t}`),
        wall: wall(t, [0, 0, Math.abs(low - t / 2)], '+z'),
        width: extent('x', od),
        height: extent('z', outside),
        length: extent('y', length),
      },
    }
  },
}
