/** Coil springs, standing on z = 0. */
import { type Linear, twice } from '../../../language/shapes/sizes.ts'
import type { Point3 } from '../../../plan/geometry.ts'
import { handy, share, usual } from '../choose.ts'
import type { Family } from '../family.ts'
import { extent } from '../measure.ts'

const coiled: readonly Linear[] = [
  twice('diameter', 'radius'),
  [
    [1, 'diameter'],
    [-1, 'inner'],
    [-2, 'wire'],
  ],
  [
    [1, 'diameter'],
    [-1, 'mean'],
    [-1, 'wire'],
  ],
]

export const spring: Family = {
  id: 'spring',
  forms: [
    [
      'spring|coil spring|compression spring|helical spring|helical compression spring|helical coil spring|coiled spring',
    ],
    ['extension spring|tension spring', { form: 'extension' }],
    ['torsion spring', { form: 'torsion' }],
  ],
  options: {
    form: {
      values: { compression: 'compression', extension: 'extension|tension', torsion: 'torsion' },
      default: 'compression',
    },
    ends: {
      values: {
        open: 'open ended|plain ended|open end|plain end',
        closed: 'closed|closed end|squared|closed ended',
        ground: 'ground|closed and ground|squared and ground|ground end|flat end|ground flat',
      },
      default: 'ground',
    },
    hand: { values: { right: 'right hand|right handed', left: 'left hand|left handed' }, default: 'right' },
  },
  dimensions: {
    diameter: {
      says: 'outside diameter',
      words: 'outerDiameter diameter width size',
      forms: 'coil diameter|spring diameter|outside diameter',
      default: usual(20, 'none was given'),
    },
    radius: { says: 'outside radius', words: 'outerRadius radius', forms: 'coil radius' },
    inner: { says: 'inside diameter', words: 'innerDiameter' },
    mean: { says: 'mean diameter', words: 'ringDiameter', forms: 'mean diameter|mean coil diameter' },
    wire: {
      says: 'wire diameter',
      words: 'tubeDiameter thickness',
      forms: 'wire diameter|wire thickness|wire size|wire gauge',
      default: share(0.1, 'diameter', 'a tenth of the coil is usual'),
    },
    pitch: { says: 'pitch', forms: 'pitch|coil pitch|coil spacing' },
    coils: {
      says: 'number of coils',
      forms: 'coil|turn|winding|active coil|total coil|revolution|loop',
      unit: 'count',
      default: ({ get, option }) => {
        const [long, pitch] = [get('length'), get('pitch')]
        if (long !== undefined && pitch !== undefined) return Math.max(1, Math.round(long / pitch))
        return {
          value: option('form') === 'compression' ? 8 : option('form') === 'torsion' ? 5 : 12,
          because: 'none was given',
        }
      },
    },
    length: {
      says: 'free length',
      words: 'length height axis-z',
      forms: 'free length|free height|overall length|total length|uncompressed length',
      default: ({ need, option, get }) => {
        const pitch = get('pitch')
        if (pitch !== undefined)
          return { value: pitch * need('coils') + need('wire'), because: 'pitch and coils make it' }
        const close = need('wire') * need('coils')
        const hooks = option('form') === 'extension' ? 2 * (need('diameter') - need('wire')) : 0
        const value =
          option('form') === 'compression'
            ? 3 * close
            : option('form') === 'extension'
              ? 1.05 * close + hooks
              : 1.15 * close
        return {
          value: handy(value),
          because: option('form') === 'compression' ? 'it leaves room to compress' : 'its coils lie close',
        }
      },
    },
    legs: {
      says: 'length of the legs',
      forms: 'leg length|length of the legs|arm length',
      default: ({ option, need }) =>
        option('form') === 'torsion'
          ? { value: handy(1.25 * need('diameter')), because: 'none was given' }
          : 0,
    },
  },
  linear: coiled,
  bare: 'diameter',
  portions: {
    wire: {
      forms: 'wire|steel wire|round wire',
      words: { diameter: 'wire', thickness: 'wire' },
      bare: 'wire',
    },
    leg: { forms: 'leg|arm', words: { length: 'legs' }, bare: 'legs', plural: true },
  },
  below: [['wire', 'diameter']],
  build: ({ id, need, option, called }) => {
    const [across, wire, long, coils] = [need('diameter'), need('wire'), need('length'), need('coils')]
    const form = option('form') as 'compression' | 'extension' | 'torsion'
    const centre = (across - wire) / 2
    // Half way up the wire passes over x; it begins half of all turns earlier.
    const middle: Point3 = [centre, 0, long / 2]
    const opposite = centre * Math.cos(Math.PI * (Math.round(coils) + 1))
    const wide = { ...extent('x', across), tolerance: 0.01 }
    return {
      features: [
        {
          kind: 'spring',
          id,
          form,
          wireDiameter: wire,
          outerDiameter: across,
          freeLength: long,
          coils,
          hand: option('hand') === 'left' ? 'left' : 'right',
          ...(form === 'compression' ? { ends: option('ends') as 'open' | 'closed' | 'ground' } : {}),
          ...(form === 'torsion' ? { legLength: need('legs') } : {}),
        },
      ],
      min: [-across / 2, -across / 2, 0],
      max: [across / 2, across / 2, long],
      shape: 'round',
      measures: {
        wire: {
          measure: { kind: 'wall-thickness', at: middle, direction: '+x' },
          value: wire,
        },
        ...(form === 'compression' && coils >= 2 ? { diameter: wide, radius: wide } : {}),
        ...(form === 'torsion' ? {} : { length: extent('z', long) }),
        ...(form === 'compression'
          ? {
              // Opposite to where the wire begins: each turn passes there once.
              coils: {
                measure: {
                  kind: 'crossings',
                  from: [opposite, 0, -wire],
                  to: [opposite, 0, long + wire],
                },
                value: Math.round(coils),
              },
            }
          : {}),
      },
      name: `${called}, ${across} × ${long} mm, ${coils} coils of ${wire} mm wire`,
    }
  },
}
