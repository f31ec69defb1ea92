/** Pulleys and sprockets, lying on z = 0. */
import { twice } from '../../../language/shapes/sizes.ts'
import { handy, share, usual } from '../choose.ts'
import type { Dimension, Family, Portion } from '../family.ts'
import { bore, cylinder, extent, levels, teeth, through } from '../measure.ts'

const BORE: Portion = {
  forms:
    'bore|hole|center hole|centre hole|central hole|shaft hole|center bore|centre bore|central bore|axle hole|through hole|mounting hole',
  words: { diameter: 'bore', innerDiameter: 'bore', size: 'bore' },
  bare: 'bore',
}
const HUB: Portion = {
  forms: 'hub|boss|raised hub',
  words: {
    diameter: 'hubDiameter',
    outerDiameter: 'hubDiameter',
    length: 'hubLength',
    height: 'hubLength',
    width: 'hubLength',
    thickness: 'hubLength',
  },
  bare: 'hubDiameter',
  sequence: { 2: ['hubDiameter', 'hubLength'] },
}

const BELT =
  'belt|timing belt|v belt|toothed belt|wide belt|drive belt|flat belt|gt2 belt|gt2 timing belt|synchronous belt'

/** A bore and, where it is asked for, a hub. */
const mounting = (usualBore: Dimension['default']): Record<string, Dimension> => ({
  bore: {
    says: 'bore',
    words: 'innerDiameter',
    forms: 'bore|bore diameter|shaft diameter|bore size|hole diameter',
    ...(usualBore === undefined ? {} : { default: usualBore }),
  },
  hubDiameter: {
    says: 'hub diameter',
    forms: 'hub diameter|hub od',
    default: ({ has, get, need }) =>
      has('hub') || get('hubLength') !== undefined
        ? { value: handy(2 * need('bore')), because: 'a hub is about twice its bore' }
        : 0,
  },
  hubLength: {
    says: 'hub length',
    forms: 'hub length|hub height|hub projection',
    default: ({ need }) =>
      need('hubDiameter') > 0
        ? { value: handy(0.5 * need('hubDiameter')), because: 'half its diameter is usual' }
        : 0,
  },
})

/** Belts by the name they are sold under: profile, pitch, width of the pulley for the common belt. */
const BELTS = [
  ['GT2', 2, 7],
  ['GT3', 3, 10],
  ['HTD3', 3, 10],
  ['HTD5', 5, 16],
  ['T5', 5, 11],
  ['XL', 5.08, 11],
] as const

export const timingPulley: Family = {
  id: 'timing pulley',
  forms: [
    [
      'timing pulley|timing belt pulley|toothed pulley|synchronous pulley|toothed belt pulley|belt gear|timing wheel',
    ],
    ['xl pulley|xl timing pulley', { belt: '5' }],
  ],
  options: {
    belt: { values: { '5': 'xl' }, default: '0' },
    flanges: { values: { with: 'flanged|with flanges', without: 'flangeless|unflanged' }, default: 'with' },
  },
  designation: (name) => {
    const index = BELTS.findIndex(([profile]) => profile.toLowerCase() === name.replaceAll(/[\s-]|m$/gu, ''))
    return index < 0 ? undefined : { profile: index }
  },
  dimensions: {
    profile: { says: 'belt profile', unit: 'count', default: ({ option }) => Number(option('belt')) },
    teeth: {
      says: 'number of teeth',
      forms: 'tooth|teeth|toothed|t',
      unit: 'count',
      default: usual(20, 'none was given'),
    },
    beltWidth: { says: 'belt width', forms: 'belt width' },
    width: {
      says: 'width of the toothed part',
      words: 'width thickness height length axis-z',
      forms: 'tooth width|face width',
      default: ({ need, get }) => {
        const belt = get('beltWidth')
        return belt === undefined
          ? { value: BELTS[need('profile')]?.[2] ?? 7, because: 'the common belt runs in it' }
          : {
              value: belt + Math.max(1, handy(0.1 * belt)),
              because: 'the belt runs free between the flanges',
            }
      },
    },
    pitchDiameter: { says: 'pitch diameter', forms: 'pitch diameter' },
    ...mounting(({ need }) => ({
      value: Math.max(3, Math.min(8, handy(0.4 * need('pitchDiameter')))),
      because: 'it fits the usual motor shafts',
    })),
  },
  formulas: [
    {
      gives: 'pitchDiameter',
      from: ['teeth', 'profile'],
      compute: (z = 0, belt = 0) => (z * (BELTS[belt]?.[1] ?? 2)) / Math.PI,
    },
  ],
  portions: {
    bore: BORE,
    hub: HUB,
    belt: { forms: BELT, words: { width: 'beltWidth', size: 'beltWidth' }, bare: 'beltWidth' },
  },
  below: [
    ['bore', 'pitchDiameter'],
    ['bore', 'hubDiameter'],
    ['beltWidth', 'width'],
  ],
  build: ({ id, need, option, called, lacks, get }) => {
    const [profile, pitch] = BELTS[need('profile')] ?? BELTS[0]
    const [z, width, hub, hubLength] = [
      Math.round(need('teeth')),
      need('width'),
      need('hubDiameter'),
      need('hubLength'),
    ]
    const flanges = option('flanges') === 'with' && !lacks('flange')
    const across = (z * pitch) / Math.PI
    const rim = across + (flanges ? 4 : 0)
    return {
      features: [
        {
          kind: 'pulley',
          id,
          width,
          groove: { kind: 'timing', belt: profile, teeth: z, flanges },
          ...(need('bore') > 0 ? { bore: need('bore') } : {}),
          ...(hub > 0 ? { hub: { diameter: hub, length: hubLength } } : {}),
        },
      ],
      min: [-rim / 2, -rim / 2, 0],
      max: [rim / 2, rim / 2, width + hubLength],
      shape: 'round',
      bore: need('bore'),
      measures: {
        teeth: teeth(z, 0.94 * across, [0, 0, width / 2]),
        width: levels('z', 0, width),
        ...(get('beltWidth') === undefined
          ? {}
          : { beltWidth: through(levels('z', 0, width), `${width} mm for the belt to run in`) }),
        hubLength: levels('z', width, width + hubLength),
        bore: bore(need('bore'), [0, 0, width / 2]),
        pitchDiameter: through(teeth(z, 0.94 * across, [0, 0, width / 2]), `${z} teeth of ${pitch} mm pitch`),
        hubDiameter: cylinder(hub, [hub / 2, 0, width + hubLength / 2]),
      },
      name: `${called} ${profile}, ${z} teeth`,
    }
  },
}

/** ISO 4183 section A: top width 13 mm, 38° flanks. */
export const vPulley: Family = {
  id: 'pulley',
  forms: [
    [
      'pulley|v belt pulley|vee pulley|v pulley|belt pulley|sheave|v groove pulley|v belt sheave|grooved pulley',
    ],
    [
      'rope pulley|cable pulley|round groove pulley|wire rope pulley|rope sheave|cable sheave',
      { groove: 'round' },
    ],
    ['flat pulley|flat belt pulley|crowned pulley', { groove: 'flat' }],
  ],
  options: {
    groove: {
      values: {
        vee: 'v groove|vee groove|v grooved|v belt',
        round: 'round groove|u groove|rope groove',
        flat: 'flat|flat faced|crowned',
      },
      default: 'vee',
    },
  },
  dimensions: {
    diameter: {
      says: 'outside diameter',
      words: 'outerDiameter diameter size',
      default: usual(80, 'none was given'),
    },
    radius: { says: 'outside radius', words: 'outerRadius radius' },
    grooves: { says: 'number of grooves', forms: 'groove|v groove|belt groove', unit: 'count', default: 1 },
    width: {
      says: 'width',
      words: 'width thickness height length axis-z',
      forms: 'face width|rim width',
      default: ({ need, option }) => {
        const across = need('diameter')
        if (option('groove') === 'vee')
          return {
            value: handy(Math.min(20, 0.25 * across) + (need('grooves') - 1) * Math.min(17, 0.22 * across)),
            because: 'the groove and its rims need it',
          }
        return {
          value: handy((option('groove') === 'flat' ? 0.5 : 0.22) * across),
          because: 'it is usual for the diameter',
        }
      },
    },
    grooveDepth: {
      says: 'depth of the groove',
      forms: 'groove depth|depth of the groove',
      default: ({ need, option }) =>
        option('groove') === 'flat'
          ? 0
          : {
              value: handy(Math.min(11, 0.14 * need('diameter'), 0.45 * need('width'))),
              because: 'the belt or rope sinks in so far',
            },
    },
    ...mounting(share(0.18, 'diameter', 'it suits the diameter')),
  },
  linear: [twice('diameter', 'radius')],
  becomes: { 'timing pulley': 'tooth|teeth|toothed|timing|timing belt|synchronous|xl' },
  bare: 'diameter',
  sequence: { 2: ['diameter', 'width'], 3: ['diameter', 'bore', 'width'] },
  portions: { bore: BORE, hub: HUB, belt: { forms: BELT, words: { width: 'width' }, bare: 'width' } },
  below: [
    ['bore', 'diameter'],
    ['bore', 'hubDiameter'],
    ['hubDiameter', 'diameter'],
  ],
  build: ({ id, need, option, called }) => {
    const [across, width, depth, hub, hubLength] = [
      need('diameter'),
      need('width'),
      need('grooveDepth'),
      need('hubDiameter'),
      need('hubLength'),
    ]
    const count = Math.round(need('grooves'))
    const topWidth = Math.min((0.7 * width) / count, 1.18 * depth)
    const groove =
      option('groove') === 'round'
        ? ({ kind: 'round', radius: Math.min(depth, 0.4 * width) } as const)
        : option('groove') === 'flat'
          ? ({ kind: 'flat', crown: Number((0.01 * width).toPrecision(2)) } as const)
          : ({ kind: 'vee', depth, topWidth, count, ...(count > 1 ? { pitch: width / count } : {}) } as const)
    return {
      features: [
        {
          kind: 'pulley',
          id,
          groove,
          diameter: across,
          width,
          ...(need('bore') > 0 ? { bore: need('bore') } : {}),
          ...(hub > 0 ? { hub: { diameter: hub, length: hubLength } } : {}),
        },
      ],
      min: [-across / 2, -across / 2, 0],
      max: [across / 2, across / 2, width + hubLength],
      shape: 'round',
      bore: need('bore'),
      measures: {
        diameter: extent('x', across),
        radius: extent('x', across),
        width: levels('z', 0, width),
        bore: bore(need('bore'), [0, 0, width / 2]),
        hubDiameter: cylinder(hub, [hub / 2, 0, width + hubLength / 2]),
        hubLength: levels('z', width, width + hubLength),
        ...(option('groove') === 'vee'
          ? {
              grooves: {
                measure: {
                  kind: 'crossings',
                  from: [across / 2 - 0.4 * depth, 0, -1],
                  to: [across / 2 - 0.4 * depth, 0, width + 1],
                },
                value: count + 1,
                note: `${count + 1} rims`,
              },
            }
          : {}),
      },
      name: `${called} ${across} × ${width} mm`,
    }
  },
}

/** ISO 606 chains: pitch, roller diameter, width of the sprocket's teeth. */
const CHAINS = [
  [6.35, 3.3, 2.8],
  [8, 5, 2.7],
  [9.525, 6.35, 5.2],
  [12.7, 8.51, 7.2],
  [15.875, 10.16, 9.1],
  [19.05, 12.07, 11.1],
  [25.4, 15.88, 16.2],
] as const

const chainOf = (pitch: number): readonly [number, number, number] =>
  CHAINS.find(([each]) => Math.abs(each - pitch) < 0.05) ?? [pitch, 0.65 * pitch, 0.55 * pitch]

export const sprocket: Family = {
  id: 'sprocket',
  forms: [
    [
      'sprocket|chain sprocket|chain wheel|chainring|chain ring|sprocket wheel|bicycle sprocket|roller chain sprocket|bike sprocket',
    ],
  ],
  dimensions: {
    teeth: {
      says: 'number of teeth',
      forms: 'tooth|teeth|toothed|t',
      unit: 'count',
      default: usual(17, 'it is a common number'),
    },
    chainPitch: {
      says: 'chain pitch',
      forms: 'chain pitch|pitch|tooth pitch',
      default: usual(12.7, 'chain 08B of ISO 606 has it'),
    },
    rollerDiameter: {
      says: 'roller diameter',
      forms: 'roller diameter|roller size',
      default: ({ need }) => ({
        value: chainOf(need('chainPitch'))[1],
        because: 'ISO 606 has it for this chain',
      }),
    },
    thickness: {
      says: 'thickness',
      words: 'thickness width height length axis-z',
      forms: 'tooth width|plate thickness',
      default: ({ need }) => ({
        value: chainOf(need('chainPitch'))[2],
        because: 'ISO 606 has it for this chain',
      }),
    },
    pitchDiameter: { says: 'pitch diameter', forms: 'pitch diameter|pitch circle diameter|pitch circle|pcd' },
    ...mounting(share(0.25, 'pitchDiameter', 'it suits the diameter')),
  },
  formulas: [
    {
      gives: 'pitchDiameter',
      from: ['chainPitch', 'teeth'],
      compute: (p = 0, z = 1) => p / Math.sin(Math.PI / z),
    },
    {
      gives: 'chainPitch',
      from: ['pitchDiameter', 'teeth'],
      compute: (d = 0, z = 1) => d * Math.sin(Math.PI / z),
    },
  ],
  portions: { bore: BORE, hub: HUB },
  below: [
    ['bore', 'pitchDiameter'],
    ['bore', 'hubDiameter'],
    ['hubDiameter', 'pitchDiameter'],
  ],
  build: ({ id, need, called }) => {
    const [z, thick, pitch, hub, hubLength] = [
      Math.round(need('teeth')),
      need('thickness'),
      need('pitchDiameter'),
      need('hubDiameter'),
      need('hubLength'),
    ]
    const across = pitch + 0.7 * need('chainPitch')
    const counted = teeth(z, pitch, [0, 0, thick / 2])
    return {
      features: [
        {
          kind: 'sprocket',
          id,
          chainPitch: need('chainPitch'),
          rollerDiameter: need('rollerDiameter'),
          teeth: z,
          thickness: thick,
          ...(need('bore') > 0 ? { bore: need('bore') } : {}),
          ...(hub > 0 ? { hub: { diameter: hub, length: hubLength } } : {}),
        },
      ],
      min: [-across / 2, -across / 2, 0],
      max: [across / 2, across / 2, thick + hubLength],
      shape: 'round',
      bore: need('bore'),
      measures: {
        teeth: counted,
        pitchDiameter: through(counted, `${z} teeth on it`),
        chainPitch: through(counted, `${z} teeth on the pitch circle of ${Number(pitch.toFixed(3))} mm`),
        thickness: levels('z', 0, thick),
        bore: bore(need('bore'), [0, 0, thick / 2]),
        hubDiameter: cylinder(hub, [hub / 2, 0, thick + hubLength / 2]),
        hubLength: levels('z', thick, thick + hubLength),
      },
      name: `${called}, ${z} teeth, pitch ${need('chainPitch')} mm`,
    }
  },
}
