/** Wings, nose cones and fins. */
import type { Point2, Point3 } from '../../../plan/geometry.ts'
import type { Family, FeatureInput, Measured } from '../family.ts'
import { extent, holes, levels, wall } from '../measure.ts'
import { curve, line, lines, outline, raised, rod, share, standing, turned, usual } from '../shape.ts'

/** The middle of a NACA four-digit section at 30 % of the chord, as a share of the chord. */
function camberAt(naca: number, x: number): number {
  const [m, p] = [Math.floor(naca / 1000) / 100, (Math.floor(naca / 100) % 10) / 10]
  if (m === 0 || p === 0) return 0
  return x < p ? (m / p ** 2) * (2 * p * x - x * x) : (m / (1 - p) ** 2) * (1 - 2 * p + 2 * p * x - x * x)
}

/** Upright thickness of a NACA four-digit section at a share of its chord (NACA report 460, closed trailing edge). */
function thicknessAt(naca: string, x0: number): number {
  const [camber, crest, thick] = [Number(naca[0]) / 100, Number(naca[1]) / 10, Number(naca.slice(2)) / 100]
  const point = (x: number, sign: 1 | -1): Point2 => {
    const slope = camber === 0 ? 0 : (2 * camber * (crest - x)) / (x < crest ? crest ** 2 : (1 - crest) ** 2)
    const half =
      sign * 5 * thick * (0.2969 * Math.sqrt(x) + x * (-0.126 + x * (-0.3516 + x * (0.2843 - 0.1036 * x))))
    const size = Math.hypot(1, slope)
    return [x - (half * slope) / size, camberAt(Number(naca), x) + half / size]
  }
  const heightOf = (sign: 1 | -1): number => {
    let [low, high] = [0, 1]
    for (let round = 0; round < 60; round++) {
      const middle = (low + high) / 2
      if (point(middle, sign)[0] < x0) low = middle
      else high = middle
    }
    return point(low, sign)[1]
  }
  return heightOf(1) - heightOf(-1)
}

export const wing: Family = {
  id: 'wing',
  forms: [
    [
      'wing|aircraft wing|airplane wing|wing section|aircraft wing section|airfoil wing|aerofoil wing|airfoil|aerofoil|plane wing|tapered wing|airfoil section|naca airfoil|naca wing|wing segment|aileron|hydrofoil',
    ],
  ],
  idle: 'over|real|few|a few|using|from|spanwise|several',
  options: {
    plan: {
      values: { tapered: 'tapered|tapering', straight: 'straight|rectangular|untapered' },
      default: 'straight',
    },
  },
  designation: (name) => {
    const digits = /^naca\s?-?(\d{4})$/u.exec(name)?.[1]
    return digits ? { section: Number(digits) } : undefined
  },
  dimensions: {
    section: {
      says: 'NACA section',
      unit: 'count',
      forms: 'naca section',
      default: usual(2412, 'NACA 2412 is a docile all-round section'),
    },
    root: {
      says: 'root chord',
      words: 'width depth',
      forms: 'root chord|chord|chord length|root chord length|root',
      default: usual(120, 'it suits a model aircraft'),
    },
    tip: {
      says: 'tip chord',
      forms: 'tip chord|tip chord length|tip',
      default: ({ option, need }) =>
        option('plan') === 'tapered'
          ? {
              value: Number((0.65 * need('root')).toPrecision(3)),
              because: 'this taper comes near the best lift distribution',
            }
          : { value: need('root'), because: 'no taper was asked for' },
    },
    span: {
      says: 'span',
      words: 'length height',
      forms: 'span|wing span|wingspan|span length',
      default: share(1.8, 'root', 'the section shows its taper'),
    },
    sweep: { says: 'sweep', words: 'angle', forms: 'sweep|sweep angle|sweepback', unit: 'deg', default: 0 },
    spars: {
      says: 'number of spar tubes',
      forms: 'spar count',
      unit: 'count',
      default: ({ has }) => (has('spar') ? { value: 2, because: 'two spars take bending and twist' } : 0),
    },
    spar: {
      says: 'spar tube diameter',
      forms: 'spar diameter|tube diameter|spar tube diameter|spar hole diameter',
      default: ({ need }) =>
        need('spars') > 0
          ? {
              value: Number((0.05 * Math.min(need('root'), need('tip'))).toPrecision(2)),
              because: 'it stays inside the skin up to the tip',
            }
          : 0,
    },
    lightening: {
      says: 'number of lightening holes',
      forms: 'lightening hole count',
      unit: 'count',
      default: ({ has }) => (has('hole') ? { value: 3, because: 'a few leave enough skin' } : 0),
    },
    hole: {
      says: 'lightening hole diameter',
      forms: 'lightening hole diameter',
      default: ({ need }) =>
        need('lightening') > 0
          ? {
              value: Number(
                (
                  Math.min(0.19 / (need('lightening') + 1), (need('section') % 100) / 200) *
                  Math.min(need('root'), need('tip'))
                ).toPrecision(2),
              ),
              because: 'it stays clear of the spars and of the skin',
            }
          : 0,
    },
  },
  bare: 'span',
  portions: {
    spar: {
      forms:
        'spar|spar tube|spanwise spar tube|spanwise spar|spar hole|tube spar|spar channel|hollow spar tube',
      words: { diameter: 'spar' },
      bare: 'spar',
      count: 'spars',
      plural: true,
    },
    hole: {
      forms: 'lightening hole|lightning hole|weight saving hole|hole',
      words: { diameter: 'hole' },
      bare: 'hole',
      count: 'lightening',
      plural: true,
    },
    root: { forms: 'root|wing root', words: { width: 'root', length: 'root' }, bare: 'root' },
    tip: { forms: 'tip|wing tip|wingtip', words: { width: 'tip', length: 'tip' }, bare: 'tip' },
    foil: {
      forms:
        'airfoil|aerofoil|naca airfoil|airfoil section|airfoil profile|aerofoil profile|naca profile|profile|airfoil shape|airfoil cross section|cross section',
      words: { length: 'root', width: 'root' },
    },
  },
  below: [['spar', 'tip']],
  build: ({ id, need, called }) => {
    const [root, tip, span] = [need('root'), need('tip'), need('span')]
    const naca = String(Math.round(need('section'))).padStart(4, '0')
    const back = span * Math.tan((need('sweep') * Math.PI) / 180)
    const [n, d] = [Math.round(need('spars')), need('spar')]
    const [m, hole] = [Math.round(need('lightening')), need('hole')]
    const camber = (x: number): number => camberAt(Number(naca), x)
    const figure = (chord: number, y: number, shift: number) => ({
      sketch: { add: [{ kind: 'airfoil' as const, naca, chord }] },
      plane: {
        on: 'frame' as const,
        origin: [shift, y, 0] as Point3,
        normal: '-y' as const,
        x: '+x' as const,
      },
    })
    // The quarter line stays straight unless the wing is swept.
    const shift = 0.25 * (root - tip) + back
    const stations =
      n === 1 ? [0.3] : Array.from({ length: n }, (_, i) => 0.22 + (i * 0.38) / Math.max(n - 1, 1))
    // Tubes along the span follow the taper, so that they stay in the middle of the section.
    const along = (name: string, x: number, diameter: number): FeatureInput => {
      const a: Point3 = [x * root, 0, camber(x) * root]
      const b: Point3 = [shift + x * tip, span, camber(x) * tip]
      const way: Point3 = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
      const over = 0.05
      return rod(
        name,
        diameter,
        [a[0] - over * way[0], a[1] - over * way[1], a[2] - over * way[2]],
        Math.hypot(...way) * (1 + 2 * over),
        way,
        'cut',
      )
    }
    const tubes = stations.map((x, i) => along(`${id}-spar-${i + 1}`, x, d))
    // Lightening holes run beside them, between the first two spars.
    const [front = 0.22, rear = 0.6] = stations
    const lightening = Array.from({ length: m }, (_, i) =>
      along(`${id}-light-${i + 1}`, front + ((rear - front) * (i + 1)) / (m + 1), hole),
    )
    // A chord shows in the thickness of its section, behind the spars.
    const chordAt = (chord: number, from: number, y: number): Measured => {
      const x = 0.7
      const value = thicknessAt(naca, x) * chord
      return {
        measure: { kind: 'wall-thickness', at: [from + x * chord, y, camber(x) * chord], direction: '+z' },
        value,
        note: `its section is ${value.toFixed(3)} thick at ${100 * x} % of the chord`,
      }
    }
    const thick = (Number(naca.slice(2)) / 100) * root
    const box = {
      min: [0, 0, -thick / 2] as Point3,
      max: [Math.max(root, shift + tip), span, thick] as Point3,
    }
    return {
      features: [
        { kind: 'loft', id, ruled: true, sections: [figure(root, 0, 0), figure(tip, span, shift)] },
        ...tubes,
        ...lightening,
      ],
      ...box,
      name: `${called} NACA ${naca}, ${root} to ${tip} over ${span} mm`,
      measures: {
        section: [],
        root: chordAt(root, 0, 1e-6 * span),
        tip: chordAt(tip, shift, span * (1 - 1e-6)),
        span: extent('y', span),
        spars: n > 0 ? { measure: { kind: 'hole-count', diameter: d }, value: n } : [],
        spar: n > 0 ? { measure: { kind: 'hole-count', diameter: d }, value: n } : [],
        lightening: m > 0 ? holes(m, hole) : [],
        hole: m > 0 ? holes(m, hole) : [],
      },
    }
  },
}

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

export const rocketFin: Family = {
  id: 'rocket fin',
  forms: [
    [
      'rocket fin|fin|trapezoidal fin|stabilizer fin|stabiliser fin|clipped delta fin|model rocket fin|surfboard fin',
    ],
  ],
  dimensions: {
    root: {
      says: 'root chord',
      words: 'length',
      forms: 'root chord|root length|root chord length',
      default: usual(80, 'it suits a model rocket'),
    },
    tip: {
      says: 'tip chord',
      forms: 'tip chord|tip length|tip chord length',
      default: share(0.5, 'root', 'a clipped delta has little drag'),
    },
    span: {
      says: 'span',
      words: 'height width',
      forms: 'span|fin height|semi span',
      default: share(0.75, 'root', 'it reaches clean air'),
    },
    sweep: {
      says: 'sweep length',
      forms: 'sweep length|sweep',
      default: share(0.5, 'root', 'the trailing edge is straight'),
    },
    thickness: {
      says: 'thickness',
      words: 'thickness depth axis-z',
      default: share(0.04, 'root', 'it does not flutter'),
    },
  },
  bare: 'span',
  below: [['tip', 'root']],
  build: ({ id, need }) => {
    const [root, tip, span, sweep, t] = [
      need('root'),
      need('tip'),
      need('span'),
      need('sweep'),
      need('thickness'),
    ]
    return {
      features: [
        raised(id, [outline([0, 0], ...lines([root, 0], [sweep + tip, span], [sweep, span]))], 0, t),
      ],
      min: [0, 0, 0],
      max: [Math.max(root, sweep + tip), span, t],
      measures: {
        root: sweep + tip <= root + 1e-9 ? extent('x', root) : [],
        tip: wall(tip, [sweep + tip / 2, span - 1e-4, t / 2], '+x'),
        span: extent('y', span),
        sweep: [],
        thickness: extent('z', t),
      },
    }
  },
}
