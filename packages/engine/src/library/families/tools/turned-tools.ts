/** Tools that are turned or ground from a bar: punch, chisel, screwdriver. They stand on their working end's opposite. */
import type { Family } from '../family.ts'
import { cylinder, extent, levels, wall } from '../measure.ts'
import { block, lines, raised, rod, share, turned, usual } from '../shape.ts'

export const punch: Family = {
  id: 'punch',
  forms: [
    [
      'straight punch|pin punch|drift punch|punch tool|parallel punch|piercing punch|punching tool|round punch|center punch|centre punch|prick punch|drift pin',
      {},
    ],
  ],
  shares: { punch: 'shank' },
  dimensions: {
    length: {
      says: 'length',
      words: 'length height axis-z',
      forms: 'total length|overall length',
      default: usual(120, 'it keeps the fingers away from the hammer'),
    },
    shank: {
      says: 'shank diameter',
      forms: 'shank diameter|body diameter',
      default: usual(10, 'it sits well in the fingers'),
    },
    tip: {
      says: 'working diameter',
      words: 'diameter',
      forms: 'working diameter|tip diameter|point diameter|nose diameter|working end diameter',
      default: share(0.5, 'shank', 'the tip is half the shank'),
    },
    tipLength: {
      says: 'working length',
      forms: 'working length|tip length|nose length|point length',
      default: share(0.35, 'length', 'a third of the length works'),
    },
    shankLength: { says: 'shank length', forms: 'shank length|body length' },
  },
  linear: [
    [
      [1, 'length'],
      [-1, 'tipLength'],
      [-1, 'shankLength'],
    ],
  ],
  bare: 'length',
  portions: {
    shank: { forms: 'shank|body', words: { diameter: 'shank', thickness: 'shank' }, bare: 'shank' },
    tip: { forms: 'tip|working end|nose|point|working part', words: { diameter: 'tip' }, bare: 'tip' },
  },
  below: [
    ['tipLength', 'length'],
    ['tip', 'shank'],
  ],
  build: ({ id, need }) => {
    const [l, s, d, n] = [need('length'), need('shank'), need('tip'), need('tipLength')]
    const body = l - n
    // A shoulder with a broken edge.
    const step = Math.min(Math.max(s - d, 0) / 4, body / 4)
    return {
      features: [
        turned(
          id,
          [0, 0],
          lines([s / 2, 0], [s / 2, body - step], [s / 2 - step, body], [d / 2, body], [d / 2, l], [0, l]),
        ),
        { kind: 'chamfer', id: `${id}-head`, edges: [{ at: { axis: 'z', value: 0 } }], distance: 0.08 * s },
      ],
      min: [-s / 2, -s / 2, 0],
      max: [s / 2, s / 2, l],
      shape: 'round',
      measures: {
        length: extent('z', l),
        shank: cylinder(s, [s / 2, 0, body / 2]),
        tip: cylinder(d, [d / 2, 0, l - n / 2]),
        tipLength: { measure: { kind: 'levels', axis: 'z', from: body, to: l }, value: n },
        shankLength: {
          measure: { kind: 'levels', axis: 'z', from: body, to: l },
          value: n,
          note: `the working end is ${n} long`,
        },
      },
    }
  },
}

export const chisel: Family = {
  id: 'chisel',
  forms: [['chisel|cold chisel|wood chisel|flat chisel|bench chisel']],
  dimensions: {
    width: {
      says: 'blade width',
      words: 'width',
      forms: 'blade width|edge width|cutting width',
      default: usual(20, 'it is a common width'),
    },
    length: {
      says: 'length',
      words: 'length height axis-z',
      forms: 'overall length',
      default: usual(200, 'it fits the hand'),
    },
    handle: {
      says: 'handle diameter',
      words: 'diameter',
      forms: 'handle diameter|shank diameter|grip diameter',
      default: usual(28, 'it fits the hand'),
    },
    handleLength: {
      says: 'handle length',
      forms: 'handle length|grip length',
      default: share(0.5, 'length', 'half of it is handle'),
    },
    thickness: {
      says: 'blade thickness',
      words: 'thickness',
      forms: 'blade thickness',
      default: share(0.25, 'width', 'the blade does not bend'),
    },
    edge: {
      says: 'edge angle',
      words: 'angle',
      forms: 'edge angle|bevel angle|cutting angle',
      unit: 'deg',
      default: usual(30, 'this is usual for bench work'),
    },
  },
  bare: 'width',
  portions: {
    blade: {
      forms: 'blade|cutting edge|tip|bevel|beveled edge|bevelled edge',
      words: { width: 'width', thickness: 'thickness', angle: 'edge' },
      bare: 'width',
    },
    handle: {
      forms: 'handle|grip|shank',
      words: { diameter: 'handle', length: 'handleLength' },
      bare: 'handle',
    },
  },
  below: [
    ['handleLength', 'length'],
    ['thickness', 'handle'],
  ],
  build: ({ id, need }) => {
    const [w, l, d, grip, t] = [
      need('width'),
      need('length'),
      need('handle'),
      need('handleLength'),
      need('thickness'),
    ]
    const bevel = t / Math.tan((need('edge') * Math.PI) / 180)
    return {
      features: [
        turned(
          id,
          [0, 0],
          lines(
            [0.42 * d, 0],
            [d / 2, 0.06 * grip],
            [d / 2, 0.7 * grip],
            [0.4 * d, 0.88 * grip],
            [0.4 * d, grip],
            [0, grip],
          ),
        ),
        block(`${id}-blade`, [-w / 2, -t / 2, grip - 0.2 * grip], [w / 2, t / 2, l]),
        // The ground edge: one bevel on the front.
        {
          kind: 'extrude',
          id: `${id}-bevel`,
          operation: 'cut',
          sketch: {
            add: [
              {
                kind: 'outline',
                start: [-t / 2, l - bevel],
                segments: lines([t / 2, l], [-t, l + 1], [-t, l - bevel]),
              },
            ],
          },
          plane: { on: 'frame', origin: [0, 0, 0], normal: '+x', x: '+y' },
          extent: { kind: 'length', length: 2 * w, direction: 'both' },
        },
      ],
      min: [-Math.max(w, d) / 2, -d / 2, 0],
      max: [Math.max(w, d) / 2, d / 2, l],
      measures: {
        width: wall(w, [0, 0, (grip + l - bevel) / 2], '+x'),
        length: extent('z', l),
        handle: cylinder(d, [d / 2, 0, 0.4 * grip]),
        handleLength: levels('z', 0, grip),
        thickness: wall(t, [0, 0, (grip + l - bevel) / 2], '+y'),
        edge: {
          measure: {
            kind: 'angle',
            between: [
              [0, t / 2, l - bevel / 2],
              [0, 0, l - bevel / 2],
            ],
          },
          value: 180 - need('edge'),
          note: 'between the faces, from outside',
        },
      },
    }
  },
}

export const screwdriver: Family = {
  id: 'screwdriver',
  forms: [
    [
      'screwdriver|flat screwdriver|flathead screwdriver|slotted screwdriver|flat head screwdriver|flat blade screwdriver',
    ],
    [
      'phillips screwdriver|cross head screwdriver|philips screwdriver|cross screwdriver',
      { tip: 'phillips' },
    ],
  ],
  options: {
    tip: {
      values: { flat: 'flat|slotted|flathead|flat head', phillips: 'phillips|cross head|philips' },
      default: 'flat',
    },
  },
  dimensions: {
    handle: {
      says: 'handle diameter',
      words: 'diameter',
      forms: 'handle diameter|grip diameter',
      default: usual(30, 'it fits the hand'),
    },
    handleLength: {
      says: 'handle length',
      forms: 'handle length|grip length',
      default: usual(100, 'it fills the palm'),
    },
    blade: {
      says: 'shaft length',
      forms: 'shaft length|blade length|shank length',
      default: usual(100, 'it reaches most screws'),
    },
    length: { says: 'length', words: 'length height axis-z', forms: 'overall length' },
    shaft: {
      says: 'shaft diameter',
      forms: 'shaft diameter|blade diameter|shank diameter',
      default: usual(6, 'it suits M4 to M5 screws'),
    },
    tip: {
      says: 'tip width',
      words: 'width',
      forms: 'tip width|blade width',
      default: share(1, 'shaft', 'the tip is as wide as the shaft'),
    },
    thickness: {
      says: 'tip thickness',
      words: 'thickness',
      forms: 'tip thickness',
      default: ({ need }) => ({
        value: Number((0.17 * need('tip')).toPrecision(2)),
        because: 'it fits the slot of ISO 1207',
      }),
    },
  },
  linear: [
    [
      [1, 'length'],
      [-1, 'handleLength'],
      [-1, 'blade'],
    ],
  ],
  bare: 'length',
  portions: {
    handle: {
      forms: 'handle|grip',
      words: { diameter: 'handle', length: 'handleLength' },
      bare: 'handleLength',
    },
    shaft: { forms: 'shaft|shank|blade|rod', words: { diameter: 'shaft', length: 'blade' }, bare: 'blade' },
    tip: { forms: 'tip|flat tip|phillips tip', words: { width: 'tip', thickness: 'thickness' }, bare: 'tip' },
  },
  below: [['shaft', 'handle']],
  build: ({ id, need, option }) => {
    const [d, grip, long, s, w, t] = [
      need('handle'),
      need('handleLength'),
      need('blade'),
      need('shaft'),
      need('tip'),
      need('thickness'),
    ]
    const l = grip + long
    const taper = Math.min(2.2 * s, long / 3)
    const flat = option('tip') === 'flat'
    return {
      features: [
        turned(
          id,
          [0, 0],
          lines(
            [0.36 * d, 0],
            [d / 2, 0.08 * grip],
            [d / 2, 0.6 * grip],
            [0.36 * d, 0.75 * grip],
            [0.42 * d, 0.94 * grip],
            [0.36 * d, grip],
            [0, grip],
          ),
        ),
        rod(`${id}-shaft`, s, [0, 0, grip - 0.1 * grip], long + 0.1 * grip - (flat ? taper : 0.8 * s)),
        ...(flat
          ? [
              {
                kind: 'loft' as const,
                id: `${id}-tip`,
                ruled: true,
                sections: [
                  {
                    sketch: { add: [{ kind: 'rectangle' as const, width: w * 0.98, height: 0.66 * s }] },
                    plane: {
                      on: 'frame' as const,
                      origin: [0, 0, l - taper - 0.5 * s] as [number, number, number],
                    },
                  },
                  {
                    sketch: { add: [{ kind: 'rectangle' as const, width: w, height: t }] },
                    plane: { on: 'frame' as const, origin: [0, 0, l] as [number, number, number] },
                  },
                ],
              },
            ]
          : [
              {
                kind: 'cone' as const,
                id: `${id}-tip`,
                bottomDiameter: s,
                topDiameter: 0.3 * s,
                height: 0.8 * s,
                frame: { origin: [0, 0, l - 0.8 * s] as [number, number, number] },
              },
              raised(
                `${id}-flutes`,
                [45, 135, 225, 315].map((turn) => ({
                  kind: 'rectangle' as const,
                  width: 0.5 * s,
                  height: 0.5 * s,
                  rotateDeg: 45,
                  at: [
                    0.53 * s * Math.cos((turn * Math.PI) / 180),
                    0.53 * s * Math.sin((turn * Math.PI) / 180),
                  ] as [number, number],
                })),
                l - 1.2 * s,
                l,
                'cut',
              ),
            ]),
        // Flutes for the grip.
        ...[0, 60, 120, 180, 240, 300].map((turn, index) =>
          rod(
            `${id}-flute-${index + 1}`,
            0.22 * d,
            [
              0.56 * d * Math.cos((turn * Math.PI) / 180),
              0.56 * d * Math.sin((turn * Math.PI) / 180),
              0.12 * grip,
            ] as [number, number, number],
            0.46 * grip,
            '+z' as const,
            'cut' as const,
          ),
        ),
      ],
      min: [-d / 2, -d / 2, 0],
      max: [d / 2, d / 2, l],
      shape: 'round',
      measures: {
        handle: cylinder(d, [(d / 2) * Math.cos(Math.PI / 6), (d / 2) * Math.sin(Math.PI / 6), 0.3 * grip]),
        handleLength: levels('z', 0, grip),
        blade: levels('z', grip, l),
        length: extent('z', l),
        shaft: cylinder(s, [s / 2, 0, grip + long / 3]),
        tip: flat ? wall(w, [0, 0, l - 1e-4], '+x') : [],
        thickness: flat ? wall(t, [0, 0, l - 1e-4], '+y') : [],
      },
    }
  },
}
