/** Open sections: angles, channels, tees and Z. Proportions near those of the common rolled ones (EN 10365, EN 10056). */
import type { SignedAxis } from '../../../plan/geometry.ts'
import type { Dimension, Family, Measured, Order, PieceFace, Portion } from '../family.ts'
import { extent, through, wall } from '../measure.ts'
import { inSection, rolled } from './rolled.ts'
import {
  below,
  clear,
  flange,
  nearEnd,
  radius,
  rootRadius,
  sectionSketch,
  webOf,
  withFlange,
} from './web-and-flange.ts'

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

/** As high as the section. */
const web: Portion = { ...webOf('height'), bare: 'web|height' }

const legs = (dimensions: Readonly<Record<string, string>>): Portion => ({
  forms: 'leg|side|arm',
  words: dimensions,
  plural: true,
  there: 2,
})

type Shape = 'L' | 'T' | 'U' | 'C' | 'Z'

/** A flat piece of the section: the side its face is on, all of which it takes, and its box across and up. */
type Strip = readonly [normal: SignedAxis, left: number, low: number, right: number, high: number]

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
  /** Where holes can be, by portion, from the same sizes. */
  strips: (w: number, h: number, t: number, f: number) => Readonly<Record<string, readonly Strip[]>>
  /** The portion that holes go into where none is named. */
  shares: string
  top?: (w: number, t: number) => { width: number; at: number }
  /** A size of its own that others make up, and how it is measured. */
  own?: Own
}

interface Own {
  dimensions: Readonly<Record<string, Dimension>>
  linear: NonNullable<Family['linear']>
  measures: (order: Order) => Readonly<Record<string, Measured>>
}

/** A single flange, on the end of a web that has a height by itself. */
const oneFlange: Own = {
  dimensions: { clear },
  linear: [
    [
      [1, 'height'],
      [-1, 'clear'],
      [-1, 'flange'],
    ],
  ],
  measures: ({ need }) => ({ clear: withFlange(need('height'), 'flange') }),
}

/** Flanges that go opposite ways: each is as wide as it reaches from the far side of the web, and the section wider than that. */
const oppositeFlanges: Own = {
  dimensions: {
    width: {
      says: 'width',
      words: 'width axis-y',
      forms: 'section width|profile width|overall width',
      default: ({ need, get }) => (get('reach') === undefined ? 1.2 * need('height') : undefined),
    },
    reach: { says: 'flange width', forms: 'flange width|flange breadth|leg width' },
  },
  linear: [
    [
      [1, 'width'],
      [-2, 'reach'],
      [1, 'web'],
    ],
  ],
  measures: ({ need }) => ({
    reach: through(extent('y', need('width')), `${need('width')} mm over both flanges`),
  }),
}

const plain = ({ shape, points, strips, top, thickness, own, ...section }: Plain): Family =>
  rolled({
    ...section,
    letter: shape,
    dimensions: { ...thicknesses(thickness), ...own?.dimensions },
    ...(own ? { linear: own.linear } : {}),
    below,
    sketch: sectionSketch(shape),
    measures: (order) => {
      const { need } = order
      const h = need('height')
      const at = points(need('width'), h, need('web'), need('flange'))
      const end = nearEnd(need('length'))
      return {
        web: wall(need('web'), inSection(h, at.web, end), '+y'),
        flange: wall(need('flange'), inSection(h, at.flange, end), '+z'),
        radius: rootRadius(need('radius'), inSection(h, at.corner)),
        ...own?.measures(order),
      }
    },
    pieces: ({ need }) => {
      const named = Object.entries(strips(need('width'), need('height'), need('web'), need('flange')))
      const faceOf = ([normal, left, low, right, high]: Strip): PieceFace => ({
        normal,
        min: [-need('length') / 2, left, low],
        max: [need('length') / 2, right, high],
      })
      return Object.fromEntries(named.map(([name, each]) => [name, each.map(faceOf)]))
    },
    ...(top ? { top: ({ need }) => top(need('width'), need('web')) } : {}),
  })

export const angle = plain({
  id: 'angle profile',
  forms:
    'angle profile|angle iron|l profile|l section|l beam|angle section|angle bar|steel angle|equal angle|l shaped profile|l angle|l extrusion|corner profile|structural angle|aluminium angle|aluminum angle|unequal angle|l shaped extrusion|l shaped beam|l shaped section|l shaped bar|angle beam',
  shape: 'L',
  height: 40,
  width: [1, 'height'],
  thickness: 0.1,
  sequence: ['height', 'width', 'web'],
  portions: {
    upright: {
      forms:
        'vertical leg|upright leg|upright|vertical flange|vertical side|vertical part|vertical arm|vertical wall',
      words: { length: 'height', height: 'height', width: 'height', thickness: 'web' },
      sequence: { 2: ['height', 'web'] },
      bare: 'height',
    },
    foot: {
      forms:
        'horizontal leg|lying leg|bottom leg|base leg|foot|base|horizontal flange|horizontal side|horizontal part|horizontal arm',
      words: { length: 'width', width: 'width', thickness: 'flange', height: 'flange' },
      sequence: { 2: ['width', 'flange'] },
      bare: 'width',
    },
    legs: {
      ...legs({
        length: 'height',
        height: 'height',
        leg: 'height',
        otherLeg: 'width',
        width: 'width',
        thickness: 'web',
      }),
      // "with 30 mm legs".
      bare: 'height',
    },
  },
  strips: (w, h, t, f) => {
    const upright: Strip = ['-y', -w / 2, 0, -w / 2 + t, h]
    const foot: Strip = ['-z', -w / 2, 0, w / 2, f]
    return { upright: [upright], foot: [foot], legs: [upright, foot] }
  },
  shares: 'legs',
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
    't profile|t section|t beam|tee section|tee beam|tee profile|t bar|t shaped profile|t shaped beam|t extrusion|t shaped extrusion|t shaped bar|t shaped section|tee extrusion|tee bar|t beam section',
  shape: 'T',
  height: 40,
  width: [1, 'height'],
  thickness: 0.1,
  sequence: ['width', 'height', 'web'],
  portions: {
    flange: {
      ...flange,
      forms: `${flange.forms}|crossbar|horizontal bar|top bar|horizontal part|horizontal leg|cap|crosspiece|top of the t|head of the t|crossbar of the t|bar of the t|flange of the t`,
      bare: 'flange|width',
      there: 1,
    },
    web: {
      ...webOf('clear'),
      forms: `${webOf('clear').forms}|stem of the t|web of the t|leg of the t|upright of the t`,
    },
  },
  own: oneFlange,
  // The flange on either side of the web, which would be in the way.
  strips: (w, h, t, f) => ({
    web: [['+y', -t / 2, 0, t / 2, h - f]],
    flange: [
      ['-z', t / 2, h - f, w / 2, h],
      ['-z', -w / 2, h - f, -t / 2, h],
    ],
  }),
  shares: 'web',
  points: (w, h, t, f) => ({
    web: [0, -h / 4],
    flange: [(w + t) / 4, h / 2 - f / 2],
    corner: [t / 2, h / 2 - f],
  }),
})

export const uChannel = plain({
  id: 'U-channel',
  forms:
    'u channel|u profile|u section|channel profile|channel section|u shaped profile|u shaped channel|u beam|u extrusion|channel|channel bar|steel channel|u shaped extrusion|u shaped section|u shaped beam',
  shape: 'U',
  height: 25,
  width: [1.6, 'height'],
  thickness: 0.12,
  sequence: ['width', 'height', 'web'],
  portions: {
    base: {
      forms: 'base|bottom|back|web|floor|bottom wall|base wall',
      words: { width: 'width', thickness: 'flange', length: 'width' },
      sequence: { 2: ['width', 'flange'] },
      bare: 'width|flange',
      foot: true,
    },
    legs: {
      ...legs({ height: 'height', length: 'height', leg: 'height', thickness: 'web' }),
      forms: 'leg|side|wall|side wall|flange|arm',
      sequence: { 2: ['height', 'web'] },
      bare: 'height|web',
    },
  },
  strips: (w, h, t, f) => ({
    base: [['+z', -w / 2 + t, 0, w / 2 - t, f]],
    legs: [
      ['-y', -w / 2, 0, -w / 2 + t, h],
      ['+y', w / 2 - t, 0, w / 2, h],
    ],
  }),
  shares: 'base',
  points: (w, h, t, f) => ({
    web: [-w / 2 + t / 2, h / 4],
    flange: [0, -h / 2 + f / 2],
    corner: [-w / 2 + t, -h / 2 + f],
  }),
  top: (w, t) => ({ width: t, at: -w / 2 + t / 2 }),
})

export const cChannel = plain({
  id: 'C-channel',
  forms:
    'c channel|c profile|c section|c beam|c shaped profile|c shaped channel|parallel flange channel|pfc|c shaped extrusion|c shaped section|c shaped beam',
  shape: 'C',
  height: 80,
  width: [0.5, 'height'],
  thickness: 0.08,
  sequence: ['height', 'width', 'web'],
  portions: { flange: { ...flange, bare: 'width' }, web },
  strips: (w, h, t, f) => ({
    web: [['-y', -w / 2, 0, -w / 2 + t, h]],
    flange: [
      ['+z', -w / 2, h - f, w / 2, h],
      ['-z', -w / 2, 0, w / 2, f],
    ],
  }),
  shares: 'web',
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
  portions: {
    flange: {
      ...flange,
      words: { width: 'reach', breadth: 'reach', length: 'reach', thickness: 'flange' },
      sequence: { 2: ['reach', 'flange'] },
      bare: 'reach|flange',
    },
    web,
  },
  own: oppositeFlanges,
  strips: (w, h, t, f) => ({
    web: [['+y', -t / 2, f, t / 2, h]],
    flange: [
      ['+z', -w / 2, h - f, t / 2, h],
      ['-z', -t / 2, 0, w / 2, f],
    ],
  }),
  shares: 'web',
  points: (w, h, t, f) => ({ web: [0, 0], flange: [w / 4, -h / 2 + f / 2], corner: [t / 2, -h / 2 + f] }),
  top: (w, t) => ({ width: (w + t) / 2, at: -(w - t) / 4 }),
})
