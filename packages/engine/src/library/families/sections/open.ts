/** Open sections: angles, channels, tees, I and Z. Proportions near those of the common rolled ones (EN 10365, EN 10056). */
import type { Dimension, Family, Measured, Portion } from '../family.ts'
import { extent, through, wall } from '../measure.ts'
import { inSection, rolled } from './rolled.ts'

const radius: Dimension = {
  says: 'root radius',
  words: 'radius innerRadius',
  forms:
    'root radius|root fillet|root fillet radius|fillet radius|inner fillet radius|inside fillet radius|web fillet radius|inside radius|inner corner radius|inside corner radius|bend radius',
  default: () => 0,
}

/** One thickness all round, or web and flange apart. */
const thicknesses = (share: number): Readonly<Record<string, Dimension>> => ({
  web: {
    says: 'web thickness',
    words: 'thickness wall',
    forms: 'web thickness|leg thickness|wall thickness|material thickness|sheet thickness|stem thickness',
    default: ({ need, get }) => ({
      value: get('flange') ?? Number((share * need('height')).toPrecision(2)),
      because: 'it suits the height',
    }),
  },
  flange: {
    says: 'flange thickness',
    forms: 'flange thickness|base thickness',
    default: [1, 'web'],
  },
  radius,
})

const flange: Portion = {
  forms: 'flange|top flange|bottom flange|horizontal flange|upper flange|lower flange',
  words: { width: 'width', thickness: 'flange', breadth: 'width' },
  sequence: { 2: ['width', 'flange'] },
  bare: 'width|flange',
  plural: true,
  there: 2,
}

const web: Portion = {
  forms: 'web|vertical web|center web|centre web|central web|stem|vertical stem|upright',
  words: { thickness: 'web', width: 'web', height: 'height' },
  bare: 'web',
}

const rootRadius = (value: number, near: readonly [number, number, number]): Measured => ({
  measure: { kind: 'fillet-radius', near: [...near] },
  value,
})

const legs = (dimensions: Readonly<Record<string, string>>): Portion => ({
  forms: 'leg|side|arm',
  words: dimensions,
  plural: true,
})

const below: readonly (readonly [string, string])[] = [
  ['web', 'width'],
  ['flange', 'height'],
]

const iForms = (letters: string): string =>
  letters
    .split(' ')
    .flatMap((letter) =>
      ['beam', 'section', 'profile', 'girder', 'bar', 'extrusion'].flatMap((noun) => [
        `${letter} ${noun}`,
        `${letter} shaped ${noun}`,
        `structural ${letter} ${noun}`,
      ]),
    )
    .join('|')

function doubleTee(id: string, forms: string, width: number, web_: number, flange_: number): Family {
  return rolled({
    id,
    forms,
    height: 100,
    width: [width, 'height'],
    sequence: ['height', 'width', 'web'],
    dimensions: {
      web: {
        says: 'web thickness',
        words: 'wall',
        forms: 'web thickness|thickness of web',
        default: ({ need, get }) => ({
          value: Number(
            (get('flange') === undefined
              ? web_ * need('height')
              : need('flange') * (web_ / flange_)
            ).toPrecision(2),
          ),
          because: 'it suits the other sizes',
        }),
      },
      flange: {
        says: 'flange thickness',
        words: 'thickness',
        forms: 'flange thickness|thickness of flange',
        default: ({ need }) => ({
          value: Number((need('web') * (flange_ / web_)).toPrecision(2)),
          because: 'it suits the web',
        }),
      },
      clear: {
        says: 'height of the web',
        forms: 'web height|web depth|clear height|height between the flanges',
      },
      radius,
    },
    // The web by itself stands between the flanges.
    linear: [
      [
        [1, 'height'],
        [-1, 'clear'],
        [-2, 'flange'],
      ],
    ],
    // "The top and bottom flanges": there is one of either.
    portions: {
      flange: { ...flange, seats: ['+z', '-z'] },
      web: { ...web, words: { ...web.words, height: 'clear' } },
    },
    below: [
      ['web', 'width'],
      ['flange', 'height'],
    ],
    sketch: ({ need }) => ({
      add: [
        {
          kind: 'section',
          shape: 'I',
          width: need('width'),
          height: need('height'),
          web: need('web'),
          flange: need('flange'),
          ...(need('radius') > 0 ? { innerRadius: need('radius') } : {}),
        },
      ],
    }),
    pieces: ({ need }) => {
      const [l, h, t] = [need('length'), need('height'), need('web')]
      const clear = need('flange') + need('radius')
      return { web: [{ normal: '+y', min: [-l / 2, -t / 2, clear], max: [l / 2, t / 2, h - clear] }] }
    },
    measures: ({ need }) => {
      const [w, h, t, f] = [need('width'), need('height'), need('web'), need('flange')]
      const across = (w + t) / 4 + need('radius') / 4
      return {
        web: wall(t, inSection(h, [0, 0]), '+y'),
        flange: wall(f, inSection(h, [Math.min(across, w / 2 - (w - t) / 100), h / 2 - f / 2]), '+z'),
        clear: through(extent('z', h), `${h} mm with the flanges`),
        radius: rootRadius(need('radius'), inSection(h, [t / 2, h / 2 - f])),
      }
    },
  })
}

export const iBeam = doubleTee(
  'I-beam',
  `${iForms('i')}|ibeam|joist|rolled steel joist|rsj|universal beam|structural beam|steel beam|double t beam|double tee`,
  0.55,
  0.041,
  0.057,
)
export const hBeam = doubleTee(
  'H-beam',
  `${iForms('h')}|hbeam|wide flange beam|universal column`,
  1,
  0.06,
  0.1,
)

type Shape = 'L' | 'T' | 'U' | 'C' | 'Z'

interface Plain {
  id: string
  forms: string
  shape: Shape
  height: number
  width: number | readonly [number, 'height']
  thickness: number
  sequence: readonly [string, string, string]
  portions: Readonly<Record<string, Portion>>
  /** A point in the middle of the web and one in a flange, from width, height, web and flange. */
  points: (
    w: number,
    h: number,
    t: number,
    f: number,
  ) => { web: [number, number]; flange: [number, number]; corner: [number, number] }
  top?: (w: number, t: number) => { width: number; at: number }
}

const plain = ({ shape, points, top, thickness, ...section }: Plain): Family =>
  rolled({
    ...section,
    letter: shape,
    dimensions: thicknesses(thickness),
    below,
    sketch: ({ need }) => ({
      add: [
        {
          kind: 'section',
          shape,
          width: need('width'),
          height: need('height'),
          web: need('web'),
          flange: need('flange'),
          ...(need('radius') > 0 ? { innerRadius: need('radius') } : {}),
        },
      ],
    }),
    measures: ({ need }) => {
      const h = need('height')
      const at = points(need('width'), h, need('web'), need('flange'))
      return {
        web: wall(need('web'), inSection(h, at.web), '+y'),
        flange: wall(need('flange'), inSection(h, at.flange), '+z'),
        radius: rootRadius(need('radius'), inSection(h, at.corner)),
      }
    },
    ...(top ? { top: ({ need }) => top(need('width'), need('web')) } : {}),
  })

export const angle = plain({
  id: 'angle profile',
  forms:
    'angle profile|angle iron|l profile|l section|l beam|angle section|angle bar|steel angle|equal angle|l shaped profile|l angle|l extrusion|corner profile|structural angle|aluminium angle|aluminum angle|unequal angle',
  shape: 'L',
  height: 40,
  width: [1, 'height'],
  thickness: 0.1,
  sequence: ['height', 'width', 'web'],
  portions: { legs: legs({ length: 'height', height: 'height', width: 'width', thickness: 'web' }) },
  points: (w, h, t, f) => ({
    web: [-w / 2 + t / 2, h / 4],
    flange: [w / 4, -h / 2 + f / 2],
    corner: [-w / 2 + t, -h / 2 + f],
  }),
  top: (w, t) => ({ width: t, at: -w / 2 + t / 2 }),
})

export const tee = plain({
  id: 'T-profile',
  forms:
    't profile|t section|t beam|tee section|tee beam|tee profile|t bar|t shaped profile|t shaped beam|t extrusion',
  shape: 'T',
  height: 40,
  width: [1, 'height'],
  thickness: 0.1,
  sequence: ['width', 'height', 'web'],
  portions: { flange: { ...flange, bare: 'flange', there: 1 }, web },
  points: (w, h, t, f) => ({
    web: [0, -h / 4],
    flange: [(w + t) / 4, h / 2 - f / 2],
    corner: [t / 2, h / 2 - f],
  }),
})

export const uChannel = plain({
  id: 'U-channel',
  forms:
    'u channel|u profile|u section|channel profile|channel section|u shaped profile|u shaped channel|u beam|u extrusion|channel|channel bar|steel channel',
  shape: 'U',
  height: 25,
  width: [1.6, 'height'],
  thickness: 0.12,
  sequence: ['width', 'height', 'web'],
  portions: {
    base: { forms: 'base|bottom|back', words: { width: 'width', thickness: 'flange' }, foot: true },
    legs: {
      ...legs({ height: 'height', length: 'height', thickness: 'web' }),
      forms: 'leg|side|wall|side wall|flange|arm',
    },
  },
  points: (w, h, t, f) => ({
    web: [-w / 2 + t / 2, h / 4],
    flange: [0, -h / 2 + f / 2],
    corner: [-w / 2 + t, -h / 2 + f],
  }),
  top: (w, t) => ({ width: t, at: -w / 2 + t / 2 }),
})

export const cChannel = plain({
  id: 'C-channel',
  forms: 'c channel|c profile|c section|c beam|c shaped profile|c shaped channel|parallel flange channel|pfc',
  shape: 'C',
  height: 80,
  width: [0.5, 'height'],
  thickness: 0.08,
  sequence: ['height', 'width', 'web'],
  portions: { flange: { ...flange, bare: 'width' }, web },
  points: (w, h, t, f) => ({
    web: [-w / 2 + t / 2, 0],
    flange: [w / 4, h / 2 - f / 2],
    corner: [-w / 2 + t, -h / 2 + f],
  }),
})

export const zProfile = plain({
  id: 'Z-profile',
  forms: 'z profile|z section|z bar|z channel|z purlin|z beam|z shaped profile|zed section',
  shape: 'Z',
  height: 40,
  width: [1.2, 'height'],
  thickness: 0.08,
  sequence: ['height', 'width', 'web'],
  portions: { flange, web },
  points: (w, h, t, f) => ({ web: [0, 0], flange: [w / 4, -h / 2 + f / 2], corner: [t / 2, -h / 2 + f] }),
  top: (w, t) => ({ width: (w + t) / 2, at: -(w - t) / 4 }),
})
