/** Bolts and screws, tip on z = 0 and head on top, with the heads that ISO has for them. */
import { type Formula, type Linear, twice } from '../../../language/shapes/sizes.ts'
import {
  BUTTON_HEADS,
  CAP_HEADS,
  COUNTERSUNK_HEADS,
  HEXAGONS,
  PAN_HEADS,
  rowFor,
  usualLength,
} from '../../fasteners.ts'
import { type Table, tabled } from '../choose.ts'
import type { Built, Dimension, Family, FeatureInput, Measured, Order, Portion } from '../family.ts'
import { cylinder, extent, flats, levels } from '../measure.ts'
import { isModelled, nominal, shank, threading, threadOf, threadOn } from './thread.ts'

const length: Dimension = {
  says: 'length',
  words: 'length height depth extrusion axis-z',
  forms:
    'shank length|shaft length|screw length|bolt length|under head length|length under head|length below head',
  default: ({ need }) => ({
    value: usualLength(5 * need('nominal')),
    because: 'about five diameters is usual',
  }),
}
const overall: Dimension = {
  says: 'overall length',
  forms: 'overall length|total length|full length|overall height|total height',
}

const shankWords: Portion = {
  forms: 'shank|shaft|threaded shank|threaded section|threaded portion|threaded shaft|body|stem',
  words: {
    diameter: 'nominal',
    outerDiameter: 'nominal',
    major: 'nominal',
    length: 'length',
    height: 'length',
  },
  bare: 'nominal|length',
  sequence: { 2: ['nominal', 'length'] },
}
const threadPortion: Portion = {
  forms: 'thread|threading|threaded length|threaded part|screw thread',
  words: { diameter: 'nominal', major: 'nominal', outerDiameter: 'nominal', length: 'threadLength' },
  bare: 'threadLength',
}

/** ISO 888: thread of a partly threaded bolt. */
const threadLength: Dimension = {
  says: 'thread length',
  forms: 'thread length|threaded length|length of thread',
  default: ({ need }) => {
    const whole = need('length')
    const usual = 2 * need('nominal') + 6
    return usual >= whole
      ? { value: whole, because: 'a short screw is threaded to its head' }
      : { value: usual, because: 'ISO 888 has twice the diameter and 6 mm' }
  },
}

/** A cone from the shank to the head's rim. */
const sunkHeight: Formula = {
  gives: 'headHeight',
  from: ['headDiameter', 'nominal', 'headAngle'],
  compute: (head = 0, shank = 0, angle = 90) => (head - shank) / 2 / Math.tan((angle / 2) * (Math.PI / 180)),
}
const hexCorners: Linear = [
  [1, 'acrossFlats'],
  [-Math.sqrt(3) / 2, 'acrossCorners'],
]

/** "a bolt with a countersunk head", "M4 screw, pan head". */
const HEAD_WORDS: Readonly<Record<string, string>> = {
  'hex bolt': 'hex head|hex headed|hexagonal head|hexagon head',
  'socket head cap screw':
    'socket head|cap head|cylindrical head|cylinder head|allen head|socket cap|hex socket head',
  'countersunk screw':
    'countersunk head|flat head|flathead|countersunk|csk head|countersunk headed|conical head',
  'button head screw': 'button head|round head|domed head|dome head|button headed|rounded head',
  'pan head screw': 'pan head|cheese head|pan headed',
}

interface Head {
  features: FeatureInput[]
  measures: Record<string, Measured | readonly Measured[]>
  /** Half its width. */
  reach: number
}

interface Screw {
  id: string
  forms: Family['forms']
  usual: number
  dimensions: Family['dimensions']
  portion: Portion
  options?: Family['options']
  /** The length is measured over the head, which sinks into the work. */
  sunk?: true
  /** The head, standing on the shank's end. */
  head: (order: Order, top: number) => Head
}

function screw({ id, forms, usual, dimensions, portion, options, sunk, head }: Screw): Family {
  return {
    id,
    forms,
    dimensions: {
      nominal: nominal(usual),
      ...dimensions,
      ...(sunk ? {} : { overall }),
      length,
      threadLength,
    },
    linear: sunk
      ? []
      : [
          [
            [1, 'overall'],
            [-1, 'length'],
            [-1, 'headHeight'],
          ],
          ...('acrossCorners' in dimensions ? [hexCorners, twice('acrossCorners', 'cornerRadius')] : []),
        ],
    ...(sunk ? { formulas: [sunkHeight] } : {}),
    sequence: { 2: ['nominal', 'length'] },
    bare: 'nominal|length',
    portions: { head: portion, shank: shankWords, thread: threadPortion },
    options: { threading, ...options },
    thread: ({ majorDiameter }) => ({ nominal: majorDiameter }),
    threadLength: 'length',
    below: [
      ['nominal', 'headDiameter'],
      ['nominal', 'acrossFlats'],
      ['driveSize', 'headDiameter'],
      ['driveDepth', 'overall'],
      ...(sunk ? [['headHeight', 'length'] as const] : []),
    ],
    within: [['threadLength', 'length']],
    becomes: Object.fromEntries(Object.entries(HEAD_WORDS).filter(([other]) => other !== id)),
    outline: ['nominal', 'length', 'headHeight', 'acrossFlats', 'headDiameter'],
    build: (order) => assembled(order, head, sunk ?? false),
  }
}

function assembled(order: Order, head: Screw['head'], sunk: boolean): Built {
  const { id, need } = order
  const [diameter, total] = [need('nominal'), need('length')]
  const pitch = order.told ? 0 : (threadOf(order)?.pitch ?? 0)
  const rise = sunk ? total - need('headHeight') : total
  const top = head(order, rise)
  const high = rise + need('headHeight')
  const threaded = Math.min(need('threadLength'), rise)
  const across = Math.max(top.reach, diameter / 2)
  const modelled = isModelled(order) && threadOf(order) !== undefined
  // Of a modelled thread only its crests reach the nominal diameter.
  const round: Measured = modelled
    ? { ...levels('z', 0, high), note: `thread ${threadOf(order)?.designation}` }
    : cylinder(diameter, [diameter / 2, 0, rise / 2])
  const name = threadOf(order)?.designation ?? `${diameter} mm`
  return {
    features: [shank(id, diameter, rise, pitch), ...threadOn(order, threaded), ...top.features],
    min: [-across, -across, 0],
    max: [across, across, high],
    shape: 'round',
    measures: {
      nominal: round,
      length: sunk ? extent('z', total) : levels('z', 0, total),
      overall: extent('z', high),
      threadLength: { ...levels('z', 0, rise), note: 'the thread is cosmetic: the shank it lies on' },
      headHeight: levels('z', rise, high),
      ...top.measures,
    },
    name: `${order.called} ${name} × ${total}`,
  }
}

/** A hexagon with its corners broken at 30°, as turned from bar. */
export function hexagon(
  id: string,
  acrossFlats: number,
  from: number,
  height: number,
  broken: 'top' | 'both' | 'none',
): FeatureInput[] {
  const prism: FeatureInput = {
    kind: 'prism',
    id,
    base: { add: [{ kind: 'polygon', sides: 6, acrossFlats }] },
    height,
    frame: { origin: [0, 0, from] },
  }
  if (broken === 'none') return [prism]
  const inner = 0.475 * acrossFlats
  const outer = 0.62 * acrossFlats
  const drop = (outer - inner) * Math.tan(Math.PI / 6)
  const ring = (suffix: string, level: number, way: 1 | -1): FeatureInput => ({
    kind: 'revolve',
    id: `${id}-${suffix}`,
    operation: 'cut',
    sketch: {
      add: [
        {
          kind: 'outline',
          start: [inner, level],
          segments: [
            { kind: 'line', to: [outer, level] },
            { kind: 'line', to: [outer, level - way * drop] },
          ],
        },
      ],
    },
  })
  return [
    prism,
    ring('chamfer', from + height, 1),
    ...(broken === 'both' ? [ring('under-chamfer', from, -1)] : []),
  ]
}

const DRIVES = {
  hex: 'socket|hex socket|allen|hexagon socket|hexagonal socket|hex key|hex drive|internal hex',
  slot: 'slotted|slot drive|slot|flathead drive|straight slot',
  cross: 'phillips|cross recessed|crosshead|cross head|cross|pozidriv|philips|cross recess',
  none: 'plain headed|driveless|blank',
} as const

/** The recess for the tool, sunk from the top. */
function drive(order: Order, top: number): FeatureInput[] {
  const { id, need, option } = order
  const [size, depth] = [need('driveSize'), need('driveDepth')]
  const base = {
    kind: 'prism' as const,
    operation: 'cut' as const,
    height: depth,
    frame: { origin: [0, 0, top - depth] as [number, number, number] },
  }
  const wide = need('headDiameter')
  switch (option('drive')) {
    case 'hex':
      return [
        { ...base, id: `${id}-socket`, base: { add: [{ kind: 'polygon', sides: 6, acrossFlats: size }] } },
      ]
    case 'slot':
      return [
        {
          ...base,
          id: `${id}-slot`,
          base: { add: [{ kind: 'rectangle', width: 1.1 * wide, height: size }] },
        },
      ]
    case 'cross':
      return [
        {
          ...base,
          id: `${id}-cross`,
          base: { add: [{ kind: 'cross', width: 0.55 * wide, height: 0.55 * wide, armWidth: size }] },
        },
      ]
    default:
      return []
  }
}

const measuredDrive = ({ need, option }: Order, top: number): Record<string, Measured> =>
  option('drive') === 'hex'
    ? { driveSize: flats(need('driveSize'), [0, 0, top - need('driveDepth') / 2]) }
    : {}

const driven = (
  table: Table,
  standard: string,
  usual: 'hex' | 'slot',
  share: number,
): Family['dimensions'] => ({
  driveSize: {
    says: 'size of the drive',
    forms: 'key size|socket size|hex size|allen size|hex key size|slot width|drive size|socket width',
    default: (wanted) => {
      const by = wanted.option('drive')
      if (by === usual) return tabled(table, 3, share, standard)(wanted)
      const diameter = wanted.need('nominal')
      const row = by === 'hex' ? rowFor(CAP_HEADS, diameter)?.[3] : rowFor(PAN_HEADS, diameter)?.[3]
      return { value: row ?? (by === 'hex' ? 0.5 : 0.25) * diameter, because: 'the key for this size has it' }
    },
  },
  driveDepth: {
    says: 'depth of the drive',
    forms: 'socket depth|key depth|slot depth|drive depth|recess depth',
    default: (wanted) => {
      const listed = tabled(table, 4, 0.4, standard)(wanted)
      return { ...listed, value: Math.min(listed.value, 0.7 * wanted.need('headHeight')) }
    },
  },
})

const headWords = (across: string): Portion => ({
  forms: 'head|bolt head|screw head|cap',
  words: {
    diameter: across,
    outerDiameter: across,
    width: across,
    height: 'headHeight',
    thickness: 'headHeight',
    length: 'headHeight',
  },
  bare: across,
  sequence: { 2: [across, 'headHeight'] },
})

const drives = (usual: keyof typeof DRIVES): NonNullable<Family['options']> => ({
  drive: { values: DRIVES, default: usual },
})

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
