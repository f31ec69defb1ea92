/** Spanners: open ended, ring, and the hexagon key. Proportions after DIN 3110 and ISO 2936. */
import type { Point2 } from '../../../plan/geometry.ts'
import type { Family } from '../family.ts'
import { extent, flats, levels, wall } from '../measure.ts'
import type { ProfileInput } from '../shape.ts'
import { raised, share, usual } from '../shape.ts'

const JAW_ANGLE = 15

export const wrench: Family = {
  id: 'wrench',
  forms: [
    [
      'wrench|spanner|open end wrench|open ended wrench|open ended spanner|open end spanner|single ended spanner|open wrench',
    ],
    [
      'double open end wrench|double ended wrench|double ended spanner|double open ended spanner|double ended open wrench',
      { ends: 'double' },
    ],
    ['combination wrench|combination spanner', { ends: 'combination' }],
    ['ring spanner|box end wrench|box wrench|ring wrench', { ends: 'ring' }],
  ],
  options: {
    ends: {
      values: {
        single: 'single ended|open ended|open end',
        double: 'double ended|double open ended|double open end',
        combination: 'combination',
        ring: 'ring end|box end',
      },
      default: 'single',
    },
  },
  dimensions: {
    jaw: {
      says: 'jaw width',
      words: 'acrossFlats size',
      forms: 'jaw width|jaw opening|opening|opening width|jaw size|nut size|wrench size|width across flats',
      default: usual(13, 'it fits M8 nuts'),
    },
    length: {
      says: 'length',
      words: 'length axis-x',
      forms: 'overall length',
      default: ({ need }) => ({
        value: Math.round(9 * need('jaw') + 40),
        because: 'DIN 3110 has about this lever for the size',
      }),
    },
    thickness: {
      says: 'thickness',
      words: 'thickness height axis-z',
      default: share(0.4, 'jaw', 'the jaw bears on most of the nut'),
    },
    handle: {
      says: 'handle width',
      words: 'width',
      forms: 'handle width|shank width|handle thickness',
      default: share(1, 'jaw', 'the handle is about as wide as the nut'),
    },
    head: {
      says: 'head diameter',
      words: 'diameter',
      forms: 'head diameter|head width',
      default: share(2.2, 'jaw', 'the jaws are strong enough'),
    },
  },
  bare: 'jaw',
  portions: {
    jaw: {
      forms: 'jaw|opening|mouth|open end',
      words: { width: 'jaw', size: 'jaw', opening: 'jaw' },
      bare: 'jaw',
      plural: true,
    },
    handle: {
      forms: 'handle|shank|grip',
      words: { width: 'handle', thickness: 'thickness' },
      bare: 'handle',
    },
    head: { forms: 'head|end', words: { diameter: 'head', width: 'head' }, bare: 'head', plural: true },
  },
  below: [
    ['jaw', 'head'],
    ['handle', 'head'],
    ['head', 'length'],
  ],
  build: ({ id, need, option }) => {
    const [jaw, l, t, handle, head] = [
      need('jaw'),
      need('length'),
      need('thickness'),
      need('handle'),
      need('head'),
    ]
    const ends = option('ends')
    // The slanted jaw takes the head's outermost point away.
    const lips = Math.max(Math.asin(jaw / head) - (JAW_ANGLE * Math.PI) / 180, 0)
    const reach = ends === 'ring' ? head / 2 : (head / 2) * Math.cos(lips)
    const [left, right] = [-l / 2 + (ends === 'double' ? reach : head / 2), l / 2 - reach]
    const open = ends === 'ring' ? [] : ends === 'double' ? [left, right] : [right]
    const rings = ends === 'ring' ? [left, right] : ends === 'combination' ? [left] : []
    const heads = [...open, ...rings]
    const [from, to] = [heads.includes(left) ? left : -l / 2 + handle / 2, right]
    const turn = (x: number): number => (x > 0 ? JAW_ANGLE : 180 + JAW_ANGLE)
    // The jaw is a slot from the head's edge to a seat past its middle.
    const mouths = open.map((x): ProfileInput => {
      const angle = (turn(x) * Math.PI) / 180
      const long = head
      const middle = long / 2 - 0.28 * head
      return {
        kind: 'rectangle',
        width: long,
        height: jaw,
        rotateDeg: turn(x),
        at: [x + middle * Math.cos(angle), middle * Math.sin(angle)] as Point2,
      }
    })
    const sockets = rings.map(
      (x): ProfileInput => ({ kind: 'polygon', sides: 6, acrossFlats: jaw, at: [x, 0] }),
    )
    const bar: ProfileInput = {
      kind: 'rectangle',
      width: to - from,
      height: handle,
      at: [(from + to) / 2, 0],
    }
    const round: ProfileInput[] = heads.includes(left)
      ? []
      : [{ kind: 'circle', diameter: handle, at: [from, 0] }]
    const [x = right] = open
    const a = (turn(x) * Math.PI) / 180
    const side = (sign: 1 | -1): [number, number, number] => [
      x + 0.25 * head * Math.cos(a) - ((sign * jaw) / 2) * Math.sin(a),
      0.25 * head * Math.sin(a) + ((sign * jaw) / 2) * Math.cos(a),
      t / 2,
    ]
    return {
      features: [
        raised(
          id,
          [
            bar,
            ...round,
            ...heads.map((at): ProfileInput => ({ kind: 'circle', diameter: head, at: [at, 0] })),
          ],
          0,
          t,
        ),
        raised(`${id}-jaws`, [...mouths, ...sockets], 0, t, 'cut'),
      ],
      min: [-l / 2, -head / 2, 0],
      max: [l / 2, head / 2, t],
      faces: { '+z': { min: [from, -handle / 2, 0], max: [right - head / 2, handle / 2, t] } },
      measures: {
        jaw:
          open.length > 0
            ? { measure: { kind: 'distance', between: [side(1), side(-1)] }, value: jaw }
            : flats(jaw, [right, 0, t / 2]),
        length: extent('x', l),
        thickness: extent('z', t),
        handle: wall(handle, [(from + to) / 2, 0, t / 2], '+y'),
        head: extent('y', head),
      },
    }
  },
}

export const hexKey: Family = {
  id: 'hex key',
  forms: [['hex key|allen key|allen wrench|hex wrench|hexagon key|inbus key']],
  dimensions: {
    size: {
      says: 'key size',
      words: 'acrossFlats size width diameter thickness',
      forms: 'key size',
      default: usual(5, 'it fits M6 cap screws'),
    },
    long: {
      says: 'long arm',
      words: 'length',
      forms: 'long arm length|long arm',
      default: ({ need }) => ({
        value: Math.round(16 * need('size')),
        because: 'ISO 2936 has about this length',
      }),
    },
    short: {
      says: 'short arm',
      forms: 'short arm length|short arm',
      default: ({ need }) => ({
        value: Number((5.6 * need('size')).toPrecision(3)),
        because: 'ISO 2936 has about this length',
      }),
    },
  },
  bare: 'size',
  below: [['short', 'long']],
  build: ({ id, need }) => {
    const [s, long, short] = [need('size'), need('long'), need('short')]
    const corner = (s * 2) / Math.sqrt(3)
    const bend = 1.5 * s
    return {
      features: [
        {
          kind: 'sweep',
          id,
          sketch: { add: [{ kind: 'polygon', sides: 6, acrossFlats: s }] },
          path: {
            kind: 'segments',
            start: [0, 0, long - s / 2],
            segments: [
              { kind: 'line', to: [0, 0, 0] },
              { kind: 'line', to: [short - s / 2, 0, 0] },
            ],
            bendRadius: bend,
          },
        },
      ],
      min: [-corner / 2, -corner / 2, -corner / 2],
      max: [short - s / 2, corner / 2, long - s / 2],
      measures: {
        size: flats(s, [0, 0, long / 2]),
        long: levels('z', -s / 2, long - s / 2),
        short: levels('x', -s / 2, short - s / 2),
      },
    }
  },
}
