/** Threaded rods, studs, set screws, rivets and pins, standing on z = 0. */
import { CLEVIS_PINS, SET_SCREWS, usualLength } from '../../fasteners.ts'
import { tabled, usual } from '../choose.ts'
import type { Dimension, Family, FeatureInput, Measured, Order } from '../family.ts'
import { cylinder, extent, flats, levels } from '../measure.ts'
import { isModelled, nominal, shank, threading, threadOf, threadOn } from './thread.ts'

const length = (factor: number): Dimension => ({
  says: 'length',
  words: 'length height depth axis-z',
  forms: 'overall length|total length|rod length|stud length|shank length|pin length',
  default: ({ need }) => ({
    value: usualLength(factor * need('nominal')),
    because: `about ${factor} diameters is usual`,
  }),
})

const round = (order: Order, level: number): Measured =>
  isModelled(order) && threadOf(order)
    ? { ...extent('z', order.need('length')), note: `thread ${threadOf(order)?.designation}` }
    : cylinder(order.need('nominal'), [order.need('nominal') / 2, 0, level])

const sized = (order: Order): string => threadOf(order)?.designation ?? `${order.need('nominal')} mm`

const threaded: Pick<Family, 'thread' | 'threadLength' | 'bare' | 'sequence'> = {
  thread: ({ majorDiameter }) => ({ nominal: majorDiameter }),
  threadLength: 'length',
  bare: 'nominal|length',
  sequence: { 2: ['nominal', 'length'] },
}

export const threadedRod: Family = {
  id: 'threaded rod',
  forms: [
    [
      'threaded rod|all thread|allthread|all thread rod|threaded bar|screw rod|threaded stud|stud bolt|double end stud|threaded shaft|lead screw|leadscrew',
    ],
  ],
  ...threaded,
  options: { threading },
  dimensions: { nominal: nominal(8), length: length(12) },
  build: (order) => {
    const { id, need, called } = order
    const [wide, long] = [need('nominal'), need('length')]
    const pitch = threadOf(order)?.pitch ?? 0
    return {
      features: [shank(id, wide, long, order.told ? 0 : pitch), ...threadOn(order, long)],
      min: [-wide / 2, -wide / 2, 0],
      max: [wide / 2, wide / 2, long],
      shape: 'round',
      measures: { nominal: round(order, long / 2), length: extent('z', long) },
      name: `${called} ${sized(order)} × ${long}`,
    }
  },
}

export const setScrew: Family = {
  id: 'set screw',
  forms: [['set screw|grub screw|setscrew|socket set screw|headless screw']],
  ...threaded,
  options: { threading },
  dimensions: {
    nominal: nominal(5),
    length: length(2),
    key: {
      says: 'key size',
      forms: 'key size|socket size|hex size|allen size',
      default: tabled(SET_SCREWS, 1, 0.5, 'ISO 4026'),
    },
    keyDepth: {
      says: 'socket depth',
      forms: 'socket depth|key depth',
      default: (wanted) => {
        const listed = tabled(SET_SCREWS, 2, 0.4, 'ISO 4026')(wanted)
        return { ...listed, value: Math.min(listed.value, 0.6 * wanted.need('length')) }
      },
    },
  },
  below: [
    ['key', 'nominal'],
    ['keyDepth', 'length'],
  ],
  build: (order) => {
    const { id, need, called } = order
    const [wide, long, deep] = [need('nominal'), need('length'), need('keyDepth')]
    return {
      features: [
        shank(id, wide, long, threadOf(order)?.pitch ?? 0),
        ...threadOn(order, long),
        {
          kind: 'prism',
          id: `${id}-socket`,
          operation: 'cut',
          base: { add: [{ kind: 'polygon', sides: 6, acrossFlats: need('key') }] },
          height: deep,
          frame: { origin: [0, 0, long - deep] },
        },
      ],
      min: [-wide / 2, -wide / 2, 0],
      max: [wide / 2, wide / 2, long],
      shape: 'round',
      measures: {
        nominal: round(order, long / 2),
        length: extent('z', long),
        key: flats(need('key'), [0, 0, long - deep / 2]),
        keyDepth: levels('z', long - deep, long),
      },
      name: `${called} ${sized(order)} × ${long}`,
    }
  },
}

const headed = {
  forms: 'head',
  words: { diameter: 'headDiameter', height: 'headHeight', thickness: 'headHeight' },
  bare: 'headDiameter',
} as const
const body = {
  forms: 'shank|shaft|body|pin',
  words: { diameter: 'nominal', length: 'length' },
  bare: 'nominal|length',
} as const

/** DIN 660: a round head 1.75 times the shank and 0.6 high. */
export const rivet: Family = {
  id: 'rivet',
  forms: [['rivet|round head rivet|solid rivet|button head rivet|snap head rivet']],
  bare: 'nominal|length',
  sequence: { 2: ['nominal', 'length'] },
  dimensions: {
    nominal: {
      ...nominal(4, 'diameter'),
      forms: 'shank diameter|rivet diameter',
      default: usual(4, 'it is a common size'),
    },
    length: length(4),
    headDiameter: {
      says: 'head diameter',
      forms: 'head diameter|head width|head size',
      default: ({ need }) => ({ value: 1.75 * need('nominal'), because: 'DIN 660 has it so' }),
    },
    headHeight: {
      says: 'head height',
      forms: 'head height|head thickness',
      default: ({ need }) => ({
        value: Number((0.6 * need('nominal')).toPrecision(3)),
        because: 'DIN 660 has it so',
      }),
    },
  },
  portions: { head: headed, shank: body },
  below: [['nominal', 'headDiameter']],
  build: ({ id, need, called }) => {
    const [wide, long, head, high] = [
      need('nominal'),
      need('length'),
      need('headDiameter'),
      need('headHeight'),
    ]
    const sphere = (head ** 2 / 4 + high ** 2) / high
    const part =
      Math.abs(sphere - head) < 1e-6
        ? ({ kind: 'hemisphere' } as const)
        : ({ kind: 'cap', height: high } as const)
    return {
      features: [
        { kind: 'cylinder', id, diameter: wide, height: long },
        { kind: 'sphere', id: `${id}-head`, diameter: sphere, part, frame: { origin: [0, 0, long] } },
      ],
      min: [-head / 2, -head / 2, 0],
      max: [head / 2, head / 2, long + high],
      shape: 'round',
      measures: {
        nominal: cylinder(wide, [wide / 2, 0, long / 2]),
        length: levels('z', 0, long),
        headDiameter: extent('x', head),
        headHeight: levels('z', long, long + high),
      },
      name: `${called} ${wide} × ${long}`,
    }
  },
}

export const clevisPin: Family = {
  id: 'clevis pin',
  forms: [['clevis pin|headed pin|pin with head|hinge pin|headed clevis pin|linch pin']],
  bare: 'nominal|length',
  sequence: { 2: ['nominal', 'length'] },
  dimensions: {
    nominal: {
      ...nominal(8, 'diameter'),
      forms: 'pin diameter|shank diameter',
      default: usual(8, 'it is a common size'),
    },
    length: length(5),
    headDiameter: {
      says: 'head diameter',
      forms: 'head diameter|head width',
      default: tabled(CLEVIS_PINS, 1, 1.7, 'ISO 2341'),
    },
    headHeight: {
      says: 'head height',
      forms: 'head height|head thickness',
      default: tabled(CLEVIS_PINS, 2, 0.35, 'ISO 2341'),
    },
    hole: {
      says: 'split pin hole',
      forms: 'hole diameter|cotter hole diameter|split pin hole diameter',
      default: tabled(CLEVIS_PINS, 3, 0.27, 'ISO 2341'),
    },
  },
  portions: {
    head: headed,
    shank: body,
    hole: {
      forms: 'hole|cotter hole|cotter pin hole|split pin hole|cross hole|through hole',
      words: { diameter: 'hole' },
      bare: 'hole',
    },
  },
  below: [
    ['nominal', 'headDiameter'],
    ['hole', 'nominal'],
  ],
  build: ({ id, need, called, lacks }) => {
    const [wide, long, head, high, hole] = [
      need('nominal'),
      need('length'),
      need('headDiameter'),
      need('headHeight'),
      need('hole'),
    ]
    const at = Math.min(2 * hole, 0.2 * long)
    const cross: FeatureInput = {
      kind: 'cylinder',
      id: `${id}-hole`,
      operation: 'cut',
      diameter: hole,
      height: 2 * wide,
      frame: { origin: [-wide, 0, at], normal: '+x' },
    }
    return {
      features: [
        shank(id, wide, long, 0.15 * wide),
        { kind: 'cylinder', id: `${id}-head`, diameter: head, height: high, frame: { origin: [0, 0, long] } },
        ...(lacks('hole') ? [] : [cross]),
      ],
      min: [-head / 2, -head / 2, 0],
      max: [head / 2, head / 2, long + high],
      shape: 'round',
      measures: {
        nominal: cylinder(wide, [wide / 2, 0, long / 2]),
        length: levels('z', 0, long),
        headDiameter: cylinder(head, [head / 2, 0, long + high / 2]),
        headHeight: levels('z', long, long + high),
        hole: { measure: { kind: 'hole-diameter', near: [0, 0, at], axis: '+x' }, value: hole },
      },
      name: `${called} ${wide} × ${long}`,
    }
  },
}
