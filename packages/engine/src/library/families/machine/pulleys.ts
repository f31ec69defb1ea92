/** Pulleys, lying on z = 0. */
import { twice } from '../../../language/shapes/sizes.ts'
import { handy, share, usual } from '../choose.ts'
import type { Family } from '../family.ts'
import { bore, cylinder, extent, levels, teeth, through } from '../measure.ts'
import { BORE, HUB, mounting } from './mounting.ts'

const BELT =
  'belt|timing belt|v belt|toothed belt|wide belt|drive belt|flat belt|gt2 belt|gt2 timing belt|synchronous belt'

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
