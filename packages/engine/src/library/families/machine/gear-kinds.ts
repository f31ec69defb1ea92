/** Racks, ring gears and gears cut on a shaft. */
import { twice } from '../../../language/shapes/sizes.ts'
import { impossible, usual } from '../choose.ts'
import type { Built, Family, FeatureInput, Measured } from '../family.ts'
import { cylinder, extent, levels, teeth, through } from '../measure.ts'
import { block } from '../shape.ts'
import { circles, circlesOf, faceWidth, hand, meshing, toothed } from './gear-sizes.ts'

/** As many as fit; what is left over is plain, as where a longer rack was cut off. */
const wholeTeeth = (length: number, pitch: number): number => Math.floor(length / pitch + 1e-6)

export const rack: Family = {
  id: 'gear rack',
  forms: [['rack|gear rack|rack gear|toothed rack|linear gear|spur rack|straight rack']],
  dimensions: {
    module: {
      says: 'module',
      forms: 'module|mod|modulus|gear module|m',
      default: usual(2, 'it is a common module of ISO 54'),
    },
    pitch: { says: 'pitch', forms: 'pitch|tooth pitch|circular pitch|tooth spacing' },
    teeth: {
      says: 'number of teeth',
      forms: 'tooth|teeth|toothed|t',
      unit: 'count',
      default: ({ get, need }) => {
        const long = get('length')
        return long === undefined ? { value: 20, because: 'none was given' } : wholeTeeth(long, need('pitch'))
      },
    },
    pressureAngle: {
      says: 'pressure angle',
      forms: 'pressure angle',
      unit: 'deg',
      default: usual(20, 'ISO 53 has it so'),
    },
    length: { says: 'length', words: 'length axis-x' },
    faceWidth: {
      ...faceWidth(5),
      words: 'width thickness depth axis-y',
      forms: 'face width|facewidth|tooth width|rack width',
    },
    back: {
      says: 'height to the pitch line',
      forms: 'height to the pitch line|back height|base height|pitch line height',
      default: ({ need, get }) => {
        const high = get('height')
        return high === undefined
          ? { value: 4 * need('module'), because: 'four modules make a stiff back' }
          : high - need('module')
      },
    },
    height: { says: 'height', words: 'height axis-z', forms: 'overall height|total height|rack height' },
  },
  linear: [
    [
      [1, 'pitch'],
      [-Math.PI, 'module'],
    ],
    [
      [1, 'height'],
      [-1, 'back'],
      [-1, 'module'],
    ],
  ],
  formulas: [
    { gives: 'length', from: ['pitch', 'teeth'], compute: (p = 0, z = 0) => p * z, finds: true },
    { gives: 'teeth', from: ['length', 'pitch'], compute: (l = 0, p = 1) => wholeTeeth(l, p), finds: true },
  ],
  bare: 'length',
  portions: {},
  build: ({ id, need, called }) => {
    const [module, z, wide, back] = [
      need('module'),
      Math.round(need('teeth')),
      need('faceWidth'),
      need('back'),
    ]
    const [toothed, long] = [need('pitch') * z, need('length')]
    const plain = (long - toothed) / 2
    if (plain < -1e-3 * long || 2 * plain > need('pitch'))
      throw impossible(
        `A rack of ${z} teeth of module ${module} is ${Number(toothed.toFixed(3))} mm long, not ${long} mm. Change one of them.`,
      )
    const high = need('height')
    const start = -long / 2
    // The root lies a module and a quarter below the pitch line.
    const ends: FeatureInput[] =
      plain < 1e-3
        ? []
        : [start, long / 2 - plain].map((x, index) =>
            block(`${id}-end-${index + 1}`, [x, 0, 0], [x + plain, wide, back - 1.25 * module]),
          )
    return {
      features: [
        {
          kind: 'gear',
          id,
          form: 'rack',
          module,
          teeth: z,
          faceWidth: wide,
          rim: back,
          pressureAngleDeg: need('pressureAngle'),
        },
        ...ends,
      ],
      chose:
        ends.length > 0
          ? [`The rack has ${z} whole teeth, and plain ends of ${Number(plain.toFixed(2))} mm`]
          : [],
      min: [start, 0, 0],
      max: [start + long, wide, high],
      measures: {
        module: through(extent('z', high), `height ${high} mm`),
        faceWidth: extent('y', wide),
        length: extent('x', long),
        height: extent('z', high),
        back: through(extent('z', high), `height ${high} mm`),
        teeth: {
          measure: {
            kind: 'crossings',
            from: [start - 1, wide / 2, back + 0.5 * module],
            to: [start + long + 1, wide / 2, back + 0.5 * module],
          },
          value: z,
        },
      },
      name: `${called}, module ${module}, ${z} teeth`,
    }
  },
}

export const ringGear: Family = {
  id: 'ring gear',
  forms: [
    [
      'ring gear|internal gear|internal ring gear|annulus gear|annular gear|inner gear|internally toothed gear|internal spur gear',
    ],
  ],
  dimensions: {
    ...toothed(40),
    tipDiameter: { says: 'inside diameter', words: 'innerDiameter', forms: 'tip diameter|inside diameter' },
    rim: {
      says: 'outside diameter',
      words: 'outerDiameter diameter size',
      forms: 'outside diameter|rim diameter|ring diameter',
      default: ({ need }) => ({
        value: Math.ceil(need('pitchDiameter') + 2.5 * need('module') + 5 * need('module')),
        because: 'two and a half modules behind the teeth make a sound rim',
      }),
    },
    rimRadius: { says: 'outside radius', words: 'outerRadius radius' },
    faceWidth: faceWidth(5),
  },
  linear: [
    twice('pitchDiameter', 'pitchRadius'),
    twice('rim', 'rimRadius'),
    [
      [1, 'pitchDiameter'],
      [-1, 'tipDiameter'],
      [-2, 'module'],
    ],
    [
      [1, 'rootDiameter'],
      [-1, 'pitchDiameter'],
      [-2.5, 'module'],
    ],
  ],
  formulas: meshing.filter(({ from }) => !from.includes('tipDiameter')),
  bare: 'rim',
  below: [['rootDiameter', 'rim']],
  options: { form: { values: { spur: 'spur|straight' }, default: 'spur' }, hand },
  build: (order): Built => {
    const { id, need, called } = order
    const [module, width, rim] = [need('module'), need('faceWidth'), need('rim')]
    const inside: Measured = {
      ...teeth(need('teeth'), need('pitchDiameter'), [0, 0, width / 2]),
      note: `${Math.round(need('teeth'))} teeth on the pitch circle of ${Number(need('pitchDiameter').toFixed(3))} mm`,
    }
    return {
      features: [
        {
          kind: 'gear',
          id,
          form: 'internal',
          module,
          teeth: Math.round(need('teeth')),
          faceWidth: width,
          rim,
          pressureAngleDeg: need('pressureAngle'),
        },
      ],
      min: [-rim / 2, -rim / 2, 0],
      max: [rim / 2, rim / 2, width],
      shape: 'round',
      bore: need('rootDiameter'),
      measures: {
        teeth: teeth(need('teeth'), need('pitchDiameter'), [0, 0, width / 2]),
        module: inside,
        pitchDiameter: inside,
        pitchRadius: inside,
        rim: cylinder(rim, [rim / 2, 0, width / 2]),
        rimRadius: cylinder(rim, [rim / 2, 0, width / 2]),
        faceWidth: extent('z', width),
      },
      name: `${called}, module ${Number(module.toFixed(3))}, ${Math.round(need('teeth'))} teeth`,
    }
  },
}

export const gearShaft: Family = {
  id: 'gear shaft',
  forms: [
    [
      'gear shaft|spur gear shaft|pinion shaft|shaft gear|geared shaft|toothed shaft|pinion with shaft|gear on a shaft',
    ],
  ],
  options: { form: { values: { spur: 'spur|straight', helical: 'helical' }, default: 'spur' }, hand },
  dimensions: {
    ...toothed(20),
    faceWidth: { ...faceWidth(10), words: 'width thickness' },
    shaftDiameter: {
      says: 'shaft diameter',
      forms: 'shaft diameter|journal diameter',
      default: ({ need }) => ({
        value: Math.round(0.6 * need('rootDiameter')),
        because: 'six tenths of the root circle is usual',
      }),
    },
    length: {
      says: 'length',
      words: 'length height axis-z',
      forms: 'overall length|total length|shaft length',
      default: ({ need }) => ({
        value: Math.round(need('faceWidth') * 5),
        because: 'five face widths leave room for the bearings',
      }),
    },
  },
  linear: circles,
  formulas: meshing,
  bare: 'shaftDiameter',
  portions: {
    shaft: {
      forms: 'shaft|journal|axle|rod',
      words: { diameter: 'shaftDiameter', length: 'length' },
      bare: 'shaftDiameter',
      sequence: { 2: ['shaftDiameter', 'length'] },
    },
  },
  below: [
    ['faceWidth', 'length'],
    ['shaftDiameter', 'tipDiameter'],
  ],
  build: (order) => {
    const { id, need, option, called } = order
    const [width, tip, shaft, long] = [
      need('faceWidth'),
      need('tipDiameter'),
      need('shaftDiameter'),
      need('length'),
    ]
    const from = (long - width) / 2
    return {
      features: [
        { kind: 'cylinder', id, diameter: shaft, height: long },
        {
          kind: 'gear',
          id: `${id}-teeth`,
          form: need('helix') > 0 ? 'helical' : 'spur',
          module: need('module'),
          teeth: Math.round(need('teeth')),
          faceWidth: width,
          pressureAngleDeg: need('pressureAngle'),
          helixAngleDeg: need('helix'),
          hand: option('hand') === 'left' ? 'left' : 'right',
          frame: { origin: [0, 0, from] },
        },
        ...(order.told
          ? []
          : ([
              {
                kind: 'chamfer',
                id: `${id}-ends`,
                edges: [
                  { curve: 'circle', diameter: shaft, at: { axis: 'z', value: 0 } },
                  { curve: 'circle', diameter: shaft, at: { axis: 'z', value: long } },
                ],
                distance: Number((0.05 * shaft).toPrecision(2)),
              },
            ] satisfies FeatureInput[])),
      ],
      min: [-tip / 2, -tip / 2, 0],
      max: [tip / 2, tip / 2, long],
      shape: 'round',
      faces: {
        '+z': { min: [-shaft / 2, -shaft / 2, 0], max: [shaft / 2, shaft / 2, long] },
        '-z': { min: [-shaft / 2, -shaft / 2, 0], max: [shaft / 2, shaft / 2, long] },
      },
      measures: {
        teeth: teeth(need('teeth'), need('pitchDiameter'), [0, 0, long / 2]),
        ...circlesOf(order, cylinder(tip, [tip / 2, 0, long / 2])),
        faceWidth: levels('z', from, from + width),
        shaftDiameter: cylinder(shaft, [shaft / 2, 0, from / 2]),
        length: extent('z', long),
      },
      name: `${called}, module ${Number(need('module').toFixed(3))}, ${Math.round(need('teeth'))} teeth`,
    }
  },
}
