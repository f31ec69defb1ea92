/** Keyed and stepped shafts, standing on z = 0. */
import { twice } from '../../../language/shapes/sizes.ts'
import { handy, keyFor, share, usual } from '../choose.ts'
import type { Dimension, Family, FeatureInput } from '../family.ts'
import { cylinder, extent, levels } from '../measure.ts'

const chamfered = (
  id: string,
  diameters: readonly (readonly [diameter: number, level: number])[],
  size: number,
): FeatureInput => ({
  kind: 'chamfer',
  id: `${id}-ends`,
  edges: diameters.map(([diameter, value]) => ({ curve: 'circle', diameter, at: { axis: 'z', value } })),
  distance: size,
})

const length = (usualFactor: number): Dimension => ({
  says: 'length',
  words: 'length height depth axis-z',
  forms: 'overall length|total length|shaft length',
  default: share(usualFactor, 'diameter', `${usualFactor} diameters is usual`),
})

export const keyedShaft: Family = {
  id: 'keyed shaft',
  forms: [
    [
      'keyed shaft|shaft with keyway|shaft with a keyway|drive shaft with keyway|keyway shaft|shaft with key slot|shaft with a key slot',
    ],
  ],
  dimensions: {
    diameter: {
      says: 'diameter',
      words: 'diameter outerDiameter',
      forms: 'shaft diameter',
      default: usual(20, 'it is a common shaft'),
    },
    radius: { says: 'radius', words: 'radius' },
    length: length(5),
    keyWidth: {
      says: 'width of the keyway',
      forms: 'keyway width|key width|keyseat width',
      default: ({ need }) => ({
        value: keyFor(need('diameter'))[0],
        because: 'DIN 6885 has it for this shaft',
      }),
    },
    keyDepth: {
      says: 'depth of the keyway',
      forms: 'keyway depth|key depth|keyseat depth',
      default: ({ need }) => ({
        value: keyFor(need('diameter'))[1],
        because: 'DIN 6885 has it for this shaft',
      }),
    },
    keyLength: {
      says: 'length of the keyway',
      forms: 'keyway length|key length|keyseat length',
      default: ({ need }) => ({
        value: handy(Math.min(1.5 * need('diameter'), 0.6 * need('length'))),
        because: 'one and a half diameters is usual',
      }),
    },
  },
  linear: [twice('diameter', 'radius')],
  bare: 'diameter',
  sequence: { 2: ['diameter', 'length'] },
  portions: {
    keyway: {
      forms: 'keyway|key slot|keyseat|key way|key|slot',
      words: { width: 'keyWidth', depth: 'keyDepth', length: 'keyLength' },
      bare: 'keyWidth',
      sequence: { 2: ['keyWidth', 'keyDepth'], 3: ['keyWidth', 'keyDepth', 'keyLength'] },
    },
  },
  below: [
    ['keyWidth', 'diameter'],
    ['keyLength', 'length'],
  ],
  build: ({ id, need, called }) => {
    const [wide, long, keyLength, keyWidth] = [
      need('diameter'),
      need('length'),
      need('keyLength'),
      need('keyWidth'),
    ]
    const from = long - keyLength - Math.min(0.25 * wide, 0.3 * (long - keyLength))
    const broken = Number((0.05 * wide).toPrecision(2))
    return {
      features: [
        { kind: 'cylinder', id, diameter: wide, height: long },
        chamfered(
          id,
          [
            [wide, 0],
            [wide, long],
          ],
          broken,
        ),
        {
          kind: 'keyway',
          id: `${id}-keyway`,
          face: { surface: 'cylinder', side: 'outer', feature: id },
          width: keyWidth,
          depth: need('keyDepth'),
          length: keyLength,
          along: from - broken,
          ends: 'round',
        },
      ],
      min: [-wide / 2, -wide / 2, 0],
      max: [wide / 2, wide / 2, long],
      shape: 'round',
      measures: {
        diameter: cylinder(wide, [-wide / 2, 0, long / 2]),
        radius: cylinder(wide, [-wide / 2, 0, long / 2]),
        length: extent('z', long),
        keyWidth: {
          measure: {
            kind: 'distance',
            between: [
              [wide / 2 - need('keyDepth') / 2, -keyWidth / 2, from + keyLength / 2],
              [wide / 2 - need('keyDepth') / 2, keyWidth / 2, from + keyLength / 2],
            ],
          },
          value: keyWidth,
        },
      },
      name: `${called} ${wide} × ${long} mm`,
    }
  },
}

export const steppedShaft: Family = {
  id: 'stepped shaft',
  forms: [['stepped shaft|step shaft|shouldered shaft|transmission shaft|stepped axle|stepped rod']],
  dimensions: {
    diameter: {
      says: 'largest diameter',
      words: 'diameter outerDiameter',
      forms:
        'largest diameter|maximum diameter|max diameter|middle diameter|center diameter|shaft diameter|major diameter',
      default: usual(30, 'none was given'),
    },
    end: {
      says: 'diameter of the ends',
      forms: 'end diameter|smallest diameter|minimum diameter|min diameter|journal diameter|minor diameter',
      default: share(0.65, 'diameter', 'two thirds is usual'),
    },
    length: length(5),
    steps: {
      says: 'number of steps',
      forms: 'step|section|diameter step|stage',
      unit: 'count',
      default: usual(3, 'a journal at each end is usual'),
    },
  },
  bare: 'diameter',
  sequence: { 2: ['diameter', 'length'] },
  below: [['end', 'diameter']],
  build: ({ id, need, called }) => {
    const [wide, end, long] = [need('diameter'), need('end'), need('length')]
    const count = Math.max(2, Math.round(need('steps')))
    const middle = Math.floor(count / 2)
    // Widest in the middle (at the foot, for two), each step a like amount.
    const reach = count === 2 ? 1 : middle
    const widths = Array.from({ length: count }, (_, index) => {
      const off = count === 2 ? index : Math.min(reach, Math.abs(index - (count - 1) / 2))
      return wide - ((wide - end) * Math.round(off)) / Math.max(1, Math.round(reach))
    })
    const each = long / count
    const broken = Number((0.04 * end).toPrecision(2))
    return {
      features: [
        ...widths.map(
          (diameter, index): FeatureInput => ({
            kind: 'cylinder',
            id: index === 0 ? id : `${id}-${index + 1}`,
            diameter,
            height: each,
            ...(index === 0 ? {} : { frame: { origin: [0, 0, index * each] } }),
          }),
        ),
        chamfered(
          id,
          [
            [widths[0] as number, 0],
            [widths.at(-1) as number, long],
          ],
          broken,
        ),
      ],
      min: [-wide / 2, -wide / 2, 0],
      max: [wide / 2, wide / 2, long],
      shape: 'round',
      faces: { '+z': { min: [-end / 2, -end / 2, 0], max: [end / 2, end / 2, long] } },
      measures: {
        diameter: extent('x', wide),
        end: cylinder(end, [end / 2, 0, long - each / 2]),
        length: extent('z', long),
        steps: levels('z', 0, each),
      },
      name: `${called} ${wide} × ${long} mm`,
    }
  },
}
