/** Casters: a wheel in a fork under a plate. */
import type { Family, FeatureInput } from '../family.ts'
import { cylinder, extent, levels, wall } from '../measure.ts'
import { block, rod, share, usual } from '../shape.ts'

export const caster: Family = {
  id: 'caster',
  forms: [['caster|castor|caster wheel|castor wheel|swivel caster|furniture caster|trolley caster']],
  dimensions: {
    diameter: {
      says: 'wheel diameter',
      words: 'diameter',
      forms: 'wheel diameter',
      default: usual(50, 'it rolls over door sills'),
    },
    width: {
      says: 'wheel width',
      words: 'width',
      forms: 'wheel width',
      default: share(0.4, 'diameter', 'it does not mark the floor'),
    },
    plate: {
      says: 'plate length',
      words: 'length',
      forms: 'plate length|plate size|plate width',
      default: share(1.2, 'diameter', 'four screws hold it'),
    },
    thickness: {
      says: 'plate thickness',
      words: 'thickness',
      forms: 'plate thickness|fork thickness',
      default: share(0.06, 'diameter', 'pressed steel is so thick'),
    },
    height: {
      says: 'overall height',
      words: 'height axis-z',
      default: ({ need }) => ({
        value: Number((1.35 * need('diameter')).toPrecision(3)),
        because: 'the wheel turns clear of the plate',
      }),
    },
    hole: {
      says: 'hole diameter',
      forms: 'hole diameter|screw hole diameter',
      default: ({ need }) => ({
        value: Number((0.1 * need('diameter')).toPrecision(2)),
        because: 'wood screws pass',
      }),
    },
  },
  bare: 'diameter',
  portions: {
    wheel: { forms: 'wheel', words: { diameter: 'diameter', width: 'width' }, bare: 'diameter' },
    plate: {
      forms: 'plate|mounting plate|top plate',
      words: { length: 'plate', thickness: 'thickness' },
      bare: 'plate',
    },
    fork: { forms: 'fork|bracket|yoke', words: { thickness: 'thickness' } },
  },
  below: [['diameter', 'height']],
  build: ({ id, need }) => {
    const [d, w, p, t, h, hole] = [
      need('diameter'),
      need('width'),
      need('plate'),
      need('thickness'),
      need('height'),
      need('hole'),
    ]
    const gap = Math.max(0.04 * d, 0.5)
    const y = w / 2 + gap
    const axle = 0.2 * d
    const cheek = (name: string, y0: number): FeatureInput => ({
      kind: 'extrude',
      id: name,
      sketch: {
        add: [
          {
            kind: 'trapezoid',
            bottom: 0.5 * d,
            top: 0.8 * d,
            height: h - t - d / 2,
            at: [0, (h - t + d / 2) / 2],
          },
          { kind: 'circle', diameter: 0.5 * d, at: [0, d / 2] },
        ],
      },
      plane: { on: 'frame', origin: [0, y0 + t, 0], normal: '-y', x: '+x' },
      extent: { kind: 'length', length: t },
    })
    return {
      features: [
        block(id, [-p / 2, -0.4 * p, h - t], [p / 2, 0.4 * p, h]),
        {
          kind: 'hole',
          id: `${id}-holes`,
          diameter: hole,
          positions: { kind: 'corners', inset: [0.12 * p, 0.12 * p] },
        },
        cheek(`${id}-cheek-1`, y),
        cheek(`${id}-cheek-2`, -y - t),
        rod(`${id}-axle`, axle, [0, -y - t, d / 2], 2 * (y + t), '+y'),
        rod(`${id}-wheel`, d, [0, -w / 2, d / 2], w, '+y'),
      ],
      min: [-p / 2, -0.4 * p, 0],
      max: [p / 2, 0.4 * p, h],
      measures: {
        diameter: cylinder(d, [0, 0, 0], '+y'),
        width: wall(w, [0.35 * d, 0, 0.3 * d], '+y'),
        plate: extent('x', p),
        thickness: levels('z', h - t, h),
        height: extent('z', h),
        hole: { measure: { kind: 'hole-count', diameter: hole }, value: 4 },
      },
    }
  },
}
