/** Capsules: a cylinder that half a sphere closes at either end, standing on z = 0. */
import { twice } from '../../../language/shapes/sizes.ts'
import type { Family } from '../family.ts'
import { cylinder, extent, through } from '../measure.ts'
import { ball, rod, share, standing, usual } from '../shape.ts'

const ENDS = 'end|cap|dome'
  .split('|')
  .flatMap((noun) =>
    ['hemispherical', 'half spherical', 'spherical', 'rounded', 'round', 'domed'].map(
      (adjective) => `${adjective} ${noun}`,
    ),
  )
  .join('|')

export const capsule: Family = {
  id: 'capsule',
  forms: [
    [
      'capsule|capsule shape|pill|pill shape|capsule body|pill shaped body|capsule shaped body|spherocylinder|capsule solid|cylinder with hemispherical ends|rod with hemispherical ends',
    ],
  ],
  agrees: 'circular cylindrical',
  dimensions: {
    diameter: {
      says: 'diameter',
      words: 'diameter outerDiameter width thickness',
      default: usual(10, 'it is a handy size'),
    },
    radius: { says: 'radius', words: 'radius outerRadius' },
    overall: {
      says: 'overall length',
      words: 'length height axis-z',
      forms: 'overall length|total length|overall height|total height|tip to tip|end to end',
      default: share(3, 'diameter', 'a capsule is about three times as long as wide'),
    },
    barrel: {
      says: 'length of the straight part',
      words: 'barrelLength',
      forms:
        'straight length|cylinder length|cylindrical length|cylinder height|straight section length|barrel length',
    },
  },
  linear: [
    twice('diameter', 'radius'),
    [
      [1, 'overall'],
      [-1, 'barrel'],
      [-1, 'diameter'],
    ],
  ],
  below: [['diameter', 'overall']],
  sequence: { 2: ['diameter', 'overall'] },
  bare: 'diameter',
  portions: {
    ends: {
      forms: ENDS,
      words: { diameter: 'diameter', radius: 'radius' },
      bare: 'radius',
      plural: true,
      there: 2,
    },
    barrel: {
      forms:
        'cylinder|cylindrical body|cylindrical section|straight section|middle section|cylindrical part|barrel',
      words: {
        diameter: 'diameter',
        radius: 'radius',
        length: 'barrel',
        height: 'barrel',
        overall: 'overall',
      },
    },
  },
  build: ({ id, need }) => {
    const [d, l] = [need('diameter'), need('overall')]
    return {
      features: [
        rod(id, d, [0, 0, d / 2], l - d),
        ball(`${id}-foot`, d, [0, 0, d / 2]),
        ball(`${id}-top`, d, [0, 0, l - d / 2]),
      ],
      ...standing(d, d, l),
      shape: 'round',
      measures: {
        diameter: cylinder(d, [d / 2, 0, l / 2]),
        radius: through(cylinder(d, [d / 2, 0, l / 2]), `diameter ${d}`),
        overall: extent('z', l),
        barrel: through(extent('z', l), `${l} mm with its ends`),
      },
    }
  },
}
