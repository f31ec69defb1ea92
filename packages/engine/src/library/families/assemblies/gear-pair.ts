/** Two gears in mesh, at the distance that their teeth ask for. */
import type { Family, Measured } from '../family.ts'
import {
  faceWidth,
  form,
  gearFeature,
  helix,
  module,
  pitchDiameter,
  soundBore,
  teeth,
  turnBeside,
} from './mesh.ts'

const RAD = Math.PI / 180

export const gearPair: Family = {
  id: 'gear pair',
  forms: [
    [
      'meshing gear|meshing spur gear|mating gear|mating spur gear|intermeshing gear|meshed gear|gear set|gearset|gear mesh|meshing gear set',
    ],
    ['meshing helical gear|mating helical gear', { form: 'helical' }],
    ['meshing herringbone gear|mating herringbone gear', { form: 'herringbone' }],
  ],
  consists: 2,
  lists: { teeth: ['pinionTeeth', 'wheelTeeth'] },
  asIs: 'meshing|meshing with|in mesh with|in mesh|mesh|mesh with|engaging|driving|each other|together|correctly meshed|properly meshed',
  options: { form },
  dimensions: {
    teeth,
    helix,
    module,
    pinionTeeth: {
      says: 'number of pinion teeth',
      forms: 'pinion tooth|pinion teeth',
      unit: 'count',
      default: () => ({ value: 18, because: 'fewer than 17 would be undercut' }),
    },
    wheelTeeth: {
      says: 'number of wheel teeth',
      forms: 'wheel tooth|wheel teeth|gear teeth',
      unit: 'count',
      default: ({ need }) => ({ value: 2 * need('pinionTeeth'), because: 'two to one is a common ratio' }),
    },
    distance: {
      says: 'centre distance',
      forms:
        'centre distance|center distance|center to center distance|centre to centre distance|axle distance|shaft distance|axis distance',
    },
    faceWidth,
    pinionBore: {
      says: 'bore of the pinion',
      forms: 'pinion bore',
      default: soundBore('pinionTeeth'),
    },
    wheelBore: {
      says: 'bore of the wheel',
      forms: 'wheel bore',
      default: soundBore('wheelTeeth'),
    },
  },
  formulas: [
    {
      gives: 'distance',
      from: ['module', 'pinionTeeth', 'wheelTeeth', 'helix'],
      compute: (m, a, b, angle) => (m * (a + b)) / 2 / Math.cos(angle * RAD),
    },
    {
      gives: 'module',
      from: ['distance', 'pinionTeeth', 'wheelTeeth', 'helix'],
      compute: (d, a, b, angle) => ((2 * d) / (a + b)) * Math.cos(angle * RAD),
    },
  ],
  portions: {
    pinion: {
      forms:
        'pinion|small gear|smaller gear|driver|driving gear|drive gear|input gear|driver gear|pinion gear|first gear',
      words: { teeth: 'pinionTeeth', bore: 'pinionBore', innerDiameter: 'pinionBore' },
    },
    wheel: {
      forms:
        'wheel|large gear|larger gear|big gear|bigger gear|driven gear|output gear|gear wheel|second gear|other gear|gear',
      words: { teeth: 'wheelTeeth', bore: 'wheelBore', innerDiameter: 'wheelBore' },
    },
  },
  build: (order) => {
    const { need } = order
    const [pinion, wheel, width] = [
      Math.round(need('pinionTeeth')),
      Math.round(need('wheelTeeth')),
      need('faceWidth'),
    ]
    const away = need('distance')
    const [small, large] = [
      pitchDiameter(order, pinion) + 2 * need('module'),
      pitchDiameter(order, wheel) + 2 * need('module'),
    ]
    const counted = (part: string, count: number): Measured => ({
      measure: {
        kind: 'tooth-count',
        part,
        centre: [0, 0, width / 2],
        axis: '+z',
        diameter: pitchDiameter(order, count),
      },
      value: count,
    })
    const bored = (part: string, value: number): Measured => ({
      measure: { kind: 'hole-diameter', part, near: [0, 0, width / 2], axis: '+z' },
      value,
    })
    // From the wheel's axis, which is the origin, to the pinion's: both bores are on the middle line.
    const apart: Measured = {
      measure: {
        kind: 'hole-position',
        diameter: need('pinionBore'),
        near: [away, 0, width / 2],
        along: 'x',
      },
      value: away,
      note: 'in the distance of the axes',
    }
    return {
      features: [],
      parts: [
        {
          id: 'wheel',
          name: `Wheel, ${wheel} teeth`,
          colour: '#8a9099',
          features: [gearFeature(order, 'wheel', wheel, 'driver', { bore: need('wheelBore') })],
        },
        {
          id: 'pinion',
          name: `Pinion, ${pinion} teeth`,
          colour: '#d9a441',
          features: [gearFeature(order, 'pinion', pinion, 'driven', { bore: need('pinionBore') })],
        },
      ],
      instances: [
        { id: 'wheel', part: 'wheel' },
        {
          id: 'pinion',
          part: 'pinion',
          placement: {
            kind: 'coordinates',
            translate: [away, 0, 0],
            rotate: { axis: '+z', angleDeg: turnBeside(0, wheel, pinion) },
          },
        },
      ],
      relations: [],
      min: [-large / 2, -large / 2, 0],
      max: [away + small / 2, large / 2, width],
      shape: 'round',
      bore: need('wheelBore'),
      measures: {
        pinionTeeth: counted('pinion', pinion),
        wheelTeeth: counted('wheel', wheel),
        module: apart,
        helix: apart,
        distance: apart,
        faceWidth: { measure: { kind: 'extent', axis: 'z' }, value: width },
        pinionBore: bored('pinion', need('pinionBore')),
        wheelBore: bored('wheel', need('wheelBore')),
      },
      name: `Gear pair ${pinion}/${wheel}, module ${Number(need('module').toFixed(4))}`,
    }
  },
}
