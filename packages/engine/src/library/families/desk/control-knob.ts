/** Control knobs: a cap on a shaft, round or with a flat, with grip grooves and a pointer line where they are asked for. */
import type { Point3 } from '../../../plan/geometry.ts'
import { share, usual } from '../choose.ts'
import type { Family, FeatureInput } from '../family.ts'
import { bore, extent, levels, teeth, through, wall } from '../measure.ts'
import { block, rod } from '../shape.ts'

export const controlKnob: Family = {
  id: 'control knob',
  forms: [
    [
      'control knob|dial knob|potentiometer knob|pot knob|volume knob|oven knob|stove knob|cooker knob|replacement knob|appliance knob|instrument knob|encoder knob|rotary knob|rotary encoder knob|adjustment knob|thermostat knob|washing machine knob|gas knob|hob knob|radio knob|tuning knob|dial|knob for a d shaft|guitar knob|amp knob|timer knob|dimmer knob|knurled knob|grip knob',
    ],
  ],
  agrees: 'circular',
  options: {
    bore: {
      values: { round: 'round shaft|round bore', d: 'd shaped|d type|half moon|d cut' },
      default: 'round',
    },
  },
  idle: 'on the side|on the sides|on the rim|on the top|on top|around it|around the side',
  dimensions: {
    diameter: {
      says: 'diameter',
      words: 'diameter outerDiameter width',
      forms: 'knob diameter|grip diameter',
      default: usual(30, 'it sits well in the fingers'),
    },
    height: {
      says: 'height',
      words: 'height length depth thickness axis-z',
      default: share(0.55, 'diameter', 'two fingers get hold of it'),
    },
    shaft: {
      says: 'shaft diameter',
      words: 'innerDiameter',
      forms: 'shaft diameter|bore|bore diameter|hole diameter|shaft size|shaft hole diameter',
      default: usual(6, 'potentiometers have shafts of 6 mm'),
    },
    flat: {
      says: 'size across the flat',
      forms: 'size across the flat|flat size|d size|across the flat|d flat size',
      default: ({ option, has, need }) =>
        option('bore') === 'd' || has('flat') || has('dShaft')
          ? {
              value: Number((0.75 * need('shaft')).toPrecision(3)),
              because: 'shafts of 6 mm have 4.5 mm there',
            }
          : 0,
    },
    depth: {
      says: 'depth of the bore',
      forms: 'bore depth|hole depth|shaft depth|shaft length',
      default: share(0.65, 'height', 'the shaft holds it straight'),
    },
    ridges: {
      says: 'number of grip grooves',
      unit: 'count',
      default: ({ has, need }) =>
        has('ridges')
          ? {
              value: Math.max(8, 2 * Math.round(0.35 * need('diameter'))),
              because: 'they are as wide as fingers feel',
            }
          : 0,
    },
    pointer: {
      says: 'width of the pointer line',
      forms: 'pointer width|line width|pointer line width|indicator width',
      default: ({ has }) => (has('pointer') ? { value: 1.5, because: 'it is seen from afar' } : 0),
    },
  },
  sequence: { 2: ['diameter', 'height'] },
  bare: 'diameter',
  portions: {
    shaft: {
      forms:
        'shaft|spindle|bore|hole|shaft hole|center hole|centre hole|round shaft|stem|potentiometer shaft|motor shaft',
      words: { diameter: 'shaft', size: 'shaft', depth: 'depth', length: 'depth' },
      bare: 'shaft',
    },
    dShaft: {
      forms:
        'd shaft|d shaped shaft|d hole|d bore|d shaped hole|d shaped bore|d type shaft|flatted shaft|half moon shaft',
      words: { diameter: 'shaft', size: 'shaft', depth: 'depth' },
      bare: 'shaft',
    },
    flat: {
      forms: 'd flat|flat|flat side|d|flat on the shaft|flatted side',
      words: { diameter: 'flat', width: 'flat', thickness: 'flat', acrossFlats: 'flat', size: 'flat' },
      bare: 'flat',
    },
    ridges: {
      forms:
        'grip ridge|ridge|knurl|knurling|grip groove|groove|rib|grip rib|grip|vertical ridge|vertical groove|vertical rib|flute|serration|knurled side|knurled edge|notch|ribbing',
      words: {},
      count: 'ridges',
      plural: true,
    },
    pointer: {
      forms:
        'pointer|pointer line|indicator|indicator line|pointer mark|marker line|position line|indicator mark|line|mark|arrow|indicator notch',
      words: { width: 'pointer' },
      bare: 'pointer',
    },
  },
  below: [
    ['shaft', 'diameter'],
    ['flat', 'shaft'],
    ['depth', 'height'],
  ],
  build: ({ id, need, called }) => {
    const [d, h, shaft, flat, deep, count, line] = [
      need('diameter'),
      need('height'),
      need('shaft'),
      need('flat'),
      need('depth'),
      Math.round(need('ridges')),
      need('pointer'),
    ]
    const r = d / 2
    const groove = count > 0 ? Math.min((0.55 * Math.PI * d) / count, 0.12 * d) : 0
    const grooves = Array.from({ length: count }, (_, index): FeatureInput => {
      const turn = (2 * Math.PI * (index + 0.5)) / count
      return rod(
        `${id}-groove-${index + 1}`,
        groove,
        [r * Math.cos(turn), r * Math.sin(turn), 0],
        h,
        '+z',
        'cut',
      )
    })
    const stop = flat - shaft / 2
    const sunk = Number(Math.min(0.8, 0.1 * h).toPrecision(2))
    const near: Point3 = [-shaft / 2, 0, deep / 2]
    return {
      features: [
        rod(id, d, [0, 0, 0], h),
        {
          kind: 'extrude',
          id: `${id}-bore`,
          operation: 'cut',
          sketch: {
            add: [{ kind: 'circle', diameter: shaft }],
            ...(flat > 0
              ? {
                  cut: [
                    {
                      kind: 'rectangle',
                      width: shaft,
                      height: 2 * shaft,
                      at: [stop + shaft / 2, 0] as [number, number],
                    },
                  ],
                }
              : {}),
          },
          extent: { kind: 'between', from: 0, to: deep },
        },
        ...grooves,
        ...(line > 0
          ? [block(`${id}-pointer`, [0.35 * r, -line / 2, h - sunk], [r + 1, line / 2, h], 'cut' as const)]
          : []),
      ],
      min: [-r, -r, 0],
      max: [r, r, h],
      shape: 'round',
      bore: shaft,
      chose: [
        ...(line > 0 ? [`The pointer is a line ${sunk} mm deep in the top`] : []),
        'The bore is as wide as the shaft: add what your printer needs for a press fit',
      ],
      measures: {
        diameter: count > 0 || line > 0 ? { ...extent('x', d), tolerance: 0.01 * d } : extent('x', d),
        height: extent('z', h),
        shaft:
          flat > 0
            ? { measure: { kind: 'hole-diameter', near, axis: '+z' }, value: shaft }
            : bore(shaft, [0, 0, deep / 2]),
        flat:
          flat > 0
            ? through(
                wall(r - stop, [(r + stop) / 2, 0, deep / 2], '+x'),
                `${Number((r - stop).toFixed(2))} mm behind the flat`,
              )
            : [],
        depth: levels('z', 0, deep),
        ridges: teeth(count, d - 0.2 * groove, [0, 0, h / 3]),
        pointer: levels('y', -line / 2, line / 2),
      },
      name: `${called} ${d} × ${h} mm for a ${shaft} mm shaft`,
    }
  },
}
