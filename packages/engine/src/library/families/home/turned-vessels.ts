/** Vessels turned about their axis: vase, bowl, bottle, wine glass, funnel. Sizes are outside sizes; walls are measured level. */
import { twice } from '../../../language/shapes/sizes.ts'
import type { Point2 } from '../../../plan/geometry.ts'
import type { Dimension, Family } from '../family.ts'
import { cylinder, extent, through, wall } from '../measure.ts'
import { curve, line, type Segment, share, usual, vessel } from '../shape.ts'

const wallDefault: Dimension = {
  says: 'wall thickness',
  words: 'wall thickness',
  default: ({ need }) => ({
    value: Math.max(1, Number((0.03 * need('diameter')).toPrecision(2))),
    because: 'about three hundredths of the diameter makes a sound wall',
  }),
}

/** The outline moved inwards by the wall, above the floor. */
const inset = (segments: readonly Segment[], by: number): Segment[] => {
  const shift = ([r, z]: Point2): Point2 => [Math.max(r - by, 0), z]
  return segments.map((segment) =>
    segment.kind === 'spline'
      ? { ...segment, to: shift(segment.to), through: (segment.through ?? []).map(shift) }
      : { ...segment, to: shift(segment.to) },
  )
}

const withRadius = { radius: { says: 'radius', words: 'radius outerRadius' } }

export const vase: Family = {
  id: 'vase',
  forms: [['vase|flower vase|bud vase|urn|amphora|carafe|decanter']],
  dimensions: {
    height: { says: 'height', words: 'height length axis-z', default: usual(200, 'a table vase is so tall') },
    diameter: {
      says: 'diameter',
      words: 'diameter outerDiameter width',
      forms: 'maximum diameter|max diameter|belly diameter|widest diameter|body diameter',
      default: share(0.5, 'height', 'a vase is about half as wide as tall'),
    },
    ...withRadius,
    mouth: {
      says: 'mouth diameter',
      words: 'topDiameter',
      forms: 'mouth diameter|opening diameter|rim diameter|neck diameter',
      default: share(0.6, 'diameter', 'the mouth is narrower than the belly'),
    },
    foot: {
      says: 'base diameter',
      words: 'bottomDiameter',
      forms: 'foot diameter',
      default: share(0.6, 'diameter', 'the foot is narrower than the belly'),
    },
    wall: wallDefault,
  },
  linear: [twice('diameter', 'radius')],
  sequence: { 2: ['diameter', 'height'] },
  bare: 'height',
  portions: {
    mouth: {
      forms: 'mouth|opening|rim|lip|neck',
      words: { diameter: 'mouth', width: 'mouth' },
      bare: 'mouth',
    },
    foot: { forms: 'foot|base', words: { diameter: 'foot', width: 'foot' }, bare: 'foot' },
    body: { forms: 'body|belly', words: { diameter: 'diameter', height: 'height' }, bare: 'diameter' },
  },
  below: [
    ['mouth', 'diameter'],
    ['foot', 'diameter'],
  ],
  build: ({ id, need }) => {
    const [h, d, w] = [need('height'), need('diameter'), need('wall')]
    const [r, mouth, foot] = [d / 2, need('mouth') / 2, need('foot') / 2]
    const collar = Math.min(2 * w, h / 20)
    const neck = mouth * 0.8
    const outside: Segment[] = [
      line(foot, collar),
      curve([r, 0.42 * h], [], undefined, [0, 1]),
      curve([mouth, h - collar], [[neck, 0.86 * h]], [0, 1], [0.2, 1]),
      line(mouth, h),
    ]
    return {
      features: [
        vessel(id, [line(foot, 0), ...outside], collar, [
          line(foot - w, collar),
          ...inset(outside.slice(1), w),
        ]),
      ],
      min: [-r, -r, 0],
      max: [r, r, h],
      shape: 'round',
      measures: {
        height: extent('z', h),
        diameter: extent('x', d),
        radius: through(extent('x', d), `diameter ${d}`),
        mouth: cylinder(2 * mouth, [mouth, 0, h - collar / 2]),
        foot: cylinder(2 * foot, [foot, 0, collar / 2]),
        wall: wall(w, [r - w / 2, 0, 0.42 * h], '+x'),
      },
    }
  },
}

export const bowl: Family = {
  id: 'bowl',
  forms: [['bowl|soup bowl|cereal bowl|salad bowl|mixing bowl|fruit bowl|dog bowl|pet bowl']],
  dimensions: {
    diameter: {
      says: 'diameter',
      words: 'diameter outerDiameter topDiameter width',
      forms: 'rim diameter|mouth diameter|opening diameter',
      default: usual(150, 'a cereal bowl is so wide'),
    },
    ...withRadius,
    height: {
      says: 'height',
      words: 'height depth axis-z',
      default: share(0.42, 'diameter', 'a bowl is less than half as high as wide'),
    },
    foot: {
      says: 'base diameter',
      words: 'bottomDiameter',
      forms: 'foot diameter',
      default: share(0.45, 'diameter', 'the foot is less than half as wide as the rim'),
    },
    wall: wallDefault,
  },
  linear: [twice('diameter', 'radius')],
  sequence: { 2: ['diameter', 'height'] },
  bare: 'diameter',
  portions: {
    foot: { forms: 'foot|base|flat base', words: { diameter: 'foot', width: 'foot' }, bare: 'foot' },
    rim: { forms: 'rim|mouth|lip', words: { diameter: 'diameter', thickness: 'wall' }, bare: 'diameter' },
  },
  below: [['foot', 'diameter']],
  build: ({ id, need }) => {
    const [h, d, w, foot] = [need('height'), need('diameter'), need('wall'), need('foot') / 2]
    const [r, collar] = [d / 2, Math.min(need('wall'), h / 8)]
    const side = (by: number): Segment[] => [
      curve([r - by, h - collar], [], [1, 0.15], [0, 1]),
      line(r - by, h),
    ]
    return {
      features: [
        vessel(id, [line(foot, 0), line(foot, collar), ...side(0)], 2 * collar, [
          line(foot - w, 2 * collar),
          ...side(w),
        ]),
      ],
      min: [-r, -r, 0],
      max: [r, r, h],
      shape: 'round',
      measures: {
        height: extent('z', h),
        diameter: extent('x', d),
        radius: through(extent('x', d), `diameter ${d}`),
        foot: cylinder(2 * foot, [foot, 0, collar / 2]),
        wall: wall(w, [r - w / 2, 0, h - collar / 2], '+x'),
      },
    }
  },
}

export const bottle: Family = {
  id: 'bottle',
  forms: [['bottle|water bottle|wine bottle|glass bottle|flask|vial|milk bottle|beer bottle']],
  dimensions: {
    height: {
      says: 'height',
      words: 'height length axis-z',
      default: usual(220, 'a half-litre bottle is so tall'),
    },
    diameter: {
      says: 'diameter',
      words: 'diameter outerDiameter width bottomDiameter',
      forms: 'body diameter',
      default: share(0.32, 'height', 'a bottle is three times as tall as wide'),
    },
    ...withRadius,
    neck: {
      says: 'neck diameter',
      words: 'topDiameter',
      forms: 'neck diameter|mouth diameter|opening diameter|neck width',
      default: share(0.4, 'diameter', 'the neck is less than half the body'),
    },
    neckHeight: {
      says: 'neck height',
      forms: 'neck height|neck length',
      default: share(0.2, 'height', 'the neck takes a fifth'),
    },
    wall: wallDefault,
  },
  linear: [twice('diameter', 'radius')],
  sequence: { 2: ['diameter', 'height'] },
  bare: 'height',
  portions: {
    neck: {
      forms: 'neck|mouth|opening|narrow neck',
      words: { diameter: 'neck', width: 'neck', height: 'neckHeight', length: 'neckHeight' },
      bare: 'neck',
      sequence: { 2: ['neck', 'neckHeight'] },
    },
    body: { forms: 'body|cylindrical body', words: { diameter: 'diameter' }, bare: 'diameter' },
  },
  below: [
    ['neck', 'diameter'],
    ['neckHeight', 'height'],
  ],
  build: ({ id, need }) => {
    const [h, d, w] = [need('height'), need('diameter'), need('wall')]
    const [r, neck, long] = [d / 2, need('neck') / 2, need('neckHeight')]
    const start = h - long
    const shoulder = start - Math.min(1.2 * (r - neck), 0.6 * start)
    const side = (by: number): Segment[] => [
      line(r - by, shoulder),
      curve([neck - by, start], [], [0, 1], [0, 1]),
      line(neck - by, h),
    ]
    return {
      features: [vessel(id, [line(r, 0), ...side(0)], 1.5 * w, [line(r - w, 1.5 * w), ...side(w)])],
      min: [-r, -r, 0],
      max: [r, r, h],
      shape: 'round',
      measures: {
        height: extent('z', h),
        diameter: extent('x', d),
        radius: through(extent('x', d), `diameter ${d}`),
        neck: cylinder(2 * neck, [neck, 0, h - long / 2]),
        neckHeight: {
          measure: { kind: 'hole-depth', diameter: 2 * (neck - w), near: [0, 0, h - long / 2] },
          value: long,
        },
        wall: wall(w, [r - w / 2, 0, shoulder / 2], '+x'),
      },
    }
  },
}
