/** Wheels: a rim, a hub, and spokes or a web between them. */
import { twice } from '../../../language/shapes/sizes.ts'
import type { Family, FeatureInput } from '../family.ts'
import { cylinder, extent, holes, through, wall } from '../measure.ts'
import { rod, share, standing, usual } from '../shape.ts'

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
