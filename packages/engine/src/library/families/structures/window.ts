/** Window frames: an upright rectangle of battens with bars across, standing in the xz plane. */

import type { Family, FeatureInput } from '../family.ts'
import { crossings, extent, levels, wall } from '../measure.ts'
import { block, usual } from '../shape.ts'

export const windowFrame: Family = {
  id: 'window frame',
  forms: [
    [
      'window frame|sash window|window|window sash|wooden window|casement window|door frame|window casement|double hung window|grid window|glazing frame|casement frame',
    ],
  ],
  agrees: 'rectangular square xz',
  dimensions: {
    width: { says: 'width', words: 'width length axis-x', default: usual(600, 'it is a common width') },
    height: {
      says: 'height',
      words: 'height axis-z',
      default: ({ need }) => ({ value: 1.5 * need('width'), because: 'it is half as high again as wide' }),
    },
    frame: {
      says: 'frame width',
      words: 'thickness wall',
      forms: 'frame width|frame thickness|profile width|batten width|stile width',
      default: ({ need }) => ({
        value: Math.max(1, Math.round(0.07 * need('width'))),
        because: 'it suits the window',
      }),
    },
    depth: {
      says: 'frame depth',
      words: 'depth axis-y',
      forms: 'frame depth|profile depth',
      default: ({ need }) => ({ value: need('frame'), because: 'the battens are square' }),
    },
    vertical: {
      says: 'number of vertical bars',
      unit: 'count',
      forms: 'vertical bar|vertical muntin|mullion|vertical glazing bar',
      default: () => 0,
    },
    horizontal: {
      says: 'number of horizontal bars',
      unit: 'count',
      forms: 'horizontal bar|horizontal muntin|transom|horizontal glazing bar|crossbar|cross bar',
      default: () => 0,
    },
    bar: {
      says: 'bar width',
      forms: 'bar width|bar thickness|muntin width|glazing bar width',
      default: ({ need }) =>
        need('vertical') + need('horizontal') > 0
          ? {
              value: Number((0.7 * need('frame')).toPrecision(3)),
              because: 'bars are lighter than the frame',
            }
          : 0,
    },
  },
  sequence: { 2: ['width', 'height'], 3: ['width', 'height', 'depth'] },
  bare: 'width',
  portions: {
    frame: {
      forms: 'frame|outer frame|frame profile|frame section|batten|profile',
      words: { width: 'frame', thickness: 'frame', depth: 'depth' },
      sequence: { 2: ['frame', 'depth'] },
      bare: 'frame',
    },
    verticalBar: {
      forms:
        'vertical bar|vertical muntin|mullion|vertical glazing bar|central vertical bar|center vertical bar',
      words: { width: 'bar', thickness: 'bar' },
      bare: 'bar',
      count: 'vertical',
    },
    horizontalBar: {
      forms: 'horizontal bar|horizontal muntin|transom|horizontal glazing bar|crossbar|cross bar',
      words: { width: 'bar', thickness: 'bar' },
      bare: 'bar',
      count: 'horizontal',
    },
  },
  below: [
    ['frame', 'width'],
    ['frame', 'height'],
  ],
  build: ({ id, need, has }) => {
    const [w, h, f, d, b] = [need('width'), need('height'), need('frame'), need('depth'), need('bar')]
    // A bar that is named without a number is one bar.
    const counts = [
      need('vertical') || (has('verticalBar') ? 1 : 0),
      need('horizontal') || (has('horizontalBar') ? 1 : 0),
    ] as const
    const thick = b > 0 ? b : 0.7 * f
    const room = [w - 2 * f, h - 2 * f] as const
    const bars = ([0, 1] as const).flatMap((way): FeatureInput[] =>
      Array.from({ length: counts[way] }, (_, index): FeatureInput => {
        const at = ((index + 1) / (counts[way] + 1)) * room[way] - room[way] / 2
        const name = `${id}-${way === 0 ? 'vertical' : 'horizontal'}-${index + 1}`
        return way === 0
          ? block(name, [at - thick / 2, -0.35 * d, f / 2], [at + thick / 2, 0.35 * d, h - f / 2])
          : block(
              name,
              [-w / 2 + f / 2, -0.35 * d, h / 2 + at - thick / 2],
              [w / 2 - f / 2, 0.35 * d, h / 2 + at + thick / 2],
            )
      }),
    )
    const off = [room[0] / (counts[0] + 1) / 2, room[1] / (counts[1] + 1) / 2] as const
    return {
      features: [
        {
          kind: 'extrude',
          id,
          sketch: {
            add: [{ kind: 'rectangle', width: w, height: h }],
            cut: [{ kind: 'rectangle', width: room[0], height: room[1] }],
          },
          plane: { on: 'frame', origin: [0, 0, h / 2], normal: '-y', x: '+x' },
          extent: { kind: 'length', length: d, direction: 'both' },
        },
        ...bars,
      ],
      min: [-w / 2, -d / 2, 0],
      max: [w / 2, d / 2, h],
      measures: {
        width: extent('x', w),
        height: extent('z', h),
        frame: wall(f, [-w / 2 + f / 2, 0, f + off[1]], '+x'),
        depth: levels('y', -d / 2, d / 2),
        vertical: crossings(
          counts[0],
          [-w / 2 + f * 1.001, 0, f + off[1]],
          [w / 2 - f * 1.001, 0, f + off[1]],
        ),
        horizontal: crossings(
          counts[1],
          [-w / 2 + f + off[0], 0, f * 1.001],
          [-w / 2 + f + off[0], 0, h - f * 1.001],
        ),
        bar: wall(
          thick,
          counts[0] > 0
            ? [room[0] / (counts[0] + 1) - room[0] / 2, 0, f + off[1]]
            : [-w / 2 + f + off[0], 0, h / 2 + room[1] / (counts[1] + 1) - room[1] / 2],
          counts[0] > 0 ? '+x' : '+z',
        ),
      },
    }
  },
}
