/** Pots and holders with straight sides: plant pot, funnel, candle holder. */
import { twice } from '../../../language/shapes/sizes.ts'
import type { Point3 } from '../../../plan/geometry.ts'
import type { Family, FeatureInput, Measured } from '../family.ts'
import { bore, extent, holes, levels, onPart, through, wall } from '../measure.ts'
import { line, lines, rod, share, standing, turned, usual } from '../shape.ts'

export const plantPot: Family = {
  id: 'plant pot',
  forms: [
    [
      'plant pot|flower pot|flowerpot|planter|planter pot|plant holder|pot for plant|succulent pot|garden pot|succulent planter|herb pot|cactus pot|seedling pot|round planter|garden planter|indoor planter|desk planter|pot planter',
    ],
  ],
  dimensions: {
    diameter: {
      says: 'top diameter',
      words: 'diameter outerDiameter topDiameter width',
      forms: 'rim diameter|mouth diameter',
      default: usual(120, 'this is a common pot size'),
    },
    radius: { says: 'radius', words: 'radius topRadius' },
    height: {
      says: 'height',
      words: 'height depth axis-z',
      default: share(0.9, 'diameter', 'a pot is nearly as tall as wide'),
    },
    base: {
      says: 'base diameter',
      words: 'bottomDiameter',
      default: share(0.68, 'diameter', 'the sides taper so that pots stack'),
    },
    wall: {
      says: 'wall thickness',
      words: 'wall thickness',
      default: share(0.03, 'diameter', 'about three hundredths of the diameter makes a sound wall'),
    },
    drain: {
      says: 'drain hole diameter',
      forms: 'drain hole diameter|drainage hole diameter',
      default: ({ lacks, need }) =>
        lacks('drain')
          ? 0
          : { value: Math.max(4, Math.round(need('diameter') / 12)), because: 'water must drain' },
    },
    saucer: {
      says: 'saucer diameter',
      forms: 'saucer diameter|tray diameter|drip tray diameter',
      default: ({ has, need }) =>
        has('saucer')
          ? {
              value: Math.round(Math.max(need('base') + 6 * need('wall'), 0.95 * need('diameter'))),
              because: 'the foot of the pot stands in it with room for water',
            }
          : 0,
    },
    saucerHeight: {
      says: 'saucer height',
      forms: 'saucer height|saucer depth|tray height',
      default: ({ need }) =>
        need('saucer') > 0 ? { value: Math.round(0.13 * need('saucer')), because: 'a saucer is shallow' } : 0,
    },
    drains: {
      says: 'number of drain holes',
      forms: 'drain hole count',
      unit: 'count',
      default: ({ lacks }) => (lacks('drain') ? 0 : 1),
    },
  },
  linear: [twice('diameter', 'radius')],
  sequence: { 2: ['diameter', 'height'] },
  bare: 'diameter',
  portions: {
    drain: {
      forms:
        'drain hole|drainage hole|drainage|hole|water hole|hole in the bottom|drainage hole in the bottom|drain hole in the bottom',
      words: { diameter: 'drain' },
      bare: 'drain',
      count: 'drains',
    },
    saucer: {
      forms:
        'saucer|matching saucer|drip tray|drip saucer|drainage tray|water tray|separate saucer|plate|water catcher|drainage saucer',
      words: { diameter: 'saucer', width: 'saucer', height: 'saucerHeight', depth: 'saucerHeight' },
      bare: 'saucer',
    },
    rim: { forms: 'rim|lip|collar|mouth', words: { diameter: 'diameter' }, bare: 'diameter' },
    base: { forms: 'base|bottom', words: { diameter: 'base' }, bare: 'base' },
  },
  below: [
    ['base', 'diameter'],
    ['drain', 'base'],
    ['base', 'saucer'],
    ['saucerHeight', 'height'],
  ],
  build: ({ id, need, called }) => {
    const [h, d, w, base] = [need('height'), need('diameter'), need('wall'), need('base') / 2]
    const [drain, count] = [need('drain'), need('drains')]
    const r = d / 2
    const rim = 0.16 * h
    const under = r - 1.2 * w
    const circle = base * 0.9
    const pot: FeatureInput[] = [
      turned(id, [0, 0], lines([base, 0], [under, h - rim], [r, h - rim], [r, h], [0, h])),
      turned(`${id}-room`, [0, w], lines([base - w, w], [under - w, h - rim], [r - w, h], [0, h]), 'cut'),
      ...(drain > 0
        ? [
            {
              kind: 'hole' as const,
              id: `${id}-drain`,
              face: { facing: '-z' as const },
              diameter: drain,
              positions:
                count > 1
                  ? { kind: 'bolt-circle' as const, diameter: circle, count: Math.round(count) }
                  : { kind: 'points' as const, points: [[0, 0] as [number, number]] },
            },
          ]
        : []),
    ]
    const [dish, edge] = [need('saucer') / 2, need('saucerHeight')]
    const own = (measured: Measured): Measured => (dish > 0 ? onPart('pot', measured) : measured)
    const across = own(extent('x', d))
    return {
      features: dish > 0 ? [] : pot,
      ...(dish > 0
        ? {
            parts: [
              { id: 'pot', name: called, features: pot },
              {
                id: 'saucer',
                name: 'Saucer',
                features: [
                  turned(
                    'saucer',
                    [0, 0],
                    lines(
                      [dish - 0.5 * edge, 0],
                      [dish, edge],
                      [dish - w, edge],
                      [dish - w - 0.4 * edge, w],
                      [0, w],
                    ),
                  ),
                ],
              },
            ],
            // Beside each other, as they are printed and seen best.
            instances: [
              { id: 'pot', part: 'pot' },
              {
                id: 'saucer',
                part: 'saucer',
                placement: { kind: 'coordinates' as const, translate: [r + dish + 2 * w, 0, 0] as Point3 },
              },
            ],
            counted: 'pot',
            chose: ['The saucer is a part of its own and stands beside the pot'],
          }
        : {}),
      ...standing(d, d, h),
      shape: 'round',
      measures: {
        diameter: across,
        radius: through(across, `diameter ${d}`),
        height: own(extent('z', h)),
        wall: own(levels('z', 0, w)),
        drain: own(count > 1 ? holes(count, drain) : bore(drain, [0, 0, w / 2])),
        drains: own(holes(count, drain)),
        saucer: onPart('saucer', extent('x', 2 * dish)),
        saucerHeight: onPart('saucer', extent('z', edge)),
      },
    }
  },
}

export const funnel: Family = {
  id: 'funnel',
  forms: [['funnel|kitchen funnel|oil funnel']],
  dimensions: {
    diameter: {
      says: 'mouth diameter',
      words: 'diameter outerDiameter topDiameter width',
      forms: 'mouth diameter|opening diameter|cone diameter',
      default: usual(100, 'a kitchen funnel is so wide'),
    },
    cone: {
      says: 'cone height',
      forms: 'cone height',
      default: share(0.7, 'diameter', 'the cone is steep enough to run empty'),
    },
    spoutLength: {
      says: 'spout length',
      forms: 'spout length|stem length|spout height',
      default: share(0.6, 'diameter', 'the spout reaches into a neck'),
    },
    height: { says: 'height', words: 'height length axis-z' },
    spout: {
      says: 'spout diameter',
      words: 'bottomDiameter',
      forms: 'spout diameter|stem diameter|outlet diameter',
      default: share(0.16, 'diameter', 'it fits a bottle neck'),
    },
    wall: { says: 'wall thickness', words: 'wall thickness', default: usual(2, 'it prints and moulds well') },
  },
  linear: [
    [
      [1, 'height'],
      [-1, 'cone'],
      [-1, 'spoutLength'],
    ],
  ],
  bare: 'diameter',
  portions: {
    spout: {
      forms: 'spout|stem|outlet|nozzle',
      words: { diameter: 'spout', length: 'spoutLength', height: 'spoutLength' },
      bare: 'spout',
    },
    mouth: {
      forms: 'mouth|top opening|cone|wide end',
      words: { diameter: 'diameter', height: 'cone' },
      bare: 'diameter',
    },
  },
  below: [['spout', 'diameter']],
  build: ({ id, need }) => {
    const [d, cone, long, s, w] = [
      need('diameter'),
      need('cone'),
      need('spoutLength'),
      need('spout'),
      need('wall'),
    ]
    const h = cone + long
    return {
      features: [
        turned(
          id,
          [s / 2 - w, 0],
          [line(s / 2, 0), ...lines([s / 2, long], [d / 2, h], [d / 2 - w, h], [s / 2 - w, long])],
        ),
      ],
      ...standing(d, d, h),
      shape: 'round',
      measures: {
        diameter: extent('x', d),
        cone: levels('z', long, h),
        spoutLength: levels('z', 0, long),
        height: extent('z', h),
        spout: { measure: { kind: 'cylinder-diameter', near: [s / 2, 0, long / 2], axis: '+z' }, value: s },
        wall: wall(w, [s / 2 - w / 2, 0, long / 2], '+x'),
      },
    }
  },
}

export const candleHolder: Family = {
  id: 'candle holder',
  forms: [['candle holder|candleholder|tea light holder|tealight holder|candlestick']],
  dimensions: {
    candle: {
      says: 'candle diameter',
      words: 'innerDiameter',
      forms: 'candle diameter|hole diameter|socket diameter',
      default: usual(39, 'tea lights measure 38 mm'),
    },
    socket: {
      says: 'socket depth',
      words: 'depth',
      forms: 'socket depth|hole depth',
      default: usual(14, 'a tea light sits almost flush'),
    },
    diameter: {
      says: 'diameter',
      words: 'diameter outerDiameter width bottomDiameter',
      default: ({ need }) => ({
        value: Math.round(1.9 * need('candle')),
        because: 'the foot must be stable',
      }),
    },
    height: {
      says: 'height',
      words: 'height length axis-z',
      default: share(0.45, 'diameter', 'low is stable'),
    },
  },
  bare: 'diameter',
  below: [
    ['candle', 'diameter'],
    ['socket', 'height'],
  ],
  build: ({ id, need }) => {
    const [c, s, d, h] = [need('candle'), need('socket'), need('diameter'), need('height')]
    return {
      features: [rod(id, d, [0, 0, 0], h), rod(`${id}-socket`, c, [0, 0, h - s], s, '+z', 'cut')],
      ...standing(d, d, h),
      shape: 'round',
      bore: c,
      measures: {
        candle: bore(c, [0, 0, h - s / 2]),
        socket: levels('z', h - s, h),
        diameter: extent('x', d),
        height: extent('z', h),
      },
    }
  },
}
