/** Chess pieces, turned about their axis; proportions after the Staunton set. */
import type { Point2 } from '../../../plan/geometry.ts'
import type { Family, FeatureInput } from '../family.ts'
import { cylinder, extent } from '../measure.ts'
import { arc, block, curve, line, type Segment, turned } from '../shape.ts'

/** Height and base of each piece, in millimetres, of a set with a king of 95. */
const PIECES: Readonly<Record<string, { height: number; base: number }>> = {
  pawn: { height: 50, base: 30 },
  rook: { height: 56, base: 34 },
  bishop: { height: 68, base: 34 },
  queen: { height: 85, base: 38 },
  king: { height: 95, base: 38 },
}

/** Foot, waist and collar that all pieces share, up to the collar's top. */
const stem = (r: number, neck: number, collar: number): Segment[] => [
  line(r, 0),
  line(r, 0.14 * r * 2),
  arc([0.9 * r, 0.4 * r], [0.78 * r, 0.45 * r]),
  curve([neck, collar], [[neck * 1.08, 0.75 * collar]], [-0.4, 1], [0, 1]),
  line(1.55 * neck, collar + 0.03 * collar),
  line(1.55 * neck, collar * 1.07),
]

const ballOn = (neck: number, from: number, radius: number): Segment[] => {
  const centre = from + Math.sqrt(radius ** 2 - neck ** 2)
  return [line(neck, from), arc([radius, centre], [0, centre + radius])]
}

function head(
  piece: string,
  r: number,
  h: number,
): { segments: Segment[]; extra: (id: string) => FeatureInput[] } {
  const neck = 0.36 * r
  if (piece === 'rook') {
    const [collar, top] = [0.62 * h, 0.7 * r]
    return {
      segments: [
        ...stem(r, 0.52 * r, collar),
        line(top, collar * 1.15),
        line(top, h),
        line(0.46 * r, h),
        line(0.46 * r, 0.9 * h),
        line(0, 0.9 * h),
      ],
      extra: (id) =>
        [0, 60, 120].map((turn, index): FeatureInput => {
          const angle = (turn * Math.PI) / 180
          return {
            kind: 'extrude',
            id: `${id}-notch-${index + 1}`,
            operation: 'cut',
            sketch: {
              add: [{ kind: 'rectangle', width: 3 * r, height: 0.2 * r, rotateDeg: (angle * 180) / Math.PI }],
            },
            extent: { kind: 'between', from: 0.93 * h, to: h },
          }
        }),
    }
  }
  if (piece === 'pawn') {
    const collar = 0.6 * h
    const from = collar * 1.07
    // The head reaches the stated height exactly.
    const radius = ((h - from) ** 2 + neck ** 2) / (2 * (h - from))
    return { segments: [...stem(r, neck, collar), ...ballOn(neck, from, radius)], extra: () => [] }
  }
  const collar = 0.6 * h
  const from = collar * 1.07
  if (piece === 'bishop') {
    const [mitre, tip] = [0.52 * r, 0.1 * r]
    return {
      segments: [
        ...stem(r, neck, collar),
        line(neck, from),
        curve([mitre, from + 0.13 * h], [], [1, 0.6], [0, 1]),
        curve([tip, h - 2 * tip], [], [0, 1], [-0.5, 1]),
        arc([tip * 1.2, h - tip * 0.9], [0, h]),
      ],
      extra: (id) => [
        {
          kind: 'extrude',
          id: `${id}-cleft`,
          operation: 'cut',
          sketch: {
            add: [
              {
                kind: 'rectangle',
                width: 0.14 * r,
                height: 0.22 * h,
                rotateDeg: -30,
                at: [0.45 * r, h - 0.17 * h] as Point2,
              },
            ],
          },
          plane: { on: 'frame', origin: [0, 0, 0], normal: '-y', x: '+x' },
          extent: { kind: 'length', length: 2 * r, direction: 'both' },
        },
      ],
    }
  }
  const crown = piece === 'queen' ? h - 0.16 * r * 2 : h - 0.5 * r
  const flare = piece === 'queen' ? 0.62 * r : 0.56 * r
  const top: Segment[] = [
    ...stem(r, neck, collar),
    line(neck, from),
    curve([flare, crown - 0.14 * r], [], [0.2, 1], [0.5, 1]),
  ]
  if (piece === 'queen') {
    const knob = 0.16 * r
    return {
      segments: [
        ...top,
        line(0.4 * r, crown),
        line(knob * 0.8, crown),
        ...ballOn(knob * 0.8, crown, ((h - crown) ** 2 + (0.8 * knob) ** 2) / (2 * (h - crown))).slice(1),
      ],
      extra: () => [],
    }
  }
  const [arm, bar] = [0.28 * r, 0.14 * r]
  return {
    segments: [...top, line(0.3 * r, crown), line(0, crown)],
    extra: (id) => [
      block(`${id}-cross`, [-bar / 2, -bar / 2, crown - bar], [bar / 2, bar / 2, h]),
      block(`${id}-arms`, [-arm, -bar / 2, crown + 0.2 * r], [arm, bar / 2, crown + 0.2 * r + bar]),
    ],
  }
}

export const chessPiece: Family = {
  id: 'chess piece',
  forms: [
    ['chess piece|chess pawn|pawn|pawn chess piece|chessman', { piece: 'pawn' }],
    ['chess rook|rook|rook chess piece|chess castle|castle chess piece', { piece: 'rook' }],
    ['chess bishop|bishop|bishop chess piece', { piece: 'bishop' }],
    ['chess queen|queen chess piece', { piece: 'queen' }],
    ['chess king|king chess piece', { piece: 'king' }],
  ],
  options: {
    piece: {
      values: { pawn: 'pawn', rook: 'rook', bishop: 'bishop', queen: 'queen', king: 'king' },
      default: 'pawn',
    },
  },
  dimensions: {
    height: {
      says: 'height',
      words: 'height length axis-z',
      default: ({ option, get }) => {
        const { height = 50, base = 30 } = PIECES[option('piece')] ?? {}
        const known = get('base')
        return {
          value: known === undefined ? height : (known * height) / base,
          because: 'a Staunton set has it so',
        }
      },
    },
    base: {
      says: 'base diameter',
      words: 'diameter bottomDiameter width',
      forms: 'foot diameter',
      default: ({ option, need }) => {
        const { height = 50, base = 30 } = PIECES[option('piece')] ?? {}
        return {
          value: Number(((need('height') * base) / height).toPrecision(3)),
          because: 'a Staunton set has it so',
        }
      },
    },
  },
  bare: 'height',
  portions: {
    base: {
      forms: 'base|foot|round base|circular base',
      words: { diameter: 'base', width: 'base' },
      bare: 'base',
    },
    head: { forms: 'head|round head|ball head|spherical head|top', words: {} },
    collar: {
      forms: 'collar|neck|body|tapered body|stem|battlement|crown|cross|notch|crenellation',
      words: {},
      plural: true,
    },
  },
  build: ({ id, need, option, called }) => {
    const [h, d] = [need('height'), need('base')]
    const r = d / 2
    const { segments, extra } = head(option('piece'), r, h)
    return {
      features: [turned(id, [0, 0], segments), ...extra(id)],
      min: [-r, -r, 0],
      max: [r, r, h],
      shape: 'round',
      measures: {
        height: extent('z', h),
        base: cylinder(d, [r, 0, 0.14 * r]),
      },
      name: `${called}: ${option('piece')} ${h} mm`,
    }
  },
}
