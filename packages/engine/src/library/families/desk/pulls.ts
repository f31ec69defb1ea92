/** Handles and knobs to pull. */
import type { Family } from '../family.ts'
import { bore, extent, holeSpacing, holes, wall } from '../measure.ts'
import { curve, line, rod, share, turned, usual } from '../shape.ts'

export const handle: Family = {
  id: 'handle',
  shares: { handle: '' },
  forms: [
    [
      'handle|drawer handle|cabinet handle|pull handle|door pull|drawer pull|cabinet pull|bow handle|door handle|grab handle|d handle',
    ],
  ],
  dimensions: {
    spacing: {
      says: 'hole spacing',
      words: 'centres',
      forms: 'hole spacing|screw spacing|mounting distance|centre distance|center distance|hole distance',
      default: usual(128, 'furniture handles come in steps of 32 mm'),
    },
    thickness: {
      says: 'bar thickness',
      words: 'thickness diameter',
      forms: 'bar diameter|bar thickness|grip diameter',
      default: usual(12, 'it sits well in the fingers'),
    },
    length: { says: 'length', words: 'length width axis-x' },
    height: {
      says: 'height',
      words: 'height depth axis-z',
      forms: 'projection|clearance height',
      default: usual(35, 'fingers fit behind it'),
    },
    screw: {
      says: 'screw hole diameter',
      forms: 'screw hole diameter|hole diameter',
      default: usual(3.3, 'it is the tapping drill of M4'),
    },
  },
  linear: [
    [
      [1, 'length'],
      [-1, 'spacing'],
      [-1, 'thickness'],
    ],
  ],
  bare: 'length',
  portions: {
    hole: {
      forms: 'screw hole|mounting hole|threaded hole',
      words: { diameter: 'screw' },
      bare: 'screw',
      plural: true,
    },
    bar: {
      forms: 'bar|grip|grip bar',
      words: { diameter: 'thickness', thickness: 'thickness', length: 'length' },
      bare: 'thickness',
    },
    leg: {
      forms: 'leg|post|foot|standoff',
      words: { height: 'height', diameter: 'thickness' },
      plural: true,
    },
  },
  below: [
    ['thickness', 'height'],
    ['screw', 'thickness'],
  ],
  build: ({ id, need }) => {
    const [c, t, h, screw] = [need('spacing'), need('thickness'), need('height'), need('screw')]
    const l = c + t
    const deep = Math.min(0.7 * h, 12)
    const bend = Math.min(h - t / 2, c / 3) * 0.6
    const q = bend * (1 - Math.SQRT1_2)
    const z = h - t / 2
    return {
      features: [
        {
          kind: 'sweep',
          id,
          sketch: { add: [{ kind: 'circle', diameter: t }] },
          path: {
            kind: 'segments',
            start: [-c / 2, 0, 0],
            segments: [
              { kind: 'line', to: [-c / 2, 0, z - bend] },
              { kind: 'arc', via: [-c / 2 + q, 0, z - q], to: [-c / 2 + bend, 0, z] },
              { kind: 'line', to: [c / 2 - bend, 0, z] },
              { kind: 'arc', via: [c / 2 - q, 0, z - q], to: [c / 2, 0, z - bend] },
              { kind: 'line', to: [c / 2, 0, 0] },
            ],
          },
        },
        rod(`${id}-screw-1`, screw, [-c / 2, 0, 0], deep, '+z', 'cut'),
        rod(`${id}-screw-2`, screw, [c / 2, 0, 0], deep, '+z', 'cut'),
      ],
      min: [-l / 2, -t / 2, 0],
      max: [l / 2, t / 2, h],
      measures: {
        spacing: holeSpacing(c, screw, [-c / 2, 0, 0], [c / 2, 0, 0]),
        thickness: wall(t, [0, 0, z], '+z'),
        length: extent('x', l),
        height: extent('z', h),
        screw: holes(2, screw),
      },
    }
  },
}

export const knob: Family = {
  id: 'knob',
  forms: [
    [
      'drawer knob|cabinet knob|door knob|doorknob|round knob|ball knob|gear knob|gear shift knob|shift knob|gear shifter knob|pull knob',
    ],
  ],
  shares: { knob: '' },
  becomes: {
    'control knob':
      'd shaft|d flat|d shaped|d shaped shaft|pointer|pointer line|indicator|indicator line|potentiometer|potentiometer shaft|oven|encoder|volume|d hole|d shaped hole|d bore|knurled|stove',
  },
  dimensions: {
    diameter: {
      says: 'diameter',
      words: 'diameter outerDiameter width',
      forms: 'head diameter|grip diameter',
      default: usual(32, 'it sits well in the fingers'),
    },
    height: {
      says: 'height',
      words: 'height length depth axis-z',
      default: share(0.85, 'diameter', 'fingers fit behind the head'),
    },
    neck: {
      says: 'neck diameter',
      words: 'bottomDiameter',
      forms: 'neck diameter|stem diameter|base diameter|shank diameter',
      default: share(0.5, 'diameter', 'the neck is half as wide as the head'),
    },
    hole: {
      says: 'hole diameter',
      words: 'innerDiameter',
      forms: 'hole diameter|bore|bore diameter|shaft hole diameter|shaft diameter',
      default: ({ need }) => ({
        value: Math.min(5, Number((0.3 * need('neck')).toPrecision(2))),
        because: 'it takes an M6 thread',
      }),
    },
    depth: {
      says: 'hole depth',
      forms: 'hole depth|bore depth',
      default: share(0.5, 'height', 'the thread holds well'),
    },
  },
  sequence: { 2: ['diameter', 'height'] },
  bare: 'diameter',
  portions: {
    hole: {
      forms: 'hole|shaft hole|bore|screw hole|threaded hole|center hole|centre hole|mounting hole',
      words: { diameter: 'hole', depth: 'depth' },
      bare: 'hole',
    },
    neck: { forms: 'neck|stem|shank|base', words: { diameter: 'neck' }, bare: 'neck' },
    head: { forms: 'head|grip', words: { diameter: 'diameter' }, bare: 'diameter' },
  },
  below: [
    ['neck', 'diameter'],
    ['hole', 'neck'],
    ['depth', 'height'],
  ],
  build: ({ id, need }) => {
    const [d, h, neck, hole, deep] = [
      need('diameter'),
      need('height'),
      need('neck') / 2,
      need('hole'),
      need('depth'),
    ]
    const r = d / 2
    const foot = 0.2 * h
    return {
      features: [
        turned(
          id,
          [0, 0],
          [
            line(neck, 0),
            line(neck, foot),
            curve([r, 0.66 * h], [], [0, 1], [0, 1]),
            curve([0, h], [], [0, 1], [-1, 0]),
          ],
        ),
        rod(`${id}-hole`, hole, [0, 0, 0], deep, '+z', 'cut'),
      ],
      min: [-r, -r, 0],
      max: [r, r, h],
      shape: 'round',
      bore: hole,
      measures: {
        diameter: extent('x', d),
        height: extent('z', h),
        neck: {
          measure: { kind: 'cylinder-diameter', near: [neck, 0, foot / 2], axis: '+z' },
          value: 2 * neck,
        },
        hole: bore(hole, [0, 0, deep / 2]),
        depth: { measure: { kind: 'hole-depth', diameter: hole, near: [0, 0, deep / 2] }, value: deep },
      },
    }
  },
}
