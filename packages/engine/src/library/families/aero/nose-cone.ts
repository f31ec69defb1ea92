/** Nose cones of rockets. */
import type { Point2 } from '../../../plan/geometry.ts'
import type { Family, FeatureInput } from '../family.ts'
import { extent, levels, wall } from '../measure.ts'
import { curve, line, lines, share, standing, turned, usual } from '../shape.ts'

export const noseCone: Family = {
  id: 'nose cone',
  forms: [['nose cone|rocket nose cone|nosecone|ogive|ogive nose cone|rocket nose']],
  options: {
    form: {
      values: {
        ogive: 'ogive|tangent ogive|curved',
        conical: 'conical|straight',
        elliptical: 'elliptical|rounded',
      },
      default: 'ogive',
    },
  },
  dimensions: {
    diameter: {
      says: 'base diameter',
      words: 'diameter outerDiameter bottomDiameter width',
      default: usual(50, 'it fits a model rocket'),
    },
    radius: { says: 'base radius', words: 'radius bottomRadius' },
    length: {
      says: 'length',
      words: 'length height axis-z',
      forms: 'cone length',
      default: share(3, 'diameter', 'three diameters have little drag'),
    },
    shoulder: {
      says: 'shoulder length',
      forms: 'shoulder length|shoulder height',
      default: ({ has, need }) =>
        has('shoulder')
          ? { value: Number((0.8 * need('diameter')).toPrecision(3)), because: 'it holds in the tube' }
          : 0,
    },
    shoulderDiameter: {
      says: 'shoulder diameter',
      forms: 'shoulder diameter',
      default: ({ need }) =>
        need('shoulder') > 0
          ? { value: Number((0.94 * need('diameter')).toPrecision(3)), because: 'it slides into the tube' }
          : 0,
    },
    wall: { says: 'wall thickness', words: 'wall thickness', default: 0 },
  },
  linear: [
    [
      [1, 'diameter'],
      [-2, 'radius'],
    ],
  ],
  sequence: { 2: ['diameter', 'length'] },
  bare: 'diameter',
  portions: {
    shoulder: {
      forms: 'shoulder|base shoulder|collar',
      words: { length: 'shoulder', height: 'shoulder', diameter: 'shoulderDiameter' },
      bare: 'shoulder',
    },
  },
  below: [['shoulderDiameter', 'diameter']],
  build: ({ id, need, option }) => {
    const [d, l, s, sd, w] = [
      need('diameter'),
      need('length'),
      need('shoulder'),
      need('shoulderDiameter'),
      need('wall'),
    ]
    const r = d / 2
    const form = option('form')
    const side = (radius: number, from: number, top: number) => {
      if (form === 'conical') return lines([0, top])
      if (form === 'elliptical')
        return [
          curve([0, top], [[radius * Math.SQRT1_2, from + (top - from) * Math.SQRT1_2]], [0, 1], [-1, 0]),
        ]
      // Tangent ogive: an arc that leaves the base upright.
      const rho = (radius ** 2 + (top - from) ** 2) / (2 * radius)
      const half = (top - from) / 2
      return [
        {
          kind: 'arc' as const,
          via: [Math.sqrt(rho ** 2 - half ** 2) + radius - rho, from + half] as Point2,
          to: [0, top] as Point2,
        },
      ]
    }
    const features: FeatureInput[] = [
      turned(
        id,
        [0, 0],
        s > 0
          ? [...lines([sd / 2, 0], [sd / 2, s], [r, s]), ...side(r, s, s + l)]
          : [line(r, 0), ...side(r, 0, l)],
      ),
      ...(w > 0
        ? [
            turned(
              `${id}-room`,
              [0, 0],
              s > 0
                ? [...lines([sd / 2 - w, 0], [sd / 2 - w, s]), ...side(sd / 2 - w, s, s + l - 2 * w)]
                : [line(r - w, 0), ...side(r - w, 0, l - 2 * w)],
              'cut',
            ),
          ]
        : []),
    ]
    return {
      features,
      ...standing(d, d, s + l),
      shape: 'round',
      measures: {
        diameter: extent('x', d),
        radius: extent('x', d),
        length: s > 0 ? levels('z', s, s + l) : extent('z', l),
        shoulder: levels('z', 0, s),
        shoulderDiameter:
          s > 0
            ? { measure: { kind: 'cylinder-diameter', near: [sd / 2, 0, s / 2], axis: '+z' }, value: sd }
            : [],
        wall: w > 0 ? wall(w, [r - w / 2, 0, 0], '+x') : [],
      },
    }
  },
}
