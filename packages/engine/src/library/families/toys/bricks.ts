/** Small solids that people collect: dice, toy bricks, keycaps, coins. */
import type { Point2 } from '../../../plan/geometry.ts'
import type { Family, FeatureInput } from '../family.ts'
import { cylinder, extent, levels, wall } from '../measure.ts'
import { block, rod, share, standing, usual } from '../shape.ts'

/** Where the spots of each face are, in thirds. */
const SPOTS: Readonly<Record<number, readonly Point2[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [1, 1],
    [-1, 1],
  ],
  6: [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
}

/** Opposite faces add up to seven. */
const FACES = [
  ['+z', 1],
  ['-z', 6],
  ['+x', 2],
  ['-x', 5],
  ['+y', 3],
  ['-y', 4],
] as const

export const dice: Family = {
  id: 'dice',
  forms: [
    [
      'playing die|playing dice|game die|game dice|six sided die|six sided dice|standard die|gaming die|d6|board game die|dice cube|rolling die',
    ],
  ],
  shares: { die: '' },
  dimensions: {
    size: {
      says: 'size',
      words: 'size side length width height axis-x',
      forms: 'edge length',
      default: usual(16, 'most dice measure 16 mm'),
    },
    spot: {
      says: 'pip diameter',
      forms: 'pip diameter|dot diameter|spot diameter',
      default: share(0.18, 'size', 'the pips stay clear of each other'),
    },
    depth: {
      says: 'pip depth',
      forms: 'pip depth|dot depth|spot depth',
      default: share(0.04, 'size', 'paint stays in the pips'),
    },
    round: { says: 'edge radius', words: 'radius', default: share(0.08, 'size', 'it must roll') },
  },
  bare: 'size',
  portions: {
    pip: {
      forms: 'pip|dot|spot|dimple|number',
      words: { diameter: 'spot', depth: 'depth' },
      bare: 'spot',
      plural: true,
    },
    edge: { forms: 'rounded edge|rounded corner', words: { radius: 'round' }, plural: true },
  },
  build: ({ id, need }) => {
    const [s, d, deep, r] = [need('size'), need('spot'), need('depth'), need('round')]
    return {
      features: [
        block(id, [-s / 2, -s / 2, 0], [s / 2, s / 2, s]),
        { kind: 'fillet', id: `${id}-edges`, edges: [{}], radius: r },
        ...FACES.map(
          ([facing, spots]): FeatureInput => ({
            kind: 'hole',
            id: `${id}-pips-${spots}`,
            face: { facing },
            diameter: d,
            depth: { kind: 'blind', depth: deep },
            positions: {
              kind: 'points',
              points: (SPOTS[spots] ?? []).map(([x, y]): Point2 => [0.25 * s * x, 0.25 * s * y]),
            },
          }),
        ),
      ],
      ...standing(s, s, s),
      measures: {
        size: extent('x', s),
        spot: { measure: { kind: 'hole-count', diameter: d }, value: 21 },
        depth: { measure: { kind: 'hole-depth', diameter: d }, value: deep },
        round: { measure: { kind: 'fillet-radius' }, value: r },
      },
    }
  },
}

/** The measures of the common toy brick: pitch 8, stud 4.8 x 1.8, height 9.6, wall 1.5, with 0.2 off the outside. */
export const toyBrick: Family = {
  id: 'toy brick',
  forms: [
    [
      'toy brick|building brick|lego brick|lego block|lego|building block toy|interlocking brick|lego style brick|lego compatible brick|lego piece|toy building block',
    ],
  ],
  options: { size: { values: { flat: 'flat brick|lego plate', brick: 'full height' }, default: 'brick' } },
  dimensions: {
    columns: {
      says: 'studs along',
      forms: 'stud column',
      unit: 'count',
      default: usual(4, 'two by four is the best known brick'),
    },
    rows: {
      says: 'studs across',
      forms: 'stud row',
      unit: 'count',
      default: usual(2, 'two by four is the best known brick'),
    },
    pitch: {
      says: 'stud pitch',
      forms: 'stud pitch|stud spacing',
      default: usual(8, 'toy bricks have this pitch'),
    },
    stud: {
      says: 'stud diameter',
      forms: 'stud diameter',
      default: share(0.6, 'pitch', 'toy bricks have it so'),
    },
    studHeight: {
      says: 'stud height',
      forms: 'stud height',
      default: share(0.225, 'pitch', 'toy bricks have it so'),
    },
    height: {
      says: 'body height',
      words: 'height thickness axis-z',
      default: ({ option, need }) => ({
        value: (option('size') === 'flat' ? 0.4 : 1.2) * need('pitch'),
        because: 'toy bricks have it so',
      }),
    },
    length: {
      says: 'length',
      words: 'length axis-x',
      default: ({ need }) => ({
        value: need('columns') * need('pitch') - 0.2,
        because: 'neighbours need a gap of 0.2 mm',
      }),
    },
    width: {
      says: 'width',
      words: 'width axis-y',
      default: ({ need }) => ({
        value: need('rows') * need('pitch') - 0.2,
        because: 'neighbours need a gap of 0.2 mm',
      }),
    },
    wall: { says: 'wall thickness', words: 'wall', default: usual(1.5, 'toy bricks have it so') },
  },
  sequence: { 2: ['rows', 'columns'] },
  portions: {
    stud: {
      forms: 'stud|knob|peg',
      words: { diameter: 'stud', height: 'studHeight' },
      bare: 'stud',
      plural: true,
    },
    tube: { forms: 'tube|bottom tube|inner tube|hollow underside', words: {}, plural: true },
  },
  build: ({ id, need }) => {
    const [columns, rows] = [Math.round(need('columns')), Math.round(need('rows'))]
    const [pitch, stud, tall, h] = [need('pitch'), need('stud'), need('studHeight'), need('height')]
    const [l, w, t] = [need('length'), need('width'), need('wall')]
    const grid = (nx: number, ny: number): Point2[] =>
      Array.from(
        { length: nx * ny },
        (_, i): Point2 => [((i % nx) - (nx - 1) / 2) * pitch, (Math.floor(i / nx) - (ny - 1) / 2) * pitch],
      )
    const tube = Math.SQRT2 * pitch - stud
    const roof = Math.min(t, 0.5 * h)
    return {
      features: [
        block(id, [-l / 2, -w / 2, 0], [l / 2, w / 2, h]),
        block(`${id}-room`, [-l / 2 + t, -w / 2 + t, 0], [l / 2 - t, w / 2 - t, h - roof], 'cut'),
        ...grid(columns, rows).map(([x, y], i) => rod(`${id}-stud-${i + 1}`, stud, [x, y, h], tall)),
        ...(columns > 1 && rows > 1
          ? grid(columns - 1, rows - 1).map(
              ([x, y], i): FeatureInput => ({
                kind: 'cylinder',
                id: `${id}-tube-${i + 1}`,
                diameter: tube,
                innerDiameter: stud,
                height: h - roof / 2,
                frame: { origin: [x, y, 0] },
              }),
            )
          : []),
      ],
      ...standing(l, w, h + tall),
      measures: {
        columns: {
          measure: {
            kind: 'crossings',
            from: [-l, -((rows - 1) / 2) * pitch, h + tall / 2],
            to: [l, -((rows - 1) / 2) * pitch, h + tall / 2],
          },
          value: columns,
        },
        rows: {
          measure: {
            kind: 'crossings',
            from: [-((columns - 1) / 2) * pitch, -w, h + tall / 2],
            to: [-((columns - 1) / 2) * pitch, w, h + tall / 2],
          },
          value: rows,
        },
        stud: cylinder(stud, [
          ((columns - 1) / 2) * pitch + stud / 2,
          ((rows - 1) / 2) * pitch,
          h + tall / 2,
        ]),
        studHeight: levels('z', h, h + tall),
        height: levels('z', 0, h),
        length: extent('x', l),
        width: extent('y', w),
        wall: wall(t, [l / 2 - t / 2, 0, 0.3 * h], '+x'),
      },
    }
  },
}

export const keycap: Family = {
  id: 'keycap',
  forms: [['keycap|key cap|keyboard key|keyboard keycap|keyboard key cap|mechanical keyboard keycap']],
  dimensions: {
    size: {
      says: 'base size',
      words: 'size side width length baseLength',
      default: usual(18, 'keys stand 19.05 mm apart'),
    },
    top: {
      says: 'top size',
      forms: 'top size|top width|top length',
      default: share(0.7, 'size', 'the sides lean in for the finger'),
    },
    height: { says: 'height', words: 'height axis-z', default: usual(9, 'a middle row is about so high') },
    wall: {
      says: 'wall thickness',
      words: 'wall thickness',
      default: usual(1.5, 'it is stiff when moulded'),
    },
    stem: {
      says: 'stem diameter',
      forms: 'stem diameter',
      default: usual(5.5, 'common switches take such a stem'),
    },
  },
  bare: 'size',
  portions: {
    stem: {
      forms: 'stem|cherry mx stem|mx stem|cross stem|mount',
      words: { diameter: 'stem' },
      bare: 'stem',
    },
  },
  below: [['top', 'size']],
  build: ({ id, need }) => {
    const [s, top, h, t, stem] = [need('size'), need('top'), need('height'), need('wall'), need('stem')]
    const [inner, roof] = [s - 2 * t, h - t]
    const innerTop = Math.max(top - 2 * t + ((s - top) * t) / h, 1)
    return {
      features: [
        { kind: 'wedge', id, base: [s, s], top: [top, top], height: h },
        {
          kind: 'wedge',
          id: `${id}-room`,
          operation: 'cut',
          base: [inner, inner],
          top: [innerTop, innerTop],
          height: roof,
        },
        rod(`${id}-stem`, stem, [0, 0, 0.15 * h], roof - 0.1 * h),
        // The cross of the switch: 4.1 by 1.3 mm.
        block(`${id}-cross-x`, [-2.05, -0.65, 0.15 * h], [2.05, 0.65, roof], 'cut'),
        block(`${id}-cross-y`, [-0.65, -2.05, 0.15 * h], [0.65, 2.05, roof], 'cut'),
      ],
      ...standing(s, s, h),
      faces: { '+z': { min: [-top / 2, -top / 2, 0], max: [top / 2, top / 2, h] } },
      measures: {
        size: extent('x', s),
        height: extent('z', h),
        wall: levels('z', roof, h),
        stem: cylinder(stem, [stem / 2 / Math.SQRT2, stem / 2 / Math.SQRT2, 0.5 * h]),
      },
    }
  },
}
