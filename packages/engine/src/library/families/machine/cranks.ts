/** Cranks with a grip and levers with an eye, lying on z = 0. */
import { handy, share, usual } from '../choose.ts'
import type { Family, FeatureInput } from '../family.ts'
import { bore, cylinder, extent, levels } from '../measure.ts'

export const crank: Family = {
  id: 'crank',
  forms: [
    ['crank|crank handle|hand crank|crank arm|winding handle'],
    ['lever|lever arm|control lever|crank lever|rocker arm', { pin: 'hole' }],
  ],
  options: { pin: { values: { pin: 'with grip', hole: 'plain' }, default: 'pin' } },
  dimensions: {
    centres: {
      says: 'distance between centres',
      words: 'centres length',
      forms: 'throw|arm length|lever length|crank radius|crank throw|stroke radius',
      default: usual(80, 'none was given'),
    },
    thickness: {
      says: 'thickness of the arm',
      words: 'thickness',
      forms: 'arm thickness',
      default: share(0.125, 'centres', 'an eighth of the arm is stiff enough'),
    },
    hub: {
      says: 'hub diameter',
      forms: 'hub diameter|boss diameter',
      default: share(0.35, 'centres', 'a third of the arm is usual'),
    },
    hubHeight: {
      says: 'hub height',
      forms: 'hub height|hub length|boss height',
      default: share(2, 'thickness', 'twice the arm is usual'),
    },
    bore: {
      says: 'bore',
      words: 'innerDiameter',
      forms: 'bore|bore diameter|shaft diameter|hole diameter',
      default: share(0.45, 'hub', 'it leaves a sound hub'),
    },
    end: {
      says: 'diameter of the far end',
      forms: 'end diameter|small end diameter',
      default: share(0.65, 'hub', 'the arm tapers'),
    },
    gripLength: {
      says: 'length of the grip',
      forms: 'grip length|handle length|pin length',
      default: ({ option, need }) =>
        option('pin') === 'hole' ? 0 : { value: handy(0.9 * need('centres')), because: 'a hand holds it' },
    },
  },
  bare: 'centres',
  portions: {
    hub: {
      forms: 'hub|boss',
      words: { diameter: 'hub', height: 'hubHeight', length: 'hubHeight' },
      bare: 'hub',
    },
    bore: {
      forms: 'bore|hole|shaft hole|center hole|centre hole',
      words: { diameter: 'bore' },
      bare: 'bore',
    },
    grip: { forms: 'grip|handle|pin|crank pin', words: { length: 'gripLength' }, bare: 'gripLength' },
  },
  below: [
    ['bore', 'hub'],
    ['thickness', 'hubHeight'],
  ],
  build: ({ id, need, option, called }) => {
    const [apart, thick, hub, hubHigh, hole, end, grip] = [
      need('centres'),
      need('thickness'),
      need('hub'),
      need('hubHeight'),
      need('bore'),
      need('end'),
      need('gripLength'),
    ]
    // The arm's sides touch both rounds: tangents to two circles.
    const lean = Math.asin((hub - end) / 2 / apart)
    const side = (x: number, radius: number, way: 1 | -1): [number, number] => [
      x + radius * Math.sin(lean),
      way * radius * Math.cos(lean),
    ]
    const free = option('pin') === 'hole'
    return {
      features: [
        {
          kind: 'extrude',
          id,
          sketch: {
            add: [
              { kind: 'circle', diameter: hub },
              { kind: 'circle', diameter: end, at: [apart, 0] },
              {
                kind: 'outline',
                start: side(0, hub / 2, 1),
                segments: [
                  { kind: 'line', to: side(apart, end / 2, 1) },
                  { kind: 'line', to: side(apart, end / 2, -1) },
                  { kind: 'line', to: side(0, hub / 2, -1) },
                ],
              },
            ],
          },
          extent: { kind: 'length', length: thick },
        },
        { kind: 'cylinder', id: `${id}-hub`, diameter: hub, height: hubHigh },
        ...(free
          ? ([
              {
                kind: 'cylinder',
                id: `${id}-eye`,
                operation: 'cut',
                diameter: 0.5 * end,
                height: 3 * thick,
                frame: { origin: [apart, 0, -thick] },
              },
            ] satisfies FeatureInput[])
          : ([
              {
                kind: 'cylinder',
                id: `${id}-grip`,
                diameter: 0.8 * end,
                height: grip,
                frame: { origin: [apart, 0, thick] },
              },
              {
                kind: 'fillet',
                id: `${id}-grip-end`,
                edges: [{ curve: 'circle', diameter: 0.8 * end, at: { axis: 'z', value: thick + grip } }],
                radius: 0.2 * end,
              },
            ] satisfies FeatureInput[])),
        {
          kind: 'cylinder',
          id: `${id}-bore`,
          operation: 'cut',
          diameter: hole,
          height: 3 * hubHigh,
          frame: { origin: [0, 0, -hubHigh] },
        },
      ],
      min: [-hub / 2, -hub / 2, 0],
      max: [apart + end / 2, hub / 2, Math.max(hubHigh, free ? thick : thick + grip)],
      measures: {
        centres: {
          ...extent('x', hub / 2 + apart + end / 2),
          note: `overall ${Number((hub / 2 + apart + end / 2).toFixed(3))} mm`,
        },
        thickness: levels('z', 0, thick),
        hub: cylinder(hub, [-hub / 2, 0, hubHigh * 0.75]),
        hubHeight: levels('z', 0, hubHigh),
        bore: bore(hole, [0, 0, hubHigh / 2]),
        gripLength: levels('z', thick, thick + grip),
      },
      name: `${free ? 'Lever' : called} ${apart} mm`,
    }
  },
}
