/** Phone cases: a tray around the phone, open at the screen, with openings for the cameras and the plug. */
import type { Family } from '../family.ts'
import { extent, levels, wall } from '../measure.ts'
import { usual } from '../shape.ts'

const inside = (outer: string, inner: string) =>
  [
    [1, outer],
    [-1, inner],
    [-2, 'wall'],
  ] as const

export const phoneCase: Family = {
  id: 'phone case',
  forms: [
    [
      'phone case|iphone case|smartphone case|mobile phone case|phone cover|pixel phone case|pixel case|cell phone case|mobile case|samsung phone case|galaxy phone case|android phone case|protective phone case|case for a phone|case for an iphone|case for my phone|case for my iphone|phone bumper',
    ],
  ],
  agrees: 'rectangular',
  dimensions: {
    phoneLength: {
      says: 'phone length',
      forms: 'phone length|phone height|inner length|inside length',
      default: usual(147.5, 'it is that of a common phone'),
    },
    phoneWidth: {
      says: 'phone width',
      forms: 'phone width|inner width|inside width',
      default: ({ need }) => ({
        value: Number((0.485 * need('phoneLength')).toPrecision(3)),
        because: 'phones are about half as wide as long',
      }),
    },
    phoneThickness: {
      says: 'phone thickness',
      forms: 'phone thickness|phone depth',
      default: usual(8, 'it is that of a common phone'),
    },
    wall: {
      says: 'wall thickness',
      words: 'wall thickness',
      forms: 'wall thickness|case thickness|shell thickness',
      default: usual(1.6, 'it bends enough to be put on'),
    },
    length: { says: 'length', words: 'length axis-x' },
    width: { says: 'width', words: 'width axis-y' },
    height: {
      says: 'height',
      words: 'height depth axis-z',
      default: ({ need }) => ({
        value: need('phoneThickness') + need('wall') + 0.8,
        because: 'a low rim guards the screen',
      }),
    },
    radius: {
      says: 'corner radius',
      words: 'radius',
      forms: 'corner radius',
      default: ({ need }) => ({
        value: Number((0.15 * need('phoneWidth')).toPrecision(2)),
        because: 'phones have such corners',
      }),
    },
  },
  linear: [inside('length', 'phoneLength'), inside('width', 'phoneWidth')],
  sequence: { 2: ['phoneLength', 'phoneWidth'], 3: ['phoneLength', 'phoneWidth', 'phoneThickness'] },
  bare: 'phoneLength',
  below: [
    ['wall', 'height'],
    ['radius', 'phoneWidth'],
  ],
  portions: {
    phone: {
      forms: 'phone|smartphone|mobile phone',
      words: {
        length: 'phoneLength',
        height: 'phoneLength',
        width: 'phoneWidth',
        thickness: 'phoneThickness',
      },
      sequence: { 2: ['phoneLength', 'phoneWidth'], 3: ['phoneLength', 'phoneWidth', 'phoneThickness'] },
    },
    camera: {
      forms:
        'camera cutout|camera hole|camera opening|camera cut out|opening for the camera|cutout for the camera|hole for the camera',
      words: {},
    },
    port: {
      forms:
        'charging port cutout|charging port|charging port hole|charging hole|port cutout|usb cutout|charger cutout|opening for the charger|charging cutout',
      words: {},
      plural: true,
    },
  },
  build: ({ id, need }) => {
    const [a, b, t, h, r] = [
      need('phoneLength'),
      need('phoneWidth'),
      need('wall'),
      need('height'),
      need('radius'),
    ]
    const [l, w] = [a + 2 * t, b + 2 * t]
    const camera: [number, number] = [-a / 2 + 0.13 * a, b / 2 - 0.27 * b]
    return {
      features: [
        {
          kind: 'extrude',
          id,
          sketch: { add: [{ kind: 'rectangle', width: l, height: w, cornerRadius: r + t }] },
          extent: { kind: 'length', length: h },
        },
        {
          kind: 'extrude',
          id: `${id}-room`,
          operation: 'cut',
          sketch: { add: [{ kind: 'rectangle', width: a, height: b, cornerRadius: r }] },
          plane: { on: 'frame', origin: [0, 0, t] },
          extent: { kind: 'length', length: h - t },
        },
        {
          kind: 'extrude',
          id: `${id}-camera`,
          operation: 'cut',
          sketch: {
            add: [
              { kind: 'rectangle', width: 0.19 * a, height: 0.4 * b, cornerRadius: 0.08 * b, at: camera },
            ],
          },
          extent: { kind: 'length', length: t },
        },
        {
          kind: 'extrude',
          id: `${id}-plug`,
          operation: 'cut',
          sketch: {
            add: [{ kind: 'rectangle', width: 0.2 * b, height: 0.5 * (h - t), cornerRadius: 0.12 * (h - t) }],
          },
          plane: { on: 'frame', origin: [a / 2 - 0.1 * r, 0, (h + t) / 2], normal: '+x', x: '+y' },
          extent: { kind: 'length', length: 2 * t + r },
        },
      ],
      chose: [
        'There are openings for the cameras and the plug where most phones have them, as none were described',
      ],
      min: [-l / 2, -w / 2, 0],
      max: [l / 2, w / 2, h],
      measures: {
        phoneLength: levels('x', -a / 2, a / 2),
        phoneWidth: levels('y', -b / 2, b / 2),
        phoneThickness: { ...levels('z', t, h), note: 'with the rim that guards the screen' },
        wall: wall(t, [0, 0, t / 2], '+z'),
        length: extent('x', l),
        width: extent('y', w),
        height: extent('z', h),
        radius: {
          measure: { kind: 'fillet-radius', near: [l / 2, w / 2, h / 2] },
          value: r + t,
          note: 'outside it is wider by the wall',
        },
      },
    }
  },
}
