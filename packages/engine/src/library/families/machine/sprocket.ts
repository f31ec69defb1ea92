/** Sprockets for roller chains, lying on z = 0. */
import { share, usual } from '../choose.ts'
import type { Family } from '../family.ts'
import { bore, cylinder, levels, teeth, through } from '../measure.ts'
import { BORE, HUB, mounting } from './mounting.ts'

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
