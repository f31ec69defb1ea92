/** Bolts and screws with the heads that ISO has for them. */
import { BUTTON_HEADS, CAP_HEADS, COUNTERSUNK_HEADS, HEXAGONS, PAN_HEADS } from '../../fasteners.ts'
import { type Table, tabled } from '../choose.ts'
import type { Family, FeatureInput } from '../family.ts'
import { cylinder, extent, flats } from '../measure.ts'
import { drive, driven, drives, headWords, measuredDrive } from './drives.ts'
import { hexagon } from './hexagon.ts'
import { screw } from './screw.ts'

export const hexBolt = screw({
  id: 'hex bolt',
  forms: [
    [
      'bolt|hex bolt|hexagon bolt|hexagonal bolt|hex head bolt|hexagon head bolt|hexagonal head bolt|hex screw|hex head screw|hex cap screw|machine bolt|carriage bolt head|hex head cap screw|hexagon head screw|tap bolt',
    ],
  ],
  usual: 8,
  dimensions: {
    acrossFlats: {
      says: 'width across flats',
      words: 'acrossFlats',
      forms:
        'across flats|head width|wrench size|spanner size|key size|hex size|head size|width across flats',
      default: tabled(HEXAGONS, 1, 1.6, 'ISO 4014'),
    },
    acrossCorners: { says: 'width across corners', words: 'acrossCorners' },
    cornerRadius: { says: 'radius to the corners', words: 'circumradius' },
    headHeight: {
      says: 'head height',
      forms: 'head height|head thickness|height of the head|thickness of the head',
      default: tabled(HEXAGONS, 2, 0.65, 'ISO 4014'),
    },
  },
  portion: {
    ...headWords('acrossFlats'),
    forms: 'head|hex head|hexagon head|hexagonal head|bolt head|screw head',
    words: {
      acrossFlats: 'acrossFlats',
      acrossCorners: 'acrossCorners',
      diameter: 'acrossCorners',
      outerDiameter: 'acrossCorners',
      circumradius: 'cornerRadius',
      width: 'acrossFlats',
      height: 'headHeight',
      thickness: 'headHeight',
      length: 'headHeight',
      size: 'acrossFlats',
    },
  },
  options: { head: { values: { hex: 'hex|hexagonal|hexagon|hex head|hex headed' }, default: 'hex' } },
  head: ({ id, need, told }, top) => {
    const [across, height] = [need('acrossFlats'), need('headHeight')]
    const measured = flats(across, [0, 0, top + height / 2])
    return {
      features: hexagon(`${id}-head`, across, top, height, told ? 'none' : 'top'),
      measures: { acrossFlats: measured, acrossCorners: { ...measured, note: `across flats ${across} mm` } },
      reach: across / Math.sqrt(3),
    }
  },
})

export const capScrew = screw({
  id: 'socket head cap screw',
  forms: [
    [
      'socket head cap screw|cap screw|socket cap screw|socket screw|socket head screw|allen screw|allen bolt|shcs|socket bolt|hex socket screw|hex socket cap screw|cap head screw|allen head screw|allen head bolt|cap bolt|socket head bolt|hex socket bolt|hex socket head cap screw|machine screw|screw',
    ],
  ],
  usual: 6,
  dimensions: {
    headDiameter: {
      says: 'head diameter',
      forms: 'head diameter|head width|head size|diameter of the head',
      default: tabled(CAP_HEADS, 1, 1.6, 'ISO 4762'),
    },
    headHeight: {
      says: 'head height',
      forms: 'head height|head thickness|height of the head|head length',
      default: tabled(CAP_HEADS, 2, 1, 'ISO 4762'),
    },
    ...driven(CAP_HEADS, 'ISO 4762', 'hex', 0.8),
  },
  portion: headWords('headDiameter'),
  options: drives('hex'),
  head: (order, top) => {
    const { id, need, told } = order
    const [wide, high] = [need('headDiameter'), need('headHeight')]
    const broken = told ? 0 : Math.min(0.05 * wide, 0.2 * high)
    const radius = wide / 2
    const body: FeatureInput = broken
      ? {
          kind: 'revolve',
          id: `${id}-head`,
          sketch: {
            add: [
              {
                kind: 'outline',
                start: [0, top],
                segments: [
                  { kind: 'line', to: [radius, top] },
                  { kind: 'line', to: [radius, top + high - broken] },
                  { kind: 'line', to: [radius - broken, top + high] },
                  { kind: 'line', to: [0, top + high] },
                ],
              },
            ],
          },
        }
      : { kind: 'cylinder', id: `${id}-head`, diameter: wide, height: high, frame: { origin: [0, 0, top] } }
    return {
      features: [body, ...drive(order, top + high)],
      measures: {
        headDiameter: cylinder(wide, [radius, 0, top + high / 2]),
        ...measuredDrive(order, top + high),
      },
      reach: radius,
    }
  },
})

export const countersunkScrew = screw({
  id: 'countersunk screw',
  forms: [
    [
      'countersunk screw|flat head screw|flathead screw|countersunk bolt|csk screw|flat head cap screw|countersunk head screw|counter sunk screw|countersink screw|flat head bolt|countersunk socket screw|wood screw',
    ],
  ],
  usual: 5,
  sunk: true,
  dimensions: {
    headDiameter: {
      says: 'head diameter',
      forms: 'head diameter|head width|head size|diameter of the head',
      default: tabled(COUNTERSUNK_HEADS, 1, 2.24, 'ISO 10642'),
    },
    headAngle: {
      says: 'head angle',
      words: 'angle',
      forms: 'head angle|countersink angle',
      unit: 'deg',
      default: () => ({ value: 90, because: 'ISO 10642 has it so' }),
    },
    headHeight: {
      says: 'head height',
      forms: 'head height|head thickness|height of the head',
    },
    ...driven(COUNTERSUNK_HEADS, 'ISO 10642', 'hex', 0.6),
  },
  portion: headWords('headDiameter'),
  options: drives('hex'),
  head: (order, top) => {
    const { id, need } = order
    const [wide, high] = [need('headDiameter'), need('headHeight')]
    return {
      features: [
        {
          kind: 'cone',
          id: `${id}-head`,
          bottomDiameter: need('nominal'),
          topDiameter: wide,
          height: high,
          frame: { origin: [0, 0, top] },
        },
        ...drive(order, top + high),
      ],
      measures: {
        headDiameter: extent('x', wide),
        headAngle: {
          measure: { kind: 'cone-angle', near: [(wide + need('nominal')) / 4, 0, top + high / 2] },
          value: need('headAngle'),
        },
        ...measuredDrive(order, top + high),
      },
      reach: wide / 2,
    }
  },
})

/** A head with a domed top: of half its height straight, or none. */
function domed(id: string, wide: number, high: number, straight: number, top: number): FeatureInput {
  const radius = wide / 2
  const flat = 0.35 * radius
  const middle = Math.PI / 4
  return {
    kind: 'revolve',
    id: `${id}-head`,
    sketch: {
      add: [
        {
          kind: 'outline',
          start: [0, top],
          segments: [
            { kind: 'line', to: [radius, top] },
            { kind: 'line', to: [radius, top + straight] },
            {
              kind: 'arc',
              via: [
                flat + (radius - flat) * Math.cos(middle),
                top + straight + (high - straight) * Math.sin(middle),
              ],
              to: [flat, top + high],
            },
            { kind: 'line', to: [0, top + high] },
          ],
        },
      ],
    },
  }
}

const domedScrew = (
  id: string,
  forms: Family['forms'],
  table: Table,
  standard: string,
  usual: 'hex' | 'slot',
  straight: number,
): Family =>
  screw({
    id,
    forms,
    usual: usual === 'hex' ? 5 : 4,
    dimensions: {
      headDiameter: {
        says: 'head diameter',
        forms: 'head diameter|head width|head size|diameter of the head',
        default: tabled(table, 1, 1.8, standard),
      },
      headHeight: {
        says: 'head height',
        forms: 'head height|head thickness|height of the head',
        default: tabled(table, 2, 0.6, standard),
      },
      ...driven(table, standard, usual, usual === 'hex' ? 0.6 : 0.25),
    },
    portion: headWords('headDiameter'),
    options: drives(usual),
    head: (order, top) => {
      const [wide, high] = [order.need('headDiameter'), order.need('headHeight')]
      return {
        features: [domed(order.id, wide, high, straight * high, top), ...drive(order, top + high)],
        measures: {
          headDiameter: cylinder(wide, [wide / 2, 0, top + (straight * high) / 2]),
          ...measuredDrive(order, top + high),
        },
        reach: wide / 2,
      }
    },
  })

export const buttonScrew = domedScrew(
  'button head screw',
  [
    [
      'button head screw|button screw|button head bolt|button head cap screw|dome head screw|round head screw|round head bolt|domed screw|mushroom head screw|bhcs|button head socket screw',
    ],
  ],
  BUTTON_HEADS,
  'ISO 7380',
  'hex',
  0.25,
)

export const panScrew = domedScrew(
  'pan head screw',
  [
    ['pan head screw|pan screw|pan head bolt|pan head machine screw|cheese head screw|slotted screw', {}],
    ['phillips screw|phillips head screw|cross head screw|crosshead screw', { drive: 'cross' }],
  ],
  PAN_HEADS,
  'ISO 1580',
  'slot',
  0.4,
)
