/** What sits on shafts: flanged bushings and couplings. */
import { handy, share, usual } from '../choose.ts'
import type { Family, FeatureInput, Portion } from '../family.ts'
import { bore, cylinder, extent, levels } from '../measure.ts'
import { rod } from '../shape.ts'

const FLANGE: Portion = {
  forms: 'flange|collar|rim|shoulder|lip',
  words: {
    diameter: 'flangeDiameter',
    outerDiameter: 'flangeDiameter',
    thickness: 'flangeThickness',
    width: 'flangeThickness',
    height: 'flangeThickness',
  },
  bare: 'flangeDiameter',
  sequence: { 2: ['flangeDiameter', 'flangeThickness'] },
}
const BORE: Portion = {
  forms: 'bore|hole|center hole|centre hole|central hole|through hole|inner hole',
  words: { diameter: 'bore', innerDiameter: 'bore', size: 'bore' },
  bare: 'bore',
}

export const flangedBushing: Family = {
  id: 'flanged bushing',
  shares: { bushing: 'flange', bush: 'flange' },
  forms: [
    [
      'flanged bushing|flange bushing|flanged bush|flanged sleeve|flange bush|flanged sleeve bearing|flanged plain bearing|collar bush|top hat bushing',
    ],
  ],
  dimensions: {
    bore: {
      says: 'bore',
      words: 'innerDiameter',
      forms: 'bore|bore diameter|shaft diameter|hole diameter',
      default: ({ get }) =>
        get('diameter') === undefined
          ? { value: 10, because: 'it is a common shaft' }
          : handy(0.75 * (get('diameter') ?? 0)),
    },
    diameter: {
      says: 'outside diameter',
      words: 'outerDiameter diameter',
      forms: 'sleeve diameter|body diameter',
      default: share(1.4, 'bore', 'ISO 3547 has about so much'),
    },
    wall: { says: 'wall thickness', words: 'wall' },
    length: {
      says: 'length',
      words: 'length height axis-z',
      forms: 'overall length|total length',
      default: share(1.2, 'bore', 'a little over its bore is usual'),
    },
    flangeDiameter: {
      says: 'flange diameter',
      forms: 'flange diameter|flange od|flange outer diameter',
      default: share(1.35, 'diameter', 'a third over the sleeve is usual'),
    },
    flangeThickness: {
      says: 'flange thickness',
      words: 'thickness',
      forms: 'flange thickness|flange width|flange height',
      default: ({ need }) => ({
        value: handy((need('diameter') - need('bore')) / 2),
        because: 'the wall has it',
      }),
    },
  },
  linear: [
    [
      [1, 'diameter'],
      [-1, 'bore'],
      [-2, 'wall'],
    ],
  ],
  bare: 'bore',
  sequence: { 3: ['bore', 'diameter', 'length'] },
  portions: { flange: FLANGE, bore: BORE },
  below: [
    ['bore', 'diameter'],
    ['diameter', 'flangeDiameter'],
    ['flangeThickness', 'length'],
  ],
  build: ({ id, need, called }) => {
    const [inside, wide, long, rim, thick] = [
      need('bore'),
      need('diameter'),
      need('length'),
      need('flangeDiameter'),
      need('flangeThickness'),
    ]
    return {
      features: [
        { kind: 'cylinder', id, diameter: rim, innerDiameter: inside, height: thick },
        {
          kind: 'cylinder',
          id: `${id}-sleeve`,
          diameter: wide,
          innerDiameter: inside,
          height: long - thick,
          frame: { origin: [0, 0, thick] },
        },
      ],
      min: [-rim / 2, -rim / 2, 0],
      max: [rim / 2, rim / 2, long],
      shape: 'round',
      bore: inside,
      faces: { '-z': { min: [-rim / 2, -rim / 2, 0], max: [rim / 2, rim / 2, thick] } },
      measures: {
        bore: bore(inside, [0, 0, long / 2]),
        diameter: cylinder(wide, [wide / 2, 0, (long + thick) / 2]),
        wall: {
          measure: {
            kind: 'wall-thickness',
            at: [(wide + inside) / 4, 0, (long + thick) / 2],
            direction: '+x',
          },
          value: (wide - inside) / 2,
        },
        length: extent('z', long),
        flangeDiameter: cylinder(rim, [rim / 2, 0, thick / 2]),
        flangeThickness: levels('z', 0, thick),
      },
      name: `${called} ${inside} × ${wide} × ${long} mm`,
    }
  },
}

export const coupling: Family = {
  id: 'shaft coupling',
  forms: [
    [
      'shaft coupling|rigid coupling|rigid shaft coupling|coupling|shaft coupler|coupler|sleeve coupling|motor coupling|set screw coupling|motor shaft coupler|rigid coupler|rigid shaft coupler|motor coupler|shaft adapter|shaft adaptor|motor shaft adapter|motor shaft coupling|stepper coupling|stepper coupler|stepper motor coupling|stepper motor coupler',
    ],
  ],
  dimensions: {
    bore: {
      says: 'bore',
      words: 'innerDiameter smallEnd',
      forms: 'bore|bore diameter|shaft diameter|shaft size|hole diameter',
      default: ({ get }) =>
        get('diameter') === undefined
          ? { value: 8, because: 'it is a common motor shaft' }
          : handy(0.5 * (get('diameter') ?? 0)),
    },
    otherBore: {
      says: 'other bore',
      words: 'largeEnd',
      forms: 'other bore|second bore|other bore diameter|other shaft diameter|larger bore',
      default: ({ need }) => need('bore'),
    },
    diameter: {
      says: 'outside diameter',
      words: 'outerDiameter diameter',
      default: share(2, 'otherBore', 'twice the bore is usual'),
    },
    length: {
      says: 'length',
      words: 'length height axis-z width thickness',
      forms: 'overall length|total length',
      default: share(3, 'otherBore', 'three bores give each shaft its grip'),
    },
    screws: {
      says: 'number of set screws',
      forms: 'set screw|set screw hole|grub screw|setscrew|grub screw hole',
      unit: 'count',
      default: usual(2, 'one for each shaft'),
    },
    screw: {
      says: 'set screw hole',
      forms: 'set screw diameter|set screw hole diameter|set screw size',
      default: ({ need }) => ({
        value: Math.max(1.6, handy(0.2 * need('diameter'))),
        because: 'a fifth of the diameter is usual',
      }),
    },
  },
  bare: 'bore',
  sequence: { 2: ['diameter', 'length'], 3: ['bore', 'diameter', 'length'] },
  portions: {
    bore: BORE,
    // "with set screws": as many as there are shafts.
    screws: {
      forms: 'set screw|grub screw|setscrew|set screw hole|grub screw hole|clamping screw',
      words: { diameter: 'screw', size: 'screw' },
      bare: 'screw',
      count: 'screws',
    },
  },
  thread: ({ tapDrill }) => ({ screw: tapDrill }),
  below: [
    ['bore', 'diameter'],
    ['otherBore', 'diameter'],
  ],
  build: ({ id, need, called }) => {
    const [inside, wide, long, size] = [need('bore'), need('diameter'), need('length'), need('screw')]
    const other = need('otherBore')
    const count = Math.round(need('screws'))
    const perEnd = Math.max(1, Math.ceil(count / 2))
    const holes = Array.from({ length: count }, (_, index): FeatureInput => {
      const angle = (Math.floor(index / 2) * 2 * Math.PI) / (2 * perEnd)
      const z = index % 2 === 0 ? 0.22 * long : 0.78 * long
      return {
        kind: 'cylinder',
        id: `${id}-screw-${index + 1}`,
        operation: 'cut',
        diameter: size,
        height: wide,
        frame: { origin: [0, 0, count === 1 ? long / 2 : z], normal: [Math.cos(angle), Math.sin(angle), 0] },
      }
    })
    return {
      features: [
        { kind: 'cylinder', id, diameter: wide, innerDiameter: Math.min(inside, other), height: long },
        // Each shaft goes in half way, the thicker one from above.
        ...(other === inside
          ? []
          : [rod(`${id}-other-bore`, other, [0, 0, long / 2], long / 2, '+z' as const, 'cut' as const)]),
        ...holes,
      ],
      min: [-wide / 2, -wide / 2, 0],
      max: [wide / 2, wide / 2, long],
      shape: 'round',
      bore: inside,
      measures: {
        bore: bore(inside, [0, 0, other === inside ? long / 2 : 0.1 * long]),
        otherBore: bore(other, [0, 0, 0.9 * long]),
        diameter: cylinder(wide, [-wide / 2, 0, long / 2]),
        length: extent('z', long),
        screws: { measure: { kind: 'hole-count', diameter: size }, value: count },
        screw: {
          measure: { kind: 'hole-count', diameter: size },
          value: count,
          note: `${count} holes of it`,
        },
      },
      name: `${called} ${other === inside ? inside : `${inside} to ${other}`} × ${wide} × ${long} mm`,
    }
  },
}
