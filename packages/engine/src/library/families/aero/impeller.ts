/** A radial impeller: a disk, a hub, and vanes that curve backwards. */
import type { Point2 } from '../../../plan/geometry.ts'
import type { Family, FeatureInput } from '../family.ts'
import { extent, holes, levels } from '../measure.ts'
import { arc, line, outline, raised, rod, share, standing, usual } from '../shape.ts'

export const impeller: Family = {
  id: 'impeller',
  forms: [
    [
      'impeller|pump impeller|centrifugal impeller|radial impeller|blower wheel|centrifugal pump impeller|radial fan|centrifugal fan',
    ],
  ],
  options: {
    vanes: {
      values: { backward: 'backward curved|curved|backward', straight: 'straight radial|radial straight' },
      default: 'backward',
    },
  },
  dimensions: {
    diameter: {
      says: 'diameter',
      words: 'diameter outerDiameter size',
      default: usual(100, 'a small pump has it so'),
    },
    radius: { says: 'radius', words: 'radius' },
    blades: {
      says: 'number of vanes',
      forms: 'vane|blade|bladed',
      unit: 'count',
      default: usual(6, 'pumps have five to seven'),
    },
    base: {
      says: 'disk thickness',
      words: 'thickness',
      forms:
        'disk thickness|disc thickness|base thickness|backplate thickness|back plate thickness|plate thickness|base plate thickness',
      default: share(0.05, 'diameter', 'it does not flutter'),
    },
    vane: {
      says: 'vane height',
      forms: 'vane height|blade height',
      default: share(0.18, 'diameter', 'the passage keeps its area'),
    },
    height: { says: 'height', words: 'height axis-z' },
    wall: {
      says: 'vane thickness',
      forms: 'vane thickness|blade thickness',
      default: share(0.03, 'diameter', 'it casts well'),
    },
    hub: {
      says: 'hub diameter',
      forms: 'hub diameter',
      default: share(0.25, 'diameter', 'the eye stays open'),
    },
    bore: {
      says: 'bore',
      words: 'innerDiameter',
      forms: 'bore diameter|bore|shaft diameter',
      default: share(0.4, 'hub', 'the hub keeps a sound wall'),
    },
  },
  linear: [
    [
      [1, 'height'],
      [-1, 'base'],
      [-1, 'vane'],
    ],
    [
      [1, 'diameter'],
      [-2, 'radius'],
    ],
  ],
  sequence: { 2: ['diameter', 'height'] },
  bare: 'diameter',
  portions: {
    blade: {
      forms: 'vane|blade|curved vane|curved blade|backward curved blade|backward curved vane|impeller blade',
      words: { height: 'vane', thickness: 'wall' },
      count: 'blades',
      plural: true,
    },
    hub: { forms: 'hub|central hub|center hub', words: { diameter: 'hub' }, bare: 'hub' },
    bore: {
      forms: 'bore|hole|shaft hole|shaft bore|center hole|centre hole|central hole|center bore|central bore',
      words: { diameter: 'bore' },
      bare: 'bore',
    },
    base: {
      forms: 'base|base plate|disc|disk|back plate|backplate|base disk|base disc|circular base',
      words: { thickness: 'base', diameter: 'diameter' },
      bare: 'base',
    },
  },
  below: [
    ['bore', 'hub'],
    ['hub', 'diameter'],
  ],
  build: ({ id, need, option }) => {
    const [d, n, base, tall, t] = [
      need('diameter'),
      Math.round(need('blades')),
      need('base'),
      need('vane'),
      need('wall'),
    ]
    const [hub, bore] = [need('hub'), need('bore')]
    const h = base + tall
    const sweep = option('vanes') === 'straight' ? 0 : 0.9
    // A vane's middle line turns back by `sweep` on its way from the hub to the rim.
    const at = (radius: number, turn: number, off: number): Point2 => [
      radius * Math.cos(turn) - off * Math.sin(turn),
      radius * Math.sin(turn) + off * Math.cos(turn),
    ]
    const [r0, r1] = [0.48 * hub, d / 2 + t]
    const middle = (r0 + r1) / 2
    const vane = outline(
      at(r0, 0, -t / 2),
      sweep > 0 ? arc(at(middle, -0.4 * sweep, -t / 2), at(r1, -sweep, -t / 2)) : line(...at(r1, 0, -t / 2)),
      line(...at(r1, -sweep, t / 2)),
      sweep > 0 ? arc(at(middle, -0.4 * sweep, t / 2), at(r0, 0, t / 2)) : line(...at(r0, 0, t / 2)),
    )
    const features: FeatureInput[] = [
      rod(id, d, [0, 0, 0], base),
      raised(`${id}-vane`, [vane], base - 0.1 * base, h),
      {
        kind: 'pattern',
        id: `${id}-vanes`,
        features: [`${id}-vane`],
        repetition: { kind: 'polar', count: n },
      },
      rod(`${id}-trim`, d, [0, 0, 0], h, '+z', 'intersect'),
      rod(`${id}-hub`, hub, [0, 0, 0], h),
      rod(`${id}-bore`, bore, [0, 0, 0], h, '+z', 'cut'),
    ]
    return {
      features,
      ...standing(d, d, h),
      shape: 'round',
      bore,
      measures: {
        diameter: extent('x', d),
        radius: extent('x', d),
        blades: {
          measure: { kind: 'tooth-count', centre: [0, 0, base + tall / 2], axis: '+z', diameter: 0.6 * d },
          value: n,
        },
        base: levels('z', 0, base),
        vane: levels('z', base, h),
        height: extent('z', h),
        hub: {
          measure: {
            kind: 'cylinder-diameter',
            near: at(hub / 2, Math.PI / n, 0).concat(base + tall / 2) as [number, number, number],
            axis: '+z',
          },
          value: hub,
        },
        bore: holes(1, bore),
      },
    }
  },
}
