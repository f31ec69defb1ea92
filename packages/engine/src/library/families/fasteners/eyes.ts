/** Eye bolts, hook bolts and split pins: bent from wire or forged with a ring. */
import { EYE_BOLTS, usualLength } from '../../fasteners.ts'
import { share, tabled, usual } from '../choose.ts'
import type { Family } from '../family.ts'
import { cylinder, extent, levels } from '../measure.ts'
import { nominal, shank, threading, threadOf, threadOn } from './thread.ts'

export const eyeBolt: Family = {
  id: 'eye bolt',
  forms: [['eye bolt|eyebolt|lifting eye|lifting eye bolt|ring bolt|eye screw|lifting bolt']],
  thread: ({ majorDiameter }) => ({ nominal: majorDiameter }),
  threadLength: 'length',
  bare: 'nominal|length',
  options: { threading },
  dimensions: {
    nominal: nominal(10),
    ring: {
      says: 'outside diameter of the eye',
      forms: 'eye diameter|ring diameter|eye outer diameter|ring outer diameter|outer eye diameter',
      default: tabled(EYE_BOLTS, 1, 4.5, 'DIN 580'),
    },
    opening: {
      says: 'opening of the eye',
      words: 'innerDiameter',
      forms:
        'eye opening|inner eye diameter|eye inner diameter|ring inner diameter|inside eye diameter|eye hole diameter',
      default: tabled(EYE_BOLTS, 2, 2.5, 'DIN 580'),
    },
    collar: {
      says: 'collar diameter',
      forms: 'collar diameter|shoulder diameter|base diameter',
      default: tabled(EYE_BOLTS, 3, 2.5, 'DIN 580'),
    },
    length: {
      says: 'length of the shank',
      words: 'length height',
      forms: 'shank length|thread length|threaded length',
      default: tabled(EYE_BOLTS, 4, 1.7, 'DIN 580'),
    },
  },
  portions: {
    eye: {
      forms: 'eye|ring|loop',
      words: { diameter: 'ring', outerDiameter: 'ring', innerDiameter: 'opening' },
      bare: 'ring',
    },
    shank: {
      forms: 'shank|shaft|threaded shank',
      words: { diameter: 'nominal', length: 'length' },
      bare: 'nominal|length',
    },
  },
  below: [['opening', 'ring']],
  build: (order) => {
    const { id, need, called } = order
    const [wide, ring, opening, collar, long] = [
      need('nominal'),
      need('ring'),
      need('opening'),
      need('collar'),
      need('length'),
    ]
    const tube = (ring - opening) / 2
    const foot = 0.5 * tube
    const centre = long + foot + ring / 2 - 0.2 * tube
    const high = centre + ring / 2
    return {
      features: [
        shank(id, wide, long, threadOf(order)?.pitch ?? 0),
        ...threadOn(order, long),
        {
          kind: 'cone',
          id: `${id}-collar`,
          bottomDiameter: collar,
          topDiameter: 1.05 * tube,
          height: foot + 0.5 * tube,
          frame: { origin: [0, 0, long] },
        },
        {
          kind: 'torus',
          id: `${id}-eye`,
          ringDiameter: ring - tube,
          tubeDiameter: tube,
          frame: { origin: [0, 0, centre], normal: '+y' },
        },
      ],
      min: [-ring / 2, -collar / 2, 0],
      max: [ring / 2, collar / 2, high],
      shape: 'round',
      measures: {
        nominal: cylinder(wide, [wide / 2, 0, long / 2]),
        ring: extent('x', ring),
        opening: {
          measure: { kind: 'torus-diameter', which: 'ring' },
          value: ring - tube,
          note: `ring ${ring - tube} mm through the middle of the bar`,
        },
        collar: extent('y', collar),
        length: levels('z', 0, long),
      },
      name: `${called} ${threadOf(order)?.designation ?? `${wide} mm`}`,
    }
  },
}

/** A straight shank, threaded at its tip, that turns over into a half circle and comes down again. */
export const hookBolt: Family = {
  id: 'hook bolt',
  forms: [
    [
      "hook bolt|shepherd's hook bolt|shepherds hook bolt|shepherd hook bolt|j bolt|hook screw|j hook bolt|shepherd's hook",
    ],
  ],
  thread: ({ majorDiameter }) => ({ nominal: majorDiameter }),
  threadLength: 'length',
  bare: 'nominal|length',
  options: { threading },
  dimensions: {
    nominal: {
      ...nominal(8),
      forms: 'rod diameter|shank diameter|wire diameter|bar diameter|thread diameter|nominal diameter',
    },
    opening: {
      says: 'inside diameter of the hook',
      words: 'innerDiameter',
      forms:
        'hook diameter|inside hook diameter|hook opening|bend diameter|hook inner diameter|inner hook diameter',
      default: share(3, 'nominal', 'three diameters bend without cracking'),
    },
    length: {
      says: 'overall length',
      words: 'length height',
      forms: 'overall length|total length|overall height',
      default: ({ need }) => ({
        value: usualLength(12 * need('nominal')),
        because: 'about twelve diameters is usual',
      }),
    },
    tail: {
      says: 'length of the tail',
      forms: 'tail length|hook length|return length',
      default: share(1.5, 'nominal', 'a short tail holds the rope'),
    },
  },
  portions: {
    hook: { forms: 'bend|curve', words: { diameter: 'opening', innerDiameter: 'opening' }, bare: 'opening' },
    shank: {
      forms: 'shank|shaft|rod',
      words: { diameter: 'nominal', length: 'length' },
      bare: 'nominal|length',
    },
  },
  below: [
    ['opening', 'length'],
    ['tail', 'length'],
  ],
  build: (order) => {
    const { id, need, called } = order
    const [wide, opening, long, tail] = [need('nominal'), need('opening'), need('length'), need('tail')]
    const bend = (opening + wide) / 2
    const top = long - wide / 2 - bend
    const threaded = Math.min(2 * wide + 6, 0.6 * top)
    return {
      features: [
        shank(id, wide, top, threadOf(order)?.pitch ?? 0),
        ...threadOn(order, threaded),
        {
          kind: 'sweep',
          id: `${id}-hook`,
          sketch: { add: [{ kind: 'circle', diameter: wide }] },
          path: {
            kind: 'segments',
            start: [0, 0, top],
            segments: [
              { kind: 'arc', via: [bend, 0, top + bend], to: [2 * bend, 0, top] },
              { kind: 'line', to: [2 * bend, 0, top - tail] },
            ],
          },
        },
      ],
      min: [-wide / 2, -wide / 2, 0],
      max: [2 * bend + wide / 2, wide / 2, long],
      shape: 'round',
      measures: {
        nominal: cylinder(wide, [-wide / 2, 0, top / 2]),
        opening: { ...extent('x', 2 * bend + wide), note: `overall ${2 * bend + wide} mm` },
        length: extent('z', long),
      },
      name: `${called} ${threadOf(order)?.designation ?? `${wide} mm`} × ${long}`,
    }
  },
}

/** ISO 1234: two half-round legs and an eye; closed, as it is sold. */
export const cotterPin: Family = {
  id: 'cotter pin',
  forms: [['cotter pin|split pin|cotter|split cotter pin']],
  bare: 'nominal|length',
  dimensions: {
    nominal: {
      says: 'diameter',
      words: 'diameter size',
      forms: 'pin diameter|nominal diameter',
      default: usual(3.2, 'it is a common size of ISO 1234'),
    },
    length: {
      says: 'length',
      words: 'length height',
      forms: 'leg length|overall length',
      default: ({ need }) => ({
        value: usualLength(10 * need('nominal')),
        because: 'about ten diameters is usual',
      }),
    },
    eye: {
      says: 'width of the eye',
      forms: 'eye diameter|head diameter|eye width',
      default: share(1.9, 'nominal', 'ISO 1234 has about so much'),
    },
  },
  portions: { eye: { forms: 'eye|head|loop', words: { diameter: 'eye', width: 'eye' }, bare: 'eye' } },
  below: [['nominal', 'eye']],
  build: ({ id, need, called }) => {
    const [wide, long, eye] = [need('nominal'), need('length'), need('eye')]
    const wire = wide / 2
    const ring = eye - wire
    const slit = 0.04 * wide
    return {
      features: [
        { kind: 'cylinder', id, diameter: wide, height: long },
        {
          kind: 'torus',
          id: `${id}-eye`,
          ringDiameter: ring,
          tubeDiameter: wire,
          frame: { origin: [0, 0, long + ring / 2], normal: '+y' },
        },
        // One leg a little longer, and the slit between the two.
        {
          kind: 'box',
          id: `${id}-slit`,
          operation: 'cut',
          size: [slit, 2 * wide, long],
          frame: { origin: [0, 0, -0.1 * wide] },
        },
        {
          kind: 'box',
          id: `${id}-tip`,
          operation: 'cut',
          size: [wide, 2 * wide, 0.8 * wide],
          frame: { origin: [wide / 2, 0, 0] },
        },
      ],
      min: [-eye / 2, -wide / 2, 0],
      max: [eye / 2, wide / 2, long + ring + wire / 2],
      measures: {
        nominal: cylinder(wide, [-wide / 2, 0, long / 2]),
        length: levels('z', 0, long),
        eye: extent('x', eye),
      },
      name: `${called} ${wide} × ${long}`,
    }
  },
}
