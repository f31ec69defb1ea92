/** What rolls and turns: wheel, roller, caster, bicycle grip. */
import { twice } from '../../../language/shapes/sizes.ts'
import type { Family, FeatureInput } from '../family.ts'
import { bore, cylinder, extent, holes, levels, through, wall } from '../measure.ts'
import { block, lines, rod, share, standing, turned, usual } from '../shape.ts'

export const wheel: Family = {
  id: 'wheel',
  forms: [
    [
      'wheel|spoked wheel|cart wheel|toy wheel|car wheel|trolley wheel|robot wheel|spoke wheel|hand wheel|handwheel|steering wheel|flywheel with spokes',
      {},
    ],
  ],
  dimensions: {
    diameter: {
      says: 'diameter',
      words: 'diameter outerDiameter size height',
      forms: 'wheel diameter|rim diameter',
      default: usual(100, 'it suits a small cart'),
    },
    radius: { says: 'radius', words: 'radius outerRadius' },
    width: {
      says: 'width',
      words: 'width thickness length depth',
      forms: 'wheel width|rim width|tread width',
      default: share(0.25, 'diameter', 'it is wide enough not to sink in'),
    },
    bore: {
      says: 'bore',
      words: 'innerDiameter',
      forms: 'bore diameter|bore|axle diameter|axle hole diameter|hub bore',
      default: share(0.1, 'diameter', 'an axle of a tenth carries it'),
    },
    hub: {
      says: 'hub diameter',
      forms: 'hub diameter',
      default: ({ need }) => ({
        value: Number(Math.max(0.28 * need('diameter'), 1.8 * need('bore')).toPrecision(3)),
        because: 'a hub is about 1.8 times its bore',
      }),
    },
    rim: {
      says: 'rim thickness',
      forms: 'rim thickness|tyre thickness|tire thickness|rim depth',
      default: share(0.1, 'diameter', 'the rim carries between the spokes'),
    },
    spokes: {
      says: 'number of spokes',
      forms: 'spoke|spoked',
      unit: 'count',
      default: ({ lacks }) =>
        lacks('spoke') ? 0 : { value: 5, because: 'five spokes carry the rim evenly' },
    },
    spoke: {
      says: 'spoke width',
      forms: 'spoke width|spoke thickness',
      default: ({ need }) =>
        need('spokes') > 0
          ? { value: Number((0.09 * need('diameter')).toPrecision(3)), because: 'the spokes do not buckle' }
          : 0,
    },
  },
  linear: [twice('diameter', 'radius')],
  sequence: { 2: ['diameter', 'width'] },
  bare: 'diameter',
  portions: {
    bore: {
      forms:
        'bore|hole|axle hole|center hole|centre hole|central hole|shaft hole|hub hole|center bore|centre bore|mounting hole',
      words: { diameter: 'bore' },
      bare: 'bore',
    },
    hub: { forms: 'hub|central hub|center hub|centre hub', words: { diameter: 'hub' }, bare: 'hub' },
    rim: {
      forms: 'rim|outer rim|tyre|tire|tread',
      words: { thickness: 'rim', width: 'width', diameter: 'diameter' },
      bare: 'rim',
    },
    spoke: {
      forms: 'spoke|radial spoke|straight spoke',
      words: { width: 'spoke', thickness: 'spoke' },
      bare: 'spoke',
      count: 'spokes',
    },
  },
  below: [
    ['bore', 'hub'],
    ['hub', 'diameter'],
  ],
  build: ({ id, need }) => {
    const [d, w, b, hub, rim] = [need('diameter'), need('width'), need('bore'), need('hub'), need('rim')]
    const [n, spoke] = [Math.round(need('spokes')), need('spoke')]
    const inner = d - 2 * rim
    const disc = n === 0
    // Spokes, or a plain web, are a third narrower than the rim.
    const [low, high] = [w / 6, (5 * w) / 6]
    const ring = (name: string, outer: number, hole: number): FeatureInput => ({
      kind: 'cylinder',
      id: name,
      diameter: outer,
      innerDiameter: hole,
      height: w,
    })
    return {
      features: [
        ring(id, d, inner),
        ...(disc
          ? [
              {
                kind: 'cylinder' as const,
                id: `${id}-web`,
                diameter: inner + 0.2 * rim,
                height: high - low,
                frame: { origin: [0, 0, low] as [number, number, number] },
              },
            ]
          : Array.from({ length: n }, (_, i): FeatureInput => {
              const turn = (360 * i) / n
              const from = 0.3 * hub
              const long = inner / 2 + 0.3 * rim - from
              const at = from + long / 2
              return {
                kind: 'extrude',
                id: `${id}-spoke-${i + 1}`,
                sketch: {
                  add: [
                    {
                      kind: 'rectangle',
                      width: long,
                      height: spoke,
                      rotateDeg: turn,
                      at: [at * Math.cos((turn * Math.PI) / 180), at * Math.sin((turn * Math.PI) / 180)],
                    },
                  ],
                },
                extent: { kind: 'between', from: low, to: high },
              }
            })),
        rod(`${id}-hub`, hub, [0, 0, 0], w),
        rod(`${id}-bore`, b, [0, 0, 0], w, '+z', 'cut'),
      ],
      ...standing(d, d, w),
      shape: 'round',
      bore: b,
      measures: {
        diameter: extent('x', d),
        radius: through(extent('x', d), `diameter ${d}`),
        width: extent('z', w),
        bore: holes(1, b),
        hub: cylinder(hub, [
          (hub / 2) * Math.cos(Math.PI / Math.max(n, 1)),
          (hub / 2) * Math.sin(Math.PI / Math.max(n, 1)),
          w / 12,
        ]),
        rim: wall(rim, [d / 2 - rim / 2, 0, w / 12], '+x'),
        spokes: {
          measure: { kind: 'tooth-count', centre: [0, 0, w / 2], axis: '+z', diameter: (hub + inner) / 2 },
          value: n,
        },
        spoke: wall(spoke, [(hub + inner) / 4, 0, w / 2], '+y'),
      },
    }
  },
}

export const roller: Family = {
  id: 'roller',
  forms: [['roller|conveyor roller|guide roller|idler roller|pinch roller']],
  dimensions: {
    diameter: {
      says: 'diameter',
      words: 'diameter outerDiameter',
      default: usual(40, 'it is a common roller size'),
    },
    length: {
      says: 'length',
      words: 'length width height',
      forms: 'roller length|body length',
      default: share(3, 'diameter', 'a roller is three times as long as thick'),
    },
    shaft: {
      says: 'shaft diameter',
      forms: 'shaft diameter|journal diameter|axle diameter',
      default: ({ lacks, has, get, need }) =>
        lacks('shaft') || has('bore') || get('bore') !== undefined
          ? 0
          : {
              value: Number((0.4 * need('diameter')).toPrecision(3)),
              because: 'journals carry it at both ends',
            },
    },
    shaftLength: {
      says: 'journal length',
      forms: 'shaft length|journal length',
      default: ({ need }) =>
        need('shaft') > 0
          ? { value: Number((0.4 * need('diameter')).toPrecision(3)), because: 'a bearing fits on it' }
          : 0,
    },
    bore: {
      says: 'bore',
      words: 'innerDiameter',
      forms: 'bore diameter|bore',
      default: ({ has, need }) =>
        has('bore')
          ? { value: Number((0.3 * need('diameter')).toPrecision(2)), because: 'an axle passes' }
          : 0,
    },
  },
  sequence: { 2: ['diameter', 'length'] },
  bare: 'diameter',
  portions: {
    shaft: {
      forms: 'shaft|journal|stub shaft|axle|shaft end|end shaft',
      words: { diameter: 'shaft', length: 'shaftLength' },
      bare: 'shaft',
      plural: true,
    },
    bore: {
      forms: 'bore|hole|center hole|centre hole|through hole',
      words: { diameter: 'bore' },
      bare: 'bore',
    },
  },
  below: [
    ['shaft', 'diameter'],
    ['bore', 'diameter'],
  ],
  build: ({ id, need }) => {
    const [d, l, s, j, b] = [
      need('diameter'),
      need('length'),
      need('shaft'),
      need('shaftLength'),
      need('bore'),
    ]
    const total = l + 2 * j
    return {
      features: [
        turned(
          id,
          [0, 0],
          s > 0
            ? lines(
                [s / 2, 0],
                [s / 2, j],
                [d / 2, j],
                [d / 2, j + l],
                [s / 2, j + l],
                [s / 2, total],
                [0, total],
              )
            : lines([d / 2, 0], [d / 2, l], [0, l]),
        ),
        ...(b > 0 ? [rod(`${id}-bore`, b, [0, 0, 0], total, '+z' as const, 'cut' as const)] : []),
      ],
      ...standing(d, d, total),
      shape: 'round',
      bore: b,
      measures: {
        diameter: extent('x', d),
        length: levels('z', j, j + l),
        shaft: s > 0 ? cylinder(s, [s / 2, 0, j / 2]) : [],
        shaftLength: levels('z', 0, j),
        bore: b > 0 ? bore(b, [0, 0, total / 2]) : [],
      },
    }
  },
}

export const grip: Family = {
  id: 'grip',
  forms: [
    [
      'bicycle grip|bike grip|handlebar grip|handle grip|bike handlebar grip|bicycle handle grip|bicycle handlebar grip|motorcycle grip|grip|hand grip',
    ],
  ],
  options: {
    form: {
      values: { ergonomic: 'ergonomic|ergonomical|contoured', plain: 'plain cylinder|round grip' },
      default: 'ergonomic',
    },
  },
  dimensions: {
    bore: {
      says: 'bore',
      words: 'innerDiameter',
      forms: 'bore diameter|bore|handlebar diameter|bar diameter',
      default: usual(22.2, 'ISO 4210 handlebars measure 22.2 mm'),
    },
    diameter: {
      says: 'diameter',
      words: 'diameter outerDiameter',
      forms: 'grip diameter',
      default: ({ need }) => ({
        value: Number((need('bore') * 1.45).toPrecision(3)),
        because: 'a hand closes around it',
      }),
    },
    length: { says: 'length', words: 'length height width', default: usual(130, 'a gloved hand fits') },
    flange: {
      says: 'flange diameter',
      forms: 'flange diameter|end flange diameter',
      default: share(1.3, 'diameter', 'the thumb stops at it'),
    },
  },
  bare: 'length',
  portions: {
    bore: { forms: 'bore|hole|through hole|center hole', words: { diameter: 'bore' }, bare: 'bore' },
    flange: { forms: 'flange|end flange|collar|inner flange', words: { diameter: 'flange' }, bare: 'flange' },
    groove: { forms: 'finger groove|groove|rib|texture', words: {}, plural: true },
  },
  below: [
    ['bore', 'diameter'],
    ['diameter', 'flange'],
  ],
  build: ({ id, need, option }) => {
    const [b, d, l, f] = [need('bore'), need('diameter'), need('length'), need('flange')]
    const [r, i] = [d / 2, b / 2]
    const [edge, end] = [0.04 * l, 0.06 * l]
    const deep = Math.min(0.35 * (r - i), 0.07 * d)
    // Four hollows for the fingers, widest between them.
    const plain = option('form') === 'plain'
    const step = (l - edge - end) / 4
    const waves = Array.from({ length: 4 }, (_, n) => {
      const z = edge + n * step
      return {
        kind: 'spline' as const,
        through: [[r - deep, z + step / 2] as [number, number]],
        to: [r, z + step] as [number, number],
        startTangent: [0, 1] as [number, number],
        endTangent: [0, 1] as [number, number],
      }
    })
    return {
      features: [
        turned(
          id,
          [i, 0],
          [
            ...lines([f / 2, 0], [f / 2, edge], [r, edge]),
            ...(plain ? lines([r, l - end]) : waves),
            ...lines([r, l], [i, l]),
          ],
        ),
      ],
      min: [-f / 2, -f / 2, 0],
      max: [f / 2, f / 2, l],
      shape: 'round',
      bore: b,
      measures: {
        bore: bore(b, [0, 0, l / 2]),
        diameter: cylinder(d, [r, 0, l - end / 2]),
        length: extent('z', l),
        flange: extent('x', f),
      },
    }
  },
}

export const caster: Family = {
  id: 'caster',
  forms: [['caster|castor|caster wheel|castor wheel|swivel caster|furniture caster|trolley caster']],
  dimensions: {
    diameter: {
      says: 'wheel diameter',
      words: 'diameter',
      forms: 'wheel diameter',
      default: usual(50, 'it rolls over door sills'),
    },
    width: {
      says: 'wheel width',
      words: 'width',
      forms: 'wheel width',
      default: share(0.4, 'diameter', 'it does not mark the floor'),
    },
    plate: {
      says: 'plate length',
      words: 'length',
      forms: 'plate length|plate size|plate width',
      default: share(1.2, 'diameter', 'four screws hold it'),
    },
    thickness: {
      says: 'plate thickness',
      words: 'thickness',
      forms: 'plate thickness|fork thickness',
      default: share(0.06, 'diameter', 'pressed steel is so thick'),
    },
    height: {
      says: 'overall height',
      words: 'height axis-z',
      default: ({ need }) => ({
        value: Number((1.35 * need('diameter')).toPrecision(3)),
        because: 'the wheel turns clear of the plate',
      }),
    },
    hole: {
      says: 'hole diameter',
      forms: 'hole diameter|screw hole diameter',
      default: ({ need }) => ({
        value: Number((0.1 * need('diameter')).toPrecision(2)),
        because: 'wood screws pass',
      }),
    },
  },
  bare: 'diameter',
  portions: {
    wheel: { forms: 'wheel', words: { diameter: 'diameter', width: 'width' }, bare: 'diameter' },
    plate: {
      forms: 'plate|mounting plate|top plate',
      words: { length: 'plate', thickness: 'thickness' },
      bare: 'plate',
    },
    fork: { forms: 'fork|bracket|yoke', words: { thickness: 'thickness' } },
  },
  below: [['diameter', 'height']],
  build: ({ id, need }) => {
    const [d, w, p, t, h, hole] = [
      need('diameter'),
      need('width'),
      need('plate'),
      need('thickness'),
      need('height'),
      need('hole'),
    ]
    const gap = Math.max(0.04 * d, 0.5)
    const y = w / 2 + gap
    const axle = 0.2 * d
    const cheek = (name: string, y0: number): FeatureInput => ({
      kind: 'extrude',
      id: name,
      sketch: {
        add: [
          {
            kind: 'trapezoid',
            bottom: 0.5 * d,
            top: 0.8 * d,
            height: h - t - d / 2,
            at: [0, (h - t + d / 2) / 2],
          },
          { kind: 'circle', diameter: 0.5 * d, at: [0, d / 2] },
        ],
      },
      plane: { on: 'frame', origin: [0, y0 + t, 0], normal: '-y', x: '+x' },
      extent: { kind: 'length', length: t },
    })
    return {
      features: [
        block(id, [-p / 2, -0.4 * p, h - t], [p / 2, 0.4 * p, h]),
        {
          kind: 'hole',
          id: `${id}-holes`,
          diameter: hole,
          positions: { kind: 'corners', inset: [0.12 * p, 0.12 * p] },
        },
        cheek(`${id}-cheek-1`, y),
        cheek(`${id}-cheek-2`, -y - t),
        rod(`${id}-axle`, axle, [0, -y - t, d / 2], 2 * (y + t), '+y'),
        rod(`${id}-wheel`, d, [0, -w / 2, d / 2], w, '+y'),
      ],
      min: [-p / 2, -0.4 * p, 0],
      max: [p / 2, 0.4 * p, h],
      measures: {
        diameter: cylinder(d, [0, 0, 0], '+y'),
        width: wall(w, [0.35 * d, 0, 0.3 * d], '+y'),
        plate: extent('x', p),
        thickness: levels('z', h - t, h),
        height: extent('z', h),
        hole: { measure: { kind: 'hole-count', diameter: hole }, value: 4 },
      },
    }
  },
}
